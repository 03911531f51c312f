"""Writes the database of the newest revision, for the day when it is an older one.

Run it before a new step is added: `PYTHONPATH=src:tests python -m server.store.write_older`.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

from metro2033.engine.kernel.source import Stream
from metro2033.server.store.migrate import revisions
from server.http.site import RunningSite, running_site, sqlite_in
from server.match.player import Browser
from server.store.older_people import live
from server.store.test_older_database import OLDER, look

MINE = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
PLAYED = [("toy", 6), ("toy", 200), ("first", 20), ("second", 20)]
"""The edition of each match, and how many answers are given there at most."""


async def play(browser: Browser, edition: str, answers: int) -> tuple[str, dict[str, Any]]:
    """A match with an undo; its id, and what its first player was told."""
    match = await asyncio.to_thread(browser.make, edition, MINE, start=True)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(browser.sit(match, seat=s)) for s in (1, 2)]
        source, is_undone = Stream(answers), False
        for _ in range(answers):
            if people[0].is_over:
                break
            asked = next(socket for socket in people if socket.question is not None)
            assert asked.question is not None
            options = asked.question["options"]
            await asked.answer(options[source.below(len(options))]["key"])
            if not is_undone:
                is_undone = (await asked.ask("undo", propose=True))["type"] == "done"
            for socket in people:
                await socket.rest()
        told = await look(people[0])
    return match, {"edition": edition, "undone": is_undone, **told}


async def fill(site: RunningSite) -> dict[str, Any]:
    """Play at all tables; what players were told."""
    browser = Browser(site)
    matches = dict([await play(browser, edition, answers) for edition, answers in PLAYED])
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}]
    lobby = await asyncio.to_thread(browser.make, "toy", seats)
    return {"matches": matches, "lobby": lobby, "cookies": dict(browser.cookies)}


def main() -> None:
    """Write both files."""
    revision = revisions()[0]
    with tempfile.TemporaryDirectory() as folder:
        with running_site(sqlite_in(Path(folder))) as site:
            known = {**asyncio.run(fill(site)), "people": live(site)}
        with closing(sqlite3.connect(Path(folder, "metro2033.sqlite3"))) as database:
            OLDER.joinpath(f"{revision}.sql").write_text("\n".join(database.iterdump()) + "\n")
    OLDER.joinpath(f"{revision}.json").write_text(json.dumps(known, indent=1))


if __name__ == "__main__":
    main()
