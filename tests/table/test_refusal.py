"""What is not offered is refused with a reason, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from effort import Counted, seeds
from laws.games import MATCHES, Match
from laws.walk import data, moments
from metro2033.engine.kernel.core import CHANCE
from metro2033.table.answer import Refused
from metro2033.table.record import Header, Player
from metro2033.table.table import Table

MOMENTS = 12
"""Positions of a match in which everything that is offered in one of them is tried."""


def table_at(match: Match, s: Any) -> Table[Any]:
    """A table in the middle of a match."""
    players = [Player(f"Player {n + 1}", "human") for n in range(match.seats)]
    return Table(match.game, Header.new(match.game, players), s.clone())


def offers(match: Match, table: Table[Any]) -> dict[int, tuple[int, list[str]]]:
    """The number of each seat's question, and what is offered: most are asked nothing."""
    asks = {seat: table.ask(seat) for seat in (*range(match.seats), CHANCE)}
    return {
        seat: (0, []) if ask is None else (ask.number, ask.decision.keys)
        for seat, ask in asks.items()
    }


def check_refusals(match: Match, states: list[Any]) -> int:
    """Answer everywhere with what is offered elsewhere; how often that was tried."""
    tables = [table_at(match, s) for s in states]
    known = {key for table in tables for _, keys in offers(match, table).values() for key in keys}
    tried = 0
    for table in tables:
        before = data(table.state)
        for seat, (number, offered) in offers(match, table).items():
            for key in sorted(known.difference(offered)):
                answer = table.choose(seat, number, key)
                assert isinstance(answer, Refused), (seat, key, answer)
                assert answer.rule or match.name == "toy" or seat == CHANCE, (seat, key, answer)
                tried += 1
        assert data(table.state) == before
    return tried


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_what_is_not_offered_is_refused(match: Match, counted: Counted) -> None:
    for seed in seeds(1):
        counted(refused=check_refusals(match, moments(match, seed, MOMENTS)))


def test_an_answer_that_is_taken_for_another_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.choose

    def careless(table: Table[Any], _seat: int, ask: int, key: str) -> Any:
        return real(table, next(iter(table.asked), 0), ask, key)

    monkeypatch.setattr(Table, "choose", careless)
    with pytest.raises(AssertionError, match="Accepted"):
        check_refusals(Match("toy", 2), moments(Match("toy", 2), 1, MOMENTS))
