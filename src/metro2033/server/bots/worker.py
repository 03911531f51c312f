"""A worker process in which bots think: questions come in on its input, replies go out.

Each message is a length of four bytes and that many bytes of MessagePack. The worker gets what a
seat may know as data and never the state of a match.
"""

from __future__ import annotations

import sys
from typing import BinaryIO, Final

import msgspec

from metro2033.server.bots.question import BotQuestion
from metro2033.server.bots.thinker import reply_to

LENGTH_BYTES: Final = 4


def framed(data: bytes) -> bytes:
    """A message with its length before it."""
    return len(data).to_bytes(LENGTH_BYTES) + data


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until the input ends."""
    decoder = msgspec.msgpack.Decoder(BotQuestion)
    while length := source.read(LENGTH_BYTES):
        question = decoder.decode(source.read(int.from_bytes(length)))
        target.write(framed(msgspec.msgpack.encode(reply_to(question))))
        target.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
