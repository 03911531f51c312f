"""What never changes in a match, and in which order things come."""

import pytest

from metro2033.engine.kernel.event import UNKNOWN
from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from second.random_play import answers, is_set_up, matches, moments, new


@pytest.mark.rule("E2-CARDS-003", "E2-META-002", "R2-009")
def test_factions_and_heroes_are_kept_for_the_whole_match() -> None:
    for seed in range(10):
        seats = 2 + seed % 5
        pairs: set[tuple[tuple[int, int], ...]] = set()
        for s in moments(seats, seed):
            if is_set_up(s):
                who = [(s.get(n, st.FACTION), s.get(n, st.FIGURE)) for n in range(seats)]
                assert len({faction for faction, _ in who}) == seats
                assert len({hero for _, hero in who}) == seats
                pairs.add(tuple(who))
        assert len(pairs) == 1


@pytest.mark.rule("E2-CARDS-006", "E2-SETUP-003")
def test_only_threats_of_the_stage_are_anywhere_but_in_the_box() -> None:
    stages = set()
    for s in matches(6, 0, 40):
        stages.add(s.numbers[st.STAGE])
        start = s.content.deck_start[pile.THREATS]
        for card in range(start, start + 36):
            is_of_stage = s.content.threat_stage[s.content.kind_of[card]] == s.numbers[st.STAGE]
            assert (s.zone[card] != pile.BOX) == is_of_stage
    assert stages == {1, 2}


@pytest.mark.rule("E2-SETUP-001", "E2-SETUP-002")
def test_no_view_of_a_fresh_match_knows_a_card_of_a_deck() -> None:
    s = new(4)
    for seat in (0, 1, 2, 3, -1):
        facts = s.edition.facts(s.edition.view(s, seat))
        for deck in ("equipment", "mission", "law", "threat"):
            assert facts[f"{deck}_top"] == facts[f"{deck}_bottom"] == []
        view = s.edition.view(s, seat)
        for card in range(s.content.card_count):
            in_box = s.zone[card] == pile.BOX
            assert (view.zone[card] == UNKNOWN) != in_box


@pytest.mark.rule("E2-ROUND-001", "E2-ROUND-004")
def test_phases_come_in_order_and_no_seat_runs_ahead() -> None:
    phase_of = {
        "endangered_station": 1,
        "vote": 1,
        "polis_production": 1,
        "maintenance": 2,
        "hire": 2,
        "army_action": 3,
        "hero_turn": 4,
        "hero_end": 4,
    }
    seen = set()
    for seed in range(5):
        last = (1, 1)
        for s, _, asks in answers(2 + seed, seed):
            if asks in phase_of:
                now = (s.numbers[st.ROUND], phase_of[asks])
                assert s.numbers[st.PHASE] == phase_of[asks]
                assert now >= last
                last = now
                seen.add(asks)
    assert {"endangered_station", "vote", "hire", "army_action", "hero_turn"} <= seen
