"""Which line runs next, and as many side by side as there are jobs."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from time import monotonic
from typing import Final

from reliability.identity import identity
from reliability.programme import Line
from reliability.results import CONTROL, Results, Run
from reliability.run import run


class Schedule:
    """The runs that are left; those of which least is done come first, controls before all."""

    def __init__(self, lines: list[Line], results: Results, *, is_nightly: bool = False) -> None:
        self._lines: Final = lines
        self._results: Final = results
        self._is_nightly: Final = is_nightly
        self._running: Final[list[tuple[Line, int]]] = []

    def run(self, jobs: int, seconds: float = float("inf")) -> Iterator[tuple[Line, Run]]:
        """Run what is left, and give each run as soon as it is done; none begins after so long."""
        end = monotonic() + seconds
        waiting: dict[Future[Run], tuple[Line, int]] = {}
        with ThreadPoolExecutor(jobs) as pool:
            while True:
                while len(waiting) < jobs and monotonic() < end:
                    following = self.following()
                    if following is None:
                        break
                    line, seed = following
                    self._running.append(following)
                    tests, effort = (
                        (line.control, 1) if seed == CONTROL else (line.tests, line.effort)
                    )
                    version = identity(line, self._results.version)
                    waiting[pool.submit(run, line.name, tests, seed, effort, version)] = following
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    self._running.remove(waiting[future])
                    yield waiting.pop(future)[0], future.result()

    def following(self) -> tuple[Line, int] | None:
        """What to do next, and with which seed."""
        for line in self._lines:
            is_known = self._results.control_of(line) is not None
            if line.control and not is_known and (line, CONTROL) not in self._running:
                return line, CONTROL
        shares = [(self._share(line), n) for n, line in enumerate(self._lines)]
        share, n = min(shares, default=(1.0, 0))
        if share >= 1:
            return None
        line = self._lines[n]
        return line, 1 + max([self._results.last_seed(line), *self._seeds(line)])

    def _seeds(self, line: Line) -> list[int]:
        """The seeds of a line that run at this moment."""
        return [seed for other, seed in self._running if other is line and seed != CONTROL]

    def _share(self, line: Line) -> float:
        """How much of a line is done or under way; a line that failed is not tried again.

        Until a first run has shown how much one brings, no second begins.
        """
        runs, tried = self._results.of(line), self._results.tried(line)
        under_way = len(self._seeds(line))
        if any(run.failed for run in runs) or (under_way and not runs):
            return 1.0
        expected = under_way * tried / len(runs) if runs else 0
        return (tried + expected) / (line.nightly if self._is_nightly else line.wanted)
