"""The records of the first edition's content as the flat tables that the engine reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.content.column import (
    FAR,
    fill_decks,
    fill_topics,
    name_apart,
    neighbours,
    numbers,
    pick,
    places,
    points,
    price,
)
from metro2033.content.load import digest
from metro2033.editions.first.content import goal as goals
from metro2033.editions.first.content.code import POINTS, FirstCoder
from metro2033.editions.first.content.during import FirstDuring
from metro2033.editions.first.content.schema import FirstContent, FirstMission, FirstThreat
from metro2033.editions.first.content.special import (
    DoubleRepels,
    IgnoreActivity,
    IgnoreWeapons,
    MayWithdraw,
    ThreatStrength,
)
from metro2033.editions.first.rules.item import ITEM_TYPES
from metro2033.editions.first.rules.note import text_rules
from metro2033.engine.model import code as c
from metro2033.engine.model import ids
from metro2033.engine.model.content import Content, Goal

RESULTS: Final = ["dice", "won", "lost", "payment"]
TOKEN_WIDTH: Final = 13
"""Tokens are counted by number, 0 to 12."""


def tables(source: FirstContent) -> Content:
    """The engine's tables of the first edition's content."""
    content = Content()
    content.digest = digest(source)
    content.slugs = first_slugs(source)
    content.discards_return = True
    coder = FirstCoder(content)
    fill_board(content, source)
    fill_clans(content, source)
    fill_statics(content, source, coder)
    fill_items(content, source)
    fill_effects(content, source, coder)
    fill_threats(content, source, coder)
    content.goals = [goal(card, content.slugs) for card in source.missions]
    content.mission_goal = numbers(range(len(source.missions)))
    content.mission_ability = [vec[i64]() for _ in source.missions]
    fill_numbers(content, source)
    coder.close()
    fill_topics(content)
    return content


def first_slugs(source: FirstContent) -> dict[str, list[str]]:
    """The names of everything that has a number."""
    return {
        "station": [station.id for station in source.stations],
        "line": [line.id for line in source.lines],
        "faction": [clan.id for clan in source.clans],
        "hero": [hero.id for hero in source.heroes],
        "equipment": [item.id for item in source.items],
        "mission": [card.id for card in source.missions],
        "threat": [card.id for card in source.threats],
        "law": [],
        "combat": [],
        "resource": ids.RESOURCES,
        "fighter": ids.FIGHTERS,
        "seat": [str(seat + 1) for seat in range(8)],
        "position": ["start"],
        "effect": [],
    }


def fill_board(content: Content, source: FirstContent) -> None:
    """Stations, tunnels and transfers; zones and printed homes are of the second edition."""
    names = content.slugs["station"]
    content.station_count = len(names)
    content.far = numbers([FAR] * len(names))
    content.station_kind = numbers(ids.STATION_KINDS.index(s.kind) for s in source.stations)
    content.station_resource = numbers([ids.NO_RESOURCE] * len(names))
    content.station_zone = numbers([0] * len(names))
    content.station_home = numbers([ids.NEUTRAL] * len(names))
    lines = content.slugs["line"]
    content.station_line = numbers(lines.index(station.line) for station in source.stations)
    content.station_yield = numbers(n for s in source.stations for n in price(s.yields))
    content.tunnels = neighbours(names, source.tunnels)
    content.transfers = neighbours(names, source.transfers)


def fill_clans(content: Content, source: FirstContent) -> None:
    """Clan boards and hero cards without their effects."""
    stations = content.slugs["station"]
    clans = source.clans
    content.faction_count = len(clans)
    content.faction_border = numbers([0] * len(clans))
    content.faction_target = numbers([0] * len(clans))
    content.faction_bonus = [vec[i64]() for _ in clans]
    content.faction_start = [
        numbers(stations.index(name) for name in clan.stations) for clan in clans
    ]
    content.faction_stock = numbers(n for clan in clans for n in price(clan.stock))
    content.faction_army = numbers(clan.army for clan in clans)
    content.faction_activity = numbers(clan.activity for clan in clans)
    tokens = source.numbers.tokens
    lists = [tokens.high, tokens.full]
    if tokens.default == "full":
        lists.reverse()
    content.faction_tokens, content.other_tokens = (count(numbers_on) for numbers_on in lists)
    content.hero_count = len(source.heroes)
    content.hero_speed = numbers(hero.movement for hero in source.heroes)
    content.hero_strength = numbers(hero.strength for hero in source.heroes)


def count(numbers_on: Sequence[int]) -> vec[i64]:
    """How many tokens bear each number."""
    return numbers(numbers_on.count(number) for number in range(TOKEN_WIDTH))


def fill_statics(content: Content, source: FirstContent, coder: FirstCoder) -> None:
    """What holds as long as a clan, hero, item or station is a player's."""
    content.faction_static = coder.rows([clan.static for clan in source.clans])
    content.hero_static = coder.rows([hero.static for hero in source.heroes])
    content.equipment_static = coder.rows([item.static for item in source.items])
    lasting = [place for place, station in enumerate(source.stations) if station.static]
    content.static_stations = numbers(lasting)
    content.station_static = coder.rows([source.stations[place].static for place in lasting])


def fill_items(content: Content, source: FirstContent) -> None:
    """The decks, and what items are like."""
    decks = [
        [item.copies for item in source.items],
        [card.copies for card in source.missions],
        [card.copies for card in source.threats],
        [],
        [],
    ]
    fill_decks(content, decks)
    content.item_type = numbers(ITEM_TYPES.index(item.type) for item in source.items)
    content.item_price = numbers(n for item in source.items for n in price(item.price))
    content.item_is_weapon = numbers(int(item.is_weapon) for item in source.items)
    content.item_mutant = numbers(item.stands_in for item in source.items)


def fill_effects(content: Content, source: FirstContent, coder: FirstCoder) -> None:
    """Programs at timing points, card by card."""

    def effects(by: int, cards: Sequence[tuple[str, Sequence[FirstDuring]]]) -> list[vec[i64]]:
        found: list[vec[i64]] = []
        for kind, (name, durings) in enumerate(cards):
            begin = len(content.effects)
            for during in durings:
                effect = coder.effect(during, by, kind)
                effect.rules = text_rules(by, name)
                content.effects.append(effect)
                content.slugs["effect"].append(name)
            found.append(numbers(range(begin, len(content.effects))))
        return found

    content.faction_effects = effects(c.BY_FACTION, [(clan.id, ()) for clan in source.clans])
    content.hero_effects = effects(c.BY_HERO, [(x.id, x.during) for x in source.heroes])
    content.equipment_effects = effects(c.BY_EQUIPMENT, [(x.id, x.during) for x in source.items])
    content.threat_effects = effects(c.BY_THREAT, [(x.id, x.during) for x in source.threats])
    content.station_effects = effects(c.BY_STATION, [(x.id, x.during) for x in source.stations])
    content.faction_points = points(content, content.faction_effects)
    content.hero_points = points(content, content.hero_effects)
    for mask in points(content, content.equipment_effects):
        content.any_equipment_points |= mask
    by_point = [""] * (max(POINTS.values()) + 1)
    for name, point in POINTS.items():
        by_point[point] = name
    name_apart(content.slugs["effect"], content.effects, by_point)


def fill_threats(content: Content, source: FirstContent, coder: FirstCoder) -> None:
    """Threat cards: how each is decided, and what its text changes in the fight."""
    cards = source.threats
    content.threat_stage = numbers([1] * len(cards))
    content.threat_type = numbers(ids.FOES.index(card.type) for card in cards)
    content.threat_strength = numbers(card.strength for card in cards)
    content.threat_cases = [vec[i64]() for _ in cards]
    content.threat_loss = numbers([1] * len(cards))
    content.threat_wounds = numbers([1] * len(cards))
    content.threat_reward = [coder.code(card.reward) for card in cards]
    content.threat_result = numbers(RESULTS.index(card.result) for card in cards)
    content.threat_payment = numbers(n for card in cards for n in price(card.payment))
    content.threat_ignores = marks(cards, IgnoreWeapons)
    content.threat_double = marks(cards, DoubleRepels)
    content.threat_calms = marks(cards, IgnoreActivity)
    content.threat_withdraw = marks(cards, MayWithdraw)
    cases = [case(card) for card in cards]
    heroes = content.slugs["hero"]
    content.threat_hero = numbers(
        ids.NOTHING if found is None else heroes.index(found.hero) for found in cases
    )
    content.threat_hero_strength = numbers(0 if found is None else found.value for found in cases)


def marks(cards: Sequence[FirstThreat], static: type[object]) -> vec[i64]:
    """1 for each threat that has such a static."""
    return numbers(int(any(isinstance(s, static) for s in card.static)) for card in cards)


def case(card: FirstThreat) -> ThreatStrength | None:
    """The hero against whom a threat has another strength, if there is one."""
    found = [static for static in card.static if isinstance(static, ThreatStrength)]
    return found[0] if found else None


def goal(card: FirstMission, slugs: dict[str, list[str]]) -> Goal:
    """A mission's condition and reward as numbers."""
    found = condition(card.reached, slugs)
    moments = {"state": c.AT_STATE, "turn_end": c.AT_OWN_TURN_END}
    found.moment = moments.get(card.kind, c.AT_EVENT)
    named: Sequence[str] = getattr(card.reached, "stations", ())
    found.stations = numbers(slugs["station"].index(name) for name in named)
    found.n = getattr(card.reached, "n", 1)
    found.points = card.points
    found.reward = numbers(price(card.reward))
    return found


def condition(reached: goals.Condition, slugs: dict[str, list[str]]) -> Goal:
    """The kind of a goal, and what only that kind reads."""
    match reached:
        case goals.Captured():
            found = Goal(c.GOAL_CAPTURED)
            found.fighter = pick(ids.FIGHTERS, reached.by)
            found.target = pick(["neutral", "player"], reached.of)
            return found
        case goals.Won():
            found = Goal(c.GOAL_WON)
            found.against_hero = reached.against == "hero"
            found.strength = reached.strength
            return found
        case goals.PaidAt():
            found = Goal(c.GOAL_PAID_AT)
            found.places = places(reached.where)
            found.cost = numbers(price(reached.cost))
            found.item = pick(slugs["equipment"], reached.item)
            return found
        case goals.Army():
            found = Goal(c.GOAL_STRENGTH)
            found.fighter = ids.ARMY
            return found
        case _:
            return Goal(KINDS[type(reached)])


KINDS: Final[dict[type[object], int]] = {
    goals.Stations: c.GOAL_STATIONS,
    goals.OneLine: c.GOAL_LINE,
    goals.Lines: c.GOAL_LINES,
    goals.Activity: c.GOAL_ACTIVITY,
    goals.Items: c.GOAL_ITEMS,
    goals.Meeting: c.GOAL_MEETING,
    goals.Guest: c.GOAL_GUEST,
}
"""Conditions without further arguments than stations and a number."""


def fill_numbers(content: Content, source: FirstContent) -> None:
    """The numbers that stand on no card; the supply of resources never runs out."""
    n = source.numbers
    table = [0] * c.NUMBER_COUNT
    table[c.MOST_STRENGTH] = n.scales.army
    table[c.TOKENS : c.TOKENS + 3] = [n.scales.resource * n.players.most] * 3
    table[c.MISSION_DRAW] = n.draws.mission
    table[c.PRICE_SOLDIER : c.PRICE_SOLDIER + 3] = price(n.army.soldier)
    table[c.MOST_STOCK] = n.scales.resource
    table[c.ITEM_OFFER_SIZE] = n.draws.item
    table[c.MOST_ACTIVITY] = n.scales.activity
    table[c.HIRES_A_TURN] = n.army.hires
    table[c.WORK_YIELD] = n.army.work
    table[c.THREAT_STATIONS] = n.stations.threatened
    table[c.POOR_STATIONS] = n.stations.poor
    table[c.LEAST_SEATS], table[c.MOST_SEATS] = n.players.least, n.players.most
    table[c.STATION_POINTS] = n.points.station
    table[c.HOME_TOKEN] = n.tokens.home
    table[c.THREAT_DRAW] = n.draws.threat
    for seats, target in enumerate(n.players.targets, start=n.players.least):
        table[c.TARGETS + seats] = target
    content.numbers = numbers(table)
    content.upkeep = numbers([0] * (n.scales.army + 1))
