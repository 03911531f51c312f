"""The missions that an opponent may hold unseen, as far as they help in a battle."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from metro2033.bots.fight_solver import choose
from metro2033.editions.second.help import Side, battle_side, help_of
from metro2033.editions.second.rules.battle import CHOOSE_GUARD, BattleFrame
from metro2033.engine.model import pile
from metro2033.engine.model.ids import ARMY, HERO
from metro2033.engine.model.pile import HELD, MISSIONS, REST
from metro2033.engine.model.state import State


@final
class HiddenMissions:
    """All hands of unseen missions that a seat's opponent may hold in a battle.

    A hand is the mask of the helpful cards in it; which others fill it does not matter.
    """

    def __init__(self, s: State, seat: i64, foe: i64) -> None:
        self.seat: Final = seat
        self.foe: Final = foe
        self.held: i64 = 0
        self.helpful: list[i64] = []
        self.others: list[i64] = []
        sides = possible_sides(s, foe)
        start = s.content.deck_start[MISSIONS]
        for card in range(start, start + s.content.deck_count[MISSIONS]):
            if pile.knows(s, card, seat):
                continue
            self.held += 1 if s.zone[card] == HELD + foe else 0
            code = s.content.mission_ability[s.content.kind_of[card]]
            if any([help_of(s, side, code) > 0 for side in sides]):
                self.helpful.append(card)
            else:
                self.others.append(card)

    def hands(self) -> i64:
        """How many masks there are."""
        return 1 << i64(len(self.helpful)) if self.held > 0 else 1

    def cards(self, mask: i64) -> list[i64]:
        """The helpful cards of a mask."""
        return [self.helpful[i] for i in range(len(self.helpful)) if mask >> i & 1 == 1]

    def weight(self, mask: i64) -> float:
        """In how many ways the opponent can hold just these helpful cards."""
        return choose(i64(len(self.others)), self.held - i64(len(self.cards(mask))))

    def deal(self, s: State, mask: i64) -> None:
        """Give the opponent a hand for the one imagined."""
        start = s.content.deck_start[MISSIONS]
        for card in range(start, start + s.content.deck_count[MISSIONS]):
            if s.zone[card] == HELD + self.foe and not pile.knows(s, card, self.seat):
                pile.move_card(s, card, REST, 0)
        cards = self.cards(mask)
        for card in [*cards, *self.others[: self.held - len(cards)]]:
            pile.move_card(s, card, HELD + self.foe, 1 << self.foe)


def possible_sides(s: State, foe: i64) -> list[Side]:
    """The sides an opponent may take: a defender who has yet to choose may take two."""
    found: list[Side] = []
    for i in range(s.stack.depth):
        frame = s.stack.frames[i]
        if isinstance(frame, BattleFrame):
            guards = [frame.guard]
            if frame.at == CHOOSE_GUARD:
                guards = [i64(ARMY), i64(HERO)]
            for guard in guards:
                side = battle_side(named(frame, guard), foe)
                if side is not None:
                    found.append(side)
    return found


def named(frame: BattleFrame, guard: i64) -> BattleFrame:
    """The same battle with that guard."""
    return BattleFrame(
        frame.attacker, frame.fighter, frame.defender, guard, frame.station, frame.prize, frame.at
    )
