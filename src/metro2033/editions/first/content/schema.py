"""The records of the first edition's content, and the content as a whole."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from metro2033.content.effect import FREE, Cost, ThreatType
from metro2033.content.network import Content, Side, Station
from metro2033.content.origin import Origin, Record, kept
from metro2033.editions.first.content.during import FirstDuring
from metro2033.editions.first.content.goal import Condition, Moment
from metro2033.editions.first.content.op import FirstOp
from metro2033.editions.first.content.special import FightSpecial
from metro2033.editions.first.content.static import LastingStatic


@dataclass(frozen=True, slots=True, kw_only=True)
class Players(Origin):
    """How many can play; `targets` are the points that win, from the least number of them on."""

    least: int
    most: int
    targets: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scales(Origin):
    """The highest value of each scale but that of points, which has no end; all begin at 0."""

    resource: int
    army: int
    activity: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Tokens(Origin):
    """Tokens of a clan. The expansion tokens bear the numbers of a list; `home` marks the home.

    In the list `high` a higher number is always rarer; `full` has nearly every sum of two dice.
    """

    home: int
    high: tuple[int, ...]
    full: tuple[int, ...]
    default: Literal["high", "full"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Army(Origin):
    """`hires` a turn, each for the price of a `soldier`; `work` are mushrooms."""

    soldier: Cost
    hires: int
    work: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Points(Origin):
    """Victory points of a station."""

    station: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Draws(Origin):
    """Cards shown: missions to choose from, items in a purchase, threats of which one is faced."""

    mission: int
    item: int
    threat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StationNumbers(Origin):
    """From `threatened` stations on production draws threats; up to `poor` a player is helped."""

    threatened: int
    poor: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstNumbers:
    """All of them, by subject."""

    players: Players
    scales: Scales
    tokens: Tokens
    army: Army
    points: Points
    draws: Draws
    stations: StationNumbers


ItemType = Literal["one_handed", "two_handed", "armour", "transport", "inventory"]
Result = Literal["dice", "won", "lost", "payment"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstStation(Station):
    """A station, and its card if it can be captured: yield and text.

    A text works on capture or at the end of a turn (`during`),
    or as long as the station is owned (`static`).
    """

    kind: Literal["ordinary", "hansa", "abandoned"]
    yields: Cost = FREE
    static: tuple[LastingStatic, ...] = ()
    during: tuple[FirstDuring, ...] = ()

    @property
    def is_capturable(self) -> bool:
        """Whether it has a card, so that a player can own it."""
        return self.kind == "ordinary"


@dataclass(frozen=True, slots=True, kw_only=True)
class Clan(Side):
    """A clan board: what a player starts with, and what sets the clan apart."""

    stations: tuple[str, ...]
    stock: Cost
    army: int
    activity: int
    static: tuple[LastingStatic, ...]

    @property
    def homes(self) -> tuple[str, ...]:
        return self.stations


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstHero(Record):
    """A hero card. The skill is paid for each time; `static` holds without it."""

    movement: int
    strength: int
    skill: str
    static: tuple[LastingStatic, ...] = ()
    during: tuple[FirstDuring, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Record):
    """An item card; with `stands_in` it fights in the hero's place, with that strength."""

    type: ItemType
    copies: int
    price: Cost
    static: tuple[LastingStatic, ...] = ()
    during: tuple[FirstDuring, ...] = ()
    stands_in: int = 0

    @property
    def is_weapon(self) -> bool:
        """Whether it is a weapon of either kind."""
        return self.type in ("one_handed", "two_handed")


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstMission(Record):
    """A mission card: a condition, when it is looked at, and the reward."""

    copies: int = 1
    kind: Moment
    reached: Condition
    points: int
    reward: Cost = FREE


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstThreat(Record):
    """A threat card: fought with dice, or with a result of its own.

    `payment` repels it, `strength` is that of its dice; `reward` is for repelling it.
    """

    copies: int
    type: ThreatType
    result: Result = "dice"
    strength: int = 0
    payment: Cost = FREE
    reward: tuple[FirstOp, ...] = ()
    static: tuple[FightSpecial, ...] = ()
    during: tuple[FirstDuring, ...] = ()

    @property
    def has_text(self) -> bool:
        """Whether the card says more than its strength."""
        return bool(self.result != "dice" or self.reward or self.static or self.during)


@dataclass(frozen=True, slots=True, kw_only=True)
class Blank(Record):
    """Empty cards for own ideas; they are in no deck."""

    copies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstContent(Content):
    """Everything of the first edition that is data, in the order of the files."""

    stations: tuple[FirstStation, ...] = field(metadata=kept("stations.toml", "station"))
    numbers: FirstNumbers = field(metadata=kept("numbers.toml", ""))
    clans: tuple[Clan, ...] = field(metadata=kept("clans.toml", "clan"))
    heroes: tuple[FirstHero, ...] = field(metadata=kept("heroes.toml", "hero"))
    items: tuple[Item, ...] = field(metadata=kept("items.toml", "item"))
    missions: tuple[FirstMission, ...] = field(metadata=kept("missions.toml", "mission"))
    threats: tuple[FirstThreat, ...] = field(metadata=kept("threats.toml", "threat"))
    blanks: tuple[Blank, ...] = field(metadata=kept("blanks.toml", "blank"))

    @property
    def sides(self) -> tuple[Clan, ...]:
        return self.clans
