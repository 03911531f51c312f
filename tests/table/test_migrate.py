from __future__ import annotations

import json
from typing import Any

import pytest

from metro2033.table import migrate
from metro2033.table.line import BadRecord
from metro2033.table.record import read, write
from metro2033.table.table import Table
from table.play import SECRET, opened, play

RECORD = play(opened(), seed=5).record(SECRET)


def older(text: str) -> str:
    """The record as a made-up format 0 has it: seats are names only, choices say `option`."""
    header, *lines = [json.loads(line) for line in text.splitlines()]
    header["format"] = 0
    header["seats"] = [player["name"] for player in header["seats"]]
    for line in lines[:-1]:
        line["option"] = line.pop("key")
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in [header, *lines])


def step_from_zero(data: dict[str, Any]) -> dict[str, Any]:
    players = [{"name": name, "kind": "human"} for name in data["header"]["seats"]]
    choices = [
        {"n": choice["n"], "seat": choice["seat"], "key": choice["option"]}
        for choice in data["choices"]
    ]
    return {
        "header": data["header"] | {"seats": players},
        "choices": choices,
        "end": data["end"],
    }


def test_an_older_format_is_read_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(migrate.STEPS, 0, step_from_zero)
    record = read(older(write(RECORD)))
    assert record == RECORD
    assert Table.from_record(record).is_over


def test_what_a_step_leaves_wrong_is_still_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(migrate.STEPS, 0, lambda data: data)
    with pytest.raises(BadRecord, match="line 1: expected an object with name, kind"):
        read(older(write(RECORD)))


def test_a_format_without_a_step_is_refused() -> None:
    with pytest.raises(BadRecord, match="line 1: format 0 is no longer supported"):
        read(older(write(RECORD)))


def test_every_step_leads_to_the_format_of_today() -> None:
    assert sorted(migrate.STEPS) == list(range(migrate.FORMAT - len(migrate.STEPS), migrate.FORMAT))
