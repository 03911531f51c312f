"""Following hints: a match is played to its end, the same every time, as at a table."""

from __future__ import annotations

from typing import Any

import pytest

import follow_hints
from metro2033 import catalog
from metro2033.bots.registry import adviser
from metro2033.engine.kernel.loop import apply
from metro2033.table.decision import Choice
from metro2033.table.record import Header, unnamed
from metro2033.table.table import Table
from metro2033.table.way import stations_left


def test_a_follower_plays_a_match_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(follow_hints, "RULES", {"most_rounds": 2})
    shares = [follow_hints.play("first", 2, "random", 2, 3) for _ in range(2)]
    assert shares[0] == shares[1]
    assert 0.0 <= shares[0] <= 1.0


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_follower_remembers_over_turns_what_a_table_does(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stations that no hint leads back to are those that a server names in its question."""
    rules, game, carried = {"most_rounds": 8}, catalog.game(edition), 0
    header = Header.new(game, unnamed(["human", "bot:stalker"]), rules)
    table: Table[Any] = Table.open(game, header)

    class Listening:
        """An adviser that looks at the table beside the match."""

        def __init__(self, *given: Any) -> None:
            self.mind = adviser(*given)

        def advise(self, view: Any, seat: int, options: Any, _: int, most: int, left: Any) -> Any:
            nonlocal carried
            assert sorted(left) == sorted(stations_left(table, seat))
            carried += bool(left) and is_first_of_turn(table, seat)
            return self.mind.advise(view, seat, options, 2, most, left)

    def followed(s: Any, seat: int, option: int) -> None:
        table.follow(Choice(seat, table.codec.key(option)))
        apply(s, seat, option)

    monkeypatch.setattr(follow_hints, "RULES", rules)
    monkeypatch.setattr(follow_hints, "adviser", Listening)
    monkeypatch.setattr(follow_hints, "apply", followed)
    follow_hints.play(edition, 2, "stalker", 2, 4)
    assert table.is_over
    assert carried or edition == "second"


def is_first_of_turn(table: Table[Any], seat: int) -> bool:
    """Whether somebody else has answered last."""
    return table.choices[table.count - 1].seat != seat
