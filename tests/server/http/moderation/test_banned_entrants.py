"""A tournament goes on with a bot in the place of whoever is banned, and nobody waits for them."""

from __future__ import annotations

import time

import httpx
import pytest

from metro2033.server.match import hub
from server.http.moderation.place import Place, person

pytestmark = pytest.mark.slow


def played(client: httpx.Client, id: str) -> None:
    """Let a bot play the match that somebody has there, as soon as there is one."""
    told = client.get(f"/api/tournaments/{id}").json()
    if told["my_match"] is not None:
        client.post(f"/api/matches/{told['my_match']}/leave", json={})


@pytest.mark.parametrize("is_early", [True, False])
def test_no_round_waits_for_a_banned_entrant(
    place: Place, monkeypatch: pytest.MonkeyPatch, is_early: bool
) -> None:
    monkeypatch.setattr(hub, "ROUNDS", 0.2)
    (anna, _), (boris, name) = (person(place.sites[0]) for _ in range(2))
    wanted = {"title": "Cup", "edition": "toy", "rounds": 2, "seats": 2}
    id = anna.post("/api/tournaments", json=wanted).json()["id"]
    for client in (anna, boris):
        assert client.post(f"/api/tournaments/{id}/join").is_success
    if not is_early:
        assert anna.post(f"/api/tournaments/{id}/start").is_success
    body = {"name": name, "reason": "Cheating."}
    assert place.administrator.post("/api/admin/bans", json=body).is_success
    if is_early:
        assert anna.post(f"/api/tournaments/{id}/start").is_success
    until = time.monotonic() + 90
    while anna.get(f"/api/tournaments/{id}").json()["status"] != "over":
        played(anna, id)
        assert time.monotonic() < until
        time.sleep(0.2)
    anna.close()
    boris.close()
