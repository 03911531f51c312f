"""Databases that servers of every earlier revision of the schema have written are played on.

`older/0003.sql` is what the last server of revision 0003 left behind after two matches of the toy,
one of each edition and a table before its match; `0003.json` is what its players were told.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from effort import Counted
from metro2033.engine.kernel.source import Stream
from metro2033.i18n import Complaint
from metro2033.server.store.migrate import revisions
from metro2033.server.store.store import Store
from metro2033.table.verify import verify
from server.http.site import RunningSite, running_site
from server.match.player import Browser, Socket

OLDER = Path(__file__).parent / "older"
FILES = sorted(OLDER.glob("*.sql"))


def known_of(written: Path) -> dict[str, Any]:
    """What players were told; the first revision kept no states of matches."""
    known: dict[str, Any] = json.loads(written.with_suffix(".json").read_text("utf-8"))
    return {**known, "has_states": written.stem != "0001"}


def restored(written: Path, folder: Path) -> str:
    """The database, whose sessions have not ended though it was written long ago."""
    file = folder / "metro2033.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(written.read_text("utf-8"))
        database.execute("UPDATE session SET expires = ?", (1 << 50,))
        database.commit()
    return f"sqlite:///{file}"


def visitor(site: RunningSite, known: dict[str, Any]) -> Browser:
    """The browser that has made all tables."""
    browser = Browser(site)
    browser.cookies.update(known["cookies"])
    return browser


async def go_on(browser: Browser, match: str, told: dict[str, Any], answers: int) -> dict[str, Any]:
    """Check that a match is as it was told, and answer so often; as it is then."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(browser.sit(match, seat=s)) for s in (1, 2)]
        assert [await look(socket) for socket in people[:1]] == [told]
        source = Stream(answers)
        for _ in range(answers):
            asked = [socket for socket in people if socket.question is not None]
            if people[0].is_over:
                break
            assert asked[0].question is not None
            options = asked[0].question["options"]
            done = await asked[0].answer(options[source.below(len(options))]["key"])
            assert done["type"] == "done", done
            for socket in people:
                await socket.rest()
        return await look(people[0])


async def look(socket: Socket) -> dict[str, Any]:
    """How far a match is, and what was answered."""
    steps = (await socket.ask("history", since=0, until=200))["steps"]
    keys = {str(step["n"]): step["key"] for step in steps if step["key"] is not None}
    state = socket.state
    return {"n": state["n"], "seq": state["seq"], "status": state["status"], "keys": keys}


async def play_all(site: RunningSite, known: dict[str, Any]) -> None:
    """Go on with every match; what is over can be verified."""
    browser = visitor(site, known)
    for match, told in list(known["matches"].items()):
        if not known["has_states"] and told["edition"] != "toy":
            del known["matches"][match]
            await check_outdated(browser, match)
            continue
        before = {name: told[name] for name in ("n", "seq", "status", "keys")}
        known["matches"][match] = await go_on(browser, match, before, 10)
        if told["status"] == "over":
            with site.visit() as http:
                answer = http.get(f"/api/matches/{match}/record")
            assert verify(answer.text).is_honest
        else:
            assert known["matches"][match]["n"] >= told["n"] + 10
    table = await asyncio.to_thread(browser.send, "GET", f"/api/matches/{known['lobby']}")
    assert table["status"] == "lobby"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]


async def check_outdated(browser: Browser, match: str) -> None:
    """A match whose cards have changed, and of which no state was kept, is there and says so."""
    async with browser.socket() as socket:
        refused = await socket.hello(match, seat=1)
        assert (refused["type"], refused["code"]) == ("error", "outdated")
    shown = await asyncio.to_thread(browser.send, "GET", f"/api/matches/{match}")
    assert shown["status"] == "running"


async def look_again(site: RunningSite, known: dict[str, Any]) -> None:
    """What was played on is as it was left."""
    for match, told in known["matches"].items():
        await go_on(visitor(site, known), match, told, 0)


async def faults(database: str) -> list[Complaint]:
    store = await Store.open(database)
    found = await store.check()
    await store.close()
    return found


def test_every_earlier_revision_has_its_database() -> None:
    assert [file.stem for file in FILES] == sorted(revisions())[:-1]


@pytest.mark.parametrize("written", FILES, ids=lambda file: file.stem)
def test_a_database_of_an_earlier_revision_is_played_on(
    written: Path, tmp_path: Path, counted: Counted
) -> None:
    known = known_of(written)
    database = restored(written, tmp_path)
    with running_site(database) as site:
        asyncio.run(play_all(site, known))
    with running_site(database) as site:
        asyncio.run(look_again(site, known))
    assert asyncio.run(faults(database)) == []
    counted(matches=len(known["matches"]))


def test_a_choice_that_is_lost_is_found(tmp_path: Path) -> None:
    known, database = known_of(FILES[-1]), restored(FILES[-1], tmp_path)
    match = next(iter(known["matches"]))
    known["matches"][match]["n"] += 1
    with running_site(database) as site, pytest.raises(AssertionError):
        asyncio.run(play_all(site, known))
