"""The worker processes of the bots: as many as are set, shared fairly, replaced when they die."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Final

import msgspec

from metro2033.processes.child import Child, ChildLost
from metro2033.server.bots.bot_question import BotQuestion, BotReply, Share
from metro2033.server.bots.fair_queue import FairQueue, Turn
from metro2033.server.log import logger

LOG: Final = logger("metro2033.pool")

LONGEST_THOUGHT: Final = 60.0
"""Seconds after which a worker is given up."""

LONGEST_LINE: Final = 1 << 20
"""Bytes of an answer: many options with reasons."""

COMMAND: Final = (sys.executable, "-m", "metro2033.server.worker.serve")


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

    Matches that nobody looks at get half of the processes at most, and so do the strong bots of one
    address; one process is kept free of strong bots where there are several.
    """

    def __init__(
        self,
        workers: int,
        longest: float = LONGEST_THOUGHT,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._longest: Final = longest
        self._now: Final = now
        self._workers: Final = [Worker() for _ in range(workers)]
        self._idle: Final = list(self._workers)
        self._threads: Final = ThreadPoolExecutor(max(1, workers), "bots")
        self._queue: Final = FairQueue(now)
        self._called: Final[dict[Turn, asyncio.Future[Worker]]] = {}
        self._running: Final[set[Turn]] = set()

    @property
    def size(self) -> int:
        """How many processes there may be."""
        return len(self._workers)

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._called)

    async def think(self, question: BotQuestion) -> BotReply | None:
        """What a bot finds; None when its worker died or took too long."""
        if not self._workers:
            return None
        turn = self._queue.put(question)
        called = self._called[turn] = asyncio.get_running_loop().create_future()
        self._call()
        try:
            worker = await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._finish(turn, called.result())
            else:
                del self._called[turn]
                self._queue.drop(turn)
            raise
        return await self._ask(worker, turn)

    def _call(self) -> None:
        """Give idle workers to those whose turn it is."""
        while self._idle and (turn := self._queue.take(self._may_think)) is not None:
            self._running.add(turn)
            self._called.pop(turn).set_result(self._idle.pop())

    def _may_think(self, turn: Turn) -> bool:
        """Whether a question may take a worker now; there is an idle one."""
        half = max(1, len(self._workers) // 2)
        if turn.share.waits == "nobody":
            unwatched = [other for other in self._running if other.share.waits == "nobody"]
            if len(unwatched) >= half:
                return False
        if not turn.is_strong:
            return True
        strong = [other for other in self._running if other.is_strong]
        own = [other for other in strong if other.share.address == turn.share.address]
        return len(strong) < max(1, len(self._workers) - 1) and len(own) < half

    def _finish(self, turn: Turn, worker: Worker, began: float | None = None) -> None:
        """Let others have a worker."""
        self._running.discard(turn)
        self._queue.done(turn, 0.0 if began is None else self._now() - began)
        self._idle.append(worker)
        self._call()

    async def _ask(self, worker: Worker, turn: Turn) -> BotReply | None:
        began, effort = self._now(), self._queue.effort(turn, len(self._workers))
        question = msgspec.structs.replace(turn.question, share=Share(), effort=effort)
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
                self._release(turn, worker, began, asked)
            else:
                asked.add_done_callback(partial(self._release, turn, worker, began))

    def _release(
        self, turn: Turn, worker: Worker, began: float, asked: asyncio.Future[bytes]
    ) -> None:
        """Let others ask a worker that has answered, or was lost."""
        asked.exception()  # nobody waits for it any more after a cancellation
        self._finish(turn, worker, began)

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
