"""What no match could be played with; house cards may break the constraints, but not these."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .fault import Fault
from .schema import SecondContent

NUMBERS = "numbers.toml"
HOMES = 3

FIXED: Final[dict[str, dict[str, int]]] = {
    "players": {"least": 2, "most": 6},
    "army": {"obtain": 1, "hansa_tunnels": 1},
    "points": {
        "start": 3,
        "station": 1,
        "mission": 1,
        "track_first": 3,
        "track_last": 10,
        "is_capped": False,
    },
    "hero": {"transfer_cost": 1, "tunnel_cost": 1, "rest": 1},
    "market": {"renewals": 1},
    "draws": {"mission_keep": 1, "missions_per_round": 1, "stage_two_keep": 1, "scouted": 1},
}
"""Numbers that the engine's rules have built in: data that says otherwise would not be played."""


def check_playable(content: SecondContent) -> Iterator[Fault]:
    """Numbers and counts that the engine relies on."""
    yield from _fixed(content)
    yield from _army(content)
    seats = content.numbers.players.most
    if min(len(content.factions), len(content.heroes)) < seats:
        yield Fault("", "", f"there are fewer factions or heroes than {seats} players need")
    tokens = content.numbers.tokens
    if tokens.per_faction - tokens.on_tracks < HOMES:
        yield Fault(NUMBERS, "tokens", "a faction has fewer tokens than home stations")
    if 2 * content.numbers.draws.combat_hand > sum(card.copies for card in content.combat):
        yield Fault(NUMBERS, "draws", "there are too few combat cards for two hands")
    if not content.positions:
        yield Fault("track.toml", "", "there is no track")


def _fixed(content: SecondContent) -> Iterator[Fault]:
    for subject, numbers in FIXED.items():
        told = getattr(content.numbers, subject)
        for name, value in numbers.items():
            if getattr(told, name) != value:
                reason = f"{name} = {getattr(told, name)}: the rules play with {value} only"
                yield Fault(NUMBERS, subject, reason)


def _army(content: SecondContent) -> Iterator[Fault]:
    army = content.numbers.army
    if not 1 <= army.least <= army.start <= army.most:
        yield Fault(NUMBERS, "army", "expected 1 <= least <= start <= most")
    if len(army.upkeep) != army.most:
        reason = f"expected a price for each strength from 1 to {army.most}"
        yield Fault(NUMBERS, "army", f"upkeep: {reason}")
