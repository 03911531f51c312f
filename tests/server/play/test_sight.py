"""The citations of a match do not depend on where its story is read from."""

from __future__ import annotations

from pathlib import Path

import pytest

from metro2033 import catalog
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.rulebook import EDITIONS
from metro2033.server.sight import Sight
from metro2033.server.store.record import Stored
from metro2033.table.record import read
from metro2033.table.table import Table

REPLAYS = Path(__file__).parents[2] / "replays"


@pytest.mark.parametrize("edition", EDITIONS)
def test_events_cite_the_same_rules_wherever_one_begins_to_read(edition: str) -> None:
    file = min((REPLAYS / edition).glob("*.jsonl"), key=lambda path: path.stat().st_size)
    record = read(file.read_text(encoding="utf-8"))
    table = Table.open(catalog.game(edition), record.header, record.choices)
    log = [Stored(n, c.seat, c.key, "", 0) for n, c in enumerate(record.choices, 1)]

    def cited(sight: Sight, since: int, until: int) -> list[list[str]]:
        steps = sight.steps(SPECTATOR, since, until)
        return [event.rules for step in steps for event in step.events]

    sight = Sight(table, log)
    whole = [cited(sight, n, n + 1) for n in range(len(log))]
    assert [rules for step in whole for rules in step] == cited(sight, 0, len(log))
    for n in (len(log) // 2, len(log) // 3, len(log) - 1):
        assert cited(sight, n, n + 1) == whole[n]
        assert cited(Sight(table, log), n, n + 1) == whole[n]
    # A choice that was taken back and made again is another one: nothing is taken over from it.
    log[-1] = Stored(len(log), log[-1].seat, log[-1].key, "", 1)
    assert cited(sight, len(log) - 1, len(log)) == whole[-1]
