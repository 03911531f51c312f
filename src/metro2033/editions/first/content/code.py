"""Card effects of the first edition compiled into the engine's programs and rows of statics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.content.code import Coder, cells, kind, number, shared_row, shared_step
from metro2033.content.column import places, price
from metro2033.content.effect import (
    ArmyAdd,
    DiscardSelf,
    Gain,
    HeroSpeed,
    HeroStrength,
    LoseResource,
)
from metro2033.editions.first.content import op as ops
from metro2033.editions.first.content import special
from metro2033.editions.first.content import static as statics
from metro2033.editions.first.content.during import CHOSEN, FirstDuring
from metro2033.editions.first.content.op import FirstOp
from metro2033.editions.first.content.static import LastingStatic
from metro2033.editions.first.rules import program as first
from metro2033.editions.first.rules import special as doing
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

PLAIN: Final[dict[type[object], int]] = {
    special.Disarm: doing.DISARM,
    special.ReleaseHere: doing.RELEASE_HERE,
    special.ReleaseOne: doing.RELEASE_ONE,
    special.KnockOut: doing.KNOCK_OUT,
    special.Relocate: doing.RELOCATE,
    special.CaptureHere: doing.CAPTURE_HERE,
    special.Retoken: doing.RETOKEN,
    special.LowerToken: doing.LOWER_TOKEN,
    special.TakeYield: doing.TAKE_YIELD,
    special.OfferItems: doing.OFFER_ITEMS,
    ops.Reselect: first.RESELECT,
    special.Refresh: doing.REFRESH,
    special.Settle: doing.SETTLE,
    special.Reroll: doing.REROLL,
    special.Avert: doing.AVERT,
}
"""Operations without arguments."""

STRENGTHEN: Final = {"battle": first.FURY_NOW, "turn": first.FURY, "match": first.GROW}


class FirstCoder(Coder):
    """Compiles effects of the first edition."""

    def rows(self, cards: Sequence[Sequence[LastingStatic]]) -> vec[i64]:
        """Add the statics of some cards; the result has the first row and the count of each."""
        return self.spans([[first_row(static) for static in card] for card in cards])

    def code(self, program: Sequence[FirstOp]) -> vec[i64]:
        """A program as words."""
        return vec[i64]([word for step in program for word in self.step(step)])

    def step(self, step: FirstOp) -> list[int]:
        """The words of one operation; the threat of a haunted station is the engine's business."""
        match step:
            case Gain() | LoseResource() | ArmyAdd() | DiscardSelf():
                return [shared_step(step)]
            case ops.Strengthen():
                op = first.BLAST if step.by == "explosives" else STRENGTHEN[step.until]
                return [pack(op, step.n)]
            case ops.Bar():
                return [pack(first.BAR if step.turn == "this" else first.BAR_NEXT)]
            case special.Ride():
                return [pack(doing.HANDCAR, step.n)]
            case ops.Fetch():
                return [pack(first.FETCH, self.content.slugs["equipment"].index(step.item))]
            case special.LoseKind():
                return [pack(doing.LOSE_KIND, kind(step.what), step.n)]
            case special.ArmyLose():
                return [pack(doing.ARMY_LOSE, step.n, step.stations)]
            case ops.FaceThreat():
                return []
            case _:
                return [pack(PLAIN[type(step)])]

    def effect(self, during: FirstDuring, by: int, of: int) -> Effect:
        """A program at a timing point, on card `of` of a kind of cards."""
        effect = Effect(POINTS[during.at], self.code(during.do), by, of)
        effect.fighter = number(ids.FIGHTERS, during.fighter)
        effect.is_optional = during.is_optional or during.at in CHOSEN
        effect.is_once = during.once is not None
        effect.is_skill = by == c.BY_HERO
        effect.is_attack = during.takes is not None
        effect.needs_hero_foe = during.against is not None
        effect.cost = vec[i64](price(during.cost))
        effect.places = places(during.where)
        return effect


def first_row(static: LastingStatic) -> list[int]:  # noqa: C901, PLR0912 one case a topic
    """A static as a row: topic, value, role, foe, place."""
    match static:
        case HeroStrength() | HeroSpeed():
            return shared_row(static)
        case special.WeaponFactor():
            return cells(c.WEAPON_FACTOR, static.add)
        case special.RingStep():
            return cells(c.RING_STEP, 1)
        case statics.ArmyStrength():
            cell = cells(c.ARMY_STRENGTH, static.add, number(ids.ROLES, static.role))
            cell[c.PLACE] = c.ALWAYS if static.place is None else c.NEAR_HERO
            return cell
        case special.StationDefence():
            return cells(c.STATION_DEFENCE, static.add, foe=ids.PLAYER)
        case special.MissionLook():
            return cells(c.MISSION_LOOK, static.add)
        case special.FirstSoldier():
            return cells(c.FIRST_SOLDIER + kind(static.what), static.add)
        case statics.WorkYield():
            return cells(c.WORK_ANY if static.what == "any" else c.WORK_MUSHROOMS, static.add)
        case statics.ItemOffer():
            return cells(c.ITEM_OFFER, static.add)
        case special.ItemDiscount():
            return cells(c.ITEM_DISCOUNT, static.add)
        case special.Exchanges():
            return cells(c.EXCHANGES, static.add)
        case special.Tribute():
            return cells(c.TRIBUTE, static.value)
        case special.ThreatsDrawn():
            return cells(c.THREATS_DRAWN, static.add)
