"""A line to a server that can be cut: a socket in a folder of its own that passes everything on."""

from __future__ import annotations

import selectors
import shutil
import socket
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self


class CutLine:
    """Passes connections on to the socket of a server until it is cut."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.folder = Path(tempfile.mkdtemp(prefix="line-"))
        self._is_cut = False
        self._is_over = False
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(self.folder / target.name))
        self._listener.listen(50)
        self._thread = threading.Thread(target=self._accept, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._is_over = True
        self.cut()
        self._listener.close()
        shutil.rmtree(self.folder)

    def cut(self) -> None:
        """Break all connections, and refuse others."""
        self._is_cut = True
        for pair in self._pairs:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        self._pairs.clear()

    def mend(self) -> None:
        """Pass connections on again."""
        self._is_cut = False

    def _accept(self) -> None:
        while not self._is_over:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if self._is_cut:
                near.close()
                continue
            far = socket.socket(socket.AF_UNIX)
            far.connect(str(self.target))
            self._pairs.append((near, far))
            threading.Thread(target=pass_on, args=(near, far), daemon=True).start()


def pass_on(near: socket.socket, far: socket.socket) -> None:
    """Pass on what each side says until one has enough."""
    others: dict[object, socket.socket] = {near: far, far: near}
    with selectors.DefaultSelector() as selector, near, far:
        for end in (near, far):
            selector.register(end, selectors.EVENT_READ)
        while True:
            for key, _ in selector.select():
                far_end = others[key.fileobj]
                if not passed_on(others[far_end], far_end):
                    return


def passed_on(source: socket.socket, target: socket.socket) -> bool:
    """Pass on what has come; False when that is nothing any more."""
    try:
        data = source.recv(65536)
        target.sendall(data)
    except OSError:
        return False
    return bool(data)
