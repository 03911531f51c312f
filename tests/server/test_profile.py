"""What a profile says of matches: wins by group with intervals, streaks, favourite cards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from effort import chance
from metro2033.figures.share import Share
from metro2033.server.store.profile_entities import PlayedSeat
from metro2033.server.tables.profile import MOST_CARDS, favourite_cards, longest_streak, results


def seat(place: int, **more: Any) -> PlayedSeat:
    usual: dict[str, Any] = {
        "match": "m",
        "edition": "second",
        "seats": 2,
        "at": 0,
        "is_public": True,
        "faction": "polis",
        "hero": "anna",
        "cards": {},
        "is_left": False,
    }
    return PlayedSeat(**{**usual, "place": place, **more})


def test_the_longest_streak_is_of_wins_in_a_row() -> None:
    assert longest_streak([]) == 0
    assert longest_streak([seat(place) for place in (1, 1, 2, 1, 1, 1, 3, 1)]) == 3
    assert longest_streak([seat(2), seat(1)]) == 1


def test_results_are_told_by_each_group() -> None:
    played = [seat(1), seat(2), seat(1, edition="first", faction="", hero="khan", seats=4)]
    found = {(one.group, one.edition, one.thing): one for one in results(played)}
    assert set(found) == {
        ("edition", "second", "second"),
        ("edition", "first", "first"),
        ("seats", "second", "2"),
        ("seats", "first", "4"),
        ("faction", "second", "polis"),
        ("hero", "second", "anna"),
        ("hero", "first", "khan"),
    }
    polis = found["faction", "second", "polis"]
    low, high = Share(1, 2).bounds
    assert (polis.matches, polis.wins) == (2, 1)
    assert (polis.low, polis.high) == (round(low, 4), round(high, 4))


def test_favourites_are_the_cards_used_most() -> None:
    played = [
        seat(1, cards={"combat:ambush": 3, "law:curfew": 1}),
        seat(1, cards={"combat:ambush": 1, **{f"threat:t{n}": 1 for n in range(9)}}),
        seat(1, edition="first", cards={"equipment:knife": 1}),
    ]
    found = favourite_cards(played)
    assert [(one.edition, one.kind, one.card) for one in found[:2]] == [
        ("first", "equipment", "knife"),
        ("second", "combat", "ambush"),
    ]
    assert (found[1].times, found[1].matches) == (4, 2)
    assert len(found) == 6


def test_favourites_are_those_that_counting_card_by_card_finds() -> None:
    random = chance(20)
    for length in range(0, 60, 3):
        played = [seat(1, edition=random.choice(("first", "second")), cards=hand(random))] * 2
        played += [
            seat(1, edition=random.choice(("first", "second")), cards=hand(random))
            for _ in range(length)
        ]
        found = [
            (one.edition, f"{one.kind}:{one.card}", one.times, one.matches)
            for one in favourite_cards(played)
        ]
        assert found == counted(played)


def hand(random: Random) -> dict[str, int]:
    """What somebody has used."""
    return {
        f"law:l{random.randrange(12)}": random.randint(1, 4) for _ in range(random.randrange(9))
    }


def counted(played: list[PlayedSeat]) -> list[tuple[str, str, int, int]]:
    """The favourites, counted one card after the other."""
    found = []
    for edition in sorted({one.edition for one in played}):
        times, matches = Counter[str](), Counter[str]()
        for one in played:
            for card, number in one.cards.items():
                times[card] += number * (one.edition == edition)
                matches[card] += one.edition == edition
        best = sorted((-number, card) for card, number in times.items() if matches[card])
        found += [(edition, card, -number, matches[card]) for number, card in best[:MOST_CARDS]]
    return found
