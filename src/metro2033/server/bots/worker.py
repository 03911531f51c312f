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
from metro2033.agents.bot_names import bot
from metro2033.bots.advice import Advice
from metro2033.bots.odds import NO_FIGHT, Odds
from metro2033.bots.registry import UnknownBot, adviser, odds, usual_for
from metro2033.engine.kernel.codec import frame_table, state_from_data
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.server.bots.question import BotAdvice, BotQuestion, BotReason, BotReply
from metro2033.table.keys import KeyCodec

LENGTH_BYTES: Final = 4

SIMULATIONS: Final = 1000
"""How long an adviser thinks."""


@cache
def codec(edition: str) -> KeyCodec:
    """The keys of an edition."""
    return KeyCodec(catalog.game(edition))


def insight(thought: BotQuestion) -> BotReply:
    """What a bot finds."""
    game = catalog.game(thought.edition)
    view: Any = state_from_data(game.blank(), thought.view, frame_table(game.frames))
    options, source = Offer(), Stream(thought.seed)
    offer(view, thought.seat, options)
    try:
        if thought.task == "advise":
            advice = adviser(game, source).advise(view, thought.seat, options, SIMULATIONS)
            return BotReply(best=[counsel(thought, told) for told in advice])
        if thought.task == "odds":
            return BotReply(odds=odds_of(thought, odds(game, source), view, options))
    except UnknownBot:
        # Some games have nobody who explains: then the bot just answers.
        pass
    try:
        mind = bot(thought.bot, game, source)
    except UnknownBot:
        # A bot that is no longer offered, such as a policy whose file is gone.
        mind = bot(usual_for(game), game, source)
    return BotReply(key=codec(thought.edition).key(mind.choose(view, thought.seat, options)))


def counsel(thought: BotQuestion, advice: Advice) -> BotAdvice:
    """A piece of advice in the words of the server."""
    grounds = [BotReason(why.feature, why.is_own, why.effect > 0) for why in advice.reasons]
    return BotAdvice(codec(thought.edition).key(advice.option), round(advice.chance, 3), grounds)


def odds_of(thought: BotQuestion, teller: Odds, view: Any, options: Offer) -> dict[str, float]:
    """The chances of the fights that options begin."""
    found: dict[str, float] = {}
    for option in options.options[: options.count]:
        chance = teller.chance(view, thought.seat, option)
        if chance != NO_FIGHT:
            found[codec(thought.edition).key(option)] = round(chance, 3)
    return found


def framed(data: bytes) -> bytes:
    """A message with its length before it."""
    return len(data).to_bytes(LENGTH_BYTES) + data


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until the input ends."""
    decoder = msgspec.msgpack.Decoder(BotQuestion)
    while length := source.read(LENGTH_BYTES):
        thought = decoder.decode(source.read(int.from_bytes(length)))
        target.write(framed(msgspec.msgpack.encode(insight(thought))))
        target.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
