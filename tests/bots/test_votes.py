"""Votes of bots: each is judged by the law it would bring, however many vote after it."""

from typing import Any

import pytest

from metro2033 import catalog
from metro2033.bots.consequence import Consequence
from metro2033.bots.registry import bot, evaluator
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import pile, verb

GAME: Any = catalog.game("second")


def ballot(own_army: int, other_army: int) -> Any:
    """The first of three seats votes on dearer large armies."""
    armies = [("red_line", own_army), ("fourth_reich", other_army), ("bandits", other_army)]
    players = [{"faction": name, "army": army, "pig": 3} for name, army in armies]
    return GAME.position({"moment": "vote", "law_deck": ["arms_limits"], "player": players})


@pytest.mark.parametrize("name", ["heuristic", "learned"])
def test_a_large_army_votes_against_what_makes_it_dearer(name: str) -> None:
    s, out = ballot(7, 2), Offer()
    offer(s, asked_seat(s), out)
    choice = bot(name, GAME, Stream(5)).choose(GAME.view(s, 0), 0, out)
    assert choice == pack(verb.VOTE_AGAINST)


def test_a_small_army_votes_for_what_hampers_large_ones() -> None:
    s, out = ballot(2, 7), Offer()
    offer(s, asked_seat(s), out)
    assert bot("heuristic", GAME, Stream(5)).choose(GAME.view(s, 0), 0, out) == pack(verb.VOTE_FOR)


@pytest.mark.parametrize("vote", [verb.VOTE_FOR, verb.VOTE_AGAINST])
def test_the_consequences_of_a_vote_go_beyond_the_votes_of_others(vote: int) -> None:
    s = ballot(7, 2)
    law = GAME.slugs["law"][s.content.kind_of[pile.find(s, pile.LAWS, pile.OPEN)]]
    apply(s, 0, pack(vote))
    Consequence(GAME, evaluator(GAME)).settle(s, 0)
    in_force = GAME.facts(s)["law"]
    assert (law in str(in_force)) == (vote == verb.VOTE_FOR)
