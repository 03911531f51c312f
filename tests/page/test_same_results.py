"""The engine of the static page plays as any other: the same choices, to the same end."""

from __future__ import annotations

import pytest

from metro2033.server.tables.records import verdict
from page import page_engine
from page.same_match import played

RECORDS = sorted((page_engine.ROOT / "tests" / "replays").rglob("*.jsonl"))
NUMBERS = (0, 1, 3)


@pytest.mark.slow
def test_records_and_matches_are_the_same_in_the_engine_of_the_page() -> None:
    command = page_engine.command()
    if command is None:
        pytest.skip("the static page is not built: make site")
    found = page_engine.ask(command, RECORDS, NUMBERS)
    assert found.form == "plain"
    assert found.verdicts == [verdict(file.read_text("utf-8"), "en") for file in RECORDS]
    assert len(found.verdicts) > 10
    assert found.played == [played(number) for number in NUMBERS]
