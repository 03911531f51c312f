"""The worker processes of the bots: as many as are set, replaced when they die or take too long."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import msgspec

from metro2033.processes.child import Child, ChildLost
from metro2033.server.bots.bot_question import BotQuestion, BotReply
from metro2033.server.log import logger

LOG: Final = logger("metro2033.pool")

LONGEST_THOUGHT: Final = 60.0
"""Seconds after which a worker is given up."""

LONGEST_LINE: Final = 1 << 20
"""Bytes of an answer: many options with reasons."""

COMMAND: Final = (sys.executable, "-m", "metro2033.server.bots.worker")


class Worker:
    """A worker process, started when it is first asked and after it was lost."""

    def __init__(self) -> None:
        self.child: Child | None = None

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Wait for its answer; ChildLost if there is none in time."""
        if self.child is None:
            self.child = Child(COMMAND, longest_line=LONGEST_LINE)
        try:
            self.child.send(line)
            return self.child.receive(seconds)
        except ChildLost:
            self.drop()
            raise

    def drop(self) -> None:
        """End the process."""
        child, self.child = self.child, None
        if child is not None:
            child.kill()


class BotPool:
    """Bots that think in other processes, one question at a time in each.

    Matches that nobody looks at get half of the processes at most, and wait for each other: whoever
    looks at a match never waits for more than one of their questions.
    """

    def __init__(self, workers: int, longest: float = LONGEST_THOUGHT) -> None:
        self._longest: Final = longest
        self._unwatched: Final = asyncio.Semaphore(max(1, workers // 2))
        self._workers: Final = [Worker() for _ in range(workers)]
        self._idle: Final[asyncio.LifoQueue[Worker]] = asyncio.LifoQueue()
        self._threads: Final = ThreadPoolExecutor(max(1, workers), "bots")
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def think(self, question: BotQuestion) -> BotReply | None:
        """What a bot finds; None when its worker died or took too long."""
        if not self._workers:
            return None
        if question.is_watched:
            return await self._think(question)
        async with self._unwatched:
            return await self._think(question)

    async def _think(self, question: BotQuestion) -> BotReply | None:
        worker = await self._idle.get()
        line = msgspec.json.encode(question) + b"\n"
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._threads, worker.ask, line, self._longest)
        try:
            return msgspec.json.decode(await asyncio.shield(asked), type=BotReply)
        except ChildLost as error:
            LOG.warning("a bot was lost", bot=question.bot, error=str(error))
            return None
        except asyncio.CancelledError:
            if worker.child is not None:
                worker.child.shoot()
            raise
        finally:
            if asked.done():
                self._release(worker, asked)
            else:
                asked.add_done_callback(partial(self._release, worker))

    def _release(self, worker: Worker, asked: asyncio.Future[bytes]) -> None:
        """Let others ask a worker that has answered, or was lost."""
        asked.exception()  # nobody waits for it any more after a cancellation
        self._idle.put_nowait(worker)

    @property
    def workers(self) -> list[int]:
        """The numbers of the processes that live."""
        return sorted(worker.child.pid for worker in self._workers if worker.child is not None)

    async def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            if worker.child is not None:
                worker.child.shoot()
        loop = asyncio.get_running_loop()
        dropped = [loop.run_in_executor(self._threads, worker.drop) for worker in self._workers]
        await asyncio.gather(*dropped)
        self._threads.shutdown()
