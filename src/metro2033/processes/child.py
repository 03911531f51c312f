"""A child process that is asked, and answers, by lines on its standard input and output."""

from __future__ import annotations

import io
import os
import shutil
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final, Literal, cast

from metro2033.i18n import Complaint
from metro2033.processes import die_with_parent
from metro2033.processes.runner import at_end

LONGEST_LINE: Final = 1 << 16
MOST_LINES: Final = 1000
"""Lines a child may have written before anyone reads them."""

PATIENCE: Final = 1.0
"""Seconds a child has to exit once its input is closed."""

LIVING: Final[set[Child]] = set()
"""The children of this process that have not been killed."""


class ChildLost(Exception):
    """An answer that will not come: the child is late (`stalled`), or gone (`crashed`)."""

    def __init__(self, kind: Literal["crashed", "stalled"], why: Complaint) -> None:
        self.kind: Final = kind
        self.why: Final = why
        super().__init__(f"{kind}: {why}")


class Child:
    """A running child process. Threads read and write for it, so that nobody waits forever.

    It ends with the process that started it, on Linux even with the thread.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] | None = None,
        longest_line: int = LONGEST_LINE,
    ) -> None:
        if shutil.which(command[0]) is None:
            raise ChildLost("crashed", Complaint("fault-bot-no-program", name=command[0]))
        # A session of its own: Ctrl+C is ours to handle, and whatever the child starts can be
        # killed with it.
        self._process: Final = subprocess.Popen(  # noqa: S603 the user names it
            dying_with_us(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
            env=environment,
        )
        end_with_us()
        LIVING.add(self)
        self._longest_line: Final = longest_line
        self._inbox: Final[SimpleQueue[bytes | None]] = SimpleQueue()
        self._outbox: Final[SimpleQueue[bytes | None]] = SimpleQueue()
        self._complaints: Final[deque[bytes]] = deque(maxlen=20)
        self._threads: Final = [
            Thread(target=work, daemon=True) for work in (self._write, self._read, self._listen)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, line: bytes) -> None:
        """Queue a line, written as soon as the child reads."""
        self._outbox.put(line)

    def receive(self, seconds: float) -> bytes:
        """The next line from the child; ChildLost if none arrives in time."""
        try:
            line = self._inbox.get(timeout=max(seconds, 0.0))
        except Empty:
            raise ChildLost("stalled", Complaint("fault-bot-late")) from None
        if line is None:
            raise ChildLost("crashed", self._last_words())
        return line

    def close(self) -> None:
        """Close its input, give it a moment, then kill it."""
        self._outbox.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self.kill()

    def shoot(self) -> None:
        """Kill the child and whatever it has started, without waiting."""
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def kill(self) -> None:
        """Kill the child and clean up after it."""
        self.shoot()
        self._process.wait()
        self._outbox.put(None)
        for thread in self._threads:
            # Not forever: something the child started may keep its output open.
            thread.join(PATIENCE)
        LIVING.discard(self)

    def _last_words(self) -> Complaint:
        """Why there will be no more lines, as far as we can tell."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        code = self._process.returncode
        if code is None:
            return Complaint("fault-bot-silent")
        self._threads[-1].join(PATIENCE)
        words = self._complaints[-1].decode(errors="replace") if self._complaints else ""
        return Complaint("fault-bot-ended", "words" if words else None, code=str(code), words=words)

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError):
            for line in iter(self._outbox.get, None):
                pipe.write(line)
        pipe.close()

    def _read(self) -> None:
        for line in lines_of(self._process.stdout, self._longest_line):
            self._inbox.put(line)
            if not line.endswith(b"\n") or self._inbox.qsize() > MOST_LINES:
                break
        self._inbox.put(None)

    def _listen(self) -> None:
        for line in lines_of(self._process.stderr):
            if line.strip():
                self._complaints.append(line.strip())


def dying_with_us(command: Sequence[str]) -> list[str]:
    """Wrap a command so that it cannot outlive this process, where the system supports it."""
    if sys.platform != "linux":
        return [*command]
    return [sys.executable, "-I", "-S", die_with_parent.__file__, str(os.getpid()), *command]


def lines_of(pipe: IO[bytes] | None, longest: int = LONGEST_LINE) -> Iterator[bytes]:
    """The lines of an unbuffered pipe until it is closed, each of limited length."""
    with io.BufferedReader(cast("io.RawIOBase", pipe)) as reader:
        while line := reader.readline(longest):
            yield line


@cache
def end_with_us() -> None:
    """Make sure that no child outlives this process."""
    at_end(shoot_all)


def shoot_all() -> None:
    """Kill every child of this process, which is about to end."""
    for child in [*LIVING]:
        child.shoot()
