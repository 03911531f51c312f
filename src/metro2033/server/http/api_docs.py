"""The page `/api/docs`: the OpenAPI document to read, as plain HTML that works offline.

The Content-Security-Policy of the server lets nothing of elsewhere in, and no script is needed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from typing import Any

from fastapi import FastAPI
from starlette.responses import HTMLResponse

Data = dict[str, Any]


def add_documentation(app: FastAPI) -> None:
    """Serve the page."""

    async def documentation() -> HTMLResponse:
        """The REST interface, to read."""
        return HTMLResponse("\n".join(page(app.openapi())))

    app.get("/api/docs", include_in_schema=False)(documentation)


def page(document: Data) -> Iterator[str]:
    """The page, line by line."""
    info = document["info"]
    title = f"{escape(info['title'])} {escape(info['version'])}: REST"
    yield '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">'
    yield f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>'
    yield f"<h1>{title}</h1>"
    yield from (f"<p>{escape(part)}</p>" for part in info["description"].split("\n\n"))
    yield '<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>'
    operations = [
        (method, path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    for tag in dict.fromkeys(operation["tags"][0] for _, _, operation in operations):
        yield f"<h2>{escape(tag)}</h2>"
        for method, path, operation in operations:
            if operation["tags"][0] == tag:
                yield from section(document, method, path, operation)
    yield "</html>"


def section(document: Data, method: str, path: str, operation: Data) -> Iterator[str]:
    """One operation: what it does, what it takes, what it answers."""
    yield f'<h3 id="{escape(operation["operationId"])}">{method.upper()} {escape(path)}</h3>'
    yield f"<p>{escape(operation['description'])}</p>"
    parameters = operation.get("parameters", [])
    if parameters:
        yield "<ul>"
        for parameter in parameters:
            about = escape(parameter.get("description", ""))
            yield f"<li><code>{escape(parameter['name'])}</code> ({parameter['in']}) {about}</li>"
        yield "</ul>"
    yield from example(document, "Takes", operation.get("requestBody", {}))
    for status, response in operation["responses"].items():
        if status.startswith("2"):
            yield from example(document, f"Answers {status}", response)
    refused = [status for status in operation["responses"] if status[0] in "45"]
    if refused:
        yield f"<p>Refuses with {', '.join(refused)}.</p>"


def example(document: Data, heading: str, body: Data) -> Iterator[str]:
    """What a body looks like."""
    for kind, content in body.get("content", {}).items():
        name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
        schema = document["components"]["schemas"].get(name, {})
        yield f"<p>{heading}: {escape(kind)} {escape(schema.get('description', ''))}</p>"
        shown = content.get("example", schema.get("example"))
        # A list of models shows the example of one.
        one = content.get("schema", {}).get("items", {}).get("$ref", "").rpartition("/")[2]
        shown = shown or document["components"]["schemas"].get(one, {}).get("example")
        if shown is not None:
            text = shown if isinstance(shown, str) else json.dumps(shown, indent=1)
            yield f"<pre>{escape(text)}</pre>"
