"""The peer: catanatron, an engine of the same kind, in random four-player games."""

from collections.abc import Callable
from importlib import import_module, metadata
from importlib.util import find_spec
from typing import Any, Final

from metro2033.bench import MATCHES, PLIES, Figures, microseconds, rate

NAME: Final = "catanatron"
MOST_TURNS: Final = 1000
"""Its own limit for matches nobody wins."""

POSITIONS: Final = 16


def version() -> str | None:
    """The version of the installed peer, or None."""
    return metadata.version(NAME) if find_spec(NAME) else None


class Peer:
    """The peer under those measures that make sense for it."""

    def __init__(self) -> None:
        self.library: Final[Any] = import_module(NAME)
        self.positions: Final = [self.played(5 * i) for i in range(POSITIONS)]
        self.measures: Final[dict[str, Callable[[float], Figures]]] = {
            "walk": self.walk,
            "clone": self.clone,
            "search": self.search,
        }

    def facts(self) -> dict[str, Any]:
        """What is the same on every machine."""
        return {"seats": 4, "version": version()}

    def fresh(self) -> Any:
        """A new match of four random players."""
        lib = self.library
        colours = (lib.Color.RED, lib.Color.BLUE, lib.Color.ORANGE, lib.Color.WHITE)
        return lib.Game([lib.RandomPlayer(colour) for colour in colours])

    def played(self, ticks: int) -> Any:
        """A match after some ticks."""
        match = self.fresh()
        play_on(match, ticks)
        return match

    def walk(self, seconds: float) -> Figures:
        """Random play; a tick is one decision, forced ones included, with its dice."""
        ticks, spent = rate(lambda: play_on(self.fresh()), seconds)
        return {"decisions_per_s": ticks / spent}

    def length(self) -> Figures:
        """How many ticks a match has."""
        ticks = sum(play_on(self.fresh()) for _ in range(MATCHES))
        return {"decisions_per_match": ticks / MATCHES}

    def clone(self, seconds: float) -> Figures:
        """Copy a match."""

        def copy() -> int:
            for match in self.positions:
                match.copy()
            return len(self.positions)

        return {"clone_us": microseconds(copy, seconds)}

    def search(self, seconds: float) -> Figures:
        """Copy a match and play on at random."""

        def look() -> int:
            for match in self.positions:
                play_on(match.copy(), PLIES)
            return len(self.positions)

        return {"search_us": microseconds(look, seconds)}


def play_on(match: Any, most: int = 1_000_000) -> int:
    """Play to the end or for `most` ticks; return how many there were."""
    ticks = 0
    while ticks < most and match.winning_color() is None and match.state.num_turns < MOST_TURNS:
        match.play_tick()
        ticks += 1
    return ticks
