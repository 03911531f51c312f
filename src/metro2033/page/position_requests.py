"""How a page answers requests about positions, puzzles and lessons."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from metro2033.page.request import WHO, Answer, Asked
from metro2033.server.bots.bot_question import Share
from metro2033.server.tables import editing, own_puzzles, positions, puzzles, records, teaching
from metro2033.server.tables.wanted import WantedLesson, WantedPlay


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


ROUTES: Final[dict[tuple[str, str], Answer]] = {
    ("GET", "matches/{match}/position"): _match_position,
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
