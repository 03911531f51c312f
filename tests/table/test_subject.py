"""What questions are about: the text of a question names the player, station or card behind it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from metro2033.catalog import game
from metro2033.cli.position import seat_factions
from metro2033.engine.effects.program import EffectFrame
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.model.question import QUESTIONS, SUBJECTS
from metro2033.i18n import Wording
from metro2033.table.decision import Decision
from metro2033.table.keys import Argument
from metro2033.table.record import read
from metro2033.table.subject import subject
from metro2033.table.table import Table
from table.play import SECRET, header

Asked = tuple[Table[Any], Decision, dict[str, Argument]]

ALWAYS = {
    "first": {"discount": "equipment", "threat_answer": "threat", "token": "station"},
    "second": {
        "capture": "station",
        "choose_defender": "seat",
        "combat_card": "seat",
        "pay": "effect",
        "vote": "law",
    },
}
"""What questions of some kinds are always about."""


FROM_NOWHERE = {
    "first": {"home", "take_resource", "hero_lost"},
    "second": {"mission_window", "retreat", "take_resource"},
}
"""Questions that also come by themselves: soldiers work, a fight has no other player or threat."""

REPLAYS = Path(__file__).parents[1] / "replays"


def questions(edition: str, count: int) -> Iterator[Asked]:
    """The questions of matches between players who like to fight and to pay."""
    played, lots = game(edition), random.Random(11)
    table = Table.open(played, header(4, edition=edition))
    for _ in range(count):
        if table.is_over:
            table = Table.open(played, header(3, edition=edition))
        seat = table.asked[0]
        if seat == CHANCE:
            table.draw(SECRET)
            continue
        ask = table.ask(seat)
        assert ask is not None
        decision = ask.decision
        yield (
            table,
            decision,
            subject(played, table.view(seat), decision).args,
        )
        bold = [key for key in decision.keys if key.startswith(("attack", "army_", "use_", "buy"))]
        keys = bold if bold and lots.random() < 0.7 else decision.keys
        table.choose(seat, ask.number, lots.choice(keys))


def test_only_kinds_of_questions_have_subjects() -> None:
    assert SUBJECTS.keys() <= QUESTIONS.keys()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_questions_name_what_they_are_about_in_every_language(edition: str) -> None:
    seen = set[str]()
    for table, decision, about in questions(edition, 900):
        assert tuple(about) == SUBJECTS.get(decision.kind, ())
        known = ALWAYS[edition].get(decision.kind)
        if known is not None:
            seen.add(decision.kind)
            assert about[known]
        for language in ("en", "ru", "hu"):
            wording = Wording(table.game, language)
            wording.seats = seat_factions(table.game.facts(table.state))
            asked = wording.question(decision.kind, decision.keys[0], about)
            assert asked.endswith("?")
            if known is not None and known != "seat":
                assert str(wording.name(known, str(about[known]))) in asked or language == "hu"
    assert len(seen) >= 2


@pytest.mark.parametrize(
    ("edition", "expected"), [("first", {"effect"}), ("second", {"effect", "threat"})]
)
def test_a_question_of_a_card_shows_the_card_and_its_rules(
    edition: str, expected: set[str]
) -> None:
    kinds = set[str]()
    for table, decision, _ in questions(edition, 900):
        if any(isinstance(frame, EffectFrame) for frame in table.state.stack):
            told = subject(table.game, table.view(decision.seat), decision)
            kinds |= {kind for kind, _ in told.cards[:1]}
            assert told.cards
            assert len({name for _, name in told.cards}) == len(told.cards)
            assert told.rules
    assert kinds >= expected


def test_an_opponent_is_never_the_player_who_is_asked() -> None:
    found = 0
    for _, decision, about in questions("second", 900):
        if about.get("seat"):
            found += 1
            assert about["seat"] != str(decision.seat + 1)
    assert found > 10


def test_without_a_subject_a_question_is_asked_in_general() -> None:
    wording = Wording(game("second"), "en")
    assert wording.question("pay") == "Will you pay the price?"
    asked = wording.question("pay", "", {"effect": "quarantine_camp"})
    assert asked == "Quarantine Camp: will you pay what the card asks for?"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_no_recorded_question_hides_what_it_is_about_from_the_seat_that_is_asked(
    edition: str,
) -> None:
    played, bare, named = game(edition), set[str](), set[str]()
    for file in sorted((REPLAYS / edition).glob("*.jsonl")):
        record = read(file.read_text(encoding="utf-8"))
        table = Table.open(played, record.header)
        for choice in record.choices:
            ask = None if choice.seat == CHANCE else table.ask(choice.seat)
            if ask is not None and ask.decision.kind in SUBJECTS:
                about = subject(played, table.view(choice.seat), ask.decision).args
                (named if any(about.values()) else bare).add(ask.decision.kind)
            table.follow(choice)
    assert bare == FROM_NOWHERE[edition]
    assert len(named) > 10
