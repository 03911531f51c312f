"""The weights of the features: fitted to who won by tools/tune_bots.py, then tried in the arena."""

from typing import Final

WEIGHTS: Final = {
    "points": 0.5747,
    "one_short": 0.7358,
    "two_short": 0.4249,
    "army": 0.1804,
    "large_army": -0.2171,
    "activity": 0.248,
    "pigs": 0.01,
    "mushrooms": 0.0055,
    "ammo": 0.0005,
    "hero": 0.0901,
    "gear": 0.2,
    "mission": 0.065,
    "rests": -0.1757,
    "defence": -0.0512,
    "prize_distance": -0.0189,
    "exposed": -0.2,
    "soldiers": 0.0942,
    "stations": 0.42,
    "turn": -0.0086,
}

ON_THE_TABLE: Final = {
    "points",
    "one_short",
    "two_short",
    "army",
    "pigs",
    "mushrooms",
    "ammo",
    "hero",
    "gear",
    "stations",
}
"""What a beginner looks at."""

STYLES: Final[dict[str, dict[str, float]]] = {
    "beginner": {name: 0.0 for name in WEIGHTS if name not in ON_THE_TABLE},
    "aggressor": {"army": 1.5, "exposed": 0.5, "stations": 1.1},
    "trader": {"pigs": 3.0, "mushrooms": 3.0, "ammo": 20.0, "gear": 1.5, "soldiers": 1.3},
    "turtle": {"exposed": 2.0, "defence": -1.0, "army": 1.3},
    "hunter": {"mission": 1.6, "gear": 1.2},
}
"""How many times as much as others a style values a feature."""


def styled(style: str) -> dict[str, float]:
    """The weights of a style; "" is none."""
    times = STYLES.get(style, {})
    return {name: weight * times.get(name, 1.0) for name, weight in WEIGHTS.items()}
