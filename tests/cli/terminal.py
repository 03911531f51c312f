"""Plays at a real terminal: a pseudo-terminal of a given size with the command in it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType
from typing import Self

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
PATIENCE = 300


class Terminal:
    """A command in a terminal; `read_until` waits for a text, `type` types a line."""

    def __init__(self, *arguments: str, columns: int = 80, **environment: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        usual = {k: v for k, v in os.environ.items() if k not in {"NO_COLOR", "COLUMNS", "LINES"}}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "metro2033.cli", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**usual, "TERM": "xterm-256color", **environment},
        )
        os.close(slave)
        self.raw = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _value: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    def type(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def read_until(self, text: str) -> str:
        """What was shown up to a text, without colours."""
        end = time.monotonic() + PATIENCE
        start = len(self.raw)
        while text not in plain(self.raw[start:]):
            ready = select.select([self._master], [], [], max(0, end - time.monotonic()))[0]
            assert ready, f"no {text!r} in: {self.raw[start:]}"
            try:
                self.raw += os.read(self._master, 65536).decode()
            except OSError:
                assert text in plain(self.raw[start:])
        return plain(self.raw[start:])

    def leave(self) -> int:
        """Wait for the command to end."""
        return self._process.wait(PATIENCE)


def plain(raw: str) -> str:
    """A text without colours."""
    return COLOUR.sub("", raw).replace("\r\n", "\n")
