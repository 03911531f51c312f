"""How things of the game are used, and how often their users win."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from metro2033.figures.share import Share

KINDS: Final = {
    "equipment": "gained",
    "mission": "completed",
    "threat": "faced",
    "law": "backed",
    "combat": "played",
}
"""Kinds of cards, and what it means to use one."""


@dataclass
class Deed:
    """Something that seats do with a thing.

    `times` counts how often, `matches` in how many matches; `wins` is how often the seats that did
    it won, and `winners` in how many matches the winner was one of them.
    """

    times: int = 0
    matches: int = 0
    winners: float = 0.0
    wins: Share = field(default_factory=Share)

    def add(self, counts: Sequence[int], parts: Sequence[float]) -> None:
        """Add a match: how often each seat did it, and each seat's part of the win."""
        self.times += sum(counts)
        self.matches += 1
        for count, part in zip(counts, parts, strict=True):
            if count:
                self.wins.add(part, 1 / len(parts))
                self.winners += part

    def data(self, matches: int, seats: int) -> dict[str, Any]:
        """The deed as JSON data, over a number of matches with so many seats in total.

        `excess` is how much more often the winner did it than the average seat: nearly 1 for a
        thing that decides all matches, 0 for one that does nothing.
        """
        usual = self.wins.trials / max(1, seats)
        return {
            "times": self.times,
            "a_match": round(self.times / max(1, matches), 4),
            "in_matches": round(self.matches / max(1, matches), 4),
            "by_seats": round(usual, 4),
            "excess": round(self.winners / max(1, matches) - usual, 4),
            "wins": self.wins.data(),
        }


class Usage:
    """What was done with all things in some matches."""

    def __init__(self, things: Mapping[str, Sequence[str]]) -> None:
        self.matches = 0
        self.seats = 0
        self._things: Final = things
        self._deeds: Final[dict[tuple[str, str], dict[str, Deed]]] = defaultdict(dict)
        self._sights: Final[dict[tuple[str, str], dict[str, int]]] = defaultdict(dict)

    def add(self, story: Mapping[str, Any], parts: Sequence[float]) -> None:
        """Add a match."""
        self.matches += 1
        self.seats += len(parts)
        for key, counts in story["deeds"].items():
            kind, thing, name = key.split(":")
            self._deeds[kind, thing].setdefault(name, Deed()).add(counts, parts)
        for key, count in story["sights"].items():
            kind, thing, name = key.split(":")
            seen = self._sights[kind, thing]
            seen[name] = seen.get(name, 0) + count

    def data(self) -> dict[str, dict[str, Any]]:
        """All things of all kinds as JSON data, including those never met."""
        return {
            kind: {thing: self._thing(kind, thing) for thing in things}
            for kind, things in self._things.items()
            if things
        }

    def _thing(self, kind: str, thing: str) -> dict[str, Any]:
        deeds = self._deeds.get((kind, thing), {})
        sights = self._sights.get((kind, thing), {})
        return {
            "use": deeds.get(KINDS[kind], Deed()).data(self.matches, self.seats),
            "deeds": {
                name: deed.data(self.matches, self.seats) for name, deed in sorted(deeds.items())
            },
            "sights": {
                name: {"times": count, "a_match": round(count / max(1, self.matches), 4)}
                for name, count in sorted(sights.items())
            },
        }
