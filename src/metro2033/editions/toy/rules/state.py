"""The state of the toy: lamp bearers on twelve platforms who search, trade blows and score."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.kernel.core import Core, Stack

PLATFORMS: Final = "alder birch cedar elm fir hazel juniper larch maple oak pine rowan".split()
PLATFORM_COUNT: Final = 12

SUPPLIES: Final = 0
RUMOUR: Final = 1
TROLLEY: Final = 2
FINDS: Final = ["supplies", "rumour", "trolley"]
FIND_COUNT: Final = 3
COPIES: Final = 4

MOST_BULLETS: Final = 9
MOST_BID: Final = 3
HAND_LIMIT: Final = 2

NO_CARD: Final = -1
"""No card is known to lie on top of the deck."""


@final
class ToyState(Core):
    """Everything that can be said of a toy match.

    `deck` counts the finds in the unordered rest of the deck; a known top card is not in it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "place",
        "bullets",
        "points",
        "held",
        "hand",
        "deck",
        "discard",
        "numbers",
    )

    def __init__(self) -> None:
        self.stack = Stack()
        self.asked = 0
        self.is_over = False
        self.log = None
        self.place: vec[i64] = vec[i64]()
        self.bullets: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.held: vec[i64] = vec[i64]()
        self.hand: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        self.numbers: vec[i64] = vec[i64]()

    def fill(self, columns: list[list[int]]) -> None:
        self.place = vec[i64](columns[0])
        self.bullets = vec[i64](columns[1])
        self.points = vec[i64](columns[2])
        self.held = vec[i64](columns[3])
        self.hand = vec[i64](columns[4])
        self.deck = vec[i64](columns[5])
        self.discard = vec[i64](columns[6])
        self.numbers = vec[i64](columns[7])

    def clone(self) -> ToyState:
        t = ToyState()
        t.stack.take(self.stack)
        t.asked = self.asked
        t.place = self.place[:]
        t.bullets = self.bullets[:]
        t.points = self.points[:]
        t.held = self.held[:]
        t.hand = self.hand[:]
        t.deck = self.deck[:]
        t.discard = self.discard[:]
        t.numbers = self.numbers[:]
        return t


ROUND: Final = 0
LEADER: Final = 1
TOP: Final = 2
TOP_SEEN: Final = 3
DECK_SIZE: Final = 4
ROUNDS_TO_PLAY: Final = 5
POINTS_TO_WIN: Final = 6
NUMBER_COUNT: Final = 7
"""Indices into `numbers`: the round, who leads it, the known top card and the mask of the seats
that have seen it, the size of the deck with its top, and two house rules."""


def seats_of(s: ToyState) -> i64:
    """How many seats play."""
    return len(s.place)


def are_linked(a: i64, b: i64) -> bool:
    """Whether a tunnel joins two platforms: a ring with chords of five."""
    apart = (a - b) % PLATFORM_COUNT
    return apart == 1 or apart == 11 or apart == 5 or apart == 7


def gain_bullets(s: ToyState, seat: i64, n: i64) -> None:
    """Give bullets up to the limit."""
    s.bullets[seat] = min(s.bullets[seat] + n, MOST_BULLETS)


def discard_find(s: ToyState, seat: i64, find: i64) -> None:
    """Put a find from a hand on the discard pile."""
    s.hand[seat * FIND_COUNT + find] -= 1
    s.held[seat] -= 1
    s.discard[find] += 1
