"""The static page at a plain file server, below a path of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

from playwright.sync_api import Page

SITE: Final = Path(__file__).parents[2] / "dist" / "site"

LOADED: Final = 120_000
"""Milliseconds for the engine to start, on a busy machine."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def hosted(folder: Path = SITE) -> Iterator[str]:
    """The address of the page in a folder."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder.parent)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{folder.name}/"
        server.shutdown()


IS_LISTED: Final = """() => {
    const lists = document.querySelector('.lists');
    return lists !== null && lists.querySelector('[aria-busy=true]') === null;
}"""


def wait_for_engine(page: Page) -> None:
    """Wait on the first page until the engine runs: it says which matches there are."""
    page.wait_for_function(IS_LISTED, timeout=LOADED)


def wait_until_kept(page: Page) -> None:
    """Wait until the page opens without the network."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=LOADED)
