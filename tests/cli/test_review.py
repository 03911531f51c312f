"""`metro2033 review`: a finished match as text and as data."""

from pathlib import Path
from typing import Final

import pytest

from cli.command import is_one_line, metro
from metro2033.i18n import languages, text
from metro2033.review.effort import Effort
from metro2033.review.part import reviewed
from metro2033.table.record import read, write
from metro2033.table.table import Table

RECORD: Final = Path(__file__).parents[1] / "replays" / "second" / "two_goals.jsonl"
EFFORT: Final = Effort(looks=1, checks=4, trials=1, portion=16)


@pytest.fixture(scope="module")
def parts() -> list[object]:
    return list(reviewed(Table.from_record(read(RECORD.read_text(encoding="utf-8"))), EFFORT))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, parts: list[object]) -> None:
    monkeypatch.setattr("metro2033.cli.review.usual_effort", lambda: EFFORT)
    monkeypatch.setattr("metro2033.cli.review.reviewed", lambda *_: iter(parts))


@pytest.mark.parametrize("language", languages())
def test_a_review_is_told_in_every_language(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    shown = metro(capsys, "review", str(RECORD), "--language", language)
    assert (shown.code, shown.err) == (0, "")
    for heading in ("review-accuracy", "review-luck", "review-moments"):
        assert text(heading, language=language) in shown.out
    assert "{" not in shown.out


def test_a_review_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    found = metro(capsys, "review", str(RECORD), "--json").json
    assert found["done"] == found["total"]
    assert [seat["seat"] for seat in found["seats"]] == [1, 2]


def test_an_unfinished_match_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = Table.from_record(read(RECORD.read_text(encoding="utf-8")))
    file = tmp_path / "running.jsonl"
    file.write_text(write(table.branch(20).record()), encoding="utf-8")
    shown = metro(capsys, "review", str(file))
    assert shown.code == 2
    assert is_one_line(shown)
