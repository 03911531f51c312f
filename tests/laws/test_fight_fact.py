"""What is told of an open fight, of the roll for income, and of who is about to win."""

from collections.abc import Iterator
from typing import Any

import pytest

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR, Log
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.trait import FIGHT_DICE, FIGHT_OUTCOME


def moments(game: Any, seeds: int, choices: int) -> Iterator[Any]:
    """The states of random matches, each with what has just happened in its log."""
    for seed in range(seeds):
        s, source, out = game.new(3, game.settle(3, {})), Stream(seed), Offer()
        s.log = Log()
        for _ in range(choices):
            if not s.asked:
                break
            yield s
            s.log.events.clear()
            offer(s, asked_seat(s), out)
            apply(s, asked_seat(s), out.pick(source))
        yield s


@pytest.mark.parametrize("edition", ["first", "second"])
def test_an_open_fight_names_both_sides_and_ends_as_told(edition: str) -> None:
    game: Any = catalog.game(edition)
    told: list[dict[str, Any]] = []
    prizes = set[str]()
    decided = 0
    for s in moments(game, 4, 900):
        for event in s.log.events:
            if game.events[event.kind].has(FIGHT_OUTCOME) and told:
                assert told[0]["seats"][0] == event.args[0] + 1
                if game.events[event.kind].name == "battle_fought":
                    assert told[0]["seats"][1] == event.args[1] + 1
                    known = {(part["side"], part["kind"]) for part in told[0]["parts"]}
                    shown = {(part.side, part.kind) for part in event.parts or []}
                    assert {kind for _, kind in shown - known} <= {"dice", "combat"}
                decided += 1
        told = game.facts(s)["fight"]
        assert told == game.facts(game.view(s, SPECTATOR))["fight"]
        prizes |= {fight["prize"] for fight in told}
    assert decided > 20
    assert prizes == {"station", "hero", "defence"}


def test_the_roll_names_the_stations_that_yield() -> None:
    game: Any = catalog.game("first")
    names, found = game.slugs["station"], 0
    before: dict[str, Any] = {}
    for s in moments(game, 3, 600):
        for event in s.log.events:
            if game.events[event.kind].has(FIGHT_DICE) and event.parts:
                levels = [before["level"][names[part.thing]] for part in event.parts]
                assert set(levels) == {event.args[-1] + event.args[-2]}
                assert all(before["owner"][names[part.thing]] for part in event.parts)
                found += 1
        if asked_seat(s) == CHANCE:
            before = game.facts(s)
    assert found > 10


@pytest.mark.parametrize("edition", ["first", "second"])
def test_winners_by_points_lack_none(edition: str) -> None:
    game: Any = catalog.game(edition)
    s, source, out = game.new(2, game.settle(2, {"victory_points": -4})), Stream(5), Offer()
    while s.asked:
        assert game.facts(s)["winner"] == 0
        offer(s, asked_seat(s), out)
        apply(s, asked_seat(s), out.pick(source))
    facts = game.facts(s)
    assert facts["ended_by"] == "points"
    assert facts["player"][str(facts["winner"])]["points_missing"] == 0
