"""What goes on in a room by itself: bots answer after a steady delay, and clocks run out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from math import ceil
from typing import Any, Final

from metro2033.server.bots.question import BotQuestion
from metro2033.server.log import logger
from metro2033.server.match.advice import thought
from metro2033.server.match.dependencies import RoomClosed
from metro2033.server.match.room import Room
from metro2033.server.store.entities import StoreError

LOG: Final = logger("metro2033.upkeep")

RETRY_SECONDS: Final = 5.0
"""How long to wait before what follows a clock is tried again, where it could not be stored."""

SHOWN: Final = 3
"""Delays that an answer takes where bots play alone, so that who watches can follow."""


class Automation:
    """Sees after each change of a room to the seats of bots and to the clocks."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self._asked: Final[dict[int, int]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._timer: asyncio.TimerHandle | None = None
        room.when_changed.append(self.see)

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks."""
        return bool(self._tasks)

    @property
    def delay(self) -> float:
        """How many seconds the answer of a bot takes at least."""
        is_show = all(seat.kind == "bot" for seat in self.room.seats)
        return self.room.parts.bot_delay_ms / 1000 * (SHOWN if is_show else 1)

    def see(self) -> None:
        """Let bots think about what they are asked, and set the alarm for the next clock."""
        if self.room.is_running:
            self._wake_bots()
        self._set_alarm()

    async def close(self) -> None:
        """Let nothing more happen."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.room.when_changed.remove(self.see)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.get_running_loop().create_task(self._attempt(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _attempt(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except (RoomClosed, StoreError) as error:
            LOG.warning("upkeep failed", match=self.room.match.id, error=type(error).__name__)
        except Exception:
            # Nobody waits for this work: the room must begin again, or the match would stand still.
            LOG.exception("upkeep broke", match=self.room.match.id)
            self.room.give_up()

    # Bots

    def _wake_bots(self) -> None:
        table, line = self.room.playing.table, self.room.playing.scripted
        for seat in table.asked:
            bot = self.room.bot_of(seat)
            if line is not None and line.seat != seat:
                # By the script somebody else answers first.
                continue
            ask = table.ask(seat) if bot is not None else None
            if bot is None or ask is None or self._asked.get(seat) == ask.number:
                continue
            self._asked[seat] = ask.number
            if line is not None:
                self._start(partial(self._recite, seat, ask.number, line.key))
                continue
            self._start(partial(self._think, seat, ask.number, thought(self.room, seat, bot)))

    async def _recite(self, seat: int, ask: int, key: str) -> None:
        """Answer as the script of a lesson says."""
        await asyncio.sleep(self.delay)
        await self.room.alone(lambda: self._answer(seat, ask, key))

    async def _think(self, seat: int, ask: int, question: BotQuestion) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        found = await self.room.parts.minds.think(question)
        took = loop.time() - began
        self.room.parts.metrics.bot_seconds.labels(question.bot).observe(took)
        await asyncio.sleep(rest(took, self.delay))
        await self.room.alone(lambda: self._answer(seat, ask, found.key if found else None))

    async def _answer(self, seat: int, ask: int, key: str | None) -> None:
        """Give the answer of a bot, or the fallback where it had none, if it is still wanted."""
        room, live = self.room, self.room.playing
        open_now = live.table.ask(seat)
        if self._asked.get(seat) == ask:
            del self._asked[seat]
        is_wanted = open_now is not None and open_now.number == ask
        if open_now is None or not is_wanted or not room.is_running or room.bot_of(seat) is None:
            self.see()
            return
        since, now = live.table.count, room.parts.store.now()
        if key is None or live.answer(seat, ask, key, now, "bot") is not None:
            live.answer(seat, ask, open_now.decision.fallback, now, "bot")
        await room.store_since(since)

    # Clocks

    def _set_alarm(self, earliest: float = 0.0) -> None:
        """Ring when the next clock runs out, but not within so many seconds."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clocks = self.room.clocks
        end = clocks.next_end() if clocks is not None and self.room.is_running else None
        if end is not None:
            seconds = max(earliest, (end - self.room.parts.now()) / 1000)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(seconds, lambda: self._start(self._ring))

    async def _ring(self) -> None:
        try:
            await self.room.alone(self._time_up)
        except StoreError:
            self._set_alarm(RETRY_SECONDS)
            raise

    async def _time_up(self) -> None:
        """Answer for those whose time is up, or let a bot answer from now on."""
        room = self.room
        ended = room.clocks.ended(room.parts.now()) if room.clocks and room.is_running else []
        settings = room.match.settings
        for seat in ended:
            if settings.get("absent") == "bot":
                await room.stand_in(seat, settings["absent_bot"])
            elif seat in room.playing.table.asked:
                since = room.playing.table.count
                room.playing.answer_absent(seat, room.parts.store.now())
                await room.store_since(since, [seat])
        if not ended:
            self._set_alarm()


def rest(took: float, delay: float) -> float:
    """How long to wait, so that an answer comes after a whole number of delays.

    >>> rest(0.3, 0.4), rest(0.5, 0.4) > 0.29, rest(0.5, 0)
    (0.10000000000000003, True, 0.0)
    """
    return ceil(took / delay) * delay - took if delay else 0.0
