"""A battle between two players: costs, defender, combat cards, outcome (E2-OUT-010 to -026)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.ability import WindowFrame
from metro2033.editions.second.rules.capture import CaptureFrame
from metro2033.editions.second.rules.goal import check_won
from metro2033.editions.second.rules.part import add_side
from metro2033.editions.second.rules.wound import WoundFrame
from metro2033.engine.effects.part import add
from metro2033.engine.effects.timing import TimingFrame
from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.event import Part
from metro2033.engine.kernel.helper import sealed
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import bit, first, pack
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.ids import ARMY, ATTACK, DEFENCE, HERO, KINDS, NOTHING, PLAYER
from metro2033.engine.model.pile import COMBAT, HELD, REST
from metro2033.engine.model.state import IN_FORCE, LAW, PLACE, State
from metro2033.engine.rules.casualty import lose_attack
from metro2033.engine.rules.draw import DrawFrame
from metro2033.engine.rules.equipment import MAY_DISCARD, MAY_STEAL, MUST_DISCARD, StripFrame
from metro2033.engine.rules.modifier import strength, total, wins_draws
from metro2033.engine.rules.resource import spend
from metro2033.engine.rules.station import lose


def attack_cost(s: State, seat: i64, victim: i64, kind: i64) -> i64:
    """What it costs in one resource to attack a player's station or hero."""
    by_law = total(s, seat, c.ATTACK_COST + kind, ATTACK, PLAYER, 0)
    return max(by_law + total(s, victim, c.TARGET_COST + kind, DEFENCE, PLAYER, 0), 0)


def can_pay_attack(s: State, seat: i64, victim: i64) -> bool:
    """Whether a seat can pay for attacking another."""
    if s.numbers[LAW] == NOTHING and s.numbers[IN_FORCE] == 0 and s.content.attacks_are_free:
        return True
    for kind in range(i64(KINDS)):
        if s.stock(seat, kind) < attack_cost(s, seat, victim, kind):
            return False
    return True


def affordable(s: State, seat: i64) -> i64:
    """The mask of the others whom a seat can pay for attacking."""
    mask: i64 = 0
    for other in range(s.seat_count()):
        if other != seat and can_pay_attack(s, seat, other):
            mask |= bit(other)
    return mask


def refuse_price(s: State, seat: i64) -> str:
    """What makes an attack too dear: the law in force, or else an ability that lasts."""
    for kind in range(i64(KINDS)):
        if s.stock(seat, kind) < total(s, seat, c.ATTACK_COST + kind, ATTACK, PLAYER, 0):
            return "E2-CARDS-015"
    return "E2-MISS-009"


def attack_price(s: State, seat: i64, victim: i64) -> None:
    """Pay for declaring an attack: what a law asks for, the ability of a mission, or both."""
    for kind in range(i64(KINDS)):
        cost = attack_cost(s, seat, victim, kind)
        if cost > 0:
            by_law = total(s, seat, c.ATTACK_COST + kind, ATTACK, PLAYER, 0)
            rules = "E2-CARDS-015" if by_law > 0 else "E2-CARDS-013"
            if 0 < by_law < cost:
                rules = "E2-CARDS-015 E2-CARDS-013"
            spend(s, seat, kind, cost, rules)


CHOOSE_GUARD: Final = 0
PREPARE: Final = 1
DEAL: Final = 2
DECIDED: Final = 99


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BattleFrame(Frame):
    """Two players fight for a station (`prize` 1) or about a hero (0).

    `at` counts: the defender names army or hero, both prepare, then DEAL + n cards are dealt.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "attacker",
        "fighter",
        "defender",
        "guard",
        "station",
        "prize",
        "at",
    )

    def __init__(
        self,
        attacker: i64,
        fighter: i64,
        defender: i64,
        guard: i64,
        station: i64,
        prize: i64,
        at: i64 = CHOOSE_GUARD,
    ) -> None:
        self.attacker: Final = attacker
        self.fighter: Final = fighter
        self.defender: Final = defender
        self.guard: Final = guard
        self.station: Final = station
        self.prize: Final = prize
        self.at: Final = at

    def go(self, s: State, guard: i64, at: i64) -> None:
        """Go on to another step."""
        replace_top(
            s,
            BattleFrame(
                self.attacker, self.fighter, self.defender, guard, self.station, self.prize, at
            ),
        )

    def step(self, s: State) -> i64:
        hands = 2 * s.content.numbers[c.COMBAT_HAND]
        if self.at == CHOOSE_GUARD:
            if self.prize == 1 and s.get(self.defender, PLACE) == self.station:
                return 1 << self.defender
            self.go(s, self.guard, PREPARE)
        elif self.at == PREPARE:
            self.prepare(s)
        elif self.at == DECIDED:
            finish(s, 0)
        elif self.at < DEAL + hands:
            self.go(s, self.guard, self.at + 1)
            to = self.dealt_to(self.at)
            s.stack.append(DrawFrame(COMBAT, HELD + to, to))
        else:
            low = min(self.attacker, self.defender)
            s.stack.append(sealed(vec[i64]([low, max(self.attacker, self.defender)])))
        return NOBODY

    def dealt_to(self, at: i64) -> i64:
        """Who gets the card that is dealt at a step: attacker and defender in turn."""
        return self.attacker if (at - DEAL) % 2 == 0 else self.defender

    def resume(self, s: State, result: i64) -> None:
        if DEAL < self.at < DECIDED:
            kind = s.content.kind_of[result]
            s.whisper(happening.COMBAT_DEALT, "E2-CDECK-003", self.dealt_to(self.at - 1), kind)

    def prepare(self, s: State) -> None:
        """Windows and effects before the deal: the attacker first, then the defender (R2-154)."""
        self.go(s, self.guard, DEAL)
        point = c.AT_BATTLE
        s.stack.append(TimingFrame(point, self.defender, self.station, self.guard, DEFENCE))
        s.stack.append(TimingFrame(point, self.attacker, self.station, self.fighter, ATTACK))
        s.stack.append(WindowFrame(self.defender))
        s.stack.append(WindowFrame(self.attacker))

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        if self.at == CHOOSE_GUARD:
            out.add(pack(verb.FIGHT_WITH, ARMY))
            out.add(pack(verb.FIGHT_WITH, HERO))
            return
        start = s.content.deck_start[COMBAT]
        for card in range(start, start + s.content.deck_count[COMBAT]):
            if s.zone[card] == HELD + seat:
                out.add(pack(verb.COMMIT, s.content.kind_of[card]))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        rules = "E2-ARMY-014" if self.fighter == ARMY else "E2-HATK-004"
        s.tell(happening.DEFENCE_CHOSEN, rules, seat, first(option))
        self.go(s, first(option), PREPARE)

    def unseal(self, s: State, answers: list[int]) -> None:
        """Both cards are opened at once and their modifiers added (E2-CDECK-006, -007)."""
        low_card = first(answers[0])
        high_card = first(answers[1])
        first_low = self.attacker < self.defender
        mine = low_card if first_low else high_card
        theirs = high_card if first_low else low_card
        gather_combat_cards(s)
        bonus = modifier(s, mine, theirs)
        s.tell(happening.COMBAT_SHOWN, "E2-CDECK-006", self.attacker, mine, bonus)
        x = strength(s, self.attacker, self.fighter, ATTACK, PLAYER, self.station) + bonus
        bonus = modifier(s, theirs, mine)
        s.tell(happening.COMBAT_SHOWN, "E2-CDECK-006", self.defender, theirs, bonus)
        y = strength(s, self.defender, self.guard, DEFENCE, PLAYER, self.station) + bonus
        rules = "E2-STR-011" if x == y else "E2-STR-001"
        s.tell(happening.BATTLE_FOUGHT, rules, self.attacker, self.defender, x, y)
        lead = x - y
        if lead == 0:
            lead += 1 if wins_draws(s, self.attacker, self.fighter, ATTACK) else 0
            lead -= 1 if wins_draws(s, self.defender, self.guard, DEFENCE) else 0
        if s.log is not None:
            parts = self.parts(s)
            add(parts, 0, "combat", mine, modifier(s, mine, theirs), "E2-CDECK-007")
            add(parts, 1, "combat", theirs, modifier(s, theirs, mine), "E2-CDECK-007")
            s.log.explain(parts, lead)
        self.go(s, self.guard, DECIDED)
        if lead > 0:
            self.attacker_wins(s)
        elif lead < 0:
            self.attacker_loses(s)

    def parts(self, s: State) -> list[Part]:
        """Where both strengths come from, without combat cards."""
        out: list[Part] = []
        add_side(s, out, 0, self.attacker, self.fighter, ATTACK, PLAYER, self.station)
        add_side(s, out, 1, self.defender, self.guard, DEFENCE, PLAYER, self.station)
        return out

    def attacker_wins(self, s: State) -> None:
        """The station changes hands, or the beaten hero is stripped and wounded."""
        if self.prize == 1:
            lose(s, self.station, "E2-OUT-010" if self.fighter == ARMY else "E2-OUT-015")
            s.stack.append(CaptureFrame(self.attacker, self.station, self.defender, self.fighter))
        elif self.fighter == ARMY:
            s.stack.append(WoundFrame(self.defender, "E2-OUT-025"))
            s.stack.append(StripFrame(self.attacker, self.defender, MAY_DISCARD, "E2-OUT-024"))
        else:
            self.hero_wins(s, self.attacker, self.defender)

    def hero_wins(self, s: State, victor: i64, loser: i64) -> None:
        """A hero has beaten another one, who is stripped and wounded."""
        s.stack.append(WoundFrame(loser, "E2-OUT-023"))
        s.stack.append(StripFrame(victor, loser, MAY_STEAL, "E2-OUT-022"))
        check_won(s, victor, HERO, True, 0, False)

    def attacker_loses(self, s: State) -> None:
        """A lost attack costs an army strength, and wounds a hero who loses a card as well."""
        if self.fighter == ARMY:
            rules = "E2-OUT-013" if self.prize == 1 else "E2-OUT-026"
            lose_attack(s, self.attacker, s.content.numbers[c.ARMY_LOSS], rules)
        elif self.prize == 1:
            s.stack.append(WoundFrame(self.attacker, "E2-OUT-017"))
            s.stack.append(StripFrame(self.defender, self.attacker, MUST_DISCARD, "E2-OUT-018"))
        else:
            self.hero_wins(s, self.defender, self.attacker)

    def asks(self) -> str:
        return "choose_defender" if self.at == CHOOSE_GUARD else "combat_card"

    def describe(self, s: State, subject: Subject) -> None:
        subject.rival(self.defender if subject.seat == self.attacker else self.attacker)
        subject.name("station", self.station)

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        return "E2-OUT-019" if self.at == CHOOSE_GUARD else "E2-CDECK-005"


def gather_combat_cards(s: State) -> None:
    """All combat cards go back to the pack; those not played stay unseen (R2-114)."""
    start = s.content.deck_start[COMBAT]
    for card in range(start, start + s.content.deck_count[COMBAT]):
        if s.zone[card] != REST:
            pile.move_card(s, card, REST, 0)


def modifier(s: State, card: i64, against: i64) -> i64:
    """What a combat card adds, by the type of the opponent's card (E2-CARDS-019)."""
    return s.content.combat_modifier[card * 3 + s.content.combat_type[against]]
