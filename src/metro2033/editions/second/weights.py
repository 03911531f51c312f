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
