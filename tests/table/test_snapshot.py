from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.walk import without_rules
from metro2033 import catalog
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.source import Stream
from metro2033.table.policy import settle
from metro2033.table.record import read
from metro2033.table.snapshot import (
    BadSnapshot,
    data_digest,
    digest,
    outcome_digest,
    restore,
    snapshot,
)
from metro2033.table.table import Table
from table.play import MATCHES, SECRET, TOY, opened, pick_any, play, positioned


@MATCHES
@given(st.integers(0, 2**31), st.integers(0, 60))
def test_a_state_comes_back_from_json_and_plays_on(seed: int, most: int) -> None:
    table = play(opened(3), seed, most)
    state = table.state
    again = restore(TOY, json.loads(json.dumps(snapshot(TOY, state))))
    assert digest(again) == digest(state)
    assert again.stack == state.stack
    assert again.asked == state.asked


def test_a_sealed_question_survives_half_answered() -> None:
    table = positioned(place=["oak", "oak"])
    for key, seat in [("duel:2", 0), ("bid:1", 1)]:
        ask = table.ask(seat)
        assert ask is not None
        table.choose(seat, ask.number, key)
    again = restore(TOY, snapshot(TOY, table.state))
    assert again.asked == 1
    assert digest(again) == digest(table.state)


def test_different_states_have_different_digests() -> None:
    table = opened()
    settle(table, SECRET)
    digests = {digest(table.state)}
    source = Stream(1)
    while not table.is_over:
        pick_any(table, source)
        digests.add(digest(table.state))
    assert len(digests) > len(table.choices) * 0.9


def test_a_digest_is_the_same_on_every_machine() -> None:
    assert data_digest({"b": [1], "a": 2}) == data_digest({"a": 2, "b": [1]})
    assert data_digest({}) == "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"edition": "second"}, "edition is 'second', here it is 'toy'"),
        ({"rules_version": 2}, "rules_version is 2, here it is 1"),
        ({"content_digest": "x"}, "content_digest is 'x'"),
        ({"digest": "0" * 64}, "does not fit its digest"),
        ({"state": {}}, "does not fit its digest"),
        ({"state": None}, "does not fit its digest"),
        ({"more": 1}, "expected the fields"),
    ],
)
def test_a_changed_snapshot_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSnapshot, match=reason):
        restore(TOY, snapshot(TOY, opened().state) | changes)


@pytest.mark.parametrize("data", [None, [], "state", 5])
def test_what_is_no_snapshot_is_refused(data: object) -> None:
    with pytest.raises(BadSnapshot):
        restore(TOY, data)


@pytest.mark.parametrize(
    "changes",
    [
        {"place": "oak"},
        {"place": ["oak"]},
        {"asked": "1"},
        {"stack": [{"frame": "NoFrame"}]},
        {"stack": [5]},
        {"extra": 1},
    ],
)
def test_a_forged_state_with_a_right_digest_is_refused(changes: dict[str, Any]) -> None:
    data = snapshot(TOY, opened().state)
    state = data["state"] | changes
    with pytest.raises(BadSnapshot):
        restore(TOY, data | {"state": state, "digest": data_digest(state)})


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_match_stored_before_frames_named_their_rules_goes_on(edition: str) -> None:
    file = Path(__file__).parents[1] / "replays" / edition / "two_seats.jsonl"
    record, game = read(file.read_text(encoding="utf-8")), catalog.game(edition)
    table = Table.open(game, record.header, record.choices)
    kinds = dict[str, int]()
    for n in range(table.count):
        state = state_to_data(table.at(n))
        if without_rules(state) != state:
            kinds.setdefault(state["stack"][-1]["frame"], n)
    assert len(kinds) > 4
    for n in kinds.values():
        data = snapshot(game, table.at(n))
        data["state"] = without_rules(data["state"])
        data["digest"] = data_digest(data["state"])
        old = Table(game, record.header, restore(game, data), past=record.choices[:n])
        for choice in record.choices[n : n + 40]:
            old.follow(choice)
        assert outcome_digest(game, old.state) == outcome_digest(game, table.at(old.count))
