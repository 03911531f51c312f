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
