"""Many random matches, on as many processes as wanted, with the same result on any number."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from metro2033.catalog import game
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk

MOST_AT_ONCE: Final = 1000
"""Matches that a process plays before it reports."""

ALONE: Final = 0.3
"""Seconds after which more processes are worth their start; they report about as often."""


@dataclass(frozen=True)
class Order:
    """What is to be played; `by` names a fact with one value a seat, or is empty.

    `content` is another folder of data than the package's.
    """

    edition: str
    seats: int
    matches: int
    seed: int
    by: str = ""
    rules: dict[str, int] = field(default_factory=dict)
    content: Path | None = None


@dataclass
class Tally:
    """What came of some matches; tallies add up in any order.

    `winners` counts the sets of winning seats; `groups` counts seats by their value of the
    order's fact and by how many won the match with them, 0 for those who did not win; `ends`
    counts the single facts of the final states.
    """

    matches: int = 0
    unfinished: int = 0
    checksum: int = 0
    decisions: Counter[int] = field(default_factory=Counter)
    draws: Counter[int] = field(default_factory=Counter)
    winners: Counter[tuple[int, ...]] = field(default_factory=Counter)
    groups: Counter[tuple[str, int]] = field(default_factory=Counter)
    ends: dict[str, Counter[int | str]] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Take in the matches of another tally."""
        self.matches += other.matches
        self.unfinished += other.unfinished
        self.checksum = (self.checksum + other.checksum) & 0xFFFF_FFFF
        self.decisions += other.decisions
        self.draws += other.draws
        self.winners += other.winners
        self.groups += other.groups
        for name, values in other.ends.items():
            self.ends.setdefault(name, Counter()).update(values)


class UnknownFact(ValueError):
    """A fact that the edition does not tell for each seat."""


def match_seed(seed: int, number: int) -> int:
    """The seed of one match: it does not depend on who plays it, nor on the others."""
    return int.from_bytes(blake2b(f"{seed}:{number}".encode(), digest_size=7).digest())


def play_some(order: Order, first: int, count: int) -> Tally:
    """Play matches number `first` and following."""
    edition = game(order.edition, order.content)
    rules = edition.settle(order.seats, order.rules)
    tally = Tally()
    for number in range(first, first + count):
        walk = Walk(Stream(match_seed(order.seed, number)))
        state = edition.new(order.seats, rules)
        tally.matches += 1
        if not walk.play(state):
            tally.unfinished += 1
            continue
        tally.checksum = (tally.checksum + walk.checksum) & 0xFFFF_FFFF
        tally.decisions[int(walk.decisions)] += 1
        tally.draws[int(walk.draws)] += 1
        count_end(tally, edition.ranking(state), edition.facts(state), order.by)
    return tally


def count_end(tally: Tally, ranking: list[int], facts: dict[str, Any], by: str) -> None:
    """Count who won, and what can be said of the end."""
    winners = tuple(seat for seat, place in enumerate(ranking) if place == 1)
    tally.winners[winners] += 1
    for name, value in facts.items():
        if isinstance(value, int | str):
            tally.ends.setdefault(name, Counter())[value] += 1
    if by:
        for seat, value in enumerate(seat_values(facts, by, len(ranking))):
            tally.groups[value, len(winners) if seat in winners else 0] += 1


def seat_values(facts: dict[str, Any], name: str, seats: int) -> list[str]:
    """The values of a fact that is told for each seat: in a list, or in a table by seat."""
    known: dict[str, list[Any]] = {}
    for key, value in facts.items():
        if isinstance(value, list) and len(value) == seats:
            known[key] = value
        elif isinstance(value, dict) and list(value) == [str(n + 1) for n in range(seats)]:
            players = list(value.values())
            if all(isinstance(player, dict) for player in players):
                known |= {inner: [player[inner] for player in players] for inner in players[0]}
            else:
                known[key] = players
    if name not in known:
        raise UnknownFact(f"no fact {name!r} with one value a seat; there are: {', '.join(known)}")
    return [str(value) for value in known[name]]


def simulate(order: Order, jobs: int, told: Callable[[int], None]) -> Tally:
    """Play all matches of the order on `jobs` processes; `told` hears of matches played.

    How the matches are shared out depends on the clock; what comes of them does not.
    """
    total = Tally()
    start = perf_counter()
    count = 1
    while total.matches < order.matches and (jobs == 1 or perf_counter() - start < ALONE):
        count = min(count, order.matches - total.matches)
        total.add(play_some(order, total.matches, count))
        told(count)
        count = min(2 * count, MOST_AT_ONCE)
    if total.matches < order.matches:
        speed = total.matches / (perf_counter() - start)
        at_once = max(1, min(MOST_AT_ONCE, int(speed * ALONE)))
        share_out(order, total, jobs, at_once, told)
    return total


def share_out(
    order: Order, total: Tally, jobs: int, at_once: int, told: Callable[[int], None]
) -> None:
    """Play the matches that are left on several processes."""
    firsts = range(total.matches, order.matches, at_once)
    parts = [(first, min(at_once, order.matches - first)) for first in firsts]
    # Spawned, not forked: safe wherever threads run, and the same on all systems.
    context = get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(parts)), mp_context=context) as pool:
        futures = [pool.submit(play_some, order, first, count) for first, count in parts]
        for future in as_completed(futures):
            part = future.result()
            total.add(part)
            told(part.matches)
