"""A worker process in which bots think: questions come in on its input, replies go out.

Each is a line of JSON. The worker gets what a seat may know as data, never the state of a match.
"""

from __future__ import annotations

import sys
from typing import BinaryIO

import msgspec

from metro2033.server.bots.bot_question import BotQuestion
from metro2033.server.worker.thinker import reply_to


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer each line until there are no more."""
    decoder = msgspec.json.Decoder(BotQuestion)
    for line in source:
        target.write(msgspec.json.encode(reply_to(decoder.decode(line))) + b"\n")
        target.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
