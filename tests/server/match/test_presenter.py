"""What a viewer is shown: questions with traits and cards, events with the rules behind them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.rulebook import EDITIONS
from metro2033.server.match.table_presenter import TablePresenter
from metro2033.server.protocol import part
from metro2033.server.store.entities import StoredChoice
from metro2033.table.decision import Choice
from metro2033.table.lack import has_lacks, lacks
from metro2033.table.record import Record, read
from metro2033.table.table import Table

REPLAYS = Path(__file__).parents[2] / "replays"


def shortest(edition: str) -> Record:
    """The shortest recorded match of an edition."""
    file = min((REPLAYS / edition).glob("*.jsonl"), key=lambda path: path.stat().st_size)
    return read(file.read_text(encoding="utf-8"))


def opened(record: Record) -> tuple[Table[Any], list[StoredChoice]]:
    """A recorded match at its table, and its choices as they are stored."""
    table = Table.open(catalog.game(record.header.edition), record.header, record.choices)
    return table, [StoredChoice(n, c.seat, c.key, "", 0) for n, c in enumerate(record.choices, 1)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_steps_carry_the_rules_behind_their_events(edition: str) -> None:
    table, log = opened(shortest(edition))
    for viewer in (0, SPECTATOR):
        steps = TablePresenter(table, log).steps(viewer, 0, len(log))
        told = [event.rules for step in steps for event in step.events]
        assert told == [event.rules.split() for event in table.events_for(viewer)]
        assert all(told)


def asked(name: str, kind: str, verb: str = "") -> tuple[TablePresenter, Table[Any], Choice]:
    """A recorded match right before a question of that kind is answered so, and the answer."""
    record = read((REPLAYS / f"{name}.jsonl").read_text(encoding="utf-8"))
    table, log = opened(record)
    n = next(
        n
        for n, choice in enumerate(record.choices, 1)
        if table.kind_at(n) == kind and choice.key.startswith(verb)
    )
    table = Table.open(table.game, record.header, record.choices[: n - 1])
    return TablePresenter(table, log), table, record.choices[n - 1]


def asked_question(name: str, kind: str, verb: str = "") -> tuple[part.Question, Mapping[str, Any]]:
    """Such a question, and the facts in the eyes of the one who is asked."""
    sight, table, choice = asked(name, kind, verb)
    question = sight.question(choice.seat, sight.facts(choice.seat))
    assert question is not None
    return question, table.game.facts(table.view(choice.seat))


def test_options_and_events_come_with_the_traits_of_their_words() -> None:
    question, _ = asked_question("second/last_round", "hero_turn", "pass")
    ends = [option.key for option in question.options if "ends" in option.traits]
    assert ends == ["pass"]
    sight, table, _ = asked("second/last_round", "hero_turn")
    events = [event for step in sight.steps(SPECTATOR, 0, table.count) for event in step.events]
    headings = {event.kind for event in events if "heading" in event.traits}
    assert {"round_began", "phase_began"} <= headings
    assert "faction_taken" not in headings


def test_a_question_shows_the_open_card_that_it_is_about() -> None:
    question, facts = asked_question("second/last_round", "vote")
    assert question.about == [part.Card("law", facts["open_law"][0])]
    assert not question.has_odds


def test_doing_nothing_before_a_fight_has_odds() -> None:
    question, facts = asked_question("first/last_round", "threat_answer", "use_effect")
    assert question.has_odds
    assert [card.id for card in question.about] == facts["open_threat"]


def test_an_answer_aimed_at_a_hero_says_where_the_hero_stands() -> None:
    question, facts = asked_question("second/meeting", "hero_turn", "attack_hero:")
    aimed = [option for option in question.options if option.verb == "attack_hero"]
    assert aimed
    for option in aimed:
        assert option.at == facts["player"][option.args["seat"]]["at"]
    assert question.has_odds


def test_a_sealed_answer_is_shown_to_nobody_but_the_one_who_gave_it() -> None:
    sight, table, choice = asked("second/last_round", "combat_card")
    assert sealed_answer(sight, choice.seat) is None
    ask = table.ask(choice.seat)
    assert ask is not None
    table.choose(choice.seat, ask.number, choice.key)
    answer = sealed_answer(sight, choice.seat)
    assert answer is not None
    assert answer.key == choice.key
    assert all(sealed_answer(sight, other) is None for other in [SPECTATOR, *table.asked])


def sealed_answer(sight: TablePresenter, viewer: int) -> part.Option | None:
    return sight.waiting_for(viewer, sight.waiting()).answer


@pytest.mark.parametrize("edition", EDITIONS)
def test_has_lacks_says_whether_lacks_are_found(edition: str) -> None:
    record, seen = shortest(edition), set[bool]()
    table = Table.open(catalog.game(edition), record.header)
    for choice in record.choices:
        ask = table.ask(choice.seat)
        if ask is not None and choice.seat != CHANCE:
            assert has_lacks(table, ask.decision) == bool(lacks(table, ask.decision))
            seen.add(has_lacks(table, ask.decision))
        table.follow(choice)
    assert seen == {True, False}


@pytest.mark.parametrize(("kind", "is_secret"), [("faction", False), ("combat_card", True)])
def test_a_seat_has_secrets_only_while_it_sees_what_others_may_not(
    kind: str, is_secret: bool
) -> None:
    sight, _, choice = asked("second/five_seats", kind)
    assert sight.knows_secrets(choice.seat) == is_secret
