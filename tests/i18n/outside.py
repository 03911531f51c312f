"""Finds text for people in Python: strings with words that stand outside the files of texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

WORDS = re.compile(r"[^\W\d_]{2,}[,;:.]? [^\W\d_]{2,}")
"""Two words of a sentence."""

WORD = re.compile(r"[^\W\d_]{2,}")

SPEAKING = {"print", "echo", "input", "confirm", "status", "add_row", "add_column", "grid"}
"""Functions whose texts people read, be they one word."""

SPOKEN = {"help", "epilog", "short_help", "title", "label", "prompt"}
"""Keywords of functions whose texts people read, be they one word."""

STYLES = {"bold cyan", "bold yellow"}

LOGGING = {"debug", "info", "warning", "error", "exception", "critical"}

DATABASE = {"execute", "exec_driver_sql", "text", "CheckConstraint", "set_main_option"}
"""Functions whose texts are SQL, or settings of the database."""

MEASURES = {"Counter", "Gauge", "Histogram", "Info", "_counter", "_gauge", "_seconds"}
"""What the names and meanings of metrics are given to: they are for operators' tools."""

BUILT_IN = {"AssertionError", "TypeError", "ValueError", "IndexError", "RuntimeError", "KeyError"}
OURS = {"MissingText", "NotAsked", "BadKey", "BadWord", "BadSecret", "BadSnapshot"}
STORED = {"Conflict", "Unknown", "Unavailable"}
DEVELOPERS = BUILT_IN | OURS | STORED
"""Errors that tell a programmer of his mistake, or that callers turn into a refusal in words."""

SPECIFIED = {"description", "summary", "json_schema_extra", "openapi_examples", "examples"}
"""Keywords of the specification of REST and WebSocket, for who writes clients, in English."""


def outside(source: str) -> list[str]:
    """The texts for people in a module."""
    tree = ast.parse(source)
    silent = {id(part) for node in unspoken(tree) for part in ast.walk(node)}
    found = [text for text, node in strings(tree) if is_sentence(text) and id(node) not in silent]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            found += [text for text in said(node) if text not in found]
    return found


def is_sentence(text: str) -> bool:
    """Whether a string holds words of a sentence, tags of HTML and colours of rich apart."""
    return bool(WORDS.search(re.sub(r"<[^>]*>?", "", text))) and text not in STYLES


def strings(tree: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Every string; one with values in it as a whole, with 0 for each value."""
    inside: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            inside |= {id(part) for part in node.values}
            yield whole(node), node
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in inside:
                yield node.value, node


def whole(node: ast.JoinedStr) -> str:
    """A string with 0 for each value in it."""
    parts = [part.value if isinstance(part, ast.Constant) else "0" for part in node.values]
    return "".join(str(part) for part in parts)


def name_of(node: ast.Call) -> str:
    """The name of the function that is called."""
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def unspoken(tree: ast.AST) -> Iterator[ast.AST]:
    """What is not for people: documentation, word lists, logs, SQL, metrics, specifications."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Assert():
                yield node
            case ast.Attribute(attr="split"):
                yield node.value
            case ast.keyword(arg=name) if name in SPECIFIED:
                yield node.value
            case ast.Dict():
                pairs = zip(node.keys, node.values, strict=True)
                yield from (value for key, value in pairs if getattr(key, "value", "") in SPECIFIED)
            case ast.Call() if is_silent(node):
                yield node


def is_silent(node: ast.Call) -> bool:
    """Whether the words in a call are for logs, databases, measures or developers."""
    is_log = getattr(getattr(node.func, "value", None), "id", "") in {"LOG", "log"}
    silent = DATABASE | MEASURES | DEVELOPERS | (LOGGING if is_log else set())
    return name_of(node) in silent


def said(node: ast.Call) -> Iterator[str]:
    """The words that a call shows to people directly."""
    given = [*node.args] if name_of(node) in SPEAKING else []
    given += [keyword.value for keyword in node.keywords if keyword.arg in SPOKEN]
    for part in given:
        if isinstance(part, ast.JoinedStr | ast.Constant):
            text = whole(part) if isinstance(part, ast.JoinedStr) else part.value
            if isinstance(text, str) and WORD.search(text):
                yield text
