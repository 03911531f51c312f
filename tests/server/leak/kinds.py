"""Every kind of question that an edition can ask, as its source says."""

from __future__ import annotations

import ast
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from i18n.message import returned
from metro2033 import catalog

SEALED = "sealed"
"""What frames that ask several at once say of themselves; each of them says what it asks."""


@cache
def kinds_of(edition: str) -> frozenset[str]:
    """The kinds that the frames of an edition name."""
    found: set[str] = set()
    for frame in catalog.game(edition).frames:
        for owner in frame.__mro__:
            texts = _asks(owner.__module__).get(owner.__name__)
            if texts is not None:
                found |= texts
                break
    return frozenset(found - {SEALED})


@cache
def _asks(module: str) -> dict[str, frozenset[str]]:
    """What the `asks` of each class of a module can return."""
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return {}
    # Beside a compiled module lies its source.
    file = Path(spec.origin)
    source = file.with_name(file.name.partition(".")[0] + ".py")
    if not source.is_file():
        return {}
    found = {}
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "asks":
                    found[node.name] = frozenset(returned(part))
    return found
