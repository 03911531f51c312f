"""The requests that a page answers, as the server's REST interface has them."""

from __future__ import annotations

from typing import Final

from metro2033.page import match_requests, position_requests, record_requests
from metro2033.page.request import Answer
from metro2033.server.tables.problem import Problem

ROUTES: Final[dict[tuple[str, str], Answer]] = {
    **match_requests.ROUTES,
    **record_requests.ROUTES,
    **position_requests.ROUTES,
}
"""How each request is answered; their paths begin with /api/, as the server's do."""


def route(method: str, path: str) -> tuple[Answer, dict[str, str]]:
    """Who answers a request, and the named parts of its path."""
    parts = path.removeprefix("/api/").strip("/").split("/")
    for (known, pattern), answer in ROUTES.items():
        names = pattern.split("/")
        if known != method or len(names) != len(parts):
            continue
        pairs = list(zip(names, parts, strict=True))
        if all(name.startswith("{") or name == part for name, part in pairs):
            return answer, {name[1:-1]: part for name, part in pairs if name.startswith("{")}
    raise Problem(404, "problem-not-found")
