"""The weights of the features: fitted to who won by tools/tune_bots.py, then tried in the arena."""

from typing import Final

WEIGHTS: Final = {
    "points": 0.3183,
    "one_short": 0.6926,
    "two_short": 0.3546,
    "there": 2.3642,
    "army": 0.2436,
    "large_army": 0.001,
    "pigs": 0.0312,
    "mushrooms": 0.0088,
    "ammo": 0.0152,
    "gear": 0.1914,
    "missions": 0.233,
    "rests": -0.0508,
    "polis": 0.3276,
    "army_ready": 0.3907,
    "hero_ready": 0.1311,
    "free_border": 0.0297,
    "weak_border": 0.0473,
    "outgunned": -0.0274,
    "hero_odds": 0.0126,
    "army_odds": 0.003,
    "prey_ready": 0.0023,
    "raid_ready": 0.0262,
    "income": 0.1211,
}

ON_THE_TABLE: Final = {
    "points",
    "one_short",
    "two_short",
    "there",
    "army",
    "pigs",
    "mushrooms",
    "ammo",
    "gear",
    "polis",
}
"""What a beginner looks at."""

STYLES: Final[dict[str, dict[str, float]]] = {
    "beginner": {name: 0.0 for name in WEIGHTS if name not in ON_THE_TABLE},
    "aggressor": {"weak_border": 2.0, "army": 1.3, "raid_ready": 2.0, "outgunned": 1.5},
    "trader": {"pigs": 1.4, "mushrooms": 1.6, "ammo": 1.4, "gear": 1.5, "income": 1.4},
    "turtle": {"outgunned": 4.0, "polis": 1.5, "army": 1.3, "free_border": 1.5},
    "hunter": {"missions": 1.6, "hero_odds": 1.2, "prey_ready": 1.3},
}
"""How many times as much as others a style values a feature."""


def styled(style: str) -> dict[str, float]:
    """The weights of a style; "" is none."""
    times = STYLES.get(style, {})
    return {name: weight * times.get(name, 1.0) for name, weight in WEIGHTS.items()}
