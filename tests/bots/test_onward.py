"""Heroes that do not turn back."""

from typing import Any

import pytest

from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.registry import bot
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.trait import MOVES
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import state as st


def is_move(game: Any, option: int) -> bool:
    """Whether an option moves the hero."""
    return MOVES in game.verbs[verb_of(option)].traits


def offered(s: Any, seat: int) -> Offer:
    """What a seat may answer."""
    found = Offer()
    offer(s, seat, found)
    return found


@pytest.mark.parametrize("name", ["stalker", "raider"])
def test_no_hero_turns_back(name: str) -> None:
    game, nature = catalog.game("first"), Stream(5)
    bots = [bot(name, game, Stream(seat)) for seat in range(2)]
    s: Any = game.new(2, game.settle(2, {"most_rounds": 8}))
    been: list[int] = []
    steps = 0
    while s.asked:
        seat = asked_seat(s)
        out = offered(s, seat)
        if seat == CHANCE:
            apply(s, seat, out.pick(nature))
            continue
        option = bots[seat].choose(game.view(s, seat), seat, out)
        if is_move(game, option):
            been.append(s.get(seat, st.PLACE))
            steps += 1
            others = [
                o for o in out.options[: out.count] if not is_move(game, o) or first(o) not in been
            ]
            assert first(option) not in been or not others
        else:
            been = []
        apply(s, seat, option)
    assert steps >= 20


def test_a_bot_that_begins_in_the_middle_of_a_turn_does_not_turn_back() -> None:
    game = catalog.game("first")
    s = position_at(game, 2, 1, "main")
    seat = asked_seat(s)
    out = offered(s, seat)
    moves = [o for o in out.options[: out.count] if is_move(game, o)]
    left = [int(first(o)) for o in moves]
    assert left
    for seed in range(5):
        found = bot("stalker", game, Stream(seed), left).choose(game.view(s, seat), seat, out)
        assert found not in moves
