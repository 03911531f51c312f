"""The contract between the loop and a game: a state with a stack of frozen frames.

A frame is one open procedure. It is never changed: progress replaces it on the stack, so clones
share frames, and any moment of a match can be stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.event import Log
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import NONE

CHANCE: Final = 8
"""The seat that stands for nature; players hold seats 0 to 7."""

NATURE: Final = 1 << CHANCE
"""The mask of a question to nature."""

NOBODY: Final = 0
"""The mask of no question: the frame has worked and the loop goes on."""


class Core:
    """What the loop needs of a state: the open procedures and who is asked.

    A rule that ends the match at once sets `is_over`; the loop then drops what is still open.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The names of the vectors that make up the state, for the codec."""

    def __init__(self) -> None:
        self.stack: Stack = Stack()
        self.asked: i64 = NOBODY
        self.is_over: bool = False
        self.log: Log | None = None

    def clone(self) -> Core:
        """An independent copy, without the log."""
        raise NotImplementedError

    def offer_aside(self, seat: i64, out: Offer) -> None:
        """Offer what `seat` may do at any question, which stays open meanwhile."""

    def take_aside(self, seat: i64, option: i64) -> bool:
        """Do what was offered aside; False for an answer to the question itself."""
        return False

    def refuse_aside(self, seat: i64, option: i64) -> str:
        """The ID of the rule by which `option` is not offered aside, or an empty text."""
        return ""

    def fill(self, columns: list[list[int]]) -> None:
        """Take the numbers of all FIELDS, in their order.

        A vector that Python gives to compiled code, by `setattr` too, is never freed; lists are.
        """
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Stack:
    """The open procedures, the running one on top.

    Its vector only grows: what lies at `depth` and above is done.
    """

    def __init__(self) -> None:
        self.frames: vec[Frame] = vec[Frame]()
        self.depth: i64 = 0

    def append(self, frame: Frame) -> None:
        """Put a frame on top."""
        if self.depth == len(self.frames):
            self.frames = append(self.frames, frame)
        else:
            self.frames[self.depth] = frame
        self.depth += 1

    def pop(self) -> None:
        """Take the frame on top away."""
        self.depth -= 1

    def top(self) -> Frame:
        """The running frame."""
        if self.depth == 0:
            raise IndexError("nothing is open")
        return self.frames[self.depth - 1]

    def clear(self) -> None:
        """Take everything away."""
        self.depth = 0

    def remove(self, frame: Frame) -> None:
        """Take one frame away, wherever it is."""
        left = [other for other in self if other is not frame]
        self.clear()
        for other in left:
            self.append(other)

    def take(self, other: Stack) -> None:
        """Hold just the frames of another stack."""
        self.frames = other.frames[: other.depth]
        self.depth = other.depth

    def __len__(self) -> int:
        return int(self.depth)

    def __getitem__(self, index: int) -> Frame:
        return list(self)[index]

    def __iter__(self) -> Iterator[Frame]:
        return iter([self.frames[i] for i in range(self.depth)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and list(self) == list(other)

    def __repr__(self) -> str:
        return f"Stack({list(self)!r})"


def stack_of(frames: list[Frame]) -> Stack:
    """The stack of these frames, the last one on top."""
    stack = Stack()
    for frame in frames:
        stack.append(frame)
    return stack


@mypyc_attr(acyclic=True)
class Frame:
    """One open procedure: it works, or it asks.

    Frames never hold each other in a circle; `acyclic`, which subclasses repeat, spares Python
    looking for one.

    `FIELDS` names the constructor's arguments in order; a name may carry the kind of its value:
    `answers:vec`, `parts:frames`, `body:frame`, `rules:text`, `cause:later`; a bare name is a
    number. Frames stored by earlier versions lack some: a text is then empty, and a number that
    came `later` is -1.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def step(self, s: Any) -> i64:
        """Do the next piece of work and return NOBODY, or return the mask of the seats asked."""
        raise NotImplementedError

    def offer(self, s: Any, seat: i64, out: Offer) -> None:
        """Write the options of the open question to `seat` into `out`."""
        raise NotImplementedError

    def choose(self, s: Any, seat: i64, option: i64) -> None:
        """Take the answer of `seat` to the open question."""
        raise NotImplementedError

    def resume(self, s: Any, result: i64) -> None:
        """A child frame has finished with a result and this frame is on top again."""

    def unseal(self, s: Any, answers: list[int]) -> None:
        """All answers to a sealed question are in, one for each seat asked, in seat order."""
        raise NotImplementedError

    def seated(self, seat: i64) -> Frame:
        """The same procedure for `seat`; for frames that EachSeatFrame repeats."""
        raise NotImplementedError

    def asks(self) -> str:
        """The kind of the open question, such as `combat_card`."""
        raise NotImplementedError

    def source(self) -> i64:
        """The card that asks, or NONE when a rule does."""
        return NONE

    def describe(self, s: Any, subject: Subject) -> None:
        """Tell what a question is about that this procedure asks, or that it has led to."""

    def fallback(self, s: Any, seat: i64, offer: Offer) -> i64:
        """The answer taken for an absent player: the first option unless a frame says better."""
        return offer.options[0]

    def refusal(self, s: Any, seat: i64, option: i64) -> str:
        """The ID of the rule by which `option` is not offered, or an empty text."""
        return ""

    def is_private(self, s: Any) -> bool:
        """Whether how many options there are may be a secret: then even one alone is asked."""
        return False

    def involves(self, seat: i64) -> bool:
        """Whether what this procedure decides concerns `seat`, as everybody can see."""
        return True

    def is_idle(self, s: Any, seat: i64) -> bool:
        """Whether no answer of `seat` now changes anything for them, as everybody can see."""
        return False

    def filled(self, columns: list[list[int]]) -> Frame:
        """The same procedure with these numbers in its vectors, in the order of FIELDS.

        Lists are taken for the same reason as in `Core.fill`.
        """
        raise NotImplementedError

    def masked(self, seat: i64) -> Frame:
        """What `seat` may know of this frame."""
        return self

    def imagined(self, s: Any, source: Source) -> Frame:
        """This frame with its unknowns filled at random, consistent with `s`."""
        return self

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        for field in self.FIELDS:
            name = field.split(":")[0]
            mine = getattr(self, name)
            theirs = getattr(other, name)
            if ":vec" in field:
                mine, theirs = list(mine), list(theirs)
            if mine != theirs:
                return False
        return True

    def __repr__(self) -> str:
        names = [field.split(":")[0] for field in self.FIELDS]
        values = ", ".join([f"{name}={getattr(self, name)!r}" for name in names])
        return f"{type(self).__name__}({values})"


@mypyc_attr(acyclic=True)
class SeatFrame(Frame):
    """A procedure of one seat, which is asked unless a subclass steps otherwise."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def step(self, s: Any) -> i64:
        return 1 << self.seat


@mypyc_attr(acyclic=True)
class RuleFrame(SeatFrame):
    """A procedure of one seat; the events that it tells cite `rules`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rules:text")

    def __init__(self, seat: i64, rules: str) -> None:
        super().__init__(seat)
        self.rules: Final = rules

    def describe(self, s: Any, subject: Subject) -> None:
        subject.by(self.rules)


def replace_top(s: Core, frame: Frame) -> None:
    """Put `frame` in the place of the frame on top: progress of a procedure."""
    s.stack.frames[s.stack.depth - 1] = frame


def finish(s: Core, result: i64) -> None:
    """Pop the frame on top and hand its result to the frame below."""
    stack = s.stack
    stack.depth -= 1
    if stack.depth > 0:
        stack.frames[stack.depth - 1].resume(s, result)
