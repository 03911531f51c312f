"""The examples in the docstrings of the kernel hold, in both forms."""

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

KERNEL = Path(__file__).parents[2] / "src" / "metro2033" / "engine" / "kernel"


def docstrings(path: Path) -> list[str]:
    """Read from the source: compiled functions do not show theirs to doctest."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return [ast.get_docstring(node) or "" for node in nodes if isinstance(node, documented)]


@pytest.mark.parametrize("path", sorted(KERNEL.glob("*.py")), ids=lambda path: path.stem)
def test_examples_hold(path: Path) -> None:
    names = vars(import_module(f"metro2033.engine.kernel.{path.stem}"))
    for text in docstrings(path):
        example = doctest.DocTestParser().get_doctest(text, dict(names), path.stem, str(path), 0)
        assert doctest.DocTestRunner().run(example).failed == 0


def test_there_are_examples() -> None:
    files = [path.stem for path in KERNEL.glob("*.py") if ">>> " in "".join(docstrings(path))]
    assert {"offer", "source", "word"} <= set(files)
