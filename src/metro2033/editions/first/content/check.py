"""Everything that is asked of the first edition's content."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from metro2033.content.check import effect_faults, line_faults, low_numbers, prizes, seat_faults
from metro2033.content.effect import FREE, DiscardSelf
from metro2033.content.fault import Fault, because
from metro2033.content.origin import inside
from metro2033.content.printed import differences
from metro2033.content.reference import conditions, names, places, records, unknown
from metro2033.editions.first.content.during import POINTS, FirstDuring
from metro2033.editions.first.content.goal import MOMENTS, Captured, PaidAt, Stations
from metro2033.editions.first.content.op import Fetch, StationOp, Strengthen
from metro2033.editions.first.content.schema import FirstContent, FirstMission, FirstThreat
from metro2033.editions.first.content.special import Bonus, StationDefence, ThreatStrength
from metro2033.editions.first.content.text import check_texts
from metro2033.i18n import Complaint

PRINTED: Final = Path(__file__).parents[1] / "printed.toml"
NUMBERS: Final = "numbers.toml"
LEAST: Final = {"points.station": 1, "draws.mission": 1, "draws.threat": 1}
"""The least that numbers can be, where that is not 0."""
MOST_EFFECTS: Final = 62
"""Effects are counted in the bits of a word."""


def check(content: FirstContent, texts: Path | None = None) -> list[Fault]:
    """Everything that is wrong with a content; `texts` is another folder of languages."""
    faults = references(content)
    if not faults:
        faults += [*card_faults(content), *differences(content, PRINTED)]
    return [*faults, *check_texts(content, texts)]


def card_faults(content: FirstContent) -> Iterator[Fault]:
    """What cannot be played, or means nothing, whatever the printed game is like."""
    yield from check_playable(content)
    yield from line_faults(content)
    yield from effect_faults(content, POINTS, _reasons)
    yield from _missions(content)


def references(content: FirstContent) -> list[Fault]:
    """Every name that is doubled, badly formed, or names nothing."""
    board = places(content, "clans.toml", "stations")
    return [*names(content), *board, *_cards(content), *conditions(content, POINTS)]


def _cards(content: FirstContent) -> Iterator[Fault]:
    """Items, heroes and stations that effects and missions name."""
    items = {item.id for item in content.items}
    heroes = {hero.id for hero in content.heroes}
    stations = {station.id for station in content.stations}
    for file, _, record in records(content):
        for part in inside(record):
            if isinstance(part, Fetch | PaidAt):
                named = [part.item] if part.item is not None else []
                yield from unknown(file, record.id, "item", named, items)
            if isinstance(part, ThreatStrength):
                yield from unknown(file, record.id, "hero", [part.hero], heroes)
        if isinstance(record, FirstMission):
            places_named = getattr(record.reached, "stations", ())
            yield from unknown(file, record.id, "stations", places_named, stations)


def check_playable(content: FirstContent) -> Iterator[Fault]:
    """What no match could be played with; house cards may break the rest."""
    yield from low_numbers(content.numbers, LEAST)
    yield from _seats(content)
    yield from _tokens(content)
    yield from _decks(content)
    owners = (content.heroes, content.items, content.threats, content.stations)
    effects = sum(len(card.during) for cards in owners for card in cards)
    if effects > MOST_EFFECTS:
        reason = Complaint("demand-play", "effects", number=effects, most=MOST_EFFECTS)
        yield because("items.toml", "", reason)


def _seats(content: FirstContent) -> Iterator[Fault]:
    """Everybody has a clan and a hero, and nobody begins with the points that win."""
    players, points = content.numbers.players, content.numbers.points
    yield from seat_faults(content, len(content.heroes))
    if len(players.targets) != players.most - players.least + 1:
        yield because(NUMBERS, "players", Complaint("demand-play", "targets"))
    for clan in content.clans:
        if not 1 <= len(clan.stations) * points.station < min(players.targets, default=0):
            yield because(
                "clans.toml", clan.id, Complaint("demand-play", "stations", field="stations")
            )


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
    bonuses = [b for clan in content.clans for b in clan.static if isinstance(b, Bonus)]
    more = max((b.add for b in bonuses if b.special == "mission_look"), default=0)
    number = sum(card.copies for card in content.missions)
    least = players.most + draws.mission + more
    if number < least:
        reason = Complaint("demand-play", "missions", number=number, least=least)
        yield because("missions.toml", "", reason)
    number = sum(card.copies for card in content.threats)
    least = max(players.most, draws.threat)
    if number < least:
        reason = Complaint("demand-play", "threats", number=number, least=least)
        yield because("threats.toml", "", reason)


def _missions(content: FirstContent) -> Iterator[Fault]:
    """Missions whose condition nobody looks at, or nobody can meet."""
    owned = prizes(content)
    for mission in content.missions:
        reasons = _condition(mission, owned)
        yield from (because("missions.toml", mission.id, reason) for reason in reasons)


def _condition(mission: FirstMission, owned: set[str]) -> Iterator[Complaint]:
    reached = mission.reached
    if mission.kind not in MOMENTS[type(reached)]:
        yield Complaint("demand-condition", "kind", when=reached.when, kind=mission.kind)
    if isinstance(reached, Captured | Stations):
        for name in sorted(set(reached.stations) - owned):
            yield Complaint("demand-condition", "owned", name=name)
    if isinstance(reached, Stations) and reached.n > len(set(reached.stations)):
        most = len(set(reached.stations))
        yield Complaint("demand-condition", "of", number=reached.n, most=most)


def _reasons(kind: str, part: Any) -> Iterator[Complaint]:
    """An effect on a card that cannot have it, or that no rule knows."""
    if isinstance(part, StationDefence) and kind != "station":
        yield Complaint("demand-effect", word=part.special, kind=kind)
    if isinstance(part, DiscardSelf) and kind != "item":
        yield Complaint("demand-effect", word=part.op, kind=kind)
    if isinstance(part, FirstThreat):
        if (part.strength > 0) != (part.result == "dice"):
            yield Complaint("demand-threat", "dice")
        if (part.payment != FREE) != (part.result == "payment"):
            yield Complaint("demand-threat", "payment")
    if isinstance(part, Strengthen) and part.by == "explosives" and part.until != "turn":
        yield Complaint("demand-effect", "turn")
    if isinstance(part, FirstDuring):
        is_threat = StationOp(op="face_threat") in part.do
        if is_threat != (part.at == "turn.end_threat"):
            yield Complaint("demand-effect", "threat", word="face_threat", at="turn.end_threat")
