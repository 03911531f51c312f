"""All texts that requests may hold, by the OpenAPI document."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

Data = dict[str, Any]
Way = tuple[str | int, ...]

DEEPEST = 8
"""How far into a body texts are looked for."""


@dataclass
class Asked:
    """A request that holds one odd text; `place` says where."""

    operation: str
    place: str
    method: str
    path: str
    query: dict[str, str]
    body: Any


def asked_with(document: Data, odd: str, usual: Callable[[str], str]) -> Iterator[Asked]:
    """Requests with an odd text, each in another place; `usual` gives the other parameters."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            usual_texts = {
                (one["in"], one["name"]): usual(one["name"])
                for one in operation.get("parameters", [])
                if one["in"] in {"path", "query"} and one["schema"].get("type") == "string"
            }
            body = example_of(document, operation)
            tries = [(key[1], {**usual_texts, key: odd}, body) for key in usual_texts]
            for way in ways(document, schema_of(operation), ()):
                place = ".".join(map(str, way))
                tries.append((place, usual_texts, with_text(body, way, odd)))
            for place, texts, sent in tries:
                query = {name: text for (kind, name), text in texts.items() if kind == "query"}
                yield Asked(
                    operation["operationId"], place, method, filled(path, texts), query, sent
                )


def filled(path: str, texts: dict[tuple[str, str], str]) -> str:
    """A path with its parameters; numbers are 1."""
    for (kind, name), text in texts.items():
        if kind == "path":
            path = path.replace(f"{{{name}}}", quote(text, safe=""))
    return path.replace("{seat}", "1")


def schema_of(operation: Data) -> Data:
    """What the body of an operation is like, if it has one in JSON."""
    content = operation.get("requestBody", {}).get("content", {})
    schema: Data = content.get("application/json", {}).get("schema", {})
    return schema


def example_of(document: Data, operation: Data) -> Any:
    """A usual body, if there is one in JSON."""
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    for part in (content.get("schema", {}), *content.get("schema", {}).get("anyOf", [])):
        name = part.get("$ref", "").rpartition("/")[2]
        schema = document["components"]["schemas"].get(name, {})
        if found := content.get("example", schema.get("example")):
            return found
    return {} if content else None


def ways(document: Data, schema: Data, way: Way) -> Iterator[Way]:
    """Where texts are in a body."""
    if len(way) > DEEPEST:
        return
    if schema.get("type") == "string":
        yield way
    for name in ("anyOf", "oneOf", "allOf"):
        for part in schema.get(name, []):
            yield from ways(document, part, way)
    if "$ref" in schema:
        known = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        yield from ways(document, known, way)
    for name, part in schema.get("properties", {}).items():
        yield from ways(document, part, (*way, name))
    if isinstance(more := schema.get("additionalProperties"), dict):
        yield from ways(document, more, (*way, "en"))
    if "items" in schema:
        yield from ways(document, schema["items"], (*way, 0))


def with_text(body: Any, way: Way, text: str) -> Any:
    """A body with a text somewhere; what is not there on the way is made."""
    if not way:
        return text
    step, rest = way[0], way[1:]
    if isinstance(step, int):
        items = list(body) if isinstance(body, list) else []
        return [with_text(items[0] if items else None, rest, text), *items[1:]]
    fields = body if isinstance(body, dict) else {}
    return {**fields, step: with_text(fields.get(step), rest, text)}
