"""How a search spends its visits."""

from typing import Any

import pytest

from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.lookahead import Lookahead
from metro2033.bots.registry import evaluator
from metro2033.bots.search import FIRST_LOOK, Search, SearchBot
from metro2033.engine.kernel.loop import asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream

POSITIONS = [("first", "main"), ("second", "hero_turn"), ("second", "army_action")]
VISITS = 40


def begun(game: Any, s: Any, seed: int, options: Offer) -> Search:
    """A search for an answer of the seat being asked, as a bot begins it."""
    judge, source, seat = evaluator(game), Stream(seed), asked_seat(s)
    view = game.view(s, seat)
    values = Lookahead(game, judge, source, FIRST_LOOK).values(view, seat, options)
    found = Search(game, judge, source, view, seat)
    found.begin(options, values)
    return found


def offered(s: Any) -> Offer:
    """What the seat being asked may answer."""
    out = Offer()
    offer(s, asked_seat(s), out)
    return out


@pytest.mark.parametrize(("edition", "kind"), POSITIONS)
def test_a_decided_search_stops_with_the_answer_of_a_full_one(edition: str, kind: str) -> None:
    game, shorter = catalog.game(edition), 0
    for seed in range(4):
        s = position_at(game, 2, seed, kind)
        seat, options = asked_seat(s), offered(s)
        full = begun(game, s, seed, options)
        full.think(VISITS)
        bot = SearchBot(game, evaluator(game), Stream(seed), VISITS)
        assert bot.choose(game.view(s, seat), seat, options) == full.root.options[full.root.best()]
        early = begun(game, s, seed, options)
        early.think(VISITS - 8)
        shorter += early.root.is_decided(8)
    assert shorter


@pytest.mark.parametrize(("edition", "kind"), POSITIONS)
def test_options_are_compared_in_the_same_worlds(edition: str, kind: str) -> None:
    game = catalog.game(edition)
    s = position_at(game, 2, 1, kind)
    search = begun(game, s, 1, offered(s))
    search.think(VISITS)
    root = search.root
    visits = [root.visits[i] for i in range(len(root.options))]
    assert sum(visits) == VISITS
    assert len(search.seeds) == max(visits) < VISITS


def test_a_search_answers_with_what_it_was_given() -> None:
    game = catalog.game("first")
    s = position_at(game, 2, 1, "main")
    every, few = offered(s), Offer()
    for i in range(2):
        few.add(every.options[i])
    search = begun(game, s, 1, few)
    search.think(VISITS)
    assert list(search.root.options) == list(few.options[:2])
    assert every.count > 2
