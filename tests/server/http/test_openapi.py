"""The OpenAPI document: complete, with examples that hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from pydantic import BaseModel

from metro2033.server.http.api import edition_model, match_model, record_model, session_model
from metro2033.server.http.app import create_app
from metro2033.server.http.problem import ProblemBody
from metro2033.server.settings import Settings

MODELS: list[type[BaseModel]] = [
    ProblemBody,
    *(
        model
        for module in (edition_model, match_model, record_model, session_model)
        for model in vars(module).values()
        if isinstance(model, type) and issubclass(model, BaseModel) and model is not BaseModel
    ),
]


def example_of(model: type[BaseModel]) -> Any:
    """The example in the documentation of a model, or None."""
    extra = model.model_config.get("json_schema_extra")
    return extra.get("example") if isinstance(extra, dict) else None


WITH_EXAMPLE = [model for model in MODELS if example_of(model) is not None]


@cache
def document() -> dict[str, Any]:
    return create_app(Settings(database="sqlite:///unused.sqlite3")).openapi()


def test_it_is_openapi_3_1() -> None:
    assert document()["openapi"].startswith("3.1.")


def test_every_operation_says_what_it_does_and_how_it_refuses() -> None:
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), (method, path)
            assert operation["tags"], (method, path)
            refusal = operation["responses"]["default"]["content"]["application/problem+json"]
            assert refusal["schema"]["$ref"] == "#/components/schemas/ProblemBody"
            assert "422" not in operation["responses"], (method, path)


def test_every_reference_leads_somewhere() -> None:
    known = document()["components"]["schemas"]

    def follow(part: Any) -> None:
        if isinstance(part, dict):
            name = str(part.get("$ref", "")).rpartition("/")[2]
            assert not name or name in known, part
            for value in part.values():
                follow(value)
        elif isinstance(part, list):
            for value in part:
                follow(value)

    follow(document())


def bodies() -> Iterator[tuple[str, dict[str, Any]]]:
    """What every operation takes and answers when it goes well."""
    for methods in document()["paths"].values():
        for operation in methods.values():
            found = [operation.get("requestBody", {})]
            found += [r for status, r in operation["responses"].items() if status[0] == "2"]
            for body in found:
                for content in body.get("content", {}).values():
                    yield operation["operationId"], content


def test_every_body_of_every_operation_has_an_example_that_fits_its_schema() -> None:
    schemas = document()["components"]["schemas"]
    resources = {"components": {"schemas": schemas}}
    for operation, content in bodies():
        schema = content.get("schema", {})
        model = schemas.get(schema.get("$ref", "").rpartition("/")[2], {})
        items = schemas.get(schema.get("items", {}).get("$ref", "").rpartition("/")[2], {})
        shown = content.get("example", model.get("example"))
        if shown is None and "example" in items:
            shown = [items["example"]]
        assert shown is not None, operation
        Draft202012Validator({**schema, **resources}).validate(shown)


def numbers(schema: Any, seen: frozenset[str] = frozenset()) -> Iterator[dict[str, Any]]:
    """The numbers of a schema, however deep."""
    if isinstance(schema, list):
        for part in schema:
            yield from numbers(part, seen)
    elif isinstance(schema, dict):
        name = str(schema.get("$ref", "")).rpartition("/")[2]
        if name and name not in seen:
            yield from numbers(document()["components"]["schemas"][name], seen | {name})
        if schema.get("type") in {"integer", "number"} and not {"enum", "const"} & set(schema):
            yield schema
        yield from numbers([part for key, part in schema.items() if key != "example"], seen)


def sent() -> Iterator[tuple[str, Any]]:
    """The schemas of what clients send, by operation."""
    for methods in document()["paths"].values():
        for operation in methods.values():
            bodies_of = operation.get("requestBody", {}).get("content", {}).values()
            parameters = operation.get("parameters", [])
            for holder in (*bodies_of, *parameters):
                yield operation["operationId"], holder.get("schema", {})


def test_every_number_that_clients_send_is_bounded() -> None:
    open_ended = [
        (operation, number.get("title"))
        for operation, schema in sent()
        for number in numbers(schema)
        if not {"maximum", "exclusiveMaximum"} & set(number)
        or not {"minimum", "exclusiveMinimum"} & set(number)
    ]
    assert open_ended == []


@pytest.mark.parametrize("model", WITH_EXAMPLE, ids=lambda model: str(model.__name__))
def test_examples_hold(model: type[BaseModel]) -> None:
    example = example_of(model)
    told = model.model_validate(example).model_dump(mode="json", exclude_unset=True)
    assert told == example
