"""The toy as a value: its vocabulary, start, views and end."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.editions.toy.rules import position as written
from metro2033.editions.toy.rules import state as t
from metro2033.editions.toy.rules import turn
from metro2033.editions.toy.rules.fact_type import ToyFacts
from metro2033.editions.toy.rules.state import ToyState
from metro2033.engine.kernel.core import CHANCE, stack_of
from metro2033.engine.kernel.event import UNKNOWN
from metro2033.engine.kernel.game import Game, HouseRule
from metro2033.engine.kernel.helper import imagine_stack
from metro2033.engine.kernel.loop import advance
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.kernel.source import Source
from metro2033.engine.kernel.trait import ENDS, REVEALS
from metro2033.engine.kernel.word import Signature, numbered

UNSEEN: Final = -2
"""In a view: a card lies on top of the deck that somebody else has looked at."""


class ToyGame(Game[ToyState]):
    """The toy for two to four seats."""

    def __init__(self) -> None:
        super().__init__("toy", 1, "toy-1")
        self.most_seats = 4
        self.verbs = numbered(
            {
                turn.REST: Signature("rest", traits=(ENDS,)),
                turn.WALK: Signature("walk", "platform"),
                turn.SEARCH: Signature("search"),
                turn.PLAY: Signature("play", "find"),
                turn.DUEL: Signature("duel", "seat"),
                turn.BID: Signature("bid", "number"),
                turn.FOUND: Signature("found", "find"),
                turn.LIT: Signature("lit", "platform"),
            }
        )
        reveals = (REVEALS,)
        self.events = numbered(
            {
                turn.LAMP_LIT: Signature("lamp_lit", "platform"),
                turn.WALKED: Signature("walked", "seat", "platform"),
                turn.FOUND_CARD: Signature("found_card", "seat", "find", traits=reveals),
                turn.PLAYED: Signature("played", "seat", "find"),
                turn.DUELLED: Signature(
                    "duelled", "seat", "seat", "number", "number", traits=reveals
                ),
                turn.SAW_TOP: Signature("saw_top", "seat", "find", traits=reveals),
                turn.RESTED: Signature("rested", "seat"),
            }
        )
        self.questions = dict.fromkeys(["lamp", "turn", "draw", "bid", "look", "ride"], ())
        self.frames = [
            turn.RoundFrame,
            turn.LampFrame,
            turn.TurnFrame,
            turn.DrawFrame,
            turn.DuelFrame,
            turn.FindFrame,
            turn.LookFrame,
            turn.RideFrame,
        ]
        self.house_rules = [HouseRule("rounds", 8, 1, 50), HouseRule("points", 3, 1, 9)]
        self.slugs = {
            "platform": t.PLATFORMS,
            "find": t.FINDS,
            "seat": [str(seat + 1) for seat in range(CHANCE)],
        }

    def blank(self) -> ToyState:
        return ToyState()

    def new(self, seats: int, rules: dict[str, int]) -> ToyState:
        s = ToyState()
        s.place = vec[i64]([3 * seat for seat in range(seats)])
        s.bullets = vec[i64]([3] * seats)
        s.points = vec[i64]([0] * seats)
        s.held = vec[i64]([0] * seats)
        s.hand = vec[i64]([0] * (seats * t.FIND_COUNT))
        s.deck = vec[i64]([t.COPIES] * t.FIND_COUNT)
        s.discard = vec[i64]([0] * t.FIND_COUNT)
        s.numbers = vec[i64]([0] * t.NUMBER_COUNT)
        s.numbers[t.TOP] = t.NO_CARD
        s.numbers[t.DECK_SIZE] = t.COPIES * t.FIND_COUNT
        s.numbers[t.ROUNDS_TO_PLAY] = rules["rounds"]
        s.numbers[t.POINTS_TO_WIN] = rules["points"]
        s.stack.append(turn.RoundFrame())
        advance(s)
        return s

    def view(self, s: ToyState, seat: i64) -> ToyState:
        v = s.clone()
        v.stack = stack_of([frame.masked(seat) for frame in s.stack])
        for other in range(t.seats_of(s)):
            if other != seat:
                for find in range(i64(t.FIND_COUNT)):
                    v.hand[other * t.FIND_COUNT + find] = UNKNOWN
        for find in range(i64(t.FIND_COUNT)):
            v.deck[find] = UNKNOWN
        seen = s.numbers[t.TOP_SEEN]
        if s.numbers[t.TOP] != t.NO_CARD and (seat < 0 or seen >> seat & 1 == 0):
            v.numbers[t.TOP] = UNSEEN
        return v

    def imagine(self, view: ToyState, seat: i64, source: Source) -> ToyState:
        s = view.clone()
        pool = unseen_finds(s)
        for other in range(t.seats_of(s)):
            if s.hand[other * t.FIND_COUNT] == UNKNOWN:
                for find in range(i64(t.FIND_COUNT)):
                    s.hand[other * t.FIND_COUNT + find] = 0
                for _ in range(s.held[other]):
                    s.hand[other * t.FIND_COUNT + draw(pool, source)] += 1
        if s.numbers[t.TOP] == UNSEEN:
            s.numbers[t.TOP] = draw(pool, source)
        s.deck = pool
        imagine_stack(s, source)
        return s

    def ranking(self, s: ToyState) -> list[int]:
        if s.asked != 0:
            return []
        scores = [(s.points[i], s.bullets[i]) for i in range(len(s.points))]
        return [1 + sum([1 for other in scores if other > score]) for score in scores]

    def described(self, read: Reading) -> ToyState:
        return written.described(self, read)

    def written(self, s: ToyState) -> dict[str, Any]:
        return written.written(s)

    def facts(self, s: ToyState) -> ToyFacts:
        return written.facts(s)

    def faults(self, s: ToyState) -> list[str]:
        return written.faults(s)


def unseen_finds(s: ToyState) -> vec[i64]:
    """The finds that are in no known hand, pile or top."""
    pool = vec[i64]([t.COPIES] * t.FIND_COUNT)
    for find in range(i64(t.FIND_COUNT)):
        pool[find] -= s.discard[find]
        for seat in range(t.seats_of(s)):
            if s.hand[seat * t.FIND_COUNT + find] != UNKNOWN:
                pool[find] -= s.hand[seat * t.FIND_COUNT + find]
    if s.numbers[t.TOP] >= 0:
        pool[s.numbers[t.TOP]] -= 1
    return pool


def draw(pool: vec[i64], source: Source) -> i64:
    """Take one find out of the pool at random."""
    total: i64 = 0
    for find in range(i64(t.FIND_COUNT)):
        total += pool[find]
    ticket = source.below(total)
    for find in range(i64(t.FIND_COUNT)):
        ticket -= pool[find]
        if ticket < 0:
            pool[find] -= 1
            return find
    raise ValueError("the pool is empty")
