"""What a seat cannot do at its question, though others could wish to, and the rules against it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.word import Signature
from metro2033.table.keys import NUMBER
from metro2033.table.table import Table

SEAT: Final = "seat"

MOST: Final = 6
"""The highest number that is tried where an answer names one."""


@dataclass(frozen=True, slots=True)
class Lack:
    """Answers of one verb that a rule forbids now; no answer of that verb is offered."""

    rule: str
    keys: tuple[str, ...]


def missing_verbs(keys: Iterable[str], verbs: Iterable[str]) -> list[str]:
    """Those of the verbs of which no answer is among the keys."""
    offered = {key.partition(":")[0] for key in keys}
    return [verb for verb in verbs if verb not in offered]


def lacks(table: Table[Any], seat: int, verbs: Iterable[str]) -> list[Lack]:
    """Why none of the verbs is offered to a seat that is asked, the rarest reason first."""
    state, signatures = table.state, {verb.name: verb for verb in table.game.verbs}
    frame, found = asking(state), list[Lack]()
    for verb in verbs:
        against = dict[str, list[str]]()
        for key in answers(table, seat, signatures[verb]):
            rule = frame.refusal(state, seat, table.codec.word(key))
            against.setdefault(rule, []).append(key)
        found += [
            Lack(rule, tuple(keys))
            for rule, keys in sorted(against.items(), key=lambda pair: len(pair[1]))
        ]
    return found


def answers(table: Table[Any], seat: int, verb: Signature) -> Iterator[str]:
    """The keys of a verb with every thing that it can be about."""
    for args in product(*(things(table, seat, kind) for kind in verb.kinds)):
        yield ":".join([verb.name, *args])


def things(table: Table[Any], seat: int, kind: str) -> list[str]:
    """What a verb can be about: numbers, the other seats of the match, or all things of a kind."""
    if kind == NUMBER:
        return [str(n) for n in range(1, MOST + 1)]
    if kind == SEAT:
        return [str(n + 1) for n in range(len(table.header.seats)) if n != seat]
    return list(table.game.slugs[kind])
