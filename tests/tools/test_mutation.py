"""Mutation tests: changes are found and made, and a module that is changed is loaded so."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

from coverage import CoverageData

from effort import Counted
from mutation.__main__ import HERE, PAGE, ROOT, all_mutants, groups
from mutation.covering import Covering
from mutation.mutant import mutants, mutated
from mutation.report import report
from mutation.sample import LEAST, updated

TEXT = '''
"""Text that says 1 == 1."""
LIMIT: int = 3

def is_large(n: int, word: str = "one") -> bool:
    """Say so."""
    print(n)
    if word and not n:
        return False
    return n + 1 > LIMIT
'''


def test_every_change_is_made_once(tmp_path: Path) -> None:
    (tmp_path / "it.py").write_text(TEXT)
    found = [mutant.change for mutant in mutants(tmp_path, "it.py")]
    assert found == [
        "3 -> 4",
        "print(n) is left out",
        "not n -> n",
        "word and (not n) -> word or not n",
        "False -> True",
        "1 -> 2",
        "n + 1 -> n - 1",
        "n + 1 > LIMIT -> n + 1 >= LIMIT",
    ]
    texts = [ast.unparse(mutated(TEXT, n)) for n in range(len(found))]
    assert len({ast.unparse(ast.parse(TEXT)), *texts}) == 1 + len(found)


def test_every_group_has_changes_and_tests() -> None:
    for group in groups().values():
        assert len(all_mutants(group["files"])) > 100
        assert all((ROOT / test.partition("::")[0]).exists() for test in group["tests"])


def test_a_changed_module_is_loaded_changed() -> None:
    file = "metro2033/table/fair.py"
    n = next(m.n for m in mutants(ROOT / "src", file) if m.change == "32 -> 33")
    path = os.pathsep.join([str(HERE / "start"), str(ROOT / "src")])
    code = "from metro2033.table import fair; print(fair.SECRET_BYTES)"
    for mutant, told in (("", "32"), (f"{file}:{n}", "33")):
        environment = {**os.environ, "PYTHONPATH": path, "METRO2033_MUTANT": mutant}
        asked = [sys.executable, "-c", code]
        assert subprocess.check_output(asked, env=environment, text=True).strip() == told


def unjudged(page: str) -> list[str]:
    """The survivors about which nothing is said."""
    return [line for line in page.splitlines() if re.fullmatch(r"- `[^`]+`: `[^`]+`", line)]


def test_every_survivor_is_judged(counted: Counted) -> None:
    page = PAGE.read_text("utf-8")
    rows = re.findall(r"^\| \w+ \| [\d,]+ \| ([\d,]+) \| ([\d,]+) \|", page, re.MULTILINE)
    tried, noticed = (sum(int(row[n].replace(",", "")) for row in rows) for n in (0, 1))
    assert len(rows) == len(groups())
    assert page.count("\n- `") == tried - noticed
    assert unjudged(page) == []
    counted(changes=tried, noticed=noticed)


def test_a_survivor_without_a_judgement_is_found() -> None:
    change = {"group": "g", "file": "metro2033/a.py", "n": 1, "line": 7, "change": "1 -> 2"}
    samples = updated({}, [{**change, "outcome": "survived"}], {})
    page = report({"g": 10}, samples)
    assert unjudged(page) == ["- `a.py:7`: `1 -> 2`"]


def test_survivors_are_listed_with_what_was_said_about_them() -> None:
    change = {"group": "g", "file": "metro2033/a.py", "n": 1, "line": 7, "change": "1 -> 2"}
    tried = [{**change, "outcome": "survived"}, {**change, "n": 2, "outcome": "killed"}]
    samples = updated({}, tried, {"metro2033/a.py:1": "makes no difference"})
    page = report({"g": 10}, samples)
    assert "| g | 10 | 2 | 1 | 50 % | 9-91 % |" in page
    assert "- `a.py:7`: `1 -> 2`: makes no difference" in page


def test_a_sample_stands_until_another_is_large_enough() -> None:
    change = {"group": "g", "file": "metro2033/a.py", "line": 7, "change": "1 -> 2"}
    tried = [{**change, "n": n, "outcome": "killed"} for n in range(LEAST)]
    first = updated({}, tried[:3], {})
    assert first["g"].tried == 3
    assert updated(first, tried[:-1], {}) == first
    assert updated(first, tried, {})["g"].tried == LEAST


def test_a_change_is_tried_with_the_tests_that_run_its_line(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "it.py").write_text(TEXT)
    noted = CoverageData(str(tmp_path / "noted"))
    for context, lines in (("", [3, 5]), ("t/b.py::one|run", [7, 8]), ("t/a.py::two|run", [8])):
        noted.set_context(context)
        noted.add_lines({str((tmp_path / "src" / "it.py").resolve()): lines})
    noted.write()
    covering = Covering(tmp_path, tmp_path / "noted", ["t/b.py", "t/a.py"])
    found = {m.line: covering.tests_of(m) for m in mutants(tmp_path / "src", "it.py")}
    assert found == {
        3: ["t/b.py::one", "t/a.py::two"],
        7: ["t/b.py::one"],
        8: ["t/b.py::one", "t/a.py::two"],
        9: [],
        10: [],
    }


def test_what_a_module_calls_as_it_is_loaded_is_tried_with_all_who_use_it(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "it.py").write_text(
        "def made(a):\n    return a > 1\n\nTHERE = made(0)\ndef use():\n    return THERE\n"
    )
    noted = CoverageData(str(tmp_path / "noted"))
    for context, lines in (("", [1, 2, 4, 5]), ("t/a.py::one|run", [6])):
        noted.set_context(context)
        noted.add_lines({str((tmp_path / "src" / "it.py").resolve()): lines})
    noted.write()
    covering = Covering(tmp_path, tmp_path / "noted", ["t/a.py"])
    found = {m.line: covering.tests_of(m) for m in mutants(tmp_path / "src", "it.py")}
    assert found[2] == ["t/a.py::one"]
