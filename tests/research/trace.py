"""Batches as numbers; `PYTHONPATH=src:tests python -m research.trace` prints them all."""

import json
import sys
from zlib import crc32

import numpy as np

from metro2033.research.setting import MASK
from metro2033.research.vector import MetroBatchEnv

KINDS = [(edition, players) for edition in ("first", "second") for players in (2, 4, 6)]


def trace(edition: str, players: int) -> int:
    """A checksum of everything that a learner sees in a hundred steps."""
    batch = MetroBatchEnv(3, edition, players, rules={"most_rounds": 2}, shaping=0.5)
    observations, infos = batch.reset(seed=2033)
    checksum = 0
    for turn in range(100):
        for part in (observations, infos[MASK], infos["seat"], infos["rewards"].round(9) + 0.0):
            checksum = crc32(part.tobytes(), checksum)
        actions = [np.flatnonzero(mask)[turn % mask.sum()] for mask in infos[MASK]]
        observations, *_, infos = batch.step(actions)
    return checksum


def traces() -> dict[str, int]:
    return {f"{edition}-{players}": trace(edition, players) for edition, players in KINDS}


if __name__ == "__main__":
    json.dump(traces(), sys.stdout)
