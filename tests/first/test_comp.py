"""Components are counted: nothing appears and nothing gets lost, at any moment of a match."""

from collections import Counter
from fractions import Fraction

import pytest

from first.random_play import answers, edition, is_set_up, matches, moments, new
from laws.walk import question
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.word import first, second, verb_of
from metro2033.engine.model import pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import KINDS, NEUTRAL
from metro2033.engine.model.state import State
from metro2033.engine.rules.station import TOKEN_WIDTH

DECK = [pile.REST, pile.TOP, pile.BOTTOM]
TOKENS = [7, 8, 8, 8, 9, 9, 9, 10, 10, 11, 11, 12, 12]


def count(s: State, deck: int, places: list[int]) -> int:
    """How many cards lie in some places, card by card; the open sizes say the same."""
    start = s.content.deck_start[deck]
    zones = Counter(s.zone[card] for card in range(start, start + s.content.deck_count[deck]))
    for place in places:
        assert zones[place] == pile.size(s, deck, place)
    return sum(zones[place] for place in places)


def held(s: State) -> list[int]:
    return [pile.HELD + seat for seat in range(s.seat_count())]


def done(s: State) -> list[int]:
    return [pile.DONE + seat for seat in range(s.seat_count())]


@pytest.mark.rule("E1-COMP-003", "E1-COMP-004", "E1-COMP-006")
def test_34_threats_33_items_and_20_missions_at_every_moment() -> None:
    fought = bought = completed = 0
    for s in matches(30, 12):
        assert count(s, pile.THREATS, [*DECK, pile.OPEN]) == 34
        assert count(s, pile.EQUIPMENT, [*DECK, pile.OPEN, *held(s)]) == 33
        assert count(s, pile.MISSIONS, [*DECK, pile.DRAWN, *held(s), *done(s)]) == 20
        assert count(s, pile.MISSIONS, done(s)) <= 1
        fought += count(s, pile.THREATS, [pile.OPEN])
        bought += count(s, pile.EQUIPMENT, held(s))
        completed += count(s, pile.MISSIONS, done(s))
    assert min(fought, bought, completed) > 10


@pytest.mark.rule("E1-COMP-009")
def test_every_roll_is_two_fair_dice() -> None:
    rolls = 0
    for s, step in answers(3, 1, 12):
        if step.seat != CHANCE or verb_of(step.option) != verb.ROLL:
            continue
        asked = question(s, CHANCE)
        if asking(s).asks() == "roll" and asked.count == 6:
            continue  # one die that is thrown again
        rolls += 1
        pairs = {(first(o), second(o)): asked.weights[i] for i, o in enumerate(asked.options[:21])}
        assert asked.count == 21
        assert asked.total == 36
        assert pairs == {(a, b): 2 - (a == b) for a in range(1, 7) for b in range(a, 7)}
    assert rolls > 30


@pytest.mark.rule("E1-COMP-009", "E1-TOKEN-005")
def test_chances_of_the_sums() -> None:
    s = edition().position({"moment": "turn", "player": [{}, {}]})
    asked = question(s, CHANCE)
    chances: Counter[int] = Counter()
    for i in range(asked.count):
        chances[first(asked.options[i]) + second(asked.options[i])] += asked.weights[i]
    assert chances == {n: 6 - abs(n - 7) for n in range(2, 13)}
    assert sum(chances.values()) == 36
    falling = [Fraction(chances[n], 36) for n in (8, 9, 10, 11, 12)]
    assert falling == [Fraction(n, 36) for n in (5, 4, 3, 2, 1)]


@pytest.mark.rule("E1-COMP-010", "E1-HERO-001")
def test_each_player_has_one_hero_of_six_in_one_place_for_the_whole_match() -> None:
    for seats in (2, 4, 6):
        kept: list[int] = []
        for s in moments(seats, seats, 12):
            if not is_set_up(s):
                continue
            figures = [s.get(seat, st.FIGURE) for seat in range(seats)]
            assert len(set(figures)) == seats
            assert all(0 <= figure < 6 for figure in figures)
            assert kept in ([], figures)
            kept = figures
            assert all(0 <= s.get(seat, st.PLACE) < len(s.owner) for seat in range(seats))


@pytest.mark.rule("E1-TOKEN-006", "E1-TOKEN-008", "E1-SETUP-008", "E1-EXTRA-001", "E1-EXTRA-003")
def test_13_tokens_of_each_player_and_the_7_stays_at_home() -> None:
    homes: dict[int, int] = {}
    captured = 0
    for s in matches(30, 12):
        if s.numbers[st.ROUND] == 1 and not is_set_up(s):
            homes = {}
            continue
        for seat in range(s.seat_count()):
            placed = [s.level[i] for i in range(len(s.owner)) if s.owner[i] == seat and s.level[i]]
            free = s.tokens[seat * TOKEN_WIDTH : (seat + 1) * TOKEN_WIDTH]
            loose = [number for number in range(TOKEN_WIDTH) for _ in range(free[number])]
            assert sorted(placed + loose) == TOKENS
            home = s.get(seat, st.HOME)
            assert homes.setdefault(seat, home) == home
            assert (s.owner[home], s.level[home]) == (seat, 7)
            captured = max(captured, len(placed))
        assert all(s.level[i] == 0 for i in range(len(s.owner)) if s.owner[i] == NEUTRAL)
    assert captured > 4


@pytest.mark.rule("E1-CLAN-004", "E1-CLAN-005", "E1-ACT-004", "E1-ACT-005", "R1-004", "R1-035")
def test_values_never_leave_their_scales() -> None:
    seen: set[int] = set()
    full = False
    for s in matches(40, 20):
        for seat in range(s.seat_count()):
            stocks = [s.stock(seat, kind) for kind in range(KINDS)]
            assert min(stocks) >= 0
            assert max(stocks) <= 10
            full = full or max(stocks) == 10
            assert 0 <= s.get(seat, st.STRENGTH) <= 10
            seen.add(s.get(seat, st.ACTIVITY))
    assert seen == {0, 1, 2, 3}
    assert full


@pytest.mark.rule("E1-VP-001", "E1-VP-002", "R1-007", "R1-008", "R1-009")
def test_points_are_stations_and_missions_at_every_moment() -> None:
    by_missions = 0
    for s in matches(30, 12):
        for seat in range(s.seat_count()):
            stations = sum(1 for owner in s.owner if owner == seat)
            points = s.get(seat, st.POINTS)
            assert points == stations + s.get(seat, st.COMPLETED)
            by_missions = max(by_missions, s.get(seat, st.COMPLETED))
    assert by_missions > 0


@pytest.mark.rule("E1-GOAL-001", "E1-GOAL-007", "R1-012")
def test_two_to_six_play_for_a_target_that_never_changes() -> None:
    for seats, target in {2: 10, 3: 9, 4: 8, 5: 8, 6: 8}.items():
        assert {s.numbers[st.TARGET] for s in moments(seats, 3)} == {target}
    for seats in (1, 7):
        with pytest.raises(ValueError, match="seat"):
            new(seats)


@pytest.mark.rule("E1-ARMY-001")
def test_an_army_is_a_number_and_has_no_place() -> None:
    s = edition().position({"player": [{"army": 4}, {"army": 3}]})
    facts = edition().facts(s)
    places = [*s.content.slugs["station"]]
    for seat, army in (("1", 4), ("2", 3)):
        player = facts["player"][seat]
        assert player["army"] == army
        assert sorted(name for name, value in player.items() if value in places) == ["at", "home"]
