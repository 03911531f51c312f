"""Card effects compiled into the engine's programs and rows of statics."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.effects import program as op
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import content as c
from metro2033.engine.model import ids, pile
from metro2033.engine.model.content import Content, Effect
from metro2033.engine.rules.draw import BURY_ANY, PICK_ONE

from . import op as ops
from . import static as statics
from .condition import Resource
from .during import During
from .op import Op
from .static import Static


class Unsupported(ValueError):
    """An effect that is well formed but that the engine has no means for."""


class Coder:
    """Compiles effects and collects the tables they share."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.static_rows: list[int] = []
        self.timed: list[int] = []
        self.timed_battle: list[int] = []

    def close(self) -> None:
        """Hand the collected tables to the content."""
        self.content.statics = vec[i64](self.static_rows)
        self.content.timed_static = vec[i64](self.timed)
        self.content.timed_battle = vec[i64](self.timed_battle)
        self.content.timed_count = len(self.timed)

    def rows(self, cards: Sequence[Sequence[Static]]) -> vec[i64]:
        """Add the statics of some cards; the result has the first row and the count of each."""
        return self.spans([[row(static) for static in card] for card in cards])

    def spans(self, cards: Sequence[Sequence[list[int]]]) -> vec[i64]:
        """Add the rows of some cards; the result is as of `rows`."""
        found: list[int] = []
        for card in cards:
            found += [self.row_count(), len(card)]
            for cells_of_static in card:
                self.static_rows += cells_of_static
        return vec[i64](found)

    def row_count(self) -> int:
        """How many rows there are."""
        return len(self.static_rows) // c.STATIC_WIDTH

    def code(self, program: Sequence[Op]) -> vec[i64]:
        """A program as words."""
        return vec[i64](self.words(program))

    def words(self, program: Sequence[Op]) -> list[int]:
        """The words of a program."""
        return [word for step in program for word in self.step(step)]

    def step(self, step: Op) -> list[int]:  # noqa: C901 one case an operation
        """The words of one operation."""
        match step:
            case ops.Gain():
                return [pack(op.GAIN, ids.RESOURCES.index(step.what), step.n)]
            case ops.LoseResource():
                return [pack(op.LOSE_OWN if step.who == "you" else op.TAKE_FROM_LOSER, step.n)]
            case ops.ArmyAdd():
                return [pack(op.ARMY_ADD, step.n)]
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
            case ops.LoseStation():
                return [pack(op.LOSE_STATION)]
            case ops.DiscardSelf():
                return [pack(op.DISCARD_SELF)]
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


def number(words: list[str], word: str | None) -> int:
    """The number of a word, ALWAYS when it is not given."""
    return c.ALWAYS if word is None else words.index(word)


def row(static: Static) -> list[int]:  # noqa: C901, PLR0912 one case a topic
    """A static as a row: topic, value, role, foe, place."""
    match static:
        case statics.HeroStrength():
            foe = c.ANY_THREAT if static.versus == "threat" else number(ids.FOES, static.versus)
            return cells(c.HERO_STRENGTH, static.add, number(ids.ROLES, static.role), foe)
        case statics.HeroSpeed():
            return cells(c.HERO_SPEED, static.add)
        case statics.HeroTransferCost():
            return cells(c.FREE_TRANSFERS, only(0, static.value, "hero.transfer_cost"))
        case statics.HeroEquipmentLimit():
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
    """The rows of statics about prices, draws and votes."""
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
        case _:
            raise Unsupported(f"{static.on} works only on a threat card")


def cells(
    topic: int, value: int, role: int = c.ALWAYS, foe: int = c.ALWAYS, place: str | None = None
) -> list[int]:
    """The cells of a row."""
    return [topic, value, role, foe, c.ALWAYS if place is None else c.HERO_PLACE]


def only(allowed: int, value: int, topic: str) -> int:
    """1 for the one value the engine knows of a topic."""
    if value != allowed:
        raise Unsupported(f"{topic} can only be {allowed}, not {value}")
    return 1


def kind(resource: Resource) -> int:
    """The number of a resource."""
    return ids.RESOURCES.index(resource)
