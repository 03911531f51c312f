"""A private table, the people around it, and the things that operations are about."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import httpx

from server.http.role_matrix import MATRIX, NOTICE, OFFICIALS, OTHER_SEAT, PUZZLE, ROLES, operations
from server.http.site import RunningSite, table

ANNOUNCEMENTS = "/api/admin/announcements"
CHANNELS = "/api/session/channels"


def official_of(site: RunningSite, role: str) -> httpx.Client:
    """Somebody with a role, in a browser of their own."""
    client, login = site.visit(), {"name": f"Official {role}"[:24], "password": "long enough"}
    if not client.post("/api/session", json=login).is_success:
        assert client.post("/api/accounts", json=login).is_success
        with site.admin() as admin:
            given = admin.put("/api/admin/officials", json={"name": login["name"], "role": role})
        assert given.is_success, given.text
    return client


class Scene:
    """A private table and the people around it, each with a browser."""

    def __init__(self, site: RunningSite, account: httpx.Client, state: str) -> None:
        self.url = site.url
        self._things: dict[str, str] = {}
        others = {"account", "admin", *OFFICIALS}
        self.people = {role: site.visit() for role in ROLES if role not in others}
        self.people |= {"account": account, "admin": site.admin()}
        self.people |= {role: official_of(site, role) for role in OFFICIALS}
        host = self.people["host"]
        seats = [{"kind": "mine", "name": "Host"}, {"kind": "open"}]
        if state == "lobby":
            seats.append({"kind": "open"})
        made = host.post("/api/matches", json=table(seats=seats)).json()
        self.match: str = made["match"]["id"]
        self.path = f"/api/matches/{self.match}"
        self.ask("other_seat", "join", {"name": "Other", "seat": 2}, made["invite"]["token"])
        watch = host.post(f"{self.path}/invites", json={"kind": "watch"}).json()
        self.ask("spectator", "watch", {}, watch["token"])
        if state in {"running", "over"}:
            self.ask("host", "start", None)
        if state == "over":
            self.ask("host", "leave", {})
            self.ask("other_seat", "leave", {})
            while self.shown()["status"] != "over":
                time.sleep(0.02)

    def ask(self, role: str, what: str, body: Any, invite: str = "") -> None:
        """Something that goes well."""
        headers = {"Metro2033-Invite": invite} if invite else {}
        answer = self.people[role].post(f"{self.path}/{what}", json=body, headers=headers)
        assert answer.status_code == 200, answer.text

    def shown(self) -> dict[str, Any]:
        """The match as its host sees it."""
        shown: dict[str, Any] = self.people["host"].get(self.path).json()
        return shown

    def attempt(self, role: str, operation: str) -> httpx.Response:
        """The answer to an operation that somebody tries."""
        method, template = operations()[operation]
        row, values = MATRIX[operation], {"match_id": self.match, "url": self.url}
        fixed = {"seat": 2, "edition": "second", "code": "en", "token": "of.nobody"}
        path = template.format(
            **fixed,
            match_id=self.match,
            rule_id="E2-ARMY-004",
            puzzle=PUZZLE,
            **{name: self.thing(name, operation) for name in MAKERS if f"{{{name}}}" in template},
        )
        content: dict[str, Any] = {} if row.body is None else {"json": filled(row.body, values)}
        if row.content:
            content = {"content": row.content, "headers": {"Content-Type": "application/x-ndjson"}}
        query = filled(row.query, values)
        return self.people[role].request(method, path, params=query, **content)

    def thing(self, name: str, operation: str) -> str:
        """The id of what an operation is about, which is made when it is needed."""
        if name not in self._things:
            made = MAKERS[name](self, operation)
            assert made.is_success, made.text
            self._things[name] = made.json()["id"]
        return self._things[name]

    def close(self) -> None:
        """Take back what all would see, and close the browsers, but for the one that is shared."""
        if "tournament_id" in self._things:
            path = f"/api/tournaments/{self._things['tournament_id']}/cancel"
            self.people["account"].post(path)
        admin = self.people["admin"]
        for one in admin.get(ANNOUNCEMENTS).json()["announcements"]:
            admin.delete(f"{ANNOUNCEMENTS}/{one['id']}")
        for role, client in self.people.items():
            if role != "account":
                client.close()


def filled(value: Any, values: dict[str, str]) -> Any:
    """What is sent, with the ids of the scene."""
    if isinstance(value, str):
        return value.format(**values)
    if isinstance(value, dict):
        return {name: filled(one, values) for name, one in value.items()}
    return value


def reported(scene: Scene, _: str) -> httpx.Response:
    """A report that waits for a decision."""
    return scene.people["host"].post(f"{scene.path}/reports", json={"kind": "name", "seat": 2})


def sanctioned(scene: Scene, _: str) -> httpx.Response:
    """A mute that holds."""
    return scene.people["admin"].post(
        "/api/admin/mutes", json=filled(OTHER_SEAT, {"match_id": scene.match})
    )


def announced(scene: Scene, _: str) -> httpx.Response:
    """A notice that is shown."""
    return scene.people["admin"].post(ANNOUNCEMENTS, json=NOTICE)


def organised(scene: Scene, operation: str) -> httpx.Response:
    """A tournament that can begin, or can be joined."""
    made = scene.people["account"].post("/api/tournaments", json={"title": "Cup", "edition": "toy"})
    if operation != "join_tournament":
        for role in ("account", "moderator"):
            path = f"/api/tournaments/{made.json()['id']}/join"
            assert scene.people[role].post(path).is_success
    return made


def told(scene: Scene, _: str) -> httpx.Response:
    """A way to be told, of the host."""
    return scene.people["host"].post(CHANNELS, json={"kind": "feed"})


MAKERS: dict[str, Callable[[Scene, str], httpx.Response]] = {
    "report_id": reported,
    "sanction_id": sanctioned,
    "announcement_id": announced,
    "tournament_id": organised,
    "channel_id": told,
}
"""How things are made that operations are about, by their names in paths."""
