"""Any position of a match can be written, and what is written sets up the same position.

What cannot be said: an open fight, draw or vote, and what cards have changed for a while.
"""

from __future__ import annotations

from typing import Any

import pytest

from laws.walk import steps
from metro2033 import catalog
from metro2033.engine.kernel.codec import frame_table, state_from_data, state_to_data
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.kernel.source import Stream
from metro2033.engine.model import pile
from metro2033.engine.model.edition import SETUP, Edition
from metro2033.engine.model.state import IN_FORCE, State

EVERY = 11
"""Positions of a match of which one is written."""

BEGINS_ANEW = ("moment", "turn")
"""Written by where play is: a position is set up before its first step."""

UNSAID = ("fight", "phase")


def game(name: str) -> Edition:
    found = catalog.game(name)
    assert isinstance(found, Edition)
    return found


def read(edition: Edition, data: dict[str, Any]) -> State:
    """The state before the first step; nothing is wrong with it."""
    reading = Reading(data, "position")
    s = edition.read_position(reading)
    assert reading.notes.faults == []
    return s


def is_between(s: State) -> bool:
    """Whether no card lies open for a fight, a vote or a choice, and no effect lasts."""
    for card in range(s.content.card_count):
        is_market = s.content.deck_of[card] == pile.EQUIPMENT and s.zone[card] == pile.OPEN
        is_combat = s.content.deck_of[card] == pile.COMBAT and s.zone[card] >= pile.HELD
        if is_combat or (s.zone[card] in {pile.OPEN, pile.DRAWN} and not is_market):
            return False
    return bool(s.numbers[IN_FORCE] == 0)


def told(edition: Edition, s: State, seat: int) -> dict[str, Any]:
    facts = dict(edition.facts(edition.view(s, seat)))
    return {name: value for name, value in facts.items() if name not in UNSAID}


def written(edition: Edition, s: State) -> dict[str, Any]:
    return {name: v for name, v in edition.written(s).items() if name not in BEGINS_ANEW}


@pytest.mark.parametrize("name", ["first", "second"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_written_position_is_the_same_for_everybody(name: str, seats: int) -> None:
    edition = game(name)
    s = edition.new(seats, edition.settle(seats, {"most_rounds": 9}))
    compared = 0
    for n, _ in enumerate(steps(s, Stream(seats))):
        data = edition.written(s)
        if n % EVERY or data["moment"] == SETUP:
            continue
        again = read(edition, data)
        assert written(edition, again) == written(edition, s)
        if is_between(s):
            compared += 1
            for seat in (SPECTATOR, *range(seats)):
                assert told(edition, again, seat) == told(edition, s, seat)
    assert compared > 5


@pytest.mark.parametrize("name", ["first", "second"])
def test_what_a_seat_does_not_know_is_left_open_and_dealt(name: str) -> None:
    edition = game(name)
    s = edition.new(3, edition.settle(3, {"most_rounds": 6}))
    for n, _ in enumerate(steps(s, Stream(5))):
        view = edition.view(s, 0)
        data = edition.written(view)
        if n % EVERY or data["moment"] == SETUP:
            continue
        for seat, player in enumerate(data["player"]):
            held = edition.facts(s)["player"][str(seat + 1)]["missions"]
            unknown = [name for name in player.get("missions", []) if name == "?"]
            assert len(player.get("missions", [])) == len(held)
            assert len(unknown) == (0 if seat == 0 else len(held))
        played = edition.position(data)
        assert played.asked or edition.ranking(played)


def test_an_open_card_is_dealt_by_nature_to_its_owner_alone() -> None:
    edition = game("second")
    players = [{"faction": "red_line", "missions": ["?"]}, {"faction": "fourth_reich"}]
    s = edition.position({"player": players, "mission_deck": ["parley"]})
    walk = steps(s, Stream(3))
    next(walk)
    assert s.stack.top().asks() == "draw"
    for seat in (0, 1, SPECTATOR):
        view = edition.view(s, seat)
        imagined = edition.imagine(view, seat, Stream(seat + 1))
        assert state_to_data(edition.view(imagined, seat)) == state_to_data(view)
    kept = state_from_data(edition.blank(), state_to_data(s), frame_table(edition.frames))
    assert state_to_data(kept) == state_to_data(s)
    next(walk)
    (mission,) = edition.facts(s)["player"]["1"]["missions"]
    assert mission != "parley"
    assert edition.facts(edition.view(s, 1))["player"]["1"]["missions"] == []


def test_who_has_seen_a_card_can_be_said() -> None:
    edition = game("second")
    players = [{"faction": "red_line"}, {"faction": "fourth_reich"}]
    deck = {"threat_deck": ["slavers"], "threat_deck_seen": [[2]], "law_bottom": ["taxation"]}
    s = edition.position({"player": players, **deck})
    assert edition.facts(edition.view(s, 1))["threat_top"] == ["slavers"]
    assert edition.facts(edition.view(s, 0))["threat_top"] == ["?"]
    assert edition.facts(s)["law_bottom"] == ["taxation"]
    assert {name: edition.written(s)[name] for name in deck} == deck
