"""Constraints on the first edition's clans, heroes and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from metro2033.content.fault import Fault, because, demand
from metro2033.editions.first.content.check_board import units
from metro2033.editions.first.content.during import FirstDuring
from metro2033.editions.first.content.op import FirstOp, LowerToken, Reroll, Settle
from metro2033.editions.first.content.schema import Clan, FirstContent, FirstHero
from metro2033.editions.first.content.static import WeaponFactor
from metro2033.i18n import Complaint

CLANS = "clans.toml"
HEROES = "heroes.toml"
NUMBERS = "numbers.toml"

CLAN_NAMES = {
    "polis",
    "organised_crime",
    "fourth_reich",
    "red_line",
    "confederation_1905",
    "arbat_confederation",
}
HERO_NAMES = {"artyom", "sasha", "hunter", "melnik", "anna", "khan"}
HIGH = (7, 8, 8, 8, 9, 9, 9, 10, 10, 11, 11, 12, 12)
FULL = (2, 3, 4, 5, 6, 6, 7, 8, 8, 9, 10, 11, 12)


def check_clans(content: FirstContent) -> Iterator[Fault]:
    """Every constraint on clans, heroes and numbers."""
    yield from _names(CLANS, "C1-CLAN-001", CLAN_NAMES, {clan.id for clan in content.clans})
    yield from _names(HEROES, "C1-HERO-001", HERO_NAMES, {hero.id for hero in content.heroes})
    for clan in content.clans:
        yield from (because(CLANS, clan.id, reason) for reason in _start(clan, content))
    yield from _stations(content)
    yield from _abilities(content)
    yield from _tokens(content)
    yield from _scales(content)
    for hero in content.heroes:
        reasons = [*_hero(hero), *_skill(hero, content.numbers.scales.resource)]
        yield from (because(HEROES, hero.id, reason) for reason in reasons)


def _names(file: str, rule: str, wanted: set[str], found: set[str]) -> Iterator[Fault]:
    for name in sorted(wanted ^ found):
        part = "missing" if name in wanted else "unknown"
        yield because(file, name, demand(rule, "demand-named", part))


def _start(clan: Clan, content: FirstContent) -> Iterator[Complaint]:
    """C1-CLAN-003, -004, -007: what a clan starts with."""
    scales = content.numbers.scales
    stock = (clan.stock.pig, clan.stock.mushroom, clan.stock.ammo)
    if clan.activity != 0:
        yield demand("C1-CLAN-003", "demand-clan", "activity")
    if max(stock) > scales.resource or clan.army > scales.army:
        yield demand("C1-CLAN-004", "demand-clan", "scale")
    if clan.army < 1:
        yield demand("C1-CLAN-007", "demand-clan", "army")


def _stations(content: FirstContent) -> Iterator[Fault]:
    """C1-CLAN-005: stations of the start, each of one clan."""
    prizes = {station.id for station in content.stations if station.is_capturable}
    owners = Counter(name for clan in content.clans for name in clan.stations)
    most = len(content.numbers.tokens.high)
    for clan in content.clans:
        for name in clan.stations:
            if name not in prizes:
                reason = demand("C1-CLAN-005", "demand-clan", "captured", name=name)
                yield because(CLANS, clan.id, reason)
            if owners[name] > 1:
                reason = demand("C1-CLAN-005", "demand-clan", "twice", name=name)
                yield because(CLANS, clan.id, reason)
        if not 2 <= len(clan.stations) <= most:
            yield because(CLANS, clan.id, demand("C1-CLAN-005", "demand-clan", "stations"))
    if len({len(clan.stations) for clan in content.clans}) > 1:
        yield because(CLANS, "", demand("C1-CLAN-005", "demand-clan", "unequal"))


def _abilities(content: FirstContent) -> Iterator[Fault]:
    """C1-CLAN-002: every clan has something of its own."""
    effects = Counter(clan.static for clan in content.clans)
    words = Counter(clan.ability for clan in content.clans)
    colours = Counter(clan.colour for clan in content.clans)
    for clan in content.clans:
        if not clan.static or effects[clan.static] > 1 or words[clan.ability] > 1:
            yield because(CLANS, clan.id, demand("C1-CLAN-002", "demand-same", "clan"))
        if colours[clan.colour] > 1:
            yield because(CLANS, clan.id, demand("C1-CLAN-002", "demand-same", "colour"))


def _tokens(content: FirstContent) -> Iterator[Fault]:
    """C1-CLAN-008: the numbers on the tokens."""
    tokens = content.numbers.tokens
    for name, found, known in (("high", tokens.high, HIGH), ("full", tokens.full, FULL)):
        if len(found) != 13 or found.count(tokens.home) != 1:
            reason = demand("C1-CLAN-008", "demand-tokens", "list", name=name)
            yield because(NUMBERS, "tokens", reason)
        if not all(2 <= number <= 12 for number in found):
            reason = demand("C1-CLAN-008", "demand-tokens", "dice", name=name)
            yield because(NUMBERS, "tokens", reason)
        if found != known:
            reason = demand("C1-CLAN-008", "demand-tokens", "decided", name=name)
            yield because(NUMBERS, "tokens", reason)
    if tokens.home != 7:
        yield because(NUMBERS, "tokens", demand("C1-CLAN-008", "demand-tokens", "home"))


def _scales(content: FirstContent) -> Iterator[Fault]:
    """C1-CLAN-009: scales, and points that win and can be counted."""
    scales, players = content.numbers.scales, content.numbers.players
    if (scales.resource, scales.army, scales.activity) != (10, 10, 3):
        yield because(NUMBERS, "scales", demand("C1-CLAN-009", "demand-scale", "ends"))
    if len(players.targets) != players.most - players.least + 1:
        yield because(NUMBERS, "players", demand("C1-CLAN-009", "demand-scale", "targets"))


def _hero(hero: FirstHero) -> Iterator[Complaint]:
    """C1-HERO-002, -009: numbers, and one skill, paid for once in a turn."""
    if hero.movement < 1 or hero.strength < 0:
        yield demand("C1-HERO-002", "demand-skill", "numbers")
    if len(hero.during) != 1 or hero.during[0].once is None or not units(hero.during[0].cost):
        yield demand("C1-HERO-002", "demand-skill", "once")
    wanted = {"artyom": "threat.answer", "khan": "battle.after_dice"}.get(hero.id, "main")
    if any(during.at != wanted for during in hero.during):
        yield demand("C1-HERO-009", "demand-skill", "at", at=wanted)


def _skill(hero: FirstHero, most: int) -> Iterator[Complaint]:
    """C1-HERO-003 to -008, -010: what the rulebook's notes tell of skills."""
    for during in hero.during:
        cost = during.cost
        if max(cost.pig, cost.mushroom, cost.ammo) > most:
            yield demand("C1-HERO-010", "demand-skill", "pay")
        if hero.id == "artyom" and not _does(during, Settle, "hero"):
            yield demand("C1-HERO-003", "demand-skill", "repels")
        if hero.id == "sasha" and during.where:
            yield demand("C1-HERO-004", "demand-skill", "anywhere")
        for rule, name in (("005", "hunter"), ("006", "anna"), ("007", "melnik")):
            abroad = during.where and all(place.owner == "other" for place in during.where)
            if hero.id == name and not abroad:
                yield demand(f"C1-HERO-{rule}", "demand-skill", "abroad")
        if hero.id == "melnik" and not _does(during, LowerToken, None):
            yield demand("C1-HERO-007", "demand-skill", "token")
        if hero.id == "khan" and not _does(during, Reroll, "hero"):
            yield demand("C1-HERO-008", "demand-skill", "again")
    factors = [static.add for static in hero.static if isinstance(static, WeaponFactor)]
    if hero.id == "sasha" and factors != [1]:
        yield demand("C1-HERO-004", "demand-skill", "weapons")


def _does(during: FirstDuring, op: type[FirstOp], fighter: str | None) -> bool:
    return during.fighter == fighter and any(isinstance(step, op) for step in during.do)
