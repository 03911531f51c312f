"""A match between bots that follows from its number alone, whichever engine plays it."""

from __future__ import annotations

from metro2033 import catalog
from metro2033.bots.registry import bot
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.page.bots import OFFERED
from metro2033.table.fair import commitment
from metro2033.table.keys import codec_of
from metro2033.table.policy import settle
from metro2033.table.record import Header, Player, write
from metro2033.table.table import Table

ROUNDS = 2


def played(number: int) -> str:
    """The record of a match: its edition, seats, levels and luck follow from the number."""
    game = catalog.game(("first", "second")[number % 2])
    seats = 2 + number // 2 % 5
    levels = [OFFERED[(number + seat) % len(OFFERED)] for seat in range(seats)]
    secret = number.to_bytes(32)
    players = [Player(f"Bot {n + 1}", f"bot:{level}") for n, level in enumerate(levels)]
    salts = [f"salt {n}" for n in range(seats)]
    rules = {"most_rounds": ROUNDS}
    header = Header.new(game, players, rules, commitment=commitment(secret), salts=salts)
    table = Table.open(game, header)
    settle(table, secret)
    while not table.is_over:
        seat = table.asked[0]
        ask = table.ask(seat)
        assert ask is not None
        view, options = game.view(table.state, seat), Offer()
        offer(view, seat, options)
        player = bot(levels[seat], game, Stream(number * 10_000 + table.count))
        key = codec_of(game).key(player.choose(view, seat, options))
        table.choose(seat, ask.number, key)
        settle(table, secret)
    return write(table.record(secret))
