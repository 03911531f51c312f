"""Positions that somebody has set up become puzzles, if one answer is clearly the best."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from metro2033.puzzle import puzzle

CLEAR = "s5014-732"
"""A shipped puzzle whose best answer is far ahead."""

PLAYER = "[[position.player]]\n"
START = f'title = "A start"\nedition = "second"\n\n[position]\n{2 * PLAYER}'


def judged(client: httpx.Client, text: str) -> dict[str, Any]:
    response = client.post("/api/positions/puzzle", content=text.encode())
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


@pytest.mark.slow
def test_a_position_with_one_best_answer_is_a_puzzle(anna: httpx.Client) -> None:
    text = anna.get(f"/api/puzzles/{CLEAR}/position").json()["text"]
    found = judged(anna, text)
    assert (found["is_puzzle"], found["why"]) == (True, "")
    assert found["best"] == puzzle(CLEAR).best == found["answers"][0]["key"]
    assert 0 < found["low"] <= found["lead"] <= found["high"]
    assert {"aims", "danger", "args", "deed"} <= set(found["purpose"])

    started = anna.post("/api/positions?is_puzzle=true", content=text.encode())
    match = started.json()
    assert started.status_code == 201
    assert (match["puzzle"], match["hints"]) == ("own", False)
    assert match["held"] == [found["seat"]]
    # Another puzzle puts it away.
    anna.post("/api/positions?is_puzzle=true", content=text.encode())
    assert anna.get(f"/api/matches/{match['id']}").status_code == 404


def test_a_position_without_one_says_why(anna: httpx.Client) -> None:
    found = judged(anna, START)
    assert not found["is_puzzle"]
    assert found["why"] in {"close", "disagree", "one_answer"}


def test_where_chance_decides_first_nobody_can_be_asked(anna: httpx.Client) -> None:
    text = anna.get("/api/puzzles/f2002-132/position").json()["text"]
    found = judged(anna, text)
    assert (found["is_puzzle"], found["why"], found["answers"]) == (False, "chance", [])
    assert found["purpose"] is None
    assert judged(anna, text) == found


@pytest.mark.parametrize("text", ["", "edition = 3", START.replace("second", "third"), "{" * 5000])
def test_what_is_no_position_is_refused(anna: httpx.Client, text: str) -> None:
    response = anna.post("/api/positions/puzzle", content=text.encode())
    assert 400 <= response.status_code < 500
    assert response.json()["message"].startswith("problem-")
