"""Reports, mutes, bans, roles, notices, the log: on one server, and on two of one database."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import ConnectionClosed

from metro2033.server.http.api import official
from metro2033.server.match.outbox import BANNED
from metro2033.server.store import account_seats, sanctions
from metro2033.server.store.database import connect_to, database_url
from server.http.site import RunningSite, running_site, sqlite_in, table
from server.match.player import Browser, Socket
from server.postgres import Postgres

PASSWORD = "a lamp in the tunnel"
HOSTILE = "<img src=x onerror=alert(1)>\u202e\u0000\U0001f600 { $reason } %s \n'; DROP TABLE audit;"


@dataclass
class Place:
    """The servers of one database, and accounts with a role."""

    sites: list[RunningSite]
    administrator: httpx.Client
    moderator: httpx.Client

    @property
    def far(self) -> RunningSite:
        """Another process, where there is one."""
        return self.sites[-1]


def person(site: RunningSite, name: str = "") -> tuple[httpx.Client, str]:
    """A browser that is logged in to a new account, and the name of that."""
    client, name = site.visit(), name or f"P {secrets.token_hex(5)}"
    made = client.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert made.is_success, made.text
    return client, name


def give(site: RunningSite, name: str, role: str | None) -> httpx.Response:
    with site.admin() as admin:
        return admin.put("/api/admin/officials", json={"name": name, "role": role})


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            url, number = sqlite_in(tmp_path_factory.mktemp("moderation")), 1
        else:
            postgres: Postgres = request.getfixturevalue("postgres")
            url, number = postgres.create_database(), 2
            stack.callback(postgres.drop_database, url)
        settings = {"appeals": "appeals@metro.example"}
        sites = [stack.enter_context(running_site(url, **settings)) for _ in range(number)]
        found = []
        for role in ("administrator", "moderator"):
            client, name = person(sites[0])
            stack.callback(client.close)
            assert give(sites[0], name, role).is_success
            found.append(client)
        yield Place(sites, *found)


def browser_of(site: RunningSite, client: httpx.Client) -> Browser:
    """The same person, for sockets."""
    found = Browser(site)
    found.cookies = client.cookies
    return found


def sat(host: httpx.Client, guest: httpx.Client, **settings: Any) -> str:
    """A running match of two people; its id."""
    made = host.post("/api/matches", json=table(is_public=True, **settings)).json()["match"]["id"]
    joined = guest.post(f"/api/matches/{made}/join", json={"name": "Guest", "seat": 2})
    assert joined.is_success, joined.text
    assert host.post(f"/api/matches/{made}/start").is_success
    return str(made)


async def closed_with(socket: Socket) -> int | None:
    """The code with which a socket is closed."""
    try:
        while True:
            await socket.hear(60)
    except ConnectionClosed:
        return socket.connection.close_code


async def test_a_line_is_reported_its_writer_muted_and_banned(place: Place) -> None:
    anna, _ = person(place.sites[0])
    boris, name = person(place.sites[0])
    match = sat(anna, boris)
    async with (
        browser_of(place.far, anna).sit(match) as hers,
        browser_of(place.far, boris).sit(match) as his,
    ):
        assert (await his.ask("chat", text="an insult"))["type"] == "done"
        line = (await hers.hear_a("said"))["line"]["k"]
        report = {"kind": "chat", "line": line, "note": HOSTILE}
        made = anna.post(f"/api/matches/{match}/reports", json=report)
        assert made.status_code == 201, made.text
        again = anna.post(f"/api/matches/{match}/reports", json=report)
        assert (again.status_code, again.json()["message"]) == (409, "problem-reported-already")
        own = boris.post(f"/api/matches/{match}/reports", json=report)
        assert own.json()["message"] == "problem-report-self"

        found = place.moderator.get(f"/api/admin/reports/{made.json()['id']}").json()
        assert (found["quote"], found["account"]) == ("an insult", name)
        assert [one["text"] for one in found["lines"]] == ["an insult"]
        assert "\u202e" not in found["note"]
        assert "<img src=x onerror=alert(1)>" in found["note"]

        wanted = {"report": found["id"], "minutes": 60, "reason": HOSTILE}
        muted = place.moderator.post("/api/admin/mutes", json=wanted)
        assert muted.status_code == 201, muted.text
        told = await his.hear_a("sanctioned")
        assert (told["kind"], told["reference"]) == ("mute", muted.json()["id"])
        refused = await his.ask("chat", text="another")
        assert (refused["type"], refused["message"]) == ("refused", "refused-muted-until")
        assert "<img src=x" in refused["text"]

        denied = place.moderator.post("/api/admin/bans", json=wanted)
        assert denied.status_code == 403
        banned = place.administrator.post("/api/admin/bans", json=wanted)
        assert banned.status_code == 201, banned.text
        assert await closed_with(his) == BANNED
        assert his.heard[-1]["kind"] in {"ban", "mute"}
        seats = anna.get(f"/api/matches/{match}").json()["seats"]
        assert seats[1]["bot"] is not None
        async with browser_of(place.sites[0], boris).socket() as another:
            assert await closed_with(another) == BANNED
    check_banned(place, boris, name)
    lifted_id = banned.json()["id"]
    lifted = place.administrator.post(
        f"/api/admin/sanctions/{lifted_id}/lift", json={"reason": "Enough."}
    )
    assert lifted.is_success
    with place.far.visit() as fresh:
        assert fresh.post("/api/session", json={"name": name, "password": PASSWORD}).is_success
    about = {"subject": name}
    log = place.administrator.get("/api/admin/audit", params=about).json()["entries"]
    assert [one["deed"] for one in log] == ["lift", "ban", "mute"]
    anna.close()
    boris.close()


def check_banned(place: Place, boris: httpx.Client, name: str) -> None:
    """Somebody is told why they may neither log in nor play, in their language."""
    shown = boris.get("/api/session").json()
    assert [one["kind"] for one in shown["sanctions"]] == ["ban", "mute"]
    assert shown["appeal"] == "appeals@metro.example"
    for site in place.sites:
        with site.visit() as fresh:
            login = fresh.post(
                "/api/session",
                json={"name": name, "password": PASSWORD},
                headers={"Accept-Language": "hu"},
            )
        assert (login.status_code, login.json()["message"]) == (403, "problem-banned")
        assert "appeals@metro.example" in login.json()["detail"]
        assert "Eddig nem játszhatsz itt" in login.json()["detail"]
    with place.sites[0].visit() as host:
        other = host.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
    for path in (f"/api/matches/{other}/join", "/api/matches"):
        body = table() if path == "/api/matches" else {"name": "Back"}
        assert boris.post(path, json=body).json()["message"] == "problem-banned"


async def test_an_address_is_banned_and_accounts_there_play_on(place: Place) -> None:
    anna, _ = person(place.sites[0])
    wanted = {"address": "127.0.0.1", "minutes": 5, "reason": "A flood."}
    async with Browser(place.far).socket() as nobody, browser_of(place.far, anna).socket() as hers:
        made = place.administrator.post("/api/admin/bans", json=wanted)
        assert made.status_code == 201, made.text
        try:
            assert await closed_with(nobody) == BANNED
            assert (await hers.ask("ping"))["type"] == "pong"
            with place.sites[0].visit() as guest:
                refused = guest.post("/api/matches", json=table())
                new = {"name": f"N {secrets.token_hex(4)}", "password": PASSWORD}
                registered = guest.post("/api/accounts", json=new)
            assert refused.json()["message"] == registered.json()["message"] == "problem-banned"
            assert anna.post("/api/matches", json=table()).is_success
        finally:
            path = f"/api/admin/sanctions/{made.json()['id']}/lift"
            assert place.administrator.post(path, json={}).is_success
    assert place.administrator.post(path, json={}).status_code == 404
    anna.close()


def test_moderators_do_no_more_than_they_may(place: Place) -> None:
    victim, name = person(place.sites[0])
    match = victim.post("/api/matches", json=table()).json()["match"]["id"]
    moderator = place.moderator
    mine = moderator.get("/api/session").json()["account"]
    boss = place.administrator.get("/api/session").json()["account"]
    for role in ("administrator", None):
        taken = moderator.put("/api/admin/officials", json={"name": mine, "role": role})
        assert taken.status_code == 403
    assert moderator.get("/api/admin/audit").status_code == 403
    assert moderator.post(f"/api/admin/matches/{match}/end").status_code == 403
    assert moderator.delete(f"/api/admin/matches/{match}").status_code == 403
    link = "/api/admin/accounts/password-link"
    for client in (moderator, place.administrator):
        assert client.post(link, params={"name": name}).status_code == 403
    for one in (mine, boss):
        wanted = {"name": one, "reason": "A coup."}
        refused = moderator.post("/api/admin/mutes", json=wanted)
        assert refused.json()["message"] == "problem-is-official"
    banned = place.administrator.post(
        "/api/admin/bans", json={"name": name, "reason": "Cheating."}
    ).json()
    lifted = moderator.post(f"/api/admin/sanctions/{banned['id']}/lift", json={})
    assert lifted.status_code == 403
    assert give(place.sites[0], name, "moderator").status_code == 409
    victim.close()


def test_whoever_plays_at_a_match_does_not_administer_it(place: Place) -> None:
    anna, _ = person(place.sites[0])
    match = sat(anna, place.administrator)
    for path in (f"{match}/seats/1/transfer", f"{match}/end"):
        refused = place.administrator.post(f"/api/admin/matches/{path}")
        assert (refused.status_code, refused.json()["message"]) == (403, "problem-own-match")
    reported = {"kind": "behaviour", "seat": 1}
    id = place.administrator.post(f"/api/matches/{match}/reports", json=reported).json()["id"]
    decision = {"decision": "upheld", "reason": "I say so."}
    path = f"/api/admin/reports/{id}/decision"
    assert place.administrator.post(path, json=decision).status_code == 403
    assert place.moderator.post(path, json=decision).is_success
    assert place.moderator.post(path, json=decision).status_code == 409
    anna.close()


def test_what_is_dangerous_takes_the_password_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    victim, name = person(place.sites[0])
    monkeypatch.setattr(official, "CONFIRMED_MS", -1)
    wanted = {"name": name, "reason": "Cheating."}
    refused = place.administrator.post("/api/admin/bans", json=wanted)
    assert (refused.status_code, refused.json()["message"]) == (403, "problem-confirm")
    wrong = place.administrator.post("/api/admin/confirmation", json={"password": "another one"})
    assert wrong.status_code == 403
    monkeypatch.setattr(official, "CONFIRMED_MS", 60_000)
    right = place.administrator.post("/api/admin/confirmation", json={"password": PASSWORD})
    assert right.status_code == 204
    assert place.administrator.post("/api/admin/bans", json=wanted).status_code == 201
    victim.close()


def test_a_role_that_is_taken_ends_at_once_in_every_process(place: Place) -> None:
    client, name = person(place.sites[0])
    assert give(place.sites[0], name, "moderator").is_success
    with place.far.visit() as far:
        far.cookies = client.cookies
        assert far.get("/api/admin/reports").is_success
        assert give(place.sites[0], name, None).is_success
        assert far.get("/api/admin/reports").status_code == 403
    client.close()


def test_foreign_pages_can_do_nothing_with_a_role(place: Place) -> None:
    headers = {"Origin": "https://evil.example"}
    body = {"texts": {"en": "Click here."}, "minutes": 5}
    refused = place.administrator.post("/api/admin/announcements", json=body, headers=headers)
    assert refused.status_code == 403
    assert place.administrator.get("/api/admin/announcements").json()["announcements"] == []


async def test_a_notice_is_shown_at_all_tables_until_it_is_taken_back(place: Place) -> None:
    texts = {"en": "Restart at eight.", "hu": HOSTILE}
    async with Browser(place.far).socket() as early:
        assert (await early.ask("ping"))["type"] == "pong"
        made = place.moderator.post("/api/admin/announcements", json={"texts": texts, "minutes": 5})
        assert made.status_code == 201, made.text
        told = (await early.hear_a("announced"))["announcements"]
        assert [one["texts"]["en"] for one in told] == ["Restart at eight."]
        async with Browser(place.sites[0]).socket() as late:
            assert (await late.hear_a("announced"))["announcements"] == told
        with place.sites[0].visit() as page:
            assert page.get("/api/session").json()["announcements"] == told
        id = made.json()["id"]
        assert place.moderator.delete(f"/api/admin/announcements/{id}").status_code == 204
        assert (await early.hear_a("announced"))["announcements"] == []
    unknown = {"texts": {"xx": "?"}, "minutes": 5}
    assert place.moderator.post("/api/admin/announcements", json=unknown).status_code == 404


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


async def test_of_two_administrators_at_once_one_bans(place: Place) -> None:
    victim, name = person(place.sites[0])
    wanted = {"name": name, "reason": "Cheating."}

    def send(n: int) -> int:
        site = place.sites[n % len(place.sites)]
        with site.visit() as client:
            client.cookies = place.administrator.cookies
            return client.post("/api/admin/bans", json=wanted).status_code

    codes = await asyncio.gather(*(asyncio.to_thread(send, n) for n in range(16)))
    assert sorted(codes) == [201] + 15 * [409]
    victim.close()


async def test_two_administrators_who_depose_each_other_are_both_answered(place: Place) -> None:
    both = [person(place.sites[0]) for _ in range(2)]
    for _, name in both:
        assert give(place.sites[0], name, "administrator").is_success

    def depose(n: int) -> int:
        with place.sites[n % len(place.sites)].visit() as client:
            client.cookies = both[n][0].cookies
            body = {"name": both[1 - n][1], "role": None}
            return client.put("/api/admin/officials", json=body).status_code

    codes = await asyncio.gather(*(asyncio.to_thread(depose, n) for n in range(2)))
    assert set(codes) <= {200, 403}
    assert 200 in codes
    kept = place.administrator.get("/api/admin/officials").json()["officials"]
    deposed = {name for _, name in both} - {one["name"] for one in kept}
    assert len(deposed) == codes.count(200)
    for client, _ in both:
        client.close()


async def race_of_a_ban(place: Place) -> tuple[int, bool]:
    """Somebody joins while they are banned: the status, and whether they sit there in the end."""
    host, _ = person(place.sites[0])
    guest, name = person(place.sites[0])
    match = host.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]

    def join() -> int:
        with place.far.visit() as client:
            client.cookies = guest.cookies
            return client.post(f"/api/matches/{match}/join", json={"name": "G"}).status_code

    def ban() -> int:
        body = {"name": name, "reason": "Cheating."}
        return place.administrator.post("/api/admin/bans", json=body).status_code

    joined, banned = await asyncio.gather(asyncio.to_thread(join), asyncio.to_thread(ban))
    assert banned == 201
    sits = host.get(f"/api/matches/{match}").json()["seats"][1]["kind"] == "person"
    host.close()
    guest.close()
    return joined, sits


async def test_whoever_joins_while_they_are_banned_does_not_sit(place: Place) -> None:
    for _ in range(20):
        joined, sits = await race_of_a_ban(place)
        assert joined in {200, 403, 409}
        assert not sits


async def test_a_seat_that_is_taken_after_a_ban_is_found(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last line of defence is the transaction: without it, a late request would sit down."""
    host, _ = person(place.sites[0])
    guest, name = person(place.sites[0])
    match = host.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
    body = {"name": name, "reason": "Cheating."}
    assert place.administrator.post("/api/admin/bans", json=body).is_success
    monkeypatch.setattr("metro2033.server.http.api.request_context.refuse_banned", passed)
    refused = guest.post(f"/api/matches/{match}/join", json={"name": "G"})
    assert (refused.status_code, refused.json()["message"]) == (403, "problem-banned-now")
    monkeypatch.setattr(sanctions, "require_free", lambda *_: None)
    assert guest.post(f"/api/matches/{match}/join", json={"name": "G"}).is_success
    host.close()
    guest.close()


async def passed(*_: object) -> None:
    """Let a request through that began before the ban."""


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


async def test_a_ban_closes_sockets_even_if_the_news_of_it_is_lost(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    victim, name = person(place.sites[0])
    hub = place.far.server.config.loaded_app.state.site.hub
    async with browser_of(place.far, victim).socket() as socket:
        assert (await socket.ask("ping"))["type"] == "pong"
        for site in place.sites:
            there = site.server.config.loaded_app.state.site.hub
            monkeypatch.setattr(there, "_tell_sanctions", passed)
        body = {"name": name, "reason": "Cheating."}
        assert place.administrator.post("/api/admin/bans", json=body).is_success
        assert (await socket.ask("ping"))["type"] == "pong"
        asyncio.run_coroutine_threadsafe(hub._close_banned(), hub_loop(hub)).result(60)
        assert await closed_with(socket) == BANNED
    victim.close()


def hub_loop(hub: Any) -> asyncio.AbstractEventLoop:
    """The loop that a server in a thread runs on."""
    loop: asyncio.AbstractEventLoop = next(iter(hub._tasks)).get_loop()
    return loop


async def asked_of(place: Place, *people: httpx.Client) -> tuple[str, int]:
    """A match of theirs that nobody looks at, and a seat that it waits for."""
    match = sat(*people[:2])
    for site in place.sites:
        hub = site.server.config.loaded_app.state.site.hub
        for host in hub.rooms.loaded:
            host.used = 0
            asyncio.run_coroutine_threadsafe(hub.rooms.unload(host), hub_loop(hub)).result(60)
    return match, people[0].get(f"/api/matches/{match}").json()["waiting"][0]


async def test_a_bot_plays_for_whoever_is_banned_though_nobody_looks(place: Place) -> None:
    people = [person(place.sites[0]) for _ in range(2)]
    match, seat = await asked_of(place, *(client for client, _ in people))
    (other, _), (_, name) = people[seat % 2], people[seat - 1]
    before = other.get(f"/api/matches/{match}").json()["count"]
    body = {"name": name, "reason": "Cheating."}
    assert place.administrator.post("/api/admin/bans", json=body).is_success
    await until(lambda: other.get(f"/api/matches/{match}").json()["count"] > before)
    for client, _ in people:
        client.close()


async def test_a_ban_is_carried_out_though_its_server_died_in_between(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [person(place.sites[0]) for _ in range(2)]
    match, seat = await asked_of(place, *(client for client, _ in people))
    (other, _), (_, name) = people[seat % 2], people[seat - 1]
    with monkeypatch.context() as patched:
        patched.setattr(account_seats, "stand_down", lambda *_: [])
        body = {"name": name, "reason": "Cheating."}
        assert place.administrator.post("/api/admin/bans", json=body).is_success
    assert other.get(f"/api/matches/{match}").json()["seats"][seat - 1]["bot"] is None
    hub = place.far.server.config.loaded_app.state.site.hub
    asyncio.run_coroutine_threadsafe(hub._close_banned(), hub_loop(hub)).result(60)
    shown = other.get(f"/api/matches/{match}").json()
    assert shown["seats"][seat - 1]["bot"] is not None
    await until(lambda: other.get(f"/api/matches/{match}").json()["count"] > shown["count"])
    for client, _ in people:
        client.close()


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.05)


async def test_an_old_line_is_held_against_nobody_who_sat_down_later(place: Place) -> None:
    """Of lines from before reports it is not known who wrote them: only under what name."""
    people = [person(place.sites[0])[0] for _ in range(2)]
    match = sat(*people)
    async with browser_of(place.sites[0], people[1]).sit(match) as socket:
        for said in ("written by the one before", "written by the one who sits there"):
            assert (await socket.ask("chat", text=said))["type"] == "done"
    engine = connect_to(database_url(place.sites[0].settings.database), writes=True)
    with engine.begin() as connection:
        its = {"match": match}
        connection.execute(text("UPDATE chat SET writer = NULL WHERE match = :match"), its)
        connection.execute(
            text("UPDATE chat SET name = 'Former' WHERE match = :match AND k = 1"), its
        )
    engine.dispose()
    for line, is_known in ((1, False), (2, True)):
        report = {"kind": "chat", "line": line}
        made = people[0].post(f"/api/matches/{match}/reports", json=report)
        assert made.is_success, made.text
        shown = place.moderator.get(f"/api/admin/reports/{made.json()['id']}").json()
        assert shown["has_subject"] is is_known
    for client in people:
        client.close()
