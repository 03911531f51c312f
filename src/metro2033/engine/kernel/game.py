"""A game as a value: everything the layers above need of an edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from mypy_extensions import i64

from metro2033.engine.kernel.core import Core, Frame
from metro2033.engine.kernel.loop import advance
from metro2033.engine.kernel.position_fault import BadPosition
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.kernel.source import Source
from metro2033.engine.kernel.word import Signature

S = TypeVar("S", bound=Core)


class BadOption(ValueError):
    """Something for a match that there is not, such as a number of seats or a house rule.

    The text is for developers; for players it is the message, filled with the values.
    """

    def __init__(self, text: str, message: str, values: dict[str, object]) -> None:
        super().__init__(text)
        self.message = message
        self.values = values

    def __reduce__(self) -> tuple[type[BadOption], tuple[str, str, dict[str, object]]]:
        """It may have to cross from one process to another."""
        return type(self), (str(self), self.message, self.values)


class HouseRule:
    """A named option of a match: a number within bounds, and what it is when nobody says."""

    def __init__(self, name: str, default: int, least: int, most: int) -> None:
        self.name = name
        self.default = default
        self.least = least
        self.most = most


class Game(Generic[S]):
    """One edition: its vocabulary, its start, its views and its end.

    `verbs` and `events` are indexed by the verbs of options and the kinds of events; `questions`
    has the traits of each kind of question. `earlier_digests` are those of older content by which
    every match plays the same. `digest_facts` are the facts that digests of records cover, those of
    players as `player.NAME`: a fact added later is not among them. None means all.
    """

    def __init__(self, name: str, rules_version: int, content_digest: str) -> None:
        self.name = name
        self.rules_version = rules_version
        self.content_digest = content_digest
        self.earlier_digests: tuple[str, ...] = ()
        self.former_names: dict[str, str] = {}
        self.digest_facts: frozenset[str] | None = None
        self.verbs: list[Signature] = []
        self.events: list[Signature] = []
        self.questions: dict[str, tuple[str, ...]] = {}
        self.frames: list[type[Frame]] = []
        self.house_rules: list[HouseRule] = []
        self.slugs: dict[str, list[str]] = {}
        self.least_seats = 2
        self.most_seats = 6

    def plays(self, content_digest: str) -> bool:
        """Whether matches of that content play the same here."""
        return content_digest == self.content_digest or content_digest in self.earlier_digests

    def blank(self) -> S:
        """An empty state, for the codec to fill."""
        raise NotImplementedError

    def new(self, seats: int, rules: dict[str, int]) -> S:
        """A fresh match at its first question; `rules` holds every house rule."""
        raise NotImplementedError

    def view(self, s: S, seat: i64) -> S:
        """What `seat` may know of `s`, as a state with the rest masked."""
        raise NotImplementedError

    def imagine(self, view: S, seat: i64, source: Source) -> S:
        """A full state that looks to `seat` exactly like `view`."""
        raise NotImplementedError

    def ranking(self, s: S) -> list[int]:
        """The place of each seat at the end, 1 for the winner; empty while the match runs."""
        raise NotImplementedError

    def position(self, data: dict[str, Any]) -> S:
        """The state that a readable description sets up, at its first question; or BadPosition."""
        read = Reading(data, "position")
        s = self.read_position(read)
        if read.notes.faults:
            raise BadPosition(read.notes.faults)
        advance(s)
        return s

    def read_position(self, read: Reading) -> S:
        """The state that a readable description sets up, before anybody is asked.

        Everything that is wrong is noted in the reading, and left out of the state.
        """
        s = self.described(read)
        if not read.notes.faults:
            for fault in self.faults(s):
                read.fail("", "data-law", {"fault": fault})
        return s

    def described(self, read: Reading) -> S:
        """The state of `read_position`, whose laws are not checked yet."""
        raise NotImplementedError

    def written(self, s: S) -> dict[str, Any]:
        """The description of `s` or of a view, as far as the words of a position go."""
        raise NotImplementedError

    def facts(self, s: S) -> Mapping[str, Any]:
        """What can be said of `s`, by readable names; the same words as a position."""
        raise NotImplementedError

    def private_facts(self, view: S) -> Mapping[str, Any]:
        """The facts of a seat's view that may differ from those of a spectator's.

        Laid over a spectator's facts, object by object, they give those of the seat.
        """
        return self.facts(view)

    def faults(self, s: S) -> list[str]:
        """The laws of conservation that `s` breaks, in words; empty for a sound state."""
        raise NotImplementedError

    def settle(self, seats: int, chosen: dict[str, int]) -> dict[str, int]:
        """Every house rule with its value, or BadOption for what the game does not know."""
        if not self.least_seats <= seats <= self.most_seats:
            least, most = self.least_seats, self.most_seats
            bounds = f"{least} to {most}"
            raise BadOption(
                f"{self.name} is played by {bounds} seats, not {seats}",
                "fault-seats",
                {"name": self.name, "least": least, "most": most, "seats": seats},
            )
        known = {rule.name: rule for rule in self.house_rules}
        for name, value in chosen.items():
            rule = known.get(name)
            if rule is None:
                names = ", ".join(sorted(known)) or "none"
                raise BadOption(
                    f"unknown house rule {name!r}; {self.name} knows: {names}",
                    "fault-house-rule",
                    {"rule": name, "name": self.name, "known": names},
                )
            if not rule.least <= value <= rule.most:
                raise BadOption(
                    f"{name} is {rule.least} to {rule.most}, not {value}",
                    "fault-rule-bounds",
                    {
                        "rule": name,
                        "least": str(rule.least),
                        "most": str(rule.most),
                        "value": str(value),
                    },
                )
        return {name: chosen.get(name, rule.default) for name, rule in known.items()}
