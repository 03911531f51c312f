"""Bots answer every question legally, from a view alone, and the better ones play better."""

import pytest
from mypy_extensions import i64

from bots.play import play
from effort import Counted, seeds
from metro2033 import catalog
from metro2033.bots.bot import Bot
from metro2033.bots.lookahead import HeuristicBot
from metro2033.bots.registry import (
    LEVELS,
    STYLES,
    UnknownBot,
    all_names,
    bot,
    evaluator,
    names_for,
    thinking_bot,
    usual_for,
)
from metro2033.bots.search import SearchBot
from metro2033.engine.kernel.core import CHANCE, Core
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream

EDITIONS = ["first", "second"]


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("name", ["heuristic", "search:6", "learned:6", "newcomer"])
def test_bots_answer_every_question(edition: str, seats: int, name: str, counted: Counted) -> None:
    game = catalog.game(edition)
    for seed in seeds(1):
        source = Stream(seats + seed)
        bots = [bot(name, game, source) for _ in range(seats)]
        s = play(game, bots, source, 2)
        assert game.faults(s) == []
        counted(matches=1)


class Cheat(Bot):
    """A bot that gives an answer nobody offered."""

    def choose(self, view: Core, seat: i64, offer: Offer) -> i64:
        return 1 + max(offer.options[n] for n in range(offer.count))


def test_an_answer_that_was_not_offered_is_found() -> None:
    with pytest.raises(AssertionError):
        play(catalog.game("second"), [Cheat(), Cheat()], Stream(1), 2)


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize("edition", EDITIONS)
def test_heuristic_beats_random(edition: str) -> None:
    game, won = catalog.game(edition), 0
    for seed in range(4):
        source = Stream(seed)
        mine = seed % 2
        bots = [bot("heuristic" if seat == mine else "random", game, source) for seat in range(2)]
        s = play(game, bots, source, 40, victory_points=-4)
        won += game.ranking(s)[mine] == 1
    assert won >= 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ["heuristic", "trader", "search:8", "learned"])
def test_same_view_and_numbers_give_the_same_answer(edition: str, name: str) -> None:
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
                mind = bot(name, game, Stream(5))
                answers.append(mind.choose(game.view(state, seat), seat, out))
            assert answers[0] == answers[1]
            compared += 1
        offer(s, seat, out)
        apply(s, seat, out.pick(source))
    assert compared == 12


def test_unknown_bots_are_refused() -> None:
    game = catalog.game("second")
    with pytest.raises(UnknownBot, match="known: random, heuristic, search, learned, newcomer"):
        bot("oracle", game, Stream(1))
    with pytest.raises(UnknownBot, match="unknown bot 'random:3'"):
        bot("random:3", game, Stream(1))
    with pytest.raises(UnknownBot, match="unknown bot"):
        bot("search:9+oracle", game, Stream(1))
    with pytest.raises(UnknownBot, match="no bot but random plays toy"):
        bot("heuristic", catalog.game("toy"), Stream(1))


@pytest.mark.parametrize(
    "name", ["search:x", "search:-1", "search:nan", "heuristic:", "search:1es", "learned:x"]
)
def test_strengths_are_numbers(name: str) -> None:
    if name == "heuristic:":
        bot(name, catalog.game("second"), Stream(1))
        return
    with pytest.raises(UnknownBot, match="needs a number after the colon"):
        bot(name, catalog.game("second"), Stream(1))


def test_names() -> None:
    assert names_for(catalog.game("toy")) == ["random"]
    assert usual_for(catalog.game("toy")) == "random"
    second = catalog.game("second")
    assert names_for(second) == all_names() == ["random", "heuristic", "search", "learned", *LEVELS]
    assert usual_for(second) == list(LEVELS)[3]
    assert len(LEVELS) == 7


@pytest.mark.parametrize(
    ("edition", "level", "simulations"),
    [("second", "raider", 30), ("first", "raider", 0), ("second", "commander", 2250)],
)
def test_levels_that_search_look_as_far_as_their_edition_asks(
    edition: str, level: str, simulations: int
) -> None:
    game = catalog.game(edition)
    found = thinking_bot(level, game, Stream(1), evaluator(game))
    assert isinstance(found, SearchBot)
    assert found.simulations == simulations


def test_a_search_by_time_stops_and_answers() -> None:
    game, source = catalog.game("second"), Stream(3)
    bots = [bot("search:0.001s", game, source), bot("random", game, source)]
    assert game.faults(play(game, bots, source, 1)) == []


def test_levels_of_earlier_versions_play_on() -> None:
    assert {"newcomer", "trader", "stalker", "ranger", "commander"} <= LEVELS.keys()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("style", STYLES)
def test_a_style_changes_what_features_are_worth(edition: str, style: str) -> None:
    game = catalog.game(edition)
    usual, styled = evaluator(game), evaluator(game, style)
    changed = [name for i, name in enumerate(usual.names) if usual.weight(i) != styled.weight(i)]
    assert changed
    assert len(changed) < len(usual.names)


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_that_err_lose_no_more_than_they_may(edition: str) -> None:
    """They overlook answers, but not one that all others are much worse than."""
    game, source, out, errors = catalog.game(edition), Stream(5), Offer(), 0
    s = game.new(2, game.settle(2, {"most_rounds": 2}))
    while s.asked and errors < 5:
        seat = asked_seat(s)
        offer(s, seat, out)
        if seat != CHANCE and out.count > 1:
            clumsy = HeuristicBot(game, evaluator(game), Stream(7), 1, 0.05)
            values = clumsy.lookahead.values(game.view(s, seat), seat, out)
            found = clumsy.seen(values, out.count, max(range(out.count), key=values.__getitem__))
            best = max(values[i] for i in range(out.count))
            assert values[found] >= best - 0.05
            errors += values[found] < best
        apply(s, seat, out.pick(source))
    assert errors == 5
