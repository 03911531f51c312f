"""Databases that servers of every earlier revision of the schema have written are played on.

`older/0003.sql` is what the last server of revision 0003 left behind after two matches of the toy,
one of each edition and a table before its match; `0003.json` is what its players were told. From
0018 on there are people, too, with ratings, tournaments, plans, chat and what officials did.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from effort import Counted
from metro2033.engine.kernel.source import Stream
from metro2033.i18n import Complaint
from metro2033.server import backup
from metro2033.server.store.database import connect_to, database_url
from metro2033.server.store.migrate import migrate, revisions
from metro2033.server.store.schema import METADATA
from metro2033.server.store.store import Store
from metro2033.table.verify import verify
from server.http.site import RunningSite, running_site
from server.match.player import Browser, Socket
from server.store.older_people import seen

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


def play_on(database: str, known: dict[str, Any]) -> None:
    """Find everything there, play on with one server, and look again with another."""
    with running_site(database) as site:
        check_people(site, known)
        asyncio.run(play_all(site, known))
    with running_site(database) as site:
        check_people(site, known)
        asyncio.run(look_again(site, known))
    assert asyncio.run(faults(database)) == []


def check_people(site: RunningSite, known: dict[str, Any]) -> None:
    """What people have besides matches is what it was."""
    if "people" in known:
        found = json.loads(json.dumps(seen(site, known["people"])))
        assert found == known["people"]["seen"]


@pytest.mark.parametrize("written", FILES, ids=lambda file: file.stem)
def test_a_database_of_an_earlier_revision_is_played_on(
    written: Path, tmp_path: Path, counted: Counted
) -> None:
    known = known_of(written)
    play_on(restored(written, tmp_path), known)
    counted(matches=len(known["matches"]))


def moved(database: str, target: str, folder: Path) -> None:
    """Back up a SQLite database of any revision, and restore it into PostgreSQL."""
    file = folder / "rows.gz"
    backup.backup(database, file)
    backup.restore(target, file)


def rows_of(database: str) -> dict[str, list[str]]:
    """All rows of a database of the newest revision."""
    engine = connect_to(database_url(database), writes=False)
    with engine.connect() as connection:
        found = {
            table.name: sorted(str(backup._to_data(dict(row))) for row in rows.mappings())
            for table in METADATA.sorted_tables
            if table.name not in backup.LEFT_OUT
            for rows in [connection.execute(select(table))]
        }
    engine.dispose()
    return found


@pytest.mark.parametrize("written", FILES, ids=lambda file: file.stem)
def test_a_postgresql_of_an_earlier_revision_is_migrated_as_a_sqlite(
    written: Path, tmp_path: Path, postgres_url: str
) -> None:
    database = restored(written, tmp_path)
    moved(database, postgres_url, tmp_path)
    migrate(database_url(database))
    found = rows_of(postgres_url)
    assert found == rows_of(database)
    assert found["choice"]


def test_a_postgresql_of_the_last_revision_is_played_on(tmp_path: Path, postgres_url: str) -> None:
    moved(restored(FILES[-1], tmp_path), postgres_url, tmp_path)
    play_on(postgres_url, known_of(FILES[-1]))


def test_rows_that_a_migration_loses_are_found(tmp_path: Path, postgres_url: str) -> None:
    database = restored(FILES[-1], tmp_path)
    moved(database, postgres_url, tmp_path)
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as lost:
        lost.execute("DELETE FROM chat")
        lost.commit()
    migrate(database_url(database))
    assert rows_of(postgres_url) != rows_of(database)


def test_a_choice_that_is_lost_is_found(tmp_path: Path) -> None:
    known, database = known_of(FILES[-1]), restored(FILES[-1], tmp_path)
    match = next(iter(known["matches"]))
    known["matches"][match]["n"] += 1
    with running_site(database) as site, pytest.raises(AssertionError):
        asyncio.run(play_all(site, known))
