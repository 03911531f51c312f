"""The small numbers that stand for things inside the engine, and their slugs."""

from __future__ import annotations

from typing import Final

NEUTRAL: Final = -1
"""The owner of a station that nobody holds."""

PIGS: Final = 0
MUSHROOMS: Final = 1
AMMO: Final = 2
KINDS: Final = 3
ANY: Final = 3
"""A resource of the receiver's choice."""
NO_RESOURCE: Final = 4
RESOURCES: Final = ["pig", "mushroom", "ammo", "any"]

ORDINARY: Final = 0
POLIS: Final = 1
HANSA: Final = 2
ABANDONED: Final = 3
STATION_KINDS: Final = ["ordinary", "polis", "hansa", "abandoned"]

ARMY: Final = 0
HERO: Final = 1
STATION: Final = 2
MUTANT: Final = 3
FIGHTERS: Final = ["army", "hero", "station", "mutant"]

ATTACK: Final = 0
DEFENCE: Final = 1
ROLES: Final = ["attack", "defence"]

PHYSICAL: Final = 0
BIOLOGICAL: Final = 1
RADIATION: Final = 2
PLAYER: Final = 3
POLIS_GUARD: Final = 4
NEUTRAL_PRIZE: Final = 5
PLAYER_PRIZE: Final = 6
FOES: Final = ["physical", "biological", "radiation", "player", "polis"]
"""What a fighter fights: a threat of one of three types, a player, or the guard of Polis.

The prizes are what a capture is made of: a neutral station, or one just won from a player."""

NOTHING: Final = -1
"""No card, no seat, no station."""
