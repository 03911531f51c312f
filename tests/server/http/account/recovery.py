"""Accounts, their mail addresses and the links that are sent there."""

from __future__ import annotations

import re
import time

import httpx

from server.http.site import PATIENCE, RunningSite
from server.http.test_notices import CHANNELS, sent_to
from server.notices.receivers import MailBox

PASSWORD = "long enough"
NEW = "quite another one"
SESSIONS = "/api/account/sessions"
RECOVERY = "/api/account/recovery"
ASK = "/api/password-resets"
FINISH = "/api/password-resets/finish"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1"
HOUR_MS = 3_600_000


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
