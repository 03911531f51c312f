"""How a page answers requests about its tables, as the server does."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from metro2033.page.request import WHO, Answer, Asked
from metro2033.server.store.entities import Status
from metro2033.server.tables import gathering, lifecycle
from metro2033.server.tables.tables import PAGE
from metro2033.server.tables.wanted import WantedBranch, WantedSeat, WantedSeating, WantedTable


class SeatNumber(msgspec.Struct):
    """Which of one's seats is meant; all of them if none is named."""

    seat: int | None = None


async def _session(asked: Asked) -> Any:
    """The page's only visitor: no accounts, mail or moderation."""
    who = {"is_known": True, "account": None, "language": asked.language, "role": None}
    nothing: dict[str, Any] = {"sanctions": [], "appeal": "", "announcements": []}
    return {**who, **nothing, "has_offline_page": False, "has_reset_mail": False}


async def _own_matches(asked: Asked) -> Any:
    """All matches: the visitor owns them, also those that only bots play."""
    return await _listed(asked, statuses=[])


async def _public_matches(asked: Asked) -> Any:
    return await _listed(asked, is_public=True, statuses=["lobby", "running"])


async def _listed(asked: Asked, statuses: list[Status], **filters: Any) -> Any:
    given = msgspec.convert(asked.query.get("status", []), list[Status])
    offset, limit = asked.number("offset", 0), asked.number("limit", PAGE)
    matches = await asked.tables.store.list_matches(
        statuses=given or statuses, limit=limit + 1, offset=offset, **filters
    )
    return await asked.tables.listed(WHO, matches, offset, limit)


async def _make_table(asked: Asked) -> Any:
    match = await gathering.make_table(asked.tables, asked.wanted(WantedTable), WHO)
    return {"match": match, "invite": None}


async def _show(asked: Asked) -> Any:
    return await lifecycle.show(asked.tables, await asked.access())


async def _join(asked: Asked) -> Any:
    wanted = asked.wanted(WantedSeating)
    return await gathering.join(asked.tables, await asked.access(), wanted, WHO)


async def _leave(asked: Asked) -> Any:
    seat = asked.wanted(SeatNumber).seat
    return await gathering.leave(asked.tables, await asked.access(), seat, WHO)


async def _change_seat(asked: Asked) -> Any:
    seat, wanted = int(asked.parts["seat"]), asked.wanted(WantedSeat)
    return await gathering.change_seat(asked.tables, await asked.access(), seat, wanted, WHO)


async def _watch(asked: Asked) -> Any:
    return await gathering.watch(asked.tables, await asked.access(), None, WHO)


async def _start(asked: Asked) -> Any:
    match_id = (await asked.access()).match.id
    await gathering.begin(asked.tables, match_id)
    return await asked.tables.again(match_id, WHO)


async def _end(asked: Asked) -> Any:
    return await lifecycle.end(asked.tables, await asked.access(), WHO)


async def _delete(asked: Asked) -> Any:
    return await lifecycle.delete(asked.tables, await asked.access())


async def _rematch(asked: Asked) -> Any:
    return await lifecycle.rematch(asked.tables, await asked.access(), WHO)


async def _branch(asked: Asked) -> Any:
    wanted = asked.wanted(WantedBranch)
    return await lifecycle.branch(asked.tables, await asked.access(), wanted, WHO)


ROUTES: Final[dict[tuple[str, str], Answer]] = {
    ("GET", "session"): _session,
    ("GET", "session/matches"): _own_matches,
    ("GET", "matches"): _public_matches,
    ("POST", "matches"): _make_table,
    ("GET", "matches/{match}"): _show,
    ("DELETE", "matches/{match}"): _delete,
    ("POST", "matches/{match}/join"): _join,
    ("POST", "matches/{match}/leave"): _leave,
    ("PUT", "matches/{match}/seats/{seat}"): _change_seat,
    ("POST", "matches/{match}/watch"): _watch,
    ("POST", "matches/{match}/start"): _start,
    ("POST", "matches/{match}/end"): _end,
    ("POST", "matches/{match}/rematch"): _rematch,
    ("POST", "matches/{match}/branch"): _branch,
}
