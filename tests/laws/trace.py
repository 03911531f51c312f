"""Matches as a few numbers; `PYTHONPATH=src:tests python -m laws.trace` prints them all."""

import json
import sys
from zlib import crc32

from laws.games import MATCHES, Match
from laws.walk import data, logged, steps
from metro2033.engine.kernel.codec import event_to_data
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk

SEEDS = [1, 2, 2**40 + 3]

Trace = tuple[int, int, int, int]
"""Answers of seats, answers of nature, the checksum of all, the checksum of every state."""


def trace(match: Match, seed: int) -> Trace:
    """Play a match by the kernel's own walk, and again step by step with everything written."""
    walk = Walk(Stream(seed))
    walk.play(match.start(seed))
    checksum = 0
    s = match.start(seed)
    for step in steps(s, Stream(seed)):
        events = [event_to_data(event) for event in logged(s.clone(), step)]
        text = json.dumps([step, events, data(s)], sort_keys=True)
        checksum = crc32(text.encode(), checksum)
    return walk.decisions, walk.draws, walk.checksum, checksum


def traces() -> dict[str, list[Trace]]:
    return {str(match): [trace(match, seed) for seed in SEEDS] for match in MATCHES}


if __name__ == "__main__":
    json.dump(traces(), sys.stdout)
