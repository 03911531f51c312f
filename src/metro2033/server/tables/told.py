"""A match as its requester may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from metro2033 import catalog
from metro2033.server.tables.access import Access
from metro2033.server.tables.lobby import is_fair
from metro2033.table.fair import commitment

SETTINGS: Final = (
    *("edition", "house_rules", "clock", "absent", "absent_bot", "watch", "language", "title"),
    *("delay", "imported", "tournament", "deadline"),
)
"""The settings of a table that everybody there may know."""

SWITCHES: Final = {"hints": True, "chat": True, "memory": True, "rated": False}
"""Those that are on or off, and what holds for matches that were made without them."""


def told(access: Access, rematch: str | None = None, ranking: Sequence[int] = ()) -> dict[str, Any]:
    """A match, without what others may not know."""
    match = access.match
    game = catalog.game(match.settings["edition"])
    waiting = [seat.seat for seat in access.seats if match.asked >> seat.seat & 1]
    is_running = match.status == "running"
    own = [access.seats[seat] for seat in access.held if is_running and seat in waiting]
    turns = [seat.seat for seat in own if seat.taken_over_by is None]
    left = [access.left_ms[seat] for seat in turns if seat in access.left_ms]
    return {
        **{name: match.settings[name] for name in SETTINGS if name in match.settings},
        **{name: match.settings.get(name, usual) for name, usual in SWITCHES.items()},
        "id": match.id,
        "status": match.status,
        "is_public": match.is_public,
        "lesson": match.settings.get("lesson"),
        "puzzle": match.settings.get("puzzle"),
        "rules_version": (
            game.rules_version if match.header is None else match.header["rules_version"]
        ),
        "content_digest": match.content_digest,
        "commitment": commitment(match.secret) if is_fair(match) else None,
        "seats": [
            {
                "seat": seat.seat + 1,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.taken_over_by or seat.bot,
                "is_mine": seat.seat in access.held,
                "is_claimable": seat.seat in access.claimable,
            }
            for seat in access.seats
        ],
        "held": [seat + 1 for seat in access.held],
        "is_host": access.is_host,
        "may_watch": access.may_watch,
        "count": match.count,
        "waiting": [seat + 1 for seat in waiting if is_running],
        "is_my_turn": bool(turns),
        "left_ms": min(left, default=None),
        "created": match.created,
        "updated": match.updated,
        # To others it would tell that a match has ended which they watch with a delay.
        "rematch_of": match.rematch_of if access.held or access.is_host else None,
        "rematch": rematch,
        "ranking": list(ranking),
    }
