"""The game at home: a server for this machine or its network, and the browser that shows it."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from contextvars import copy_context
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Thread
from typing import Final

from metro2033.cli.output import aside
from metro2033.cli.speech import say

HOST: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104
PORT: Final = 2033

CONNECTIONS: Final = 100
"""More browser tabs than one machine shows; few enough for any limit on open files."""

FILE: Final = "matches.sqlite3"


def play_in_browser(data: Path | None, port: int, *, is_open: bool = False) -> None:
    """Serve and open the browser until Ctrl+C; if the game is already running, just open it.

    Other devices of the network can play too if it is open.
    """
    # Imported late: other commands do without a server.
    from metro2033.server.process import run
    from metro2033.server.settings import Settings

    if is_game(port):
        aside().print(say("cli-runs-already", address=address(port)))
        show(port)
        return
    kept = (data or data_folder() / FILE).absolute()
    kept.parent.mkdir(parents=True, exist_ok=True)
    host = EVERYWHERE if is_open else HOST
    settings = Settings(
        host=host,
        port=port if is_free(port, host) else any_port(),
        database=f"sqlite:///{kept}",
        connections=CONNECTIONS,
        log_level="warning",
    )
    run(settings, ready=lambda: tell(settings.port, kept, is_open=is_open))
    aside().print(say("cli-stopped"))


def tell(port: int, kept: Path, *, is_open: bool) -> None:
    """Print the addresses, and open the browser."""
    aside().print(say("cli-served", address=address(port)))
    if is_open:
        from metro2033.server.http.api.invite_link import reachable

        known = reachable(address(port), EVERYWHERE)
        aside().print(say("cli-in-network", address=f"{known.rstrip('/')}/"))
    aside().print(say("cli-kept", file=kept))
    # Some browsers block whoever opens them. A thread gets its language from a copied context.
    Thread(target=copy_context().run, args=(show, port), daemon=True).start()


def show(port: int) -> None:
    """Open the game in a browser, or print its address."""
    if not (has_screen() and webbrowser.open(address(port))):
        aside().print(say("cli-no-browser", address=address(port)))


def address(port: int) -> str:
    """The URL of the game."""
    return f"http://{HOST}:{port}/"


def has_screen() -> bool:
    """Whether a graphical browser can be shown, or one has been configured."""
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def data_folder() -> Path:
    """Where this system keeps data of its users."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Metro 2033"
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Metro 2033"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "metro2033"


def is_game(port: int) -> bool:
    """Whether this game is already being served on the port."""
    asked = HTTPConnection(HOST, port, timeout=2)
    try:
        asked.request("GET", "/version")
        return b'"protocol"' in asked.getresponse().read()
    except (OSError, HTTPException):
        return False
    finally:
        asked.close()


def is_free(port: int, host: str) -> bool:
    """Whether we can listen on a port."""
    with socket.socket() as tried:
        if os.name == "posix":
            # Like the server: a port with connections in TIME_WAIT is free.
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except OSError:
            return False
    return port != 0


def any_port() -> int:
    """A free port."""
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])
