"""A room brought in line with the store, when a request has changed the match there."""

from __future__ import annotations

from metro2033.server.match.entrance import dismiss, greet_all
from metro2033.server.match.outbox import GOING_AWAY, GONE
from metro2033.server.match.room import Room
from metro2033.server.store.entities import Seat


async def renew(room: Room) -> None:
    """Read the match and its seats again, and tell what is new.

    The caller keeps others out of the room meanwhile.
    """
    store, was = room.parts.store, room.match
    match = await store.match(was.id)
    if match is None:
        room.audience.close(GONE)
        room.give_up()
        return
    room.match = match
    _seat_again(room, await store.seats(was.id))
    if room.live is None and match.header is not None:
        await room.sit_down()
        await room.resume()
        greet_all(room)
    if match.status == "ended" and was.status != "ended":
        room.tell_end()
    room.follow()


def _seat_again(room: Room, seats: list[Seat]) -> None:
    """Take over seats as they are stored; who has lost one must come again."""
    before = list(room.seats)
    if seats == before:
        return
    room.seats[:] = seats
    for old, new in zip(before, seats, strict=True):
        if (old.session, old.account, old.kind) != (new.session, new.account, new.kind):
            room.audience.close(GOING_AWAY, old.seat)
    dismiss(room)
    room.seats_changed()
