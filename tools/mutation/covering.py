"""Which tests run a line: only those can notice that it was changed."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from coverage import CoverageData

from mutation.mutant import Mutant


class Covering:
    """What the tests of a group have run, line by line."""

    def __init__(self, root: Path, file: Path, tests: list[str]) -> None:
        self._root: Final = root
        self._tests: Final = tests
        self._data: Final = CoverageData(str(file))
        self._data.read()
        self._by_file: Final[dict[str, dict[int, list[str]]]] = {}

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that run a change; of what runs when a module is loaded, all that use it.

        That may be inside a function, too: one that only the module itself calls.
        """
        path = self._root / "src" / mutant.file
        known = self._by_file.setdefault(
            mutant.file, self._data.contexts_by_lineno(str(path.resolve()))
        )
        lines, is_inside = statement(path.read_text("utf-8"), mutant.line)
        found = _tests_at(known, lines) if is_inside else set()
        if not is_inside or (not found and any(line in known for line in lines)):
            found = _tests_at(known, range(1, 1 << 20))
        return sorted(found, key=self._place)

    def _place(self, test: str) -> tuple[int, str]:
        """Tests come in the order in which the group names their files."""
        places = [n for n, name in enumerate(self._tests) if test.startswith(name)]
        return (min(places, default=len(self._tests)), test)


def _tests_at(known: dict[int, list[str]], lines: range) -> set[str]:
    """The tests that run one of some lines; what runs as a module is loaded belongs to none."""
    return {
        context.partition("|")[0]
        for line, contexts in known.items()
        for context in contexts
        if line in lines and context
    }


def statement(text: str, line: int) -> tuple[range, bool]:
    """The lines of the smallest statement around a line, and whether that is in a function."""
    found, is_inside = range(line, line + 1), False
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.stmt) or not node.lineno <= line <= (node.end_lineno or 0):
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            is_inside = True
        elif not hasattr(node, "body"):
            found = range(node.lineno, (node.end_lineno or line) + 1)
    return found, is_inside


def record(root: Path, file: Path, tests: list[str]) -> bool:
    """Note which test runs which line; whether all tests pass."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-m", "not slow", "--cov"]
    command += ["--cov-context=test", "--cov-report=", *tests]
    path = os.pathsep.join(str(root / part) for part in ("src", "tests", "tools"))
    environment = {**os.environ, "PYTHONPATH": path, "METRO2033_FORM": "plain"}
    environment["COVERAGE_FILE"] = str(file)
    done = subprocess.run(  # noqa: S603
        command, cwd=root, env=environment, capture_output=True, check=False, text=True
    )
    if done.returncode:
        sys.stdout.write(done.stdout[-3000:])
    return done.returncode == 0
