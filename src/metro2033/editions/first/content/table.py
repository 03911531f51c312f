"""The records of the first edition's content as the flat tables that the engine reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.content.column import (
    captured,
    fill_board,
    fill_decks,
    fill_points,
    fill_topics,
    goal,
    numbers,
    pick,
    price,
    slugs,
)
from metro2033.content.load import digest
from metro2033.editions.first.content import goal as goals
from metro2033.editions.first.content.code import POINTS, FirstCoder
from metro2033.editions.first.content.schema import FirstContent, FirstMission, FirstThreat
from metro2033.editions.first.content.special import ThreatStrength
from metro2033.editions.first.rules.shop import ITEM_TYPES
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
    content.slugs = slugs(
        ["start"],
        station=source.stations,
        line=source.lines,
        faction=source.clans,
        hero=source.heroes,
        equipment=source.items,
        mission=source.missions,
        threat=source.threats,
        law=(),
        combat=(),
    )
    content.discards_return = True
    coder = FirstCoder(content)
    fill_stations(content, source)
    fill_clans(content, source)
    fill_statics(content, source, coder)
    fill_items(content, source)
    fill_effects(content, source, coder)
    fill_threats(content, source, coder)
    content.goals = [mission_goal(card, content.slugs) for card in source.missions]
    content.mission_goal = numbers(range(len(source.missions)))
    content.mission_ability = [vec[i64]() for _ in source.missions]
    fill_numbers(content, source)
    coder.close()
    fill_topics(content)
    return content


def fill_stations(content: Content, source: FirstContent) -> None:
    """The board; zones, resources and printed homes are of the second edition."""
    fill_board(content, source)
    lines, count = content.slugs["line"], len(source.stations)
    content.station_resource = numbers([ids.NO_RESOURCE] * count)
    content.station_zone = numbers([0] * count)
    content.station_home = numbers([ids.NEUTRAL] * count)
    content.station_line = numbers(lines.index(station.line) for station in source.stations)
    content.station_yield = numbers(n for s in source.stations for n in price(s.yields))


def fill_clans(content: Content, source: FirstContent) -> None:
    """Clan boards and hero cards without their effects."""
    stations = content.slugs["station"]
    clans = source.clans
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
    content.faction_static = coder.rows(clan.static for clan in source.clans)
    content.hero_static = coder.rows(hero.static for hero in source.heroes)
    content.equipment_static = coder.rows(item.static for item in source.items)
    lasting = [place for place, station in enumerate(source.stations) if station.static]
    content.static_stations = numbers(lasting)
    content.station_static = coder.rows(source.stations[place].static for place in lasting)


def fill_items(content: Content, source: FirstContent) -> None:
    """The decks, and what items are like."""
    fill_decks(content, source.items, source.missions, source.threats, (), ())
    content.item_type = numbers(ITEM_TYPES.index(item.type) for item in source.items)
    content.item_price = numbers(n for item in source.items for n in price(item.price))
    content.item_is_weapon = numbers(int(item.is_weapon) for item in source.items)
    content.item_mutant = numbers(item.stands_in for item in source.items)


def fill_effects(content: Content, source: FirstContent, coder: FirstCoder) -> None:
    """Programs at timing points, card by card; clans have none."""
    content.faction_effects = [vec[i64]() for _ in source.clans]
    content.hero_effects = coder.effects(c.BY_HERO, source.heroes)
    content.equipment_effects = coder.effects(c.BY_EQUIPMENT, source.items)
    content.threat_effects = coder.effects(c.BY_THREAT, source.threats)
    content.station_effects = coder.effects(c.BY_STATION, source.stations)
    fill_points(content, {point: name for name, point in POINTS.items()})


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
    content.threat_ignores = marks(cards, "ignore_weapons")
    content.threat_double = marks(cards, "double_repels")
    content.threat_calms = marks(cards, "ignore_activity")
    content.threat_withdraw = marks(cards, "may_withdraw")
    cases = [case(card) for card in cards]
    heroes = content.slugs["hero"]
    content.threat_hero = numbers(
        ids.NOTHING if found is None else heroes.index(found.hero) for found in cases
    )
    content.threat_hero_strength = numbers(0 if found is None else found.value for found in cases)


def marks(cards: Sequence[FirstThreat], special: str) -> vec[i64]:
    """1 for each threat that has such a special."""
    return numbers(int(special in [static.special for static in card.static]) for card in cards)


def case(card: FirstThreat) -> ThreatStrength | None:
    """The hero against whom a threat has another strength, if there is one."""
    return next((static for static in card.static if isinstance(static, ThreatStrength)), None)


def mission_goal(card: FirstMission, slugs: dict[str, list[str]]) -> Goal:
    """A mission's condition and reward as numbers."""
    found = condition(card.reached, slugs)
    moments = {"state": c.AT_STATE, "turn_end": c.AT_OWN_TURN_END}
    found.moment = moments.get(card.kind, c.AT_EVENT)
    named: Sequence[str] = getattr(card.reached, "stations", ())
    found.stations = numbers(slugs["station"].index(name) for name in named)
    found.points = card.points
    found.reward = numbers(price(card.reward))
    return found


def condition(reached: goals.Condition, slugs: dict[str, list[str]]) -> Goal:
    """The kind of a goal, and what only that kind reads."""
    match reached:
        case goals.Captured():
            return captured(reached)
        case goals.Won():
            found = goal(c.GOAL_WON, reached)
            found.against_hero = reached.against == "hero"
            found.strength = reached.strength
        case goals.PaidAt():
            found = goal(c.GOAL_PAID_AT, reached)
            found.item = pick(slugs["equipment"], reached.item)
        case _:
            found = goal(KINDS[reached.when], reached)
            if reached.when == "army":
                found.fighter = ids.ARMY
    return found


KINDS: Final = {
    "stations": c.GOAL_STATIONS,
    "one_line": c.GOAL_LINE,
    "lines": c.GOAL_LINES,
    "army": c.GOAL_STRENGTH,
    "activity": c.GOAL_ACTIVITY,
    "items": c.GOAL_ITEMS,
    "meeting": c.GOAL_MEETING,
    "guest": c.GOAL_GUEST,
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
