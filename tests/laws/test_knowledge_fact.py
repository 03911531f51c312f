"""What is told of heroes, missions, unseen cards and the next round, in recorded matches."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from metro2033 import catalog
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.rules.modifier import hero_speed, hero_strength
from metro2033.table.record import read
from metro2033.table.table import Table

REPLAYS = Path(__file__).parents[1] / "replays"

ANY = -1
"""No role, no foe: what holds in all circumstances."""

EVERY = 4
"""Every so many choices of a match are looked at."""


def positions(edition: str, name: str = "two_seats") -> Iterator[Any]:
    """States of a recorded match."""
    record = read((REPLAYS / edition / f"{name}.jsonl").read_text(encoding="utf-8"))
    table: Table[Any] = Table.open(catalog.game(edition), record.header)
    for choice in record.choices:
        if table.count % EVERY == 0:
            yield table.state
        table.follow(choice)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_unseen_cards_are_those_whose_place_a_viewer_does_not_know(edition: str) -> None:
    game: Any = catalog.game(edition)
    fewer = 0
    for s in positions(edition):
        assert not any(game.facts(s)["unseen"].values())
        public = game.facts(game.view(s, SPECTATOR))["unseen"]
        for seat in range(2):
            own = game.facts(game.view(s, seat))["unseen"]
            assert all(len(own[deck]) <= len(public[deck]) for deck in public)
            fewer += own != public
    assert fewer > 5


@pytest.mark.parametrize(("edition", "name"), [("first", "three_seats"), ("second", "meeting")])
def test_progress_is_told_of_every_mission_that_is_known(edition: str, name: str) -> None:
    game: Any = catalog.game(edition)
    told = 0
    for s in positions(edition, name):
        for viewer in (*range(s.seat_count()), SPECTATOR):
            for player in game.facts(game.view(s, viewer))["player"].values():
                assert set(player["progress"]) == set(player["missions"])
                for have, need in player["progress"].values():
                    assert 0 <= have <= need
                    told += have > 0
    assert told > 2


def test_parts_of_a_hero_add_up_to_what_the_rules_count() -> None:
    game: Any = catalog.game("second")
    more = 0
    for s in positions("second"):
        for seat, player in enumerate(game.facts(s)["player"].values()):
            if player["hero"]:
                strength = sum(part["value"] for part in player["hero_strength"])
                assert strength == hero_strength(s, seat, ANY, ANY, 0, False)
                assert sum(part["value"] for part in player["hero_speed"]) == hero_speed(s, seat)
                assert player["hero_speed"][0]["rules"] == ["R2-086"]
                more += len(player["hero_strength"]) > 1
    assert more > 20


def test_supply_counts_the_stations_whose_resource_the_next_round_shows() -> None:
    game: Any = catalog.game("second")
    found = set[str]()
    for s in positions("second", "polis"):
        facts = game.facts(s)
        for seat, player in facts["player"].items():
            for resource, number in player["supply"].items():
                found.add(resource)
                tokens = [facts["token"][station] for station in player["stations"]]
                assert number >= (0 if resource == "any" else tokens.count(resource)), seat
            assert player["upkeep"] >= 0
    assert found == {"pig", "mushroom", "ammo", "any"}
