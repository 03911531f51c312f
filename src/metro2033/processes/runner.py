"""Numbered work, such as matches, done by any number of processes.

Only a runner knows where work is done; the one for clusters is in `cluster.py`.
"""

import math
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.util import Finalize
from time import perf_counter
from types import FrameType
from typing import Final, Protocol, TypeVar

from metro2033.i18n import Complaint

R = TypeVar("R")

Work = Callable[[Sequence[int]], R]
"""Does the work with these numbers. Runners send it to other processes: it must be picklable."""

MOST_AT_ONCE: Final = 1000
"""The most numbers in a chunk."""

CHUNK_SECONDS: Final = 0.3
"""Seconds a chunk should take: results arrive about as often."""

STOPPED: Final = 143
"""The exit code of a process that was told to stop, or whose parent is gone."""


class WorkerLost(Complaint):
    """A process that died at work."""

    has_failed = True


class NoCluster(Complaint):
    """A cluster that cannot be reached, or runs another version of this package."""


class Runner(Protocol):
    """Does work in chunks."""

    def run(self, work: Work[R], numbers: Sequence[int]) -> Iterator[R]:
        """The results of all chunks, each as soon as it is there, in any order.

        How numbers are divided into chunks depends on the clock; adding up the results must not
        depend on it.
        """


class Pace:
    """The size of chunks: one number at first, then as many as fit into the time."""

    def __init__(self) -> None:
        self.size = 1

    def learn(self, count: int, seconds: float) -> None:
        """Learn from how long a chunk took; chunks grow at most by doubling."""
        fitting = int(count * CHUNK_SECONDS / max(seconds, 1e-9))
        self.size = max(1, min(fitting, 2 * count, MOST_AT_ONCE))


class Processes:
    """Distributes work among processes of this machine.

    `alone` is how many seconds this process works before it starts others: that takes about a
    second, too long for little work.
    """

    def __init__(self, jobs: int, alone: float = 0.0) -> None:
        self.jobs: Final = jobs
        self.alone: Final = alone

    def run(self, work: Work[R], numbers: Sequence[int]) -> Iterator[R]:
        pace, at, start = Pace(), 0, perf_counter()
        while at < len(numbers) and perf_counter() - start < self.alone:
            result, count, seconds = timed(work, numbers[at : at + pace.size])
            at += count
            pace.learn(count, seconds)
            yield result
        if at < len(numbers):
            yield from self._share(work, numbers[at:], pace)

    def _share(self, work: Work[R], numbers: Sequence[int], pace: Pace) -> Iterator[R]:
        # Spawned, not forked: safe with threads, and the same on all systems.
        jobs = min(self.jobs, len(numbers))
        with ProcessPoolExecutor(jobs, get_context("spawn"), begin_work) as pool:
            open_chunks: set[Future[tuple[R, int, float]]] = set()
            at = 0
            try:
                while at < len(numbers) or open_chunks:
                    while at < len(numbers) and len(open_chunks) < 2 * jobs:
                        chunk = numbers[at : at + pace.size]
                        at += len(chunk)
                        open_chunks.add(pool.submit(timed, work, chunk))
                    done, open_chunks = wait(open_chunks, return_when=FIRST_COMPLETED)
                    for result, count, seconds in [future.result() for future in done]:
                        pace.learn(count, seconds)
                        yield result
            except BaseException as error:
                pool.shutdown(wait=False, cancel_futures=True)
                for child in active_children():
                    child.terminate()
                if isinstance(error, BrokenProcessPool):
                    raise WorkerLost("fault-worker-lost") from error
                raise


class Alone(Processes):
    """Does everything in this process."""

    def __init__(self) -> None:
        super().__init__(1, math.inf)


def local(jobs: int, alone: float = 0.0) -> Runner:
    """The runner for a number of processes of this machine, 0 for all cores."""
    jobs = jobs or os.cpu_count() or 1
    return Alone() if jobs == 1 else Processes(jobs, alone)


def timed(work: Work[R], numbers: Sequence[int]) -> tuple[R, int, float]:
    """The result of a chunk, how many numbers it had, and the seconds it took."""
    start = perf_counter()
    return work(numbers), len(numbers), perf_counter() - start


ENDINGS: Final[list[Callable[[], object]]] = []
"""What this process does before it ends."""


def at_end(ending: Callable[[], object]) -> None:
    """Call `ending` when this process ends: by itself, by SIGTERM, or because its parent died.

    It may be called at any time, from any thread, and twice: it must not block.
    """
    ENDINGS.append(ending)
    before_end(ending, 0)
    is_main = threading.current_thread() is threading.main_thread()
    if is_main and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
        signal.signal(signal.SIGTERM, stop)


def before_end(ending: Callable[[], object], urgency: int = 1) -> None:
    """Call `ending` when this process ends by itself, the most urgent first."""
    Finalize(None, ending, exitpriority=urgency)


def begin_work() -> None:
    """Prepare a worker: leave Ctrl+C to its parent, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, stop)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """Stop when the parent has died, for whatever reason."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    stop()


def stop(_signal: int = 0, _frame: FrameType | None = None) -> None:
    """End this process at once."""
    for ending in ENDINGS:
        ending()
    os._exit(STOPPED)
