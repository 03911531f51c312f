"""What no match could be played with; house cards may break the constraints, but not these."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from metro2033.content.check import low_numbers, seat_faults
from metro2033.content.fault import Fault, because
from metro2033.editions.second.content.schema import SecondContent
from metro2033.i18n import Complaint

NUMBERS = "numbers.toml"

LEAST: Final = {
    "army.least": 1,
    "hero.tunnel_cost": 1,
    "draws.mission": 1,
    "draws.stage_two": 1,
    "draws.combat_hand": 1,
    "draws.scouted": 1,
}
"""The least that numbers can be, where that is not 0."""


def check_playable(content: SecondContent) -> Iterator[Fault]:
    """Numbers and counts that the engine relies on."""
    numbers, army = content.numbers, content.numbers.army
    yield from low_numbers(numbers, LEAST)
    prizes = {station.id for station in content.stations if station.is_capturable}
    yield from seat_faults(content, len(content.heroes), prizes)
    if not army.least <= army.start <= army.most:
        yield because(NUMBERS, "army", Complaint("demand-play", "army"))
    if len(army.upkeep) != army.most:
        yield because(NUMBERS, "army", Complaint("demand-play", "upkeep", most=army.most))
    homes = max((len(faction.homes) for faction in content.factions), default=0)
    if numbers.tokens.per_faction - numbers.tokens.on_tracks < homes:
        yield because(NUMBERS, "tokens", Complaint("demand-play", "tokens"))
    if 2 * numbers.draws.combat_hand > sum(card.copies for card in content.combat):
        yield because(NUMBERS, "draws", Complaint("demand-play", "hands"))
    if not content.positions:
        yield because("track.toml", "", Complaint("demand-play", "track"))
