"""Importing this module registers the environments with Gymnasium and PettingZoo.

>>> import gymnasium, metro2033.research.register
>>> env = gymnasium.make("metro2033/second-v1", players=3, opponents="random")
>>> observation, info = env.reset(seed=2033)
>>> observation.shape, int(info["action_mask"].sum()) > 1
((2261,), True)
"""

from __future__ import annotations

from typing import Final

import gymnasium
import pettingzoo

from metro2033.research.space import VERSION, learnable

NAMES: Final = {edition: f"metro2033/{edition}-v{VERSION}" for edition in learnable()}
"""The name of each edition's environment, the same in all forms."""

for edition, name in NAMES.items():
    chosen: dict[str, object] = {"edition": edition}
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point="metro2033.research.single:MetroSoloEnv",
            vector_entry_point="metro2033.research.vector:MetroBatchEnv",
            kwargs=chosen,
        )
    if name not in pettingzoo.aec_registry:
        pettingzoo.register("aec", name, "metro2033.research.aec:MetroEnv", kwargs=chosen)
        pettingzoo.register("parallel", name, "metro2033.research.aec:parallel_env", kwargs=chosen)
