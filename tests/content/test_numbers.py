"""Every number of the data changes the game: with another one, the same luck leads elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from typing import Any

import pytest

from metro2033 import catalog
from metro2033.content.origin import Origin
from metro2033.editions.first.content.check import check_playable as first_faults
from metro2033.editions.first.content.table import tables as first_tables
from metro2033.editions.first.rules.edition import FirstEdition
from metro2033.editions.second.content.check import check_playable as second_faults
from metro2033.editions.second.content.table import tables as second_tables
from metro2033.editions.second.rules.edition import SecondEdition
from metro2033.engine.kernel.game import BadOption, Game
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk

MAKERS: dict[str, Any] = {
    "first": (first_faults, lambda content: FirstEdition(first_tables(content))),
    "second": (second_faults, lambda content: SecondEdition(second_tables(content))),
}
PIECE, PIECES = 50, 40
"""Matches are compared after so many answers, so many times."""


@dataclass(frozen=True)
class Change:
    """What numbers become, and the matches in which that shows."""

    numbers: dict[str, Any]
    seats: int = 3
    rules: dict[str, int] = field(default_factory=dict)


OTHERWISE: dict[str, dict[str, Change]] = {
    "first": {
        "players.least": Change({"players.least": 3, "players.targets": (9, 8, 8, 8)}, seats=2),
        "players.most": Change({"players.most": 5, "players.targets": (10, 9, 8, 8)}, seats=6),
        **{
            f"players.targets.{i}": Change({f"players.targets.{i}": 4}, seats=i + 2)
            for i in range(5)
        },
        "scales.army": Change({"scales.army": 2}),
        "scales.activity": Change({"scales.activity": 0}),
        "tokens.home": Change({"tokens.home": 8}),
        "tokens.high.0": Change({"tokens.high": (7, 7, *(8,) * 11)}),
        "tokens.high.11": Change({"tokens.high.11": 8}),
        "tokens.high.12": Change({"tokens.high.12": 8}),
        "tokens.default": Change({"tokens.default": "full"}),
        **{
            f"tokens.full.{i}": Change({f"tokens.full.{i}": 9 if i != 9 else 10}, 3, rules)
            for i, rules in enumerate([{"other_tokens": 1}] * 13)
        },
        "tokens.full.6": Change({"tokens.full": (7, 7, *(8,) * 11)}, 3, {"other_tokens": 1}),
    },
    "second": {
        "players.least": Change({"players.least": 3}, seats=2),
        "players.most": Change({"players.most": 5}, seats=6),
        "tokens.per_faction": Change({"tokens.per_faction": 5}),
        "market.renewals": Change({"market.renewals": None}, seats=4),
        "tokens.on_tracks": Change({"tokens.on_tracks": 11}),
        "army.most": Change({"army.most": 3, "army.upkeep": (0, 0, 0)}),
        "draws.combat_hand": Change({"draws.combat_hand": 2}),
        "draws.missions_per_round": Change({"draws.missions_per_round": 0}),
        "stations.polis_to_win": Change({"stations.polis_to_win": 0}),
    },
}
"""Numbers for which one more is refused, or shows too rarely."""


def leaves(value: Any, path: str) -> Iterator[str]:
    """The paths of all numbers in a part of the numbers."""
    for part in fields(value):
        name, found = f"{path}{part.name}", getattr(value, part.name)
        if is_dataclass(found):
            yield from leaves(found, f"{name}.")
        elif isinstance(found, tuple):
            yield from (f"{name}.{place}" for place in range(len(found)))
        else:
            yield name


def numbers_of(edition: str) -> list[str]:
    """The paths of all numbers of an edition."""
    numbers = catalog.pack(edition).content().numbers
    aside = {part.name for part in fields(Origin)}
    return [
        path
        for part in fields(numbers)
        for path in leaves(getattr(numbers, part.name), f"{part.name}.")
        if path.split(".")[1] not in aside
    ]


def put(value: Any, path: list[str], new: Any) -> Any:
    """The same numbers with another one at a path; without one, one more than there is."""
    if not path:
        return value + 1 if new is None else new
    if isinstance(value, tuple):
        place = int(path[0])
        return (*value[:place], put(value[place], path[1:], new), *value[place + 1 :])
    return replace(value, **{path[0]: put(getattr(value, path[0]), path[1:], new)})


def progress(game: Game[Any], change: Change, seed: int) -> Iterator[tuple[int, int]]:
    """How a match goes, piece by piece."""
    state = game.new(change.seats, game.settle(change.seats, change.rules))
    walk = Walk(Stream(seed))
    for _ in range(PIECES):
        walk.play(state, PIECE)
        yield walk.checksum, walk.decisions


@cache
def usual(edition: str, seats: int, rules: tuple[tuple[str, int], ...], seed: int) -> list[Any]:
    """How a match goes with the numbers of the package."""
    return [*progress(catalog.game(edition), Change({}, seats, dict(rules)), seed)]


def shows(edition: str, game: Game[Any], change: Change) -> bool:
    """Whether some match goes another way than usual."""
    try:
        game.settle(change.seats, change.rules)
    except BadOption:
        return True
    for seed in range(6):
        known = usual(edition, change.seats, tuple(change.rules.items()), seed)
        for one, other in zip(known, progress(game, change, seed), strict=True):
            if one != other:
                return True
    return False


EVERY = [(edition, path) for edition in MAKERS for path in numbers_of(edition)]


@pytest.mark.parametrize(("edition", "path"), EVERY)
def test_another_number_is_another_game(edition: str, path: str) -> None:
    change = OTHERWISE[edition].get(path, Change({path: None}))
    content = catalog.pack(edition).content()
    for name, new in change.numbers.items():
        content = replace(content, numbers=put(content.numbers, name.split("."), new))
    faults, made = MAKERS[edition]
    assert [*faults(content)] == []
    assert shows(edition, made(content), change)


@pytest.mark.parametrize("edition", MAKERS)
def test_numbers_with_another_change_are_there(edition: str) -> None:
    assert OTHERWISE[edition].keys() <= set(numbers_of(edition))


REFUSED = [
    ("second", "army.upkeep", (0,) * 7, "upkeep: expected a price for each strength"),
    ("second", "army.loss", -1, "loss = -1 is below 0"),
    ("second", "hero.tunnel_cost", 0, "tunnel_cost = 0 is below 1"),
    ("second", "players.most", 7, "expected 2 <= least <= most <= 6"),
    ("second", "draws.combat_hand", 4, "too few combat cards"),
    ("second", "tokens.per_faction", 4, "fewer tokens than home stations"),
    ("second", "army.start", 9, "least <= start <= most"),
    ("second", "prices.soldier.pig", -1, "pig = -1 is below 0"),
    ("first", "players.least", 1, "expected 2 <= least <= most <= 6"),
    ("first", "draws.threat", 0, "threat = 0 is below 1"),
    ("first", "draws.mission", 15, "20 missions, at least"),
    ("first", "tokens.home", 6, "high: expected 6"),
    ("first", "tokens.full.0", 13, "full: expected 2 to 12"),
    ("first", "tokens.full", (7,) * 12, "lists of one length"),
    (
        "first",
        "points.station",
        3,
        "expected a home station, and fewer stations than it takes to win",
    ),
    ("first", "players.targets", (10, 9), "one for each number of players"),
]


@pytest.mark.parametrize(("edition", "path", "new", "reason"), REFUSED)
def test_numbers_that_cannot_be_played_are_refused(
    edition: str, path: str, new: Any, reason: str
) -> None:
    content = catalog.pack(edition).content()
    content = replace(content, numbers=put(content.numbers, path.split("."), new))
    faults = [str(fault) for fault in MAKERS[edition][0](content)]
    assert any(reason in fault for fault in faults), faults
