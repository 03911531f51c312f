"""The procedures of the toy: the round, a turn, a draw, a duel and the programs of the finds."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.editions.toy.rules import state as t
from metro2033.editions.toy.rules.state import ToyState
from metro2033.engine.kernel.core import NATURE, NOBODY, Frame, SeatFrame, finish
from metro2033.engine.kernel.helper import EachSeatFrame, ProgramFrame, SequenceFrame, sealed
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, verb_of

REST: Final = 0
WALK: Final = 1
SEARCH: Final = 2
PLAY: Final = 3
DUEL: Final = 4
BID: Final = 5
FOUND: Final = 6
LIT: Final = 7

LAMP_LIT: Final = 0
WALKED: Final = 1
FOUND_CARD: Final = 2
PLAYED: Final = 3
DUELLED: Final = 4
SAW_TOP: Final = 5
RESTED: Final = 6

GAIN: Final = 0
LOOK: Final = 1
RIDE: Final = 2
PROGRAMS: Final = [vec[i64]([pack(GAIN, 2)]), vec[i64]([pack(LOOK)]), vec[i64]([pack(RIDE)])]
"""What each find does, by its index."""


def tell(s: ToyState, kind: i64, args: list[i64]) -> None:
    """Log an event that everybody sees, if anybody listens."""
    if s.log is not None:
        s.log.tell(kind, vec[i64](args))


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RoundFrame(Frame):
    """One round after another, until the rounds are played or somebody has the points."""

    def step(self, s: ToyState) -> i64:
        seats = t.seats_of(s)
        for seat in range(seats):
            if s.points[seat] >= s.numbers[t.POINTS_TO_WIN]:
                s.stack.pop()
                return NOBODY
        if s.numbers[t.ROUND] == s.numbers[t.ROUNDS_TO_PLAY]:
            s.stack.pop()
            return NOBODY
        leader = s.numbers[t.ROUND] % seats
        s.numbers[t.LEADER] = leader
        s.numbers[t.ROUND] += 1
        turns = EachSeatFrame(TurnFrame(0), seats, leader, seats)
        s.stack.append(SequenceFrame([LampFrame(), turns]))
        return NOBODY


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class LampFrame(Frame):
    """Nature lights one platform; whoever stands there finds a bullet."""

    def step(self, s: ToyState) -> i64:
        return NATURE

    def offer(self, s: ToyState, seat: i64, out: Offer) -> None:
        for platform in range(i64(t.PLATFORM_COUNT)):
            out.add(pack(LIT, platform))

    def choose(self, s: ToyState, seat: i64, option: i64) -> None:
        s.stack.pop()
        platform = first(option)
        tell(s, LAMP_LIT, [platform])
        for other in range(t.seats_of(s)):
            if s.place[other] == platform:
                t.gain_bullets(s, other, 1)

    def asks(self) -> str:
        return "lamp"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TurnFrame(SeatFrame):
    """One action of one seat."""

    def seated(self, seat: i64) -> Frame:
        return TurnFrame(seat)

    def offer(self, s: ToyState, seat: i64, out: Offer) -> None:
        out.add(pack(REST))
        here = s.place[seat]
        for platform in range(i64(t.PLATFORM_COUNT)):
            if t.are_linked(here, platform):
                out.add(pack(WALK, platform))
        if s.held[seat] < t.HAND_LIMIT and s.numbers[t.DECK_SIZE] > 0:
            out.add(pack(SEARCH))
        for find in range(i64(t.FIND_COUNT)):
            if s.hand[seat * t.FIND_COUNT + find] > 0:
                out.add(pack(PLAY, find))
        for other in range(t.seats_of(s)):
            if other != seat and s.place[other] == here:
                out.add(pack(DUEL, other))

    def choose(self, s: ToyState, seat: i64, option: i64) -> None:
        s.stack.pop()
        verb = verb_of(option)
        if verb == REST:
            t.gain_bullets(s, seat, 1)
            tell(s, RESTED, [seat])
        elif verb == WALK:
            s.place[seat] = first(option)
            tell(s, WALKED, [seat, first(option)])
        elif verb == SEARCH:
            s.stack.append(DrawFrame(seat))
        elif verb == PLAY:
            t.discard_find(s, seat, first(option))
            tell(s, PLAYED, [seat, first(option)])
            s.stack.append(FindFrame(PROGRAMS[first(option)], 0, vec[i64]([0, seat])))
        else:
            s.stack.append(DuelFrame(seat, first(option)))

    def asks(self) -> str:
        return "turn"

    def refusal(self, s: ToyState, seat: i64, option: i64) -> str:
        verb = verb_of(option)
        if verb == WALK:
            return "TOY-WALK"
        if verb == SEARCH:
            return "TOY-HAND" if s.held[seat] >= t.HAND_LIMIT else "TOY-DECK"
        if verb == PLAY:
            return "TOY-PLAY"
        return "TOY-DUEL" if verb == DUEL else ""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class DrawFrame(SeatFrame):
    """A seat takes the top card: the known one, or nature says which."""

    def step(self, s: ToyState) -> i64:
        if s.numbers[t.TOP] == t.NO_CARD:
            return NATURE
        find = s.numbers[t.TOP]
        s.numbers[t.TOP] = t.NO_CARD
        s.numbers[t.TOP_SEEN] = 0
        self.take(s, find)
        return NOBODY

    def offer(self, s: ToyState, seat: i64, out: Offer) -> None:
        offer_rest(s, out)

    def choose(self, s: ToyState, seat: i64, option: i64) -> None:
        s.deck[first(option)] -= 1
        self.take(s, first(option))

    def take(self, s: ToyState, find: i64) -> None:
        """The card goes to the hand; an empty deck takes back the discards."""
        s.stack.pop()
        s.hand[self.seat * t.FIND_COUNT + find] += 1
        s.held[self.seat] += 1
        s.numbers[t.DECK_SIZE] -= 1
        if s.log is not None:
            s.log.whisper(FOUND_CARD, vec[i64]([self.seat, find]), 1 << self.seat, 2)
        if s.numbers[t.DECK_SIZE] == 0:
            for i in range(i64(t.FIND_COUNT)):
                s.deck[i] = s.discard[i]
                s.numbers[t.DECK_SIZE] += s.discard[i]
                s.discard[i] = 0

    def asks(self) -> str:
        return "draw"


def offer_rest(s: ToyState, out: Offer) -> None:
    """Nature's options: each find in the rest of the deck, weighted by its copies."""
    for find in range(i64(t.FIND_COUNT)):
        if s.deck[find] > 0:
            out.weigh(pack(FOUND, find), s.deck[find])


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class DuelFrame(Frame):
    """Both bid bullets in secret; the higher bid wins a point, both bids are spent."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "defender")

    def __init__(self, attacker: i64, defender: i64) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender

    def step(self, s: ToyState) -> i64:
        low = min(self.attacker, self.defender)
        s.stack.append(sealed(vec[i64]([low, self.attacker + self.defender - low])))
        return NOBODY

    def offer(self, s: ToyState, seat: i64, out: Offer) -> None:
        for bid in range(min(s.bullets[seat], t.MOST_BID) + 1):
            out.add(pack(BID, bid))

    def unseal(self, s: ToyState, answers: list[int]) -> None:
        s.stack.pop()
        low = min(self.attacker, self.defender)
        high = self.attacker + self.defender - low
        low_bid = first(answers[0])
        high_bid = first(answers[1])
        s.bullets[low] -= low_bid
        s.bullets[high] -= high_bid
        if low_bid != high_bid:
            s.points[low if low_bid > high_bid else high] += 1
        tell(s, DUELLED, [low, high, low_bid, high_bid])

    def asks(self) -> str:
        return "bid"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class FindFrame(ProgramFrame):
    """Runs the program of a find; register 1 is the seat that played it."""

    def like(self, program: vec[i64], at: i64, registers: vec[i64]) -> Frame:
        return FindFrame(program, at, registers)

    def perform(self, s: ToyState, instruction: i64) -> None:
        seat = self.registers[1]
        op = verb_of(instruction)
        if op == GAIN:
            t.gain_bullets(s, seat, first(instruction))
        elif op == LOOK:
            s.stack.append(LookFrame(seat))
        else:
            s.stack.append(RideFrame(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class LookFrame(SeatFrame):
    """A seat looks at the top card of the deck, which stays there."""

    def step(self, s: ToyState) -> i64:
        if s.numbers[t.TOP] == t.NO_CARD and s.numbers[t.DECK_SIZE] > 0:
            return NATURE
        self.look(s)
        return NOBODY

    def offer(self, s: ToyState, seat: i64, out: Offer) -> None:
        offer_rest(s, out)

    def choose(self, s: ToyState, seat: i64, option: i64) -> None:
        s.deck[first(option)] -= 1
        s.numbers[t.TOP] = first(option)
        self.look(s)

    def look(self, s: ToyState) -> None:
        """Remember who has seen the card."""
        if s.numbers[t.TOP] != t.NO_CARD:
            s.numbers[t.TOP_SEEN] |= 1 << self.seat
            if s.log is not None:
                args = vec[i64]([self.seat, s.numbers[t.TOP]])
                s.log.whisper(SAW_TOP, args, 1 << self.seat, 2)
        finish(s, 0)

    def asks(self) -> str:
        return "look"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RideFrame(SeatFrame):
    """A seat goes to any other platform."""

    def offer(self, s: ToyState, seat: i64, out: Offer) -> None:
        for platform in range(i64(t.PLATFORM_COUNT)):
            if platform != s.place[seat]:
                out.add(pack(WALK, platform))

    def choose(self, s: ToyState, seat: i64, option: i64) -> None:
        s.place[seat] = first(option)
        tell(s, WALKED, [seat, first(option)])
        finish(s, first(option))

    def asks(self) -> str:
        return "ride"

    def source(self) -> i64:
        return t.TROLLEY
