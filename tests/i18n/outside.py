"""Finds text for people in Python: strings with words that stand outside the files of texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

LETTERS = r"[^\W\d_]"

WORDS = re.compile(rf"{LETTERS}{{2,}}(?:['’]{LETTERS}+)?[^\w\s]* (?:a |0[,;:.]? )?{LETTERS}{{2,}}")
"""Two words of a sentence; a value, or a word of one letter, may stand between them."""

BESIDE = re.compile(rf"(?<![\w{{}}<\[(-]){LETTERS}{{2,}}:? 0(?!\w)|(?<!\w)0 {LETTERS}{{2,}}")
"""A word beside a value, in a string with values: `seat 0`."""

WORD = re.compile(rf"{LETTERS}{{2,}}")

SPEAKING = {
    *("print", "echo", "secho", "input", "confirm", "prompt", "status", "rule"),
    *("add_row", "add_column", "grid", "Text", "Panel", "JSONResponse", "Problem"),
}
"""Functions whose texts people read, be they one word."""

STREAMS = {"stdout", "stderr"}
"""Where `write` speaks to people."""

SPOKEN = {"help", "epilog", "short_help", "title", "label", "prompt"}
"""Keywords of functions whose texts people read, be they one word."""

STYLES = {"bold cyan", "bold yellow"}

STYLING = {"style", "title_align", "justify", "border_style", "end", "sep", "overflow", "vertical"}
"""Keywords that say how words look."""

SAYING = {"say", "text", "name", "rulebook_text"}
"""Functions that take names of messages and of kinds, not words."""

MESSAGE = re.compile("(problem|fault)(-[a-z]+)+")
"""The name of a message that a refusal of the server is."""

LOGGING = {"debug", "info", "warning", "error", "exception", "critical"}

DATABASE = {"execute", "exec_driver_sql", "text", "CheckConstraint", "set_main_option"}
"""Functions whose texts are SQL, or settings of the database."""

MEASURES = {
    *("Counter", "Gauge", "Histogram", "Info", "Timings"),
    *("_counter", "_gauge", "_seconds", "_tally"),
}
"""What the names and meanings of metrics are given to: they are for operators' tools."""

BUILT_IN = {"AssertionError", "TypeError", "ValueError", "IndexError", "RuntimeError", "KeyError"}
OURS = {"MissingText", "NotAsked", "BadKey", "BadWord", "BadSecret", "BadSnapshot"}
STORED = {"Conflict", "Unknown", "Unavailable"}
DEVELOPERS = BUILT_IN | OURS | STORED
"""Errors that tell a programmer of his mistake, or that callers turn into a refusal in words."""

SPECIFIED = {"description", "summary", "json_schema_extra", "openapi_examples", "examples"}
"""Keywords of the specification of REST and WebSocket, for who writes clients, in English."""


def outside(source: str, is_specification: bool = False) -> list[str]:
    """The texts for people in a module, which may be of the specification of REST or WebSocket."""
    tree = ast.parse(source)
    specified = SPECIFIED if is_specification else set[str]()
    silent = {id(part) for node in unspoken(tree, specified) for part in ast.walk(node)}
    spoken = [(text, node) for text, node in strings(tree) if id(node) not in silent]
    found = [text for text, node in spoken if is_sentence(text) or is_beside(text, node)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            found += [text for text in said(node) if text not in found]
    return found


def is_sentence(text: str) -> bool:
    """Whether a string holds words of a sentence, tags of HTML and colours of rich apart."""
    return bool(WORDS.search(re.sub(r"<[^>]*>?", "", text))) and text not in STYLES


def is_beside(text: str, node: ast.AST) -> bool:
    """Whether a string has a word and a value beside it, tags of HTML apart."""
    return isinstance(node, ast.JoinedStr) and bool(BESIDE.search(re.sub(r"<[^>]*>?", "", text)))


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


def unspoken(tree: ast.AST, specified: set[str]) -> Iterator[ast.AST]:
    """What is not for people: documentation, word lists, logs, SQL, metrics, specifications."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Assert():
                yield node
            case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(text)), attr="split")):
                # A list of names; a sentence has other letters too.
                if re.fullmatch("[a-z_ ]+", text):
                    yield node
            case ast.keyword(arg=name) if name in specified:
                yield node.value
            case ast.Dict():
                pairs = zip(node.keys, node.values, strict=True)
                yield from (value for key, value in pairs if getattr(key, "value", "") in specified)
            case ast.Call() if is_silent(node):
                yield node


def is_silent(node: ast.Call) -> bool:
    """Whether the words in a call are for logs, databases, measures or developers."""
    is_log = getattr(getattr(node.func, "value", None), "id", "") in {"LOG", "log"}
    silent = DATABASE | MEASURES | DEVELOPERS | (LOGGING if is_log else set())
    return name_of(node) in silent


def said(node: ast.Call) -> Iterator[str]:
    """The words that a call shows to people directly."""
    is_said = is_speaking(node)
    given: list[ast.AST] = [*node.args] if is_said else []
    for keyword in node.keywords:
        if keyword.arg in SPOKEN or (is_said and keyword.arg not in STYLING):
            given.append(keyword.value)
    for part in given:
        found = [text for text in within(part) if not MESSAGE.fullmatch(text)]
        yield from (text for text in found if WORD.search(text))


def is_speaking(node: ast.Call) -> bool:
    """Whether people read what is given to a call."""
    stream = getattr(node.func, "value", None)
    is_written = getattr(stream, "attr", getattr(stream, "id", "")) in STREAMS
    return name_of(node) in SPEAKING or (name_of(node) == "write" and is_written)


def within(node: ast.AST) -> Iterator[str]:
    """The strings in what is shown, but for those by which it is chosen, looked up or styled."""
    parts: list[ast.AST] = [*ast.iter_child_nodes(node)]
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr():
            yield whole(node)
            parts = [part for part in node.values if isinstance(part, ast.FormattedValue)]
        case ast.FormattedValue() | ast.Subscript():
            parts = [node.value]
        case ast.IfExp():
            parts = [node.body, node.orelse]
        case ast.Dict():
            parts = [*node.values]
        case ast.Compare():
            parts = []
        case ast.Call() if name_of(node) in SAYING:
            parts = []
        case ast.Call():
            named = [given.value for given in node.keywords if given.arg not in STYLING]
            parts = [node.func, *node.args, *named]
    for part in parts:
        yield from within(part)
