"""What keeps an account its owner's: the list of its sessions, and links for a new password."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace

import httpx
import pytest
from sqlalchemy import Connection, select

from metro2033.server.http.browser_name import browser_name
from metro2033.server.notices.reset_mail import ResetMailer
from metro2033.server.store import password_resets, people, schema
from metro2033.server.store.database import connect_to
from metro2033.server.store.database import database_url as parse_url
from metro2033.server.store.entities import Account
from metro2033.server.store.store import Store
from metro2033.server.tables.access import hashed
from server.http.site import PATIENCE, RunningSite, running_site, table
from server.http.test_notices import CHANNELS, sent_to
from server.notices.receivers import MailBox, mail_receiver

PASSWORD = "long enough"
NEW = "quite another one"
SESSIONS = "/api/account/sessions"
RECOVERY = "/api/account/recovery"
ASK = "/api/password-resets"
FINISH = "/api/password-resets/finish"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1"
HOUR_MS = 3_600_000


@pytest.fixture(scope="module")
def box() -> Iterator[MailBox]:
    with mail_receiver() as found:
        yield found


@pytest.fixture
def site(box: MailBox, database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningSite]:
    """A server that sends mails; its browsers are closed in the end."""
    box.mails.clear()
    visit = RunningSite.visit
    with (
        running_site(database_url, smtp=box.url, mail_from="turn@metro.example") as found,
        ExitStack() as stack,
    ):

        def visit_until_the_end(site: RunningSite, **headers: str) -> httpx.Client:
            client = visit(site, **headers)
            stack.callback(client.close)
            return client

        monkeypatch.setattr(RunningSite, "visit", visit_until_the_end)
        yield found


def registered(site: RunningSite, name: str, **headers: str) -> httpx.Client:
    """A browser with an account."""
    client = site.visit(**headers)
    assert client.post("/api/accounts", json={"name": name, "password": PASSWORD}).is_success
    return client


def logged_in(site: RunningSite, name: str, password: str = PASSWORD) -> httpx.Response:
    """Whether somebody gets in."""
    with site.visit() as client:
        return client.post("/api/session", json={"name": name, "password": password})


def confirmed_address(client: httpx.Client, box: MailBox, address: str) -> str:
    """The channel of an address that its reader has confirmed."""
    made = client.post(CHANNELS, json={"kind": "mail", "address": address}).json()
    token = re.findall(r"/notices#confirm=(\S+)", sent_to(box, address)[-1])[0]
    assert client.post("/api/notices/confirm", json={"token": token}).is_success
    return str(made["id"])


def recoverable(site: RunningSite, box: MailBox, name: str, address: str) -> httpx.Client:
    """A browser whose account has an address for a forgotten password."""
    client = registered(site, name)
    channel = confirmed_address(client, box, address)
    chosen = client.put(RECOVERY, json={"password": PASSWORD, "channel": channel})
    assert chosen.json() == {"address": address.lower()}, chosen.text
    return client


def links_to(box: MailBox, address: str, least: int) -> list[str]:
    """The tokens of the links that were sent to an address, at least so many."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = [t for text in sent_to(box, address) for t in re.findall(r"/reset#(\S+)", text)]
        if len(found) >= least:
            return found
        time.sleep(0.02)
    raise AssertionError("no link came")


def settled(site: RunningSite) -> None:
    """Wait until nothing is on its way."""
    mailer = site.server.config.loaded_app.state.site.notices.resets
    while mailer._under_way:
        time.sleep(0.01)


def test_one_sees_ones_browsers_and_logs_each_out(site: RunningSite) -> None:
    anna = registered(site, "Anna", **{"User-Agent": FIREFOX})
    phone = site.visit(**{"User-Agent": PHONE})
    phone.post("/api/session", json={"name": "Anna", "password": PASSWORD})
    known = anna.get(SESSIONS).json()["sessions"]
    assert {(s["browser"], s["is_this"]) for s in known} == {
        ("Firefox, Linux", True),
        ("Safari, iPhone", False),
    }
    assert all(s["seen"] % HOUR_MS == 0 for s in known)
    (other,) = [s["id"] for s in known if not s["is_this"]]
    wanted = {"password": "not the password", "session": other}
    assert anna.post(f"{SESSIONS}/end", json=wanted).status_code == 403
    assert phone.get("/api/session").json()["is_known"] is True
    wanted["password"] = PASSWORD
    assert anna.post(f"{SESSIONS}/end", json=wanted).status_code == 204
    assert phone.get("/api/session").json()["is_known"] is False
    assert anna.post(f"{SESSIONS}/end", json=wanted).status_code == 404
    assert [s["is_this"] for s in anna.get(SESSIONS).json()["sessions"]] == [True]
    assert logged_in(site, "Anna").is_success, "the password is what it was"
    assert anna.post(f"{SESSIONS}/end", json={"password": PASSWORD}).status_code == 204
    assert len(anna.get(SESSIONS).json()["sessions"]) == 1
    (own,) = anna.get(SESSIONS).json()["sessions"]
    wanted["session"] = own["id"]
    assert anna.post(f"{SESSIONS}/end", json=wanted).status_code == 204
    assert "metro2033" not in anna.cookies


def check_that_sessions_are_ones_own(site: RunningSite) -> None:
    """Nobody ends or sees what belongs to another."""
    anna, thief = registered(site, "Anna"), registered(site, "Thief")
    own = anna.get(SESSIONS).json()["sessions"][0]
    token = anna.cookies["metro2033"]
    assert token not in str(own)
    assert hashed(token) not in str(own)
    assert [s["is_this"] for s in thief.get(SESSIONS).json()["sessions"]] == [True]
    for key in (own["id"], own["id"].upper(), hashed(token)[:24], "0" * 24):
        refused = thief.post(f"{SESSIONS}/end", json={"password": PASSWORD, "session": key})
        assert refused.status_code in {404, 422}
    thief.post(f"{SESSIONS}/end", json={"password": PASSWORD})
    assert anna.get("/api/session").json()["account"] == "Anna"


def test_nobody_ends_the_sessions_of_others(site: RunningSite) -> None:
    check_that_sessions_are_ones_own(site)


def test_sessions_of_all_accounts_are_found(
    site: RunningSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = people.sessions_of

    def all_of_them(connection: Connection, _account: str, at: int) -> object:
        ids = connection.execute(people.ACCOUNTS).all()
        return [found for row in ids for found in real(connection, row.id, at)]

    monkeypatch.setattr(people, "sessions_of", all_of_them)
    with pytest.raises(AssertionError):
        check_that_sessions_are_ones_own(site)


def test_the_list_is_for_accounts(site: RunningSite) -> None:
    with site.visit() as guest:
        assert guest.get(SESSIONS).status_code == 401
        guest.post("/api/matches", json=table())
        assert guest.get(SESSIONS).status_code == 403
        assert guest.post(f"{SESSIONS}/end", json={"password": PASSWORD}).status_code == 403
        assert guest.get(RECOVERY).status_code == 403


def test_a_forgotten_password_is_set_anew_by_a_link(site: RunningSite, box: MailBox) -> None:
    thief = recoverable(site, box, "Anna", "Anna@metro.example")
    with site.visit() as owner:
        assert owner.get("/api/session").json()["has_reset_mail"] is True
        owner.post("/api/matches", json=table())
        assert owner.post(ASK, json={"address": "anna@METRO.example"}).status_code == 204
        (token,) = links_to(box, "anna@metro.example", 1)
        assert token.count(".") == 0
        common = {"token": token, "password": "password1"}
        assert owner.post(FINISH, json=common).json()["message"] == "problem-common-password"
        done = owner.post(FINISH, json={"token": token, "password": NEW})
        assert done.json()["account"] == "Anna"
        assert owner.get("/api/session").json()["account"] == "Anna"
        assert thief.get("/api/session").json()["is_known"] is False
        again = owner.post(FINISH, json={"token": token, "password": PASSWORD})
        assert (again.status_code, again.json()["message"]) == (404, "problem-bad-reset")
    assert logged_in(site, "Anna").status_code == 403
    assert logged_in(site, "Anna", NEW).is_success


def test_a_link_is_kept_as_a_hash_and_in_no_log(
    site: RunningSite, box: MailBox, caplog: pytest.LogCaptureFixture
) -> None:
    engine = connect_to(parse_url(site.settings.database), writes=False)
    caplog.set_level("DEBUG")
    recoverable(site, box, "Anna", "anna@metro.example")
    with site.visit() as owner:
        owner.post(ASK, json={"address": "anna@metro.example"})
        (token,) = links_to(box, "anna@metro.example", 1)
        owner.post(FINISH, json={"token": token, "password": NEW})
    with engine.connect() as connection:
        rows = connection.execute(select(schema.password_reset)).all()
    engine.dispose()
    assert [row.token_hash for row in rows] == [hashed(token)]
    ours = [record for record in caplog.records if record.name.startswith("metro2033")]
    logged = "\n".join(record.getMessage() for record in ours)
    assert "password reset" in logged
    assert all(secret not in logged for secret in (token, NEW, "anna@metro.example"))


def check_that_nobody_learns_who_has_an_account(site: RunningSite, box: MailBox) -> None:
    """Known and unknown addresses are answered alike, before anything is looked up."""
    recoverable(site, box, "Anna", "anna@metro.example")
    with site.visit() as curious:
        found = [
            curious.post(ASK, json={"address": address})
            for address in ("anna@metro.example", "nobody@metro.example") * 2
        ]
    shapes = [(a.status_code, a.content, sorted(a.headers)) for a in found]
    assert shapes == [shapes[0]] * 4
    assert shapes[0][0] == 204
    assert len(links_to(box, "anna@metro.example", 1)) == 1
    settled(site)
    assert sent_to(box, "nobody@metro.example") == []


def test_nobody_learns_who_has_an_account(site: RunningSite, box: MailBox) -> None:
    check_that_nobody_learns_who_has_an_account(site, box)


def test_an_answer_that_depends_on_accounts_is_found(
    site: RunningSite, box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ResetMailer, "ask", lambda _, address: address.startswith("anna"))
    with pytest.raises(AssertionError):
        check_that_nobody_learns_who_has_an_account(site, box)


def test_an_answer_does_not_wait_for_the_mail(
    site: RunningSite, box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were it sent first, the time of the answer would tell who has an account."""
    recoverable(site, box, "Anna", "anna@metro.example")
    mailer = site.server.config.loaded_app.state.site.notices.resets
    is_taken = threading.Event()
    monkeypatch.setattr(mailer._mail, "_send", lambda *_: is_taken.wait(PATIENCE))
    with site.visit() as curious:
        curious.post(ASK, json={"address": "anna@metro.example"})
        curious.get("/api/session")
        assert mailer._under_way
    is_taken.set()
    settled(site)


def adopted_address(site: RunningSite, box: MailBox) -> httpx.Response:
    """A thief's address, confirmed in a browser in which the victim then logs in."""
    registered(site, "Victim").close()
    shared = site.visit()
    shared.post("/api/matches", json=table())
    confirmed_address(shared, box, "thief@metro.example")
    shared.post("/api/session", json={"name": "Victim", "password": PASSWORD})
    assert [c["address"] for c in shared.get(CHANNELS).json()["channels"]] == [
        "thief@metro.example"
    ]
    answer = shared.post(ASK, json={"address": "thief@metro.example"})
    settled(site)
    return answer


def test_only_an_address_that_was_chosen_with_the_password_gets_links(
    site: RunningSite, box: MailBox
) -> None:
    assert adopted_address(site, box).status_code == 204
    assert not any("/reset#" in text for text in sent_to(box, "thief@metro.example"))


def test_links_to_any_confirmed_address_are_found(
    site: RunningSite, box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def careless(store: Store, address: str) -> list[Account]:
        holders = [channel.holder for channel in await store.channels_at("mail", address)]
        found = [await store.account(holder) for holder in holders]
        return [replace(account, recovery=address) for account in found if account]

    monkeypatch.setattr(Store, "reset_accounts", careless)
    adopted_address(site, box)
    assert any("/reset#" in text for text in sent_to(box, "thief@metro.example"))


def test_an_address_is_chosen_by_its_reader_who_knows_the_password(
    site: RunningSite, box: MailBox
) -> None:
    anna, other = registered(site, "Anna"), registered(site, "Other")
    foreign = confirmed_address(other, box, "other@metro.example")
    new = anna.post(CHANNELS, json={"kind": "mail", "address": "new@metro.example"}).json()["id"]
    feed = anna.post(CHANNELS, json={"kind": "feed"}).json()["id"]
    for channel, status in ((foreign, 404), (feed, 404), ("none", 404), (new, 409)):
        wanted = {"password": PASSWORD, "channel": channel}
        assert anna.put(RECOVERY, json=wanted).status_code == status
    own = confirmed_address(anna, box, "anna@metro.example")
    wrong = anna.put(RECOVERY, json={"password": "not the password", "channel": own})
    assert (wrong.status_code, anna.get(RECOVERY).json()) == (403, {"address": None})
    anna.put(RECOVERY, json={"password": PASSWORD, "channel": own})
    anna.delete(f"{CHANNELS}/{own}")
    assert anna.get(RECOVERY).json() == {"address": "anna@metro.example"}
    assert anna.put(RECOVERY, json={"password": PASSWORD}).json() == {"address": None}


def test_a_link_ends_with_its_hour_its_password_and_its_account(
    site: RunningSite, box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = recoverable(site, box, "Anna", "anna@metro.example")

    def link() -> str:
        with site.admin() as admin:
            made = admin.post("/api/admin/accounts/password-link", params={"name": "Anna"}).json()
        return str(made["link"].rpartition("#")[2])

    def is_over(token: str) -> bool:
        answer = anna.post(FINISH, json={"token": token, "password": NEW})
        return answer.status_code == 404

    change = {"password": PASSWORD, "new_password": "battery staple"}
    before = link()
    assert anna.patch("/api/account", json=change).is_success
    assert is_over(before)
    late = link()
    with monkeypatch.context() as patch:
        patch.setattr(password_resets, "LIFE_MS", 0)
        assert is_over(late)
    assert anna.post("/api/account/deletion", json={"password": "battery staple"}).is_success
    assert is_over(late)
    assert all(is_over(guess) for guess in ("", "x", hashed(late), "' OR 1=1 --"))


def test_links_to_an_address_end_when_another_is_chosen(site: RunningSite, box: MailBox) -> None:
    anna = recoverable(site, box, "Anna", "anna@metro.example")
    anna.post(ASK, json={"address": "anna@metro.example"})
    (token,) = links_to(box, "anna@metro.example", 1)
    assert anna.put(RECOVERY, json={"password": PASSWORD}).is_success
    assert anna.post(FINISH, json={"token": token, "password": NEW}).status_code == 404


def test_of_many_who_use_a_link_at_once_one_does(site: RunningSite) -> None:
    registered(site, "Anna").close()
    with site.admin() as admin:
        made = admin.post("/api/admin/accounts/password-link", params={"name": "Anna"}).json()
    token = made["link"].rpartition("#")[2]

    def finish(n: int) -> int:
        with site.visit() as client:
            body = {"token": token, "password": f"long enough {n}"}
            return client.post(FINISH, json=body).status_code

    with ThreadPoolExecutor(16) as pool:
        codes = list(pool.map(finish, range(16)))
    assert codes.count(200) == 1
    assert set(codes) <= {200, 404, 429, 503}


async def test_nobody_is_flooded_with_links(database_url: str) -> None:
    now = [1_773_140_400_000]
    store = await Store.open(database_url, now=lambda: now[0])
    anna = await store.create_account("Anna", "hash", "en")
    made = []
    for n in range(24 * 6 + 1):
        made.append(await store.ask_reset(anna.id, f"token {n}"))
        assert not await store.ask_reset(anna.id, f"token {n} again")
        now[0] += password_resets.PAUSE_MS
    assert made[:6] == [True] * 5 + [False]
    assert (sum(made), made[-1]) == (6, True), "a day later there may be another"
    await store.drop_expired_sessions()
    assert await store.reset_account("token 0") is None
    await store.close()


async def test_an_hour_that_is_noted_is_not_noted_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_773_140_400_000]
    store = await Store.open(database_url, now=lambda: now[0])
    anna = await store.create_account("Anna", "hash", "en")
    await store.open_session("token", "browser", anna, 1 << 50, "Firefox, Linux")
    written = list[int]()
    mark = people.mark_seen

    def counted(connection: Connection, session: str, hour: int) -> None:
        written.append(hour)
        mark(connection, session, hour)

    monkeypatch.setattr(people, "mark_seen", counted)
    for _ in range(5):
        session = await store.session("token")
        assert session is not None
        await store.mark_seen(session)
        now[0] += HOUR_MS // 2
    (found,) = await store.sessions_of(anna.id)
    hours = [1_773_140_400_000 + n * HOUR_MS for n in (1, 2)]
    assert (found.seen, written) == (hours[-1], hours)
    now[0] = 1 << 50
    assert await store.sessions_of(anna.id) == []
    await store.close()


def test_without_a_mail_server_there_are_no_mails(database_url: str) -> None:
    with running_site(database_url) as site, site.visit() as client:
        refused = client.post(ASK, json={"address": "anna@metro.example"})
        assert (refused.status_code, refused.json()["message"]) == (409, "problem-no-reset-mail")


def test_odd_addresses_and_too_many_are_refused(
    site: RunningSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    with site.visit() as client:
        for odd in ("annа@metro.example", "a@b", "a@b.example\r\nBcc: c@d.example", "@" * 300):
            assert client.post(ASK, json={"address": odd}).status_code == 422
        monkeypatch.setattr("metro2033.server.notices.reset_mail.MOST_AT_ONCE", 0)
        busy = client.post(ASK, json={"address": "anna@metro.example"})
        assert (busy.status_code, busy.json()["message"]) == (503, "problem-no-mail")
        codes = [client.post(ASK, json={"address": "a@b.example"}).status_code for _ in range(20)]
    assert codes[-1] == 429


def test_names_of_browsers_are_ours() -> None:
    chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"
    assert browser_name(chrome) == "Chrome, Windows"
    assert browser_name(f"{chrome} Edg/140.0") == "Edge, Windows"
    assert browser_name("<b>" * 1000) == ""
