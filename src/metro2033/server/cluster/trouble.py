"""What goes wrong between processes: logged for those who look into it, counted for alerts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from metro2033.server.log import logger

TroubleKind = Literal["unreachable", "silent", "stranger", "bad-frame"]
"""A process cannot be called, or has fallen silent; a caller is no process, or sends nonsense."""

_log = logger(__name__)


class Troubles:
    """Where links report; `count` gets the kind of each trouble."""

    def __init__(self, count: Callable[[str], None] = lambda _: None) -> None:
        self._count: Final = count

    def report(self, kind: TroubleKind, *, is_new: bool = True, **about: str) -> None:
        """Count a trouble, and log it unless it goes on from before."""
        self._count(kind)
        if is_new:
            _log.warning(f"cluster-{kind}", **about)
