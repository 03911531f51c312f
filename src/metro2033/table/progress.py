"""How far a match has come: how it began, what is asked, and what can be read of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, Generic, TypeVar, cast

from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.event import Event, redact
from metro2033.engine.kernel.game import BadOption, Game
from metro2033.engine.kernel.helper import OPEN, asking, refused_by, sealed_answer
from metro2033.engine.kernel.loop import apply
from metro2033.engine.kernel.position_fault import BadPosition
from metro2033.i18n import Complaint
from metro2033.table.answer import Ask, Undone
from metro2033.table.decision import Choice, decide
from metro2033.table.fair import BadSecret, commitment
from metro2033.table.history import History, Step
from metro2033.table.keys import codec_of
from metro2033.table.line import BadRecord
from metro2033.table.record import End, Header, Record, sealed
from metro2033.table.snapshot import outcome_digest

S = TypeVar("S", bound=Core)


def first_state(game: Game[S], header: Header) -> S:
    """The state before the first choice; BadRecord if the header does not fit the game.

    A match of older rules is played by those of today, as far as they allow it.
    """
    if header.edition != game.name:
        raise BadRecord(1, "fault-other-edition", found=header.edition, name=game.name)
    if not 1 <= header.rules_version <= game.rules_version:
        found, here = str(header.rules_version), str(game.rules_version)
        raise BadRecord(1, "fault-other-rules", name=game.name, found=found, here=here)
    is_older = header.rules_version < game.rules_version
    if not is_older and not game.plays(header.content_digest):
        found, here = header.content_digest[:12], game.content_digest[:12]
        raise BadRecord(1, "fault-other-content", name=game.name, found=found, here=here)
    if len(header.salts) != len(header.seats):
        raise BadRecord(1, "fault-salts")
    rules = dict(header.house_rules)
    try:
        settled = game.settle(len(header.seats), rules)
        if settled != rules and not is_older:
            raise BadRecord(1, "fault-house-rules")
        if header.position is not None:
            return game.position(dict(header.position))
        return game.new(len(header.seats), settled)
    except BadOption as error:
        raise BadRecord(1, "fault-start", reason=error) from None
    except BadPosition as fault:
        reason = Complaint("data-at", path=fault.place, reason=fault)
        raise BadRecord(1, "fault-start", reason=reason) from None


def misfit(game: Game[Any], header: Header, bad: BadRecord) -> BadRecord:
    """The complaint about a choice or the end, with both versions where the rules have changed."""
    if bad.line == 1 or header.rules_version == game.rules_version:
        return bad
    found, here = str(header.rules_version), str(game.rules_version)
    about = {"name": game.name, "found": found, "here": here, "reason": bad.why}
    return BadRecord(bad.line, "fault-older-rules", **about)


@cache
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a mask, CHANCE for nature.

    >>> seats_of(0b101)
    (0, 2)
    """
    return tuple(seat for seat in range(CHANCE + 1) if mask >> seat & 1)


class Progress(Generic[S]):
    """How far a match has come: the header, the choices so far and the state they lead to.

    Choices are numbered from 1. `undone` is how many of them were undone before the match was
    opened here. `past` are choices before the start that cannot be replayed; they can be neither
    undone nor looked at. Only a table makes choices and undoes them.
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
        steps = [Step(choice, "", 0, is_forced=False, is_barrier=True) for choice in past]
        self._history: Final[History[S]] = History(start, steps)
        self._state = start
        self._made = undone + len(past)
        self._asks = dict.fromkeys(self.asked, self._made)
        # Those of earlier states, in a form that takes up little memory.
        self._past_asks: Final[list[tuple[int, ...]]] = [()] * len(past)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices made, without undone ones."""
        return tuple(step.choice for step in self._history.steps)

    @property
    def count(self) -> int:
        """The number of choices made, without undone ones."""
        return len(self._history.steps)

    @property
    def moment(self) -> tuple[int, int]:
        """Which state this is: no other state of the match has the same."""
        return self.count, self._made

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
        return list(seats_of(self._state.asked))

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
        return dict(self._asks)

    def sealed_answer(self, seat: int) -> str:
        """The key that `seat` has answered to the open sealed question, or an empty text."""
        word = sealed_answer(self._state, seat)
        return "" if word == OPEN else self.codec.key(word)

    def ask(self, seat: int) -> Ask | None:
        """The open question to `seat`, or None."""
        number = self._asks.get(seat)
        if number is None:
            return None
        return Ask(number, decide(self.codec, self._state, seat))

    def nature(self) -> Ask | None:
        """The open question to nature, or None."""
        return self.ask(CHANCE)

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
        steps, first = self._history.steps, self.first
        for n in range(len(steps), first, -1):
            step = steps[n - 1]
            if step.choice.seat == seat and not step.is_forced:
                return n - 1
        return None

    def at(self, n: int) -> S:
        """A copy of the state after `n` choices."""
        return self._history.at(n)

    def states(self, since: int) -> Iterator[tuple[int, S]]:
        """The states after `since` choices and more; nobody may change or keep them.

        The last is the state as it is now, also where there are no `since` choices yet.
        """
        since = min(since, self.count)
        state = self._history.at(since)
        yield since, state
        for n, step in enumerate(self._history.steps[since:], since + 1):
            apply(state, step.choice.seat, step.word)
            yield n, state

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
        end = self.count if until is None else min(until, self.count)
        steps = range(since + 1, end + 1)
        return [redact(event, seat) for n in steps for event in self._history.told(n)]

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
