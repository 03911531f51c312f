"""Small changes of a module: another comparison, number or condition, or a call left out."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutant:
    """The n-th change of a module, as text for people."""

    file: str
    n: int
    line: int
    change: str

    @property
    def name(self) -> str:
        return f"{self.file}:{self.n}"


class Mutator(ast.NodeTransformer):
    """Finds all changes in order, and makes the one that is wanted."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted: Final = wanted
        self.found: Final[list[tuple[int, str]]] = []

    def visit(self, node: ast.AST) -> Any:
        """Leave out what says nothing at run time: annotations, decorators, texts."""
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [self.visit(part) for part in node.body]
            return node
        if isinstance(node, ast.AnnAssign):
            node.value = None if node.value is None else self.visit(node.value)
            return node
        if isinstance(node, ast.ClassDef):
            node.body = [self.visit(part) for part in node.body]
            return node
        self.generic_visit(node)
        for changed, told in changes(node):
            self.found.append((getattr(node, "lineno", 0), told))
            if len(self.found) - 1 == self.wanted:
                return ast.copy_location(changed, node)
        return node


def changes(node: ast.AST) -> list[tuple[ast.AST, str]]:
    """What a node could be instead, and how that reads."""
    before = ast.unparse(node) if isinstance(node, ast.expr | ast.Expr) else ""
    found: list[ast.AST] = []
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        other = COMPARISONS[type(node.ops[0])]()
        found = [ast.Compare(node.left, [other], node.comparators)]
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        found = [ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)]
    elif isinstance(node, ast.BoolOp):
        other_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        found = [ast.BoolOp(other_op, node.values)]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        found = [node.operand]
    elif isinstance(node, ast.Constant) and type(node.value) in {int, bool}:
        is_bool = isinstance(node.value, bool)
        found = [ast.Constant(not node.value if is_bool else int(str(node.value)) + 1)]
    elif isinstance(node, ast.If | ast.IfExp) and isinstance(
        node.test, ast.Name | ast.Call | ast.Attribute
    ):
        before = ast.unparse(node.test)
        opposite = ast.UnaryOp(ast.Not(), node.test)
        changed = type(node)(opposite, node.body, node.orelse)  # type: ignore[arg-type]
        return [(changed, f"if {before} -> if not {before}")]
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await):
        return [(ast.Pass(), f"{before} is left out")]
    return [(part, f"{before} -> {ast.unparse(ast.fix_missing_locations(part))}") for part in found]


def mutants(root: Path, file: str) -> list[Mutant]:
    """All changes of a module."""
    mutator = Mutator()
    mutator.visit(ast.parse((root / file).read_text("utf-8")))
    return [Mutant(file, n, line, told) for n, (line, told) in enumerate(mutator.found)]


def mutated(text: str, n: int) -> ast.Module:
    """The module with its n-th change."""
    mutator = Mutator(n)
    tree = mutator.visit(ast.parse(text))
    assert isinstance(tree, ast.Module)
    return ast.fix_missing_locations(tree)
