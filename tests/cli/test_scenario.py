"""`metro2033 scenario check`: one line a file, the sums, and an exit code."""

from pathlib import Path

import pytest

from cli.command import is_one_line, metro, process

TOY = Path(__file__).parents[1] / "scenarios" / "toy"
GOOD = "title = 'Good'\nedition = 'toy'\n[position]\n[end]\nopen = 'turn'\n"
FAILING = GOOD.replace("Good", "Failing").replace("'turn'", "'bid'")
BAD = GOOD.replace("edition = 'toy'\n", "")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"good": GOOD, "failing": FAILING, "bad": BAD}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "x.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_all_is_well(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    outcome = metro(capsys, "scenario", "check", str(folder / "good"))
    assert outcome.code == 0
    assert outcome.out == f"ok    {folder}/good/x.toml  Good\n1 passed\n"


def test_a_failure_is_told(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    outcome = metro(capsys, "scenario", "check", str(folder / "good"), str(folder / "failing"))
    assert outcome.code == 1
    assert f"failed {folder}/failing/x.toml  Failing\n" in outcome.out
    assert f"{folder}/failing/x.toml:5: end: seat 1 is asked 'turn'" in outcome.out
    assert outcome.out.endswith("1 passed, 1 failed\n")


def test_a_file_that_is_no_scenario(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    outcome = metro(capsys, "scenario", "check", str(folder))
    assert outcome.code == 2
    assert f"{folder}/bad/x.toml:1: edition is missing\n" in outcome.out
    assert outcome.out.endswith("1 passed, 1 failed, 1 malformed\n")


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    outcome = metro(capsys, "scenario", "check", str(folder / "no.toml"))
    assert outcome.code == 2
    assert outcome.out.startswith(f"{folder}/no.toml:1: No such file or directory\n")


def test_an_empty_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    outcome = metro(capsys, "scenario", "check", str(tmp_path))
    assert outcome.code == 2
    assert is_one_line(outcome)


def test_results_as_json(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    outcome = metro(capsys, "scenario", "check", str(folder), "--json")
    assert outcome.code == 2
    assert [result["status"] for result in outcome.json] == ["malformed", "failed", "ok"]
    assert outcome.json[2] == {
        "path": f"{folder}/good/x.toml",
        "status": "ok",
        "title": "Good",
        "lines": [],
    }


def test_as_a_process_of_its_own() -> None:
    outcome = process("scenario", "check", str(TOY))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.endswith(f"{len(list(TOY.glob('*.toml')))} passed\n")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("title = 3", "1: title: нужен текст, а не 3"),
        (
            "title = 'a'\nedition = 'toy'\n[new]\n[[step]]\nseat = 1\nchose = 'rest'",
            "6: step 1, chose: неизвестное поле; может быть, 'choose'?",
        ),
        (
            "title = 'a'\nedition = 'toy'\n[new]\n[[step]]\nseat = 1\nchoose = 'wak:birch'",
            "6: step 1, choose: 'wak:birch' — не ключ вида verb:argument; может быть, 'walk",
        ),
        ("title = 'a'\nedition = 'toy'\n[new]", "1: сценарий ничего не проверяет"),
        ("title = 'a'\nedition = 'tyo'", "2: edition: неизвестное издание «tyo»"),
    ],
)
def test_faults_of_a_file_are_told_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, reason: str
) -> None:
    file = tmp_path / "x.toml"
    file.write_text(text, encoding="utf-8")
    outcome = metro(capsys, "scenario", "check", str(file), "--language", "ru")
    assert outcome.code == 2
    assert f"{file}:{reason}" in outcome.out


def test_what_does_not_hold_is_told_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "x.toml"
    start = "title = 'a'\nedition = 'toy'\nnature = ['lit:oak']\n[new]\n"
    file.write_text(f"{start}[end]\nseat = 2\nopen = 'bid'\nholds.round = 2", encoding="utf-8")
    shown = metro(capsys, "scenario", "check", str(file), "--language", "hu").out
    assert f"{file}:7: end: 1. hely: a kérdés 'turn' (rest, walk:birch, " in shown
    assert "az elvárt kérdés 'bid'" in shown
    assert "round értéke 1, az elvárt 2" in shown
    assert metro(capsys, "scenario", "check", str(file)).out.count("expected") == 3
