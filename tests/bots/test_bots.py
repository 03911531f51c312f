"""Bots answer every question legally, from a view alone, and the heuristic one plays well."""

from typing import Any

import pytest

from metro2033 import catalog
from metro2033.bots.bot import Bot
from metro2033.bots.registry import UnknownBot, bot, names_for
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream


def play(game: Any, bots: list[Bot], source: Stream, rounds: int) -> Any:
    """Play a match to its end; every answer must be one that was offered."""
    s = game.new(len(bots), game.settle(len(bots), {"most_rounds": rounds}))
    out = Offer()
    while s.asked:
        seat = asked_seat(s)
        offer(s, seat, out)
        if seat == CHANCE:
            apply(s, seat, out.pick(source))
            continue
        view = game.view(s, seat)
        before = state_to_data(view)
        option = bots[seat].choose(view, seat, out)
        assert state_to_data(view) == before
        offer(s, seat, out)
        assert out.has(option)
        apply(s, seat, option)
    return s


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("seats", [2, 6])
def test_heuristic_answers_every_question(edition: str, seats: int) -> None:
    game, source = catalog.game(edition), Stream(seats)
    bots = [bot("heuristic", game, source) for _ in range(seats)]
    s = play(game, bots, source, 2)
    assert game.faults(s) == []


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["first", "second"])
def test_heuristic_beats_random(edition: str) -> None:
    game, won = catalog.game(edition), 0
    for seed in range(4):
        source = Stream(seed)
        mine = seed % 2
        bots = [bot("heuristic" if seat == mine else "random", game, source) for seat in range(2)]
        s = play(game, bots, source, 40)
        won += game.ranking(s)[mine] == 1
    assert won >= 3


@pytest.mark.parametrize("edition", ["first", "second"])
def test_same_view_and_numbers_give_the_same_answer(edition: str) -> None:
    game, source = catalog.game(edition), Stream(7)
    s, out, compared = game.new(3, game.settle(3, {"most_rounds": 3})), Offer(), 0
    while s.asked and compared < 12:
        seat = asked_seat(s)
        offer(s, seat, out)
        if seat != CHANCE and out.count > 1:
            view = game.view(s, seat)
            twin = game.imagine(view, seat, Stream(99))
            answers = []
            for state in (s, twin):
                offer(state, seat, out)
                mind = bot("heuristic", game, Stream(5))
                answers.append(mind.choose(game.view(state, seat), seat, out))
            assert answers[0] == answers[1]
            compared += 1
        offer(s, seat, out)
        apply(s, seat, out.pick(source))
    assert compared == 12


def test_unknown_bots_are_refused() -> None:
    game = catalog.game("second")
    with pytest.raises(UnknownBot, match="known: random, heuristic"):
        bot("oracle", game, Stream(1))
    with pytest.raises(UnknownBot, match="no bot but random plays toy"):
        bot("heuristic", catalog.game("toy"), Stream(1))
    assert names_for(catalog.game("toy")) == ["random"]
    assert names_for(game) == ["random", "heuristic"]
