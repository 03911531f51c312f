"""Texts: every verb, event, question and refusal has one, in every language, and none is unused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import get_args

import pytest
from fluent.syntax import ast as ftl

from i18n.message import FILES, events, messages, question_kinds, used, verbs
from metro2033 import catalog
from metro2033.bots.registry import all_names, evaluator
from metro2033.cli.order import COMMANDS
from metro2033.cli.position import COLUMNS
from metro2033.content.effect import ThreatType
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import Signature
from metro2033.i18n import MissingText, Wording, languages, text, variables
from metro2033.i18n.bundle import APART, COMMON, TEXTS
from metro2033.i18n.wording import Argument
from metro2033.rulebook import EDITIONS
from metro2033.table import answer
from metro2033.table.answer import Accepted
from metro2033.table.fair import commitment
from metro2033.table.policy import settle
from metro2033.table.record import Header, Player
from metro2033.table.table import Table

NAMING = {"names", *(f"{edition}/content" for edition in catalog.names())}
"""Files of names, which have the forms that a language needs."""

PENDING: set[str] = set()
"""Files that are not translated yet, or not wholly."""

NUMBERS = (0, 1, 2, 5, 11, 21, 101)

JOINED = {"list", "count"}
"""The variables of the parts that join several events."""


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_all_languages_can_be_spoken() -> None:
    assert {language for language in ("en", "ru", "hu") if f"{language}/screen" not in PENDING} == {
        *languages()
    }


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", ["ru", "hu"])
def test_every_language_says_the_same(language: str, file: str) -> None:
    faults = different(language, file)
    if f"{language}/{file}" in PENDING:
        assert faults, "no longer pending"
    else:
        assert not faults


def different(language: str, file: str) -> list[str]:
    """What a file of a language lacks or has too much, beside the English one."""
    english, other = messages("en", file), messages(language, file)
    faults = [f"{id}: only in one language" for id in english.keys() ^ other.keys()]
    for id in english.keys() & other.keys():
        if used(english[id]) != used(other[id]):
            faults.append(f"{id}: other variables")
        if parts(file, english[id]) != parts(file, other[id]):
            faults.append(f"{id}: other parts")
    return faults


def parts(file: str, message: ftl.Message) -> set[str]:
    """The parts that a message has in every language: not the forms of names."""
    found = {part.id.name for part in message.attributes}
    return found & {*TEXTS} if file in NAMING else found - {"shows"}


@pytest.mark.parametrize(("file", "known"), [("options", verbs()), ("events", events())])
def test_verbs_and_events_have_messages_with_their_variables(
    language: str, file: str, known: dict[str, Signature]
) -> None:
    prefix = file.rstrip("s")
    found = messages(language, file)
    assert found.keys() == {f"{prefix}-{name}" for name in known}
    for name, signature in known.items():
        message = found[f"{prefix}-{name}"]
        assert message.value is not None
        wanted = set(variables(signature.kinds))
        # A round tells also where the marker stands, which the table shows anyway.
        if name != "round_began":
            assert used(message.value) == wanted, name
        assert used(message) <= wanted | JOINED


def test_parts_of_an_option_belong_to_questions(language: str) -> None:
    parts = {p.id.name for m in messages(language, "options").values() for p in m.attributes}
    assert parts <= question_kinds() | {"group"}


def test_every_kind_of_question_is_worded(language: str) -> None:
    found = messages(language, "questions")
    assert found.keys() == {f"question-{kind}" for kind in question_kinds()}
    assert {p.id.name for message in found.values() for p in message.attributes} <= verbs().keys()


def test_every_refusal_is_worded(language: str) -> None:
    known = {value for value in vars(answer).values() if str(value).startswith("refused-")}
    assert messages(language, "refusals").keys() == known


@pytest.mark.parametrize("edition", catalog.names())
def test_every_event_is_a_sentence_with_every_name_and_number(language: str, edition: str) -> None:
    game = catalog.game(edition)
    wording = Wording(game, language)
    named = Wording(game, language)
    factions = game.slugs.get("faction", [])
    named.seats = {str(seat): faction for seat, faction in enumerate(factions, 1)}
    for event in game.events:
        for values in examples(game.slugs, event.kinds):
            assert is_sentence(wording.event(event.name, values))
            assert is_sentence(named.event(event.name, values))


@pytest.mark.parametrize("edition", catalog.names())
def test_what_a_player_may_not_know_reads_naturally(language: str, edition: str) -> None:
    game = catalog.game(edition)
    header = Header.new(game, [Player("a", "human")] * 3, commitment=commitment(bytes(32)))
    table, wording, hidden = Table.open(game, header), Wording(game, language), set[str]()
    source = Stream(7)
    for _ in range(3000):
        settle(table, bytes(32))
        if table.is_over:
            break
        ask = table.ask(table.asked[0])
        assert ask is not None
        key = ask.decision.keys[source.below(len(ask.decision.keys))]
        assert isinstance(table.choose(ask.decision.seat, ask.number, key), Accepted)
    for seat in (0, SPECTATOR):
        for event in table.events_for(seat):
            name, args = table.codec.event_args(event)
            hidden |= {name} if None in args else set()
            assert is_sentence(wording.event(name, args))
    assert hidden


@pytest.mark.parametrize("edition", catalog.names())
def test_every_option_has_a_label(language: str, edition: str) -> None:
    game = catalog.game(edition)
    wording = Wording(game, language)
    for verb in game.verbs:
        for values in examples(game.slugs, verb.kinds):
            assert is_plain(wording.option(":".join([verb.name, *map(str, values)])))


@pytest.mark.parametrize("edition", catalog.names())
def test_everything_has_a_name(language: str, edition: str) -> None:
    wording = Wording(catalog.game(edition), language)
    for kind, slugs in catalog.game(edition).slugs.items():
        for slug in slugs:
            if kind not in {"seat", "position"}:
                assert wording.name(kind, slug).found(), slug


def examples(slugs: dict[str, list[str]], kinds: Sequence[str]) -> Iterator[list[Argument]]:
    """Arguments in which every number and every thing of an edition comes up once."""
    pools: list[Sequence[Argument]] = [
        NUMBERS if kind == "number" else slugs[kind] for kind in kinds
    ]
    if all(pools):
        for n in range(max([1, *map(len, pools)])):
            yield [pool[n % len(pool)] for pool in pools]


def is_sentence(told: str) -> bool:
    """Whether a text is a whole sentence that hides nothing clumsily."""
    return told.endswith(".") and is_plain(told) and "hidden" not in told.lower()


def is_plain(sentence: str) -> bool:
    """Whether nothing of keys and Fluent is left in a text."""
    return re.search(r"[{}$]\S|\D:\S|_|\bNone\b", sentence.replace(": ", " ")) is None


def test_a_thing_without_a_text_is_called_by_its_id() -> None:
    wording = Wording(catalog.game("second"))
    assert str(wording.name("station", "new_place")) == "New place"
    assert wording.option("move:new_place") == "Move to New place"


def test_players_are_called_by_what_they_are_called() -> None:
    wording = Wording(catalog.game("second"))
    assert wording.event("hero_rested", ["2"]) == "Player 2's hero rests."
    wording.seats["2"] = "red_line"
    assert wording.event("hero_rested", ["2"]) == "The Red Line's hero rests."
    assert wording.event("station_captured", ["2", "polyanka"]) == "The Red Line captures Polyanka."


def test_numbers_and_lists() -> None:
    wording = Wording(catalog.game("second"))
    assert wording.event("resource_gained", ["1", "pig", 1]) == "Player 1 gets 1 pig."
    assert wording.amounts({"pig": 2, "ammo": 0, "mushroom": 1}) == "2 pigs and 1 mushroom"
    assert wording.listed(["a", "b", "c"]) == "a, b and c"


def test_what_is_missing_is_told() -> None:
    with pytest.raises(MissingText, match="no message 'no-such'"):
        text("no-such")
    with pytest.raises(MissingText, match="'option-pass' has no part 'nowhere'"):
        text("option-pass", part="nowhere")


def test_every_file_of_texts_is_used() -> None:
    shared = {*COMMON, *APART, "client", "editor", "handbook"}
    names = ("book", "content", "edition", "house-rules", "lesson", "rules", "rulings")
    own = {f"{edition}/{name}" for edition in EDITIONS for name in names}
    assert {*FILES} == shared | own | {"toy/content", "toy/edition", "toy/house-rules"}


@pytest.mark.parametrize("edition", catalog.names())
def test_an_edition_is_named_in_its_own_texts(language: str, edition: str) -> None:
    named = messages(language, f"{edition}/edition")
    assert named.keys() == {f"edition-{edition}"}
    parts = {part.id.name for part in named[f"edition-{edition}"].attributes}
    assert parts == ({"lower", "about", "rules"} if edition in EDITIONS else {"lower"})


def test_no_message_of_the_terminal_is_unused() -> None:
    folders = [files("metro2033").joinpath(name) for name in ("cli", "content")]
    modules = [file for folder in folders for file in folder.iterdir() if file.name.endswith(".py")]
    source = "".join(file.read_text("utf-8") for file in modules)
    made = {f"column-{column}" for column in COLUMNS}
    said = set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", source))
    assert messages("en", "screen").keys() <= said | made
    for message in ("help", "typed"):
        commands = {part.id.name for part in messages("en", "screen")[message].attributes}
        assert commands == {"again", *COMMANDS}


def test_bots_and_their_reasons_have_names_and_none_is_unused() -> None:
    features = {
        name for edition in ("first", "second") for name in evaluator(catalog.game(edition)).names
    }
    hints = {"hint-option", "hint-then", "hint-own", "hint-rivals", "hint-none"}
    names = {f"bot-{name}" for name in [*all_names(), "policy"]}
    names |= {f"feature-{name}" for name in features}
    assert messages("en", "bots").keys() == names | hints


def test_no_name_is_unused() -> None:
    game = catalog.game("second")
    slugs = [f"{kind}-{slug}" for kind in ("resource", "fighter") for slug in game.slugs[kind]]
    others = [
        "plain",
        "seat-plain",
        "seat-named",
        "list-two",
        "list-more",
        "between",
        *[f"phase-{n}" for n in range(6)],
    ]
    types = [f"type-{slug}" for slug in (*get_args(ThreatType), "attack", "defence", "manoeuvre")]
    assert messages("en", "names").keys() == {*slugs, *others, *types}
