"""A match in memory: it asks, accepts or refuses answers, looks back, undoes and records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, cast

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.event import EVERYONE, Event, Log, redact
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import (
    OPEN,
    asking,
    is_discreet,
    is_sealed,
    refused_by,
    sealed_answer,
)
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
    Ask,
    Cause,
    Refused,
    Undone,
    accepted,
)
from metro2033.table.decision import Choice, decide
from metro2033.table.fair import BadSecret, commitment, draw
from metro2033.table.history import History, Step
from metro2033.table.keys import BadKey, codec_of
from metro2033.table.line import BadRecord
from metro2033.table.record import End, Header, Record, not_asked, sealed
from metro2033.table.snapshot import outcome_digest
from metro2033.table.start import first_state, misfit

S = TypeVar("S", bound=Core)

NOT_ASKED_KIND: Final = "not_asked"
"""Stands for no question in the list of rules behind questions: it is somebody else's turn."""


class Table(Generic[S]):
    """One match: the header, the choices so far and the state they lead to.

    Choices are numbered from 1. After an undo their numbers are reused, and nature's n-th answer is
    drawn from the same block. A seat's undo never reaches behind an answer of nature, so no draw
    is seen twice; if the host undoes more, the same answers meet the same draws. `undone` is how
    many choices were undone before the match was opened here. `past` are choices before the start
    that cannot be replayed; they can be neither undone nor looked at.
    """

    def __init__(
        self,
        game: Game[S],
        header: Header,
        start: S,
        undone: int = 0,
        past: Sequence[Choice] = (),
    ) -> None:
        self.game: Final = game
        self.header: Final = header
        self.codec: Final = codec_of(game)
        self.undone: Final[list[Undone]] = []
        steps = [Step(choice, "", 0, (), is_forced=False, is_barrier=True) for choice in past]
        self._history: Final[History[S]] = History(start, steps)
        self._state = start
        self._made = undone + len(past)
        nothing: dict[int, int] = {}
        self._asks: Final = [nothing] * len(past) + [dict.fromkeys(self.asked, self._made)]

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

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices made, without undone ones."""
        return tuple(step.choice for step in self._history.steps)

    @property
    def count(self) -> int:
        """The number of choices made, without undone ones."""
        return len(self._history.steps)

    @property
    def first(self) -> int:
        """The number of choices before the first known state."""
        return self._history.first

    @property
    def state(self) -> S:
        """A copy of the state."""
        return cast("S", self._state.clone())

    @property
    def asked(self) -> list[int]:
        """The seats being asked, CHANCE for nature; empty when the match is over."""
        return [seat for seat in range(CHANCE + 1) if self._state.asked >> seat & 1]

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self._state.asked == NOBODY

    @property
    def kind(self) -> str:
        """The kind of the open question, which is public; "" at the end."""
        return "" if self.is_over else asking(self._state).asks()

    def kind_at(self, n: int) -> str:
        """The kind of question that choice number `n` answered; "" if no longer known."""
        return self._history.steps[n - 1].asked

    @property
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner; empty while the match is running."""
        return self.game.ranking(self._state)

    @property
    def ask_numbers(self) -> dict[int, int]:
        """The number of the question to each seat being asked, CHANCE for nature."""
        return dict(self._asks[-1])

    def sealed_answer(self, seat: int) -> str:
        """The key that `seat` has answered to the open sealed question, or an empty text."""
        word = sealed_answer(self._state, seat)
        return "" if word == OPEN else self.codec.key(word)

    def ask(self, seat: int) -> Ask | None:
        """The open question to `seat`, or None."""
        number = self._asks[-1].get(seat)
        if number is None:
            return None
        return Ask(number, decide(self.codec, self._state, seat))

    def nature(self) -> Ask | None:
        """The open question to nature, or None."""
        return self.ask(CHANCE)

    def choose(self, seat: int, ask: int, key: str) -> Accepted | Refused:
        """Answer question number `ask` for `seat`; a refusal says why not."""
        number = self._asks[-1].get(seat)
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

    def follow(self, choice: Choice) -> Accepted:
        """Make the next choice of a record; BadRecord with its line if it is illegal."""
        line = self.count + 2
        if choice.seat not in self._asks[-1]:
            raise self.misfit(not_asked(line, choice.seat))
        taken = self._answer(
            choice.seat, choice.key, "drawn" if choice.seat == CHANCE else "chosen"
        )
        if isinstance(taken, Refused):
            part = "rule" if taken.rule else None
            about = {"key": choice.key, "rule": taken.rule}
            raise self.misfit(BadRecord(line, "fault-no-answer", part, **about))
        return taken

    def misfit(self, bad: BadRecord) -> BadRecord:
        """The complaint about the record of this match: see `start.misfit`."""
        return misfit(self.game, self.header, bad)

    def undo_point(self, seat: int) -> int | None:
        """The number of choices before the last real one of `seat`, if it can be undone freely.

        None if something came after it that `seat` cannot undo: an answer of nature or another
        seat, the reveal of sealed answers, an event that reveals something or that not all saw, or
        the end of the match, when secrets come out.
        """
        for n in range(self.count, self.first, -1):
            step = self._history.steps[n - 1]
            if step.choice.seat != seat or step.is_barrier:
                return None
            if not step.is_forced:
                return n - 1
        return None

    def last_point(self, seat: int) -> int | None:
        """The number of choices before the last real one of `seat`, whatever came after."""
        for n in range(self.count, self.first, -1):
            step = self._history.steps[n - 1]
            if step.choice.seat == seat and not step.is_forced:
                return n - 1
        return None

    def undo(self, seat: int) -> Undone | Refused:
        """Undo the last real choice of `seat` and what the table answered since."""
        n = self.undo_point(seat)
        return Refused("", NO_UNDO, {"seat": seat + 1}) if n is None else self.take_back(n)

    def take_back(self, n: int) -> Undone:
        """Undo all choices after the n-th; asking those concerned is up to the host."""
        if not self.first <= n <= self.count:
            raise IndexError(f"there are {self.count} choices, not {n}")
        # A question that was open throughout keeps its number; others are asked again.
        now, then = self._asks[-1], self._asks[n]
        asks = {s: number if now.get(s) == number else self._made for s, number in then.items()}
        self._asks[n:] = [asks]
        cut = self._history.cut(n)
        self._state = self._history.at(n)
        undone = Undone(n, tuple(step.choice for step in cut))
        self.undone.append(undone)
        return undone

    def at(self, n: int) -> S:
        """A copy of the state after `n` choices."""
        return self._history.at(n)

    def branch(self, n: int) -> Table[S]:
        """A new table with the first `n` choices, to try something else."""
        if not 0 <= n <= self.count:
            raise IndexError(f"there are {self.count} choices, not {n}")
        branch = Table(self.game, self.header, self._history.at(0))
        for choice in self.choices[:n]:
            branch.follow(choice)
        return branch

    def rule_against(self, seat: int, word: int) -> str:
        """The ID of the rule or ruling that keeps an option from being offered to a seat.

        "" if there is no specific one.
        """
        try:
            return refused_by(self._state, seat, word)
        except IndexError:
            # The key omits something the frame looks up, or names a thing of another kind.
            return ""

    def view(self, seat: int) -> S:
        """The state as `seat` may know it; SPECTATOR for those without a seat."""
        return self.game.view(self._state, seat)

    def events_for(self, seat: int, since: int = 0, until: int | None = None) -> list[Event]:
        """What happened after choice `since`, up to `until`, as `seat` or SPECTATOR may know it."""
        steps = self._history.steps[since:until]
        return [redact(event, seat) for step in steps for event in step.events]

    def record(self, secret: bytes | None = None) -> Record:
        """The match so far; once it is over, with the secret disclosed and everything sealed."""
        end = None
        if self.is_over:
            end = End(tuple(self.ranking), outcome_digest(self.game, self._state))
        record = Record(self.header, self.choices, end)
        if secret is None:
            return record
        if commitment(secret) != self.header.commitment:
            raise BadSecret("this is not the secret that the match commits to")
        return sealed(record, secret)

    def check_end(self, end: End | None) -> None:
        """Compare the end in a record with the real one; BadRecord if they differ."""
        line = self.count + 2
        if end is None:
            return
        if not self.is_over:
            raise self.misfit(BadRecord(line, "fault-not-over"))
        if list(end.ranking) != self.ranking:
            about = {"here": self.ranking, "found": list(end.ranking)}
            raise self.misfit(BadRecord(line, "fault-ranking", **about))
        if end.digest != outcome_digest(self.game, self._state):
            raise self.misfit(BadRecord(line, "fault-digest"))

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
        return self._take(Choice(seat, key), word, buffer.count == 1, cause)

    def _take(self, choice: Choice, word: int, is_only: bool, cause: Cause) -> Accepted:
        """Apply a legal answer to a copy of the state, which replaces the state."""
        log = Log()
        following = self.state
        following.log = log
        apply(following, choice.seat, word)
        following.log = None
        was_sealed, is_nature = is_sealed(self._state), choice.seat == CHANCE
        waiting = {s: n for s, n in self._asks[-1].items() if was_sealed and s != choice.seat}
        is_opened, is_end = was_sealed and not waiting, following.asked == NOBODY
        step = Step(
            choice=choice,
            asked=self.kind,
            word=word,
            events=tuple(log.events),
            is_forced=is_only and not is_discreet(self._state),
            is_barrier=is_nature or is_opened or is_end or self._is_telling(log.events),
        )
        self._state = following
        self._made += 1
        self._asks.append({s: waiting.get(s, self._made) for s in self.asked})
        self._history.append(step, following)
        return Accepted(self.count, choice, step.events, cause)

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
