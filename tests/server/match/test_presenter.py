"""The citations of a match do not depend on where its story is read from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from metro2033 import catalog
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.rulebook import EDITIONS
from metro2033.server.match.table_presenter import TablePresenter
from metro2033.server.store.entities import StoredChoice
from metro2033.table.answer import Accepted
from metro2033.table.record import Record, read
from metro2033.table.table import Table

REPLAYS = Path(__file__).parents[2] / "replays"


def shortest(edition: str) -> Record:
    """The shortest recorded match of an edition."""
    file = min((REPLAYS / edition).glob("*.jsonl"), key=lambda path: path.stat().st_size)
    return read(file.read_text(encoding="utf-8"))


def opened(record: Record) -> tuple[Table[Any], list[StoredChoice]]:
    """A recorded match at its table, and its choices as they are stored."""
    table = Table.open(catalog.game(record.header.edition), record.header, record.choices)
    return table, [StoredChoice(n, c.seat, c.key, "", 0) for n, c in enumerate(record.choices, 1)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_events_cite_the_same_rules_wherever_one_begins_to_read(edition: str) -> None:
    table, log = opened(shortest(edition))

    def cited(sight: TablePresenter, since: int, until: int) -> list[list[str]]:
        steps = sight.steps(SPECTATOR, since, until)
        return [event.rules for step in steps for event in step.events]

    sight = TablePresenter(table, log)
    whole = [cited(sight, n, n + 1) for n in range(len(log))]
    assert [rules for step in whole for rules in step] == cited(sight, 0, len(log))
    for n in (len(log) // 2, len(log) // 3, len(log) - 1):
        assert cited(sight, n, n + 1) == whole[n]
        assert cited(TablePresenter(table, log), n, n + 1) == whole[n]


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_taken_over_from_choices_that_were_taken_back(edition: str) -> None:
    record = shortest(edition)
    table, log = opened(record)
    assert record.end is not None
    secret = bytes.fromhex(record.end.secret or "")
    half, whole = len(log) // 2, len(log)
    sights = {n: TablePresenter(table, log) for n in range(half + 1, whole)}
    for n, sight in sights.items():
        sight.steps(SPECTATOR, n, n + 1)
    table.take_back(half)
    del log[half:]
    while table.count < whole and not table.is_over:
        if table.nature():
            made = table.draw(secret)
        else:
            ask = table.ask(table.asked[0])
            assert ask is not None
            found = table.choose(table.asked[0], ask.number, ask.decision.keys[-1])
            assert isinstance(found, Accepted)
            made = found
        log.append(StoredChoice(table.count, made.choice.seat, made.choice.key, "", 1))
    told = TablePresenter(table, log).steps(SPECTATOR, 0, table.count)
    for n, sight in sights.items():
        if n < table.count:
            assert sight.steps(SPECTATOR, n, n + 1) == told[n : n + 1]
