"""Card effects of the first edition compiled into the engine's programs and rows of statics."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.content import effect as shared
from metro2033.content.code import Coder, cells, kind_of, shared_row, shared_step
from metro2033.content.column import pick, places, price
from metro2033.editions.first.content import op as ops
from metro2033.editions.first.content import special
from metro2033.editions.first.content import static as statics
from metro2033.editions.first.content.during import CHOSEN, FirstDuring
from metro2033.editions.first.content.op import FirstOp
from metro2033.editions.first.content.static import LastingStatic
from metro2033.editions.first.rules import program as first
from metro2033.editions.first.rules.note import text_rules
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import code as c
from metro2033.engine.model import ids
from metro2033.engine.model.content import Effect

POINTS: Final = {
    "main": c.AT_FREE_STEP,
    "threat.revealed": c.AT_THREAT_REVEALED,
    "threat.answer": c.AT_THREAT_ANSWER,
    "threat.lost": c.AT_THREAT_LOST,
    "battle.before_dice": c.AT_BEFORE_DICE,
    "battle.after_dice": c.AT_AFTER_DICE,
    "battle.hero_lost": c.AT_HERO_LOST,
    "capture.after": c.AT_CAPTURE,
    "turn.end_threat": c.AT_TURN_END,
}

DEEDS: Final = {
    "disarm": first.DISARM,
    "release_here": first.RELEASE_HERE,
    "release_one": first.RELEASE_ONE,
    "knock_out": first.KNOCK_OUT,
    "relocate": first.RELOCATE,
    "capture_here": first.CAPTURE_HERE,
    "retoken": first.RETOKEN,
    "lower_token": first.LOWER_TOKEN,
    "take_yield": first.TAKE_YIELD,
    "offer_items": first.OFFER_ITEMS,
    "refresh": first.REFRESH,
    "settle": first.SETTLE,
    "reroll": first.REROLL,
    "avert": first.AVERT,
}

BONUSES: Final = {
    "weapon_factor": c.WEAPON_FACTOR,
    "mission_look": c.MISSION_LOOK,
    "item_discount": c.ITEM_DISCOUNT,
    "exchanges": c.EXCHANGES,
    "threats_drawn": c.THREATS_DRAWN,
}

STRENGTHEN: Final = {"battle": first.FURY_NOW, "turn": first.FURY, "match": first.GROW}


class FirstCoder(Coder[FirstOp, LastingStatic, FirstDuring]):
    """Compiles effects of the first edition."""

    def step(self, step: FirstOp) -> list[int]:
        """The words of one operation; the threat of a haunted station is the engine's business."""
        match step:
            case shared.Gain() | shared.LoseResource() | shared.ArmyAdd() | shared.DiscardSelf():
                return [shared_step(step)]
            case ops.Strengthen():
                op = first.BLAST if step.by == "explosives" else STRENGTHEN[step.until]
                return [pack(op, step.n)]
            case ops.Bar():
                return [pack(first.BAR if step.turn == "this" else first.BAR_NEXT)]
            case special.Ride():
                return [pack(first.HANDCAR, step.n)]
            case ops.Fetch():
                return [pack(first.FETCH, self.content.slugs["equipment"].index(step.item))]
            case special.LoseKind():
                return [pack(first.LOSE_KIND, kind_of(step.what), step.n)]
            case special.ArmyLose():
                return [pack(first.ARMY_LOSE, step.n, step.stations)]
            case ops.StationOp():
                return [pack(first.RESELECT)] if step.op == "reselect" else []
            case special.Deed():
                return [pack(DEEDS[step.special])]

    def effect(self, during: FirstDuring, by: int, kind: int, name: str) -> Effect:
        effect = Effect(POINTS[during.at], self.code(during.do), by, kind)
        effect.rules = text_rules(by, name)
        effect.fighter = pick(ids.FIGHTERS, during.fighter)
        effect.is_optional = during.is_optional or during.at in CHOSEN
        effect.is_once = during.once is not None
        effect.is_skill = by == c.BY_HERO
        effect.is_attack = during.takes is not None
        effect.needs_hero_foe = during.against is not None
        effect.cost = vec[i64](price(during.cost))
        effect.places = places(during.where)
        return effect

    def row(self, static: LastingStatic) -> list[int]:
        match static:
            case shared.HeroStrength() | shared.HeroSpeed():
                return shared_row(static)
            case special.Bonus():
                return cells(BONUSES[static.special], static.add)
            case special.RingStep():
                return cells(c.RING_STEP, 1)
            case statics.ArmyStrength():
                cell = cells(c.ARMY_STRENGTH, static.add, pick(ids.ROLES, static.role))
                cell[c.PLACE] = c.ALWAYS if static.place is None else c.NEAR_HERO
                return cell
            case special.StationDefence():
                return cells(c.STATION_DEFENCE, static.add, foe=ids.PLAYER)
            case special.FirstSoldier():
                return cells(c.FIRST_SOLDIER + kind_of(static.what), static.add)
            case statics.WorkYield():
                return cells(c.WORK_ANY if static.what == "any" else c.WORK_MUSHROOMS, static.add)
            case statics.ItemOffer():
                return cells(c.ITEM_OFFER, static.add)
            case special.Tribute():
                return cells(c.TRIBUTE, static.value)
