"""The helper frames: a sequence, each seat in turn, sealed answers, an effect program."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NOBODY, Core, Frame, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.kernel.subject import Subject

OPEN: Final = -1
"""A sealed answer that has not come yet."""

HIDDEN: Final = -2
"""A sealed answer that has come, but that the viewer may not know."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SequenceFrame(Frame):
    """Runs its parts one after another: a turn is a list."""

    FIELDS: ClassVar[tuple[str, ...]] = ("parts:frames", "at")

    def __init__(self, parts: list[Frame], at: i64 = 0) -> None:
        self.parts: Final = parts
        self.at: Final = at

    def step(self, s: Core) -> i64:
        if self.at == len(self.parts):
            s.stack.pop()
        else:
            replace_top(s, SequenceFrame(self.parts, self.at + 1))
            s.stack.append(self.parts[self.at])
        return NOBODY

    def masked(self, seat: i64) -> Frame:
        return SequenceFrame([part.masked(seat) for part in self.parts], self.at)

    def imagined(self, s: Core, source: Source) -> Frame:
        return SequenceFrame([part.imagined(s, source) for part in self.parts], self.at)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class EachSeatFrame(Frame):
    """Runs `body.seated(seat)` for `left` seats of `seats`, clockwise from seat `at`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("body:frame", "seats", "at", "left")

    def __init__(self, body: Frame, seats: i64, at: i64, left: i64) -> None:
        self.body: Final = body
        self.seats: Final = seats
        self.at: Final = at
        self.left: Final = left

    def step(self, s: Core) -> i64:
        if self.left == 0:
            s.stack.pop()
        else:
            turn = self.body.seated(self.at)
            following = (self.at + 1) % self.seats
            replace_top(s, EachSeatFrame(self.body, self.seats, following, self.left - 1))
            s.stack.append(turn)
        return NOBODY

    def masked(self, seat: i64) -> Frame:
        return EachSeatFrame(self.body.masked(seat), self.seats, self.at, self.left)

    def imagined(self, s: Core, source: Source) -> Frame:
        return EachSeatFrame(self.body.imagined(s, source), self.seats, self.at, self.left)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SealFrame(Frame):
    """Asks several seats at once; the frame below offers, and sees the answers when all are in."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seats:vec", "answers:vec")

    def __init__(self, seats: vec[i64], answers: vec[i64]) -> None:
        self.seats: Final = seats
        self.answers: Final = answers

    def step(self, s: Core) -> i64:
        asked: i64 = NOBODY
        for i in range(i64(len(self.seats))):
            if self.answers[i] == OPEN:
                asked |= 1 << self.seats[i]
        if asked == NOBODY:
            s.stack.pop()
            answers: list[int] = [answer for answer in self.answers]
            s.stack.top().unseal(s, answers)
        return asked

    def offer(self, s: Core, seat: i64, out: Offer) -> None:
        self.asker(s).offer(s, seat, out)

    def choose(self, s: Core, seat: i64, option: i64) -> None:
        answers = self.answers[:]
        answers[self.index(seat)] = option
        replace_top(s, SealFrame(self.seats, answers))

    def asks(self) -> str:
        return "sealed"

    def fallback(self, s: Core, seat: i64, offer: Offer) -> i64:
        return self.asker(s).fallback(s, seat, offer)

    def refusal(self, s: Core, seat: i64, option: i64) -> str:
        return self.asker(s).refusal(s, seat, option)

    def asker(self, s: Core) -> Frame:
        """The frame below, whose question is sealed; without one compiled code would not return."""
        below: Frame | None = s.stack.frames[s.stack.depth - 2] if s.stack.depth > 1 else None
        if below is None or isinstance(below, SealFrame):
            raise ValueError("a sealed question belongs to the frame below")
        return below

    def index(self, seat: i64) -> i64:
        """The place of `seat` among those asked."""
        for i in range(i64(len(self.seats))):
            if self.seats[i] == seat:
                return i
        raise ValueError("that seat is not asked")

    def filled(self, columns: list[list[int]]) -> Frame:
        return SealFrame(vec[i64](columns[0]), vec[i64](columns[1]))

    def masked(self, seat: i64) -> Frame:
        answers = self.answers[:]
        for i in range(i64(len(answers))):
            if self.seats[i] != seat and answers[i] != OPEN:
                answers[i] = HIDDEN
        return SealFrame(self.seats, answers)

    def imagined(self, s: Core, source: Source) -> Frame:
        answers = self.answers[:]
        offer = Offer()
        for i in range(i64(len(answers))):
            if answers[i] == HIDDEN:
                offer.clear()
                self.offer(s, self.seats[i], offer)
                answers[i] = offer.pick(source)
        return SealFrame(self.seats, answers)


def sealed(seats: vec[i64]) -> SealFrame:
    """The sealed question to `seats`, still unanswered; seats stand in seat order."""
    answers = seats[:]
    for i in range(i64(len(answers))):
        if i > 0 and seats[i - 1] >= seats[i]:
            raise ValueError("the seats of a sealed question stand in seat order")
        answers[i] = OPEN
    return SealFrame(seats, answers)


def imagine_stack(s: Core, source: Source) -> None:
    """Fill the unknowns of the open procedures, from the bottom up.

    A sealed answer is drawn from what the frame below offers, so that one has to be filled first.
    """
    stack = s.stack
    for i in range(stack.depth):
        stack.frames[i] = stack.frames[i].imagined(s, source)


def is_sealed(s: Core) -> bool:
    """Whether the open question is a sealed one."""
    return isinstance(s.stack.top(), SealFrame)


def sealed_answer(s: Core, seat: i64) -> i64:
    """What `seat` has answered to the open sealed question, or OPEN."""
    top = s.stack.top() if s.stack.depth > 0 else None
    if isinstance(top, SealFrame):
        for i in range(i64(len(top.seats))):
            if top.seats[i] == seat:
                return top.answers[i]
    return OPEN


def is_discreet(s: Core) -> bool:
    """Whether the open question is asked even with one option, so that silence tells nothing."""
    return is_sealed(s) or asking(s).is_private(s)


def asking(s: Core) -> Frame:
    """The frame whose question is open: for a sealed question the one that had it sealed."""
    top = s.stack.top()
    return top.asker(s) if isinstance(top, SealFrame) else top


def subject_of(view: Core, seat: i64) -> Subject:
    """What the open question to `seat`, whose view it is, is about."""
    subject = Subject(seat)
    stack = view.stack
    for i in range(stack.depth):
        stack.frames[stack.depth - 1 - i].describe(view, subject)
    return subject


def refused_by(s: Core, seat: i64, option: i64) -> str:
    """The ID of the rule by which a seat that is asked is not offered an option, or ""."""
    return s.refuse_aside(seat, option) or asking(s).refusal(s, seat, option)


@mypyc_attr(acyclic=True)
class ProgramFrame(Frame):
    """Runs an effect program: words that a game's own subclass performs one by one.

    `registers` are the program's memory; what a child frame answers lands in register 0. All of
    it is public unless the subclass overrides `masked` and `imagined`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("program:vec", "at", "registers:vec")

    def __init__(self, program: vec[i64], at: i64, registers: vec[i64]) -> None:
        self.program: Final = program
        self.at: Final = at
        self.registers: Final = registers

    def like(self, program: vec[i64], at: i64, registers: vec[i64]) -> Frame:
        """A frame of the same kind for a program, at an instruction and with registers."""
        raise NotImplementedError

    def perform(self, s: Any, instruction: i64) -> None:
        """Carry out one instruction; it may push a frame."""
        raise NotImplementedError

    def step(self, s: Any) -> i64:
        if self.at == len(self.program):
            s.stack.pop()
        else:
            replace_top(s, self.like(self.program, self.at + 1, self.registers))
            self.perform(s, self.program[self.at])
        return NOBODY

    def resume(self, s: Any, result: i64) -> None:
        registers = self.registers[:]
        registers[0] = result
        replace_top(s, self.like(self.program, self.at, registers))

    def filled(self, columns: list[list[int]]) -> Frame:
        return self.like(vec[i64](columns[0]), self.at, vec[i64](columns[1]))
