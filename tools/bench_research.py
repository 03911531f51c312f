"""Measures the environments in one run: batches, and the AEC environment next to texas_holdem.

`python tools/bench_research.py` (extras research and bench) prints medians of rounds in which all
subjects take turns, so that a busy machine slows them down alike.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pettingzoo

from metro2033.form import engine_form
from metro2033.research.aec import MetroEnv
from metro2033.research.setting import MASK
from metro2033.research.single import MetroSoloEnv
from metro2033.research.vector import MetroBatchEnv

RULES = {"most_rounds": 30}
SEATS = 4
PEER = "texas_holdem_v4, 4 players"
LANES = (64, 1024, 4096)

TIMES_PEER = 2
"""How many times faster than the peer the AEC environment has to be."""

DECISIONS = 200_000
"""Decisions per second a batch has to make, observations included."""

AHEAD = 300
"""Answers in each match of a batch before it is measured: the first ones are the easiest."""


def aec_steps(env: Any) -> Callable[[float], float]:
    """Steps per second of random play with observation and mask."""
    luck = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            env.reset()
            for _ in env.agent_iter(400):
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(any_of(observation[MASK], luck))
                steps += 1
        return steps / (process_time() - start)

    return run


def solo_steps(edition: str) -> Callable[[float], float]:
    """Steps per second of a learner that plays at random among random bots."""
    env = MetroSoloEnv(edition, SEATS, rules=RULES)
    luck = np.random.default_rng(1)

    def run(seconds: float) -> float:
        _, info = env.reset()
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            *_, over, _, info = env.step(any_of(info[MASK], luck))
            if over:
                _, info = env.reset()
            steps += 1
        return steps / (process_time() - start)

    return run


def batch_decisions(edition: str, lanes: int) -> Callable[[float], float]:
    """Decisions per second of a batch, observations included; choosing actions is not counted."""
    env = MetroBatchEnv(lanes, edition, SEATS, rules=RULES)
    luck = np.random.default_rng(1)
    infos = env.reset(seed=1)[1]
    for _ in range(AHEAD):
        *_, infos = env.step(pick(infos[MASK], luck))

    def run(seconds: float) -> float:
        nonlocal infos
        count, spent = 0, 0.0
        while spent < seconds:
            actions = pick(infos[MASK], luck)
            start = process_time()
            *_, infos = env.step(actions)
            spent += process_time() - start
            count += lanes
        return count / spent

    return run


def any_of(mask: Any, luck: np.random.Generator) -> int:
    """A random legal action."""
    legal = np.flatnonzero(mask)
    return int(legal[luck.integers(len(legal))])


def pick(masks: Any, luck: np.random.Generator) -> Any:
    """A random legal action in each row."""
    counts = masks.sum(axis=1, dtype=np.int64)
    chosen = luck.integers(counts)
    starts = np.concatenate([[0], counts.cumsum()[:-1]])
    return np.nonzero(masks)[1][starts + chosen]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4, help="per subject and round")
    options = parser.parse_args()
    peer = pettingzoo.make("aec", "classic/texas_holdem_v4", num_players=SEATS)
    subjects = {PEER: aec_steps(peer)}
    for edition in ("first", "second"):
        subjects[f"AEC {edition}"] = aec_steps(MetroEnv(edition, SEATS, rules=RULES))
        subjects[f"solo {edition}"] = solo_steps(edition)
        for lanes in LANES:
            subjects[f"batch {edition}, {lanes} matches"] = batch_decisions(edition, lanes)
    found: dict[str, list[float]] = {name: [] for name in subjects}
    for _ in range(options.rounds):
        for name, run in subjects.items():
            found[name].append(run(options.seconds))
    print(f"engine: {engine_form()}; {SEATS} seats; agent steps per second, one core")
    for name, rates in found.items():
        low, high = min(rates), max(rates)
        print(f"{name:32} {median(rates):>10,.0f}   ({low:,.0f} to {high:,.0f})")
    compare({name: median(rates) for name, rates in found.items()})


def compare(medians: dict[str, float]) -> None:
    """Compare the figures with their targets."""
    for edition in ("first", "second"):
        times = medians[f"AEC {edition}"] / medians[PEER]
        print(f"AEC {edition}: {times:.1f} times texas_holdem; target: {TIMES_PEER}")
        worst = min(medians[f"batch {edition}, {lanes} matches"] for lanes in LANES)
        print(f"batch {edition}: {worst:,.0f} decisions per second; target: {DECISIONS:,}")


if __name__ == "__main__":
    main()
