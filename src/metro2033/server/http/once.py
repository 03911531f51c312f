"""A cache for threads: what many ask for at once is worked out once, and the others wait for it."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import Final, Generic, TypeVar, TypeVarTuple

Key = TypeVarTuple("Key")
T = TypeVar("T")


class Once(Generic[*Key, T]):
    """A function whose results are kept; `functools.cache` would let all work who ask early."""

    def __init__(self, work: Callable[[*Key], T]) -> None:
        self.work: Final = work
        self._known: Final = dict[tuple[*Key], T]()
        self._lock: Final = RLock()

    def __call__(self, *key: *Key) -> T:
        """The result, new or kept."""
        if key not in self._known:
            with self._lock:
                if key not in self._known:
                    self._known[key] = self.work(*key)
        return self._known[key]
