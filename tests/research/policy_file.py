"""Policies of random numbers, for tests of what plays them."""

from itertools import pairwise
from pathlib import Path

import numpy as np

from metro2033.research.policy import Policy
from metro2033.research.space import space_of


def random_policy(file: Path, edition: str, width: int = 8) -> Path:
    """Write a policy that likes whatever chance says."""
    space, luck = space_of(edition), np.random.default_rng(1)
    sizes = [space.observation_size, width, space.action_count]
    layers = [
        (luck.normal(size=(a, b)).astype(np.float32), luck.normal(size=b).astype(np.float32))
        for a, b in pairwise(sizes)
    ]
    Policy(edition, layers).save(file)
    return file
