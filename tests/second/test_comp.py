"""Components are counted: nothing appears and nothing gets lost, at any moment of a match."""

from collections import Counter

import pytest

from laws.walk import data
from metro2033.editions.second.content.load import load
from metro2033.editions.second.rules.battle import BattleFrame
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import apply
from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import KINDS
from metro2033.engine.model.state import State
from second.random_play import answers, is_set_up, matches, moments, new

DECK = [pile.REST, pile.TOP, pile.BOTTOM]


def zones(s: State, deck: int) -> Counter[int]:
    """How many cards of a deck lie where, counted card by card."""
    start = s.content.deck_start[deck]
    return Counter(s.zone[card] for card in range(start, start + s.content.deck_count[deck]))


def held(s: State) -> list[int]:
    return [pile.HELD + seat for seat in range(s.seat_count())]


def done(s: State) -> list[int]:
    return [pile.DONE + seat for seat in range(s.seat_count())]


def count(s: State, deck: int, places: list[int]) -> int:
    """How many cards lie in some places; the sizes that all may know say the same."""
    found = zones(s, deck)
    for place in places:
        assert found[place] == pile.size(s, deck, place)
    return sum(found[place] for place in places)


@pytest.mark.rule("E2-COMP-004", "E2-CARDS-004")
def test_six_players_have_six_heroes_each_in_one_open_place() -> None:
    seen = 0
    for s in moments(6, 1):
        figures = [s.get(seat, st.FIGURE) for seat in range(6) if s.get(seat, st.FIGURE) >= 0]
        assert len(figures) == len(set(figures)) <= 6
        if is_set_up(s):
            seen += 1
            assert sorted(figures) == [0, 1, 2, 3, 4, 5]
            assert all(s.open[s.get(seat, st.PLACE)] == 1 for seat in range(6))
    assert seen > 100


@pytest.mark.rule("E2-COMP-005", "E2-LAW-013", "R2-062")
def test_seven_laws_are_in_the_deck_under_vote_or_one_in_force() -> None:
    in_force = set()
    for s in matches(10):
        assert count(s, pile.LAWS, [*DECK, pile.OPEN, pile.FORCE]) == 7
        assert count(s, pile.LAWS, [pile.OPEN]) <= 1
        assert pile.deck_size(s, pile.LAWS) >= 5
        if count(s, pile.LAWS, [pile.OPEN]) == 0:
            assert pile.deck_size(s, pile.LAWS) >= 6
        in_force.add(count(s, pile.LAWS, [pile.FORCE]))
    assert in_force == {0, 1}


@pytest.mark.rule("E2-LAW-013")
def test_never_two_laws_in_fifty_rounds() -> None:
    passed = set()
    for s in moments(2, 3, 50):
        assert count(s, pile.LAWS, [pile.FORCE]) <= 1
        passed.add(pile.find(s, pile.LAWS, pile.FORCE))
    assert len(passed) > 3


@pytest.mark.rule("E2-COMP-009")
def test_18_equipment_cards_at_every_moment() -> None:
    for s in matches(10):
        places = [*DECK, pile.DISCARD, pile.OPEN, pile.DRAWN, *held(s)]
        assert count(s, pile.EQUIPMENT, places) == 18
        assert count(s, pile.EQUIPMENT, [pile.OPEN]) <= 4


@pytest.mark.rule("E2-COMP-010", "R2-157")
def test_18_missions_at_every_moment_and_completed_ones_stay() -> None:
    completed = 0
    for seed in range(4):
        before: set[int] = set()
        for s in moments(2 + seed, seed, 60):
            places = [*DECK, pile.DISCARD, pile.DRAWN, *held(s), *done(s)]
            assert count(s, pile.MISSIONS, places) == 18
            now = {card * 100 + s.zone[card] for card in range(s.content.card_count)}
            kept = {place for place in now if place % 100 >= pile.DONE}
            assert before <= kept
            before = kept
        completed += len(before)
    assert completed > 3


@pytest.mark.rule("E2-COMP-011")
def test_between_battles_all_seven_combat_cards_are_in_the_pack() -> None:
    battles = 0
    for s in matches(10):
        assert count(s, pile.COMBAT, [pile.REST, *held(s)]) == 7
        if any(isinstance(frame, BattleFrame) for frame in s.stack):
            battles += count(s, pile.COMBAT, [pile.REST]) == 1
        else:
            assert count(s, pile.COMBAT, [pile.REST]) == 7
    assert battles > 5


@pytest.mark.rule("E2-COMP-012", "E2-COMP-013", "E2-COMP-014", "R2-035")
def test_35_tokens_of_each_resource_at_every_moment() -> None:
    for s in matches(10):
        for kind in range(KINDS):
            owned = [s.stock(seat, kind) for seat in range(s.seat_count())]
            assert min([s.reserve[kind], *owned]) >= 0
            assert s.reserve[kind] + sum(owned) == 35


@pytest.mark.rule("E2-CARDS-027")
def test_all_resources_start_in_the_reserve() -> None:
    assert list(new(6).reserve) == [35, 35, 35]


@pytest.mark.rule("E2-COMP-015", "E2-SETUP-011", "R2-033")
def test_14_tokens_of_each_faction() -> None:
    tokens = load().numbers.tokens
    assert (tokens.per_faction, 6 * tokens.per_faction, tokens.on_tracks) == (14, 84, 2)
    for s in matches(10):
        for seat in range(s.seat_count() if is_set_up(s) else 0):
            on_stations = sum(1 for owner in s.owner if owner == seat)
            free = 14 - tokens.on_tracks - on_stations
            assert free >= 0
            assert on_stations == s.get(seat, st.STATIONS)
            assert 0 <= s.get(seat, st.FIGURE) < 6


@pytest.mark.rule("E2-COMP-016", "E2-ROUND-005")
def test_one_first_player_who_changes_to_the_left_with_the_round() -> None:
    for seats in (2, 3, 4, 5, 6):
        firsts: dict[int, set[int]] = {}
        for s in moments(seats, seats):
            if is_set_up(s):
                firsts.setdefault(s.numbers[st.ROUND], set()).add(s.numbers[st.FIRST])
        assert all(len(first) == 1 for first in firsts.values())
        order = [min(firsts[number]) for number in sorted(firsts)]
        assert order == [(order[0] + i) % seats for i in range(len(order))]
        assert len(order) > 3


@pytest.mark.rule("E2-COMP-017", "E2-CARDS-017", "E2-EVRES-011", "R2-046")
def test_the_marker_starts_once_and_then_goes_round_the_nine_positions() -> None:
    names = new(2).content.slugs["position"]
    track: dict[int, set[str]] = {}
    for s in moments(2, 3, 100):
        if is_set_up(s):
            position = names[s.numbers[st.POSITION]]
            track.setdefault(s.numbers[st.ROUND], set()).add(position)
    assert all(len(position) == 1 for position in track.values())
    order = [min(track[number]) for number in sorted(track)]
    loop = [f"loop_{i}" for i in range(1, 10)]
    assert order == ["start", *(loop * 12)][: len(order)]
    assert len(order) > 10


@pytest.mark.rule("E2-COMP-018")
def test_chance_only_draws_cards_and_the_first_player() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(5):
        for _, step, asks in answers(2 + seed, seed):
            if step.seat == CHANCE:
                kinds[asks] += 1
    assert set(kinds) == {"first_player", "draw"}
    assert kinds["first_player"] == 5


@pytest.mark.rule("E2-COMP-018", "E2-SETUP-005")
def test_equal_draws_and_equal_choices_make_equal_matches() -> None:
    one, two = new(4), new(4)
    made = 0
    for s, step, _ in answers(4, 7):
        assert data(s) == data(one) if made % 20 == 0 else True
        apply(one, *step)
        apply(two, *step)
        made += 1
    assert data(one) == data(two)
    assert made > 100
