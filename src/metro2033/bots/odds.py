"""The odds of fights before they are begun, as a seat may know them: won in so many worlds."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.consequence import Consequence, state_of
from metro2033.bots.feature import Evaluator, real
from metro2033.bots.lookahead import SEEDS
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.event import Event, Log
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply
from metro2033.engine.kernel.source import Source
from metro2033.engine.kernel.trait import BEFORE_FIGHT, FIGHT_OUTCOME, FIGHTS, PASSES
from metro2033.engine.kernel.word import marks, verb_of
from metro2033.engine.model import happening

WORLDS: Final = 400
NO_FIGHT: Final = -1.0


@final
class Odds:
    """Tries fights out; hidden cards are imagined, combat cards are mixed by both sides."""

    def __init__(self, game: Game[Any], evaluator: Evaluator, source: Source) -> None:
        self.game: Final = game
        self.evaluator: Final = evaluator
        self.source: Final = source
        self.consequence: Final = Consequence(game, evaluator)
        self.decides: Final = marks(game.events, FIGHT_OUTCOME)

    def chance(self, view: Core, seat: i64, option: i64, worlds: i64 = WORLDS) -> float:
        """How likely the fight that an option begins is won; NO_FIGHT where it begins none."""
        if not may_fight(self.game, asking(view).asks(), option):
            return NO_FIGHT
        won: i64 = 0
        fought: i64 = 0
        for world in range(worlds):
            s = state_of(self.game.imagine(view, seat, self.source))
            log = Log()
            s.log = log
            self.consequence.lots.begin(self.source.below(SEEDS), world, worlds)
            turn = self.evaluator.turn(s)
            apply(s, seat, option)
            self.consequence.settle(s, turn)
            result = outcome(log.events, self.decides, seat)
            fought += 1 if result != UNFOUGHT else 0
            won += 1 if result == WON else 0
        return NO_FIGHT if fought == 0 else real(won) / real(fought)


UNFOUGHT: Final = 0
LOST: Final = 1
WON: Final = 2


def may_fight(game: Game[Any], kind: str, option: i64) -> bool:
    """Whether a fight may follow at once when a question of that kind is answered so."""
    verb = game.verbs[verb_of(option)]
    return verb.has(FIGHTS) or (verb.has(PASSES) and BEFORE_FIGHT in game.questions[kind])


def outcome(events: list[Event], decides: vec[i64], seat: i64) -> i64:
    """How the first fight of a seat among some events ended; who draws has not won.

    `decides` marks the kinds of events by which fights are decided. Where a draw counts as won,
    the captured station tells.
    """
    result: i64 = UNFOUGHT
    for event in events:
        args = event.args
        if result != UNFOUGHT:
            if event.kind == happening.STATION_CAPTURED and args[0] == seat:
                return WON
        elif decides[event.kind] == 1:
            last = i64(len(args)) - 1
            lead = args[last - 1] - args[last]
            if args[0] == seat:
                result = WON if lead > 0 else LOST
            elif event.kind == happening.BATTLE_FOUGHT and args[1] == seat:
                result = WON if lead < 0 else LOST
    return result
