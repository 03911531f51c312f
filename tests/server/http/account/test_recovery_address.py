"""The address to which a link is sent: its owner chose it, and nobody learns whose it is."""

from __future__ import annotations

import threading
from dataclasses import replace

import httpx
import pytest

from metro2033.server.notices.reset_mail import ResetMailer
from metro2033.server.store.entities import Account
from metro2033.server.store.store import Store
from server.http.account.recovery import (
    ASK,
    PASSWORD,
    RECOVERY,
    confirmed_address,
    links_to,
    recoverable,
    registered,
    settled,
)
from server.http.site import PATIENCE, RunningSite, running_site, table
from server.http.test_notices import CHANNELS, sent_to
from server.notices.receivers import MailBox


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
