"""What is measured of an edition, in this process and so in one form of the engine."""

import json
from collections.abc import Callable
from typing import Any, Final

from metro2033.bench.clock import microseconds, rate
from metro2033.engine.kernel.codec import frame_table, state_from_data, state_to_data
from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk

Figures = dict[str, float]

PLIES: Final = 30
"""Decisions a search looks ahead from each copy; nature's answers come on top."""

SEATS: Final = 4
"""The peer has four players, and so does everything that allows it."""

PIECE: Final = 200
PIECES: Final = 20
"""Answers per piece, and pieces between two looks at the clock."""

MATCHES: Final = 20
CHECKED: Final = 2000
POSITIONS: Final = 64
"""Matches whose length is sampled, answers that are checked, positions that are copied."""


class Subject:
    """One edition under measurement."""

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
        """What does not depend on the machine; equal in both forms of the engine."""
        walk, driver = Walk(Stream(2033)), Driver(2033)
        walk.play(self.fresh(), CHECKED)
        driver.play(self.fresh(), CHECKED)
        return {
            "seats": self.seats,
            "checksum": int(walk.checksum),
            "driver_checksum": driver.checksum,
        }

    def length(self, _seconds: float) -> Figures:
        """How many answers seats and nature give in a match."""
        walk = Walk(Stream(7))
        for _ in range(MATCHES):
            walk.play(self.fresh())
        return {
            "decisions_per_match": int(walk.decisions) / MATCHES,
            "draws_per_match": int(walk.draws) / MATCHES,
        }

    def fresh(self) -> Any:
        """A match at its first question."""
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
