"""Chances of fights by trying everything on the engine: every throw, every deal, every answer.

Slow and simple, to compare with what the solvers compute. Hidden cards are dealt in all ways;
combat cards are laid as often as the mixed strategies say.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, islice, permutations
from typing import Any

from metro2033 import catalog
from metro2033.bots.feature import Evaluator
from metro2033.bots.registry import evaluator
from metro2033.editions.second.card_mix import hands_of
from metro2033.editions.second.duel import Duel, duel_for
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import EVERYONE, Log
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ARMY, ATTACK, DEFENCE, HERO, PLAYER
from metro2033.engine.model.pile import BOX, COMBAT, HELD, MISSIONS, REST, THREATS
from metro2033.engine.rules.draw import DrawFrame
from metro2033.engine.rules.modifier import strength, wins_draws

Triple = tuple[float, float, float]
WON, DRAWN, LOST = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
RESULTS = {1: WON, 0: DRAWN, -1: LOST}


@cache
def judge_of(edition: str) -> Evaluator:
    """What tells the questions apart at which somebody acts anew."""
    return evaluator(catalog.game(edition))


class TooMany(Exception):
    """The fight has more branches than a test can wait for."""


def sign(lead: int) -> int:
    return (lead > 0) - (lead < 0)


@dataclass
class Brute:
    """Tries everything from the view of one seat; `most` is how many answers it may try."""

    game: Any
    seat: int
    most: int = 40_000
    foe: int = -1

    def chances(self, view: Any, option: int) -> Triple | None:
        """The chances after an answer, over all ways in which hidden missions may lie."""
        self.threats = 0
        self.combats: dict[tuple[int, int, bool], Triple] = {}
        if asking(view).asks() == "combat_card":
            return self.laid(view, option)
        worlds = list(islice(self.worlds(view), self.most + 1))
        if len(worlds) > self.most:
            raise TooMany
        found = [(weight, self.attempt(s, self.seat, option)) for weight, s in worlds]
        if any(triple is None for _, triple in found):
            return None
        return mean([(weight, triple) for weight, triple in found if triple is not None])

    def worlds(self, view: Any) -> Iterator[tuple[float, Any]]:
        """All ways in which the opponent's missions and the threats may lie, all as likely."""
        s = self.game.imagine(view, self.seat, Stream(5))
        places = [HELD + self.foe] if self.foe >= 0 else []
        for t in deals(s, self.seat, MISSIONS, places):
            for u in deals(t, self.seat, THREATS, [pile.TOP, pile.BOTTOM, *range(HELD, HELD + 6)]):
                self.threats += 1
                yield 1.0, u

    def attempt(self, s: Any, seat: int, option: int) -> Triple | None:
        """The chances after an answer; None if no fight follows at once."""
        self.most -= 1
        if self.most < 0:
            raise TooMany
        t, log = s.clone(), Log()
        before = s
        t.log = log
        apply(t, seat, option)
        t.log = None
        for event in log.events:
            found = self.outcome(before, t, event)
            if found is not None:
                return found
        return self.solve(t)

    def outcome(self, before: Any, s: Any, event: Any) -> Triple | None:
        """How the seat's fight ended, by the events alone."""
        args = list(event.args)
        if event.kind == happening.THREAT_SETTLED and args[0] == self.seat:
            return RESULTS[args[1] - 1]
        if self.game.name == "first" and event.kind == happening.BATTLE_FOUGHT:
            lead = sign(args[2] - args[3])
            return RESULTS[lead if args[0] == self.seat else -lead]
        if self.game.name == "second" and args[:1] == [self.seat]:
            if event.kind in (happening.THREAT_FOUGHT, happening.POLIS_FOUGHT):
                lead = sign(args[-2] - args[-1])
                if asking(before).asks() == "endangered_station":  # it is just said who defends
                    fighter = s.get(self.seat, st.DEFENDER)
                    return RESULTS[lead or int(wins_draws(before, self.seat, fighter, DEFENCE))]
                return RESULTS[lead or max(self.wins_draw(before, t) for t in (before, s))]
        return None

    def wins_draw(self, before: Any, s: Any) -> int:
        """1 if the fighter of the seat wins draws."""
        from metro2033.editions.second.help import side_of

        side = side_of(before, self.seat)
        if side is None:  # the attack was fought at once
            is_army = asking(before).asks() == "army_action"
            return int(wins_draws(s, self.seat, ARMY if is_army else HERO, ATTACK))
        return int(wins_draws(s, self.seat, side.fighter, side.role))

    def solve(self, s: Any) -> Triple | None:
        """Try every answer to the open question."""
        if not s.asked or judge_of(self.game.name).is_big(s):
            return None  # somebody acts anew: whatever they fight, it is another fight
        top, asked = s.stack.top(), asked_seat(s)
        if isinstance(top, DrawFrame) and top.deck == COMBAT:
            return self.combat(s, s.stack.frames[s.stack.depth - 2])
        if asking(s).asks() in ("place_cards", "place_threat") and self.threats > 1:
            raise TooMany  # in each world the seat would know too much
        out = Offer()
        offer(s, asked, out)
        options = [(out.options[i], out.weights[i]) for i in range(out.count)]
        if asked not in (CHANCE, self.seat, self.foe) or out.count == 1:
            return self.attempt(s, asked, options[0][0])
        found = [(weight, self.attempt(s, asked, option)) for option, weight in options]
        known = [(weight, triple) for weight, triple in found if triple is not None]
        if not known:
            return None
        if asked == CHANCE:
            return mean([(float(weight), triple) for weight, triple in known])
        best = max if asked == self.seat else min
        return best((triple for _, triple in known), key=lambda t: round(t[0] - t[2], 9))

    def laid(self, view: Any, option: int) -> Triple:
        """A card against all that the opponent may hold, laid by the mixed strategies and shown."""
        world, cases = self.game.imagine(view, self.seat, Stream(5)), []
        frame: Any = asking(world)
        foe = frame.defender if frame.attacker == self.seat else frame.attacker
        margin, edge = margin_and_edge(world, frame)
        mix, start = duel_for(world.content).mix(margin, edge, 3), cards(world, COMBAT)[0]
        for s in deals(world, self.seat, COMBAT, [HELD + foe]):
            held = [n for n in range(7) if s.zone[start + n] == HELD + foe]
            base = mix.base(int(foe == frame.defender), sum(1 << n for n in held))
            for n in held:
                if mix.share[base + n] > 0:
                    theirs = pack(verb.COMMIT, s.content.kind_of[start + n])
                    lead = sign(unsealed(s, {self.seat: option, foe: theirs})) or edge
                    result = RESULTS[lead if self.seat == frame.attacker else -lead]
                    cases.append((mix.share[base + n], result))
        return mean(cases)

    def combat(self, s: Any, frame: Any) -> Triple:
        """All deals of combat cards, shown on the engine, laid by the mixed strategies."""
        margin, edge = margin_and_edge(s, frame)
        key = (margin, edge, frame.attacker == self.seat)
        if key not in self.combats:
            self.combats[key] = all_deals(s, frame, duel_for(s.content), margin, edge, self.seat)
        return self.combats[key]


def margin_and_edge(s: Any, frame: Any) -> tuple[int, int]:
    """By how much the attacker is stronger before cards, and who wins a draw: 1, -1 or nobody."""
    x = strength(s, frame.attacker, frame.fighter, ATTACK, PLAYER, frame.station)
    y = strength(s, frame.defender, frame.guard, DEFENCE, PLAYER, frame.station)
    edge = int(wins_draws(s, frame.attacker, frame.fighter, ATTACK))
    return x - y, edge - int(wins_draws(s, frame.defender, frame.guard, DEFENCE))


def all_deals(s: Any, frame: Any, duel: Duel, margin: int, edge: int, seat: int) -> Triple:
    """Every hand against every other, every card against every other."""
    mix = duel.mix(margin, edge, 3)
    cases: list[tuple[float, Triple]] = []
    for one in hands_of(7, 3):
        for other in hands_of(7, 3):
            if one & other:
                continue
            for a, b in ((a, b) for a in range(7) for b in range(7)):
                weight = mix.share[mix.base(0, one) + a] * mix.share[mix.base(1, other) + b]
                if weight > 0:
                    lead = sign(shown(s, frame, a, b)) or edge
                    cases.append((weight, RESULTS[lead if seat == frame.attacker else -lead]))
    return mean(cases)


SHOWN: dict[tuple[int, int, int], int] = {}


def shown(s: Any, frame: Any, mine: int, theirs: int) -> int:
    """By how much two cards put the attacker ahead, as the engine tells it."""
    x = strength(s, frame.attacker, frame.fighter, ATTACK, PLAYER, frame.station)
    y = strength(s, frame.defender, frame.guard, DEFENCE, PLAYER, frame.station)
    key = (x - y, mine, theirs)
    if key not in SHOWN:
        answers = {frame.attacker: mine, frame.defender: theirs}
        SHOWN[key] = unsealed(s, {seat: pack(verb.COMMIT, n) for seat, n in answers.items()})
    return SHOWN[key]


def unsealed(s: Any, answers: dict[int, int]) -> int:
    """By how much the attacker is ahead when both show these answers on the engine."""
    t, log = s.clone(), Log()
    t.stack.pop()
    t.log = log
    t.stack.top().unseal(t, [answers[seat] for seat in sorted(answers)])
    told = next(event for event in log.events if event.kind == happening.BATTLE_FOUGHT)
    return int(told.args[2] - told.args[3])


def mean(cases: list[tuple[float, Triple]]) -> Triple:
    total = sum(weight for weight, _ in cases)
    win, draw, loss = (sum(w * triple[i] for w, triple in cases) / total for i in range(3))
    return (win, draw, loss)


def deals(s: Any, seat: int, deck: int, zones: list[int]) -> Iterator[Any]:
    """All ways to deal the cards of a deck that a seat has not seen to these zones."""
    unseen = [card for card in cards(s, deck) if not pile.knows(s, card, seat)]
    slots = [(s.zone[c], s.rank[c], s.seen[c]) for c in unseen if s.zone[c] in zones]
    freed = [card for card in unseen if s.zone[card] in zones]
    for dealt in (
        permutations(unseen, len(slots)) if deck == THREATS else combinations(unseen, len(slots))
    ):
        t = s.clone()
        t.own_cards()
        spare = [card for card in freed if card not in dealt]
        homes = [(s.zone[c], s.rank[c], s.seen[c]) for c in dealt if c not in freed]
        for card, slot in [*zip(dealt, slots, strict=True), *zip(spare, homes, strict=True)]:
            t.zone[card], t.rank[card], t.seen[card] = slot
        yield t


def cards(s: Any, deck: int) -> range:
    start = s.content.deck_start[deck]
    return range(start, start + s.content.deck_count[deck])


def thin_out(s: Any, source: Stream, left: int) -> None:
    """Leave only a few threats in the deck, so that everything can be tried."""
    rest = [card for card in cards(s, THREATS) if s.zone[card] == REST]
    while len(rest) > left:
        pile.move_card(s, rest.pop(source.below(len(rest))), BOX, EVERYONE)


def opponent(s: Any, seat: int, option: int) -> int:
    """The seat that an answer attacks, or with which its fight is; -1 for none."""
    t = s.clone()
    apply(t, seat, option)
    for i in range(t.stack.depth):
        frame = t.stack.frames[i]
        if hasattr(frame, "attacker") and hasattr(frame, "fighter"):
            return int(frame.defender if frame.attacker == seat else frame.attacker)
    return -1


def fights(game: Any, s: Any, seat: int) -> list[int]:
    """The answers to the open question that may lead to a fight."""
    from metro2033.bots.odds import may_fight

    out = Offer()
    offer(s, seat, out)
    found = [out.options[i] for i in range(out.count)]
    return [option for option in found if may_fight(game, asking(s).asks(), option)]


def positions(game: Any, seeds: range, seats: int, left: int, every: int = 7) -> Iterator[Any]:
    """Moments of random matches at which somebody is asked about a fight; few threats are left."""
    for seed in seeds:
        s, source, out = game.new(seats, game.settle(seats, {})), Stream(seed), Offer()
        met = 0
        while s.asked:
            seat = asked_seat(s)
            if seat != CHANCE:
                options = fights(game, s, seat) if s.stack.depth else []
                met += bool(options)
                if options and met % every == 0:
                    t = s.clone()
                    thin_out(t, source, left)
                    yield t, seat, options[source.below(len(options))]
            offer(s, seat, out)
            apply(s, seat, out.pick(source))
