"""What a seat cannot do at its question although players might expect it, and why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any, Final

from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.word import Signature
from metro2033.key_text import join_key, name_of
from metro2033.rulebook import absence_rules, question_verbs
from metro2033.table.decision import Decision
from metro2033.table.keys import NUMBER, codec_of
from metro2033.table.table import Table

SEAT: Final = "seat"
STATION: Final = "station"

MOST: Final = 6
"""The highest number tried for an answer that names one."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that may or may not be offered: its key, what it is about, its packed form."""

    key: str
    args: tuple[str, ...]
    word: int


@dataclass(frozen=True, slots=True)
class Lack:
    """Answers of one verb that a rule forbids now."""

    rule: str
    keys: tuple[str, ...]


def lacks(table: Table[Any], decision: Decision) -> list[Lack]:
    """Why usual actions are not possible at a question; the rarest reason of a verb first."""
    found = list[Lack]()
    for verb in missing_verbs(table, decision):
        found += forbidden(table, decision, answers_of(table, decision.seat, verb))
    return found


def has_lacks(table: Table[Any], decision: Decision) -> bool:
    """Whether `lacks` finds anything; the first answer that a rule forbids settles it."""
    ignored = {"", *absence_rules(table.game.name)}
    return any(
        table.rule_against(decision.seat, answer.word) not in ignored
        for verb in missing_verbs(table, decision)
        for answer in answers_of(table, decision.seat, verb)
    )


def missing_verbs(table: Table[Any], decision: Decision) -> list[str]:
    """The verbs of usual actions of which no answer is offered."""
    usual = question_verbs(table.game.name, decision.kind)
    offered = {name_of(option.key) for option in decision.options} if usual else set()
    return [verb for verb in usual if verb not in offered]


def lacks_at(table: Table[Any], decision: Decision, station: str) -> list[Lack]:
    """Why a station, or a hero on it, is not a target at a question."""
    players = table.game.facts(table.view(decision.seat)).get("player", {})
    there = {seat for seat, player in players.items() if player.get("at") == station}
    usual = question_verbs(table.game.name, decision.kind)
    offered = [name_of(key) for key in decision.keys]
    found = list[Lack]()
    for verb in dict.fromkeys((*usual, *offered)):
        kinds = signature(table.game, verb).kinds
        about = {STATION: {station}, SEAT: there}.get(kinds[0], set[str]()) if kinds else set[str]()
        if about:
            known = answers_of(table, decision.seat, verb)
            found += forbidden(table, decision, [a for a in known if a.args[0] in about])
    return found


def forbidden(table: Table[Any], decision: Decision, tried: Iterable[Answer]) -> list[Lack]:
    """The rules against answers that are not offered, without things the seat does not have."""
    offered = {option.word for option in decision.options}
    against = dict[str, list[str]]()
    for answer in tried:
        if answer.word not in offered:
            rule = table.rule_against(decision.seat, answer.word)
            against.setdefault(rule, []).append(answer.key)
    for rule in ("", *absence_rules(table.game.name)):
        against.pop(rule, None)
    rarest_first = sorted(against.items(), key=lambda pair: len(pair[1]))
    return [Lack(rule, tuple(found)) for rule, found in rarest_first]


def usual(table: Table[Any], seat: int, kind: str) -> list[Answer]:
    """What a seat may want to answer at a kind of question, whether it is possible or not."""
    verbs = question_verbs(table.game.name, kind)
    return [answer for verb in verbs for answer in answers_of(table, seat, verb)]


def answers_of(table: Table[Any], seat: int, verb: str) -> tuple[Answer, ...]:
    """All answers of a verb that a seat of the match could give."""
    return answers(table.game, len(table.header.seats), seat, verb)


@lru_cache(maxsize=4096)
def answers(game: Game[Any], seats: int, seat: int, verb: str) -> tuple[Answer, ...]:
    """The answers of a verb with everything it can be about, never with one thing twice."""
    codec = codec_of(game)
    combined = product(*(things(game, seats, seat, kind) for kind in signature(game, verb).kinds))
    return tuple(
        Answer(key := join_key(verb, args), args, codec.word(key))
        for args in combined
        if len(set(args)) == len(args)
    )


def signature(game: Game[Any], verb: str) -> Signature:
    """The verb of that name."""
    return next(known for known in game.verbs if known.name == verb)


def things(game: Game[Any], seats: int, seat: int, kind: str) -> list[str]:
    """What a verb can be about: numbers, the other seats of the match, or all things of a kind."""
    if kind == NUMBER:
        return [str(n) for n in range(1, MOST + 1)]
    if kind == SEAT:
        return [str(n + 1) for n in range(seats) if n != seat]
    return list(game.slugs[kind])
