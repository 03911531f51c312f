"""Constraints on the tracks, the market and the other numbers."""

from __future__ import annotations

from collections.abc import Iterator

from metro2033.content.fault import Fault, because, demand
from metro2033.editions.second.content.schema import Position, SecondContent

TRACK = "track.toml"
NUMBERS = "numbers.toml"

RESOURCES = frozenset({"pig", "mushroom", "ammo"})
LOOP = (
    "mushroom+pig",
    "ammo+law",
    "threat",
    "ammo+mushroom",
    "law+pig",
    "threat",
    "ammo+pig",
    "law+mushroom",
    "threat",
)


def check_track(content: SecondContent) -> Iterator[Fault]:
    """Every constraint on tracks and numbers."""
    yield from _positions(content)
    yield from _loop(content)
    yield from _scales(content)
    yield from _tokens(content)


def symbols(position: Position) -> str:
    """The symbols of a space in alphabetical order, in words."""
    words: list[str] = [*position.resources]
    words += ["threat"] * position.has_threat + ["law"] * position.has_law
    return "+".join(sorted(words))


def walk(content: SecondContent) -> list[Position]:
    """The spaces from the first one on, until a space comes again."""
    by_id = {position.id: position for position in content.positions}
    here, path = content.positions[0], []
    while here not in path:
        path.append(here)
        here = by_id[here.next]
    return path


def _positions(content: SecondContent) -> Iterator[Fault]:
    """C2-TRK-003, -004: symbols of the start and of the other spaces."""
    if not content.positions:
        yield because(TRACK, "", demand("C2-TRK-003", "demand-track", "none"))
        return
    start, *others = content.positions
    if set(start.resources) != RESOURCES or start.units != 2 or start.has_threat or start.has_law:
        yield because(TRACK, start.id, demand("C2-TRK-004", "demand-track", "start"))
    for position in others:
        kinds = position.resources
        if len(kinds) > 2 or len(set(kinds)) < len(kinds) or position.units != 1:
            reason = demand("C2-TRK-003", "demand-track", "resources")
            yield because(TRACK, position.id, reason)


def _loop(content: SecondContent) -> Iterator[Fault]:
    """C2-TRK-003, -005: the start is left for ever; then the nine printed spaces follow."""
    if not content.positions:
        return
    path = walk(content)
    if len(path) != len(content.positions) or path[-1].next != path[1 % len(path)].id:
        reason = demand("C2-TRK-003", "demand-track", "loop")
        yield because(TRACK, path[0].id, reason)
    found = tuple(symbols(position) for position in path[1:])
    if found != LOOP:
        reason = demand("C2-TRK-005", "demand-track", "spaces", list="; ".join(LOOP))
        yield because(TRACK, "", reason)


def _scales(content: SecondContent) -> Iterator[Fault]:
    """C2-TRK-001, -006, C2-FAC-005: army track, market, the start."""
    army, points = content.numbers.army, content.numbers.points
    if (army.least, army.most, army.upkeep) != (1, 8, (0, 0, 0, 0, 0, 1, 2, 3)):
        reason = demand("C2-TRK-001", "demand-scale", "army")
        yield because(NUMBERS, "army", reason)
    if content.numbers.market.slots != 4:
        yield because(NUMBERS, "market", demand("C2-TRK-006", "demand-scale", "market"))
    if (points.station, army.start) != (1, 2):
        yield because(NUMBERS, "points", demand("C2-FAC-005", "demand-scale", "start"))


def _tokens(content: SecondContent) -> Iterator[Fault]:
    """C2-CNT-001, -002, C2-CMB-009: tokens, and the deal of the combat cards."""
    tokens = content.numbers.tokens
    if tokens.pig + tokens.mushroom + tokens.ammo != 105:
        yield because(NUMBERS, "tokens", demand("C2-CNT-002", "demand-tokens", "resources"))
    if not tokens.pig == tokens.mushroom == tokens.ammo == 35:
        yield because(NUMBERS, "tokens", demand("C2-CNT-001", "demand-tokens", "each"))
    if tokens.per_faction != 14:
        yield because(NUMBERS, "tokens", demand("C2-CNT-001", "demand-tokens", "faction"))
    if 2 * content.numbers.draws.combat_hand + 1 != sum(card.copies for card in content.combat):
        reason = demand("C2-CMB-009", "demand-tokens", "hands")
        yield because(NUMBERS, "draws", reason)
