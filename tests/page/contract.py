"""What clients rely on in the answers of a server, and so in those of a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from metro2033.server.http.app import create_app
from metro2033.server.settings import Settings

Schema = dict[str, Any]

SPARSE: Final = {"EventModel", "StepModel"}
"""These leave out what is empty, and clients know that."""


def missing(method: str, path: str, answer: object) -> list[str]:
    """The fields that a server's answer to a request always has and this one lacks."""
    return sorted(_lacking(_schema(method, path.partition("?")[0]), answer, "answer"))


@cache
def _document() -> Schema:
    return create_app(Settings(database="sqlite:///unused.sqlite3")).openapi()


def _schema(method: str, path: str) -> Schema:
    """The schema of what a request is answered with."""
    for pattern, operations in _document()["paths"].items():
        if method.lower() in operations and _fits(pattern, f"/api/{path}"):
            responses: Schema = operations[method.lower()]["responses"]
            good = next(told for status, told in responses.items() if status.startswith("2"))
            schema: Schema = good.get("content", {}).get("application/json", {}).get("schema", {})
            return schema
    return {}


def _fits(pattern: str, path: str) -> bool:
    return re.fullmatch(re.sub(r"\{[^}]+\}", "[^/]+", pattern), path) is not None


def _lacking(schema: Schema, answer: object, place: str) -> Iterator[str]:
    """Where fields are missing, at any depth."""
    name = schema.get("$ref", "").rpartition("/")[2]
    if name in SPARSE:
        return
    if name:
        schema = _document()["components"]["schemas"][name]
    if isinstance(answer, list):
        for item in answer:
            yield from _lacking(schema.get("items", {}), item, f"{place}[]")
    if isinstance(answer, dict):
        for key, field in schema.get("properties", {}).items():
            if key in answer:
                yield from _lacking(field, answer[key], f"{place}.{key}")
            elif "default" in field or key in schema.get("required", []):
                yield f"{place}.{key}"
