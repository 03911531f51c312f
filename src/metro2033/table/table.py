"""A match in memory: it accepts or refuses answers, and undoes them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.event import EVERYONE, Event, Log
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import is_discreet, is_sealed
from metro2033.engine.kernel.loop import apply, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.trait import REVEALS
from metro2033.rulebook import question_rules
from metro2033.table.answer import (
    NO_UNDO,
    NOT_ASKED,
    NOT_OFFERED,
    STALE_ASK,
    UNKNOWN_KEY,
    Accepted,
    Cause,
    Refused,
    Undone,
    accepted,
)
from metro2033.table.decision import Choice, choice_of, decide
from metro2033.table.fair import BadSecret, commitment, draw
from metro2033.table.history import Step
from metro2033.table.keys import BadKey
from metro2033.table.line import BadRecord
from metro2033.table.progress import Progress, first_state
from metro2033.table.record import Header, Record, not_asked

S = TypeVar("S", bound=Core)

NOT_ASKED_KIND: Final = "not_asked"
"""Stands for no question in the list of rules behind questions: it is somebody else's turn."""


class Table(Progress[S]):
    """A match in memory that accepts answers.

    After an undo the numbers of choices are reused, and nature's n-th answer is drawn from the same
    block. A seat's undo never reaches behind an answer of nature, so no draw is seen twice; if the
    host undoes more, the same answers meet the same draws.
    """

    @classmethod
    def open(
        cls, game: Game[S], header: Header, choices: Iterable[Choice] = (), undone: int = 0
    ) -> Table[S]:
        """Open the match of a header after the given choices; BadRecord if they do not fit."""
        table = cls(game, header, first_state(game, header), undone)
        for choice in choices:
            table.follow(choice)
        return table

    @classmethod
    def from_record(cls, record: Record, content: Path | None = None) -> Table[Any]:
        """Replay a record, checking every choice and the end if there is one.

        `content` is the folder of the content it was played with, if not the package's.
        """
        game = catalog.game(record.header.edition, content)
        table = cls.open(game, record.header, record.choices)
        table.check_end(record.end)
        return table

    def choose(self, seat: int, ask: int, key: str) -> Accepted | Refused:
        """Answer question number `ask` for `seat`; a refusal says why not."""
        number = self._asks.get(seat)
        if number is None:
            return Refused(self._rule_of(NOT_ASKED_KIND), NOT_ASKED, {"seat": seat + 1})
        if number != ask:
            return Refused("", STALE_ASK, {"ask": ask, "current": number})
        return self._answer(seat, key, "drawn" if seat == CHANCE else "chosen")

    def draw(self, secret: bytes) -> Accepted:
        """Let nature answer with a fair draw from the secret the header commits to."""
        if commitment(secret) != self.header.commitment:
            raise BadSecret("this is not the secret that the match commits to")
        n = self.count + 1
        key = draw(secret, self.header.salts, n, decide(self.codec, self._state, CHANCE))
        return accepted(self._answer(CHANCE, key, "drawn"))

    def settle_forced(self) -> list[Accepted]:
        """Give answers that leave no choice, until a seat has one.

        A sealed or private question is asked even with one option, so that silence reveals
        nothing.
        """
        given: list[Accepted] = []
        while (forced := self._forced()) is not None:
            given.append(accepted(self._answer(forced.seat, forced.key, "forced")))
        return given

    def answer_absent(self, seat: int) -> Accepted | Refused:
        """Give the fallback answer for an absent player."""
        ask = self.ask(seat)
        if ask is None or seat == CHANCE:
            return Refused(self._rule_of(NOT_ASKED_KIND), NOT_ASKED, {"seat": seat + 1})
        return self._answer(seat, ask.decision.fallback, "absent")

    def pass_for(self, seat: int) -> Accepted:
        """Give the fallback answer for a seat that does not want to be asked."""
        ask = self.ask(seat)
        assert ask is not None
        return accepted(self._answer(seat, ask.decision.fallback, "passed"))

    def follow(self, choice: Choice) -> Accepted:
        """Make the next choice of a record; BadRecord with its line if it is illegal."""
        line = self.count + 2
        if choice.seat not in self._asks:
            raise self.misfit(not_asked(line, choice.seat))
        taken = self._answer(
            choice.seat, choice.key, "drawn" if choice.seat == CHANCE else "chosen"
        )
        if isinstance(taken, Refused):
            part = "rule" if taken.rule else None
            about = {"key": choice.key, "rule": taken.rule}
            raise self.misfit(BadRecord(line, "fault-no-answer", part, **about))
        return taken

    def undo(self, seat: int) -> Undone | Refused:
        """Undo the last real choice of `seat` and what the table answered since."""
        n = self.undo_point(seat)
        return Refused("", NO_UNDO, {"seat": seat + 1}) if n is None else self.take_back(n)

    def take_back(self, n: int) -> Undone:
        """Undo all choices after the n-th; asking those concerned is up to the host."""
        if not self.first <= n <= self.count:
            raise IndexError(f"there are {self.count} choices, not {n}")
        # A question that was open throughout keeps its number; others are asked again.
        now, then = self._asks, self._asks_at(n)
        self._asks = {
            s: number if now.get(s) == number else self._made for s, number in then.items()
        }
        del self._past_asks[n:]
        cut = self._history.cut(n)
        self._state = self._history.at(n)
        undone = Undone(n, tuple(step.choice for step in cut))
        self.undone.append(undone)
        return undone

    def branch(self, n: int) -> Table[S]:
        """A new table with the first `n` choices, to try something else."""
        if not 0 <= n <= self.count:
            raise IndexError(f"there are {self.count} choices, not {n}")
        branch = Table(self.game, self.header, self._history.at(0))
        for choice in self.choices[:n]:
            branch.follow(choice)
        return branch

    def _answer(self, seat: int, key: str, cause: Cause) -> Accepted | Refused:
        """Accept an answer if it is one of the options."""
        try:
            word = self.codec.word(key)
        except BadKey as bad:
            args: dict[str, str | int] = {"key": key, "form": bad.form, "nearest": bad.nearest}
            return Refused("", UNKNOWN_KEY, args)
        buffer = Offer()
        offer(self._state, seat, buffer)
        if not buffer.has(word):
            rule = self.rule_against(seat, word) or self._rule_of(self.kind)
            return Refused(rule, NOT_OFFERED, {"key": key})
        return self._take(choice_of(self.codec, seat, word), word, buffer.count == 1, cause)

    def _take(self, choice: Choice, word: int, is_only: bool, cause: Cause) -> Accepted:
        """Apply a legal answer to a copy of the state, which replaces the state."""
        log = Log()
        following = self.state
        following.log = log
        apply(following, choice.seat, word)
        following.log = None
        was_sealed, is_nature = is_sealed(self._state), choice.seat == CHANCE
        waiting = {s: n for s, n in self._asks.items() if was_sealed and s != choice.seat}
        is_opened, is_end = was_sealed and not waiting, following.asked == NOBODY
        step = Step(
            choice=choice,
            asked=self.kind,
            word=word,
            is_forced=is_only and not is_discreet(self._state),
            is_barrier=is_nature or is_opened or is_end or self._is_telling(log.events),
        )
        self._state = following
        self._made += 1
        self._past_asks.append(tuple(chain(*self._asks.items())))
        self._asks = {s: waiting.get(s, self._made) for s in self.asked}
        told = tuple(log.events)
        self._history.append(step, following, told)
        return Accepted(self.count, choice, told, cause, step.asked)

    def _asks_at(self, n: int) -> dict[int, int]:
        """The numbers of the questions that were open after `n` choices, by seat."""
        if n == self.count:
            return self._asks
        flat = self._past_asks[n]
        return dict(zip(flat[::2], flat[1::2], strict=True))

    def _rule_of(self, kind: str) -> str:
        """The ID of the first rule behind a kind of question, or ""."""
        return next(iter(question_rules(self.game.name, kind)), "")

    def _is_telling(self, events: list[Event]) -> bool:
        """Whether somebody learns something from the events."""
        signatures = self.game.events
        return any(e.audience != EVERYONE or signatures[e.kind].has(REVEALS) for e in events)

    def _forced(self) -> Choice | None:
        """The only answer to the open question, if there is just one and that is public."""
        if self.is_over or self.asked == [CHANCE] or is_discreet(self._state):
            return None
        buffer = Offer()
        for seat in self.asked:
            offer(self._state, seat, buffer)
            if buffer.count == 1:
                return Choice(seat, self.codec.key(buffer.options[0]))
        return None
