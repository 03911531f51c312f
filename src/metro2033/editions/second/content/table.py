"""The records of the content as the flat tables that the engine reads."""

from __future__ import annotations

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
from metro2033.editions.second.content import goal as goals
from metro2033.editions.second.content.code import POINT_NAMES, SecondCoder
from metro2033.editions.second.content.schema import POLIS, SecondContent, Threat
from metro2033.editions.second.content.static import Property, Replaced, ThreatStrength
from metro2033.engine.model import code as c
from metro2033.engine.model import ids
from metro2033.engine.model.content import Content, Goal

ANYBODY: Final = 99
COMBAT_TYPES: Final = ["attack", "defence", "manoeuvre"]


def tables(source: SecondContent) -> Content:
    """The engine's tables of the second edition's content."""
    content = Content()
    content.digest = digest(source)
    content.slugs = slugs(
        [position.id for position in source.positions],
        station=source.stations,
        faction=source.factions,
        hero=source.heroes,
        equipment=source.equipment,
        mission=source.missions,
        threat=source.threats,
        law=source.laws,
        combat=source.combat,
    )
    coder = SecondCoder(content)
    fill_stations(content, source)
    fill_factions(content, source, coder)
    fill_decks(
        content, source.equipment, source.missions, source.threats, source.laws, source.combat
    )
    fill_effects(content, source, coder)
    fill_threats(content, source, coder)
    fill_missions(content, source, coder)
    fill_combat(content, source)
    fill_track(content, source)
    fill_numbers(content, source)
    coder.close()
    fill_topics(content)
    return content


def fill_stations(content: Content, source: SecondContent) -> None:
    """The board: what stations yield, in which zone they lie, whose home they are."""
    fill_board(content, source)
    content.station_resource = numbers(
        ids.NO_RESOURCE if station.resource is None else ids.RESOURCES.index(station.resource)
        for station in source.stations
    )
    zones = [*(faction.zone for faction in source.factions), POLIS]
    content.station_zone = numbers(zones.index(station.zone) for station in source.stations)
    homes = {home: i for i, faction in enumerate(source.factions) for home in faction.homes}
    names = content.slugs["station"]
    content.station_home = numbers(homes.get(name, ids.NEUTRAL) for name in names)


def fill_factions(content: Content, source: SecondContent, coder: SecondCoder) -> None:
    """Faction and hero cards without their effects."""
    names = content.slugs["faction"]
    content.faction_border = numbers(
        sum(1 << names.index(other) for other in faction.neighbours) for faction in source.factions
    )
    content.faction_target = numbers(faction.target for faction in source.factions)
    content.faction_bonus = [coder.code(faction.bonus) for faction in source.factions]
    content.hero_count = len(source.heroes)
    content.hero_speed = numbers(hero.speed for hero in source.heroes)
    content.hero_strength = numbers(hero.strength for hero in source.heroes)
    content.faction_static = coder.rows(faction.static for faction in source.factions)
    content.hero_static = coder.rows(hero.static for hero in source.heroes)
    content.equipment_static = coder.rows(card.static for card in source.equipment)
    content.law_static = coder.rows(law.static for law in source.laws)


def fill_effects(content: Content, source: SecondContent, coder: SecondCoder) -> None:
    """Programs at timing points, card by card, and which wait for others at the same point."""
    content.faction_effects = coder.effects(c.BY_FACTION, source.factions)
    content.hero_effects = coder.effects(c.BY_HERO, source.heroes)
    content.equipment_effects = coder.effects(c.BY_EQUIPMENT, source.equipment)
    content.law_effects = coder.effects(c.BY_LAW, source.laws)
    content.threat_effects = coder.effects(c.BY_THREAT, source.threats)
    for number, during in enumerate(coder.durings):
        for other, name in zip(content.effects, content.slugs["effect"], strict=True):
            if name in during.before and other.point == content.effects[number].point:
                other.after |= 1 << number
    fill_points(content, dict(enumerate(POINT_NAMES)))


def fill_threats(content: Content, source: SecondContent, coder: SecondCoder) -> None:
    """Threat cards: strength and its cases, what a loss costs, rewards."""
    content.threat_stage = numbers(card.stage for card in source.threats)
    content.threat_type = numbers(ids.FOES.index(card.type) for card in source.threats)
    content.threat_strength = numbers(card.strength for card in source.threats)
    content.threat_cases = [cases(card) for card in source.threats]
    bare = Property(on="ignore_equipment")
    content.threat_ignores = numbers(int(bare in card.static) for card in source.threats)
    content.threat_loss = numbers(
        replaced(card, "army.loss", source.numbers.army.loss) for card in source.threats
    )
    content.threat_wounds = numbers(replaced(card, "hero.wound", 1) for card in source.threats)
    content.threat_reward = [coder.code(card.reward) for card in source.threats]


def replaced(card: Threat, topic: str, usual: int) -> int:
    """The value that a threat gives a topic, or the usual one."""
    statics = [static for static in card.static if isinstance(static, Replaced)]
    return next((static.value for static in statics if static.on == topic), usual)


def cases(card: Threat) -> vec[i64]:
    """The cases in which a threat has another strength."""
    rows: list[int] = []
    for static in card.static:
        if isinstance(static, ThreatStrength):
            rows.append(static.value)
            rows.append(pick(ids.FIGHTERS, static.fighter))
            rows.append(pick(["pig", "mushroom", "ammo", "transfer"], static.station))
            rows.append(static.stations_least or 0)
            rows.append(ANYBODY if static.stations_most is None else static.stations_most)
    return numbers(rows)


def fill_missions(content: Content, source: SecondContent, coder: SecondCoder) -> None:
    """Goals and abilities of missions."""
    goal_ids = [record.id for record in source.goals]
    content.goals = [predicate_goal(record.reached) for record in source.goals]
    content.mission_goal = numbers(goal_ids.index(card.goal) for card in source.missions)
    content.mission_ability = [
        coder.code([op for during in card.during for op in during.do]) for card in source.missions
    ]


def predicate_goal(reached: goals.Predicate) -> Goal:
    """A goal as numbers."""
    match reached:
        case goals.Captured():
            return captured(reached)
        case goals.Won():
            found = goal(c.GOAL_WON, reached)
            found.against_hero = reached.against == "hero"
            found.fighter = pick(ids.FIGHTERS, reached.fighter)
            found.strength = reached.strength
            found.scouted = reached.scouted
        case goals.Stations():
            found = goal(c.GOAL_STATIONS, reached)
            found.alike = reached.alike
        case goals.Resources():
            found = goal(c.GOAL_RESOURCES, reached)
            found.each = reached.of == "each"
        case goals.Strength():
            found = goal(c.GOAL_STRENGTH, reached)
            found.fighter = ids.FIGHTERS.index(reached.of)
        case goals.HeroAt():
            found = goal(c.GOAL_HERO_AT, reached)
            found.beside = reached.beside is not None
        case goals.PaidAt():
            found = goal(c.GOAL_PAID_AT, reached)
    return found


def fill_combat(content: Content, source: SecondContent) -> None:
    """Combat cards."""
    content.combat_type = numbers(COMBAT_TYPES.index(card.type) for card in source.combat)
    content.combat_modifier = numbers(
        modifier
        for card in source.combat
        for modifier in (card.versus.attack, card.versus.defence, card.versus.manoeuvre)
    )


def fill_track(content: Content, source: SecondContent) -> None:
    """The round track; its first position is the start."""
    names = content.slugs["position"]
    content.track_shows = numbers(
        sum(1 << ids.RESOURCES.index(resource) for resource in position.resources)
        for position in source.positions
    )
    content.track_units = numbers(position.units for position in source.positions)
    content.track_threat = numbers(int(position.has_threat) for position in source.positions)
    content.track_law = numbers(int(position.has_law) for position in source.positions)
    content.track_next = numbers(names.index(position.next) for position in source.positions)


def fill_numbers(content: Content, source: SecondContent) -> None:
    """The numbers that stand on no card."""
    n = source.numbers
    table = [0] * c.NUMBER_COUNT
    table[c.START_STRENGTH] = n.army.start
    table[c.MOST_STRENGTH] = n.army.most
    table[c.LEAST_STRENGTH] = n.army.least
    table[c.TOKENS : c.TOKENS + 3] = [n.tokens.pig, n.tokens.mushroom, n.tokens.ammo]
    table[c.MARKET_SIZE] = n.market.slots
    table[c.POLIS_STRENGTH] = n.stations.polis_strength
    table[c.POLIS_TO_WIN] = n.stations.polis_to_win
    table[c.LEAST_STATIONS] = n.stations.least
    table[c.STAGE_TWO_POINTS] = n.points.stage_two
    table[c.LIMIT_STAGE_ONE], table[c.LIMIT_STAGE_TWO] = n.hero.equipment_limit
    table[c.FACTION_TOKENS] = n.tokens.per_faction - n.tokens.on_tracks
    table[c.COMBAT_HAND] = n.draws.combat_hand
    table[c.MISSION_DRAW] = n.draws.mission
    table[c.MISSIONS_A_ROUND] = n.draws.missions_per_round
    table[c.STAGE_DRAW] = n.draws.stage_two
    table[c.SCOUTED_CARDS] = n.draws.scouted
    table[c.LEAST_SEATS], table[c.MOST_SEATS] = n.players.least, n.players.most
    table[c.STATION_POINTS], table[c.MISSION_POINTS] = n.points.station, n.points.mission
    table[c.ARMY_LOSS] = n.army.loss
    table[c.OBTAIN_TOKENS] = n.army.obtain
    table[c.RING_TUNNELS] = n.army.hansa_tunnels
    table[c.TUNNEL_COST], table[c.TRANSFER_COST] = n.hero.tunnel_cost, n.hero.transfer_cost
    table[c.REST_TURNS] = n.hero.rest
    table[c.RENEWALS] = n.market.renewals
    for start, cost in (
        (c.PRICE_NEUTRAL, n.prices.capture_neutral),
        (c.PRICE_PLAYER, n.prices.capture_player),
        (c.PRICE_SOLDIER, n.prices.soldier),
        (c.PRICE_EQUIPMENT, n.prices.equipment),
        (c.PRICE_MISSION, n.prices.mission),
        (c.PRICE_RENEWAL, n.prices.renewal),
        (c.PRICE_ABILITY, n.prices.mission_ability),
    ):
        table[start : start + 3] = price(cost)
    content.numbers = numbers(table)
    content.upkeep = numbers([0, *n.army.upkeep])
