"""All that can be read of a match by request: a row for each operation, and what they leave out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import httpx

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.http.app import create_app
from metro2033.server.settings import Settings

Query = dict[str, str]


def once(_viewer: int) -> list[Query]:
    return [{}]


def at_seat(viewer: int) -> list[Query]:
    """As it is seen from one's own seat."""
    return [{} if viewer == SPECTATOR else {"seat": str(viewer + 1)}]


def at_seats(viewer: int) -> list[Query]:
    """From one's own seat, from another one, and from none."""
    return [*at_seat(viewer), {"seat": str(2 if viewer == 0 else 1)}, {}]


def replayed(_viewer: int) -> list[Query]:
    return [{}, {"viewer": "everything", "at": "0", "count": "100"}]


MATCH = "/api/matches/{match_id}"

READINGS: dict[str, Callable[[int], list[Query]]] = {
    MATCH: once,
    f"{MATCH}/record": once,
    f"{MATCH}/verdict": once,
    f"{MATCH}/story": at_seats,
    f"{MATCH}/position": at_seats,
    f"{MATCH}/replay": replayed,
    f"{MATCH}/course": once,
    f"{MATCH}/review": once,
    f"{MATCH}/ratings": once,
    f"{MATCH}/profiles": once,
    f"{MATCH}/webhook": once,
}
"""What is asked about one match."""

LISTS = ("/api/matches", "/api/session/matches", "/api/watch")
"""Lists of matches."""

PAGES = ("/oembed?url={site}/match/{match_id}", "/tv/{match_id}", "/match/{match_id}")
"""Pages that show or name a match."""

APART = {
    *("/api/lessons/{edition}", "/api/puzzles", "/api/puzzles/{puzzle}/position"),
    *("/api/puzzles/{puzzle}/solution", "/api/editions", "/api/editions/{edition}/content"),
    *("/api/editions/{edition}/map", "/api/editions/{edition}/rulebook", "/api/languages"),
    *("/api/texts/{code}/{edition}", "/api/phrases", "/api/rules", "/api/rules/{rule_id}"),
    *("/healthz", "/readyz", "/version"),
}
"""What is the same whatever is played."""

OF_OTHERS = {
    *("/api/ratings", "/api/profiles", "/api/statistics", "/api/tournaments"),
    "/api/tournaments/{tournament_id}",
}
"""What is counted of matches that are over, or arranged around them."""

OF_ONESELF = {
    *("/api/follows", "/api/account/data", "/api/session", "/api/account/sessions"),
    *("/api/account/recovery", "/api/session/rest", "/api/session/channels"),
    *("/api/feeds/{token}", "/api/feeds/{token}/turns.ics"),
}
"""What one has written oneself; feeds name the matches that wait, as notices do."""


@cache
def operations() -> frozenset[str]:
    """The paths that can be read, but for those of officials and the metrics."""
    paths = create_app(Settings(database="sqlite:///unused.sqlite3")).openapi()["paths"]
    read = {path for path, ways in paths.items() if "get" in ways}
    return frozenset(p for p in read if not p.startswith("/api/admin/") and p != "/metrics")


def without_row(paths: frozenset[str]) -> frozenset[str]:
    """Paths about which nothing is said here."""
    known = {*READINGS, *LISTS, *(page.partition("?")[0] for page in PAGES)}
    return paths - known - APART - OF_OTHERS - OF_ONESELF


def answers(http: httpx.Client, match: str, viewer: int) -> Iterator[httpx.Response]:
    """What is answered about a match to one who has a seat there, or none."""
    seated: dict[str, Any] = {} if viewer == SPECTATOR else {"seat": viewer + 1}
    yield http.post(f"/api/matches/{match}/what-if", json={"at": 0, **seated})
    for path, queries in READINGS.items():
        for query in queries(viewer):
            yield http.get(path.format(match_id=match), params=query)
    for page in PAGES:
        # How well a page is compressed depends on the ID of the match.
        whole = {"Accept-Encoding": "identity"}
        yield http.get(page.format(match_id=match, site=http.base_url), headers=whole)


def rows(http: httpx.Client, match: str) -> list[str]:
    """The rows of a match in lists, which are read to their ends whatever they have."""
    found = []
    for path in LISTS:
        offset: int | None = 0
        while offset is not None:
            page = http.get(path, params={"offset": offset}).json()
            found += [text for row in page["matches"] if match in (text := json.dumps(row))]
            offset = page["next"]
    return found
