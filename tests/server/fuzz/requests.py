"""Requests as the OpenAPI document describes them, with something odd in many of them."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from urllib.parse import quote

import httpx

from server.fuzz.odd import changed, text, written
from server.http.site import ADMIN_TOKEN, RunningSite, table

Data = dict[str, Any]

HEADERS = ("Accept-Language", "Metro2033-Invite", "Cookie", "Authorization", "If-None-Match")


class Requests:
    """Sends requests, and keeps those that were answered as no client should ever be."""

    def __init__(self, site: RunningSite, client: httpx.Client, seed: int) -> None:
        self.random = Random(seed)
        self.client = client
        self.document: Data = client.get("/api/openapi.json").json()
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in self.document["paths"].items()
            for method, operation in methods.items()
        ]
        self.match = self._new_match()
        self.statuses: dict[int, int] = {}
        self.tried: dict[str, dict[int, int]] = {}
        self.failed: list[str] = []
        self._left: list[tuple[str, str, Data]] = []

    def _new_match(self) -> str:
        seats = [{"kind": "mine", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        made = self.client.post("/api/matches", json=table(seats=seats, start=True))
        return str(made.json()["match"]["id"])

    def send(self) -> None:
        """Send one request; all operations come before one comes again."""
        if not self._left:
            self._left = self.random.sample(self.operations, len(self.operations))
        method, path, operation = self._left.pop()
        given: dict[str, dict[str, str]] = {"path": {}, "query": {}, "header": {}}
        for parameter in operation.get("parameters", []):
            if parameter["in"] in given and (
                parameter.get("required") or self.random.random() < 0.5
            ):
                given[parameter["in"]][parameter["name"]] = self._parameter(parameter)
        for name, item in given["path"].items():
            path = path.replace(f"{{{name}}}", quote(item, safe="", errors="replace")[:3_000])
        headers = self._headers(given["header"])
        content, kind = self._body(operation)
        if content is not None:
            headers["Content-Type"] = kind
        request = self.client.build_request(
            method,
            path,
            params={name: _clean(item) for name, item in given["query"].items()},
            headers=[(name.encode(), _header(item)) for name, item in headers.items()],
            content=content,
        )
        self._judge(request, operation["operationId"])

    def _judge(self, request: httpx.Request, operation: str) -> None:
        status = self.client.send(request).status_code
        self.statuses[status] = self.statuses.get(status, 0) + 1
        tried = self.tried.setdefault(operation, {})
        tried[status] = tried.get(status, 0) + 1
        if status >= 500:
            body = request.content[:300]
            self.failed.append(f"{status} {request.method} {str(request.url)[:300]} {body!r}")
        if request.method == "DELETE" and status < 300:
            self.match = self._new_match()

    def _parameter(self, parameter: Data) -> str:
        if self.random.random() < 0.4:
            return text(self.random)
        if parameter["name"] == "match_id":
            return self.match
        examples = parameter.get("examples") or parameter["schema"].get("examples") or ["1"]
        return str(next(iter(examples)))

    def _headers(self, given: dict[str, str]) -> dict[str, str]:
        headers = dict(given)
        if self.random.random() < 0.3:
            headers["Authorization"] = f"Bearer {ADMIN_TOKEN}"
        if self.random.random() < 0.2:
            headers[self.random.choice(HEADERS)] = text(self.random)
        return headers

    def _body(self, operation: Data) -> tuple[bytes | None, str]:
        for kind, content in operation.get("requestBody", {}).get("content", {}).items():
            name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
            schema = self.document["components"]["schemas"].get(name, {})
            example = content.get("example", schema.get("example"))
            if kind != "application/json":
                return self._record(example), kind
            data = example if self.random.random() < 0.2 else changed(self.random, example or {})
            return written(self.random, data), kind
        return None, ""

    def _record(self, example: object) -> bytes:
        """A record in which a line is odd."""
        lines = str(example or "{}").splitlines() or ["{}"]
        at = self.random.randrange(len(lines))
        try:
            data = json.loads(lines[at])
        except ValueError:
            data = {}
        lines[at] = json.dumps(changed(self.random, data), ensure_ascii=self.random.random() < 0.3)
        return ("\n".join(lines) + "\n").encode(errors="replace")


def _clean(item: str) -> str:
    """A text that can be part of a URL."""
    return item.encode(errors="replace").decode()[:3_000]


def _header(item: str) -> bytes:
    """A text that can be a header."""
    letters = "".join(letter for letter in item if letter.isprintable())
    return letters.encode("latin-1", errors="replace")[:5_000].strip()
