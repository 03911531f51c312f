"""The numbers of the second edition that stand on no card."""

from __future__ import annotations

from dataclasses import dataclass

from metro2033.content.condition import Cost
from metro2033.content.origin import Origin


@dataclass(frozen=True, slots=True, kw_only=True)
class Players(Origin):
    """How many can play."""

    least: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Tokens(Origin):
    """Wooden and cardboard pieces; two tokens of a faction lie on its tracks."""

    pig: int
    mushroom: int
    ammo: int
    per_faction: int
    on_tracks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Army(Origin):
    """The army track and what an army may do.

    `upkeep` is the price in pigs of every strength from 1 on; `loss` the strength that a lost
    attack costs, unless a threat says otherwise; `obtain` the tokens of one
    action; `hansa_tunnels` how many one attack may use.
    """

    start: int
    least: int
    most: int
    upkeep: tuple[int, ...]
    loss: int
    obtain: int
    hansa_tunnels: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Points(Origin):
    """Victory points of things. Stage two lasts while somebody has `stage_two` points."""

    station: int
    mission: int
    stage_two: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroNumbers(Origin):
    """`equipment_limit` in stage one and two; `rest`: own turns a wounded hero misses."""

    equipment_limit: tuple[int, int]
    transfer_cost: int
    tunnel_cost: int
    rest: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Prices(Origin):
    """What things cost."""

    soldier: Cost
    equipment: Cost
    mission: Cost
    renewal: Cost
    capture_neutral: Cost
    capture_player: Cost
    mission_ability: Cost


@dataclass(frozen=True, slots=True, kw_only=True)
class Market(Origin):
    """The Hansa market: cards on sale, and how often in a round a player may renew them."""

    slots: int
    renewals: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Draws(Origin):
    """Cards drawn: a mission and equipment at stage two, of which one is kept, combat, scouting."""

    mission: int
    missions_per_round: int
    stage_two: int
    combat_hand: int
    scouted: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StationNumbers(Origin):
    """Defence of neutral Polis, Polis stations that win, and stations nobody may fall below."""

    polis_strength: int
    polis_to_win: int
    least: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """All of them, by subject."""

    players: Players
    tokens: Tokens
    army: Army
    points: Points
    hero: HeroNumbers
    prices: Prices
    market: Market
    draws: Draws
    stations: StationNumbers
