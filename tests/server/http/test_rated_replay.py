"""Rated matches played again from their choices: stored places that are wrong are put right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, create_engine, select, update

from cli.command import metro
from metro2033.server.store import schema
from metro2033.server.store.database import database_url as address_of
from server.http.site import ADMIN_TOKEN, RunningSite
from server.http.test_ratings import changes_of, finished, players

__all__ = ["players"]

_seat, _rated, _match = schema.seat, schema.rated_seat, schema.rated_match


@pytest.fixture
def database(site: RunningSite) -> Iterator[Connection]:
    engine = create_engine(address_of(site.settings.database))
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def places(database: Connection, match: str) -> list[list[int]]:
    """The places of a match: those that its history tells, and those that count."""
    rows = select(_rated.c.place).join(_match, _match.c.number == _rated.c.number)
    told = select(_seat.c.place).where(_seat.c.match == match).order_by(_seat.c.seat)
    counted = rows.where(_match.c.match == match).order_by(_rated.c.seat)
    found = [[*database.execute(query).scalars()] for query in (told, counted)]
    database.rollback()
    return found


def plant(database: Connection, match: str) -> list[int]:
    """Plant a fault: the first seat has won, or lost if it had won; the wrong places."""
    is_won = places(database, match)[0] == [1, 2]
    wrong = [2, 1] if is_won else [1, 2]
    number = select(_match.c.number).where(_match.c.match == match).scalar_subquery()
    for table, its in ((_seat, _seat.c.match == match), (_rated, _rated.c.number == number)):
        for seat, place in enumerate(wrong):
            database.execute(update(table).where(its, table.c.seat == seat).values(place=place))
    database.commit()
    return wrong


def replay(admin: httpx.Client) -> list[dict[str, Any]]:
    """What is wrong with all rated matches of the site."""
    wrong = list[dict[str, Any]]()
    after: int | None = 0
    while after is not None:
        query: dict[str, int] = {"after": after}
        part = admin.post("/api/admin/ratings/replay", params=query).raise_for_status().json()
        wrong += part["wrong"]
        after = part["last"]
    return wrong


def test_a_wrong_place_is_found_and_put_right(
    players: list[httpx.Client], admin: httpx.Client, database: Connection
) -> None:
    anna, boris, _ = players
    match = finished(anna, boris).rpartition("/")[2]
    before = changes_of(anna, match)
    right = places(database, match)[0]
    assert replay(admin) == []

    wrong = plant(database, match)
    # A recount believes what is stored: the ratings follow the wrong places.
    assert admin.post("/api/admin/ratings/recount").json()["wrong"] == 2
    assert changes_of(anna, match) != before
    assert replay(admin) == [{"match": match, "stored": wrong, "played": right}]
    assert places(database, match) == [right, right]
    assert admin.post("/api/admin/ratings/recount").json()["wrong"] == 2
    assert changes_of(anna, match) == before
    assert replay(admin) == []


def test_the_command_line_corrects_places_and_ratings(
    site: RunningSite,
    players: list[httpx.Client],
    database: Connection,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna, boris, _ = players
    match = finished(anna, boris).rpartition("/")[2]
    before = changes_of(anna, match)
    plant(database, match)
    monkeypatch.setenv("METRO2033_ADMIN_TOKEN", ADMIN_TOKEN)
    monkeypatch.setenv("METRO2033_ADMIN_URL", site.url)
    told = metro(capsys, "admin", "ratings", "--replay")
    assert told.code == 0
    assert match in told.out
    assert changes_of(anna, match) == before
    assert match not in metro(capsys, "admin", "ratings", "--replay").out
