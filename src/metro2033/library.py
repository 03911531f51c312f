"""Matches in a few lines: what `import metro2033` offers.

>>> match = new_match("toy", 2, seed=7)
>>> match.asked, match.question(0).kind
([0], 'turn')
>>> match.choose(0, match.question(0).keys[0]).n
2
>>> match.play("random").places
[1, 2]
>>> verify(match.record()).is_honest
True
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from metro2033 import catalog
from metro2033.agents import bot_names
from metro2033.bots.bot import Bot
from metro2033.engine.kernel.core import CHANCE, Core
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.scenario import Result, run
from metro2033.table import record as records
from metro2033.table.answer import Accepted, Refused
from metro2033.table.decision import Decision
from metro2033.table.fair import commitment
from metro2033.table.policy import settle
from metro2033.table.record import Header, Player
from metro2033.table.table import Table
from metro2033.table.verify import Verdict
from metro2033.table.verify import verify as verify_text


class Match:
    """A match in memory whose draws are fair: nature answers at once, from a committed secret.

    Seats count from 0. `table` has everything else: undo, history, branches, events.
    """

    def __init__(self, table: Table[Any], secret: bytes | None = None) -> None:
        self.table: Final = table
        self._secret: Final = secret
        self._settle()

    @property
    def game(self) -> Game[Any]:
        """The edition that is played."""
        return self.table.game

    @property
    def asked(self) -> list[int]:
        """The seats that have to answer; empty when the match is over."""
        return [seat for seat in self.table.asked if seat != CHANCE]

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.table.is_over

    @property
    def places(self) -> list[int]:
        """The place of each seat, 1 for a winner; empty while the match is running."""
        return self.table.ranking

    def question(self, seat: int) -> Decision:
        """What a seat is asked: its kind and all legal options; ValueError if it is not asked."""
        ask = self.table.ask(seat)
        if ask is None:
            raise ValueError(f"seat {seat} is not asked")
        return ask.decision

    def choose(self, seat: int, key: str) -> Accepted | Refused:
        """Answer for a seat by the key of an option; a refusal names the rule against it."""
        answer = self.table.choose(seat, self.table.ask_numbers.get(seat, 0), key)
        self._settle()
        return answer

    def view(self, seat: int = SPECTATOR) -> Core:
        """The state as a seat may know it; a spectator sees what everybody may."""
        view: Core = self.table.view(seat)
        return view

    def facts(self, seat: int = SPECTATOR) -> Mapping[str, Any]:
        """The position as a seat may know it, by names."""
        return self.game.facts(self.table.view(seat))

    def play(self, *bots: str | Bot, seed: int = 0) -> Match:
        """Let bots play the match to its end: one for each seat, or one name for all."""
        seats = len(self.table.header.seats)
        names = bots * seats if len(bots) == 1 else bots
        if len(names) != seats:
            raise ValueError(f"{seats} seats need as many bots, or one name, not {len(bots)}")
        players = [
            who if isinstance(who, Bot) else bot(who, self.game, seed * seats + seat)
            for seat, who in enumerate(names)
        ]
        buffer = Offer()
        while not self.is_over:
            seat = self.asked[0]
            offer(self.table.state, seat, buffer)
            word = players[seat].choose(self.table.view(seat), seat, buffer)
            self.choose(seat, self.table.codec.key(word))
        return self

    def record(self) -> str:
        """The match as the text of a record; once it is over, with the proof of fair draws."""
        return records.write(self.table.record(self._secret if self.is_over else None))

    def _settle(self) -> None:
        if self._secret is not None:
            settle(self.table, self._secret)


def game(edition: str = catalog.DEFAULT, content: Path | None = None) -> Game[Any]:
    """An edition by name: `first`, `second`, or `toy`; with the content of a folder if given."""
    return catalog.game(edition, content)


def new_match(
    edition: str = catalog.DEFAULT,
    players: int | Sequence[str] = 2,
    *,
    seed: int | None = None,
    house_rules: Mapping[str, int] | None = None,
    content: Path | None = None,
) -> Match:
    """A new match for so many players, or for players of these names.

    The same seed gives the same draws to the same answers; without one they are unpredictable.
    """
    names = [f"Player {n + 1}" for n in range(players)] if isinstance(players, int) else players
    secret = secrets.token_bytes(32)
    if seed is not None:
        secret = hashlib.sha256(f"metro2033 {seed}".encode()).digest()
    chosen = game(edition, content)
    seats = [Player(name, "human") for name in names]
    header = Header.new(chosen, seats, house_rules, commitment=commitment(secret))
    return Match(Table.open(chosen, header), secret)


def bot(name: str, edition: Game[Any], seed: int = 0) -> Bot:
    """A bot by name: a level such as `stalker`, a kind such as `search:500`, or `policy:FILE`."""
    return bot_names.bot(name, edition, Stream(seed))


def replay(record: str | Path, content: Path | None = None) -> Match:
    """The match of a record (its text, or a file), replayed and checked to its last choice."""
    return Match(Table.from_record(records.read(_text(record)), content))


def verify(record: str | Path, content: Path | None = None) -> Verdict:
    """Whether the record of a finished match is honest: fair draws, legal choices, its outcome."""
    return verify_text(_text(record), content)


def run_scenario(file: Path, content: Path | None = None) -> Result:
    """Play a scenario file and judge what it expects."""
    return run(file, content)


def _text(record: str | Path) -> str:
    return record.read_text(encoding="utf-8") if isinstance(record, Path) else record
