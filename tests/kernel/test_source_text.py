"""Traps of compiled code that no run shows in plain Python, looked for in the engine's sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "src" / "metro2033" / "engine"
SEATS = {"seat", "seats", "other", "attacker", "defender", "chooser", "owner", "player", "viewer"}
FILES = sorted(ENGINE.rglob("*.py"))


def is_literal(node: ast.expr) -> bool:
    """A number or a module constant: mypyc writes both as a C literal."""
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return isinstance(node, ast.Constant) or name.isupper()


def is_seat(node: ast.expr) -> bool:
    """There are never more than a few seats."""
    return ast.unparse(node).split("[")[0].split(".")[-1] in SEATS


def narrow_shifts(source: str) -> Iterator[str]:
    """The shifts of a literal by a variable: 32 bits wide when compiled, without end in Python."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.LShift | ast.RShift)
            and is_literal(node.left)
            and not is_literal(node.right)
            and not is_seat(node.right)
        ):
            yield f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ENGINE).as_posix())
def test_no_literal_is_shifted_by_a_variable(path: Path) -> None:
    """`bit(n)` of the kernel is right in both forms; `1 << n` is wrong from 31 on."""
    assert list(narrow_shifts(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("text", ["1 << n", "ONE << s.at", "m |= 1 << stations[i]", "7 >> n"])
def test_the_trap_is_found(text: str) -> None:
    assert len(list(narrow_shifts(text))) == 1


@pytest.mark.parametrize("text", ["1 << 40", "verb << 48", "1 << self.seats[i]", "1 << CHANCE"])
def test_no_trap_is_found_where_none_is(text: str) -> None:
    assert list(narrow_shifts(text)) == []
