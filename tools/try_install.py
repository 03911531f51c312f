"""Tries an installed game as a newcomer would: plays a match, verifies it, loads the first page.

    python tools/try_install.py [--form compiled|plain] [PYTHON]
    python tools/try_install.py --address URL

PYTHON is the interpreter of the environment to try, by default the one that runs this script. With
an address, only the first page is loaded, from a server that is starting there. The script needs
nothing but the standard library, and works in a folder of its own.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin
from urllib.request import urlopen

PATIENCE = 300
"""Seconds that a server may take to start on a busy machine."""

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
LINKED = re.compile(r'(?:src|href)="([^"#:]+\.(?:js|css))"')


def metro2033(python: str, folder: Path, *arguments: str) -> str:
    """What the command prints; CalledProcessError if it fails."""
    command = [python, "-m", "metro2033.cli", *arguments]
    done = subprocess.run(  # noqa: S603 - the game itself
        command, cwd=folder, env=environment(), stdout=subprocess.PIPE, check=True, text=True
    )
    return done.stdout


def environment() -> dict[str, str]:
    """No tree on the path: what is installed is tried."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return kept | {"METRO2033_LANGUAGE": "en", "PYTHONUTF8": "1", "BROWSER": "", "DISPLAY": ""}


@contextmanager
def playing(python: str, folder: Path) -> Iterator[str]:
    """The address of the game while it runs."""
    command = [python, "-m", "metro2033.cli", "play", "--port", "0", "--data", "matches.sqlite3"]
    with subprocess.Popen(  # noqa: S603 - the game itself
        command, cwd=folder, env=environment(), stderr=subprocess.PIPE, text=True
    ) as game:
        assert game.stderr is not None
        try:
            said = ""
            for line in game.stderr:
                said += line
                if found := ADDRESS.search(line):
                    yield found[0]
                    return
            raise SystemExit(f"the game did not start: {said}")
        finally:
            game.terminate()


def load(url: str) -> str:
    """A page or a file of it."""
    with urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - our own address
        return str(answer.read().decode())


def await_server(address: str) -> None:
    """Wait until a server answers that it is ready."""
    for _ in range(PATIENCE):
        try:
            load(urljoin(address, "readyz"))
        except OSError:
            time.sleep(1)
        else:
            return
    raise SystemExit(f"no server answers at {address}")


def try_page(address: str) -> str:
    """Load the first page with its scripts and styles, and what it asks for first."""
    page = load(address)
    files = LINKED.findall(page)
    if not files:
        raise SystemExit("the first page has no script: the browser client is missing")
    size = sum(len(load(urljoin(address, file))) for file in files)
    load(urljoin(address, "api/editions"))
    return f"the first page, {len(files)} scripts and styles, {size // 1024} KB"


def try_all(python: str, form: str | None) -> None:
    """Try everything, with the time that each step takes."""
    start = time.monotonic()

    def tell(what: str) -> None:
        print(f"{time.monotonic() - start:6.1f} s  {what}", flush=True)

    # On Windows, bot processes that are about to end still use the folder.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        version = metro2033(python, folder, "--version").strip()
        tell(version)
        if form is not None and f"engine: {form}" not in version:
            raise SystemExit(f"the engine is not {form}")
        for edition in ("first", "second"):
            metro2033(python, folder, "simulate", "--edition", edition, "--games", "1")
        tell("a match of each edition simulated")
        match = ("--humans", "0", "--bot", "random", "--rule", "most_rounds=3")
        metro2033(python, folder, "play", "--terminal", *match, "--save", "match.jsonl")
        tell(metro2033(python, folder, "verify", "match.jsonl").splitlines()[0])
        with playing(python, folder) as address:
            tell(try_page(address))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "--form", choices=["compiled", "plain"], help="the form the engine must have"
    )
    parser.add_argument("python", nargs="?", default=sys.executable)
    parser.add_argument("--address", help="load the first page from here, and do nothing else")
    given = parser.parse_args()
    if given.address:
        await_server(given.address)
        print(try_page(given.address))
    else:
        try_all(os.path.abspath(given.python), given.form)  # noqa: PTH100 - links stay
