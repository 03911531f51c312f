"""Whatever clients send: no message breaks a room, and only what is done changes anything."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.source import Stream
from metro2033.server.protocol import client, server, wire
from metro2033.server.store.store import Store
from server.match.open_room import OpenRoom, new_match, open_room, person, robot
from table.play import PATIENT

EXAMPLES = [
    {"type": "hello", "match": "m", "seat": 1, "seq": 3, "chat": 1, "language": "ru"},
    {"type": "answer", "id": 1, "ask": 4, "key": "walk:birch"},
    {"type": "consent", "proposal": 1, "agree": True},
    {"type": "history", "since": 0, "until": 10},
]


@PATIENT
@given(st.binary(max_size=200))
def test_bytes_are_messages_or_malformed(data: bytes) -> None:
    with suppress(wire.MalformedMessage):
        assert isinstance(wire.read(data), client.Message)


@settings(PATIENT, max_examples=300)
@given(st.sampled_from(EXAMPLES), st.data())
def test_spoilt_messages_are_messages_or_malformed(example: Any, data: st.DataObject) -> None:
    text = list(json.dumps(example))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 3))] = data.draw(
            st.text('{}[]":,0-9eE.\\u', max_size=4)
        )
        if not text:
            return
    with suppress(wire.MalformedMessage):
        assert isinstance(wire.read("".join(text)), client.Message)


def anything(opened: OpenRoom, source: Stream) -> client.Message:
    """Some message: half of its numbers and keys make sense."""
    table = opened.room.state.playing.table
    asks = [ask for ask in (table.ask(seat) for seat in range(3)) if ask is not None]
    ask = asks[0].number if asks and source.below(2) else source.below(60)
    offered = asks[0].decision.keys if asks else []
    keys = [*offered, "pass", "rest", "walk:brich", ":::", "walk:", "bid:99999999", "é", "duel:9"]
    key = keys[source.below(len(keys))]
    number = source.below(6)
    choices: list[client.Message] = [
        client.Answer(ask=ask, key=key),
        client.Answer(ask=ask, key=key),
        client.Undo(propose=source.below(2) == 0),
        client.Consent(proposal=number, agree=source.below(3) > 0),
        client.Chat(text=key),
        client.Phrase(phrase=["hello", key][source.below(2)]),
        client.Hint(ask=ask),
        client.Odds(ask=ask),
        client.Why(ask=ask, key=key),
        client.Lacks(ask=ask),
        client.TakeOver(bot=["random", key][source.below(2)]),
        client.HandBack(),
        client.History(since=source.below(80), until=source.below(200)),
        client.Ping(),
    ]
    return choices[source.below(len(choices))]


async def test_no_message_breaks_a_room(sqlite_store: Store) -> None:
    for seed in range(3):
        match = await new_match(sqlite_store, "toy", [person(), person(), robot()])
        source = Stream(seed)
        async with open_room(sqlite_store, match) as opened:
            ears = [opened.listen(viewer) for viewer in (0, 1, SPECTATOR)]
            for _ in range(250):
                viewer = [0, 1, SPECTATOR][source.below(3)]
                message = anything(opened, source)
                seq = opened.room.state.playing.seq
                async with opened.room.lock:
                    pass
                answer = await opened.commands.obey(opened.actor(viewer), message)
                if isinstance(answer, server.Refused | server.Error):
                    assert answer.text
                assert not opened.room.is_closed
                assert opened.room.state.playing.seq >= seq
            log = await sqlite_store.log(match)
            async with opened.room.lock:
                stored = await sqlite_store.log(match)
                assert stored.choices == tuple(opened.room.state.playing.log)
                assert stored.undone == opened.room.state.playing.undone
            assert len(stored.choices) + stored.undone >= len(log.choices)
            assert all(ear.end is None for ear in ears)
        assert await sqlite_store.check() == []
