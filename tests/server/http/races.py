"""Sixty-four requests at once for every operation: who sends them, and what may come of it."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import httpx
from sqlalchemy import func, select

from metro2033.server.store import channels, schema
from metro2033.server.store.database import connect_to, database_url
from metro2033.server.store.tournaments import MOST_MADE
from server.http.role_matrix import FORGETFUL, MATRIX, PUZZLE, operations
from server.http.role_scene import Scene
from server.http.site import PATIENCE, RunningSite
from server.http.test_notices import CHANNELS, sent_to
from server.http.test_watching import match_of
from server.notices.receivers import MailBox

AT_ONCE = 64

BUSY = {429, 503}
"""There is too much to do for all of them: documented, and nothing has happened."""

REFUSED = {401, 403, 404, 409, *BUSY}

Successes = Literal["one", "some", "all"]


@dataclass
class Sent:
    """What is sent 64 times: fields that differ hold `{n}`."""

    method: str
    path: str
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)
    content: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    is_by_strangers: bool = False


class Arena:
    """A scene, the servers that share its database, and a mailbox."""

    def __init__(
        self, sites: Sequence[RunningSite], box: MailBox, account: httpx.Client, state: str
    ) -> None:
        self.sites = sites
        self.box = box
        self.scene = Scene(sites[0], account, state)

    def person(self, operation: str) -> httpx.Client:
        """Who may use an operation: the host, where they may."""
        allowed = MATRIX[operation].allowed or {"host"}
        role = next(r for r in ("host", "account", "admin", *sorted(allowed)) if r in allowed)
        return self.scene.people[role]

    async def race(self, operation: str, sent: Sent) -> list[httpx.Response]:
        """The answers to all of them, sent to all servers at once."""
        person = self.person(operation)
        cookies = {} if sent.is_by_strangers else dict(person.cookies)
        token = person.headers.get("Authorization", "")
        headers = {**({"Authorization": token} if token else {}), **sent.headers}
        clients = [
            httpx.AsyncClient(
                base_url=site.url,
                cookies=cookies,
                headers={**headers, "Origin": site.url},
                timeout=PATIENCE,
                limits=httpx.Limits(max_connections=AT_ONCE),
            )
            for site in self.sites
        ]
        try:
            return await asyncio.gather(
                *(self._one(clients[n % len(clients)], sent, n) for n in range(AT_ONCE))
            )
        finally:
            for client in clients:
                await client.aclose()

    async def _one(self, client: httpx.AsyncClient, sent: Sent, n: int) -> httpx.Response:
        content: dict[str, Any] = {} if sent.body is None else {"json": numbered(sent.body, n)}
        if sent.content:
            kind = {"Content-Type": "application/x-ndjson"}
            content = {"content": sent.content.encode(), "headers": kind}
        if sent.is_by_strangers:
            # Everybody without a session gets one of their own.
            content["headers"] = {**content.get("headers", {}), "Cookie": ""}
        return await client.request(sent.method, sent.path, params=sent.query, **content)


def numbered(body: Any, n: int) -> Any:
    """A body of its own for each."""
    if isinstance(body, str):
        return body.replace("{n}", str(n))
    if isinstance(body, dict):
        return {name: numbered(value, n) for name, value in body.items()}
    return body


def usual(arena: Arena, operation: str) -> Sent:
    """An operation as the matrix of roles has it."""
    method, template = operations()[operation]
    row = MATRIX[operation]
    path = template.format(
        match_id=arena.scene.match,
        seat=2,
        edition="second",
        code="en",
        channel_id="nobodys",
        token="of.nobody",
        tournament_id="nowhere",
        rule_id="E2-ARMY-004",
        puzzle=PUZZLE,
        report_id="nothing",
        sanction_id="nothing",
        announcement_id="nothing",
    )
    return Sent(method, path, row.body, row.query, row.content)


def joining(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    host, path = arena.scene.people["host"], arena.scene.path
    made = host.post(f"{path}/invites", json={"kind": "seat", "seat": 3}).json()
    sent.headers = {"Metro2033-Invite": made["token"]}
    sent.body, sent.is_by_strangers = {"name": "Nr {n}", "seat": 3}, True
    return sent


def registering(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    sent.body, sent.is_by_strangers = {"name": "Wanted", "password": "long enough"}, True
    return sent


def recording(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    sent.content = arena.scene.people["host"].get(f"{arena.scene.path}/record").text
    return sent


def leaving(arena: Arena, operation: str) -> Sent:
    """By an account of its own: the shared one stays."""
    client = arena.scene.people["account"] = arena.sites[0].visit()
    login = {"name": f"Leaver {arena.scene.match}"[:24], "password": "long enough"}
    assert client.post("/api/accounts", json=login).is_success
    return usual(arena, operation)


def competing(arena: Arena, operation: str) -> Sent:
    """A tournament that two accounts have joined, by the one who organises it."""
    sent = leaving(arena, operation)
    arena.scene.people["host"].close()
    host = arena.scene.people["host"] = arena.scene.people["account"]
    made = host.post("/api/tournaments", json={"title": "Cup", "edition": "toy"}).json()
    path = f"/api/tournaments/{made['id']}"
    with arena.sites[0].visit() as other:
        login = {"name": f"Rival {arena.scene.match}"[:24], "password": "long enough"}
        for client in (host, other):
            if client is other:
                assert client.post("/api/accounts", json=login).is_success
            assert client.post(f"{path}/join").is_success
    sent.path = sent.path.replace("nowhere", made["id"])
    return sent


def few_tournaments(arena: Arena) -> None:
    """Nobody has more tournaments than they may have."""
    own = arena.scene.people["account"].get("/api/tournaments", params={"mine": True}).json()
    assert len(own["tournaments"]) == MOST_MADE


def one_round(arena: Arena) -> None:
    """A tournament that many have begun has one round with one table."""
    host = arena.scene.people["host"]
    own = host.get("/api/tournaments", params={"mine": True}).json()["tournaments"]
    shown = host.get(f"/api/tournaments/{own[0]['id']}").json()
    assert [len(one["tables"]) for one in shown["rounds_played"]] == [1]


def showing(arena: Arena, operation: str) -> Sent:
    """The profile of somebody who shows it."""
    sent = leaving(arena, operation)
    client = arena.scene.people["account"]
    sent.query = {"name": client.get("/api/session").json()["account"]}
    assert client.put("/api/account/profile", json={"is_public": True}).is_success
    return sent


def following(arena: Arena, operation: str) -> Sent:
    """The host of the table follows somebody who shows a profile."""
    sent = usual(arena, operation)
    sent.query = showing(arena, "show_profile").query
    return sent


def embedding(arena: Arena, operation: str) -> Sent:
    """A match that anybody may watch."""
    sent = usual(arena, operation)
    sent.query = {"url": f"{arena.sites[0].url}/match/{match_of(arena.scene.people['host'])}"}
    return sent


def one_followed(arena: Arena) -> None:
    assert len(arena.scene.people["host"].get("/api/follows").json()["names"]) == 1


def own_channel(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    made = arena.scene.people["host"].post(CHANNELS, json={"kind": "feed"}).json()
    sent.path = sent.path.replace("nobodys", made["id"])
    sent.path = sent.path.replace("of.nobody", made["link"].rpartition("/")[2])
    return sent


def mailed(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    address = f"{arena.scene.match.lower()}{operation}@metro.example"
    made = arena.scene.people["host"].post(CHANNELS, json={"kind": "mail", "address": address})
    assert made.is_success, made.text
    token = re.findall(r"#confirm=(\S+)", sent_to(arena.box, address)[-1])[0]
    sent.body = {"token": token} if sent.body else None
    return sent


def linked(arena: Arena, operation: str) -> Sent:
    """A link for a new password."""
    sent = usual(arena, operation)
    with arena.sites[0].admin() as admin:
        path = "/api/admin/accounts/password-link"
        made = admin.post(path, params={"name": FORGETFUL}).json()
    token = made["link"].rpartition("#")[2]
    sent.body, sent.is_by_strangers = {"token": token, "password": "long enough {n}"}, True
    return sent


def hooking(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    sent.body = {"url": "https://hooks.example/{n}"}
    return sent


def one_channel(arena: Arena) -> None:
    """A table has one webhook."""
    engine = connect_to(database_url(arena.sites[0].settings.database), writes=False)
    with engine.connect() as connection:
        assert len(channels.of_holder(connection, arena.scene.match)) == 1
    engine.dispose()


def few_channels(arena: Arena) -> None:
    assert len(arena.scene.people["host"].get(CHANNELS).json()["channels"]) == 10


def choosing_a_password(arena: Arena, operation: str) -> Sent:
    """Everybody knows the old password, and wants another one and another language."""
    sent = leaving(arena, operation)
    sent.body = {"password": "long enough", "new_password": "long enough {n}", "language": "hu"}
    return sent


def vacationing(arena: Arena, operation: str) -> Sent:
    """Everybody goes on vacation until another moment; that of the first ten is past."""
    sent = usual(arena, operation)
    sent.body = {"vacation_until": f"{int(time.time()) + 360_000}1{{n}}"}
    return sent


def one_vacation(arena: Arena) -> None:
    """Nobody is on two vacations at once."""
    engine = connect_to(database_url(arena.sites[0].settings.database), writes=False)
    vacation = schema.vacation.c
    query = select(func.count()).where(vacation.end > time.time() * 1000)
    with engine.connect() as connection:
        assert set(connection.execute(query.group_by(vacation.holder)).scalars()) == {1}
    engine.dispose()


def reporting(arena: Arena, operation: str) -> Sent:
    """The host has somebody to report."""
    sent = usual(arena, operation)
    sent.body = {"kind": "behaviour", "seat": 2}
    return sent


def reported(arena: Arena, operation: str) -> Sent:
    """A report that waits for a decision, about somebody who can be muted or banned."""
    sent = usual(arena, operation)
    new = reporting(arena, "report_player")
    made = arena.scene.people["host"].post(new.path, json=new.body)
    assert made.is_success, made.text
    id = made.json()["id"]
    sent.path = sent.path.replace("nothing", id)
    if operation != "decide_report":
        sent.body = {"report": id, "reason": "An insult."}
    return sent


def sanctioned(arena: Arena, operation: str) -> Sent:
    """A mute that can be lifted."""
    sent, mute = usual(arena, operation), reported(arena, "impose_mute")
    made = arena.scene.people["admin"].post(mute.path, json=mute.body)
    assert made.is_success, made.text
    sent.path = sent.path.replace("nothing", made.json()["id"])
    return sent


def announcing(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    admin, path = arena.scene.people["admin"], "/api/admin/announcements"
    for one in admin.get(path).json()["announcements"]:
        admin.delete(f"{path}/{one['id']}")
    sent.body = {"texts": {"en": "Nr {n}"}, "minutes": "1"}
    return sent


def announced(arena: Arena, operation: str) -> Sent:
    sent, new = usual(arena, operation), announcing(arena, "announce")
    made = arena.scene.people["admin"].post(new.path, json=new.body)
    sent.path = sent.path.replace("nothing", made.json()["id"])
    sent.body = None
    return sent


@dataclass(frozen=True)
class Race:
    """How many of 64 may succeed, how they are sent, and what must hold in the end."""

    successes: Successes = "all"
    prepare: Callable[[Arena, str], Sent] = usual
    check: Callable[[Arena], None] | None = None
    state: str = ""


RACES = {
    "create_match": Race(),
    "join_match": Race("one", joining),
    "leave_match": Race("one"),
    "change_seat": Race(),
    "invite_to_match": Race(),
    "watch_match": Race(),
    "start_match": Race("one"),
    "end_match": Race("one"),
    "play_again": Race(),
    "begin_review": Race(),
    "imagine_board": Race("some"),
    "play_on": Race(),
    "verify_record": Race("some", recording, state="over"),
    "take_record": Race("some", recording, state="over"),
    "check_position": Race("some"),
    "play_from_position": Race("some"),
    "edit_a_position": Race("some"),
    "judge_a_position": Race("some"),
    "begin_puzzle": Race(),
    "begin_lesson": Race(),
    "create_account": Race("one", registering),
    "log_in": Race("some"),
    "log_out": Race("some", leaving),
    "change_account": Race("all", leaving),
    "delete_account": Race("some", leaving),
    "create_tournament": Race("some", leaving, few_tournaments),
    "join_tournament": Race("all", competing),
    "leave_tournament": Race("one", competing),
    "start_tournament": Race("one", competing, one_round),
    "cancel_tournament": Race("one", competing),
    "change_profile": Race("all", leaving),
    "follow_player": Race("all", following, one_followed),
    "unfollow_player": Race(),
    "end_sessions": Race("some", leaving),
    "change_recovery": Race("some", leaving),
    "ask_for_reset": Race("some"),
    "finish_reset": Race("one", linked),
    "change_rest": Race(),
    "add_channel": Race("some", check=few_channels),
    "remove_channel": Race("some", own_channel),
    "confirm_channel": Race("all", mailed),
    "stop_notices": Race("all", mailed),
    "set_webhook": Race("all", hooking, one_channel),
    "remove_webhook": Race(),
    "report_player": Race("one", reporting, state="full"),
    "decide_report": Race("one", reported, state="full"),
    "impose_mute": Race("one", reported, state="full"),
    "impose_ban": Race("one", reported, state="full"),
    "lift_sanction": Race("one", sanctioned, state="full"),
    "announce": Race("some", announcing),
    "withdraw_announcement": Race("one", announced),
    "change_role": Race(),
    "confirm_password": Race("some"),
    "transfer_seat": Race(),
    "end_any_match": Race("one"),
    "delete_match": Race("some"),
    "sign_out_account": Race(),
    "make_password_link": Race(),
    "recount_ratings": Race("some"),
}
"""Every operation that may change something; those that only read all succeed, if they may."""

MORE_RACES = {
    "change_password": ("change_account", Race("one", choosing_a_password)),
    "take_vacation": ("change_rest", Race("some", vacationing, one_vacation)),
}
"""The same operations with other requests, which must not come between each other."""

READ = {
    "describe_embed": Race("all", embedding),
    "read_feed": Race("all", own_channel),
    "read_calendar": Race("all", own_channel),
    "show_profile": Race("all", showing),
    "show_report": Race("all", reported, state="full"),
    "show_tournament": Race("all", competing),
}
CLOSED = {"show_metrics": "a token of its own opens it"}


def fitting(successes: Successes, codes: Counter[int]) -> bool:
    """Whether as many were taken as may be, and the others refused as documented."""
    taken = sum(number for code, number in codes.items() if code < 300)
    wanted = {"one": taken == 1, "some": taken >= 1, "all": taken == AT_ONCE}
    return wanted[successes] and all(code < 300 or code in REFUSED for code in codes)
