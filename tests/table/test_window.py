"""Windows: the table passes for seats whose answer changes nothing for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from metro2033.catalog import game
from metro2033.editions.second.rules.attack import NeutralFrame, PolisFrame
from metro2033.editions.second.rules.battle import BattleFrame
from metro2033.server.match.logged_table import read_attention, stored_attention
from metro2033.table.policy import Attention, pass_window, round_of
from metro2033.table.record import Record, read
from metro2033.table.table import Table

RECORDS = Path(__file__).parents[1] / "replays" / "second"
FIGHTS = (NeutralFrame, PolisFrame, BattleFrame)

USUAL = Attention()


@cache
def recorded(name: str) -> Record:
    return read((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))


def windows(name: str = "meeting") -> Iterator[tuple[Table[Any], int]]:
    """The windows of a recorded match while they are open, and the seats that are asked."""
    table = Table.open(game("second"), recorded(name).header)
    for choice in recorded(name).choices:
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
        assert (given is not None) == (is_other or cannot_help(table, seat))
        if given is not None:
            assert (given.choice.seat, given.choice.key) == (seat, "pass")
            assert given.cause == "passed"
        asked, passed = asked + (given is None), passed + (given is not None)
    assert asked > 3
    assert passed > 1


IDLE = {"seat_in_polis", "full_stores", "big_deal", "under_their_noses", "long_arm", "monopoly"}
"""Missions whose ability is about votes, trade, ways and pay: of no use in a fight."""


def cannot_help(table: Table[Any], seat: int) -> bool:
    """Whether all can see that a seat has nothing for its fight."""
    player = table.game.facts(table.state)["player"][str(seat + 1)]
    in_fight = [frame for frame in table.state.stack if isinstance(frame, FIGHTS)]
    ready = {key.partition(":")[2] for key in keys(table, seat)} - {""}
    return bool(in_fight) and player["mission_count"] == 0 and ready <= IDLE


def keys(table: Table[Any], seat: int) -> list[str]:
    ask = table.ask(seat)
    assert ask is not None
    return ask.decision.keys


def test_a_seat_is_asked_in_its_fight_only_if_an_ability_may_matter_there() -> None:
    """A hand is secret, so whoever holds a mission is asked; completed missions lie open."""
    asked, passed = 0, 0
    for name in sorted(file.stem for file in RECORDS.glob("*.jsonl")):
        for table, seat in windows(name):
            if attacker(table) in (None, seat):
                is_passed = pass_window(table.branch(table.count), USUAL) is not None
                assert is_passed == cannot_help(table, seat), (name, table.count)
                asked, passed = asked + (not is_passed), passed + is_passed
    assert asked > 20
    assert passed > 0


def test_what_earlier_versions_stored_is_read() -> None:
    assert read_attention({"always": [1], "quiet": {"0": 3}}) == Attention(frozenset({1}), {0: 3})


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
        eager = quiet.heeding(seat, "this_round", now)
        assert eager.wants(table, seat)
        assert not eager.heeding(seat, "not_this_round", now).wants(table, seat)
        assert eager.heeding(seat, "fights", now) == USUAL
        late = USUAL.heeding(seat, "this_round", now - 1)
        assert late.wants(table, seat) == USUAL.wants(table, seat)
        assert read_attention(stored_attention(late)) == late
        checked += 1
    assert checked > 3
