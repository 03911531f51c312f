"""What happens in a room without a client: bots answer after a steady delay, clocks run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from math import ceil
from typing import Any, Final

from metro2033.server.bots.bot_question import BotQuestion
from metro2033.server.match import planning
from metro2033.server.match.bot_advice import bot_question, share_of
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.room import Room
from metro2033.server.match.stand_in import stand_in_for
from metro2033.server.match.visited_room import RoomClosed
from metro2033.server.store.entities import StoreError, Unavailable

LOG: Final = logging.getLogger("metro2033.automation")

RETRY_SECONDS: Final = 5.0
"""How long to wait after a clock has run out and the answer could not be stored."""

SHOWN: Final = 3
"""Delays that an answer takes where bots play alone, so that spectators can follow."""


class Automation:
    """After each change of a room, starts its bots and sets the alarm for its clocks."""

    def __init__(self, room: Room, deps: Dependencies) -> None:
        self.room: Final = room
        self._deps: Final = deps
        self._asked: Final[dict[int, int]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False
        room.on_change(self.react)

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks."""
        return bool(self._tasks)

    @property
    def delay(self) -> float:
        """How many seconds the answer of a bot takes at least."""
        is_show = all(seat.kind == "bot" for seat in self.room.state.seats)
        return self._deps.bot_delay_ms / 1000 * (SHOWN if is_show else 1)

    def react(self) -> None:
        """Start bots on their questions, and set the alarm for the next clock."""
        if self._is_closed:
            return
        if self.room.is_running:
            self._wake_bots()
            self._wake_plans()
        self._set_alarm()

    async def close(self) -> None:
        """Stop."""
        self._is_closed = True
        self.room.ignore(self.react)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
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
        except Unavailable:
            # The store has told why; the room is loaded anew in a while.
            LOG.debug("automation was not stored", extra={"match": self.room.state.match.id})
        except (RoomClosed, StoreError) as error:
            match, name = self.room.state.match.id, type(error).__name__
            LOG.warning("automation failed", extra={"match": match, "error": name})
        except Exception:
            # Nobody waits for this work: the room must begin again, or the match would stand still.
            LOG.exception("automation broke", extra={"match": self.room.state.match.id})
            self.room.close()

    # Bots

    def _wake_bots(self) -> None:
        state = self.room.state
        table, scripted = state.playing.table, state.playing.scripted
        for seat in table.asked:
            bot = state.bot_of(seat)
            if scripted is not None and scripted.seat != seat:
                # By the script somebody else answers first.
                continue
            ask = table.ask(seat) if bot is not None else None
            if bot is None or ask is None or self._asked.get(seat) == ask.number:
                continue
            self._asked[seat] = ask.number
            if scripted is not None:
                self._start(partial(self._recite, seat, ask.number, scripted.key))
                continue
            question = bot_question(state, seat, bot, share_of(state, self.room.audience))
            self._start(partial(self._think, seat, ask.number, question))

    def _wake_plans(self) -> None:
        """Let plans answer, as steadily as bots do: how quick an answer is must not tell much."""
        state = self.room.state
        for seat, plan in state.plans.items():
            ask = state.playing.table.ask(seat)
            if ask is None or not plan.answers(ask.number) or state.bot_of(seat) is not None:
                continue
            if self._asked.get(seat) != ask.number:
                self._asked[seat] = ask.number
                self._start(partial(self._follow, seat, ask.number))

    async def _follow(self, seat: int, ask: int) -> None:
        """Answer as the plan of a seat says."""
        await asyncio.sleep(self.delay)
        if self._asked.get(seat) == ask:
            del self._asked[seat]
        await self.room.exclusively(lambda: planning.follow(self.room, seat, ask))

    async def _recite(self, seat: int, ask: int, key: str) -> None:
        """Answer as the script of a lesson says."""
        await asyncio.sleep(self.delay)
        await self.room.exclusively(lambda: self._answer(seat, ask, key))

    async def _think(self, seat: int, ask: int, question: BotQuestion) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        found = await self._deps.bots.think(question)
        took = loop.time() - began
        self._deps.metrics.time_bot(question.bot, took)
        await asyncio.sleep(rest(took, self.delay))
        await self.room.exclusively(lambda: self._answer(seat, ask, found.key if found else None))

    async def _answer(self, seat: int, ask: int, key: str | None) -> None:
        """Give the answer of a bot, or the fallback if it had none, if it is still wanted."""
        room, state = self.room, self.room.state
        found = state.playing.table.ask(seat)
        if self._asked.get(seat) == ask:
            del self._asked[seat]
        is_wanted = room.is_running and state.bot_of(seat) is not None
        if found is None or found.number != ask or not is_wanted:
            self.react()
            return
        if key is None or await room.answer(seat, ask, key, "bot") is not None:
            await room.answer(seat, ask, found.decision.fallback, "bot")
        if seat in state.returning:
            state.returning.discard(seat)
            await room.stand_in(seat, None)

    # Clocks

    def _set_alarm(self, earliest: float = 0.0) -> None:
        """Ring when a clock runs out, or rest begins or ends; not within so many seconds."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clocks = self.room.state.clocks
        if clocks is None or not self.room.is_running:
            return
        now = self._deps.now()
        moments = [at for at in (clocks.next_end(), clocks.next_turn(now)) if at is not None]
        if moments:
            seconds = max(earliest, (min(moments) - now) / 1000)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(seconds, lambda: self._start(self._ring))

    async def _ring(self) -> None:
        try:
            await self.room.exclusively(self._time_up)
        except StoreError:
            self._set_alarm(RETRY_SECONDS)
            raise

    async def _time_up(self) -> None:
        """Answer for players whose time is up, or let a bot take over."""
        room, state = self.room, self.room.state
        clocks = state.clocks if room.is_running else None
        ended = clocks.ended(self._deps.now()) if clocks is not None else []
        settings = state.match.settings
        for seat in ended:
            if settings.get("absent") == "bot":
                await room.stand_in(seat, await stand_in_for(room, self._deps.store, seat))
            elif seat in state.playing.table.asked:
                await room.answer_absent(seat)
        if not ended:
            room.tell_clocks()
            self._set_alarm()


def rest(took: float, delay: float) -> float:
    """How long to wait, so that an answer comes after a whole number of delays.

    >>> rest(0.3, 0.4), rest(0.5, 0.4) > 0.29, rest(0.5, 0)
    (0.10000000000000003, True, 0.0)
    """
    return ceil(took / delay) * delay - took if delay else 0.0
