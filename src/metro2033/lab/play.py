"""Matches of bots with the printed set and with house cards, on the same seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from metro2033.arena.plan import derive
from metro2033.bots.registry import bot
from metro2033.catalog import game
from metro2033.engine.kernel.core import CHANCE, NOBODY
from metro2033.engine.kernel.event import Log
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.trait import DEALS
from metro2033.engine.kernel.word import verb_of
from metro2033.figures.story import Story
from metro2033.table.snapshot import digest

MOST_ANSWERS: Final = 5_000
"""A longer match has no end; with the printed sets, one of 2,000 answers is rare."""

WATCHED: Final = 2_000
"""From this answer on, positions are remembered, to see whether they come again."""

Played = dict[str, Any]
"""A match as plain data: `ranking` (empty if it did not end), `answers`, how often its most
frequent late position came (`repeats`), and its `story`."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What is played: everything that determines the digits but the cards."""

    edition: str
    seats: int
    bot: str
    seed: int

    def play(self, cards: Path | None, number: int) -> Played:
        """Match number `number` with the printed set, or with a file of house cards."""
        return _Match(game(self.edition, cards), self, number).play()


Pair = tuple[int, Played, Played]
"""The number of a match, how it went with the printed set, and how with house cards."""


def play_pairs(trial: Trial, cards: Path, numbers: Sequence[int]) -> list[Pair]:
    """Both matches of each number."""
    return [(n, trial.play(None, n), trial.play(cards, n)) for n in numbers]


class _Match:
    """A match in which bots play; factions and heroes are dealt."""

    def __init__(self, rules: Game[Any], trial: Trial, number: int) -> None:
        self._game: Final = rules
        self._state: Final = rules.new(trial.seats, rules.settle(trial.seats, {}))
        self._story: Final = Story(rules, trial.seats)
        self._nature: Final = Stream(derive(trial.seed, "nature", number))
        self._deal: Final = Stream(derive(trial.seed, "deal", number))
        self._bots: Final = [
            bot(trial.bot, rules, Stream(derive(trial.seed, "seat", number, seat)))
            for seat in range(trial.seats)
        ]

    def play(self) -> Played:
        """Play to the end, or as far as a match may go."""
        state, buffer, answers, seen = self._state, Offer(), 0, Counter[str]()
        while state.asked != NOBODY and answers < MOST_ANSWERS:
            seat = asked_seat(state)
            offer(state, seat, buffer)
            answers += 1
            log = state.log = Log()
            apply(state, seat, self._answer(seat, buffer))
            self._story.hear(state, log.events)
            if answers > WATCHED:
                seen[digest(state)] += 1
        return {
            "ranking": self._game.ranking(state) if state.asked == NOBODY else [],
            "answers": answers,
            "repeats": max(seen.values(), default=0),
            "story": self._story.data(state),
        }

    def _answer(self, seat: int, buffer: Offer) -> int:
        if self._game.verbs[verb_of(buffer.options[0])].has(DEALS):
            return buffer.pick(self._deal)
        if seat == CHANCE:
            return buffer.pick(self._nature)
        if buffer.count == 1:
            return buffer.options[0]
        return self._bots[seat].choose(self._game.view(self._state, seat), seat, buffer)
