"""Which rules the tests cite, read from their sources without running them.

A Python test cites with `@pytest.mark.rule("E2-ARMY-004", ...)`: on a test function, on a
class, in `pytestmark`, or in the `marks` of a `pytest.param`. A scenario cites with its
top-level array `rules`; a step that expects a refusal cites with `rule`. Rulings can be
cited too. Tests that are skipped or expected to fail cite nothing.
"""

import ast
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from metro2033.rulebook import EDITIONS

IDLE_MARKS = frozenset({"skip", "xfail"})


@dataclass(frozen=True)
class Citation:
    """One ID cited at one place."""

    id: str
    where: str


@dataclass
class Citations:
    """All citations found, and the marks that could not be counted."""

    found: list[Citation] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def ids(self) -> set[str]:
        return {citation.id for citation in self.found}


def collect(tests: Path) -> Citations:
    """The citations of every Python test and every scenario under a folder."""
    citations = Citations()
    for path in sorted(tests.rglob("*.py")):
        where = path.relative_to(tests.parent).as_posix()
        read_python(path.read_text(encoding="utf-8"), where, citations)
    for path in sorted((tests / "scenarios").rglob("*.toml")):
        where = path.relative_to(tests.parent).as_posix()
        read_scenario(path.read_text(encoding="utf-8"), where, citations)
    return citations


def read_python(source: str, where: str, into: Citations) -> None:
    """Add the citations of a Python file."""
    tree = ast.parse(source, where)
    reader = _Reader(where, into)
    reader.visit(tree)
    for node in ast.walk(tree):
        is_counted = id(node) in reader.seen
        if isinstance(node, ast.Attribute) and _mark_name(node) == "rule" and not is_counted:
            into.faults.append(f"{where}:{node.lineno}: this rule mark belongs to no test")


def read_scenario(source: str, where: str, into: Citations) -> None:
    """Add the citations of a scenario file, unless its edition has no rulebook."""
    data = tomllib.loads(source)
    if data.get("edition", EDITIONS[0]) not in EDITIONS:
        return
    cited = data.get("rules", [])
    for value in [*(cited if isinstance(cited, list) else [cited]), *_step_rules(data)]:
        if isinstance(value, str):
            into.found.append(Citation(value, where))
        else:
            into.faults.append(f"{where}: {value!r} is no rule ID")


class _Reader(ast.NodeVisitor):
    """Visits the places where pytest applies marks; `seen` are the marks met there."""

    def __init__(self, where: str, into: Citations) -> None:
        self.where = where
        self.into = into
        self.live = True
        self.seen: set[int] = set()

    def visit_Module(self, node: ast.Module) -> None:
        self._scope(node, _pytestmarks(node.body))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._scope(node, [*node.decorator_list, *_pytestmarks(node.body)])

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._scope(node, node.decorator_list if node.name.startswith("test") else [])

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """`TestMachine.pytestmark = ...`, as for a state machine's generated test case."""
        if any(isinstance(t, ast.Attribute) and t.attr == "pytestmark" for t in node.targets):
            self._cite(_listed(node.value))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if _last_name(node.func) == "param":
            marks = [m for k in node.keywords if k.arg == "marks" for m in _listed(k.value)]
            self._scope(node, marks)
        else:
            self.generic_visit(node)

    def _scope(self, node: ast.AST, marks: list[ast.expr]) -> None:
        outer = self.live
        self.live = outer and not any(_mark_name(mark) in IDLE_MARKS for mark in marks)
        self._cite(marks)
        self.generic_visit(node)
        self.live = outer

    def _cite(self, marks: Iterable[ast.expr]) -> None:
        for mark in marks:
            if _mark_name(mark) == "rule":
                self.seen.add(id(mark.func if isinstance(mark, ast.Call) else mark))
                self._read(mark)

    def _read(self, mark: ast.expr) -> None:
        args = [*mark.args, *mark.keywords] if isinstance(mark, ast.Call) else []
        if not args:
            self._fault(mark, "a rule mark without an ID")
        for arg in args:
            if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
                self._fault(mark, "a rule mark takes IDs written out as strings")
            elif self.live:
                self.into.found.append(Citation(arg.value, f"{self.where}:{mark.lineno}"))

    def _fault(self, mark: ast.expr, reason: str) -> None:
        self.into.faults.append(f"{self.where}:{mark.lineno}: {reason}")


def _mark_name(node: ast.AST) -> str | None:
    """The name x of `pytest.mark.x` or `mark.x`, called or not."""
    node = node.func if isinstance(node, ast.Call) else node
    if isinstance(node, ast.Attribute) and _last_name(node.value) == "mark":
        return node.attr
    return None


def _last_name(node: ast.expr) -> str | None:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None


def _listed(node: ast.expr) -> list[ast.expr]:
    return list(node.elts) if isinstance(node, ast.List | ast.Tuple) else [node]


def _pytestmarks(body: Iterable[ast.stmt]) -> list[ast.expr]:
    """The marks assigned to `pytestmark` in a module or class."""
    marks: list[ast.expr] = []
    for statement in body:
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        if isinstance(statement, ast.AnnAssign):
            targets = [statement.target]
        value = getattr(statement, "value", None)
        if value is not None and any(_is_pytestmark(target) for target in targets):
            marks += _listed(value)
    return marks


def _is_pytestmark(target: ast.expr) -> bool:
    return isinstance(target, ast.Name) and target.id == "pytestmark"


def _step_rules(value: Any) -> Iterator[Any]:
    """The values of every key `rule`, at any depth."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "rule":
                yield inner
            else:
                yield from _step_rules(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _step_rules(inner)
