"""What no match could be played with; house cards may break the constraints, but not these."""

from __future__ import annotations

from collections.abc import Iterator

from .fault import Fault
from .schema import SecondContent

NUMBERS = "numbers.toml"
HOMES = 3


def check_playable(content: SecondContent) -> Iterator[Fault]:
    """Numbers and counts that the engine relies on."""
    yield from _seats(content)
    yield from _army(content)
    tokens = content.numbers.tokens
    if tokens.per_faction - tokens.on_tracks < HOMES:
        yield Fault(NUMBERS, "tokens", "a faction has fewer tokens than home stations")
    if 2 * content.numbers.draws.combat_hand > sum(card.copies for card in content.combat):
        yield Fault(NUMBERS, "draws", "there are too few combat cards for two hands")
    if not content.positions:
        yield Fault("track.toml", "", "there is no track")


def _seats(content: SecondContent) -> Iterator[Fault]:
    players = content.numbers.players
    most = min(len(content.factions), len(content.heroes))
    if not 2 <= players.least <= players.most <= most:
        yield Fault(NUMBERS, "players", f"expected 2 <= least <= most <= {most}")


def _army(content: SecondContent) -> Iterator[Fault]:
    army = content.numbers.army
    if not 1 <= army.least <= army.start <= army.most:
        yield Fault(NUMBERS, "army", "expected 1 <= least <= start <= most")
    if len(army.upkeep) != army.most:
        reason = f"expected a price for each strength from 1 to {army.most}"
        yield Fault(NUMBERS, "army", f"upkeep: {reason}")
