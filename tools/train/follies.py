"""Follies of a bot that plays itself, counted per match: what makes people laugh at it.

    PYTHONPATH=tools python -m train.follies second learned:300 --seats 2 --matches 40

- rehired: soldiers hired in a round in which the seat had dismissed some that it could have kept
- unused: fights for a station won without taking it
- cancelled: moves of the hero back to where they came from, with nothing done in between
- passed: rounds in which an answer would surely have brought enough points to win, and none came
- thrown_away: equipment discarded in the round in which it was bought
- shelved: missions that were still in hand at the end, after four rounds or more
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from metro2033 import catalog
from metro2033.bots import registry
from metro2033.bots.consequence import Consequence
from metro2033.engine.kernel.core import CHANCE, NOBODY
from metro2033.engine.kernel.event import Event, Log
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import happening as h
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.pile import HELD, MISSIONS
from metro2033.engine.model.state import State

FOLLIES = ["rehired", "unused", "cancelled", "passed", "thrown_away", "shelved"]
RULES = {"most_rounds": 100}
LONG = 4
"""Rounds after which a mission in hand counts as one that nobody pursued."""
DEEDS = {
    h.STATION_ATTACKED,
    h.HERO_ATTACKED,
    h.THREAT_FOUGHT,
    h.BATTLE_FOUGHT,
    h.EQUIPMENT_GAINED,
    h.ITEM_BOUGHT,
    h.MISSION_DRAWN,
    h.MISSION_KEPT,
    h.MISSION_COMPLETED,
    h.EXCHANGED,
    h.DONATED,
    h.THREAT_SCOUTED,
    h.EFFECT_USED,
}
"""What makes a way worth it."""


class Seat:
    """What is remembered of a seat."""

    def __init__(self) -> None:
        self.left: int | None = None
        """Where the hero came from, if nothing was done since."""
        self.target: int | None = None
        self.has_won_fight = False
        self.has_dismissed = False
        self.could_win = False
        self.bought: list[int] = []
        self.missions: dict[int, int] = {}


class Observer:
    """Watches a match and counts."""

    def __init__(self, game: Edition, seats: int) -> None:
        self.judge = registry.evaluator(game)
        self.consequence = Consequence(game, self.judge)
        self.seats = [Seat() for _ in range(seats)]
        self.count: Counter[str] = Counter()
        self.round = 0

    def before(self, s: State, seat: int, out: Offer, answer: int) -> None:
        """A seat is about to answer."""
        me, word = self.seats[seat], verb_of(answer)
        if word == verb.MAINTAIN:
            strength = s.get(seat, st.STRENGTH)
            can_keep = out.has(pack(verb.MAINTAIN, strength))
            me.has_dismissed = can_keep and first(answer) < strength
        if word == verb.HIRE and me.has_dismissed:
            self.count["rehired"] += 1
        if word == verb.PURCHASE:
            me.bought.append(first(answer))
        if not me.could_win and 0 < missing(s, seat) <= 2:
            me.could_win = any(self.wins(s, seat, out.options[i]) for i in range(out.count))

    def wins(self, s: State, seat: int, option: int) -> bool:
        """Whether an answer surely brings enough points."""
        t = s.clone()
        t.log = None
        self.consequence.lots.begin(1, 0, 1)
        self.consequence.met_chance = False
        turn = self.judge.turn(t)
        apply(t, seat, option)
        self.consequence.settle(t, turn)
        return not self.consequence.met_chance and missing(t, seat) <= 0

    def after(self, s: State, places: Sequence[int], events: Sequence[Event]) -> None:
        """What an answer has led to; `places` are where the heroes were."""
        for event in events:
            if len(event.args) and event.kind != h.ROUND_BEGAN:
                seat = event.args[0]
                if 0 <= seat < len(self.seats):
                    self.event(seat, places[seat], event)
        for seat, me in enumerate(self.seats):
            if missing(s, seat) <= 0:
                me.could_win = False
        if s.numbers[st.ROUND] != self.round:
            self.round = s.numbers[st.ROUND]
            self.end_round(s)

    def event(self, seat: int, place: int, event: Event) -> None:
        """One event of a seat."""
        me, kind = self.seats[seat], event.kind
        if kind == h.HERO_MOVED:
            self.count["cancelled"] += event.args[1] == me.left
            me.left = place
        elif kind in DEEDS:
            me.left = None
        if kind == h.STATION_ATTACKED:
            self.fight_over(me)
            me.target = event.args[1]
        elif kind in {h.THREAT_FOUGHT, h.BATTLE_FOUGHT} and me.target is not None:
            me.has_won_fight = event.args[2] > event.args[3]
        elif kind == h.STATION_CAPTURED:
            me.target, me.has_won_fight = None, False
        elif kind == h.ITEM_BOUGHT:
            me.bought.append(event.args[1])
        elif kind == h.EQUIPMENT_DISCARDED and event.args[1] in me.bought:
            me.bought.remove(event.args[1])
            self.count["thrown_away"] += 1

    def fight_over(self, me: Seat) -> None:
        """A fight for a station has had its consequences."""
        self.count["unused"] += me.has_won_fight
        me.target, me.has_won_fight = None, False

    def end_round(self, s: State) -> None:
        """What counts within a round is forgotten."""
        for seat, me in enumerate(self.seats):
            me.missions = {card: me.missions.get(card, self.round) for card in hand(s, seat)}
            self.fight_over(me)
            self.count["passed"] += me.could_win
            me.could_win, me.has_dismissed, me.bought = False, False, []

    def end(self) -> Counter[str]:
        """All follies of the match."""
        for me in self.seats:
            self.fight_over(me)
            kept = [since for since in me.missions.values() if self.round - since >= LONG]
            self.count["shelved"] += len(kept)
        return self.count


def hand(s: State, seat: int) -> list[int]:
    """The missions that a seat holds."""
    start = s.content.deck_start[MISSIONS]
    cards = range(start, start + s.content.deck_count[MISSIONS])
    return [card for card in cards if s.zone[card] == HELD + seat]


def missing(s: State, seat: int) -> int:
    """The points that a seat lacks."""
    target = s.numbers[st.TARGET]
    if not target:
        target = s.content.faction_target[s.get(seat, st.FACTION)] + s.numbers[st.WIN_POINTS]
    return target - s.get(seat, st.POINTS)


def follies(edition: str, name: str, seats: int, seed: int) -> Counter[str]:
    """The follies of one match."""
    game, nature, out, log = catalog.game(edition), Stream(seed), Offer(), Log()
    assert isinstance(game, Edition)
    bots = [registry.bot(name, game, Stream(100 * seed + n)) for n in range(seats)]
    state, watcher = game.new(seats, game.settle(seats, RULES)), Observer(game, seats)
    while state.asked != NOBODY:
        seat = asked_seat(state)
        offer(state, seat, out)
        places = [state.get(n, st.PLACE) for n in range(seats)]
        if seat == CHANCE:
            answer = out.pick(nature)
        else:
            answer = bots[seat].choose(game.view(state, seat), seat, out)
            offer(state, seat, out)
            watcher.before(state, seat, out, answer)
        log.events = []
        state.log = log
        apply(state, seat, answer)
        state.log = None
        watcher.after(state, places, log.events)
    return watcher.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=["first", "second"])
    parser.add_argument("bot")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=22_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.matches)
    with ProcessPoolExecutor(given.jobs) as pool:
        found = list(pool.map(partial(follies, given.edition, given.bot, given.seats), seeds))
    mean = {name: round(sum(f[name] for f in found) / len(found), 2) for name in FOLLIES}
    print(json.dumps({"edition": given.edition, "bot": given.bot, "seats": given.seats, **mean}))


if __name__ == "__main__":
    main()
