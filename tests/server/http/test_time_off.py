"""Rest over the API, and one's matches in the order of one's turns."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from metro2033.server.match.clocks import DAY
from metro2033.server.store.entities import NewSeat, StoredChoice
from metro2033.server.store.store import Store
from server.http.site import RunningSite, table

NIGHT = {"zone": "Europe/Moscow", "begin": "23:00", "end": "07:30"}


def put(client: httpx.Client, **wanted: Any) -> httpx.Response:
    return client.put("/api/session/rest", json=wanted)


def test_who_has_no_session_rests_nowhere(site: RunningSite) -> None:
    with site.visit() as client:
        assert client.get("/api/session/rest").status_code == 401
        assert put(client).status_code == 401


def test_rest_is_told_as_it_was_wanted(site: RunningSite) -> None:
    with site.visit() as client:
        client.post("/api/matches", json=table())
        known = client.get("/api/session/rest").json()
        nothing = {"quiet_hours": None, "quiet_from": None, "vacation_until": None}
        assert known == {**nothing, "hours_left": 720}
        now = site_now(client)
        until = now + 3 * DAY
        told = put(client, quiet_hours=NIGHT, vacation_until=until).json()
        assert told["quiet_hours"] == NIGHT
        assert told["quiet_from"] >= now + DAY
        assert told["vacation_until"] == until
        assert told["hours_left"] in {695, 696}
        assert put(client, quiet_hours=NIGHT).json()["vacation_until"] is None
        assert put(client).json()["quiet_hours"] is None


def site_now(client: httpx.Client) -> int:
    """The time of the server, by a table that was just made."""
    made = client.post("/api/matches", json=table()).json()["match"]
    return int(made["created"])


@pytest.mark.parametrize(
    ("wanted", "status", "message"),
    [
        ({"quiet_hours": {**NIGHT, "zone": "Europe/Nowhere"}}, 422, "problem-no-zone"),
        ({"quiet_hours": {**NIGHT, "begin": "19:00"}}, 422, "problem-quiet-too-long"),
        ({"quiet_hours": {**NIGHT, "begin": "07:30"}}, 422, "problem-quiet-too-long"),
        ({"quiet_hours": {**NIGHT, "begin": "24:00"}}, 422, "problem-bad-request"),
        ({"vacation_until": 0}, 409, "problem-no-vacation"),
        ({"vacation_until": 1 << 52}, 409, "problem-no-vacation"),
    ],
)
def test_rest_that_makes_no_sense_is_refused(
    site: RunningSite, wanted: dict[str, Any], status: int, message: str
) -> None:
    with site.visit() as client:
        client.post("/api/matches", json=table())
        refused = put(client, **wanted)
        assert (refused.status_code, refused.json()["message"]) == (status, message)


async def seated(store: Store, title: str, *, asked: int, left: int | None, account: str) -> str:
    """A running match of an account, which waits for some seats."""
    match = await store.create_match(
        settings={"title": title},
        secret=b"",
        content_digest="",
        seats=[NewSeat("person", "Anna", account=account), NewSeat("person", "Boris")],
        header={"content_digest": ""},
    )
    choice = StoredChoice(1, 0, "key", "chosen", 0)
    clocks = {} if left is None else {0: left, 1: 5}
    await store.append(match.id, [choice], asked=asked, clocks=clocks)
    return match.id


async def test_matches_that_wait_for_one_come_first(store: Store) -> None:
    wanted = [("late", 1, 9 * DAY), ("free", 1, None), ("soon", 3, DAY), ("theirs", 2, 1)]
    for title, asked, left in wanted:
        await seated(store, title, asked=asked, left=left, account="a")
    own = [await seated(store, "away", asked=1, left=3, account="a")]
    await store.change_seat(own[0], 0, taken_over_by="random")
    await seated(store, "other", asked=1, left=1, account="b")
    found = [m.settings["title"] for m in await store.own_matches(None, "a")]
    assert found[:3] == ["soon", "late", "free"]
    assert sorted(found[3:]) == ["away", "theirs"]
    page = await store.own_matches(None, "a", limit=2, offset=1)
    assert [match.settings["title"] for match in page] == ["late", "free"]
    assert await store.own_matches(None, "a", statuses=["over"]) == []
