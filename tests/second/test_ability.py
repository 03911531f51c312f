"""Abilities of missions are offered at every decision of their players (R2-154)."""

from collections.abc import Iterator

import pytest

from laws.walk import asked, nature, one_of, options
from metro2033.editions.second.rules.ability import SETUP, ready
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import verb
from metro2033.engine.model.pile import HELD, MISSIONS
from metro2033.engine.model.state import PHASE, State
from second.random_play import new

CLOSED = {"combat_card"}
"""Between the deal and the showing of combat cards there is no window."""

WAITING = {"keep_card", "place_cards"}
"""An ability that takes up cards of the same deck waits until these are put away."""

MET = {
    *("army_action", "capture", "choose_defender", "endangered_station"),
    *("hero_turn", "hire", "keep_card", "maintenance", "market", "mission_window"),
    *("place_cards", "replacement", "retreat", "strip_hero", "take_resource"),
    *("use_effect", "vote"),
}


def thrifty(seats: int, seed: int) -> Iterator[tuple[State, int, list[int]]]:
    """A random match whose players seldom spend a mission: each question with its options."""
    s, source = new(seats, 12), Stream(seed)
    while s.asked:
        seat = one_of(asked(s), source)
        if seat == CHANCE:
            apply(s, seat, nature(s, source))
            continue
        offered = options(s, seat)
        yield s, seat, offered
        usual = [option for option in offered if verb_of(option) != verb.USE_MISSION]
        apply(s, seat, one_of(offered if source.below(20) == 0 else usual, source))


def at_hand(s: State, seat: int) -> set[int]:
    """The missions whose ability a seat can use."""
    start = s.content.deck_start[MISSIONS]
    kinds = range(s.content.deck_count[MISSIONS])
    held = {kind for kind in kinds if s.zone[start + kind] == HELD + seat}
    return held | {kind for kind in kinds if ready(s, seat) >> kind & 1}


@pytest.mark.rule("E2-CARDS-013", "R2-154")
def test_abilities_are_offered_at_every_question() -> None:
    met: set[str] = set()
    for seed in range(40):
        for s, seat, offered in thrifty(2 + seed % 5, seed):
            kind = asking(s).asks()
            abilities = {first(o) for o in offered if verb_of(o) == verb.USE_MISSION}
            if kind in CLOSED or s.numbers[PHASE] == SETUP:
                assert abilities == set()
            elif kind in WAITING:
                assert abilities <= at_hand(s, seat)
            else:
                assert abilities == at_hand(s, seat)
            if abilities:
                met.add(kind)
    assert met >= MET, MET - met
