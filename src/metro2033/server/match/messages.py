"""Where a match stands and what has changed, in one message each, as a viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from metro2033 import catalog
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.http.access import is_held
from metro2033.server.match.actor import Actor
from metro2033.server.protocol import client, part, server, wire
from metro2033.server.protocol.merge_patch import merge_patch
from metro2033.server.store.entities import ChatLine, Match

if TYPE_CHECKING:
    from metro2033.server.match.room import Room


def greet(
    room: Room, actor: Actor, hello: client.Hello, facts: dict[str, Any] | None
) -> server.Welcome:
    """The welcome of a viewer; without facts where those of the client are still good."""
    live, viewer = room.live, actor.viewer
    return server.Welcome(
        id=hello.id,
        protocol=wire.VERSION,
        match=match_part(room.match),
        status=room.match.status,
        seat=None if viewer == SPECTATOR else viewer + 1,
        held=[seat.seat + 1 for seat in room.seats if is_held(seat, actor.identity)],
        seq=live.seq if live else 0,
        n=live.table.count if live else 0,
        facts=facts,
        question=live.sight.question(viewer) if live else None,
        waiting=live.sight.waiting() if live else part.Waiting([], ""),
        clocks=clock_parts(room),
        undo=undo_part(room, viewer),
        seats=seat_parts(room),
        proposal=proposal_part(room),
        ranking=live.table.ranking if live else [],
        chat=[line_part(line) for line in after(room.lines, hello.chat) if room.may_hear(actor)],
        time=room.parts.store.now(),
    )


def change(room: Room, viewer: int, before: Any, since: int, undone: int = 0) -> server.Change:
    """What a viewer is told who knew the view `before`, after `since` choices."""
    live = room.playing
    sight, count = live.sight, live.table.count
    view = sight.view(viewer)
    room.audience.told(viewer, view)
    return server.Change(
        seq=live.seq,
        n=count,
        undone=undone,
        steps=sight.steps(viewer, since, count),
        patch=merge_patch(sight.facts(before), sight.facts(view)),
        question=sight.question(viewer),
        waiting=sight.waiting(),
        clocks=clock_parts(room),
        undo=undo_part(room, viewer),
    )


def match_part(match: Match) -> part.Match:
    """What does not change while a match is played."""
    settings = match.settings
    game = catalog.game(settings["edition"])
    header = match.header or {}
    return part.Match(
        id=match.id,
        edition=game.name,
        rules_version=header.get("rules_version", game.rules_version),
        content_digest=match.content_digest,
        house_rules=dict(header.get("house_rules", settings.get("house_rules", {}))),
        commitment=header.get("commitment"),
        lesson=settings.get("lesson"),
        clock=settings.get("clock"),
        hints=settings.get("hints", True),
        chat=settings.get("chat", True),
    )


def seat_parts(room: Room) -> list[part.SeatState]:
    """Who sits where."""
    return [
        part.SeatState(
            seat=seat.seat + 1,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot if seat.kind == "bot" else seat.taken_over_by,
            is_here=seat.kind == "bot" or room.audience.has(seat.seat),
        )
        for seat in room.seats
    ]


def clock_parts(room: Room) -> list[part.Clock]:
    """The clocks as they stand now."""
    if room.clocks is None:
        return []
    running = room.clocks.running
    left = room.clocks.left(room.parts.now())
    return [part.Clock(seat + 1, left[seat], seat in running) for seat in sorted(left)]


def undo_part(room: Room, viewer: int) -> part.UndoKind:
    """Whether the viewer may take his last choice back."""
    table = room.live.table if room.live else None
    if viewer < 0 or table is None or table.is_over or table.last_point(viewer) is None:
        return "no"
    return "ask" if room.undo_point(viewer) is None else "free"


def proposal_part(room: Room) -> part.Proposal | None:
    """What is proposed."""
    found = room.proposal
    if found is None:
        return None
    missing = [seat + 1 for seat in sorted(found.missing)]
    return part.Proposal(found.number, found.seat + 1, found.n, missing)


def after(lines: Sequence[ChatLine], k: int) -> list[ChatLine]:
    """The lines of chat after the k-th."""
    return [line for line in lines if line.k > k]


def line_part(line: ChatLine) -> part.Line:
    """A line of chat."""
    seat = None if line.seat is None else line.seat + 1
    return part.Line(line.k, seat, line.name, line.text, line.phrase, line.at)
