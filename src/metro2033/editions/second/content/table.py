"""The records of the content as the flat tables that the engine reads."""

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
from metro2033.editions.second.content.code import SecondCoder
from metro2033.editions.second.content.during import POINTS, During
from metro2033.editions.second.content.goal import (
    Captured,
    HeroAt,
    PaidAt,
    Predicate,
    Resources,
    Stations,
    Strength,
    Won,
)
from metro2033.editions.second.content.schema import SecondContent, SecondStation, Threat
from metro2033.editions.second.content.static import (
    ArmyLoss,
    HeroWound,
    IgnoreEquipment,
    ThreatStrength,
)
from metro2033.engine.model import code as c
from metro2033.engine.model import ids
from metro2033.engine.model.content import Content, Effect, Goal

ANYBODY: Final = 99
ZONE_OF_POLIS: Final = 6
POINT_NAMES: Final = list(POINTS)
"""The engine counts timing points in the order in which they are described."""
COMBAT_TYPES: Final = ["attack", "defence", "manoeuvre"]


def tables(source: SecondContent) -> Content:
    """The engine's tables of the second edition's content."""
    content = Content()
    content.digest = digest(source)
    content.slugs = slugs(source)
    coder = SecondCoder(content)
    fill_board(content, source)
    fill_factions(content, source, coder)
    fill_cards(content, source)
    fill_effects(content, source, coder)
    fill_threats(content, source, coder)
    fill_missions(content, source, coder)
    fill_combat(content, source)
    fill_track(content, source)
    fill_numbers(content, source)
    coder.close()
    fill_topics(content)
    return content


def slugs(source: SecondContent) -> dict[str, list[str]]:
    """The names of everything that has a number."""
    return {
        "station": [station.id for station in source.stations],
        "faction": [faction.id for faction in source.factions],
        "hero": [hero.id for hero in source.heroes],
        "equipment": [card.id for card in source.equipment],
        "mission": [card.id for card in source.missions],
        "threat": [card.id for card in source.threats],
        "law": [card.id for card in source.laws],
        "combat": [card.id for card in source.combat],
        "resource": ids.RESOURCES,
        "fighter": ids.FIGHTERS,
        "seat": [str(seat + 1) for seat in range(8)],
        "effect": [],
    }


def fill_board(content: Content, source: SecondContent) -> None:
    """Stations, tunnels and transfers."""
    names = content.slugs["station"]
    factions = content.slugs["faction"]
    content.station_count = len(names)
    content.far = numbers([FAR] * len(names))
    content.station_kind = numbers(station_kind(station) for station in source.stations)
    content.station_resource = numbers(
        ids.NO_RESOURCE if station.resource is None else ids.RESOURCES.index(station.resource)
        for station in source.stations
    )
    content.station_zone = numbers(
        ZONE_OF_POLIS if station.zone == "polis" else zone_of(source, station.zone)
        for station in source.stations
    )
    homes = {home: i for i, faction in enumerate(source.factions) for home in faction.homes}
    content.station_home = numbers(homes.get(name, ids.NEUTRAL) for name in names)
    content.tunnels = neighbours(names, source.tunnels)
    content.transfers = neighbours(names, source.transfers)
    content.faction_count = len(factions)


def zone_of(source: SecondContent, zone: str) -> int:
    """The number of the faction whose zone this is."""
    return [faction.zone for faction in source.factions].index(zone)


def station_kind(station: SecondStation) -> int:
    """The engine's kind of a station; home stations are ordinary ones with a home faction."""
    return ids.STATION_KINDS.index("ordinary" if station.kind == "home" else station.kind)


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
    content.faction_static = coder.rows([faction.static for faction in source.factions])
    content.hero_static = coder.rows([hero.static for hero in source.heroes])
    content.equipment_static = coder.rows([card.static for card in source.equipment])
    content.law_static = coder.rows([law.static for law in source.laws])


def fill_cards(content: Content, source: SecondContent) -> None:
    """The decks of the second edition."""
    fill_decks(
        content,
        [
            [card.copies for card in source.equipment],
            [card.copies for card in source.missions],
            [card.copies for card in source.threats],
            [card.copies for card in source.laws],
            [card.copies for card in source.combat],
        ],
    )


def fill_effects(content: Content, source: SecondContent, coder: SecondCoder) -> None:
    """Programs at timing points, card by card."""
    waits: list[tuple[Effect, During]] = []

    def effects(by: int, cards: Sequence[tuple[str, Sequence[During]]]) -> list[vec[i64]]:
        found: list[vec[i64]] = []
        for kind, (name, durings) in enumerate(cards):
            first = len(content.effects)
            for during in durings:
                effect = coder.effect(during, by, kind, POINT_NAMES.index(during.at))
                effect.places = places(during.where)
                content.effects.append(effect)
                content.slugs["effect"].append(name)
                waits.append((effect, during))
            found.append(numbers(range(first, len(content.effects))))
        return found

    content.faction_effects = effects(c.BY_FACTION, [(x.id, x.during) for x in source.factions])
    content.hero_effects = effects(c.BY_HERO, [(x.id, x.during) for x in source.heroes])
    content.equipment_effects = effects(
        c.BY_EQUIPMENT, [(x.id, x.during) for x in source.equipment]
    )
    content.law_effects = effects(c.BY_LAW, [(x.id, x.during) for x in source.laws])
    content.threat_effects = effects(c.BY_THREAT, [(x.id, x.during) for x in source.threats])
    content.faction_points = points(content, content.faction_effects)
    content.hero_points = points(content, content.hero_effects)
    for mask in points(content, content.equipment_effects):
        content.any_equipment_points |= mask
    names = content.slugs["effect"]
    for number, (effect, during) in enumerate(waits):
        for other, name in enumerate(names):
            if name in during.before and content.effects[other].point == effect.point:
                content.effects[other].after |= 1 << number
    name_apart(names, content.effects, POINT_NAMES)


def fill_threats(content: Content, source: SecondContent, coder: SecondCoder) -> None:
    """Threat cards: strength and its cases, what a loss costs, rewards."""
    types = ids.FOES
    content.threat_stage = numbers(card.stage for card in source.threats)
    content.threat_type = numbers(types.index(card.type) for card in source.threats)
    content.threat_strength = numbers(card.strength for card in source.threats)
    content.threat_cases = [cases(card) for card in source.threats]
    content.threat_ignores = numbers(
        int(any(isinstance(static, IgnoreEquipment) for static in card.static))
        for card in source.threats
    )
    content.threat_loss = numbers(
        first_value(card, ArmyLoss, source.numbers.army.loss) for card in source.threats
    )
    content.threat_wounds = numbers(first_value(card, HeroWound, 1) for card in source.threats)
    content.threat_reward = [coder.code(card.reward) for card in source.threats]


def first_value(card: Threat, kind: type[ArmyLoss | HeroWound], usual: int) -> int:
    """The value of a threat's static of a kind, or the usual one."""
    for static in card.static:
        if isinstance(static, kind):
            return static.value
    return usual


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
    content.goals = [goal(record.reached) for record in source.goals]
    content.mission_goal = numbers(goal_ids.index(card.goal) for card in source.missions)
    content.mission_ability = [
        coder.code([op for during in card.during for op in during.do]) for card in source.missions
    ]


def goal(predicate: Predicate) -> Goal:
    """A goal as numbers."""
    found: Goal
    match predicate:
        case Captured():
            found = Goal(c.GOAL_CAPTURED)
            found.n = predicate.n
            found.fighter = pick(ids.FIGHTERS, predicate.by)
            found.target = pick(["neutral", "player"], predicate.of)
        case Won():
            found = Goal(c.GOAL_WON)
            found.against_hero = predicate.against == "hero"
            found.fighter = pick(ids.FIGHTERS, predicate.fighter)
            found.strength = predicate.strength
            found.scouted = predicate.scouted
        case Stations():
            found = Goal(c.GOAL_STATIONS)
            found.n = predicate.n
            found.alike = predicate.alike
            found.places = places(predicate.where)
        case Resources():
            found = Goal(c.GOAL_RESOURCES)
            found.n = predicate.n
            found.each = predicate.of == "each"
        case Strength():
            found = Goal(c.GOAL_STRENGTH)
            found.n = predicate.n
            found.fighter = ids.FIGHTERS.index(predicate.of)
        case HeroAt():
            found = Goal(c.GOAL_HERO_AT)
            found.places = places(predicate.where)
            found.beside = predicate.beside is not None
        case PaidAt():
            found = Goal(c.GOAL_PAID_AT)
            found.places = places(predicate.where)
            found.cost = numbers(price(predicate.cost))
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
    names = [position.id for position in source.positions]
    content.slugs["position"] = names
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
