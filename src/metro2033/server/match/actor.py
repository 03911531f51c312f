"""Who speaks on a connection, and what players propose to each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.http.access import is_held
from metro2033.server.http.auth import Identity
from metro2033.server.store.entities import Match, Seat


@dataclass(frozen=True, slots=True)
class Actor:
    """Who speaks: the viewer that it is, whether it may watch a running match, its language.

    Which seats it holds is for the room to say: that changes while the connection lasts.
    """

    viewer: int
    may_watch: bool
    language: str
    identity: Identity | None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A seat wants to go back to `n` choices; `missing` have not agreed yet."""

    number: int
    seat: int
    n: int
    missing: frozenset[int]


def may_look(actor: Actor, match: Match, seats: Sequence[Seat]) -> bool:
    """Whether somebody may look at a match as it is now from where he wants to."""
    if actor.viewer != SPECTATOR:
        return is_held(seats[actor.viewer], actor.identity)
    return match.status in {"lobby", "over"} or may_hear(actor, seats)


def may_hear(actor: Actor, seats: Sequence[Seat]) -> bool:
    """Whether somebody may take part in the chat: those at the table, and who may watch it.

    Whoever knows the id of a finished match may look at it, but not listen to what was said.
    """
    return actor.may_watch or any(is_held(seat, actor.identity) for seat in seats)
