"""Work for runners: functions that other processes can import."""

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path

from metro2033.processes.runner import at_end, local


def squares(numbers: Sequence[int]) -> dict[int, int]:
    """The square of each number."""
    return {number: number * number for number in numbers}


def die_at_seven(numbers: Sequence[int]) -> int:
    """Die like a process that the system kills."""
    if 7 in numbers:
        os.kill(os.getpid(), signal.SIGKILL)
    return len(numbers)


def leave_a_trace(numbers: Sequence[int]) -> int:
    """Write down that this process works, and later that it has ended; then work for ever."""
    folder, name = Path(os.environ["METRO2033_TRACES"]), str(os.getpid())
    at_end(lambda: (folder / name).rename(folder / f"{name}.ended"))
    (folder / name).touch()
    time.sleep(600)
    return len(numbers)


if __name__ == "__main__":
    for _ in local(2).run(leave_a_trace, range(4)):
        pass
