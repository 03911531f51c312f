"""How one is told of one's turns, over the API."""

from __future__ import annotations

import email
import email.policy
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from metro2033.server.http.site import MAILS_PER_HOUR
from metro2033.server.notices.token import signed
from metro2033.server.store.channels import MOST_ASKED, MOST_CONFIRMATIONS
from metro2033.server.store.store import Store
from server.http.site import RunningSite, running_site, sqlite_in, table
from server.notices.receivers import MailBox, PushBrowser, mail_receiver

CHANNELS = "/api/session/channels"
BROWSER = {"kind": "push", "address": "https://push.example/1", **PushBrowser().keys}


@pytest.fixture(scope="module")
def box() -> Iterator[MailBox]:
    with mail_receiver() as found:
        yield found


@pytest.fixture(scope="module")
def mailing(box: MailBox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningSite]:
    database = sqlite_in(tmp_path_factory.mktemp("mailing"))
    with running_site(database, smtp=box.url, mail_from="turn@metro.example") as site:
        yield site


@contextmanager
def seated(site: RunningSite) -> Iterator[httpx.Client]:
    """A browser with a session."""
    with site.visit() as client:
        client.post("/api/matches", json=table())
        yield client


def sent_to(box: MailBox, address: str) -> list[str]:
    """The texts of all mails to an address."""
    mails = [mail for mail in box.mails if mail.rcpt_tos == [address]]
    policy = email.policy.default
    return [
        str(email.message_from_bytes(mail.content, policy=policy).get_content())
        for mail in mails
        if isinstance(mail.content, bytes)
    ]


def test_a_browser_is_told_by_push(site: RunningSite) -> None:
    with seated(site) as client:
        known = client.get(CHANNELS).json()
        assert (len(known["push_key"]), known["has_mail"], known["channels"]) == (87, False, [])
        made = client.post(CHANNELS, json=BROWSER)
        assert made.status_code == 201
        assert made.json()["address"] == "push.example"
        again = client.post(CHANNELS, json=BROWSER).json()
        assert [again["id"]] == [
            channel["id"] for channel in client.get(CHANNELS).json()["channels"]
        ]
        with seated(site) as other:
            assert other.delete(f"{CHANNELS}/{again['id']}").status_code == 404
        assert client.delete(f"{CHANNELS}/{again['id']}").status_code == 204
        assert client.get(CHANNELS).json()["channels"] == []


@pytest.mark.parametrize(
    "wanted",
    [
        {**BROWSER, "address": "http://push.example/1"},
        {**BROWSER, "address": "https://user@push.example/1"},
        {**BROWSER, "address": "file:///etc/passwd"},
        {**BROWSER, "address": "https://push.example/\0"},
        {**BROWSER, "address": "https://push.example/ 1"},
        {**BROWSER, "address": "https://push.example:0/1"},
        {**BROWSER, "address": "https://push.example:99999/1"},
        {**BROWSER, "address": "https://[::1/1"},
        {**BROWSER, "address": f"https://{'a' * 70}.example/1"},
        {**BROWSER, "address": "https://пуш.example/1"},
        {**BROWSER, "address": "https:///1"},
        {**BROWSER, "auth": None},
        {"kind": "mail", "address": "boris@metro.example"},
        {"kind": "webhook", "address": "https://push.example"},
    ],
)
def test_what_leads_nowhere_is_refused(site: RunningSite, wanted: dict[str, object]) -> None:
    with seated(site) as client:
        assert client.post(CHANNELS, json=wanted).status_code == 422


def test_a_mail_address_is_told_after_it_was_confirmed(mailing: RunningSite, box: MailBox) -> None:
    with seated(mailing) as client:
        wanted = {"kind": "mail", "address": "boris@metro.example"}
        made = client.post(f"{CHANNELS}?language=hu", json=wanted).json()
        assert not made["is_confirmed"]
        (text,) = sent_to(box, "boris@metro.example")
        assert "Metró 2033" in text
        token = re.findall(r"/notices#confirm=(\S+)", text)[0]
        with mailing.visit() as reader:
            refused = reader.post("/api/notices/confirm", json={"token": f"{token}x"})
            assert refused.status_code == 404
            done = reader.post("/api/notices/confirm", json={"token": token})
            assert done.status_code == 204
        assert client.get(CHANNELS).json()["channels"][0]["is_confirmed"]


def test_nobody_learns_who_uses_an_address_or_floods_it(mailing: RunningSite, box: MailBox) -> None:
    wanted = {"kind": "mail", "address": "vera@metro.example"}
    answers = []
    for _ in range(3):
        with seated(mailing) as client:
            answers.append(client.post(CHANNELS, json=wanted))
    shapes = [(a.status_code, {**a.json(), "id": "", "created": 0}) for a in answers]
    assert shapes[0] == shapes[1] == shapes[2]
    assert len(sent_to(box, "vera@metro.example")) == 1


def test_nobody_floods_an_address_by_removing_it_again(mailing: RunningSite, box: MailBox) -> None:
    for address in ("zoya@metro.example", "Zoya+more@metro.example", "zoya@metro.example"):
        with seated(mailing) as client:
            made = client.post(CHANNELS, json={"kind": "mail", "address": address}).json()
            assert client.delete(f"{CHANNELS}/{made['id']}").status_code == 204
    told = sent_to(box, "zoya@metro.example") + sent_to(box, "Zoya+more@metro.example")
    assert len(told) == 1


async def test_addresses_and_people_have_a_limit_for_each_week(database_url: str) -> None:
    now = [1_773_140_400_000]
    store = await Store.open(database_url, now=lambda: now[0])

    async def ask(holder: str, address: str) -> bool:
        made = await store.put_channel(holder, "mail", address, "", "en", is_confirmed=False)
        may = await store.begin_confirmation(made) is not None
        await store.remove_channel(made.id)
        await store.drop_expired_sessions()
        return may

    asked = []
    for n in range(14):
        asked.append(await ask(f"session {n}", "boris@metro.example"))
        now[0] += 12 * 3_600_000
    assert sum(asked) == MOST_CONFIRMATIONS
    assert await ask("somebody", "boris@metro.example")
    many = [await ask("one person", f"{n}@metro.example") for n in range(MOST_ASKED + 3)]
    assert sum(many) == MOST_ASKED
    await store.close()


def test_nobody_has_endless_mails_sent_to_others(box: MailBox, tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), smtp=box.url) as site, seated(site) as client:
        codes = []
        for n in range(MAILS_PER_HOUR + 1):
            wanted = {"kind": "mail", "address": f"stranger+{n}@metro.example"}
            made = client.post(CHANNELS, json=wanted)
            codes.append(made.status_code)
            if made.is_success:
                client.delete(f"{CHANNELS}/{made.json()['id']}")
        assert codes == [201] * MAILS_PER_HOUR + [429]


def test_mails_end_by_one_click(mailing: RunningSite) -> None:
    """As a mail service does it: without cookies, with the body of RFC 8058."""
    with seated(mailing) as client:
        wanted = {"kind": "mail", "address": "gleb@metro.example"}
        made = client.post(CHANNELS, json=wanted).json()
        key = mailing.server.config.loaded_app.state.site.notices.key
        for purpose, left in (("confirm", 1), ("stop", 0), ("stop", 0)):
            with httpx.Client(base_url=mailing.url) as service:
                token = signed(key, purpose, made["id"])  # type: ignore[arg-type]
                done = service.post(
                    f"/api/notices/stop/{token}", data={"List-Unsubscribe": "One-Click"}
                )
                assert done.status_code == 204
            assert len(client.get(CHANNELS).json()["channels"]) == left


def test_a_mail_server_that_is_away_is_told_of(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), smtp="smtp://127.0.0.1:9") as site, seated(site) as who:
        refused = who.post(CHANNELS, json={"kind": "mail", "address": "b@metro.example"})
        assert (refused.status_code, refused.json()["message"]) == (503, "problem-no-mail")
        assert who.get(CHANNELS).json()["channels"] == []
        # What was not sent does not count, however often it is tried.
        refused = who.post(CHANNELS, json={"kind": "mail", "address": "b@metro.example"})
        assert refused.status_code == 503


def test_only_the_host_lets_a_table_tell(site: RunningSite) -> None:
    with seated(site) as host, seated(site) as other:
        match = host.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
        path = f"/api/matches/{match}/webhook"
        wanted = {"url": "https://hooks.example/turn"}
        assert other.put(path, json=wanted).status_code == 403
        first, second = (host.put(path, json=wanted).json()["secret"] for _ in range(2))
        assert first != second
        assert host.put(path, json={"url": "http://hooks.example"}).status_code == 422
        assert host.get(path).json() == {"is_offered": True, "host": "hooks.example"}
        assert other.get(path).status_code == other.delete(path).status_code == 403
        assert host.delete(path).status_code == 204
        assert host.get(path).json() == {"is_offered": True, "host": None}


def test_nobody_has_endless_ways_to_be_told(site: RunningSite) -> None:
    with seated(site) as client:
        for _ in range(10):
            assert client.post(CHANNELS, json={"kind": "feed"}).status_code == 201
        assert client.post(CHANNELS, json={"kind": "feed"}).status_code == 409
