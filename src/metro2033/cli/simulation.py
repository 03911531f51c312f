"""Many random matches on any number of processes, with the same result on any number."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from metro2033.arena.plan import derive
from metro2033.catalog import game
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk
from metro2033.i18n import Complaint
from metro2033.processes.runner import Runner

MOST_ANSWERS: Final = 1_000_000
"""A longer match is abandoned as unfinished."""


@dataclass(frozen=True)
class Order:
    """What to play; `by` names facts with one value per seat.

    `content` is a folder of data other than the package's. The laws of the game are checked every
    `check` answers, or never if it is 0.
    """

    edition: str
    seats: int
    matches: int
    seed: int
    by: tuple[str, ...] = ()
    rules: dict[str, int] = field(default_factory=dict)
    content: Path | None = None
    check: int = 0


@dataclass
class Tally:
    """The results of some matches; tallies add up in any order.

    `winners` counts sets of winning seats. `groups` counts seats by a fact, its value, and the
    number of winners they shared the match with, 0 if they did not win, over matches with a winner.
    `ends` counts the single facts of the final states. `broken` maps the number of a match to the
    number of answers after which a law was broken, and the fault.
    """

    matches: int = 0
    unfinished: int = 0
    checksum: int = 0
    decisions: Counter[int] = field(default_factory=Counter)
    draws: Counter[int] = field(default_factory=Counter)
    winners: Counter[tuple[int, ...]] = field(default_factory=Counter)
    groups: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    ends: dict[str, Counter[int | str]] = field(default_factory=dict)
    checks: int = 0
    broken: dict[int, tuple[int, str]] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Add the matches of another tally."""
        self.matches += other.matches
        self.unfinished += other.unfinished
        self.checksum = (self.checksum + other.checksum) & 0xFFFF_FFFF
        self.decisions += other.decisions
        self.draws += other.draws
        self.winners += other.winners
        self.groups += other.groups
        for name, values in other.ends.items():
            self.ends.setdefault(name, Counter()).update(values)
        self.checks += other.checks
        self.broken |= other.broken

    def check(self, edition: Game[Any], state: Any, number: int, answers: int) -> None:
        """Check a state against the laws of its game."""
        self.checks += 1
        for fault in edition.faults(state)[:1]:
            self.broken.setdefault(number, (answers, fault))


class UnknownFact(Complaint):
    """A fact the edition does not have for each seat."""


def play_some(order: Order, numbers: Sequence[int]) -> Tally:
    """Play the matches with these numbers."""
    edition = game(order.edition, order.content)
    rules = edition.settle(order.seats, order.rules)
    tally = Tally()
    for number in numbers:
        walk = Walk(Stream(derive(order.seed, number)))
        state = edition.new(order.seats, rules)
        tally.matches += 1
        if not play_one(order, edition, tally, number, walk, state):
            tally.unfinished += 1
            continue
        tally.checksum = (tally.checksum + walk.checksum) & 0xFFFF_FFFF
        tally.decisions[int(walk.decisions)] += 1
        tally.draws[int(walk.draws)] += 1
        count_end(tally, edition.ranking(state), edition.facts(state), order.by)
    return tally


def play_one(
    order: Order, edition: Game[Any], tally: Tally, number: int, walk: Walk, state: Any
) -> bool:
    """Play a match to its end, checking laws on the way if the order says so."""
    if order.check == 0:
        return walk.play(state, MOST_ANSWERS)
    for answers in range(0, MOST_ANSWERS, order.check):
        tally.check(edition, state, number, answers)
        if walk.play(state, order.check):
            tally.check(edition, state, number, int(walk.decisions + walk.draws))
            return True
    return False


def count_end(
    tally: Tally, ranking: list[int], facts: Mapping[str, Any], by: tuple[str, ...]
) -> None:
    """Count who won, and the facts of the final state."""
    winners = tuple(seat for seat, place in enumerate(ranking) if place == 1)
    tally.winners[winners] += 1
    for name, value in facts.items():
        if isinstance(value, int | str):
            tally.ends.setdefault(name, Counter())[value] += 1
    known = seat_facts(facts, len(ranking)) if by else {}
    for name in by:
        if name not in known:
            raise UnknownFact("cli-no-fact", name=name, known=", ".join(known))
        for seat, value in enumerate(known[name] if winners else []):
            told = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            tally.groups[name, told, len(winners) if seat in winners else 0] += 1


def seat_facts(facts: Mapping[str, Any], seats: int) -> dict[str, list[Any]]:
    """The facts that exist for each seat: in a list, or in a table by seat."""
    players = list(facts.get("player", {}).values())
    if players:
        names = [name for name, value in players[0].items() if not isinstance(value, dict)]
        return {name: [player[name] for player in players] for name in names}
    return {
        name: value
        for name, value in facts.items()
        if isinstance(value, list) and len(value) == seats
    }


def simulate(order: Order, runner: Runner, told: Callable[[int], None]) -> Tally:
    """Play all matches of the order; `told` is called with the number of matches played."""
    total = Tally()
    for part in runner.run(partial(play_some, order), range(order.matches)):
        total.add(part)
        told(part.matches)
    return total
