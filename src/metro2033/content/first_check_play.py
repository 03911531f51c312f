"""What no match of the first edition could be played with; house cards may break the rest."""

from __future__ import annotations

from collections.abc import Iterator

from .fault import Fault
from .first_schema import FirstContent
from .first_static import MissionLook

NUMBERS = "numbers.toml"
SEATS = (2, 6)
"""How many the engine can seat."""
HOME = 7
"""The number on the token of a home."""
MOST_EFFECTS = 62
"""Effects are counted in the bits of a word."""


def check_first_playable(content: FirstContent) -> Iterator[Fault]:
    """Numbers and counts that the engine relies on."""
    yield from _seats(content)
    yield from _tokens(content)
    yield from _decks(content)
    owners = (content.heroes, content.items, content.threats, content.stations)
    effects = sum(len(record.during) for records in owners for record in records)
    if effects > MOST_EFFECTS:
        yield Fault("items.toml", "", f"{effects} effects in all files, at most {MOST_EFFECTS}")


def _seats(content: FirstContent) -> Iterator[Fault]:
    """Everybody has a clan and a hero, and nobody begins with the points that win."""
    players = content.numbers.players
    if (players.least, players.most) != SEATS:
        yield Fault(NUMBERS, "players", f"expected least = {SEATS[0]} and most = {SEATS[1]}")
    if len(players.targets) != players.most - players.least + 1:
        yield Fault(NUMBERS, "players", "targets: expected one for each number of players")
    for name, count in (("clans", len(content.clans)), ("heroes", len(content.heroes))):
        if count < players.most:
            yield Fault(f"{name}.toml", "", f"{count} {name} for {players.most} players")
    for clan in content.clans:
        if not 1 <= len(clan.stations) < min(players.targets, default=0):
            yield Fault("clans.toml", clan.id, "stations: expected a home, and fewer than win")


def _tokens(content: FirstContent) -> Iterator[Fault]:
    """Each clan has the home's token and one for each station it begins with."""
    tokens = content.numbers.tokens
    stations = max((len(clan.stations) for clan in content.clans), default=1)
    if tokens.home != HOME:
        yield Fault(NUMBERS, "tokens", f"home: expected {HOME}")
    if len(tokens.high) != len(tokens.full):
        yield Fault(NUMBERS, "tokens", "high and full: expected lists of one length")
    for name, found in (("high", tokens.high), ("full", tokens.full)):
        if HOME not in found or len(found) < stations:
            yield Fault(NUMBERS, "tokens", f"{name}: expected {HOME} and {stations} in all")
        if not all(2 <= number <= 12 for number in found):
            yield Fault(NUMBERS, "tokens", f"{name}: expected 2 to 12")


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
        yield Fault("missions.toml", "", f"{missions} missions, at least {needed}")
    if draws.mission < 1:
        yield Fault(NUMBERS, "draws", "mission: expected at least 1")
    threats = sum(threat.copies for threat in content.threats)
    if threats < players.most:
        yield Fault("threats.toml", "", f"{threats} threats, at least {players.most}")
