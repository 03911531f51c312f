from __future__ import annotations

import pytest

from metro2033.engine.kernel.core import CHANCE
from metro2033.table.decision import NotAsked, decide
from table.play import opened, pick, positioned


def test_nature_is_asked_with_weights() -> None:
    table = positioned(hands=[["supplies"], []])
    pick(table, 0, "search")
    ask = table.nature()
    assert ask is not None
    assert (ask.decision.seat, ask.decision.kind) == (CHANCE, "draw")
    assert dict(zip(ask.decision.keys, ask.decision.weights, strict=True)) == {
        "found:supplies": 3,
        "found:rumour": 4,
        "found:trolley": 4,
    }
    assert ask.decision.fallback == ""


def test_a_seat_is_asked_with_a_fallback_and_without_weights() -> None:
    ask = positioned().ask(0)
    assert ask is not None
    assert ask.decision.kind == "turn"
    assert ask.decision.weights == ()
    assert ask.decision.source is None
    assert ask.decision.fallback == "rest"
    assert not ask.decision.is_sealed
    assert ask.decision.keys[0] == "rest"


def test_a_card_that_asks_is_the_source() -> None:
    table = positioned(hands=[["trolley"], []])
    pick(table, 0, "play:trolley")
    ask = table.ask(0)
    assert ask is not None
    assert (ask.decision.kind, ask.decision.source) == ("ride", 2)


def test_a_sealed_question_is_that_of_the_frame_that_sealed_it() -> None:
    table = positioned(place=["oak", "oak"], bullets=[1, 0])
    pick(table, 0, "duel:2")
    first, second = table.ask(0), table.ask(1)
    assert first is not None
    assert second is not None
    assert (first.decision.kind, first.decision.is_sealed) == ("bid", True)
    assert first.decision.keys == ["bid:0", "bid:1"]
    assert second.decision.keys == ["bid:0"]


def test_who_is_not_asked_has_no_decision() -> None:
    table = opened()
    for seat in [0, 1, -1, -2]:
        with pytest.raises(NotAsked):
            decide(table.codec, table.state, seat)
