"""No comprehension hides a name of its module: Python 3.12.1 mixes up the two."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "metro2033"


def module_names(tree: ast.Module) -> set[str]:
    """Functions, classes and imports of a module."""
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names |= {(alias.asname or alias.name).split(".")[0] for alias in node.names}
    return names


def hidden(source: str) -> Iterator[tuple[int, str]]:
    """The line and name of each variable of a comprehension that hides a name of the module."""
    tree = ast.parse(source)
    known = module_names(tree)
    for loop in (node for node in ast.walk(tree) if isinstance(node, ast.comprehension)):
        for node in ast.walk(loop.target):
            if isinstance(node, ast.Name) and node.id in known:
                yield node.lineno, node.id


def test_a_hidden_name_is_found() -> None:
    assert [*hidden("def goal(): ...\nx = [goal.id for goal in y]")] == [(2, "goal")]


def test_no_name_is_hidden() -> None:
    found = {
        str(path.relative_to(SOURCE)): [*hidden(path.read_text())] for path in SOURCE.rglob("*.py")
    }
    assert {path: names for path, names in found.items() if names} == {}
