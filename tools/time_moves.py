"""Prints what a move costs the server without sockets and database: tools/time_moves.py EDITION.

Four seats answer at random, and each is told every change. CPU time of the thread is counted, so
that other programs matter little. The digest is that of all changes told: equal digests before and
after a change of the server mean equal messages.
"""

import argparse
import asyncio
import hashlib
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

from metro2033 import catalog
from metro2033.engine.kernel.source import Stream
from metro2033.server.bots.pool import BotPool
from metro2033.server.match.actor import Actor, Identity
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.outbox import Outbox
from metro2033.server.match.room_host import RoomHost
from metro2033.server.metrics import Metrics
from metro2033.server.protocol import client
from metro2033.server.store.entities import NewSeat
from metro2033.server.store.store import Store
from metro2033.table.fair import commitment
from metro2033.table.record import Header, Player, header_data

SEATS = 4
WHO = Identity("everybody", None)


class ForgetfulStore(Store):
    """A database that is only told how matches begin."""

    async def append(self, *_args: Any, **_more: Any) -> None:
        """Keep nothing."""


class Listener(Outbox):
    """A connection that takes everything at once."""

    def __init__(self, digest: "hashlib._Hash") -> None:
        super().__init__()
        self._digest = digest

    def send(self, text: str) -> None:
        if text.startswith('{"type":"change"'):
            self._digest.update(text.encode())


@cache
def shared_by_all(store: Store) -> Dependencies:
    """What all matches of a server have in common."""
    return Dependencies(store, BotPool(0), Metrics(), 0, lambda: 0)


async def open_match(store: Store, edition: str, secret: bytes) -> RoomHost:
    """A match that has begun, in a room of its own."""
    game, seat = catalog.game(edition), NewSeat("person", "Player", session=WHO.session)
    players = [Player("Player", "human")] * SEATS
    header = header_data(Header.new(game, players, commitment=commitment(secret)))
    match = await store.create_match(
        settings={"edition": edition, "clock": None},
        secret=secret,
        content_digest=game.content_digest,
        seats=[seat] * SEATS,
        header=header,
    )
    return await RoomHost.load(shared_by_all(store), match.id)


async def play(store: Store, edition: str, moves: int) -> tuple[float, str]:
    """Seconds of CPU time that a move takes, and the digest of what was told from the first."""
    source, digest, spent, made, matches = Stream(2033), hashlib.sha256(), 0.0, 0, 0
    while made < moves:
        matches += 1
        host = await open_match(store, edition, hashlib.sha256(bytes([matches])).digest())
        table, seats = host.room.state.playing.table, range(SEATS)
        actors = [Actor(seat, True, "en", WHO) for seat in seats]
        listeners = [Listener(digest) for _ in seats]
        for actor, listener in zip(actors, listeners, strict=True):
            await host.enter(listener, actor, client.Hello(match=host.room.state.match.id))
        while not table.is_over and made < moves:
            seat = table.asked[source.below(len(table.asked))]
            ask = table.ask(seat)
            assert ask is not None
            keys = ask.decision.keys
            answer = client.Answer(ask=ask.number, key=keys[source.below(len(keys))])
            began = time.thread_time()
            await host.hear(actors[seat], answer, listeners[seat].send_message)
            spent, made = spent + time.thread_time() - began, made + 1
        await host.close()
    return spent / made, digest.hexdigest()[:16]


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=catalog.names())
    parser.add_argument("--moves", type=int, default=1500)
    plan = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = await ForgetfulStore.open(f"sqlite:///{Path(folder) / 'moves.sqlite3'}")
        seconds, digest = await play(store, plan.edition, plan.moves)
        await store.close()
    print(f"{plan.edition}: {seconds * 1e6:.0f} us a move, messages {digest}")


if __name__ == "__main__":
    asyncio.run(main())
