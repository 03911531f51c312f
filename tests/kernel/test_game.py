"""A game as a value: house rules are settled before a match starts."""

import pickle
from collections.abc import Callable

import pytest

from kernel.frames import GAME
from metro2033.bots.registry import UnknownBot
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.game import BadOption, Game, HouseRule
from metro2033.engine.kernel.position_fault import BadPosition, PositionFault
from metro2033.engine.kernel.source import Stream


def test_every_house_rule_gets_a_value() -> None:
    assert GAME.settle(2, {}) == {"rounds": 8, "points": 3}
    assert GAME.settle(4, {"points": 9}) == {"rounds": 8, "points": 9}
    assert GAME.settle(3, {"points": 1, "rounds": 50}) == {"rounds": 50, "points": 1}


def test_settling_leaves_what_was_chosen() -> None:
    chosen = {"points": 2}
    settled = GAME.settle(2, chosen)
    settled["points"] = 5
    assert chosen == {"points": 2}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_the_number_of_seats_is_checked(seats: int) -> None:
    with pytest.raises(BadOption) as raised:
        GAME.settle(seats, {})
    assert str(raised.value) == f"toy is played by 2 to 4 seats, not {seats}"


def test_an_unknown_house_rule_is_refused() -> None:
    with pytest.raises(BadOption) as raised:
        GAME.settle(2, {"luck": 1})
    assert str(raised.value) == "unknown house rule 'luck'; toy knows: points, rounds"


@pytest.mark.parametrize(
    ("name", "value", "bounds"), [("rounds", 0, "1 to 50"), ("points", 10, "1 to 9")]
)
def test_a_house_rule_stays_in_its_bounds(name: str, value: int, bounds: str) -> None:
    with pytest.raises(BadOption) as raised:
        GAME.settle(2, {name: value})
    assert str(raised.value) == f"{name} is {bounds}, not {value}"


def test_a_game_without_house_rules_knows_none() -> None:
    game: Game[Core] = Game("empty", 1, "")
    assert game.settle(6, {}) == {}
    with pytest.raises(BadOption) as raised:
        game.settle(2, {"luck": 1})
    assert str(raised.value) == "unknown house rule 'luck'; empty knows: none"


def test_a_house_rule_says_what_it_is() -> None:
    rule = HouseRule("luck", 3, 1, 9)
    assert (rule.name, rule.default, rule.least, rule.most) == ("luck", 3, 1, 9)


def test_the_contract_itself_plays_nothing() -> None:
    game: Game[Core] = Game("empty", 1, "")
    s = Core()
    calls: list[Callable[[], object]] = [
        game.blank,
        lambda: game.new(2, {}),
        lambda: game.view(s, 0),
        lambda: game.imagine(s, 0, Stream(1)),
        lambda: game.ranking(s),
        lambda: game.position({}),
        lambda: game.facts(s),
        lambda: game.faults(s),
    ]
    for call in calls:
        with pytest.raises(NotImplementedError):
            call()


@pytest.mark.parametrize(
    "error",
    [
        BadOption("nine seats", "fault-seats", {"seats": 9}),
        BadPosition([PositionFault("position.seats", "data-no-number", {"value": "9"})]),
        UnknownBot("no x", "fault-unknown-bot", {"name": "x"}),
    ],
)
def test_errors_cross_from_process_to_process(error: Exception) -> None:
    crossed = pickle.loads(pickle.dumps(error))
    assert str(crossed) == str(error)
    assert crossed.__reduce__() == error.__reduce__()
