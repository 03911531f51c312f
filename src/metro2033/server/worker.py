"""A worker process in which bots think: questions come in on its input, answers go out.

Each message is a length of four bytes and that many bytes of MessagePack. The worker gets what a
seat may know as data and never the state of a match.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Any, BinaryIO, Final

import msgspec

from metro2033 import catalog
from metro2033.bots.registry import bot
from metro2033.engine.kernel.codec import frame_table, state_from_data
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.server.mind import Thought
from metro2033.table.keys import KeyCodec

LENGTH_BYTES: Final = 4


@cache
def codec(edition: str) -> KeyCodec:
    """The keys of an edition."""
    return KeyCodec(catalog.game(edition))


def answer(thought: Thought) -> str:
    """The key that a bot chooses."""
    game = catalog.game(thought.edition)
    view: Any = state_from_data(game.blank(), thought.view, frame_table(game.frames))
    options = Offer()
    offer(view, thought.seat, options)
    mind = bot(thought.bot, game, Stream(thought.seed))
    return codec(thought.edition).key(mind.choose(view, thought.seat, options))


def framed(data: bytes) -> bytes:
    """A message with its length before it."""
    return len(data).to_bytes(LENGTH_BYTES) + data


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until the input ends."""
    decoder = msgspec.msgpack.Decoder(Thought)
    while length := source.read(LENGTH_BYTES):
        thought = decoder.decode(source.read(int.from_bytes(length)))
        target.write(framed(answer(thought).encode()))
        target.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
