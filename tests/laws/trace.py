"""Matches as a few numbers; `PYTHONPATH=src:tests python -m laws.trace [SEED...]` prints them."""

import json
import sys
from collections.abc import Sequence
from typing import Any
from zlib import crc32

from laws.games import MATCHES, Match
from laws.walk import logged, steps, without_rules
from metro2033.engine.kernel.codec import frame_to_data
from metro2033.engine.kernel.event import Event
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk
from metro2033.table.snapshot import under_former_names

SEEDS = [1, 2, 2**40 + 3]

Trace = tuple[int, int, int, int]
"""Answers of seats, answers of nature, the checksum of all, the checksum of every state.

States are taken as facts and open procedures, which do not depend on how vectors are laid out, nor
on the rules that are cited.
"""


def trace(match: Match, seed: int) -> Trace:
    """Play a match by the kernel's own walk, and again step by step with everything written."""
    walk = Walk(Stream(seed))
    walk.play(match.start(seed))
    checksum = 0
    s = match.start(seed)
    for step in steps(s, Stream(seed)):
        events = [named(match, event) for event in logged(s.clone(), step)]
        stack = [without_rules(frame_to_data(frame)) for frame in s.stack]
        facts = under_former_names(match.game, match.game.facts(s))
        text = json.dumps([step, events, facts, stack], sort_keys=True)
        checksum = crc32(text.encode(), checksum)
    return walk.decisions, walk.draws, walk.checksum, checksum


def named(match: Match, event: Event) -> list[Any]:
    """An event by its name: other events may be added to the list, or taken away."""
    args = [int(value) for value in event.args]
    return [match.game.events[event.kind].name, args, int(event.audience), int(event.hidden)]


def traces(match: Match, seeds: Sequence[int] = SEEDS) -> list[Trace]:
    return [trace(match, seed) for seed in seeds]


if __name__ == "__main__":
    numbers = [int(seed) for seed in sys.argv[1:]] or SEEDS
    json.dump({str(match): traces(match, numbers) for match in MATCHES}, sys.stdout)
