"""The requests that a page answers, as the server's REST interface has them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

import msgspec

from metro2033.server.bots.bot_question import Share
from metro2033.server.match.actor import Identity
from metro2033.server.match.course import course
from metro2033.server.store.entities import Status
from metro2033.server.tables import (
    editing,
    gathering,
    lifecycle,
    own_puzzles,
    positions,
    puzzles,
    records,
    teaching,
    what_if,
)
from metro2033.server.tables.access import Access
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.record_import import followed, take_in
from metro2033.server.tables.tables import Tables
from metro2033.server.tables.wanted import (
    WantedBoard,
    WantedBranch,
    WantedLesson,
    WantedPlay,
    WantedSeat,
    WantedSeating,
    WantedTable,
)

WHO: Final = Identity("page", None)
"""Whoever sits in front of the page."""

PAGE: Final = 50
MOST_FRAMES: Final = 100

Wanted = TypeVar("Wanted")


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: the named parts of its path, its query, its body and its language."""

    tables: Tables
    parts: dict[str, str]
    query: dict[str, list[str]]
    body: str
    language: str

    def wanted(self, kind: type[Wanted]) -> Wanted:
        """What the body asks for."""
        return msgspec.json.decode(self.body or "{}", type=kind)

    def number(self, name: str, otherwise: int) -> int:
        """A number of the query."""
        found = self.query.get(name)
        return msgspec.convert(found[0], int, strict=False) if found else otherwise

    def text(self, name: str, otherwise: str) -> str:
        """A text of the query."""
        return self.query.get(name, [otherwise])[0]

    async def access(self) -> Access:
        """The match that the path names."""
        return await self.tables.access(self.parts["match"], WHO)


Answer = Callable[[Asked], Awaitable[Any]]


class SeatNumber(msgspec.Struct):
    """Which of one's seats is meant; all of them if none is named."""

    seat: int | None = None


async def _session(asked: Asked) -> Any:
    who = {"is_known": True, "account": None, "language": asked.language}
    return {**who, "has_offline_page": False}


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


async def _record(asked: Asked) -> Any:
    match = records.over(await asked.access())
    return (await asked.tables.replays.replay(match)).record()


async def _verdict(asked: Asked) -> Any:
    return records.verdict(await _record(asked), asked.language)


async def _story(asked: Asked) -> Any:
    access, seat = await asked.access(), asked.number("seat", 0) or None
    records.check_viewer(access, seat)
    return records.story(await asked.tables.replays.replay(access.match), seat)


async def _replay(asked: Asked) -> Any:
    viewer = msgspec.convert(asked.text("viewer", "spectator"), Viewer)
    at, count = asked.number("at", 0), min(asked.number("count", 1), MOST_FRAMES)
    played = await asked.tables.replays.replay(records.over(await asked.access()))
    records.check_frame(played, viewer, at)
    return await asyncio.to_thread(records.film, played, viewer, at, count)


async def _course(asked: Asked) -> Any:
    played = await asked.tables.replays.replay(records.over(await asked.access()))
    return await asyncio.to_thread(course, played)


async def _review(asked: Asked) -> Any:
    played = await asked.tables.replays.replay(records.over(await asked.access()))
    return await asked.tables.reviews.show(played)


async def _begin_review(asked: Asked) -> Any:
    played = await asked.tables.replays.replay(records.over(await asked.access()))
    return await asked.tables.reviews.begin(played, Share(session=WHO.session))


async def _what_if(asked: Asked) -> Any:
    wanted, share = asked.wanted(WantedBoard), Share(session=WHO.session)
    return await what_if.imagine(asked.tables, await asked.access(), wanted, share)


async def _check_record(asked: Asked) -> Any:
    return records.verdict(asked.body, asked.language)


async def _take_record(asked: Asked) -> Any:
    await asked.tables.check_number(WHO)
    at = asked.number("at", -1)
    return await take_in(asked.tables, followed(asked.body, None if at < 0 else at), WHO)


async def _check_position(asked: Asked) -> Any:
    return positions.show_position(positions.read_position(asked.tables, asked.body))


async def _edit_position(asked: Asked) -> Any:
    return editing.edit_position(asked.tables, asked.body, asked.language)


async def _match_position(asked: Asked) -> Any:
    access, seat = await asked.access(), asked.number("seat", 0) or None
    records.check_viewer(access, seat)
    return editing.position_of(
        await asked.tables.replays.replay(access.match), seat, asked.language
    )


async def _play_position(asked: Asked) -> Any:
    given = {name: values[0] for name, values in asked.query.items()}
    wanted = msgspec.convert(given, WantedPlay, strict=False)
    position = positions.read_position(asked.tables, asked.body)
    begin = own_puzzles.play_own_puzzle if wanted.is_puzzle else positions.play_position
    return await begin(asked.tables, position, wanted, WHO)


async def _judge_position(asked: Asked) -> Any:
    position = positions.read_position(asked.tables, asked.body)
    return await own_puzzles.judge_position(asked.tables, position, Share())


async def _puzzles(asked: Asked) -> Any:
    return puzzles.list_puzzles(asked.tables)


async def _begin_puzzle(asked: Asked) -> Any:
    wanted = asked.wanted(WantedPlay)
    return await puzzles.begin_puzzle(asked.tables, asked.parts["puzzle"], wanted, WHO)


async def _puzzle_position(asked: Asked) -> Any:
    return editing.puzzle_position(asked.parts["puzzle"], asked.language)


async def _solution(asked: Asked) -> Any:
    return puzzles.solution(asked.parts["puzzle"], asked.text("key", ""))


async def _lesson(asked: Asked) -> Any:
    return teaching.show_lesson(asked.tables, asked.parts["edition"])


async def _begin_lesson(asked: Asked) -> Any:
    wanted = asked.wanted(WantedLesson)
    return await teaching.begin_lesson(asked.tables, asked.parts["edition"], wanted, WHO)


Viewer = Literal["1", "2", "3", "4", "5", "6", "7", "8", "spectator", "everything"]

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
    ("GET", "matches/{match}/record"): _record,
    ("GET", "matches/{match}/verdict"): _verdict,
    ("GET", "matches/{match}/story"): _story,
    ("GET", "matches/{match}/position"): _match_position,
    ("GET", "matches/{match}/replay"): _replay,
    ("GET", "matches/{match}/course"): _course,
    ("GET", "matches/{match}/review"): _review,
    ("POST", "matches/{match}/review"): _begin_review,
    ("POST", "matches/{match}/what-if"): _what_if,
    ("POST", "records"): _take_record,
    ("POST", "records/verdict"): _check_record,
    ("POST", "positions"): _play_position,
    ("POST", "positions/check"): _check_position,
    ("POST", "positions/edit"): _edit_position,
    ("POST", "positions/puzzle"): _judge_position,
    ("GET", "puzzles"): _puzzles,
    ("POST", "puzzles/{puzzle}"): _begin_puzzle,
    ("GET", "puzzles/{puzzle}/position"): _puzzle_position,
    ("GET", "puzzles/{puzzle}/solution"): _solution,
    ("GET", "lessons/{edition}"): _lesson,
    ("POST", "lessons/{edition}"): _begin_lesson,
}
"""How each request is answered; their paths begin with /api/, as the server's do."""


def route(method: str, path: str) -> tuple[Answer, dict[str, str]]:
    """Who answers a request, and the named parts of its path."""
    parts = path.removeprefix("/api/").strip("/").split("/")
    for (known, pattern), answer in ROUTES.items():
        names = pattern.split("/")
        if known != method or len(names) != len(parts):
            continue
        pairs = list(zip(names, parts, strict=True))
        if all(name.startswith("{") or name == part for name, part in pairs):
            return answer, {name[1:-1]: part for name, part in pairs if name.startswith("{")}
    raise Problem(404, "problem-not-found")
