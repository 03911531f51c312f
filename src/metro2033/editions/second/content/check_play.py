"""What no match could be played with; house cards may break the constraints, but not these."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from metro2033.content.fault import Fault, because
from metro2033.editions.second.content.schema import SecondContent
from metro2033.i18n import Complaint

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
        yield because("", "", Complaint("demand-play", "sides", number=seats))
    tokens = content.numbers.tokens
    if tokens.per_faction - tokens.on_tracks < HOMES:
        yield because(NUMBERS, "tokens", Complaint("demand-play", "tokens"))
    if 2 * content.numbers.draws.combat_hand > sum(card.copies for card in content.combat):
        yield because(NUMBERS, "draws", Complaint("demand-play", "hands"))
    if not content.positions:
        yield because("track.toml", "", Complaint("demand-track", "none"))


def _fixed(content: SecondContent) -> Iterator[Fault]:
    for subject, numbers in FIXED.items():
        told = getattr(content.numbers, subject)
        for name, value in numbers.items():
            found = getattr(told, name)
            if found != value:
                values = {"value": _written(found), "wanted": _written(value)}
                reason = Complaint("demand-play", "fixed", name=name, **values)
                yield because(NUMBERS, subject, reason)


def _written(value: int) -> str:
    """A number or a truth value as a data file has it."""
    return str(value).lower()


def _army(content: SecondContent) -> Iterator[Fault]:
    army = content.numbers.army
    if not 1 <= army.least <= army.start <= army.most:
        yield because(NUMBERS, "army", Complaint("demand-play", "army"))
    if len(army.upkeep) != army.most:
        yield because(NUMBERS, "army", Complaint("demand-play", "upkeep", most=army.most))
