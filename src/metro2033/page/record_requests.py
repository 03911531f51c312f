"""How a page answers requests about played matches: their records, replays and reviews."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

import msgspec

from metro2033.page.request import WHO, Answer, Asked
from metro2033.server.bots.bot_question import Share
from metro2033.server.match.course import course
from metro2033.server.tables import records, what_if
from metro2033.server.tables.record_import import followed, take_in
from metro2033.server.tables.wanted import WantedBoard

MOST_FRAMES: Final = 100

Viewer = Literal["1", "2", "3", "4", "5", "6", "7", "8", "spectator", "everything"]


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


ROUTES: Final[dict[tuple[str, str], Answer]] = {
    ("GET", "matches/{match}/record"): _record,
    ("GET", "matches/{match}/verdict"): _verdict,
    ("GET", "matches/{match}/story"): _story,
    ("GET", "matches/{match}/replay"): _replay,
    ("GET", "matches/{match}/course"): _course,
    ("GET", "matches/{match}/review"): _review,
    ("POST", "matches/{match}/review"): _begin_review,
    ("POST", "matches/{match}/what-if"): _what_if,
    ("POST", "records"): _take_record,
    ("POST", "records/verdict"): _check_record,
}
