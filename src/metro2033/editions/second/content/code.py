"""Card effects compiled into the engine's programs and rows of statics."""

from __future__ import annotations

from typing import Final

from metro2033.content import effect as shared
from metro2033.content.code import Coder, Unsupported, cells, kind_of, shared_row, shared_step
from metro2033.content.column import pick, places
from metro2033.editions.second.content import op as ops
from metro2033.editions.second.content import special
from metro2033.editions.second.content import static as statics
from metro2033.editions.second.content.during import POINTS, During
from metro2033.editions.second.content.op import Op
from metro2033.editions.second.content.static import Static
from metro2033.engine.effects import program as op
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import code as c
from metro2033.engine.model import ids, pile
from metro2033.engine.model.content import Effect
from metro2033.engine.rules.peek import BURY_ANY, PICK_ONE


class SecondCoder(Coder[Op, Static, During]):
    """Compiles effects of the second edition."""

    def step(self, step: Op) -> list[int]:
        match step:
            case shared.Gain() | shared.LoseResource() | shared.ArmyAdd() | shared.DiscardSelf():
                return [shared_step(step)]
            case ops.Draw():
                is_mission = step.op == "draw_mission"
                return [pack(op.DRAW_MISSION if is_mission else op.DRAW_EQUIPMENT, step.n)]
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
        self.static_rows += self.row(static)
        return pack(op.TIMED if step.target == "you" else op.TIMED_AIMED, len(self.timed) - 1)

    def effect(self, during: During, by: int, kind: int, name: str) -> Effect:
        effect = Effect(POINT_NAMES.index(during.at), self.code(during.do), by, kind)
        effect.rules = CARD_RULES[by]
        effect.fighter = pick(ids.FIGHTERS, during.fighter)
        effect.role = pick(ids.ROLES, during.role)
        effect.target = pick(["neutral", "player"], during.of)
        effect.is_optional = during.is_optional
        effect.is_once = during.once is not None
        if during.who is not None:
            is_most = during.who.stations == "most"
            effect.who = c.MOST_STATIONS if is_most else c.FEWEST_STATIONS
            effect.who_least = during.who.least
        effect.places = places(during.where)
        return effect

    def row(self, static: Static) -> list[int]:  # noqa: C901, PLR0912 one case a topic
        match static:
            case shared.HeroStrength() | shared.HeroSpeed():
                return shared_row(static)
            case statics.Added():
                return cells(c.VOTES if static.on == "votes" else c.OBTAIN, static.add)
            case special.HeroEquipmentLimit():
                return cells(c.EQUIPMENT_LIMIT, static.add)
            case special.HeroRetreat():
                return cells(c.RETREATS_ANYWHERE, 1)
            case statics.HeroTradesAt():
                return cells(c.TRADES_AT, 1 if static.value == "own" else 2)
            case statics.ArmyStrength():
                return cells(c.ARMY_STRENGTH, static.add, place=static.place)
            case statics.ArmyUpkeep():
                level = c.ALWAYS if static.least is None else c.LEVEL + static.least
                return cells(c.UPKEEP, static.add, foe=level)
            case statics.ArmyHansaTunnels():
                return cells(c.HANSA_TUNNELS, 1)
            case statics.CaptureCost():
                prizes = {"neutral": ids.NEUTRAL_PRIZE, "player": ids.PLAYER_PRIZE}
                foe = c.ALWAYS if static.of is None else prizes[static.of]
                topic = c.CAPTURE_COST + kind_of(static.what)
                return cells(topic, static.add, foe=foe, place=static.place)
            case statics.AttackCost():
                topic = c.TARGET_COST if static.against == "you" else c.ATTACK_COST
                return cells(topic + kind_of(static.what), static.add)
            case statics.DrawWins():
                topic = c.HERO_WINS_DRAWS if static.fighter == "hero" else c.ARMY_WINS_DRAWS
                return cells(topic, 1, pick(ids.ROLES, static.role))
            case statics.Replaced() if static.on in NEVER:
                if static.value != 0:
                    raise Unsupported("demand-effect", "zero", word=static.on)
                return cells(NEVER[static.on], 1)
            case statics.Property(on="army.attack_from_hero"):
                return cells(c.ATTACK_FROM_HERO, 1)
            case _:
                raise Unsupported("demand-effect", "fight", word=str(getattr(static, "on", static)))


POINT_NAMES: Final = list(POINTS)
"""The engine counts timing points in the order in which they are described."""

NEVER: Final = {
    "hero.transfer_cost": c.FREE_TRANSFERS,
    "hero.rest": c.NO_REST,
    "army.loss": c.NO_ARMY_LOSS,
}
"""Topics that the engine knows only with the value 0."""

CARD_RULES: Final = {
    c.BY_FACTION: "E2-CARDS-002",
    c.BY_HERO: "E2-HERO-002",
    c.BY_EQUIPMENT: "E2-BUY-008",
    c.BY_LAW: "E2-CARDS-015",
    c.BY_THREAT: "E2-CARDS-010",
}
"""The rules by which the texts of cards work, by the kind of card."""
