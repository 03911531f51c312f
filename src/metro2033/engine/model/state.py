"""The state of a match of Metro: flat vectors, cloned in well under a microsecond."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.kernel.core import Core, Stack
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import bit
from metro2033.engine.model.content import Content
from metro2033.engine.model.ground import Ground
from metro2033.engine.model.happening import EVENTS

if TYPE_CHECKING:
    from metro2033.engine.model.edition import Edition

SEAT_WIDTH: Final = 47
FACTION: Final = 0
FIGURE: Final = 1
"""The hero card of the seat."""
PLACE: Final = 2
"""The station where the hero stands."""
RESTS: Final = 3
"""How many of their own turns the hero misses."""
STRENGTH: Final = 4
"""The strength of the army on its track."""
STOCK: Final = 5
"""STOCK + kind: resources before the player."""
POINTS: Final = 8
STATIONS: Final = 9
COMPLETED: Final = 10
MISSION_TAKEN: Final = 11
RENEWED: Final = 12
CAPTURES: Final = 13
"""Stations captured in this round."""
LOOKED: Final = 14
"""Whether the once-a-round look at the threats has been used in this round."""
SCOUTED_NOW: Final = 15
SCOUTED_BEFORE: Final = 16
DEFENDED: Final = 17
"""The station named in the threat event."""
DEFENDER: Final = 18
"""The fighter named in the threat event."""
STOPPED_BY: Final = 17
"""Why the hero is STOPPED, in the edition without DEFENDED and DEFENDER."""
BARRED_BY: Final = 18
"""The item by which the hero is BARRED, plus 1; 0 for the text of a station."""
VOTE: Final = 19
USED: Final = 20
"""Mask of the completed missions whose ability was used in this round."""
WOUND_DUE: Final = 21
"""Whether the hero is wounded once the running fight is over."""
ACTIVITY: Final = 22
HOME: Final = 23
"""The station that is never lost."""
RESTING: Final = 24
"""Whether the hero misses the running turn of their player."""
WOUNDED_BY: Final = 24
"""Why the hero rests; the edition that needs it has no RESTING."""
STEPS: Final = 25
"""Movement used in this turn; what follows is also of the running turn."""
MORE_STEPS: Final = 26
HIRED: Final = 27
ARMY_ACTED: Final = 28
HERO_ACTED: Final = 29
STOPPED: Final = 30
"""Whether the hero may not move any more."""
BARRED: Final = 31
"""Whether the hero may neither attack nor buy."""
BARRED_NEXT: Final = 32
"""The same for the player's next turn."""
SKILL_USED: Final = 33
FOUGHT: Final = 34
"""Whether the player fought another player."""
FACED: Final = 35
"""Whether a threat came on receiving resources."""
RAIDED: Final = 36
"""Whether the player attacked a neutral station."""
FURY: Final = 37
"""Strength of the hero until the end of the turn."""
FURY_NOW: Final = 38
"""Strength of the hero in the running battle."""
DISARMED: Final = 39
"""Whether the hero's weapons count for nothing until the end of the turn."""
GROWTH: Final = 40
"""Strength of the hero until the end of the match."""
EXCHANGED: Final = 41
BLAST: Final = 42
"""Strength of the hero by explosives until the end of the turn."""
RODE: Final = 43
STEPPED: Final = 44
"""Whether the hero has walked in this turn."""
CAPTURED: Final = 45
"""The station captured last in this turn, plus 1."""
STOCKED: Final = 46
"""Whether the last roll brought the player something from a station."""

ROUND: Final = 0
POSITION: Final = 1
FIRST: Final = 2
STAGE: Final = 3
PHASE: Final = 4
ACTIVE: Final = 5
WINNER: Final = 6
WIN_POINTS: Final = 7
OPEN_RING: Final = 8
FIRST_SEAT: Final = 9
REASON: Final = 10
MOST_ROUNDS: Final = 11
IN_FORCE: Final = 12
"""How many timed statics are in force."""
LAW: Final = 13
"""The law in force, or -1; its card lies in zone FORCE."""
VERDICT: Final = 14
"""What a card has decided in the running fight; see the edition that uses it."""
TARGET: Final = 15
"""The points that win, where they depend on the number of seats."""
THREAT_OFFSET: Final = 16
"""House rule: how much stronger all threats are."""
DRAFT: Final = 17
"""House rule: whether clans and heroes are chosen or dealt."""
TUNNELS_ONLY: Final = 18
"""House rule: whether a transfer makes no neighbours for armies."""
NUMBERS: Final = 19
"""The length of `numbers`; the names before it are its indices."""

BY_POINTS: Final = 1
BY_POLIS: Final = 2
BY_LENGTH: Final = 3
ARGUMENTS: Final = [i64(len(told.kinds)) for told in EVENTS]
"""How many arguments an event of each kind has."""

REASONS: Final = ["", "points", "polis", "length"]
"""Why a match ended."""


@final
class State(Core):
    """Everything that can be said of a match.

    `open` never changes after set-up and is shared by clones, and so is its `ground` once somebody
    has asked for a way. Clones share stations and cards until one of them changes some: call
    `own_stations` or `own_cards` before. `timed` is replaced, never changed; all other vectors are
    their own. `counted` is what a bot has counted on the stations, and lasts until they change.
    `level` is the number on the token of each station and `tokens` counts the free ones of each
    seat by their number, in editions whose tokens have numbers.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "owner",
        "level",
        "tokens",
        "open",
        "seats",
        "reserve",
        "zone",
        "rank",
        "seen",
        "sizes",
        "timed",
        "numbers",
    )

    def __init__(self, edition: Edition) -> None:
        self.stack = Stack()
        self.asked = 0
        self.is_over = False
        self.log = None
        self.edition: Final = edition
        self.content: Final[Content] = edition.content
        self.ground: Ground | None = None
        self.counted: vec[i64] = vec[i64]()
        self.shares_stations: bool = False
        self.shares_cards: bool = False
        self.owner: vec[i64] = vec[i64]()
        self.level: vec[i64] = vec[i64]()
        self.tokens: vec[i64] = vec[i64]()
        self.open: vec[i64] = vec[i64]()
        self.seats: vec[i64] = vec[i64]()
        self.reserve: vec[i64] = vec[i64]()
        self.zone: vec[i64] = vec[i64]()
        self.rank: vec[i64] = vec[i64]()
        self.seen: vec[i64] = vec[i64]()
        self.sizes: vec[i64] = vec[i64]()
        self.timed: vec[i64] = vec[i64]()
        self.numbers: vec[i64] = vec[i64]()

    def fill(self, columns: list[list[int]]) -> None:
        self.owner = vec[i64](columns[0])
        self.level = vec[i64](columns[1])
        self.tokens = vec[i64](columns[2])
        self.open = vec[i64](columns[3])
        self.ground = None
        self.counted = vec[i64]()
        self.shares_stations = False
        self.shares_cards = False
        self.seats = vec[i64](columns[4])
        self.reserve = vec[i64](columns[5])
        self.zone = vec[i64](columns[6])
        self.rank = vec[i64](columns[7])
        self.seen = vec[i64](columns[8])
        self.sizes = vec[i64](columns[9])
        self.timed = vec[i64](columns[10])
        self.numbers = vec[i64](columns[11])

    def clone(self) -> State:
        t = State(self.edition)
        t.stack.take(self.stack)
        t.asked = self.asked
        t.open = self.open
        t.ground = self.ground
        self.shares_stations = t.shares_stations = True
        t.owner = self.owner
        t.level = self.level
        t.tokens = self.tokens
        t.counted = self.counted
        self.shares_cards = t.shares_cards = True
        t.zone = self.zone
        t.rank = self.rank
        t.seen = self.seen
        t.sizes = self.sizes
        t.seats = self.seats[:]
        t.reserve = self.reserve[:]
        t.timed = self.timed
        t.numbers = self.numbers[:]
        return t

    def own_stations(self) -> None:
        """Before `owner`, `level` or `tokens` change: copy what clones share."""
        self.counted = self.content.empty
        if self.shares_stations:
            self.shares_stations = False
            self.owner = self.owner[:]
            self.level = self.level[:]
            self.tokens = self.tokens[:]

    def own_cards(self) -> None:
        """Before `zone`, `rank`, `seen` or `sizes` change: copy what clones share."""
        if self.shares_cards:
            self.shares_cards = False
            self.zone = self.zone[:]
            self.rank = self.rank[:]
            self.seen = self.seen[:]
            self.sizes = self.sizes[:]

    def offer_aside(self, seat: i64, out: Offer) -> None:
        self.edition.offer_aside(self, seat, out)

    def take_aside(self, seat: i64, option: i64) -> bool:
        return self.edition.take_aside(self, seat, option)

    def refuse_aside(self, seat: i64, option: i64) -> str:
        return self.edition.refuse_aside(self, seat, option)

    def get(self, seat: i64, field: i64) -> i64:
        """A number of a seat."""
        return self.seats[seat * SEAT_WIDTH + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        """Set a number of a seat."""
        self.seats[seat * SEAT_WIDTH + field] = value

    def add(self, seat: i64, field: i64, change: i64) -> None:
        """Change a number of a seat."""
        self.seats[seat * SEAT_WIDTH + field] += change

    def stock(self, seat: i64, kind: i64) -> i64:
        """How much of a resource a seat has."""
        return self.seats[seat * SEAT_WIDTH + STOCK + kind]

    def seat_count(self) -> i64:
        """How many seats play."""
        return i64(len(self.seats)) // SEAT_WIDTH

    def following(self, seat: i64) -> i64:
        """The seat on the left of a seat."""
        return (seat + 1) % self.seat_count()

    def tell(
        self, kind: i64, rules: str, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1
    ) -> None:
        """Log an event that everybody sees, with the rules by which it happens."""
        if self.log is not None:
            self.log.tell(kind, event_args(kind, a, b, c, d), rules)

    def whisper(self, kind: i64, rules: str, seat: i64, a: i64, b: i64 = -1) -> None:
        """Log an event of `seat` whose further arguments only that seat sees.

        Everybody sees the rules: they must not depend on those arguments.
        """
        if self.log is not None:
            args = event_args(kind, seat, a, b, -1)
            self.log.whisper(kind, args, 1 << seat, bit(len(args)) - 2, rules)


def event_args(kind: i64, a: i64, b: i64, c: i64, d: i64) -> vec[i64]:
    """As many arguments as the signature of an event names."""
    values = [a, b, c, d]
    return vec[i64](values[: ARGUMENTS[kind]])
