"""A match in memory: it asks, takes answers or refuses them, looks back, undoes and records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, cast

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.event import EVERYONE, Event, Log, redact
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import asking, is_discreet, is_sealed
from metro2033.engine.kernel.loop import apply, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.rulebook import cause_of, question_rules
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
from metro2033.table.start import first_state

S = TypeVar("S", bound=Core)

NOT_ASKED_KIND: Final = "not_asked"
"""Stands for no question where the rules behind questions are listed: somebody else's turn."""


class Table(Generic[S]):
    """One match: the header, the choices so far and the state they lead to.

    Choices are numbered from 1. After an undo their numbers are used again, and nature's n-th
    answer would be drawn from the same block. Undo of a seat never goes behind an answer of nature,
    so no draw can be seen twice; where the host takes back more, the same answers meet the same
    draws. `undone` is how many choices were taken back before the match was opened here. `past` are
    choices before the start that cannot be played again; they can be neither undone nor looked at.
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
        """A match as its header says, after the given choices; BadRecord where they do not fit."""
        table = cls(game, header, first_state(game, header), undone)
        for choice in choices:
            table.follow(choice)
        return table

    @classmethod
    def from_record(cls, record: Record, content: Path | None = None) -> Table[Any]:
        """The match of a record, each choice checked, and its end if it has one.

        `content` is the folder of the content it was played with, if not the package's.
        """
        game = catalog.game(record.header.edition, content)
        table = cls.open(game, record.header, record.choices)
        table.check_end(record.end)
        return table

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices that stand."""
        return tuple(step.choice for step in self._history.steps)

    @property
    def count(self) -> int:
        """How many choices stand."""
        return len(self._history.steps)

    @property
    def first(self) -> int:
        """How many choices there were before the first state that is known here."""
        return self._history.first

    @property
    def state(self) -> S:
        """A copy of the state."""
        return cast("S", self._state.clone())

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now, CHANCE for nature; nobody when the match is over."""
        return [seat for seat in range(CHANCE + 1) if self._state.asked >> seat & 1]

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self._state.asked == NOBODY

    @property
    def kind(self) -> str:
        """The kind of the open question, which everybody may know; "" at the end."""
        return "" if self.is_over else asking(self._state).asks()

    def kind_at(self, n: int) -> str:
        """The kind of the question that choice number `n` answered; "" if not known any more."""
        return self._history.steps[n - 1].asked

    @property
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner; empty while the match runs."""
        return self.game.ranking(self._state)

    @property
    def ask_numbers(self) -> dict[int, int]:
        """The number of the question to each seat that is asked, CHANCE for nature."""
        return dict(self._asks[-1])

    def ask(self, seat: int) -> Ask | None:
        """The question that `seat` is asked, or None."""
        number = self._asks[-1].get(seat)
        if number is None:
            return None
        return Ask(number, decide(self.codec, self._state, seat))

    def nature(self) -> Ask | None:
        """The question that nature is asked, or None."""
        return self.ask(CHANCE)

    def choose(self, seat: int, ask: int, key: str) -> Accepted | Refused:
        """Take the answer of `seat` to the question of that number, or say why not."""
        number = self._asks[-1].get(seat)
        if number is None:
            return Refused(self._rule_of(NOT_ASKED_KIND), NOT_ASKED, {"seat": seat + 1})
        if number != ask:
            return Refused("", STALE_ASK, {"ask": ask, "current": number})
        return self._answer(seat, key, "drawn" if seat == CHANCE else "chosen")

    def draw(self, secret: bytes) -> Accepted:
        """Let nature answer by a fair draw from the secret that the header commits to."""
        if commitment(secret) != self.header.commitment:
            raise BadSecret("this is not the secret that the match commits to")
        n = self.count + 1
        key = draw(secret, self.header.salts, n, decide(self.codec, self._state, CHANCE))
        return accepted(self._answer(CHANCE, key, "drawn"))

    def settle_forced(self) -> list[Accepted]:
        """Give the answers that leave no choice, until a seat has one.

        A sealed or private question is asked even with one option, so that its silence tells
        nothing.
        """
        given: list[Accepted] = []
        while (forced := self._forced()) is not None:
            given.append(accepted(self._answer(forced.seat, forced.key, "forced")))
        return given

    def answer_absent(self, seat: int) -> Accepted | Refused:
        """Give the fallback answer for a player who is away."""
        ask = self.ask(seat)
        if ask is None or seat == CHANCE:
            return Refused(self._rule_of(NOT_ASKED_KIND), NOT_ASKED, {"seat": seat + 1})
        return self._answer(seat, ask.decision.fallback, "absent")

    def follow(self, choice: Choice) -> Accepted:
        """Make the next choice of a record; BadRecord with its line when it is not legal."""
        line = self.count + 2
        if choice.seat not in self._asks[-1]:
            raise not_asked(line, choice.seat)
        taken = self._answer(
            choice.seat, choice.key, "drawn" if choice.seat == CHANCE else "chosen"
        )
        if isinstance(taken, Refused):
            part = "rule" if taken.rule else None
            raise BadRecord(line, "fault-no-answer", part, key=choice.key, rule=taken.rule)
        return taken

    def undo_point(self, seat: int) -> int | None:
        """The number of choices before the last real one of `seat`, if nobody would unlearn.

        None where something came after that `seat` cannot take back: an answer of nature or of
        another seat, the opening of sealed answers, an event that reveals or that not all saw, or
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
        """Take back the last real choice of `seat` and what the table answered since."""
        n = self.undo_point(seat)
        return Refused("", NO_UNDO, {"seat": seat + 1}) if n is None else self.take_back(n)

    def take_back(self, n: int) -> Undone:
        """Take back all choices after the n-th; the host asks those whom it concerns before."""
        if not self.first <= n <= self.count:
            raise IndexError(f"there are {self.count} choices, not {n}")
        # A question that was open all the while keeps its number; others are asked anew.
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
        """Another table with the first `n` choices, to try something else."""
        if not 0 <= n <= self.count:
            raise IndexError(f"there are {self.count} choices, not {n}")
        branch = Table(self.game, self.header, self._history.at(0))
        for choice in self.choices[:n]:
            branch.follow(choice)
        return branch

    def rule_against(self, seat: int, word: int) -> str:
        """The ID of the rule or ruling by which a seat that is asked is not offered an option.

        "" where there is no special one.
        """
        try:
            rules = asking(self._state).refusal(self._state, seat, word).split()
        except IndexError:
            # The key leaves out what the frame looks up, or names a thing of another kind.
            return ""
        return self._told_last(seat, rules) if len(rules) > 1 else "".join(rules)

    def view(self, seat: int) -> S:
        """What `seat` may know of the state; SPECTATOR for those who hold no seat."""
        return self.game.view(self._state, seat)

    def events_for(self, seat: int, since: int = 0, until: int | None = None) -> list[Event]:
        """What happened after choice `since`, up to `until`, as `seat` or SPECTATOR may know it."""
        steps = self._history.steps[since:until]
        return [redact(event, seat) for step in steps for event in step.events]

    def record(self, secret: bytes | None = None) -> Record:
        """The match so far; at its end with the secret disclosed and everything sealed."""
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
        """Compare the end that a record tells with the real one; BadRecord if they differ."""
        line = self.count + 2
        if end is None:
            return
        if not self.is_over:
            raise BadRecord(line, "fault-not-over")
        if list(end.ranking) != self.ranking:
            raise BadRecord(line, "fault-ranking", here=self.ranking, found=list(end.ranking))
        if end.digest != outcome_digest(self.game, self._state):
            raise BadRecord(line, "fault-digest")

    def _answer(self, seat: int, key: str, cause: Cause) -> Accepted | Refused:
        """Take an answer if it is one of the options."""
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
        """Apply a legal answer to a copy of the state and put that in its place."""
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

    def _told_last(self, seat: int, rules: list[str]) -> str:
        """That of several rules which the last of the events behind them speaks for."""
        causes = {cause_of(self.game.name, rule): rule for rule in rules}
        for n in range(self.count, self.first, -1):
            for event in reversed(self._history.steps[n - 1].events):
                kind, args = self.codec.event_args(event)
                cause = f"{kind}:{args[1]}" if len(args) > 1 and args[0] == str(seat + 1) else ""
                if cause in causes:
                    return causes[cause]
        return rules[0]

    def _is_telling(self, events: list[Event]) -> bool:
        """Whether somebody learns something by the events."""
        signatures = self.game.events
        return any(e.audience != EVERYONE or signatures[e.kind].reveals for e in events)

    def _forced(self) -> Choice | None:
        """The only answer to the open question, if a seat has just one and all may know that."""
        if self.is_over or self.asked == [CHANCE] or is_discreet(self._state):
            return None
        buffer = Offer()
        for seat in self.asked:
            offer(self._state, seat, buffer)
            if buffer.count == 1:
                return Choice(seat, self.codec.key(buffer.options[0]))
        return None
