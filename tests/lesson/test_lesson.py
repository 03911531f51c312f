"""Lessons: their scripts play on the real engine whatever the learner may choose, in all words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from i18n.message import messages, question_kinds
from metro2033 import catalog
from metro2033.bots.registry import odds
from metro2033.engine.kernel.core import CHANCE
from metro2033.i18n import Name, Wording, languages
from metro2033.lesson import LEARNER, Lesson, ScriptedChoice, lesson, lesson_names
from metro2033.lesson.lesson import learnt
from metro2033.rulebook import rule
from metro2033.scenario import Malformed, play, read_text
from metro2033.table.answer import Accepted, Refused
from metro2033.table.keys import codec_of
from metro2033.table.record import Header, Player
from metro2033.table.table import Table

MOST_WORDS = 25
MOST_READ = 2
WORDS_A_MINUTE = 180
SECONDS_AN_ANSWER = 3

EDITIONS = pytest.mark.parametrize("edition", lesson_names())
LANGUAGES = pytest.mark.parametrize("language", languages())


def opened(taught: Lesson) -> Table[Any]:
    """A table at the start of a lesson."""
    game = catalog.game(taught.edition)
    players = [Player(f"seat {n + 1}", "scenario") for n in range(taught.seats)]
    rules = taught.house_rules
    return Table.open(game, Header.new(game, players, rules, position=taught.position))


def recite(table: Table[Any], line: ScriptedChoice, key: str = "") -> None:
    """Make a choice of the script, or another one in its place."""
    ask = table.ask(line.seat)
    assert ask is not None, f"choice {table.count + 1}: {line} is not asked"
    assert isinstance(table.choose(line.seat, ask.number, key or line.key), Accepted), line


def said(language: str, edition: str) -> dict[str, str]:
    """The messages of a lesson, as they are written."""
    return written(language, f"{edition}/lesson")


def written(language: str, file: str) -> dict[str, str]:
    """The messages of a file, as they are written."""
    found = messages(language, file)
    patterns = {id: message.value for id, message in found.items()}
    return {id: serialize_pattern(p) for id, p in patterns.items() if isinstance(p, ftl.Pattern)}


def words(text: str) -> int:
    return len([word for word in text.split() if re.search(r"\w", word)])


@EDITIONS
def test_nature_and_opponents_have_an_answer_to_whatever_the_learner_chooses(edition: str) -> None:
    taught = lesson(edition)
    tried = 0
    for n, other in enumerate(taught.script):
        table = opened(taught)
        for line in taught.script[:n]:
            recite(table, line)
        ask = table.ask(other.seat)
        assert ask is not None
        for key in ask.decision.keys:
            if not other.takes(other.seat, key):
                continue
            branch = table.branch(n)
            recite(branch, other, key)
            for line in taught.script[n + 1 :]:
                asked = branch.ask(line.seat)
                assert asked is not None
                # What leaves no choice is answered by itself, before the coach can speak of it.
                assert line.seat != LEARNER or len(asked.decision.keys) > 1, line
                recite(branch, line)
            assert not branch.is_over
            tried += 1
    assert tried > len(taught.script)


@EDITIONS
def test_every_question_to_the_learner_has_a_cue_and_every_cue_its_question(edition: str) -> None:
    taught = lesson(edition)
    table = opened(taught)
    asked_for = {cue.at: cue for cue in taught.cues if cue.key}
    attempts = {cue.at: cue for cue in taught.cues if cue.attempt}
    for n, line in enumerate(taught.script):
        ask = table.ask(line.seat)
        assert ask is not None
        if line.seat == LEARNER and len(ask.decision.keys) > 1:
            assert asked_for.pop(n).key == line.key
        if n in attempts:
            refused = table.choose(LEARNER, ask.number, attempts[n].attempt)
            assert isinstance(refused, Refused)
            assert refused.rule == attempts.pop(n).rule
        recite(table, line)
    assert not asked_for
    assert not attempts
    assert {cue.at for cue in taught.cues} <= {*range(len(taught.script) + 1)}


@EDITIONS
def test_nobody_reads_more_than_two_steps_in_a_row(edition: str) -> None:
    read = "".join("." if cue.key or cue.attempt else "r" for cue in lesson(edition).cues)
    assert max(map(len, read.split("."))) <= MOST_READ, read


@EDITIONS
def test_the_coach_sends_nobody_into_a_fight_that_looks_lost(edition: str) -> None:
    taught, game = lesson(edition), catalog.game(edition)
    table, fought = opened(taught), 0
    for cue in taught.cues:
        while table.count < cue.at:
            recite(table, taught.script[table.count])
        if cue.key:
            word = codec_of(game).word(cue.key)
            chances = odds(game).chances(table.view(LEARNER), LEARNER, word)
            assert chances is None or chances.win > chances.loss, cue.text
            fought += chances is not None
    assert fought > 1


@EDITIONS
def test_a_lesson_shows_all_that_a_match_is_made_of(edition: str) -> None:
    taught = lesson(edition)
    verbs = {line.key.partition(":")[0] for line in taught.script if line.seat == LEARNER}
    assert verbs & {"move", "step"}
    assert verbs & {"purchase"}
    assert verbs & {"attack_station", "army_station"}
    assert verbs & {"keep_mission"}
    (attempt,) = [cue for cue in taught.cues if cue.attempt]
    assert rule(attempt.rule).edition == edition
    assert any(line.seat not in {LEARNER, CHANCE} for line in taught.script)
    assert any("log" in cue.show for cue in taught.cues)
    assert taught.cues[-1].at == len(taught.script)


@EDITIONS
def test_the_coach_points_at_stations_and_answers_that_are_there(edition: str) -> None:
    taught = lesson(edition)
    stations = catalog.game(edition).slugs["station"]
    for cue in taught.cues:
        for kind, _, name in (place.partition(":") for place in cue.show):
            assert kind != "station" or name in stations
            assert kind != "option" or name == cue.key


@EDITIONS
@LANGUAGES
def test_every_step_has_few_words_and_no_message_is_unused(edition: str, language: str) -> None:
    found = said(language, edition)
    tips = {id for id in found if id.startswith(f"lesson-{edition}-tip-")}
    assert found.keys() - tips == {f"lesson-{edition}-{cue.text}" for cue in lesson(edition).cues}
    assert {id.removeprefix(f"lesson-{edition}-tip-") for id in tips} <= question_kinds()
    for id, text in found.items():
        assert words(text) <= MOST_WORDS, id


@EDITIONS
@LANGUAGES
def test_a_lesson_takes_less_than_ten_minutes(edition: str, language: str) -> None:
    cues = lesson(edition).cues
    text = " ".join(said(language, edition)[f"lesson-{edition}-{cue.text}"] for cue in cues)
    reading = words(text) / WORDS_A_MINUTE * 60
    assert reading + len(cues) * SECONDS_AN_ANSWER < 10 * 60


QUOTED = re.compile(r"[“„«]([^”»]+)[”»]")


@EDITIONS
@LANGUAGES
def test_buttons_that_the_coach_quotes_are_called_so(edition: str, language: str) -> None:
    taught, found = lesson(edition), said(language, edition)
    wording = Wording(catalog.game(edition), language)
    beginnings = named(edition, language)
    table, quoted = opened(taught), 0
    for cue in taught.cues:
        while table.count < cue.at:
            recite(table, taught.script[table.count])
        ask = table.ask(LEARNER)
        keys, kind = (ask.decision.keys, ask.decision.kind) if ask else ((), "")
        buttons = {wording.option(key, kind) for key in keys}
        buttons.add(written(language, "client")["client-hint"].strip())
        for quote in QUOTED.findall(found[f"lesson-{edition}-{cue.text}"]):
            if not any(quote.startswith(name) for name in beginnings):
                assert quote in buttons, cue.text
                quoted += 1
    assert quoted > 2


def named(edition: str, language: str) -> set[str]:
    """How names of stations and cards begin, in whatever case they stand."""
    slugs = catalog.game(edition).slugs
    kinds = ("station", "mission", "law", "threat")
    names = [str(Name(k, slug, language, edition)) for k in kinds for slug in slugs.get(k, ())]
    return {name.partition(" (")[0][:-2] for name in names}


def test_an_edition_without_a_lesson_is_not_learnt() -> None:
    with pytest.raises(KeyError):
        lesson("toy")


def test_a_lesson_that_cannot_be_played_is_refused() -> None:
    text = Path(__file__).with_name("walk.toml").read_text("utf-8")
    taught = learnt(play(read_text(text)))
    assert [cue.text for cue in taught.cues] == ["walk", "rest"]
    assert taught.script[0].takes(0, "move:tverskaya")
    assert taught.script[0].takes(0, "move:lubyanka")
    assert not taught.script[0].takes(0, "pass")
    assert not taught.script[0].takes(1, "move:lubyanka")
    with pytest.raises(Malformed, match="is refused"):
        learnt(play(read_text(text.replace('= "move:tverskaya"', '= "move:polyanka"'))))
    with pytest.raises(Malformed, match="nobody can point at 'moon'"):
        learnt(play(read_text(text.replace("decision", "moon"))))
    with pytest.raises(Malformed, match="accept needs a choose"):
        read_text(text.replace('choose = "move:tverskaya"\n', ""))
