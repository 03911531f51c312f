"""The tool that measures long lists: each of them is answered, and a slow one is named."""

from __future__ import annotations

from pathlib import Path

import pytest

import list_time
from server.http.site import running_site, sqlite_in


@pytest.mark.slow
@pytest.mark.once
def test_every_list_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    number = 2 * list_time.PAGE
    with running_site(sqlite_in(tmp_path)) as site:
        found = list_time.measured(site, number, 2, "")
    assert found.keys() == list_time.paths("", number).keys()
    _, _, *rows = capsys.readouterr().out.splitlines()
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == [*found]
    assert all(clock[50] <= clock[99] for figures in found.values() for clock in figures.values())

    monkeypatch.setattr(list_time, "BAR_MS", 1e9)
    assert list_time.too_long(found) == []
    found["ratings"]["on the clock"][99] = 2e9
    assert list_time.too_long(found) == ["ratings"]
