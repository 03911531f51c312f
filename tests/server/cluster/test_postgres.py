"""Several processes on one PostgreSQL: a match has one owner, whom clients reach from anywhere."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import psycopg
import pytest
from sqlalchemy import Connection, select, update

from metro2033.server.cluster import channel, postgres
from metro2033.server.cluster.bus import PULSE
from metro2033.server.cluster.channel import Contact
from metro2033.server.cluster.pipe import OWNER_GONE
from metro2033.server.store import owners, schema
from metro2033.server.store.entities import Conflict, StoredChoice, Unavailable, Unknown
from metro2033.server.store.store import Store
from server.cluster.members import Start, reach, running_match, until


def choice(n: int) -> list[StoredChoice]:
    return [StoredChoice(n, 0, "rest", "chosen", 0)]


async def test_one_of_all_who_want_a_match_gets_it(start: Start) -> None:
    processes = [await start(name) for name in "abc"]
    matches = [await running_match(processes[0].store) for _ in range(10)]

    for match in matches:
        owned = await asyncio.gather(*[p.cluster.own(match.id) for p in processes * 2])
        assert sum(owned) == 2
        assert owned[:3] == owned[3:]
    with pytest.raises(Unknown):
        await processes[0].cluster.own("nothing")


async def test_only_the_owner_can_add_choices(start: Start) -> None:
    first, second = await start("first"), await start("second")
    match = await running_match(first.store)
    assert await first.cluster.own(match.id)
    await first.store.append(match.id, choice(1), asked=1)

    with pytest.raises(Conflict, match="another server"):
        await second.store.append(match.id, choice(2), asked=1)
    await first.cluster.release(match.id)
    assert await second.cluster.own(match.id)
    await second.store.append(match.id, choice(2), asked=1)
    with pytest.raises(Conflict, match="another server"):
        await first.store.append(match.id, choice(3), asked=1)
    assert not await first.cluster.own(match.id)


@pytest.mark.parametrize("host", ["", "127.0.0.1"])
async def test_a_client_reaches_the_owner_through_any_process(start: Start, host: str) -> None:
    first, second = await start("first", host), await start("second", host)
    match = await running_match(first.store)
    assert await first.cluster.own(match.id)
    pipes = [await reach(second, match.id, f"client {i}") for i in range(3)]

    for i, pipe in enumerate(pipes):
        assert await anext(pipe) == f"first has {match.id}: client {i}"
        long = "станция " * 3_000
        for text in ("", "a b", long, *map(str, range(50))):
            await pipe.send(text)
        for text in ("", "a b", long, *map(str, range(50))):
            assert await anext(pipe) == f"first: {text}"
    await pipes[0].send("bye")
    assert [text async for text in pipes[0]] == []
    assert pipes[0].code == 4321
    await pipes[1].send("fail")
    assert [text async for text in pipes[1]] == []
    assert pipes[1].code == OWNER_GONE
    pipes[2].close()
    await pipes[2].send("too late")
    assert [text async for text in pipes[2]] == []


async def test_clients_that_come_and_go_leave_nothing(start: Start) -> None:
    first, second = await start("first"), await start("second")
    match = await running_match(first.store)
    assert await first.cluster.own(match.id)
    for number in range(200):
        pipe = await reach(second, match.id, str(number))
        assert await anext(pipe) == f"first has {match.id}: {number}"
        if number % 2:
            pipe.close()
        else:
            await pipe.send("bye")
            assert [text async for text in pipe] == []
    await until(lambda: not first.cluster._serving)
    for process in (first, second):
        links = process.cluster._here().channel._links
        assert len(links) <= 2
        assert [link for link in links if link.pipes] == []


async def hang_up(cluster: postgres.PostgresCluster) -> None:
    """End the links that a process has made on its own."""
    links = cluster._here().channel
    while links.peers:
        links.drop(links.peers)
        await asyncio.sleep(0.01)


async def test_an_owner_that_cannot_be_called_is_told_of(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its machine is another, and nobody has said where."""
    first, second = await start("first"), await start("second")
    match = await running_match(first.store)
    assert await first.cluster.own(match.id)
    monkeypatch.setattr(postgres, "PAUSES", (0.01, 0.01))
    process = schema.process
    for contact in ('{"key": "AAAA", "path": "/nowhere/socket"}', ""):
        change = update(process).values(contact=contact)
        await first.store.write(lambda c, change=change: c.execute(change))  # type: ignore[misc]
        await hang_up(second.cluster)
        with pytest.raises(Unavailable):
            await second.cluster.connect(match.id, "hello")
    assert await first.cluster.connect(match.id, "mine") is None


async def test_an_owner_that_does_not_answer_is_called_once(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The network to its machine drops everything."""
    first, second = await start("first"), await start("second")
    match = await running_match(first.store)
    assert await first.cluster.own(match.id)
    monkeypatch.setattr(channel, "PROOF_SECONDS", 1.0)
    monkeypatch.setattr(postgres, "PAUSES", (0.01,) * 50)
    with socket.socket(socket.AF_UNIX) as deaf:
        deaf.bind(str(tmp_path / "deaf"))
        deaf.listen()
        contact = msgspec.json.encode(Contact(bytes(32), str(tmp_path / "deaf"))).decode()
        change = update(schema.process).values(contact=contact)
        await first.store.write(lambda c: c.execute(change))
        await hang_up(second.cluster)
        async with asyncio.timeout(20):
            with pytest.raises(Unavailable):
                await second.cluster.connect(match.id, "hello")


async def test_news_reach_all_others(start: Start) -> None:
    processes = [await start(name) for name in "abc"]
    processes[0].cluster.tell("m1", "seats")
    processes[0].cluster.tell("m1", "seats")
    processes[1].cluster.tell("m2", "ended")

    await until(lambda: len(processes[2].host.heard) == 3)
    assert sorted(processes[2].host.heard) == [("m1", "seats"), ("m1", "seats"), ("m2", "ended")]
    await until(lambda: len(processes[0].host.heard) == 1)
    assert processes[0].host.heard == [("m2", "ended")]


async def test_a_process_that_leaves_hands_everything_over(start: Start) -> None:
    first, second = await start("first"), await start("second")
    match = await running_match(first.store)
    assert await first.cluster.own(match.id)
    pipe = await reach(second, match.id, "hello")
    assert await anext(pipe)
    await first.cluster.close()

    assert [text async for text in pipe] == []
    assert pipe.code == OWNER_GONE
    await until(lambda: second.host.orphans > 0)
    assert await second.cluster.own(match.id)
    with pytest.raises(Unavailable):
        await first.cluster.own(match.id)


async def test_who_is_cut_off_loses_his_matches_and_begins_anew(
    start: Start, postgres_url: str
) -> None:
    first, second = await start("first"), await start("second")
    match, other = await running_match(first.store), await running_match(first.store)
    assert await first.cluster.own(match.id)
    assert await second.cluster.own(other.id)
    there, back = (
        await reach(second, match.id, "there"),
        await reach(first, other.id, "back"),
    )
    assert await anext(there)
    assert await anext(back)
    cut_off(postgres_url, str(first.store.process))

    await until(lambda: first.host.falls == 1)
    assert [text async for text in back] == []
    assert [text async for text in there] == []
    assert await second.cluster.own(match.id)
    with pytest.raises(Conflict, match="another server"):
        await first.store.append(match.id, choice(1), asked=1)
    await until(lambda: first.store.process is not None)
    assert not await first.cluster.own(match.id)
    again = await reach(first, match.id, "again")
    assert await anext(again) == f"second has {match.id}: again"
    again.close()


async def test_a_round_that_fails_is_not_the_last(
    start: Start, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else would find dead processes, and the others would take this one for silent."""
    failures, told = list[str](), channel.Channel.tell_load
    buried = owners.bury

    def bury(connection: Connection) -> Any:
        if failures.count("bury") < 3:
            failures.append("bury")
            raise LookupError("planted")
        return buried(connection)

    def tell_load(self: channel.Channel, matches: int) -> None:
        if failures.count("tell") < 3:
            failures.append("tell")
            raise LookupError("planted")
        told(self, matches)

    monkeypatch.setattr(owners, "bury", bury)
    monkeypatch.setattr(channel.Channel, "tell_load", tell_load)
    first, second = await start("first"), await start("second")
    await until(lambda: sorted(failures) == ["bury"] * 3 + ["tell"] * 3)
    await until(lambda: bool(first.cluster._here().channel.peers))
    cut_off(postgres_url, str(second.store.process))
    # Either of them finds that the life of the second is over.
    await until(lambda: first.host.orphans + second.host.orphans > 0)


async def test_the_dead_are_not_forgotten_when_the_rest_of_a_round_fails(
    start: Start, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are buried once, and only who did it hears of them."""

    def silent(*_: object) -> None:
        raise LookupError("planted")

    first, second = await start("first"), await start("second")
    await until(lambda: bool(first.cluster._here().channel.peers))
    monkeypatch.setattr(owners, "silent", silent)
    cut_off(postgres_url, str(second.store.process))
    await until(lambda: first.host.orphans + second.host.orphans > 0)


def cut_off(url: str, process: str) -> None:
    """End the connection that holds the lock of a process, as a broken network would."""
    number = int.from_bytes(bytes.fromhex(process))
    query = (
        "SELECT pg_terminate_backend(pid) FROM pg_locks "
        "WHERE locktype = 'advisory' AND classid = %s::bigint AND objid = %s::bigint"
    )
    with psycopg.connect(url) as connection:
        assert connection.execute(query, [number >> 32, number % (1 << 32)]).fetchall() == [(True,)]


SERVER = """
import asyncio, sys
from unittest.mock import AsyncMock, Mock
from metro2033.server.cluster.postgres import PostgresCluster
from metro2033.server.store.store import Store

async def main(url, match):
    store = await Store.open(url)
    cluster = PostgresCluster(store)
    await cluster.open(Mock(serve=AsyncMock(side_effect=lambda *_: asyncio.sleep(600))))
    print(await cluster.own(match), flush=True)
    await asyncio.sleep(600)

asyncio.run(main(*sys.argv[1:]))
"""


async def test_the_matches_of_a_killed_process_are_taken(start: Start, postgres_url: str) -> None:
    mine = await start("mine")
    match = await running_match(mine.store)
    command = [sys.executable, "-c", SERVER, postgres_url, match.id]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert await asyncio.to_thread(server.stdout.readline) == b"True\n"
        assert not await mine.cluster.own(match.id)
        there = await reach(mine, match.id, "hello")
        contacts = await contacts_of(mine.store)
        server.kill()
    assert [text async for text in there] == []
    await until(lambda: mine.host.orphans > 0)
    assert await mine.cluster.own(match.id)
    assert await contacts_of(mine.store) < contacts
    [killed] = contacts - await contacts_of(mine.store)
    assert not Path(msgspec.json.decode(killed, type=Contact).path).parent.exists()


async def test_the_matches_of_a_process_that_hangs_are_taken(
    start: Start, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stopped process keeps its connections; when it goes on, it has to begin anew."""
    monkeypatch.setattr(postgres, "DOUBT_SECONDS", 0.5)
    mine = await start("mine")
    match = await running_match(mine.store)
    command = [sys.executable, "-c", SERVER, postgres_url, match.id]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert await asyncio.to_thread(server.stdout.readline) == b"True\n"
        try:
            await pulses(mine.store)
            assert not await mine.cluster.own(match.id)
            server.send_signal(signal.SIGSTOP)
            with monkeypatch.context() as impatient:
                impatient.setattr(postgres, "HUNG_SECONDS", 3.0)
                await until(lambda: mine.host.orphans > 0)
            assert await mine.cluster.own(match.id)
            before = len(await contacts_of(mine.store))
            server.send_signal(signal.SIGCONT)
            async with asyncio.timeout(60):
                while len(await contacts_of(mine.store)) == before:
                    await asyncio.sleep(0.05)
            assert await mine.cluster.own(match.id)
        finally:
            server.kill()


async def pulses(store: Store) -> None:
    """Wait until the other process has said something to the database three times."""
    (other,) = await store.read(lambda c: {*c.execute(select(schema.process.c.id)).scalars()}) - {
        store.process
    }
    for _ in range(3):
        began = monotonic()
        async with asyncio.timeout(60):
            while await store.read(partial(is_silent_since, process=other, began=began)):
                await asyncio.sleep(0.05)


def is_silent_since(connection: Connection, process: str, began: float) -> bool:
    return bool(owners.silent(connection, {process}, PULSE, monotonic() - began))


async def contacts_of(store: Store) -> set[str]:
    """How the processes are called."""
    return set(await store.read(lambda c: c.execute(select(schema.process.c.contact)).scalars()))
