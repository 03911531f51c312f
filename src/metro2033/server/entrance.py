"""Coming to a room and going: who is let in, what he is told first, who must go."""

from __future__ import annotations

from typing import Final

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.actor import Actor
from metro2033.server.greeting import change, greet
from metro2033.server.outlet import GOING_AWAY, Outlet
from metro2033.server.protocol import client, wire
from metro2033.server.room import Room

MOST_MISSED: Final = 300
"""Choices that somebody who comes back is told one by one; after more the view is told anew."""


def enter(room: Room, outlet: Outlet, actor: Actor, hello: client.Hello) -> bool:
    """Let a connection look, if it still may; tell it where the match stands.

    The caller holds the lock, so that nothing is told which is not stored.
    """
    if not room.may_look(actor):
        return False
    was_here = room.audience.has(actor.viewer)
    room.audience.add(actor, outlet)
    _greet(room, outlet, hello)
    if not was_here and actor.viewer != SPECTATOR:
        room.tell_seats(but=outlet)
    return True


def leave(room: Room, outlet: Outlet) -> None:
    """Let a connection look no more."""
    actor = room.audience.remove(outlet)
    if actor is None:
        return
    if not room.audience.has(actor.viewer) and actor.viewer != SPECTATOR:
        room.tell_seats()


def greet_all(room: Room) -> None:
    """Tell everybody where the match stands, from the start.

    Anybody may look into a lobby; who may not watch what follows must go.
    """
    dismiss(room)
    for outlet in room.audience:
        _greet(room, outlet, client.Hello(match=room.match.id))


def dismiss(room: Room) -> None:
    """Close the connections of those who may look no longer."""
    for outlet in room.audience:
        if not room.may_look(room.audience.actors[outlet]):
            outlet.close(GOING_AWAY)


def _greet(room: Room, outlet: Outlet, hello: client.Hello) -> None:
    """Tell a connection where the match stands; who knows it up to a choice, what came after."""
    actor, live = room.audience.actors[outlet], room.live
    if live is None:
        outlet.send(wire.write(greet(room, actor, hello, {})))
        return
    view = live.sight.view(actor.viewer)
    room.audience.told(actor.viewer, view)
    known = live.count_at(hello.seq) if hello.seq is not None else None
    if known is None or live.table.count - known > MOST_MISSED:
        outlet.send(wire.write(greet(room, actor, hello, live.sight.facts(view))))
        return
    outlet.send(wire.write(greet(room, actor, hello, None)))
    if known < live.table.count:
        before = live.sight.view_at(actor.viewer, known)
        outlet.send(wire.write(change(room, actor.viewer, before, known)))
