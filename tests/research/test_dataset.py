"""Records become rows that a learner would have met; whatever stops the command, it goes on."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra dataset)")

from pyarrow import parquet

from cli.command import metro
from metro2033.research import dataset
from metro2033.research.space import space_of

REPLAYS = Path(__file__).parents[1] / "replays"

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def duel(tmp_path: Path, capsys: Capture) -> Path:
    """The folder of a small tournament with its records."""
    folder = tmp_path / "duel"
    told = metro(
        capsys,
        *["arena", "--edition", "second", "--games", "6", "--bots", "random", "--records"],
        *["--rule", "most_rounds=2", "--jobs", "1", "--out", str(folder)],
    )
    assert told.code == 0, told.err
    return folder


def rows_of(folder: Path, edition: str = "second") -> list[dict[str, Any]]:
    files = sorted((folder / edition).glob("*.parquet"))
    return [row for file in files for row in parquet.read_table(file).to_pylist()]


def test_every_decision_is_a_row(duel: Path, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "data"
    told = metro(capsys, "dataset", str(duel), "--out", str(out), "--jobs", "1", "--json")
    assert told.code == 0, told.err
    (summary,) = told.json["editions"]
    rows = rows_of(out)
    assert len(rows) == summary["rows"] > 100
    assert summary["matches"] == summary["finished"] == 6
    space = space_of("second")
    lines = (duel / "matches.jsonl").read_text().splitlines()[1:]
    results = [json.loads(line) for line in lines]
    places = {f"{result['match']:06}": result["ranking"] for result in results}
    for row in rows:
        assert row["choice"] in row["options"]
        assert len(row["observation"]) == space.observation_size
        assert row["player"] == "bot:random"
        assert row["place"] == places[row["match"].rsplit("/")[-1]][row["seat"]]
        assert (row["reward"] > 0) == (row["place"] == 1)
    by_match = {row["match"] for row in rows}
    assert len(by_match) == 6


def test_observations_are_those_of_the_seat(duel: Path, tmp_path: Path, capsys: Capture) -> None:
    """Each row shows its seat first, and the question that it was asked."""
    out = tmp_path / "data"
    metro(capsys, "dataset", str(duel / "records"), "--out", str(out), "--jobs", "1")
    space = space_of("second")
    kinds = space.tables["question"][1]
    for row in rows_of(out):
        tables = space.entities(np.array(row["observation"], np.int8))
        asked = tables["seats"][:, space.tables["seats"][1].index("asked")]
        assert asked[0] == 1
        assert tables["question"][kinds.index(f"kind:{row['kind']}")] == 1
        assert tables["table"][0] == row["seats"]


def test_records_of_both_editions_are_kept_apart(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "data"
    records = [str(next((REPLAYS / edition).glob("*.jsonl"))) for edition in ("first", "second")]
    told = metro(capsys, "dataset", *records, "--out", str(out), "--jobs", "1")
    assert told.code == 0, told.err
    for edition in ("first", "second"):
        names = json.loads((out / edition / "_names.json").read_text())
        row = rows_of(out, edition)[0]
        assert len(names["observation"]) == len(row["observation"])
        assert names["actions"][row["choice"]].split(":")[0] == row["key"].split(":")[0]
    card = (out / "README.md").read_text()
    assert "## Edition `first`" in card
    assert "## Edition `second`" in card
    assert "| `observation` |" in card
    assert "metro2033 dataset" in card


def test_an_interrupted_command_goes_on(
    duel: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "PART", 2)
    out, whole = tmp_path / "data", tmp_path / "whole"
    make = ("dataset", str(duel / "records"), "--jobs", "1", "--out")
    assert metro(capsys, *make, str(whole)).code == 0
    made: list[int] = []
    part = dataset.make_part

    def stop_at_the_second(order: dataset.Order, number: int) -> None:
        if number == 1 and not made:
            raise KeyboardInterrupt
        part(order, number)

    monkeypatch.setattr(dataset, "make_part", stop_at_the_second)
    assert metro(capsys, *make, str(out)).code == 130
    assert [file.name for file in (out / "second").iterdir()] == ["part-00000.parquet"]
    first = (out / "second" / "part-00000.parquet").stat().st_mtime_ns

    def note(order: dataset.Order, number: int) -> None:
        made.append(number)
        part(order, number)

    monkeypatch.setattr(dataset, "make_part", note)
    assert metro(capsys, *make, str(out)).code == 0
    assert made == [1, 2]
    assert (out / "second" / "part-00000.parquet").stat().st_mtime_ns == first
    for file in (whole / "second").glob("*.parquet"):
        assert (out / "second" / file.name).read_bytes() == file.read_bytes()


def test_a_part_of_other_records_is_made_anew(duel: Path, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "data"
    make = ("dataset", str(duel / "records"), "--jobs", "1", "--out", str(out), "--json")
    before = metro(capsys, *make).json["editions"][0]
    (duel / "records" / "000003.jsonl").unlink()
    after = metro(capsys, *make).json["editions"][0]
    assert after["matches"] == before["matches"] - 1


def test_parts_of_a_larger_data_set_are_deleted(
    duel: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "PART", 2)
    out = tmp_path / "data"
    make = ("dataset", str(duel / "records"), "--jobs", "1", "--out", str(out), "--json")
    assert metro(capsys, *make).code == 0
    for name in ("000002.jsonl", "000003.jsonl", "000005.jsonl"):
        (duel / "records" / name).unlink()
    (summary,) = metro(capsys, *make).json["editions"]
    assert (summary["matches"], summary["parts"]) == (3, 2)
    assert len(rows_of(out)) == summary["rows"]


def test_a_folder_of_another_edition_is_not_mixed_in(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "data"
    first, second = (next((REPLAYS / name).glob("*.jsonl")) for name in ("first", "second"))
    assert metro(capsys, "dataset", str(first), "--out", str(out), "--jobs", "1").code == 0
    told = metro(capsys, "dataset", str(second), "--out", str(out), "--jobs", "1")
    assert (told.code, "holds a data set from other records" in told.err) == (2, True)


def test_a_record_that_is_named_twice_counts_once(
    duel: Path, tmp_path: Path, capsys: Capture
) -> None:
    out, records = tmp_path / "data", duel / "records"
    told = metro(
        capsys,
        *["dataset", str(duel), str(records / "000001.jsonl"), str(records / ".." / "records")],
        *["--out", str(out), "--jobs", "1", "--json"],
    )
    assert told.json["editions"][0]["matches"] == 6


def test_an_edition_is_read_as_one_table(
    duel: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "PART", 2)
    out = tmp_path / "data"
    metro(capsys, "dataset", str(duel), "--out", str(out), "--jobs", "1")
    assert parquet.read_table(out / "second").num_rows == len(rows_of(out))


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda text: text.replace('"key": "', '"key": "x', 1), "000002.jsonl:2: 'x"),
        (lambda text: text[:-5], "truncated"),
        (lambda _: "nothing\n", "not a record"),
        (lambda _: "[" * 100_000, "000002.jsonl:1: not a record"),
        (lambda text: text.replace('digest": "', 'digest": "0', 1), "different content"),
    ],
)
def test_a_bad_record_is_told_or_left_out(
    duel: Path, tmp_path: Path, capsys: Capture, spoil: Any, reason: str
) -> None:
    bad = duel / "records" / "000002.jsonl"
    bad.write_text(spoil(bad.read_text()))
    out = tmp_path / "data"
    make = ("dataset", str(duel / "records"), "--jobs", "1", "--out", str(out))
    told = metro(capsys, *make)
    assert told.code == 2
    assert reason in told.err
    assert "000002.jsonl" in told.err
    assert "--skip" in told.err
    told = metro(capsys, *make, "--skip")
    assert told.code == 0, told.err
    assert "5 matches" in told.out
    assert "000002.jsonl" in told.out
    assert "000002.jsonl" in (out / "README.md").read_text()


def test_what_is_left_out_is_told_in_the_language_and_the_card_is_english(
    duel: Path, tmp_path: Path, capsys: Capture
) -> None:
    cut = duel / "records" / "000002.jsonl"
    cut.write_text(cut.read_text()[:-5])
    (duel / "records" / "000003.jsonl").write_text("nothing\n")
    out = tmp_path / "data"
    make = ("dataset", str(duel / "records"), "--jobs", "1", "--out", str(out), "--skip")
    told = metro(capsys, *make, "--language", "ru")
    assert told.code == 0, told.err
    assert not re.search("truncated|not a record", told.out)
    card = (out / "README.md").read_text(encoding="utf-8")
    assert "truncated" in card
    assert "not a record" in card
    assert not re.search("[а-я]", card)
    again = metro(capsys, *make, "--json", "--language", "hu").json
    assert not re.search("truncated|not a record|[а-я]", json.dumps(again, ensure_ascii=False))
    assert (len(again["skipped"]), len(again["editions"][0]["skipped"])) == (1, 1)


def test_what_is_not_there_is_told(tmp_path: Path, capsys: Capture) -> None:
    told = metro(capsys, "dataset", str(tmp_path / "nowhere"))
    assert (told.code, "no such file or folder" in told.err) == (2, True)
    told = metro(capsys, "dataset", str(tmp_path))
    assert (told.code, "no records found in" in told.err) == (2, True)


def test_a_match_without_an_end_has_no_result(tmp_path: Path, capsys: Capture, duel: Path) -> None:
    record = duel / "records" / "000000.jsonl"
    record.write_text("".join(record.read_text().splitlines(keepends=True)[:-1]))
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(lines[: len(lines) // 2]))
    out = tmp_path / "data"
    told = metro(capsys, "dataset", str(record), "--out", str(out), "--jobs", "1", "--json")
    assert told.json["editions"][0]["finished"] == 0
    assert {(row["place"], row["reward"]) for row in rows_of(out)} == {(None, None)}
