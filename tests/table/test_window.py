"""Windows: the table passes for seats whose answer changes nothing for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from metro2033.catalog import game
from metro2033.editions.second.rules.attack import NeutralFrame
from metro2033.table.policy import Attention, pass_window, round_of
from metro2033.table.record import Record, read
from metro2033.table.table import Table

RECORD = Path(__file__).parents[1] / "replays" / "second" / "meeting.jsonl"

USUAL = Attention()


@cache
def recorded() -> Record:
    return read(RECORD.read_text(encoding="utf-8"))


def windows() -> Iterator[tuple[Table[Any], int]]:
    """The windows of a recorded match while they are open, and the seats that are asked."""
    table = Table.open(game("second"), recorded().header)
    for choice in recorded().choices:
        if table.kind == "mission_window":
            yield table, table.asked[0]
        table.follow(choice)


def attacker(table: Table[Any]) -> int | None:
    """Who attacks a neutral station, if the window is in such a fight."""
    fights = [frame for frame in table.state.stack if isinstance(frame, NeutralFrame)]
    return int(fights[-1].seat) if fights else None


def test_a_seat_is_asked_only_in_fights_of_its_own() -> None:
    asked, passed = 0, 0
    for table, seat in windows():
        is_other = attacker(table) not in (None, seat)
        given = pass_window(table.branch(table.count), USUAL)
        assert (given is not None) == is_other
        if given is not None:
            assert (given.choice.seat, given.choice.key) == (seat, "pass")
            assert given.cause == "passed"
        asked, passed = asked + (given is None), passed + (given is not None)
    assert asked > 3
    assert passed > 1


def test_wishes_are_heeded_until_they_change() -> None:
    checked = 0
    for table, seat in windows():
        now = round_of(table)
        always = USUAL.heeding(seat, "always", now)
        quiet = always.heeding(seat, "not_this_round", now)
        assert always.wants(table, seat)
        assert not quiet.wants(table, seat)
        assert USUAL.heeding(seat, "not_this_round", now - 1).wants(table, seat) == USUAL.wants(
            table, seat
        )
        assert quiet.heeding(seat, "fights", now) == USUAL
        checked += 1
    assert checked > 3
