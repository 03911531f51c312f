"""The log of officials, and what they see of the server and of matches."""

from __future__ import annotations

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from metro2033.server.store.database import connect_to, database_url
from server.http.moderation.place import Place, person, sat, until


def test_nobody_rewrites_the_log(place: Place) -> None:
    victim, name = person(place.sites[0])
    place.moderator.post("/api/admin/mutes", json={"name": name, "reason": "Spam."})
    engine = connect_to(database_url(place.sites[0].settings.database), writes=True)
    for statement in ("UPDATE audit SET reason = ''", "DELETE FROM audit"):
        with pytest.raises(DBAPIError), engine.begin() as connection:
            connection.execute(text(statement))
    engine.dispose()
    log = place.administrator.get("/api/admin/audit").json()["entries"]
    assert (log[0]["subject"], log[0]["reason"]) == (name, "Spam.")
    victim.close()


@pytest.mark.parametrize(
    ("address", "network"),
    [("198.51.100.7", "198.51.100.0/24"), ("2001:db8:1:2::3", "2001:db8:1::/48")],
)
def test_the_log_keeps_only_the_network_of_an_address(
    place: Place, address: str, network: str
) -> None:
    made = place.administrator.post(
        "/api/admin/bans", json={"address": address, "reason": "A flood."}
    ).json()
    assert made["name"] == address
    path = f"/api/admin/sanctions/{made['id']}/lift"
    assert place.administrator.post(path, json={}).json()["name"] == address
    log = place.administrator.get("/api/admin/audit").json()["entries"]
    assert [(one["deed"], one["subject"]) for one in log[:2]] == [
        ("lift", network),
        ("ban", network),
    ]


async def test_the_page_shows_no_hidden_hands(place: Place) -> None:
    anna, name = person(place.sites[0])
    guest, _ = person(place.sites[0])
    match = sat(anna, guest, edition="second")
    await until(lambda: bool(anna.get(f"/api/matches/{match}").json()["waiting"]))
    shown = place.administrator.get(f"/api/admin/matches/{match}").json()
    with place.sites[0].visit() as stranger:
        known = stranger.get(f"/api/matches/{match}").json()
    assert shown == {**known, "rematch": shown["rematch"]}
    listed = place.moderator.get("/api/admin/people", params={"name": name}).json()
    assert listed["matches"]["matches"][0]["id"] == match
    assert listed["matches"]["matches"][0]["is_my_turn"] is False
    anna.close()
    guest.close()


def test_health_says_what_metrics_say(place: Place) -> None:
    found = place.moderator.get("/api/admin/health").json()
    assert found["is_ready"] is True
    assert found["processes"] == len(place.sites)
    assert found["bots_waiting"] == 0
    assert found["store_failures"] == {}
