"""Pairs of matches that differ only in what some viewers may not know, at every kind of question.

They are made from the recorded matches: another card was dealt face down, another answer given in
secret, and the matches have other secrets to draw from. To a viewer they look alike as long as his
views and the events that he is told are the same all the way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from laws.check import is_forced
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.table.decision import Choice
from metro2033.table.line import BadRecord
from metro2033.table.record import Header, read
from metro2033.table.table import Table

REPLAYS = sorted((Path(__file__).parents[2] / "replays").glob("*/*.jsonl"))

BACK = 25
"""Choices before a question among which another hidden answer is looked for."""

LOOKS = 4
"""Moments of a kind at which a hidden difference is looked for."""

TRIES = 3
"""Other answers that are tried in the place of one."""


@dataclass(frozen=True)
class Pair:
    """Two logs, the kinds of questions that were asked last, and who cannot tell them apart.

    The matches have other secrets even where the logs are the same.
    """

    kinds: frozenset[str]
    header: Header
    logs: tuple[tuple[Choice, ...], tuple[Choice, ...]]
    alike: frozenset[int]

    @property
    def is_hidden(self) -> bool:
        """Whether the logs differ."""
        return self.logs[0] != self.logs[1]


@cache
def tables(edition: str) -> tuple[Table[Any], ...]:
    """The recorded matches of an edition at their ends, shorter ones first."""
    texts = [file.read_text(encoding="utf-8") for file in REPLAYS if file.parent.name == edition]
    return tuple(sorted((Table.from_record(read(text)) for text in texts), key=lambda t: t.count))


@cache
def pairs(edition: str) -> tuple[Pair, ...]:
    """Pairs that together have been asked every kind of question, as early as it comes up."""
    found: dict[str, Pair] = {}
    looked: Counter[str] = Counter()
    for table in tables(edition):
        for n, kinds in questions(table):
            wanted = {kind for kind in kinds if kind not in found or not found[kind].is_hidden}
            wanted = {kind for kind in wanted if looked[kind] < LOOKS}
            looked.update(kinds)
            if wanted:
                pair = differing(table, n, kinds)
                for kind in wanted:
                    if pair.is_hidden or kind not in found:
                        found[kind] = pair
    return tuple({pair.logs: pair for pair in found.values()}.values())


def questions(table: Table[Any]) -> Iterator[tuple[int, frozenset[str]]]:
    """The choices after which persons are really asked something.

    With the kinds of questions since the last of them: this one, and those that nature answered or
    that left no choice.
    """
    again = Table.open(table.game, table.header)
    kinds: set[str] = set()
    for n, choice in enumerate(table.choices):
        kinds.add(again.kind)
        if CHANCE not in again.asked and not is_forced(again.state):
            yield n, frozenset(kinds)
            kinds = set()
        again.follow(choice)


def asked_first(edition: str) -> dict[str, tuple[Any, int]]:
    """The first state at which each kind of question is open, and how many sit there."""
    found: dict[str, tuple[Any, int]] = {}
    for table in tables(edition):
        again = Table.open(table.game, table.header)
        for choice in table.choices:
            if again.kind not in found:
                found[again.kind] = (again.state.clone(), len(table.header.seats))
            again.follow(choice)
    return found


def differing(table: Table[Any], n: int, kinds: frozenset[str]) -> Pair:
    """A pair at a moment: with another answer a little before, if one stayed hidden."""
    log = tuple(table.choices[:n])
    for i in range(n - 1, max(-1, n - BACK), -1):
        start = table.at(i)
        ask = Table(table.game, table.header, start.clone()).ask(log[i].seat)
        assert ask is not None
        for key in [key for key in ask.decision.keys if key != log[i].key][:TRIES]:
            other = (*log[:i], Choice(log[i].seat, key), *log[i + 1 :])
            alike = look_alike(table, start, log[i:], other[i:]) - {log[i].seat}
            if SPECTATOR in alike:
                return Pair(kinds, bare(table), (log, other), alike)
    everybody = frozenset({*range(len(table.header.seats)), SPECTATOR})
    return Pair(kinds, bare(table), (log, log), everybody)


def bare(table: Table[Any]) -> Header:
    """A header that commits to no secret, as that of a match that goes on from a record."""
    return replace(table.header, commitment=None)


def look_alike(
    table: Table[Any], start: Any, log: tuple[Choice, ...], other: tuple[Choice, ...]
) -> frozenset[int]:
    """The viewers to whom two ways on from a state are the same, step by step."""
    game, header = table.game, table.header
    one, two = (Table(game, header, start.clone()) for _ in range(2))
    alike = {*range(len(header.seats)), SPECTATOR}
    for left, right in zip(log, other, strict=True):
        one.follow(left)
        try:
            two.follow(right)
        except BadRecord:
            return frozenset()
        if (one.asked, one.kind) != (two.asked, two.kind):
            return frozenset()
        alike = {viewer for viewer in alike if seen(one, viewer) == seen(two, viewer)}
        if SPECTATOR not in alike:
            return frozenset()
    return frozenset(alike)


def seen(table: Table[Any], viewer: int) -> tuple[Any, ...]:
    """What a viewer knows after the last choice."""
    told = [table.codec.event_args(event) for event in table.events_for(viewer, table.count - 1)]
    return state_to_data(table.view(viewer)), told
