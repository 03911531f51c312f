"""Measures how fast an edition runs in this process."""

import gc
import json
import os
import platform
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

from metro2033.engine.kernel.codec import frame_table, state_from_data, state_to_data
from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk

Figures = dict[str, float]
Samples = dict[str, list[float]]

FIGURES: Final = (
    "decisions_per_s",
    "driven_decisions_per_s",
    "draws_per_s",
    "matches_per_s",
    "clone_us",
    "search_us",
    "view_us",
    "imagine_us",
    "snapshot_us",
)
"""All figures of an edition, in the order in which they are shown."""

PLIES: Final = 30
"""How many decisions a search looks ahead; draws come on top."""

SEATS: Final = 4
"""The number of players, if the edition allows it."""

PIECE: Final = 200
PIECES: Final = 20
"""Answers per piece, and pieces between two looks at the clock."""

MATCHES: Final = 20
CHECKED: Final = 2000
POSITIONS: Final = 64
"""How many matches are played for their length, answers checked, and positions copied."""


def rate(work: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Repeat `work`, which returns how much it did, for `seconds`; return the total and the time.

    This is CPU time of this process, so that other work on the machine matters little.
    """
    gc.collect()
    done = 0
    start = process_time()
    while True:
        done += work()
        spent = process_time() - start
        if spent >= seconds:
            return done, spent


def microseconds(work: Callable[[], int], seconds: float) -> float:
    """The time that one unit of `work` takes."""
    done, spent = rate(work, seconds)
    return 1_000_000 * spent / done


def medians(samples: Samples, decisions_per_match: float) -> dict[str, Figures]:
    """The median of each figure with its extremes; matches per second follow from decisions."""
    matches = [value / decisions_per_match for value in samples["decisions_per_s"]]
    return {
        name: {"median": median(values), "low": min(values), "high": max(values)}
        for name, values in {**samples, "matches_per_s": matches}.items()
    }


def add(samples: Samples, figures: Mapping[str, float]) -> None:
    """Add one sample of each figure."""
    for name, value in figures.items():
        samples.setdefault(name, []).append(value)


def machine() -> dict[str, Any]:
    """What the figures depend on."""
    return {
        "python": platform.python_version(),
        "machine": {
            "system": platform.platform(),
            "processor": processor(),
            "cores": os.cpu_count(),
        },
    }


def processor() -> str:
    """The name of the processor; on Linux it is only in a file."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor()
    names = [line.split(":", 1)[1] for line in text.splitlines() if line.startswith("model name")]
    return names[0].strip() if names else platform.processor()


class Subject:
    """An edition being measured."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.seats: Final = max(game.least_seats, min(SEATS, game.most_seats))
        self.rules: Final = game.settle(self.seats, {})
        self.frames: Final = frame_table(game.frames)
        self.positions: Final = self.sample_positions()
        self.measures: Final[dict[str, Callable[[float], Figures]]] = {
            "walk": self.walk,
            "drive": self.drive,
            "clone": self.clone,
            "search": self.search,
            "view": self.view,
            "imagine": self.imagine,
            "snapshot": self.snapshot,
        }

    def facts(self) -> dict[str, Any]:
        """What is the same on every machine and in both forms of the engine."""
        walk, driver = Walk(Stream(2033)), Driver(2033)
        walk.play(self.fresh(), CHECKED)
        driver.play(self.fresh(), CHECKED)
        return {
            "seats": self.seats,
            "checksum": int(walk.checksum),
            "driver_checksum": driver.checksum,
        }

    def length(self) -> Figures:
        """How many decisions and draws a match has."""
        walk = Walk(Stream(7))
        for _ in range(MATCHES):
            walk.play(self.fresh())
        return {
            "decisions_per_match": int(walk.decisions) / MATCHES,
            "draws_per_match": int(walk.draws) / MATCHES,
        }

    def fresh(self) -> Any:
        """A new match."""
        return self.game.new(self.seats, self.rules)

    def sample_positions(self) -> list[Any]:
        """Positions from random matches, one per match, each later than the previous one."""
        walk = Walk(Stream(33))
        found = []
        for i in range(POSITIONS):
            s = self.fresh()
            walk.play(s, i)
            if s.asked != NOBODY:
                found.append(s)
        return found

    def walk(self, seconds: float) -> Figures:
        """Random play by the engine's own driver, setup included."""
        walk = Walk(Stream(1))
        s = self.fresh()

        def play() -> int:
            nonlocal s
            for _ in range(PIECES):
                if s.asked == NOBODY:
                    s = self.fresh()
                walk.play(s, PIECE)
            return PIECES

        _, spent = rate(play, seconds)
        return {
            "decisions_per_s": int(walk.decisions) / spent,
            "draws_per_s": int(walk.draws) / spent,
        }

    def drive(self, seconds: float) -> Figures:
        """Random play by a driver in Python, like a bot or a tool."""
        driver = Driver(1)
        s = self.fresh()

        def play() -> int:
            nonlocal s
            if s.asked == NOBODY:
                s = self.fresh()
            driver.play(s, PIECE)
            return 1

        _, spent = rate(play, seconds)
        return {"driven_decisions_per_s": driver.decisions / spent}

    def clone(self, seconds: float) -> Figures:
        """Copy a state."""

        def copy() -> int:
            for s in self.positions:
                s.clone()
            return len(self.positions)

        return {"clone_us": microseconds(copy, seconds)}

    def search(self, seconds: float) -> Figures:
        """Copy a state and play PLIES on; a match that ends earlier costs another copy."""
        walk = Walk(Stream(2))

        def look() -> int:
            for s in self.positions:
                t = s.clone()
                end = walk.decisions + PLIES
                while walk.decisions < end:
                    if t.asked == NOBODY:
                        t = s.clone()
                    walk.play(t, end - walk.decisions)
            return len(self.positions)

        return {"search_us": microseconds(look, seconds)}

    def view(self, seconds: float) -> Figures:
        """Compute a view of a state."""

        def see() -> int:
            for s in self.positions:
                self.game.view(s, 0)
            return len(self.positions)

        return {"view_us": microseconds(see, seconds)}

    def imagine(self, seconds: float) -> Figures:
        """Imagine a full state consistent with a view."""
        views = [self.game.view(s, 0) for s in self.positions]
        source = Stream(3)

        def guess() -> int:
            for view in views:
                self.game.imagine(view, 0, source)
            return len(views)

        return {"imagine_us": microseconds(guess, seconds)}

    def snapshot(self, seconds: float) -> Figures:
        """Convert a state to text and back."""

        def store() -> int:
            for s in self.positions:
                text = json.dumps(state_to_data(s))
                state_from_data(self.game.blank(), json.loads(text), self.frames)
            return len(self.positions)

        return {"snapshot_us": microseconds(store, seconds)}


class Driver:
    """Random play outside the engine; makes the same choices as a Walk from the same seed."""

    def __init__(self, seed: int) -> None:
        self.source: Final = Stream(seed)
        self.buffer: Final = Offer()
        self.decisions = 0
        self.checksum = 0

    def play(self, s: Core, most: int = 1_000_000) -> None:
        """Play to the end, or for `most` answers."""
        for _ in range(most):
            if s.asked == NOBODY:
                return
            seat = asked_seat(s)
            offer(s, seat, self.buffer)
            option = self.buffer.pick(self.source)
            if seat != CHANCE:
                self.decisions += 1
            mixed = (option ^ (option >> 32)) & 0xFFFF_FFFF
            self.checksum = (self.checksum * 31 + mixed + seat) & 0xFFFF_FFFF
            apply(s, seat, option)
