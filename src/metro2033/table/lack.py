"""What a seat cannot do at its question although players might expect it, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from metro2033.engine.kernel.word import Signature
from metro2033.key_text import join_key, name_of, split_key
from metro2033.rulebook import absence_rules, question_verbs
from metro2033.table.decision import Decision
from metro2033.table.keys import NUMBER
from metro2033.table.table import Table

SEAT: Final = "seat"
STATION: Final = "station"

MOST: Final = 6
"""The highest number tried for an answer that names one."""


@dataclass(frozen=True, slots=True)
class Lack:
    """Answers of one verb that a rule forbids now."""

    rule: str
    keys: tuple[str, ...]


def lacks(table: Table[Any], decision: Decision) -> list[Lack]:
    """Why usual actions are not possible at a question; the rarest reason of a verb first."""
    offered = {name_of(key) for key in decision.keys}
    found = list[Lack]()
    for verb in question_verbs(table.game.name, decision.kind):
        if verb not in offered:
            found += forbidden(table, decision, answers(table, decision.seat, verb))
    return found


def lacks_at(table: Table[Any], decision: Decision, station: str) -> list[Lack]:
    """Why a station, or a hero on it, is not a target at a question."""
    players = table.game.facts(table.view(decision.seat)).get("player", {})
    there = {seat for seat, player in players.items() if player.get("at") == station}
    usual = question_verbs(table.game.name, decision.kind)
    offered = [name_of(key) for key in decision.keys]
    found = list[Lack]()
    for verb in dict.fromkeys((*usual, *offered)):
        kinds = signature(table, verb).kinds
        about = {STATION: {station}, SEAT: there}.get(kinds[0], set[str]()) if kinds else set[str]()
        if about:
            keys = answers(table, decision.seat, verb)
            found += forbidden(table, decision, (k for k in keys if split_key(k)[1][0] in about))
    return found


def forbidden(table: Table[Any], decision: Decision, keys: Iterable[str]) -> list[Lack]:
    """The rules against answers that are not offered, without things the seat does not have."""
    against = dict[str, list[str]]()
    for key in keys:
        if key not in decision.keys:
            rule = table.rule_against(decision.seat, table.codec.word(key))
            against.setdefault(rule, []).append(key)
    for rule in ("", *absence_rules(table.game.name)):
        against.pop(rule, None)
    rarest_first = sorted(against.items(), key=lambda pair: len(pair[1]))
    return [Lack(rule, tuple(found)) for rule, found in rarest_first]


def answers(table: Table[Any], seat: int, verb: str) -> Iterator[str]:
    """The keys of a verb with everything it can be about, never with one thing twice."""
    for args in product(*(things(table, seat, kind) for kind in signature(table, verb).kinds)):
        if len(set(args)) == len(args):
            yield join_key(verb, args)


def signature(table: Table[Any], verb: str) -> Signature:
    """The verb of that name."""
    return next(known for known in table.game.verbs if known.name == verb)


def things(table: Table[Any], seat: int, kind: str) -> list[str]:
    """What a verb can be about: numbers, the other seats of the match, or all things of a kind."""
    if kind == NUMBER:
        return [str(n) for n in range(1, MOST + 1)]
    if kind == SEAT:
        return [str(n + 1) for n in range(len(table.header.seats)) if n != seat]
    return list(table.game.slugs[kind])
