"""The programme of reliability: its lines can be run, add up, go on, and tell what failed."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from reliability import programme
from reliability.__main__ import named
from reliability.identity import ROOT, identity, package
from reliability.programme import Line
from reliability.reached import Reached, update
from reliability.report import report
from reliability.results import CONTROL, Results, Run
from reliability.run import read, run
from reliability.schedule import Schedule

LINES, ELSEWHERE = programme.read()
DICE = Line(
    "D1", "dice", "dice are fair", ("tests/dice.py",), ("tests/loaded.py",), "throws", 100, 50
)


def done(line: Line, seed: int, throws: int, *failed: str) -> Run:
    version = identity(line, "v")
    return Run(line.name, seed, version, "2033-01-01", 1.0, {"throws": throws}, list(failed))


def test_every_promise_has_its_line() -> None:
    assert {line.id for line in LINES} | set(ELSEWHERE) == {f"D{n}" for n in range(1, 23)}
    assert len({line.name for line in LINES}) == len({line.code for line in LINES}) == len(LINES)


@pytest.mark.parametrize("line", LINES, ids=[line.name for line in LINES])
def test_the_tests_of_a_line_are_there(line: Line) -> None:
    for test in (*line.tests, *line.control):
        file, _, name = test.partition("::")
        text = (ROOT / file).read_text("utf-8")
        assert not name or f"def {name.partition('[')[0]}(" in text
    counts = "".join((ROOT / test.partition("::")[0]).read_text("utf-8") for test in line.tests)
    assert line.counts == "tests" or f"{line.counts}=" in counts


def test_the_page_has_every_line() -> None:
    page = (ROOT / "docs" / "reliability.md").read_text("utf-8")
    for line in LINES:
        assert f"| {line.code} | {line.what} | {line.wanted:,} {line.counts} |" in page
    for why in ELSEWHERE.values():
        assert why in page


def test_counts_of_tests_are_added_up(tmp_path: Path) -> None:
    test = tmp_path / "test_it.py"
    test.write_text(
        "import pytest\n"
        "from effort import EFFORT, SEED\n"
        "@pytest.mark.parametrize('n', [1, 2])\n"
        "def test_right(n, record_property):\n"
        "    record_property('throws', n * EFFORT)\n"
        "    record_property('throws', SEED)\n"
    )
    found = run("line", [str(test)], 10, 2, "v")
    assert (found.counts, found.failed, found.seed) == ({"tests": 2, "throws": 26}, [], 10)


def test_a_test_may_take_as_long_as_it_needs(tmp_path: Path) -> None:
    file = tmp_path / "test_limits.py"
    file.write_text(
        "def test_limits(pytestconfig, record_property):\n"
        "    record_property('seconds', int(pytestconfig.getoption('timeout')))\n"
        "    record_property('stacks', int(float(pytestconfig.getini('faulthandler_timeout'))))\n"
    )
    found = run("D9", [str(file)], seed=1, effort=1, version="now")
    assert (found.counts, found.failed) == ({"tests": 1, "seconds": 0, "stacks": 0}, [])


def test_what_fails_is_named_and_not_counted() -> None:
    three = '<properties><property name="n" value="3"/></properties>'
    report = f"""<testsuite>
        <testcase classname="a" name="x">{three}</testcase>
        <testcase classname="a" name="y"><failure/>{three}</testcase>
        <testcase classname="a" name="z"><skipped/></testcase>
        </testsuite>"""
    assert read(report) == ({"tests": 1, "n": 3}, ["a::y"])


def test_tests_that_cannot_be_collected_fail() -> None:
    found = run("line", ["tests/no_such_test.py"], 1, 1, "v")
    assert found.failed
    assert found.counts == {}


def following(results: Results, *, is_nightly: bool = False) -> tuple[Line, int] | None:
    return Schedule([DICE], results, is_nightly=is_nightly).following()


def test_a_programme_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "results.jsonl"
    results = Results(file, "v")
    assert following(results) == (DICE, CONTROL)
    results.add(done(DICE, CONTROL, 0))
    results.add(done(DICE, 1, 60))
    again = Results(file, "v")
    assert again.tried(DICE) == 60
    assert following(again) == (DICE, 2)
    assert following(again, is_nightly=True) is None
    assert Results(file, "another version").of(DICE) == []


def test_a_line_that_failed_is_told_and_not_tried_again(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl", "v")
    results.add(done(DICE, CONTROL, 0, "the fault was missed"))
    results.add(done(DICE, 1, 60))
    results.add(done(DICE, 2, 60, "tests/dice.py::test_fair"))
    assert results.tried(DICE) == 60
    assert following(results) is None
    page = report([DICE], {"D2": "nowhere"}, results, "abc", {})
    shown = "| 100 throws | 60 |  | 1 |  | missed | abc, 2033-01-01 |"
    assert f"| D1.dice | dice are fair {shown}" in page
    assert "- D2: nowhere" in page


def test_runs_side_by_side_have_their_own_seeds_and_are_not_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once, most = 0, 0
    lock, together = threading.Lock(), threading.Barrier(3)

    def fake(_name: str, tests: tuple[str, ...], seed: int, _effort: int, _version: str) -> Run:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        if seed > 1:
            together.wait(60)
        with lock:
            at_once -= 1
        return done(DICE, seed, 0 if tests == DICE.control else 25)

    monkeypatch.setattr("reliability.schedule.run", fake)
    results = Results(tmp_path / "results.jsonl", "v")
    for _, made in Schedule([DICE], results).run(4):
        results.add(made)
    assert sorted(made.seed for made in results.runs) == [CONTROL, 1, 2, 3, 4]
    assert results.tried(DICE) == 100
    assert most == 3, "one run shows how much it brings, and then the rest is under way at once"


def test_lines_are_chosen_by_id_or_code() -> None:
    assert {line.id for line in named(LINES, ["D1", "D3"])} == {"D1", "D3"}
    assert [line.tests[0] for line in named(LINES, ["D1.plans"])] == [
        "tests/server/crash/test_plans.py::test_a_plan_gives_each_answer_once_though_servers_die"
    ]
    with pytest.raises(SystemExit, match="no line is called"):
        named(LINES, ["D3", "D1.plan"])


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository with a package, tests that import each other, and a page."""
    files = {
        "src/metro2033/dice.py": "SIDES = 6",
        "tests/conftest.py": "",
        "tests/dice.py": "import json\nfrom cup.leather import shaken",
        "tests/cup/leather.py": "from cup import lid",
        "tests/cup/lid.py": "",
        "tests/loaded.py": "",
        "tests/cards.py": "",
        "docs/page.md": "",
    }
    for name, text in files.items():
        tmp_path.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
        tmp_path.joinpath(name).write_text(text)
    git(tmp_path, "init", "-q")
    commit(tmp_path)
    return tmp_path


def git(folder: Path, *args: str) -> None:
    who = ["-c", "user.name=a", "-c", "user.email=a@b.c"]
    subprocess.run(["git", *who, *args], cwd=folder, check=True)


def commit(folder: Path) -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "All")


def known(project: Path) -> str:
    identity.cache_clear()
    return identity(DICE, package(project).version, project)


@pytest.mark.parametrize(
    ("name", "is_other"),
    [
        ("src/metro2033/dice.py", True),
        ("src/metro2033/new.py", True),
        ("tests/dice.py", True),
        ("tests/cup/leather.py", True),
        ("tests/cup/lid.py", True),
        ("tests/conftest.py", True),
        ("tests/loaded.py", True),
        ("tests/cards.py", False),
        ("docs/page.md", False),
    ],
)
def test_a_line_is_older_when_package_or_tests_change(
    project: Path, name: str, is_other: bool
) -> None:
    before, file = known(project), project / name
    file.write_text("import os")
    first = known(project)
    assert (first != before) == is_other
    file.write_text("import re")
    second = known(project)
    assert (second != first) == is_other, "two changes that are not committed are two versions"
    commit(project)
    assert known(project) == second, "to commit changes nothing"


def test_a_package_that_is_not_committed_has_a_name_of_its_own(project: Path) -> None:
    names = {package(project).commit}
    for text in ("SIDES = 7", "SIDES = 8"):
        (project / "src/metro2033/dice.py").write_text(text)
        names.add(package(project).commit)
    assert len(names) == 3
    assert len({name.partition("+")[0] for name in names}) == 1


def test_runs_of_unknown_tests_are_read_and_count_no_more(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(file, "v").add(Run(DICE.name, 1, "v", "2032-01-01", 1.0, {"throws": 60}))
    results = Results(file, "v")
    assert (len(results.runs), results.tried(DICE)) == (1, 0)


def reached(commit: str, tried: int, failed: int = 0) -> Reached:
    return Reached(commit, "2033-01-01", tried, {"throws": tried}, failed, "found", "old:tests")


def test_counts_of_runs_are_added_but_for_growth(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl", "v")
    for seed, grown in enumerate([3, 7, 5], 1):
        counts = {"throws": 10, "grown_kb": grown}
        results.add(Run(DICE.name, seed, identity(DICE, "v"), "2033-01-01", 1.0, counts))
    found = update([DICE], results, "new", {})[DICE.name]
    assert found.counts == {"grown_kb": 7, "throws": 30}


@pytest.mark.parametrize(
    ("tried", "failed", "shown"),
    [
        (60, [], "| 90 |  | 0 | 3.3 % | found | old, 2033-01-01, older |"),
        (90, [], "| 90 |  | 0 | 3.3 % | not tried | new, 2033-01-01 |"),
        (10, ["tests/dice.py::test_fair"], "| 0 |  | 1 |  | not tried | new, 2033-01-01 |"),
    ],
)
def test_what_an_earlier_package_reached_is_shown_until_this_one_has_as_much(
    tmp_path: Path, tried: int, failed: list[str], shown: str
) -> None:
    file = tmp_path / "reached.json"
    Reached.write(file, {DICE.name: reached("old", 90), "a line of the past": reached("old", 1)})
    results = Results(tmp_path / "results.jsonl", "v")
    results.add(done(DICE, 1, tried, *failed))
    found = update([DICE], results, "new", Reached.read(file))
    assert [*found] == [DICE.name]
    assert f"| 100 throws {shown}" in report([DICE], {}, results, "new", found)


def test_the_command_runs_a_line(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    where = ["--results", str(tmp_path / "results.jsonl"), "--page", str(page)]
    where += ["--reached", str(tmp_path / "reached.json")]
    short = ["D22.outages", "--nightly", "--minutes", "0.001"]
    asked = [sys.executable, "-m", "reliability", *short, *where]
    found = subprocess.run(asked, cwd=ROOT / "tools", capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert re.match(r"D22.outages +no seat loses time.*: control found", found.stdout)
    assert "| D22.outages | no seat loses time while the server is" in page.read_text("utf-8")
