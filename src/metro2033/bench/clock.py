"""Measures by repeating a piece of work for some CPU time."""

import gc
from collections.abc import Callable
from time import process_time


def rate(work: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Repeat `work`, which returns how much it did, for `seconds`; return the total and the time.

    Measured in CPU time of this process, so that other work on the machine matters little.
    """
    gc.collect()
    done = 0
    start = process_time()
    while True:
        done += work()
        spent = process_time() - start
        if spent >= seconds:
            return done, spent


def microseconds(work: Callable[[], int], seconds: float) -> float:
    """The time that one unit of `work` takes."""
    done, spent = rate(work, seconds)
    return 1_000_000 * spent / done
