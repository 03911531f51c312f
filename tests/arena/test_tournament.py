"""Tournaments are the same on any number of processes, and go on after an interruption."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metro2033.arena.order import BotCount, Order, deciding_files
from metro2033.arena.store import BadStore, Store
from metro2033.arena.summary import summary
from metro2033.arena.tournament import play
from metro2033.engine.kernel.game import BadOption
from metro2033.processes.runner import Alone, Processes, Runner


def quiet(_: int) -> None:
    pass


def reproducible(order: Order, results: Any) -> Any:
    """The summary without what depends on the machine."""
    data = summary(order, results)
    data.pop("times")
    return data


def played(order: Order, runner: Runner, folder: Path | None = None) -> Any:
    return reproducible(order, play(order, runner, Store(order, folder), quiet))


@pytest.mark.parametrize(
    "order",
    [
        Order("toy", 2, 30, ("random",), 5),
        Order("second", 2, 4, ("random", "heuristic"), 1, {"most_rounds": 1}, has_stories=True),
        Order("first", 3, 3, ("random", "heuristic"), 1, {"most_rounds": 1}),
    ],
    ids=["toy", "second", "first"],
)
def test_processes_do_not_change_the_result(order: Order) -> None:
    alone = played(order, Alone())
    assert alone["matches"] == order.games
    for jobs in (2, 3):
        assert json.dumps(played(order, Processes(jobs))) == json.dumps(alone)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Order, Any, bytes]:
    """A tournament that was never interrupted: its order, result and file."""
    folder = tmp_path_factory.mktemp("whole")
    order = Order("toy", 2, 12, ("random",), 9)
    result = played(order, Alone(), folder)
    return order, result, (folder / "matches.jsonl").read_bytes()


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_a_tournament_goes_on_wherever_it_was_cut(
    whole: tuple[Order, Any, bytes], tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    order, result, text = whole
    cut = data.draw(st.integers(0, len(text)))
    folder = tmp_path_factory.mktemp("cut")
    (folder / "matches.jsonl").write_bytes(text[:cut])
    store = Store(order, folder)
    lines = text[:cut].count(b"\n")
    assert len(store.results) == max(0, lines - 1)
    seen: list[int] = []
    results = play(order, Alone(), store, seen.append)
    assert sum(seen) == order.games - max(0, lines - 1)
    assert reproducible(order, results) == result
    again = (folder / "matches.jsonl").read_bytes()
    assert again.count(b"\n") == order.games + 1
    assert len(Store(order, folder).results) == order.games


def test_a_tournament_can_be_made_longer(tmp_path: Path) -> None:
    short, long = (Order("toy", 2, games, ("random",), 3) for games in (5, 9))
    played(short, Alone(), tmp_path)
    assert played(long, Alone(), tmp_path) == played(long, Alone())
    assert played(short, Alone(), tmp_path) == played(short, Alone())


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (Order("toy", 3, 5, ("random",), 3), "players 2, not 3"),
        (Order("toy", 2, 5, ("random",), 4), "seed 3, not 4"),
        (Order("toy", 2, 5, ("random", "random"), 3), "bots"),
        (Order("toy", 2, 5, ("random",), 3, {"rounds": 2}), "house rules"),
    ],
)
def test_another_tournament_is_refused(tmp_path: Path, other: Order, difference: str) -> None:
    played(Order("toy", 2, 5, ("random",), 3), Alone(), tmp_path)
    with pytest.raises(BadStore, match=f"holds another tournament: {difference}"):
        Store(other, tmp_path)


def test_a_damaged_line_is_told(tmp_path: Path) -> None:
    order = Order("toy", 2, 5, ("random",), 3)
    played(order, Alone(), tmp_path)
    file = tmp_path / "matches.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    for damage in (b"\x00\x00\n", b"[1]\n", b'{"bots":[]}\n', lines[2][5:]):
        file.write_bytes(b"".join([*lines[:2], damage, *lines[3:]]))
        with pytest.raises(BadStore, match=r"matches\.jsonl:3: the line is damaged"):
            Store(order, tmp_path)


def test_sums_add_up() -> None:
    order = Order("toy", 3, 12, ("random", "random"), 5)
    data = played(order, Alone())
    (row,) = data["bots"]
    assert row["wins"]["trials"] == 36
    assert row["wins"]["count"] == pytest.approx(12)
    assert sum(row["places"]) == 36
    assert sum(seat["count"] for seat in data["seats"]) == pytest.approx(12, abs=0.01)
    assert row["rating"]["mu"] == 25.0
    assert data["ahead"] == []


def test_a_match_cut_off_has_no_winner() -> None:
    order = Order("first", 2, 4, ("random", "heuristic"), 1, {"most_rounds": 1})
    data = played(order, Alone())
    assert (data["without_winner"], data["unfinished"]) == (4, 0)
    assert [row["wins"]["trials"] for row in data["bots"]] == [0, 0]
    assert [row["places"] for row in data["bots"]] == [[0, 0], [0, 0]]
    assert [pair["trials"] for pair in data["ahead"]] == [4]


def test_bots_are_compared_in_pairs() -> None:
    order = Order("second", 2, 4, ("random", "heuristic"), 0, {"most_rounds": 4})
    data = played(order, Alone())
    (pair,) = data["ahead"]
    assert (pair["bot"], pair["of"], pair["trials"]) == ("random", "heuristic", 4)
    rows = {row["bot"]: row for row in data["bots"]}
    assert pair["count"] == rows["random"]["wins"]["count"]
    assert data["bots"][0]["bot"] == "heuristic"


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (Order("toy", 9, 1, ("random",)), "played by 2 to 4 seats, not 9"),
        (Order("toy", 2, 1, ()), "expected 1 to 20 bots, not 0"),
        (Order("toy", 2, 1, ("random",) * 21), "expected 1 to 20 bots, not 21"),
        (Order("toy", 2, 1, ("random",), 0, {"lamps": 1}), "unknown house rule 'lamps'"),
    ],
)
def test_what_cannot_be_played_is_told(order: Order, reason: str) -> None:
    with pytest.raises((BadOption, BotCount), match=reason):
        order.check()


def test_results_of_other_bots_or_rules_do_not_mix() -> None:
    names = [file.as_posix() for file in deciding_files()]
    for part in ("rules/turn.py", "evaluator.py", "weights.py", "network-2.bin"):
        for edition in ("first", "second"):
            assert any(name.endswith(f"editions/{edition}/{part}") for name in names), part
