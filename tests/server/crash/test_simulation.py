"""Rooms and store under faults by plan: every run is a seed, and a seed gives the same run again.

Players answer, answer twice, answer late, take back, agree or not, chat, go and come back; writes
fail before or after they are done; the process dies and another begins. After every message: what
is told is stored. At the end: everybody sees what a fresh server would show him.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import select

from effort import Counted, seeds
from metro2033.server.http.server_parts import cluster_for
from metro2033.server.match.actor import Actor, Identity
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.hub import Hub
from metro2033.server.match.outbox import Outbox
from metro2033.server.match.room_host import RoomHost
from metro2033.server.metrics import Metrics
from metro2033.server.protocol import client, server
from metro2033.server.store import schema
from metro2033.server.store.database import database_url
from metro2033.server.store.entities import NewSeat, StoreError
from metro2033.server.store.integrity import check
from metro2033.server.store.migrate import migrate
from server.crash.virtual import FaultyStore, VirtualLoop
from server.match.open_room import SilentBots, new_match
from server.match.player import Socket

SEEDS = seeds(15)
LIVES = 4
LIFE_SECONDS = 6.0
KINDS = [("toy", 2, 0), ("toy", 2, 1), ("second", 3, 0)]
"""Edition, persons and bots of a match."""

WHO = Identity("the session of all", None)


class Untrue(AssertionError):
    """Something was told that is not so."""


class Checked(Outbox):
    """A connection that looks into the store before anything is told."""

    def __init__(self, player: Player, store: FaultyStore) -> None:
        super().__init__()
        self._player = player
        self._store = store

    def send(self, text: str) -> None:
        message = json.loads(text)
        if "seq" in message and message["seq"] > self._store.seq(self._player.match):
            raise Untrue(f"{message['type']} {message['seq']} is told and not stored")
        super().send(text)


class Player:
    """A seat that is played by chance, through all lives of the server."""

    def __init__(self, match: str, seat: int, chance: random.Random) -> None:
        self.match = match
        self.seat = seat
        self.chance = chance
        self.memory = Socket(cast("Any", None))
        self.asks: list[tuple[int, str]] = []
        self.done = 0

    async def play(self, hub: Hub, store: FaultyStore, *, is_quiet: bool = False) -> None:
        """Come, play for a while, go, and come again."""
        while True:
            outbox = Checked(self, store)
            seq = self.memory.state.get("seq")
            known = seq if self.chance.random() < 0.8 else None
            hello = client.Hello(match=self.match, seat=self.seat + 1, seq=known)
            speaking = asyncio.create_task(outbox.run(self._hear))
            try:
                actor = Actor(self.seat, True, "en", WHO)
                host = await hub.enter(outbox, actor, hello)
                assert host is not None
                if is_quiet:
                    return
                while outbox.end is None and self.chance.random() < 0.97:
                    await self._act(host, actor, store)
                host.leave(outbox)
            except StoreError:
                await asyncio.sleep(0.1)
            finally:
                outbox.close(1000)
                await speaking

    async def _hear(self, text: str) -> None:
        await asyncio.sleep(self.chance.choice([0.0, 0.01, 0.1]))
        self.memory.take(json.loads(text))

    async def _act(self, host: RoomHost, actor: Actor, store: FaultyStore) -> None:
        """Say something, perhaps twice at once."""
        await asyncio.sleep(self.chance.choice([0.0, 0.02, 0.3]))
        message = self._something()
        if message is None:
            return
        times = 2 if self.chance.random() < 0.1 else 1
        answers = await asyncio.gather(*[host.commands.obey(actor, message) for _ in range(times)])
        done = [answer for answer in answers if isinstance(answer, server.Done)]
        self.done += len(done)
        if isinstance(message, client.Answer) and len(done) > 1:
            raise Untrue(f"{message} was taken twice")
        if any(answer.seq > store.seq(self.match) for answer in done):
            raise Untrue(f"{done} is acknowledged and not stored")

    def _something(self) -> client.Message | None:
        state, draw = self.memory.state, self.chance.random()
        question = state.get("question")
        if draw < 0.7 and question is not None:
            options = question["options"]
            self.asks.append((question["ask"], self.chance.choice(options)["key"]))
            return client.Answer(ask=self.asks[-1][0], key=self.asks[-1][1])
        if draw < 0.75 and self.asks:
            ask, key = self.chance.choice(self.asks)
            return client.Answer(ask=ask, key=key)
        if draw < 0.85:
            return client.Undo(propose=self.chance.random() < 0.5)
        if draw < 0.95 and state.get("proposal") is not None:
            agree = self.chance.random() < 0.7
            return client.Consent(proposal=state["proposal"]["number"], agree=agree)
        return client.Chat(text="well") if draw > 0.97 else None


class World:
    """One match, its players, and the servers that live and die under them."""

    def __init__(self, file: Path, seed: int, *, is_hasty: bool = False) -> None:
        self.file = file
        self.chance = random.Random(seed)
        self.is_hasty = is_hasty
        self.players: list[Player] = []
        self.match = ""

    def run(self) -> None:
        """All lives, and then one without faults in which everything is compared."""
        self._in_loop(self._begin)
        for _ in range(LIVES):
            self._in_loop(self._live)
        self._in_loop(self._compare)

    def _in_loop(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            runner.run(work())

    def _store(self, faults: float) -> FaultyStore:
        return FaultyStore(self.file, self.chance, faults)

    async def _begin(self) -> None:
        store = self._store(0)
        edition, persons, bots = self.chance.choice(
            [("toy", 2, 0), ("toy", 2, 1), ("second", 3, 0)]
        )
        seats = [NewSeat("person", f"P{i}", session=WHO.session) for i in range(persons)]
        seats += [NewSeat("bot", "B", bot="random")] * bots
        self.match = await new_match(store, edition, seats)
        self.players = [Player(self.match, seat, self.chance) for seat in range(persons)]
        await store.close()

    async def _live(self) -> None:
        """A server with faults, until it is killed."""
        store = self._store(self.chance.choice([0.0, 0.02, 0.2]))
        store.is_hasty = self.is_hasty
        hub = new_hub(store)
        await hub.open()
        playing = [asyncio.create_task(player.play(hub, store)) for player in self.players]
        await asyncio.wait(
            playing, timeout=LIFE_SECONDS * self.chance.random(), return_when="FIRST_EXCEPTION"
        )
        store.is_dead = True
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        await end_abruptly(hub)

    async def _compare(self) -> None:
        """Everybody comes to a healthy server and sees what it holds; the log can be played."""
        store = self._store(0)
        hub = new_hub(store)
        await hub.open()
        assert store.look(check) == []
        for player in self.players:
            await player.play(hub, store, is_quiet=True)
            table = (await hub.rooms.host(self.match)).room.state.playing.table
            facts = table.game.facts(table.view(player.seat))
            assert player.memory.facts == json.loads(json.dumps(facts))
            assert player.memory.state["seq"] == store.seq(self.match)
            log = {made.n: made for made in (await store.log(self.match)).choices}
            for step in player.memory.steps:
                assert step["key"] in {None, log[step["n"]].key}
        await hub.close()
        await store.close()


def new_hub(store: FaultyStore) -> Hub:
    return Hub(Dependencies(store, SilentBots(), Metrics(), 0, virtual_ms), cluster_for(store))


def virtual_ms() -> int:
    return int(asyncio.get_running_loop().time() * 1000)


async def end_abruptly(hub: Hub) -> None:
    """Leave nothing of a server that was killed, and let nothing it still does count."""
    tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await hub.cluster.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    migrate(database_url(f"sqlite:///{tmp_path / 'empty.db'}"))
    return tmp_path / "empty.db"


def play_seed(file: Path, seed: int, **options: Any) -> World:
    copy = file.with_name(f"{seed}.db")
    shutil.copy(file, copy)
    world = World(copy, seed, **options)
    try:
        world.run()
    except AssertionError as error:
        raise AssertionError(f"seed {seed}: {error}") from error
    return world


def test_what_is_told_is_stored_whatever_fails(file: Path, counted: Counted) -> None:
    done = 0
    for seed in SEEDS:
        world = play_seed(file, seed)
        done += sum(player.done for player in world.players)
        world.file.unlink()

    assert done > 10 * len(SEEDS)
    counted(schedules=len(SEEDS), messages=done)


def test_a_store_that_acknowledges_too_early_is_found(file: Path) -> None:
    for seed in range(3):
        with pytest.raises(AssertionError, match="not stored"):
            play_seed(file, seed, is_hasty=True)


def test_a_seed_gives_the_same_run_again(file: Path) -> None:
    def log(folder: str) -> list[Any]:
        (file.parent / folder).mkdir()
        empty = shutil.copy(file, file.parent / folder / "empty.db")
        world = play_seed(Path(empty), 12)
        query = select(schema.choice.c.n, schema.choice.c.key).order_by(schema.choice.c.n)
        store = FaultyStore(world.file, random.Random(), 0)
        return [tuple(row) for row in store.look(lambda c: c.execute(query).all())]

    assert len(log("first")) > 5
    assert log("second") == log("third")
