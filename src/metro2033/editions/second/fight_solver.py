"""Chances in the fights of the second edition: threats from the deck, combat cards from the hand.

Against a threat nothing but the card is open. In a battle both sides mix their combat cards, and
the missions that the opponent may hold count as often as they are held.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from metro2033.bots.fight_solver import (
    DRAWN,
    LOST,
    WON,
    Chances,
    FightSolver,
    Mean,
    by_lead,
    turned,
)
from metro2033.editions.second.card_mix import hands_of
from metro2033.editions.second.duel import Duel, duel_for, edge_of, margin_of
from metro2033.editions.second.help import best_help, code_of, peek_of, side_of
from metro2033.editions.second.hidden_missions import HiddenMissions
from metro2033.editions.second.rules.ability import WindowFrame
from metro2033.editions.second.rules.attack import NeutralFrame
from metro2033.editions.second.rules.battle import CHOOSE_GUARD, BattleFrame
from metro2033.editions.second.rules.part import parts_against_any
from metro2033.editions.second.threat_draw import (
    Peeks,
    known_order,
    unseen_kinds,
    unstack,
)
from metro2033.engine.effects.program import AimFrame
from metro2033.engine.effects.timing import TimingFrame
from metro2033.engine.kernel.core import CHANCE, Core, finish
from metro2033.engine.kernel.event import NO_WINNER, Event, Part
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, second, third, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import BOX, COMBAT, HELD, OPEN, REST, THREATS, TOP
from metro2033.engine.model.state import State
from metro2033.engine.rules.draw import DrawFrame
from metro2033.engine.rules.peek import LOOKING, PeekFrame


@final
class SecondFightSolver(FightSolver):
    """Chances in the second edition."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        assert isinstance(game, Edition)
        self.duel: Final = duel_for(game.content)
        self.order: list[i64] = []
        self.pool: list[i64] = []
        self.peeks: Peeks = Peeks()

    def chances(self, view: Core, seat: i64, option: i64) -> Chances | None:
        frame = asking(view)
        if verb_of(option) == verb.COMMIT and isinstance(frame, BattleFrame):
            assert isinstance(view, State)
            return self.committed(view, frame, seat, first(option))
        return super().chances(view, seat, option)

    def begin(self, s: State) -> None:
        self.peeks = Peeks()
        self.order = known_order(s, self.seat)
        self.pool = unseen_kinds(s, self.seat)
        if not isinstance(asking(s), PeekFrame):
            unstack(s)

    def is_fighting(self, s: State) -> bool:
        return side_of(s, self.seat) is not None

    def outcome(self, event: Event) -> Chances | None:
        args = event.args
        side: i64 = 0
        if event.kind == happening.BATTLE_FOUGHT:
            side = 0 if args[0] == self.seat else 1
        elif event.kind != happening.THREAT_FOUGHT and event.kind != happening.POLIS_FOUGHT:
            return None
        if args[side] != self.seat:
            return None
        if event.winner == NO_WINNER:
            return DRAWN
        return WON if event.winner == side else LOST

    def answer(self, s: State, asked: i64, option: i64) -> Chances | None:
        """A card that is placed on the deck is known to lie there."""
        ended = super().answer(s, asked, option)
        if ended is None and verb_of(option) == verb.PLACE_THREAT:
            card = pile.find_kind(s, THREATS, TOP, first(option))
            if card != NOTHING:
                pile.move_card(s, card, REST, s.seen[card])
                self.order.insert(0, first(option))
        return ended

    def attempt(self, s: State, asked: i64, move: i64) -> Chances:
        order, peeks = self.order[:], self.peeks.copy()
        found = super().attempt(s, asked, move)
        self.order, self.peeks = order, peeks
        return found

    def moves(self, s: State, asked: i64, out: Offer) -> list[i64]:
        frame = asking(s)
        side = side_of(s, asked) if asked != CHANCE else None
        if side is None:
            return [out.options[0]]
        if isinstance(frame, AimFrame) and side.foe != NOTHING:
            return [pack(verb.AIM, side.foe)]
        is_guard = isinstance(frame, BattleFrame) and frame.at == CHOOSE_GUARD
        if is_guard or isinstance(frame, NeutralFrame):
            options = [out.options[i] for i in range(out.count)]
            return [option for option in options if verb_of(option) != verb.USE_MISSION]
        if isinstance(frame, (WindowFrame, TimingFrame)):
            useful = best_help(s, side, out)
            if useful != NOTHING:
                return [useful]
            if asked == self.seat:
                self.note_peeks(s, out, isinstance(frame, WindowFrame))
        return [out.options[0]]

    def note_peeks(self, s: State, out: Offer, by_mission: bool) -> None:
        """Remember the looks at the deck that the seat may take now."""
        word = verb.USE_MISSION if by_mission else verb.USE_EFFECT
        for i in range(out.count):
            look = peek_of(code_of(s, out.options[i]))
            if look != NOTHING and verb_of(out.options[i]) == word:
                self.peeks.add(second(look), third(look))

    def known(self, s: State) -> Chances | None:
        top = s.stack.top()
        if isinstance(top, PeekFrame) and top.seat == self.seat and top.deck == THREATS:
            if top.placing == LOOKING and top.looked == 0:
                self.peeks.add(top.n, top.mode)
                finish(s, 0)
                ended = self.go_on(s)
                return self.known(s) if ended is None else ended
        if isinstance(top, DrawFrame) and top.deck == THREATS and top.zone == OPEN:
            return self.revealed(s)
        if isinstance(top, DrawFrame) and top.deck == COMBAT:
            frame = s.stack.frames[s.stack.depth - 2]
            if isinstance(frame, BattleFrame):
                return self.dealt(s, frame)
        return None

    def revealed(self, s: State) -> Chances:
        """The chances against the threat that will be revealed."""
        results: dict[int, int] = {}
        for kind in [*self.order, *self.pool]:
            if kind >= 0 and int(kind) not in results:
                found = self.against(s, kind)
                results[int(kind)] = 2 if found.win > 0.5 else (1 if found.draw > 0.5 else 0)
        order = [i64(results[int(kind)]) if kind >= 0 else kind for kind in self.order]
        pool: list[i64] = [0, 0, 0]
        for kind in self.pool:
            pool[results[int(kind)]] += 1
        side = side_of(s, self.seat)
        assert side is not None
        parts = parts_against_any(s, self.seat, side.fighter, side.role, side.station)
        return self.peeks.best(order, pool).with_parts(parts)

    def against(self, s: State, kind: i64) -> Chances:
        """How the fight against one threat ends."""
        t = s.clone()
        start = t.content.deck_start[THREATS]
        for card in range(start, start + t.content.deck_count[THREATS]):
            if t.content.kind_of[card] == kind and t.zone[card] != BOX:
                pile.move_card(t, card, REST, 0)
        ended = self.answer(t, CHANCE, pack(verb.DRAW_THREAT, kind))
        return self.solve(t) if ended is None else ended

    def dealt(self, s: State, frame: BattleFrame) -> Chances:
        """The chances of a battle before the combat cards are dealt."""
        margin, edge = margin_of(s, frame), edge_of(s, frame)
        if self.duel.is_plain:
            mix = self.duel.mix(margin, edge, s.content.numbers[c.COMBAT_HAND])
            draw = max(1.0 - mix.win - mix.loss, 0.0)
            found = Chances(mix.win, draw, mix.loss, None, mix.error)
        else:
            found = any_cards(self.duel, margin, edge)
        found = found.with_parts(frame.parts(s))
        return found if self.seat == frame.attacker else found.reversed()

    def committed(self, view: State, frame: BattleFrame, seat: i64, card: i64) -> Chances:
        """The chances of a card in hand against what the opponent may lay."""
        duel, is_attacker = self.duel, seat == frame.attacker
        margin, edge = margin_of(view, frame), edge_of(view, frame)
        kinds, hand = duel.kinds, view.content.numbers[c.COMBAT_HAND]
        held: i64 = 0
        start = view.content.deck_start[COMBAT]
        for n in range(start, start + kinds):
            if view.zone[n] == HELD + seat:
                held |= 1 << (n - start)
        mean = Mean()
        spread: float = duel.mix(margin, edge, hand).error if duel.is_plain else 0.0
        for theirs in hands_of(kinds, hand if duel.is_plain else 1):
            if theirs & held != 0:
                continue
            for n in range(kinds):
                share = 1.0
                if duel.is_plain:
                    mix = duel.mix(margin, edge, hand)
                    share = mix.share[mix.base(1 if is_attacker else 0, theirs) + n]
                if theirs >> n & 1 == 1 and share > 0.0:
                    kind = view.content.kind_of[start + n]
                    one, other = (card, kind) if is_attacker else (kind, card)
                    lead = duel.lead(one, other, margin, edge)
                    mean.add(by_lead(lead if is_attacker else -lead), share)
        parts: list[Part] | None = frame.parts(view)
        found = mean.value().with_parts(parts if is_attacker else turned(parts))
        if not duel.is_plain:
            spread = max(found.win, 1.0 - found.win)
        return found.within(spread)

    def open_chances(self, s: State) -> Chances:
        """The mean over all missions that the opponent in a battle may hold."""
        side = side_of(s, self.seat)
        if side is None or side.foe == NOTHING:
            return self.solve(s)
        hidden = HiddenMissions(s, self.seat, side.foe)
        mean = Mean()
        for mask in range(hidden.hands()):
            weight = hidden.weight(mask)
            if weight > 0.0:
                t = s.clone()
                hidden.deal(t, mask)
                mean.add(self.solve(t), weight)
        return mean.value()


def any_cards(duel: Duel, margin: i64, edge: i64) -> Chances:
    """The attacker's chances when both sides lay any of the cards, all alike.

    A side that chose well would do better: against cards laid alike, by the best of all cards.
    """
    mean = Mean()
    start, kinds = duel.content.deck_start[COMBAT], duel.content.kind_of
    by_mine = [Mean() for _ in range(duel.kinds)]
    by_theirs = [Mean() for _ in range(duel.kinds)]
    for a in range(duel.kinds):
        for b in range(duel.kinds):
            if a != b:
                lead = duel.lead(kinds[start + a], kinds[start + b], margin, edge)
                for counted in (mean, by_mine[a], by_theirs[b]):
                    counted.add(by_lead(lead), 1.0)
    found = mean.value()
    most = max([one.value().win for one in by_mine])
    least = min([one.value().win for one in by_theirs])
    return found.within(max(most - found.win, found.win - least))
