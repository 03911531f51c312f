"""Traps of compiled code that no run shows in plain Python, looked for in the engine's sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from metro2033 import catalog

SOURCE = Path(__file__).parents[2] / "src" / "metro2033"
SEATS = {"seat", "seats", "other", "attacker", "defender", "chooser", "owner", "holder"}
FEW = {
    "faction": "faction",
    "kind": "mission",
    "kind_of": "mission",
}
"""What else is shifted by, and the slugs that it counts: few enough, which is tested here too."""

FILES = sorted([*SOURCE.glob("engine/**/*.py"), *SOURCE.glob("editions/*/rules/*.py")])


def is_literal(node: ast.expr) -> bool:
    """A number or a module constant: mypyc writes both as a C literal."""
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return isinstance(node, ast.Constant) or name.isupper()


def subject(node: ast.expr) -> str:
    """The last word of an expression: of `self.seats[i]` it is `seats`."""
    if isinstance(node, ast.Subscript):
        return subject(node.value)
    if isinstance(node, ast.Call) and node.args:
        return subject(node.args[-1])
    return (node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")).lower()


def narrow_shifts(source: str) -> Iterator[str]:
    """The shifts of a literal by a variable: 32 bits wide when compiled, without end in Python."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.LShift | ast.RShift)
            and is_literal(node.left)
            and not is_literal(node.right)
            and subject(node.right) not in {*SEATS, *FEW}
        ):
            yield f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_literal_is_shifted_by_a_variable(path: Path) -> None:
    """`bit(n)` of the kernel is right in both forms; `1 << n` is wrong from 31 on."""
    assert list(narrow_shifts(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("kind", sorted(set(FEW.values())))
def test_what_is_shifted_by_is_few(kind: str) -> None:
    for name in catalog.names():
        assert len(catalog.game(name).slugs.get(kind, [])) <= 31, f"use bit() for each {kind}"


def test_effects_fit_into_one_mask() -> None:
    for name in catalog.names():
        assert len(catalog.game(name).slugs.get("effect", [])) <= 62, "a mask has 63 bits"


@pytest.mark.parametrize("text", ["1 << n", "ONE << s.at", "m |= 1 << stations[i]", "7 >> n"])
def test_the_trap_is_found(text: str) -> None:
    assert len(list(narrow_shifts(text))) == 1


@pytest.mark.parametrize("text", ["1 << 40", "verb << 48", "1 << self.seats[i]", "1 << CHANCE"])
def test_no_trap_is_found_where_none_is(text: str) -> None:
    assert list(narrow_shifts(text)) == []


def shared_appends(source: str) -> Iterator[str]:
    """Appends that keep the old vector: it may share its memory with the new one."""
    tree = ast.parse(source)
    kept = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and node.value.args
        and ast.unparse(node.targets[0]) == ast.unparse(node.value.args[0])
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or ast.unparse(node.func) != "append":
            continue
        if id(node) not in kept:
            yield f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_an_appended_vector_replaces_the_old_one(path: Path) -> None:
    assert list(shared_appends(path.read_text(encoding="utf-8"))) == []


def test_why_an_appended_vector_replaces_the_old_one() -> None:
    old = append(vec[i64]([1, 2, 3]), 4)
    one, two = append(old, 5), append(old, 6)
    assert list(two) == [1, 2, 3, 4, 6]
    assert list(one) == [1, 2, 3, 4, 6], "if this fails, librt no longer shares: drop the rule"


def test_a_sliced_vector_is_a_copy() -> None:
    """Clones depend on it."""
    old = append(vec[i64]([1, 2, 3]), 4)
    copy = old[:]
    copy[0] = 9
    assert list(old) == [1, 2, 3, 4]
    assert list(append(old, 5)) == [1, 2, 3, 4, 5]
    assert list(append(copy, 6)) == [9, 2, 3, 4, 6]


@pytest.mark.parametrize("text", ["v = append(w, 1)", "self.f(append(v, 1))", "append(v, 1)"])
def test_a_shared_append_is_found(text: str) -> None:
    assert len(list(shared_appends(text))) == 1


def test_a_replacing_append_is_none() -> None:
    assert list(shared_appends("self.v = append(self.v, 1)")) == []
