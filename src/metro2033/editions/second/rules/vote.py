"""Phase 1: the vote on a law (E2-LAW)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.ability import WindowFrame
from metro2033.engine.effects.timing import TimingFrame
from metro2033.engine.kernel.core import NOBODY, Frame, SeatFrame, finish, replace_top
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.helper import EachSeatFrame
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.ids import ARMY, NOTHING
from metro2033.engine.model.pile import BOTTOM, FORCE, LAWS, OPEN
from metro2033.engine.model.state import FIRST, LAW, STATIONS, VOTE, State
from metro2033.engine.rules.draw import DrawFrame
from metro2033.engine.rules.modifier import total


def votes(s: State, seat: i64) -> i64:
    """As many votes as stations, and what cards add (E2-LAW-004)."""
    return s.get(seat, STATIONS) + total(s, seat, c.VOTES, NOTHING, NOTHING, 0)


def voters_done(s: State) -> i64:
    """How many seats have voted on the open law; NOTHING if no vote is going on."""
    is_asked: i64 = 0
    for i in range(s.stack.depth):
        frame = s.stack.frames[s.stack.depth - 1 - i]
        if isinstance(frame, BallotFrame):
            is_asked = 1
        elif isinstance(frame, EachSeatFrame) and isinstance(frame.body, BallotFrame):
            return s.seat_count() - frame.left - is_asked
    return NOTHING


WINDOWS: Final = 0
EFFECTS: Final = 1
OPEN_LAW: Final = 2
BALLOT: Final = 3
"""The steps of a vote; then the votes are counted."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class VoteFrame(Frame):
    """A law is opened and voted on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: i64 = WINDOWS) -> None:
        self.at: Final = at

    def step(self, s: State) -> i64:
        seats = s.seat_count()
        first_seat = s.numbers[FIRST]
        replace_top(s, VoteFrame(self.at + 1))
        if self.at == WINDOWS:
            s.stack.append(EachSeatFrame(WindowFrame(0), seats, first_seat, seats))
        elif self.at == EFFECTS:
            s.stack.append(EachSeatFrame(BeforeVoteFrame(0), seats, first_seat, seats))
        elif self.at == OPEN_LAW:
            s.stack.append(DrawFrame(LAWS, OPEN, NOTHING))
        elif self.at == BALLOT:
            s.stack.append(EachSeatFrame(BallotFrame(0), seats, first_seat, seats))
        else:
            self.count(s)
            finish(s, 0)
        return NOBODY

    def resume(self, s: State, result: i64) -> None:
        if self.at == OPEN_LAW + 1:
            s.tell(happening.LAW_OPENED, "E2-LAW-002", s.content.kind_of[result])

    def count(self, s: State) -> None:
        """More votes for than against pass the law; the old one then goes under the deck."""
        balance: i64 = 0
        for seat in range(s.seat_count()):
            balance += s.get(seat, VOTE)
        law = pile.find(s, LAWS, OPEN)
        kind = s.content.kind_of[law]
        if balance > 0:
            former = pile.find(s, LAWS, FORCE)
            if former != NOTHING:
                pile.move_card(s, former, BOTTOM, EVERYONE)
            pile.move_card(s, law, FORCE, EVERYONE)
            s.numbers[LAW] = kind
            s.tell(happening.LAW_PASSED, "E2-LAW-007", kind)
        else:
            pile.move_card(s, law, BOTTOM, EVERYONE)
            s.tell(happening.LAW_REJECTED, "E2-LAW-010", kind)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BeforeVoteFrame(SeatFrame):
    """What a seat's cards do before the law is opened."""

    def seated(self, seat: i64) -> Frame:
        return BeforeVoteFrame(seat)

    def step(self, s: State) -> i64:
        replace_top(s, TimingFrame(c.AT_VOTE, self.seat, NOTHING, ARMY, NOTHING))
        return NOBODY


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BallotFrame(SeatFrame):
    """A seat votes for or against with all its votes (E2-LAW-005, -006)."""

    def seated(self, seat: i64) -> Frame:
        return BallotFrame(seat)

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.VOTE_FOR))
        out.add(pack(verb.VOTE_AGAINST))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        n = votes(s, seat)
        is_for: i64 = 1 if verb_of(option) == verb.VOTE_FOR else 0
        s.put(seat, VOTE, n if is_for == 1 else -n)
        s.tell(happening.VOTE_CAST, "E2-LAW-004", seat, n, is_for)
        finish(s, 0)

    def asks(self) -> str:
        return "vote"

    def describe(self, s: State, subject: Subject) -> None:
        subject.show("law", s.content.kind_of[pile.find(s, LAWS, OPEN)])

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        return "E2-LAW-006" if verb_of(option) == verb.PASS_TURN else ""
