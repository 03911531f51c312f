"""Card effects compiled into the engine's programs and rows of statics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.content.code import Coder, Unsupported, cells, kind, number, shared_row, shared_step
from metro2033.content.effect import (
    ArmyAdd,
    DiscardSelf,
    Gain,
    HeroSpeed,
    HeroStrength,
    LoseResource,
)
from metro2033.editions.second.content import op as ops
from metro2033.editions.second.content import special
from metro2033.editions.second.content import static as statics
from metro2033.editions.second.content.during import During
from metro2033.editions.second.content.op import Op
from metro2033.editions.second.content.static import Static
from metro2033.engine.effects import program as op
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import code as c
from metro2033.engine.model import ids, pile
from metro2033.engine.model.content import Effect
from metro2033.engine.rules.peek import BURY_ANY, PICK_ONE


class SecondCoder(Coder):
    """Compiles effects of the second edition."""

    def rows(self, cards: Sequence[Sequence[Static]]) -> vec[i64]:
        """Add the statics of some cards; the result has the first row and the count of each."""
        return self.spans([[row(static) for static in card] for card in cards])

    def code(self, program: Sequence[Op]) -> vec[i64]:
        """A program as words."""
        return vec[i64](self.words(program))

    def words(self, program: Sequence[Op]) -> list[int]:
        """The words of a program."""
        return [word for step in program for word in self.step(step)]

    def step(self, step: Op) -> list[int]:
        """The words of one operation."""
        match step:
            case Gain() | LoseResource() | ArmyAdd() | DiscardSelf():
                return [shared_step(step)]
            case ops.DrawEquipment():
                return [pack(op.DRAW_EQUIPMENT, step.n)]
            case ops.DrawMission():
                return [pack(op.DRAW_MISSION, step.n)]
            case ops.Peek():
                deck = pile.LAWS if step.deck == "law" else pile.THREATS
                return [pack(op.PEEK, deck, step.n, BURY_ANY if step.bury == "any" else PICK_ONE)]
            case ops.PayOr():
                otherwise = self.words(step.otherwise)
                cost = step.cost
                pay = pack(op.PAY, cost.pig, cost.mushroom, cost.ammo)
                return [pay, pack(op.SKIP, len(otherwise)), *otherwise]
            case ops.Casualties():
                return [pack(op.CASUALTIES)]
            case ops.DiscardEquipment():
                return [pack(op.DISCARD_OWN, step.n)]
            case special.LoseStation():
                return [pack(op.LOSE_STATION)]
            case ops.Timed():
                return [self.timed_word(step, static) for static in step.static]

    def timed_word(self, step: ops.Timed, static: Static) -> int:
        """The word that puts a timed static in force."""
        self.timed.append(self.row_count())
        self.timed_battle.append(int(step.until == "battle"))
        self.static_rows += row(static)
        return pack(op.TIMED if step.target == "you" else op.TIMED_AIMED, len(self.timed) - 1)

    def effect(self, during: During, by: int, kind: int, point: int) -> Effect:
        """A program at a timing point."""
        effect = Effect(point, self.code(during.do), by, kind)
        effect.rules = CARD_RULES[by]
        effect.fighter = number(ids.FIGHTERS, during.fighter)
        effect.role = number(ids.ROLES, during.role)
        effect.target = number(["neutral", "player"], during.of)
        effect.is_optional = during.is_optional
        effect.is_once = during.once is not None
        if during.who is not None:
            is_most = during.who.stations == "most"
            effect.who = c.MOST_STATIONS if is_most else c.FEWEST_STATIONS
            effect.who_least = during.who.least
        return effect


CARD_RULES: Final = {
    c.BY_FACTION: "E2-CARDS-002",
    c.BY_HERO: "E2-HERO-002",
    c.BY_EQUIPMENT: "E2-BUY-008",
    c.BY_LAW: "E2-CARDS-015",
    c.BY_THREAT: "E2-CARDS-010",
}
"""The rules by which the texts of cards work, by the kind of card."""


def row(static: Static) -> list[int]:  # noqa: C901 one case a topic
    """A static as a row: topic, value, role, foe, place."""
    match static:
        case HeroStrength() | HeroSpeed():
            return shared_row(static)
        case statics.HeroTransferCost():
            return cells(c.FREE_TRANSFERS, only(0, static.value, "hero.transfer_cost"))
        case special.HeroEquipmentLimit():
            return cells(c.EQUIPMENT_LIMIT, static.add)
        case statics.HeroRest():
            return cells(c.NO_REST, only(0, static.value, "hero.rest"))
        case statics.HeroTradesAt():
            return cells(c.TRADES_AT, 1 if static.value == "own" else 2)
        case statics.ArmyStrength():
            return cells(c.ARMY_STRENGTH, static.add, place=static.place)
        case statics.ArmyLoss():
            return cells(c.NO_ARMY_LOSS, only(0, static.value, "army.loss"))
        case statics.ArmyUpkeep():
            level = c.ALWAYS if static.least is None else c.LEVEL + static.least
            return cells(c.UPKEEP, static.add, foe=level)
        case statics.ArmyHansaTunnels():
            return cells(c.HANSA_TUNNELS, 1)
        case statics.ArmyObtain():
            return cells(c.OBTAIN, static.add)
        case statics.ArmyAttackFromHero():
            return cells(c.ATTACK_FROM_HERO, 1)
        case _:
            return other_row(static)


def other_row(static: Static) -> list[int]:
    """The rows of statics about prices, draws, votes and retreats."""
    match static:
        case statics.CaptureCost():
            foe = c.ALWAYS
            if static.of is not None:
                foe = ids.NEUTRAL_PRIZE if static.of == "neutral" else ids.PLAYER_PRIZE
            topic = c.CAPTURE_COST + kind(static.what)
            return cells(topic, static.add, foe=foe, place=static.place)
        case statics.AttackCost():
            topic = c.TARGET_COST if static.against == "you" else c.ATTACK_COST
            return cells(topic + kind(static.what), static.add)
        case statics.DrawWins():
            topic = c.HERO_WINS_DRAWS if static.fighter == "hero" else c.ARMY_WINS_DRAWS
            return cells(topic, 1, number(ids.ROLES, static.role))
        case statics.Votes():
            return cells(c.VOTES, static.add)
        case special.HeroRetreat():
            return cells(c.RETREATS_ANYWHERE, 1)
        case _:
            raise Unsupported(f"{static} works only on a threat card")


def only(allowed: int, value: int, topic: str) -> int:
    """1 for the one value the engine knows of a topic."""
    if value != allowed:
        raise Unsupported(f"{topic} can only be {allowed}, not {value}")
    return 1
