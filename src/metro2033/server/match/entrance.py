"""Coming to a room and going: who is let in, what he is told first, who must go."""

from __future__ import annotations

from typing import Final

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.match.actor import Actor
from metro2033.server.match.messages import change, greet
from metro2033.server.match.outbox import GOING_AWAY, Outbox
from metro2033.server.match.room import Room
from metro2033.server.protocol import client, wire

MOST_MISSED: Final = 300
"""Choices that somebody who comes back is told one by one; after more the view is told anew."""


def enter(room: Room, outbox: Outbox, actor: Actor, hello: client.Hello) -> bool:
    """Let a connection look, if it still may; tell it where the match stands.

    The caller holds the lock, so that nothing is told which is not stored.
    """
    if not room.may_look(actor):
        return False
    was_here = room.audience.has(actor.viewer)
    room.audience.add(actor, outbox)
    _greet(room, outbox, hello)
    if not was_here and actor.viewer != SPECTATOR:
        room.tell_seats(but=outbox)
    return True


def leave(room: Room, outbox: Outbox) -> None:
    """Let a connection look no more."""
    actor = room.audience.remove(outbox)
    if actor is None:
        return
    if not room.audience.has(actor.viewer) and actor.viewer != SPECTATOR:
        room.tell_seats()


def greet_all(room: Room) -> None:
    """Tell everybody where the match stands, from the start.

    Anybody may look into a lobby; who may not watch what follows must go.
    """
    dismiss(room)
    for outbox in room.audience:
        _greet(room, outbox, client.Hello(match=room.match.id))


def dismiss(room: Room) -> None:
    """Close the connections of those who may look no longer."""
    for outbox in room.audience:
        if not room.may_look(room.audience.actors[outbox]):
            outbox.close(GOING_AWAY)


def _greet(room: Room, outbox: Outbox, hello: client.Hello) -> None:
    """Tell a connection where the match stands; who knows it up to a choice, what came after."""
    actor, live = room.audience.actors[outbox], room.live
    if live is None:
        outbox.send(wire.write(greet(room, actor, hello, {})))
        return
    view = live.sight.view(actor.viewer)
    room.audience.told(actor.viewer, view)
    known = live.count_at(hello.seq) if hello.seq is not None else None
    if known is None or live.table.count - known > MOST_MISSED:
        outbox.send(wire.write(greet(room, actor, hello, live.sight.facts(view))))
        return
    outbox.send(wire.write(greet(room, actor, hello, None)))
    if known < live.table.count:
        before = live.sight.view_at(actor.viewer, known)
        outbox.send(wire.write(change(room, actor.viewer, before, known)))
