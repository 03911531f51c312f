"""Toy positions in readable words: set up, told, and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.editions.toy.rules import state as t
from metro2033.editions.toy.rules.fact_type import ToyFacts
from metro2033.editions.toy.rules.state import ToyState
from metro2033.editions.toy.rules.turn import RoundFrame, TurnFrame
from metro2033.engine.kernel.core import stack_of
from metro2033.engine.kernel.helper import EachSeatFrame
from metro2033.engine.kernel.position_fault import Thing
from metro2033.engine.kernel.reading import Reading

if TYPE_CHECKING:
    from metro2033.engine.kernel.game import Game

RULES: Final = {"rounds": "rounds", "points": "points_to_win"}
"""The words for the house rules: in a position `points` are those of the seats."""


WRITTEN: Final = ("place", "bullets", "points", "hands", "discard", "round")
"""The facts that are fields of a position too."""


def described(game: Game[ToyState], read: Reading) -> ToyState:
    """Set up a toy position in the middle of a round, at the turn of `turn`."""
    seats = read.number("seats", 2, game.least_seats, game.most_seats)
    rules = {
        rule.name: read.number(RULES[rule.name], rule.default, rule.least, rule.most)
        for rule in game.house_rules
    }
    s = game.new(seats, game.settle(seats, rules))
    s.place = vec[i64](read.slugs("place", t.PLATFORMS, seats, t.PLATFORMS[:seats]))
    s.bullets = vec[i64](read.numbers("bullets", seats, 3, 0, t.MOST_BULLETS))
    s.points = vec[i64](read.numbers("points", seats, 0, 0, 99))
    s.numbers[t.ROUND] = read.number("round", 1, 1, rules["rounds"])
    turn = read.number("turn", 1, 1, seats) - 1
    left = read.number("turns_left", seats, 1, seats)
    deal(s, read, seats)
    read.close()
    s.stack = stack_of([RoundFrame(), EachSeatFrame(TurnFrame(0), seats, turn, left)])
    return s


def deal(s: ToyState, read: Reading, seats: int) -> None:
    """Lay out the finds that a position names; the rest is the deck."""
    for seat, finds in enumerate(read.slug_lists("hands", t.FINDS, seats)):
        if len(finds) > t.HAND_LIMIT:
            read.fail("hands", "data-hand-full", {"seat": seat + 1, "most": t.HAND_LIMIT})
        s.held[seat] = len(finds)
        for find in finds:
            s.hand[seat * t.FIND_COUNT + find] += 1
            s.deck[find] -= 1
    for find in read.slug_list("discard", t.FINDS):
        s.discard[find] += 1
        s.deck[find] -= 1
    top = read.slug("top", t.FINDS)
    if top is not None:
        s.numbers[t.TOP] = top
        s.deck[top] -= 1
    size: i64 = 0 if top is None else 1
    for find in range(i64(t.FIND_COUNT)):
        if s.deck[find] < 0:
            thing = Thing("find", t.FINDS[find])
            read.fail("", "data-too-many-copies", {"most": t.COPIES, "card": thing})
        size += s.deck[find]
    s.numbers[t.DECK_SIZE] = size


def written(s: ToyState) -> dict[str, Any]:
    """A toy state or view as a position; finds in unknown hands go back to the deck."""
    turn = [int(frame.at) for frame in s.stack if isinstance(frame, EachSeatFrame)]
    told = facts(s)
    return {
        "seats": len(s.place),
        "rounds": int(s.numbers[t.ROUNDS_TO_PLAY]),
        "points_to_win": int(s.numbers[t.POINTS_TO_WIN]),
        "turn": (turn[0] - 1) % len(s.place) + 1 if turn else 1,
        **{name: told[name] for name in WRITTEN},
    }


def facts(s: ToyState) -> ToyFacts:
    """What can be said of a toy state or view."""
    seats = range(len(s.place))
    hands = [
        [
            t.FINDS[find]
            for find in range(t.FIND_COUNT)
            for _ in range(s.hand[seat * t.FIND_COUNT + find])
        ]
        for seat in seats
    ]
    return {
        "place": [t.PLATFORMS[place] for place in s.place],
        "bullets": [int(n) for n in s.bullets],
        "points": [int(n) for n in s.points],
        "hands": hands,
        "discard": [t.FINDS[find] for find in range(t.FIND_COUNT) for _ in range(s.discard[find])],
        "round": int(s.numbers[t.ROUND]),
        "deck_size": int(s.numbers[t.DECK_SIZE]),
    }


def faults(s: ToyState) -> list[str]:
    """Whether every find is in exactly one place, and every count is right."""
    found: list[str] = []
    size: i64 = 0 if s.numbers[t.TOP] == t.NO_CARD else 1
    for find in range(i64(t.FIND_COUNT)):
        size += s.deck[find]
        n = s.deck[find] + s.discard[find] + (1 if s.numbers[t.TOP] == find else 0)
        for seat in range(t.seats_of(s)):
            n += s.hand[seat * t.FIND_COUNT + find]
        if n != t.COPIES:
            found.append(f"{n} of {t.FINDS[find]} instead of {t.COPIES}")
    if s.numbers[t.DECK_SIZE] != size:
        found.append(f"a deck of {size} is counted as {s.numbers[t.DECK_SIZE]}")
    for seat in range(t.seats_of(s)):
        if not 0 <= s.bullets[seat] <= t.MOST_BULLETS:
            found.append(f"seat {seat + 1} has {s.bullets[seat]} bullets")
        held: i64 = 0
        for find in range(i64(t.FIND_COUNT)):
            held += s.hand[seat * t.FIND_COUNT + find]
        if s.held[seat] != held:
            found.append(f"seat {seat + 1} holds {held} finds, not {s.held[seat]}")
    return found
