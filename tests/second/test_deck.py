"""The law deck over whole matches."""

import pytest

from metro2033.engine.kernel.helper import asking
from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from metro2033.engine.model.pile import DISCARD, FORCE, LAWS, OPEN
from second.random_play import matches


@pytest.mark.rule("E2-DECK-001", "R2-062")
def test_seven_laws_are_always_in_the_deck_or_open_and_never_discarded() -> None:
    votes = 0
    passed = 0
    voting = -1
    for s in matches(12, 0, 20):
        deck = pile.deck_size(s, LAWS)
        in_force = pile.size(s, LAWS, FORCE)
        under_vote = pile.size(s, LAWS, OPEN)
        assert deck + in_force + under_vote == 7
        assert pile.size(s, LAWS, DISCARD) == 0
        assert under_vote or deck >= 6
        if s.asked and asking(s).asks() == "vote":
            votes += s.numbers[st.ROUND] != voting
            voting = s.numbers[st.ROUND]
        passed += in_force
    assert votes >= 30
    assert passed
