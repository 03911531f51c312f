"""Writes constants, and what small functions return, where the engine's modules use them.

Compiled C does that anyway. Plain Python would look every name up and call every function, which
takes a quarter of its time. Here `s.get(seat, st.PLACE)` becomes `s.seats[seat * 47 + 2]`.
"""

from __future__ import annotations

import ast
import copy
import operator
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

ENGINE: Final = ("metro2033/engine/", "metro2033/bots/", "metro2033/editions/")

STATE: Final = "State"
"""The class whose methods are written out: they are most of all calls."""

ROUNDS: Final = 4
"""So deep do constants refer to others, and small functions to smaller ones."""

OPERATIONS: Final[dict[type[ast.AST], Callable[[int, int], int]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
}

UNCHECKED: Final = frozenset({"pack"})
"""Functions without their checks of arguments, with which the same code is tested elsewhere."""

PLAIN: Final = (
    *(ast.Name, ast.Constant, ast.Attribute, ast.Subscript, ast.Slice),
    *(ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.Compare, ast.IfExp),
    *(ast.operator, ast.boolop, ast.unaryop, ast.cmpop, ast.expr_context),
)
"""What small functions consist of, besides `len`."""

Key = tuple[str, str]
"""A module, or a class of which there is only one, and a name in it."""


class Small(NamedTuple):
    """A function that is one expression or assignment: its arguments, their defaults, its body."""

    arguments: list[str]
    defaults: list[ast.expr]
    body: ast.expr | ast.Assign | ast.AugAssign


class Module:
    """A module of the engine, and what the names in it stand for."""

    def __init__(self, name: str, tree: ast.Module, others: Iterable[str]) -> None:
        self.name = name
        self.tree = tree
        self.names: dict[str, Key] = {}
        self.aliases: dict[str, str] = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for alias in node.names:
                    full, bound = f"{node.module}.{alias.name}", alias.asname or alias.name
                    if full in others:
                        self.aliases[bound] = full
                    else:
                        self.names[bound] = (node.module, alias.name)
            elif isinstance(node, ast.FunctionDef):
                self.names[node.name] = (name, node.name)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.names[node.target.id] = (name, node.target.id)

    def finals(self) -> Iterable[tuple[str, ast.expr]]:
        """The names that are declared final, with their values."""
        for node in self.tree.body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).startswith("Final"):
                if isinstance(node.target, ast.Name) and node.value is not None:
                    yield node.target.id, node.value

    def functions(self) -> Iterable[tuple[str, ast.FunctionDef]]:
        """The functions, and the methods of states, with their module or class."""
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef):
                yield self.name, node
            elif isinstance(node, ast.ClassDef) and node.name == STATE:
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        yield STATE, method


class Inliner(ast.NodeTransformer):
    """Writes out what a module uses; knows all constants and small functions of the engine."""

    def __init__(self, constants: dict[Key, int], small: dict[Key, Small]) -> None:
        self.constants = constants
        self.small = small
        self.module = Module("", ast.Module([], []), ())
        self.local: set[str] = set()
        self.states: set[str] = set()

    def run(self, module: Module) -> None:
        """Write everything in a module out."""
        self.module = module
        self.visit(module.tree)

    def key(self, node: ast.expr) -> Key | None:
        """What a name or an attribute of a module stands for."""
        if isinstance(node, ast.Name) and node.id not in self.local:
            return self.module.names.get(node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            alias = node.value.id
            if alias in self.module.aliases and alias not in self.local:
                return self.module.aliases[alias], node.attr
        return None

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        outer = self.local, self.states
        arguments = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
        stored = {name.id for name in names(node) if isinstance(name.ctx, ast.Store)}
        states = {a.arg for a in arguments if getattr(a.annotation, "id", "") == STATE}
        self.local = self.local | stored | {argument.arg for argument in arguments}
        self.states = states - stored
        node.body = [self.visit(statement) for statement in node.body]
        self.local, self.states = outer
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.constant(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        return self.constant(node)

    def constant(self, node: ast.Name | ast.Attribute) -> ast.expr:
        """The number that is meant, if it is one."""
        key = self.key(node) if isinstance(node.ctx, ast.Load) else None
        return number(self.constants[key], node) if key in self.constants else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        value = known(node)
        return node if value is None else number(value, node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        value = known(node)
        return node if value is None else number(value, node)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if getattr(node.func, "id", "") == "i64" and is_number(node.args[0]):
            return node.args[0]
        found = self.written_out(node)
        return found if isinstance(found, ast.expr) else node

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        self.generic_visit(node)
        found = self.written_out(node.value) if isinstance(node.value, ast.Call) else None
        return found if isinstance(found, ast.stmt) else node

    def written_out(self, call: ast.Call) -> ast.expr | ast.stmt | None:
        """The body of a small function for the arguments of a call."""
        asked, given = call.func, call.args
        found = self.small.get(self.key(asked) or ("", ""))
        if isinstance(asked, ast.Attribute) and getattr(asked.value, "id", "") in self.states:
            found, given = self.small.get((STATE, asked.attr)), [asked.value, *given]
        if found is None or call.keywords or any(isinstance(a, ast.Starred) for a in given):
            return None
        missing = len(found.arguments) - len(given)
        given = [*given, *found.defaults[len(found.defaults) - missing :]] if missing else given
        uses = [name.id for name in names(found.body)]
        once = [not is_simple(argument) for argument in given]
        pairs = zip(found.arguments, once, strict=True)
        if sum(once) > 1 or any(is_once and uses.count(name) != 1 for name, is_once in pairs):
            return None
        values = dict(zip(found.arguments, given, strict=True))
        body: ast.expr | ast.stmt = Filler(values).visit(copy.deepcopy(found.body))
        ast.fix_missing_locations(ast.copy_location(body, call))
        return body


class Filler(ast.NodeTransformer):
    """Puts values in the place of arguments."""

    def __init__(self, values: dict[str, ast.expr]) -> None:
        self.values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self.values[node.id]) if node.id in self.values else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        value = known(node)
        return node if value is None else number(value, node)


def names(node: ast.AST) -> list[ast.Name]:
    """All names in a piece of code."""
    return [name for name in ast.walk(node) if isinstance(name, ast.Name)]


def number(value: int, place: ast.expr) -> ast.expr:
    """A number in the place of an expression."""
    return ast.copy_location(ast.Constant(value), place)


def known(node: ast.expr) -> int | None:
    """The value of an expression of numbers alone."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = known(node.operand)
        return None if value is None else -value
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATIONS:
        left, right = known(node.left), known(node.right)
        if left is not None and right is not None:
            return OPERATIONS[type(node.op)](left, right)
    return None


def is_number(node: ast.expr) -> bool:
    """Whether an expression is an int already, so that it need not be made one."""
    is_length = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "len"
    return is_length or known(node) is not None


def is_simple(node: ast.expr) -> bool:
    """Whether it costs nothing, and changes nothing, to write an argument twice."""
    if isinstance(node, ast.Attribute):
        return isinstance(node.value, ast.Name)
    return isinstance(node, ast.Name | ast.Constant)


def small(home: str, function: ast.FunctionDef, inliner: Inliner) -> Small | None:
    """A function as it can be written out, or None: it must be plain arithmetic."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    if function.name in UNCHECKED:
        body = [statement for statement in body if not isinstance(statement, ast.If)]
    arguments = function.args
    if len(body) != 1 or function.decorator_list or arguments.vararg or arguments.kwonlyargs:
        return None
    inliner.states = {a.arg for a in arguments.args if getattr(a.annotation, "id", "") == STATE}
    inliner.states |= {"self"} if home == STATE else set()
    given = [argument.arg for argument in arguments.args]
    inliner.local = set(given)
    last = body[0].value if isinstance(body[0], ast.Return) else body[0]
    if not isinstance(last, ast.expr | ast.Assign | ast.AugAssign):
        return None
    found: ast.expr | ast.Assign | ast.AugAssign = inliner.visit(copy.deepcopy(last))
    allowed = {id(node) for node in ast.walk(found) if isinstance(node, PLAIN)}
    for node in ast.walk(found):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "len":
            allowed.add(id(node))
    rest = [node for node in ast.walk(found) if id(node) not in allowed and node is not found]
    if rest or isinstance(found, ast.Call) or {n.id for n in names(found)} - {*given, "len"}:
        return None
    return Small(given, [inliner.visit(copy.deepcopy(d)) for d in arguments.defaults], found)


def is_engine(file: str) -> bool:
    """Whether a file of the package is a module that is also compiled, or one like it."""
    return file.endswith(".py") and file.startswith(ENGINE)


def inline(trees: dict[str, ast.Module]) -> None:
    """Write out constants and small functions in all these files, by their names."""
    named = {file.removesuffix(".py").replace("/", "."): tree for file, tree in trees.items()}
    modules = [Module(name, tree, named) for name, tree in named.items()]
    inliner = Inliner({}, {})
    for _ in range(ROUNDS):
        for module in modules:
            inliner.module, inliner.local = module, set()
            for name, value in module.finals():
                found = known(inliner.visit(copy.deepcopy(value)))
                if found is not None:
                    inliner.constants[module.name, name] = found
    for _ in range(ROUNDS):
        for module in modules:
            inliner.module = module
            for home, function in module.functions():
                made = small(home, function, inliner)
                if made is not None:
                    inliner.small[home, function.name] = made
    inliner.local, inliner.states = set(), set()
    for module in modules:
        inliner.run(module)
