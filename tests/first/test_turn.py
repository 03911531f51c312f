"""Random matches beside a second reckoning: production, threats, activity and the end."""

from collections import Counter
from typing import Final

import pytest

from first.random_play import answers, matches, moments, new
from laws.walk import Step, steps
from metro2033.editions.first.rules.shop import excess_type
from metro2033.editions.first.rules.turn import TurnFrame
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import first, second, verb_of
from metro2033.engine.model import pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import KINDS, NEUTRAL, NOTHING
from metro2033.engine.model.state import State

ON_STATIONS: Final = (verb.ARMY_STATION, verb.ATTACK_STATION)
ON_HEROES: Final = (verb.ARMY_HERO, verb.ATTACK_HERO)


def is_production(s: State) -> bool:
    """Whether the roll at the start of a turn is asked."""
    return asking(s).asks() == "roll" and isinstance(s.stack[-2], TurnFrame)


def stocks(s: State) -> list[list[int]]:
    return [[s.stock(seat, kind) for kind in range(KINDS)] for seat in range(s.seat_count())]


def produced(s: State, number: int) -> list[list[int]]:
    """What everybody has after a roll, reckoned anew."""
    after = stocks(s)
    for station, owner in enumerate(s.owner):
        if owner != NEUTRAL and s.level[station] == number:
            for kind in range(KINDS):
                after[owner][kind] += s.content.station_yield[station * 3 + kind]
    active = s.numbers[st.ACTIVE]
    if sum(1 for owner in s.owner if owner == active) <= 2:
        after[active] = [n + 1 for n in after[active]]
    return [[min(n, 10) for n in stock] for stock in after]


def hit(s: State, number: int) -> list[int]:
    """The stations of the active player to which a threat may come on a roll."""
    active = s.numbers[st.ACTIVE]
    own = [i for i, owner in enumerate(s.owner) if owner == active]
    home = s.get(active, st.HOME)
    return [i for i in own if len(own) >= 5 and i != home and s.level[i] == number]


@pytest.mark.rule("E1-TURN-002", "E1-TURN-003", "E1-TURN-004", "E1-TURN-005", "E1-EXTRA-004")
@pytest.mark.rule("E1-EXTRA-005", "E1-EXTRA-006", "R1-021", "R1-030", "R1-031", "R1-044")
def test_a_roll_pays_what_stations_yield_and_the_poor_one_of_each() -> None:
    rolls = poor = 0
    for seed in range(12):
        wanted: list[list[int]] = []
        for s, step in answers(2 + seed % 5, seed, 15):
            if wanted:
                assert stocks(s) == wanted
                wanted = []
            if is_production(s):
                rolls += 1
                poor += s.get(s.numbers[st.ACTIVE], st.STATIONS) <= 2
                wanted = produced(s, first(step.option) + second(step.option))
    assert rolls > 300
    assert poor > 10


@pytest.mark.rule("E1-TURN-006", "E1-TURN-007", "E1-TURN-008", "E1-TURN-009", "E1-TURN-010")
@pytest.mark.rule("R1-045", "R1-047", "R1-048")
def test_a_threat_comes_exactly_when_a_rich_player_produced_away_from_home() -> None:
    threats: Counter[bool] = Counter()
    for seed in range(12):
        targets: list[int] | None = None
        for s, step in answers(2 + seed % 5, seed, 25):
            kind = asking(s).asks()
            if targets is not None and kind != "tribute":
                if kind == "endangered_station":
                    assert len(targets) > 1
                else:
                    assert s.get(s.numbers[st.ACTIVE], st.FACED) == (1 if targets else 0)
                threats[bool(targets)] += 1
                targets = None
            if is_production(s):
                targets = hit(s, first(step.option) + second(step.option))
    assert threats[True] > 10
    assert threats[False] > 300


def enemy(s: State, step: Step) -> int:
    """The player whom an action attacks, or NOTHING."""
    what = verb_of(step.option)
    if what in ON_HEROES:
        return first(step.option)
    owner = s.owner[first(step.option)] if what in ON_STATIONS else NEUTRAL
    return owner if owner != NEUTRAL else NOTHING


@pytest.mark.rule("E1-ACT-002", "E1-ACT-003", "E1-ACT-004", "E1-ACT-005", "E1-ACT-006")
@pytest.mark.rule("E1-ACT-008", "R1-032", "R1-033", "R1-034", "R1-035")
def test_activity_rises_with_every_battle_and_falls_after_a_peaceful_turn() -> None:
    battles = 0
    for seed in range(15):
        level = [0] * (2 + seed % 5)
        has_fought = False
        for s, step in answers(len(level), seed, 20):
            if asking(s).asks() != "main":
                continue
            assert level == [s.get(seat, st.ACTIVITY) for seat in range(len(level))]
            foe = enemy(s, step)
            if foe != NOTHING:
                battles += 1
                has_fought = True
                for seat in (step.seat, foe):
                    level[seat] = min(level[seat] + 1, 3)
            elif verb_of(step.option) == verb.PASS_TURN:
                if not has_fought:
                    level[step.seat] = max(level[step.seat] - 1, 0)
                has_fought = False
    assert battles > 100


@pytest.mark.rule("E1-GOAL-008", "E1-GOAL-009", "R1-013")
def test_the_first_to_reach_the_target_wins_at_once() -> None:
    won = 0
    for seed in range(12):
        seats = 2 + seed % 5
        s = new(seats, 60, victory_points=-3)
        target = s.numbers[st.TARGET]
        for _ in steps(s, Stream(seed)):
            assert max(s.get(seat, st.POINTS) for seat in range(seats)) < target
            assert s.numbers[st.WINNER] == NOTHING
        reached = [seat for seat in range(seats) if s.get(seat, st.POINTS) >= target]
        assert reached == ([s.numbers[st.WINNER]] if s.numbers[st.WINNER] != NOTHING else [])
        assert not s.asked
        won += len(reached)
    assert won > 5


def test_between_actions_nothing_is_left_open() -> None:
    for s in matches(20, 15):
        if not s.asked or asking(s).asks() != "main":
            continue
        assert pile.size(s, pile.THREATS, pile.OPEN) == 0
        assert pile.size(s, pile.EQUIPMENT, pile.OPEN) == 0
        assert pile.size(s, pile.MISSIONS, pile.DRAWN) == 0
        assert s.numbers[st.VERDICT] == 0
        for seat in range(s.seat_count()):
            assert pile.size(s, pile.MISSIONS, pile.HELD + seat) == 1
            assert excess_type(s, seat) == NOTHING
            assert s.get(seat, st.FURY_NOW) == 0


@pytest.mark.rule("E1-TURN-001", "E1-TURN-015")
def test_every_turn_has_one_roll_before_its_actions_and_may_end_at_any_of_them() -> None:
    last = ""
    turns = 0
    for s in moments(4, 2, 15):
        kind = asking(s).asks() if s.asked else ""
        if kind == "main" and last == "production":
            turns += 1
        if s.asked and is_production(s):
            assert last != "production"
            last = "production"
        elif kind == "main":
            last = kind
    assert turns == 4 * 15
