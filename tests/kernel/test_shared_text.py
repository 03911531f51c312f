"""Clones share vectors: nothing in the engine's sources writes to one that may be shared."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "metro2033"
FILES = sorted([*SOURCE.glob("engine/**/*.py"), *SOURCE.glob("editions/[fs]*/**/*.py")])
OWNED_BY = {
    **dict.fromkeys(("owner", "level", "tokens"), "own_stations"),
    **dict.fromkeys(("zone", "rank", "seen", "sizes"), "own_cards"),
    "timed": "timed",
}
"""What makes a vector the state's own; `timed` is replaced by a copy."""

CALLED_WHEN_OWNED = {"leave", "shift", "deal", "lay"}
"""Parts of functions that have called it; and `table` makes a state that has no clones."""


def written(function: ast.FunctionDef) -> Iterator[str]:
    """The vectors of a state that a function writes to."""
    for node in ast.walk(function):
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AugAssign) else targets
        for target in targets:
            if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Attribute):
                yield target.value.attr


def owned(function: ast.FunctionDef) -> set[str]:
    """What a function calls or replaces."""
    calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
    called = {func.attr for func in calls if isinstance(func, ast.Attribute)}
    replaced = (node.targets[0] for node in ast.walk(function) if isinstance(node, ast.Assign))
    return called | {target.attr for target in replaced if isinstance(target, ast.Attribute)}


def faults(source: str) -> list[str]:
    """Functions that write to a vector that may be shared."""
    return [
        f"{function.name} writes to {name}"
        for function in ast.walk(ast.parse(source))
        if isinstance(function, ast.FunctionDef)
        and function.name not in {*CALLED_WHEN_OWNED, "table"}
        for name in written(function)
        if name in OWNED_BY and OWNED_BY[name] not in owned(function)
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_nothing_shared_is_written_to(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("line", ["s.owner[3] = 1", "s.rank[3] += 1", "s.timed[0] = 0"])
def test_a_write_is_found(line: str) -> None:
    assert len(faults(f"def change(s):\n    {line}\n")) == 1


def test_an_owned_vector_may_be_written_to() -> None:
    assert faults("def change(s):\n    s.own_stations()\n    s.owner[3] = 1\n") == []
    assert faults("def change(s):\n    s.timed = s.timed[:]\n    s.timed[3] = 1\n") == []
