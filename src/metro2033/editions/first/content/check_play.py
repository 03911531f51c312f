"""What no match of the first edition could be played with; house cards may break the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from metro2033.content.check import low_numbers, seat_faults
from metro2033.content.fault import Fault, because
from metro2033.editions.first.content.schema import FirstContent
from metro2033.editions.first.content.special import MissionLook
from metro2033.i18n import Complaint

NUMBERS = "numbers.toml"
LEAST: Final = {"points.station": 1, "draws.mission": 1, "draws.threat": 1}
"""The least that numbers can be, where that is not 0."""
MOST_EFFECTS = 62
"""Effects are counted in the bits of a word."""


def check_playable(content: FirstContent) -> Iterator[Fault]:
    """Numbers and counts that the engine relies on."""
    yield from low_numbers(content.numbers, LEAST)
    yield from _seats(content)
    yield from _tokens(content)
    yield from _decks(content)
    owners = (content.heroes, content.items, content.threats, content.stations)
    effects = sum(len(record.during) for records in owners for record in records)
    if effects > MOST_EFFECTS:
        reason = Complaint("demand-play", "effects", number=effects, most=MOST_EFFECTS)
        yield because("items.toml", "", reason)


def _seats(content: FirstContent) -> Iterator[Fault]:
    """Everybody has a clan and a hero, and nobody begins with the points that win."""
    players, points = content.numbers.players, content.numbers.points
    prizes = {station.id for station in content.stations if station.is_capturable}
    yield from seat_faults(content, len(content.heroes), prizes)
    if len(players.targets) != players.most - players.least + 1:
        yield because(NUMBERS, "players", Complaint("demand-play", "targets"))
    for clan in content.clans:
        if not 1 <= len(clan.stations) * points.station < min(players.targets, default=0):
            yield because("clans.toml", clan.id, Complaint("demand-play", "stations"))


def _tokens(content: FirstContent) -> Iterator[Fault]:
    """Each clan has the home's token and one for each station it begins with."""
    tokens = content.numbers.tokens
    stations = max((len(clan.stations) for clan in content.clans), default=1)
    if len(tokens.high) != len(tokens.full):
        yield because(NUMBERS, "tokens", Complaint("demand-play", "lists"))
    for name, found in (("high", tokens.high), ("full", tokens.full)):
        if tokens.home not in found or len(found) < stations:
            values = {"name": name, "home": tokens.home, "number": stations}
            yield because(NUMBERS, "tokens", Complaint("demand-play", "list", **values))
        if not all(2 <= number <= 12 for number in found):
            yield because(NUMBERS, "tokens", Complaint("demand-play", "dice", name=name))


def _decks(content: FirstContent) -> Iterator[Fault]:
    """There is always a mission to choose, and a threat to draw."""
    players, draws = content.numbers.players, content.numbers.draws
    more = [
        static.add
        for clan in content.clans
        for static in clan.static
        if isinstance(static, MissionLook)
    ]
    needed = players.most + draws.mission + max(more, default=0)
    missions = sum(mission.copies for mission in content.missions)
    if missions < needed:
        reason = Complaint("demand-play", "missions", number=missions, least=needed)
        yield because("missions.toml", "", reason)
    threats = sum(threat.copies for threat in content.threats)
    least = max(players.most, draws.threat)
    if threats < least:
        reason = Complaint("demand-play", "threats", number=threats, least=least)
        yield because("threats.toml", "", reason)
