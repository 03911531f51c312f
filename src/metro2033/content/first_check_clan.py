"""Constraints on the first edition's clans, heroes and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .fault import Fault
from .first_check_board import units
from .first_during import FirstDuring
from .first_op import FirstOp, LowerToken, Reroll, Settle
from .first_schema import Clan, FirstContent, FirstHero
from .first_static import WeaponFactor

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


def check_first_clans(content: FirstContent) -> Iterator[Fault]:
    """Every constraint on clans, heroes and numbers."""
    yield from _names(CLANS, "C1-CLAN-001", CLAN_NAMES, {clan.id for clan in content.clans})
    yield from _names(HEROES, "C1-HERO-001", HERO_NAMES, {hero.id for hero in content.heroes})
    for clan in content.clans:
        yield from (Fault(CLANS, clan.id, reason) for reason in _start(clan, content))
    yield from _stations(content)
    yield from _abilities(content)
    yield from _tokens(content)
    yield from _scales(content)
    for hero in content.heroes:
        reasons = [*_hero(hero), *_skill(hero, content.numbers.scales.resource)]
        yield from (Fault(HEROES, hero.id, reason) for reason in reasons)


def _names(file: str, rule: str, wanted: set[str], found: set[str]) -> Iterator[Fault]:
    for name in sorted(wanted ^ found):
        reason = "is missing" if name in wanted else "is not one of the printed six"
        yield Fault(file, name, f"{rule}: {reason}")


def _start(clan: Clan, content: FirstContent) -> Iterator[str]:
    """C1-CLAN-003, -004, -006, -007: what a clan starts with."""
    scales = content.numbers.scales
    stock = (clan.stock.pig, clan.stock.mushroom, clan.stock.ammo)
    if clan.activity != 0:
        yield "C1-CLAN-003: activity starts at 0"
    if max(stock) > scales.resource or clan.army > scales.army or clan.points > scales.points:
        yield "C1-CLAN-004: a value is beyond its scale"
    if clan.points != len(clan.stations) * content.numbers.points.station:
        yield "C1-CLAN-006: points do not fit the stations"
    if clan.army < 1:
        yield "C1-CLAN-007: without an army the first turn is idle"


def _stations(content: FirstContent) -> Iterator[Fault]:
    """C1-CLAN-005: stations of the start, each of one clan."""
    prizes = {station.id for station in content.stations if station.is_capturable}
    owners = Counter(name for clan in content.clans for name in clan.stations)
    most = len(content.numbers.tokens.high)
    for clan in content.clans:
        for name in clan.stations:
            if name not in prizes:
                yield Fault(CLANS, clan.id, f"C1-CLAN-005: {name} cannot be captured")
            if owners[name] > 1:
                yield Fault(CLANS, clan.id, f"C1-CLAN-005: {name} is given out twice")
        if not 2 <= len(clan.stations) <= most:
            yield Fault(CLANS, clan.id, "C1-CLAN-005: a home, further stations, a token for each")
    if len({len(clan.stations) for clan in content.clans}) > 1:
        yield Fault(CLANS, "", "C1-CLAN-005: some clans start with more stations than others")


def _abilities(content: FirstContent) -> Iterator[Fault]:
    """C1-CLAN-002: every clan has something of its own."""
    effects = Counter(clan.static for clan in content.clans)
    words = Counter(clan.ability for clan in content.clans)
    colours = Counter(clan.colour for clan in content.clans)
    for clan in content.clans:
        if not clan.static or effects[clan.static] > 1 or words[clan.ability] > 1:
            yield Fault(CLANS, clan.id, "C1-CLAN-002: nothing sets this clan apart")
        if colours[clan.colour] > 1:
            yield Fault(CLANS, clan.id, "C1-CLAN-002: another clan has this colour")


def _tokens(content: FirstContent) -> Iterator[Fault]:
    """C1-CLAN-008: the numbers on the tokens."""
    tokens = content.numbers.tokens
    for name, found, known in (("high", tokens.high, HIGH), ("full", tokens.full, FULL)):
        if len(found) != 13 or found.count(tokens.home) != 1:
            yield Fault(
                NUMBERS, "tokens", f"C1-CLAN-008: {name}: 13 tokens, one of them the home's"
            )
        if not all(2 <= number <= 12 for number in found):
            yield Fault(NUMBERS, "tokens", f"C1-CLAN-008: {name}: two dice show 2 to 12")
        if found != known:
            yield Fault(NUMBERS, "tokens", f"C1-CLAN-008: {name}: not the list that was decided on")
    if tokens.home != 7:
        yield Fault(NUMBERS, "tokens", "C1-CLAN-008: the 7 marks the home")


def _scales(content: FirstContent) -> Iterator[Fault]:
    """C1-CLAN-009: scales, and points that win and can be counted."""
    scales, players = content.numbers.scales, content.numbers.players
    if (scales.resource, scales.army, scales.points, scales.activity) != (10, 10, 10, 3):
        yield Fault(NUMBERS, "scales", "C1-CLAN-009: scales end at 10, activity at 3")
    if len(players.targets) != players.most - players.least + 1:
        yield Fault(NUMBERS, "players", "C1-CLAN-009: a target for each number of players")
    if max(players.targets, default=0) > scales.points:
        yield Fault(NUMBERS, "players", "C1-CLAN-009: a target is beyond the scale")


def _hero(hero: FirstHero) -> Iterator[str]:
    """C1-HERO-002, -009: numbers, and one skill, paid for once in a turn."""
    if hero.movement < 1 or hero.strength < 0:
        yield "C1-HERO-002: movement is at least 1, strength not below 0"
    if len(hero.during) != 1 or hero.during[0].once is None or not units(hero.during[0].cost):
        yield "C1-HERO-002: a hero has one skill, which costs something, once in a turn"
    wanted = {"artyom": "threat.answer", "khan": "battle.after_dice"}.get(hero.id, "main")
    if any(during.at != wanted for during in hero.during):
        yield f"C1-HERO-009: the skill is used at {wanted}"


def _skill(hero: FirstHero, most: int) -> Iterator[str]:
    """C1-HERO-003 to -008, -010: what the rulebook's notes tell of skills."""
    for during in hero.during:
        cost = during.cost
        if max(cost.pig, cost.mushroom, cost.ammo) > most:
            yield "C1-HERO-010: nobody can pay for this skill"
        if hero.id == "artyom" and not _does(during, Settle, "hero"):
            yield "C1-HERO-003: he himself, attacking, repels the threat without dice"
        if hero.id == "sasha" and during.where:
            yield "C1-HERO-004: her skill is bound to no place"
        for rule, name in (("005", "hunter"), ("006", "anna"), ("007", "melnik")):
            abroad = during.where and all(place.owner == "other" for place in during.where)
            if hero.id == name and not abroad:
                yield f"C1-HERO-{rule}: only on an opponent's station"
        if hero.id == "melnik" and not _does(during, LowerToken, None):
            yield "C1-HERO-007: the token is replaced by the nearest lower one"
        if hero.id == "khan" and not _does(during, Reroll, "hero"):
            yield "C1-HERO-008: he throws a die again when he himself fights"
    factors = [static.add for static in hero.static if isinstance(static, WeaponFactor)]
    if hero.id == "sasha" and factors != [1]:
        yield "C1-HERO-004: her weapons count double"


def _does(during: FirstDuring, op: type[FirstOp], fighter: str | None) -> bool:
    return during.fighter == fighter and any(isinstance(step, op) for step in during.do)
