"""A link to another process: one connection that carries the pipes of many clients."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Final

from metro2033.server.cluster.framed_connection import LONGEST, NONSENSE, FramedConnection
from metro2033.server.cluster.pipe import OWNER_GONE, TOO_MUCH, Pipe
from metro2033.server.cluster.trouble import Troubles

OPEN: Final = 1
TEXT: Final = 2
CLOSE: Final = 3
"""Kinds of frames: a pipe begins, with match and greeting; carries a text; ends, with a code."""

GIVE: Final = 4
LOAD: Final = 5
"""Further kinds: a match goes to the other process; how many this one has."""

Accept = Callable[[Pipe, str, str], None]
"""Takes a pipe that the other process opens, its match and its greeting."""


class _Carrier:
    """The way of one pipe through the link."""

    def __init__(self, link: Link, number: int) -> None:
        self._link: Final = link
        self._number: Final = number

    @property
    def is_free(self) -> bool:
        return self._link.connection.is_free

    async def freed(self) -> None:
        await self._link.connection.freed()

    def say(self, text: str) -> None:
        data = text.encode()
        if len(data) <= LONGEST:
            self._link.connection.send(TEXT, self._number, data)
        else:
            self._link.pipes[self._number].close(TOO_MUCH)

    def hang_up(self, code: int) -> None:
        self._link.pipes.pop(self._number, None)
        self._link.connection.send(CLOSE, self._number, str(code).encode())


class Link:
    """Our end of a link. Its pipes are opened by the process that called, and end with it."""

    def __init__(
        self,
        peer: str,
        connection: FramedConnection,
        end: Callable[[Link], None],
        given: Callable[[str], None],
        troubles: Troubles,
        accept: Accept | None = None,
    ) -> None:
        """`accept` is for the process that was called; `end` is told when the link is gone.

        `given` gets matches that the other process leaves to this one.
        """
        self.load: int | None = None  # how many matches the other process has, if it has told
        self.peer: Final = peer
        self.connection: Final = connection
        self.pipes: Final[dict[int, Pipe]] = {}
        self._given: Final = given
        self._troubles: Final = troubles
        self._accept: Final = accept
        self._end: Final = end
        self._numbers: Final = count(1)
        connection.start(self._hear, self._lost)

    def open(self, match: str, greeting: str) -> Pipe:
        """A pipe to the other process, which has the match."""
        number = next(self._numbers)
        self.connection.send(OPEN, number, f"{match}\n{greeting}".encode())
        pipe = self._pipe(number)
        if self.connection.is_lost:
            del self.pipes[number]
            pipe.closed(OWNER_GONE)
        return pipe

    def give(self, match: str) -> None:
        """Tell the other process that a match is its own from now on."""
        self.load = (self.load or 0) + 1
        self.connection.send(GIVE, 0, match.encode())

    def tell_load(self, matches: int) -> None:
        """Tell the other process how many matches this one has."""
        self.connection.send(LOAD, matches, b"")

    def close(self) -> None:
        """Close all pipes, then the connection."""
        for pipe in list(self.pipes.values()):
            pipe.close(OWNER_GONE)
        self.connection.close()

    def _pipe(self, number: int) -> Pipe:
        pipe = self.pipes[number] = Pipe(self.peer, _Carrier(self, number))
        return pipe

    def _hear(self, kind: int, number: int, body: bytes) -> None:
        """Do what a frame is about; whoever sends anything else is no process of this version."""
        pipe = self.pipes.get(number)
        try:
            text = body.decode()
            code = int(text) if kind == CLOSE else 0
        except ValueError:
            kind = NONSENSE
        if kind == OPEN and pipe is None and self._accept is not None:
            match, _, greeting = text.partition("\n")
            self._accept(self._pipe(number), match, greeting)
        elif kind in {TEXT, CLOSE} and pipe is None:
            return  # it was closed here meanwhile
        elif kind == TEXT and pipe is not None:
            pipe.came(text)
        elif kind == CLOSE and pipe is not None:
            del self.pipes[number]
            pipe.closed(code)
        elif kind == GIVE:
            self._given(text)
        elif kind == LOAD:
            self.load = number
        else:
            self._troubles.report("bad-frame", peer=self.peer)
            self.connection.abort()

    def _lost(self) -> None:
        """The connection is gone, and with it whatever was on its way."""
        pipes = list(self.pipes.values())
        self.pipes.clear()
        for pipe in pipes:
            pipe.closed(OWNER_GONE)
        self._end(self)
