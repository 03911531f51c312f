"""The worker processes of the bots: as many as are set, replaced when they die or take too long."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec

from metro2033.server.bots.question import BotQuestion, BotReply
from metro2033.server.bots.worker import LENGTH_BYTES, framed
from metro2033.server.log import logger

LOG: Final = logger("metro2033.pool")

LONGEST_THOUGHT: Final = 60.0
"""Seconds after which a worker is given up."""

COMMAND: Final = (sys.executable, "-m", "metro2033.server.bots.worker")


class BotPool:
    """Bots that think in other processes, one question at a time in each.

    Matches that nobody looks at get half of the processes at most, and wait for each other: who
    looks at a match never waits for more than one of their questions.
    """

    def __init__(self, workers: int, longest: float = LONGEST_THOUGHT) -> None:
        self._workers: Final = workers
        self._longest: Final = longest
        self._unwatched: Final = asyncio.Semaphore(max(1, workers // 2))
        self._idle: Final[asyncio.LifoQueue[Process | None]] = asyncio.LifoQueue()
        self._alive: Final[set[Process]] = set()
        self._dying: Final[set[asyncio.Task[int]]] = set()
        for _ in range(workers):
            self._idle.put_nowait(None)

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
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            return await asyncio.wait_for(_ask(worker, question), self._longest)
        except (TimeoutError, OSError, EOFError) as error:
            LOG.warning("a bot was lost", bot=question.bot, error=type(error).__name__)
            self._drop(worker)
            worker = None
            return None
        except BaseException:
            self._drop(worker)
            worker = None
            raise
        finally:
            self._idle.put_nowait(worker)

    @property
    def workers(self) -> list[int]:
        """The ids of the processes that live."""
        return sorted(worker.pid for worker in self._alive)

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self._alive):
            self._drop(worker)
        if self._dying:
            await asyncio.wait(self._dying)

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        self._alive.add(worker)
        return worker

    def _drop(self, worker: Process | None) -> None:
        """End a worker whose answer nobody waits for."""
        if worker is None:
            return
        self._alive.discard(worker)
        if worker.returncode is None:
            worker.kill()
        if worker.stdin is not None:
            worker.stdin.close()
        dying = asyncio.create_task(worker.wait())
        self._dying.add(dying)
        dying.add_done_callback(self._dying.discard)


async def _ask(worker: Process, question: BotQuestion) -> BotReply:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(framed(msgspec.msgpack.encode(question)))
    await worker.stdin.drain()
    length = await worker.stdout.readexactly(LENGTH_BYTES)
    found = await worker.stdout.readexactly(int.from_bytes(length))
    return msgspec.msgpack.decode(found, type=BotReply)
