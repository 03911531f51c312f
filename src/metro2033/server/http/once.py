"""A cache for threads: what many ask for at once is worked out once, and the others wait for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from threading import RLock
from typing import TypeVar, TypeVarTuple

Key = TypeVarTuple("Key")
T = TypeVar("T")


def once(work: Callable[[*Key], T]) -> Callable[[*Key], T]:
    """Keep every result. `functools.cache` would let all who ask too early work it out as well."""
    known = dict[Hashable, T]()
    lock = RLock()

    @wraps(work)
    def ask(*key: *Key) -> T:
        if key not in known:
            with lock:
                if key not in known:
                    known[key] = work(*key)
        return known[key]

    return ask
