"""More strength never makes a fight worse."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest

from bots.brute import cards, fights, positions
from bots.compare_odds import EDITIONS, triple
from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.registry import odds
from metro2033.editions.first.fight_solver import MINE_AGAIN, THEIRS_AGAIN, dice_chances
from metro2033.editions.second.duel import duel_for
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import asked_seat
from metro2033.engine.kernel.trait import FIGHTS
from metro2033.engine.kernel.word import verb_of
from metro2033.engine.model import pile, verb
from metro2033.engine.model import state as st


def falls(series: Sequence[tuple[float, float, float]]) -> list[int]:
    """Where one more strength makes a win less likely, or a loss more."""
    return [
        i
        for i, (one, other) in enumerate(pairwise(series))
        if other[0] < one[0] - 1e-9 or other[2] > one[2] + 1e-9
    ]


@pytest.mark.parametrize("again", [0, MINE_AGAIN, THEIRS_AGAIN])
@pytest.mark.parametrize("doubles", [0, 1])
def test_more_strength_never_lowers_the_chances_of_dice(again: int, doubles: int) -> None:
    """A hero who may throw for a double keeps a sure draw instead: then only the score counts."""
    found = [dice_chances(lead, 0, again, doubles) for lead in range(-12, 13)]
    scores = [chances.score() for chances in found]
    assert all(one <= other + 1e-9 for one, other in pairwise(scores))
    if not (again and doubles):
        assert falls([triple(chances) for chances in found]) == []


@pytest.mark.parametrize("edge", [-1, 0])
def test_more_strength_never_lowers_the_chances_of_cards(edge: int) -> None:
    game: Any = catalog.game("second")
    mixes = [duel_for(game.content).mix(margin, edge, 3) for margin in range(-4, 5)]
    assert falls([(mix.win, 1 - mix.win - mix.loss, mix.loss) for mix in mixes]) == []


def by_strength(edition: str, seed: int) -> list[list[tuple[float, float, float]]]:
    """The chances of every attack of an army by its strength."""
    game: Any = catalog.game(edition)
    s = position_at(game, 3, seed, "main" if edition == "first" else "army_action")
    seat, found = asked_seat(s), []
    for option in [o for o in fights(game, s, seat) if verb_of(o) != verb.ATTACK_HERO][:4]:
        series = []
        for strength in range(1, 9):
            s.put(seat, st.STRENGTH, strength)
            series.append(triple(odds(game).chances(game.view(s, seat), seat, option)))
        found.append(series)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stronger_army_never_has_lower_chances(edition: str) -> None:
    found = [series for seed in range(3) for series in by_strength(edition, seed)]
    assert found
    assert [falls(series) for series in found if falls(series)] == []


GUNS = ("akm", "rpk", "shotgun", "svd")
"""Cards of the second edition that make a hero stronger, whatever the fight."""


def stronger_heroes(edition: str, s: Any, seat: int) -> Iterator[None]:
    """Make the hero of a seat stronger and stronger."""
    game: Any = catalog.game(edition)
    yield
    if edition == "first":
        for growth in range(1, 9):
            s.put(seat, st.GROWTH, growth)
            yield
        return
    for card in cards(s, pile.EQUIPMENT):
        is_gun = game.slugs["equipment"][game.content.kind_of[card]] in GUNS
        if is_gun and s.zone[card] != pile.HELD + seat:
            pile.move_card(s, card, pile.HELD + seat, 1 << seat)
            yield


def by_hero(edition: str, wanted: int) -> list[list[tuple[float, float, float]]]:
    """The chances of attacks of heroes by their strength."""
    game: Any = catalog.game(edition)
    found = []
    for s, seat, option in positions(game, range(100), 3, 4):
        word = game.verbs[verb_of(option)]
        is_army = asking(s).asks() == "army_action" or word.name.startswith("army")
        if is_army or not word.has(FIGHTS):
            continue
        series = []
        for _ in stronger_heroes(edition, s, seat):
            series.append(triple(odds(game).chances(game.view(s, seat), seat, option)))
        found.append(series)
        if len(found) == wanted:
            break
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stronger_hero_never_has_lower_chances(edition: str) -> None:
    found = by_hero(edition, 12)
    assert sum(series[0] != series[-1] for series in found) >= 6
    assert [falls(series) for series in found if falls(series)] == []


def test_chances_that_fall_are_found() -> None:
    series = [(0.1, 0.2, 0.7), (0.3, 0.0, 0.7), (0.29, 0.1, 0.61), (0.5, 0.0, 0.5)]
    assert falls(series) == [1]
    assert falls([(0.1, 0.2, 0.7), (0.1, 0.1, 0.8)]) == [0]
