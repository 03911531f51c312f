"""Matches for the tests of the table: opened, played and finished."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings

from metro2033 import catalog
from metro2033.engine.kernel.source import Stream
from metro2033.table.answer import Accepted
from metro2033.table.fair import commitment
from metro2033.table.policy import settle
from metro2033.table.record import Header, Player
from metro2033.table.table import Table

TOY = catalog.game("toy")
SECRET = bytes(range(32))
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""For all laws: a busy machine is no failure."""

MATCHES = settings(PATIENT, max_examples=30)
"""For laws that play whole matches."""

NAMES = ["Artyom", "Анна", "Khan", "Melnik"]


def header(
    seats: int = 2,
    rules: dict[str, int] | None = None,
    position: dict[str, Any] | None = None,
    edition: str = "toy",
) -> Header:
    game = catalog.game(edition)
    players = [Player(name, "human") for name in NAMES[:seats]]
    salts = [f"salt of {name}" for name in NAMES[:seats]]
    return Header.new(
        game, players, rules, position=position, commitment=commitment(SECRET), salts=salts
    )


def opened(seats: int = 2, rules: dict[str, int] | None = None, edition: str = "toy") -> Table[Any]:
    """A fresh match, nature not yet drawn."""
    return Table.open(catalog.game(edition), header(seats, rules, edition=edition))


def positioned(**position: Any) -> Table[Any]:
    """A match that starts in the middle."""
    return Table.open(TOY, header(position.get("seats", 2), position=position))


def pick(table: Table[Any], seat: int, key: str) -> Accepted:
    """An answer that must be accepted."""
    ask = table.ask(seat)
    assert ask is not None
    answer = table.choose(seat, ask.number, key)
    assert isinstance(answer, Accepted), answer
    return answer


def pick_any(table: Table[Any], source: Stream) -> Accepted:
    """A random seat of those asked answers at random."""
    seat = table.asked[source.below(len(table.asked))]
    ask = table.ask(seat)
    assert ask is not None
    return pick(table, seat, ask.decision.keys[source.below(len(ask.decision.options))])


def play(table: Table[Any], seed: int, most: int = 100_000) -> Table[Any]:
    """The same table after random answers of the seats and fair draws, at its end or at `most`."""
    source = Stream(seed)
    settle(table, SECRET)
    while not table.is_over and table.count < most:
        pick_any(table, source)
        settle(table, SECRET)
    return table
