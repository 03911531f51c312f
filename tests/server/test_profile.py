"""What a profile says of matches: wins by group with intervals, streaks, favourite cards."""

from __future__ import annotations

from typing import Any

from metro2033.figures.share import Share
from metro2033.server.store.profile_entities import PlayedSeat
from metro2033.server.tables.profile import favourite_cards, longest_streak, results


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
