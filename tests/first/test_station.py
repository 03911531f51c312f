"""Every station card gives its owner what it says when its number is rolled."""

from typing import Final

import pytest

from metro2033 import catalog
from metro2033.editions.first.content.load import load as load_first
from metro2033.editions.first.content.schema import FirstStation
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import after
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import verb
from metro2033.engine.model.ids import KINDS, RESOURCES
from metro2033.engine.model.state import State

CARDS: Final = [station for station in load_first().stations if station.kind == "ordinary"]
OTHERS: Final = ["dinamo", "park_kultury", "frunzenskaya", "kurskaya", "marksistskaya"]


def stock(s: State, seat: int) -> list[int]:
    """The resources of a seat."""
    return [int(s.stock(seat, kind)) for kind in range(KINDS)]


def rolled(station: str, number: int) -> State:
    """Seat 1 owns a station with an 8 besides its home; in the turn of seat 2 a number comes."""
    home, *rest = [name for name in OTHERS if name != station][:4]
    one = {"faction": "polis", "hero": "anna", "stations": [home, station], "levels": [7, 8]}
    two = {"faction": "red_line", "hero": "khan", "stations": rest, "levels": [7, 11, 12]}
    s = catalog.game("first").position({"moment": "turn", "turn": 2, "player": [one, two]})
    assert isinstance(s, State)
    return after(s, CHANCE, pack(verb.ROLL, number - 5, 5))


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
@pytest.mark.rule("E1-TURN-002", "E1-BOARD-004")
def test_a_station_yields_what_its_card_says(card: FirstStation) -> None:
    yields = [getattr(card.yields, name) for name in RESOURCES[:KINDS]]
    assert sum(yields) > 0
    assert stock(rolled(card.id, 8), 0) == yields
    assert stock(rolled(card.id, 9), 0) == [0, 0, 0]


def test_there_are_49_cards() -> None:
    assert len(CARDS) == 49
