"""Ways of heroes: they follow the tunnels, and cost what the rules say."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from metro2033.catalog import game
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.word import first
from metro2033.engine.model.state import PLACE
from metro2033.table.decision import Decision
from metro2033.table.table import Table
from metro2033.table.way import routes, ways
from table.play import SECRET, header


def questions(edition: str, count: int) -> Iterator[tuple[Table[Any], Decision]]:
    """The questions of a match that is played at random."""
    table, lots = Table.open(game(edition), header(3, edition=edition)), random.Random(7)
    for _ in range(count):
        seat = table.asked[0]
        if seat == CHANCE:
            table.draw(SECRET)
            continue
        ask = table.ask(seat)
        assert ask is not None
        yield table, ask.decision
        table.choose(seat, ask.number, lots.choice(ask.decision.options).key)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_ways_lead_from_the_hero_to_where_the_answer_takes_him(edition: str) -> None:
    seen = 0
    for table, decision in questions(edition, 200):
        view = table.view(decision.seat)
        for key, way in ways(view, decision).items():
            seen += 1
            ends = (view.get(decision.seat, PLACE), first(table.codec.word(key)))
            assert (way.stations[0], way.stations[-1]) == ends
            assert way.costs[0] == 0
            assert way.costs[-1] <= way.budget
    assert seen > 50


def test_ways_follow_tunnels_and_never_get_cheaper() -> None:
    for table, decision in questions("second", 200):
        content = table.view(decision.seat).content
        for way in ways(table.view(decision.seat), decision).values():
            assert list(way.costs) == sorted(way.costs)
            for station, after in zip(way.stations, way.stations[1:], strict=False):
                assert after in [*content.tunnels[station], *content.transfers[station]]


def test_routes_are_answers_that_can_be_given_one_after_another() -> None:
    seen = 0
    for table, decision in questions("first", 60):
        near = {way.stations[-1] for way in ways(table.view(decision.seat), decision).values()}
        for route in routes(table.view(decision.seat), decision)[-2:]:
            assert route.way.stations[-1] not in near
            walked = table.branch(table.count)
            for option in route.options:
                ask = walked.ask(decision.seat)
                assert ask is not None
                walked.choose(decision.seat, ask.number, walked.codec.key(option))
            assert walked.state.get(decision.seat, PLACE) == route.way.stations[-1]
            assert route.way.costs[-1] == len(route.options) <= route.way.budget
            seen += 1
    assert seen > 5
    assert not any(routes(table.view(d.seat), d) for table, d in questions("second", 60))


def test_a_game_without_heroes_has_no_ways() -> None:
    assert all(not ways(table.view(d.seat), d) for table, d in questions("toy", 8))
