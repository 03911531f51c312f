"""Who finds a table, and who is invited to play or to watch."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from metro2033.server.http.api import invite_link
from metro2033.server.store import people
from server.http.asking import WITH_A_BOT, made, refused
from server.http.site import RunningSite, running_site, sqlite_in


def test_a_private_table_is_there_only_for_the_invited(
    anna: httpx.Client, boris: httpx.Client, stranger: httpx.Client
) -> None:
    answer = made(anna)
    path, invite = f"/api/matches/{answer['match']['id']}", answer["invite"]["token"]
    refused(stranger.get(path), 404, "problem-no-match")
    refused(stranger.get(path, headers={"Metro2033-Invite": "A" * 24}), 404, "problem-no-match")
    refused(stranger.post(f"{path}/join", json={"name": "X"}), 404, "problem-no-match")
    listed = [m["id"] for m in stranger.get("/api/matches").json()["matches"]]
    assert answer["match"]["id"] not in listed
    seen = boris.get(path, headers={"Metro2033-Invite": invite}).json()
    assert [seat["is_claimable"] for seat in seen["seats"]] == [False, True]
    joined = boris.post(
        f"{path}/join", json={"name": "Boris"}, headers={"Metro2033-Invite": invite}
    ).json()
    assert joined["held"] == [2]
    assert boris.get(path).json()["seats"][1]["name"] == "Boris"


def test_an_invite_is_good_for_its_seat_once(
    anna: httpx.Client, boris: httpx.Client, stranger: httpx.Client
) -> None:
    answer = made(anna, seats=[{"kind": "open"}, {"kind": "open"}])
    path = f"/api/matches/{answer['match']['id']}"
    second = anna.post(f"{path}/invites", json={"seat": 2}).json()
    headers = {"Metro2033-Invite": second["token"]}
    wrong = boris.post(f"{path}/join", json={"name": "Boris", "seat": 1}, headers=headers)
    refused(wrong, 409, "problem-no-open-seat")
    joined = boris.post(f"{path}/join", json={"name": "Boris"}, headers=headers)
    assert joined.json()["held"] == [2]
    late = stranger.post(f"{path}/join", json={"name": "Late"}, headers=headers)
    refused(late, 404, "problem-no-match")


def test_whoever_leaves_before_the_match_can_come_back(
    anna: httpx.Client, boris: httpx.Client, stranger: httpx.Client
) -> None:
    answer = made(anna)
    path, invited = f"/api/matches/{answer['match']['id']}", answer["invite"]["token"]
    headers = {"Metro2033-Invite": invited}
    for client, name in ((boris, "Boirs"), (boris, "Boris"), (stranger, "Vera")):
        joined = client.post(f"{path}/join", json={"name": name}, headers=headers)
        assert joined.json()["held"] == [2]
        assert client.post(f"{path}/leave", json={}).json()["held"] == []


def test_whom_the_maker_sends_away_does_not_come_back(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    answer = made(anna)
    path = f"/api/matches/{answer['match']['id']}"
    headers = {"Metro2033-Invite": answer["invite"]["token"]}
    assert boris.post(f"{path}/join", json={"name": "Boris"}, headers=headers).is_success
    assert anna.put(f"{path}/seats/2", json={"kind": "open"}).is_success
    refused(boris.get(path, headers=headers), 404, "problem-no-match")


def test_a_new_invite_takes_the_place_of_the_last(anna: httpx.Client, boris: httpx.Client) -> None:
    answer = made(anna)
    path = f"/api/matches/{answer['match']['id']}"
    new = anna.post(f"{path}/invites", json={}).json()
    old = {"Metro2033-Invite": answer["invite"]["token"]}
    refused(boris.get(path, headers=old), 404, "problem-no-match")
    assert boris.get(path, headers={"Metro2033-Invite": new["token"]}).status_code == 200


def test_an_invite_is_a_link_with_a_picture(site: RunningSite, anna: httpx.Client) -> None:
    answer = made(anna)
    invite = answer["invite"]
    assert invite["link"] == (f"{site.url}/match/{answer['match']['id']}#invite={invite['token']}")
    assert invite["qr"].startswith("<svg ")
    assert invite["token"] not in invite["qr"]


def test_only_the_maker_invites_to_seats(anna: httpx.Client, boris: httpx.Client) -> None:
    path = f"/api/matches/{made(anna, is_public=True)['match']['id']}"
    refused(boris.post(f"{path}/invites", json={}), 401, "problem-no-session")
    made(boris)
    refused(boris.post(f"{path}/invites", json={}), 403, "problem-not-host")


def test_a_public_table_stands_in_the_list_and_is_open_for_all(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    match = made(anna, is_public=True)["match"]["id"]
    listed = boris.get("/api/matches").json()["matches"]
    assert match in [m["id"] for m in listed]
    assert boris.post(f"/api/matches/{match}/join", json={"name": "Boris"}).json()["held"] == [2]


def test_lists_come_in_pages(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path)) as site, site.visit() as client:
        ids = [made(client, is_public=True)["match"]["id"] for _ in range(5)]
        first = client.get("/api/matches", params={"limit": 3}).json()
        rest = client.get("/api/matches", params={"limit": 3, "offset": first["next"]}).json()
        found = [m["id"] for m in [*first["matches"], *rest["matches"]]]
        assert sorted(found) == sorted(ids)
        assert rest["next"] is None


def test_watching_a_private_table_needs_an_invite(
    anna: httpx.Client, boris: httpx.Client, stranger: httpx.Client
) -> None:
    path = f"/api/matches/{made(anna, seats=WITH_A_BOT, start=True)['match']['id']}"
    token = anna.post(f"{path}/invites", json={"kind": "watch"}).json()["token"]
    refused(stranger.post(f"{path}/watch", json={}), 404, "problem-no-match")
    watched = boris.post(f"{path}/watch", json={}, headers={"Metro2033-Invite": token})
    assert watched.json()["may_watch"]
    assert watched.json()["held"] == []
    assert boris.get(path).status_code == 200
    refused(boris.post(f"{path}/join", json={"name": "B"}), 409, "problem-no-open-seat")
    refused(boris.post(f"{path}/invites", json={"kind": "watch"}), 403, "problem-not-watching")


def test_invites_to_watch_come_to_an_end(
    anna: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MOST_SPECTATORS", 3)
    path = f"/api/matches/{made(anna)['match']['id']}/invites"
    answers = [anna.post(path, json={"kind": "watch"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 409]
    refused(answers[-1], 409, "problem-too-many-invites")
    assert anna.post(path, json={"kind": "seat"}).status_code == 201


def test_a_table_can_be_closed_to_watchers(anna: httpx.Client, boris: httpx.Client) -> None:
    answer = made(anna, seats=WITH_A_BOT, is_public=True, watch="nobody", start=True)
    path = f"/api/matches/{answer['match']['id']}"
    assert boris.get(path).json()["may_watch"] is False
    refused(boris.post(f"{path}/watch", json={}), 403, "problem-not-watching")
    refused(anna.post(f"{path}/invites", json={"kind": "watch"}), 403, "problem-not-watching")


@pytest.mark.parametrize(
    ("origin", "host", "told"),
    [
        ("http://127.0.0.1:2033", "0.0.0.0", "http://192.168.1.7:2033"),
        ("http://localhost:2033", "::", "http://192.168.1.7:2033"),
        ("http://192.168.1.9:2033", "0.0.0.0", "http://192.168.1.9:2033"),
        ("http://127.0.0.1:2033", "127.0.0.1", "http://127.0.0.1:2033"),
    ],
)
def test_a_link_names_an_address_that_other_devices_can_reach(
    origin: str, host: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invite_link, "local_address", lambda: "192.168.1.7")
    assert invite_link.reachable(origin, host) == told


def test_a_machine_without_a_network_keeps_its_own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invite_link, "local_address", lambda: "")
    assert invite_link.reachable("http://localhost:1", "0.0.0.0") == "http://localhost:1"


def inheritable(anna: httpx.Client, boris: httpx.Client) -> tuple[str, dict[str, str]]:
    """A running match of two, and the invite that Boris gives to play on for him."""
    answer = made(anna)
    path = f"/api/matches/{answer['match']['id']}"
    first = {"Metro2033-Invite": answer["invite"]["token"]}
    boris.post(f"{path}/join", json={"name": "Boris"}, headers=first)
    refused(boris.post(f"{path}/invites", json={"kind": "heir"}), 409, "problem-not-running")
    anna.post(f"{path}/start")
    given = boris.post(f"{path}/invites", json={"kind": "heir"}).json()
    return path, {"Metro2033-Invite": given["token"]}


def test_a_friend_plays_on_for_a_player_who_wants_that(
    anna: httpx.Client, boris: httpx.Client, stranger: httpx.Client
) -> None:
    path, headers = inheritable(anna, boris)
    refused(stranger.get(path), 404, "problem-no-match")
    seen = stranger.get(path, headers=headers).json()
    assert [seat["is_claimable"] for seat in seen["seats"]] == [False, True]
    same = stranger.post(f"{path}/join", json={"name": "Anna"}, headers=headers)
    refused(same, 409, "problem-name-used")
    heir = stranger.post(f"{path}/join", json={"name": "Vera"}, headers=headers).json()
    assert heir["held"] == [2]
    assert [seat["name"] for seat in anna.get(path).json()["seats"]] == ["Anna", "Vera"]
    # The seat is given for good, and the link works once.
    refused(boris.get(path), 404, "problem-no-match")
    again = boris.post(f"{path}/join", json={"name": "Boris"}, headers=headers)
    refused(again, 404, "problem-no-match")


def test_only_who_sits_there_gives_a_seat_away(
    anna: httpx.Client, boris: httpx.Client, stranger: httpx.Client
) -> None:
    path, headers = inheritable(anna, boris)
    wanted = {"kind": "heir", "seat": 2}
    refused(anna.post(f"{path}/invites", json=wanted), 403, "problem-not-seated")
    newer = boris.post(f"{path}/invites", json=wanted).json()["token"]
    refused(stranger.get(path, headers=headers), 404, "problem-no-match")
    assert stranger.get(path, headers={"Metro2033-Invite": newer}).status_code == 200


def test_an_invite_to_an_open_seat_takes_nobodys_seat_later(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    answer = made(anna)
    path = f"/api/matches/{answer['match']['id']}"
    anna.put(f"{path}/seats/2", json={"kind": "mine", "name": "Gleb"})
    anna.post(f"{path}/start")
    old = {"Metro2033-Invite": answer["invite"]["token"]}
    refused(boris.post(f"{path}/join", json={"name": "B"}, headers=old), 404, "problem-no-match")
