"""Guessing passwords: slowed down, without locking the owner out or holding them up."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from metro2033.server.http import passwords
from metro2033.server.store.entities import Account
from server.http.site import RunningSite, running_site, sqlite_in

RIGHT = "long enough"


@pytest.fixture
def proxied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningSite]:
    """A server behind a proxy: so that one machine can come from many addresses.

    However busy the machine is, no time passes for those who have to wait.
    """
    monkeypatch.setattr(passwords, "HOURLY", 1e-9)
    with running_site(sqlite_in(tmp_path), trusted_proxies=("127.0.0.1",)) as site:
        yield site


def log_in(client: httpx.Client, address: str, name: str, password: str) -> int:
    """The status of a login from an address."""
    wanted = {"name": name, "password": password}
    headers = {"X-Forwarded-For": address}
    return client.post("/api/session", json=wanted, headers=headers).status_code


def test_nobody_is_locked_out_for_long(site: RunningSite) -> None:
    wanted = {"name": "Nobody", "password": "wrong guess"}
    with site.visit() as thief:
        while (answer := thief.post("/api/session", json=wanted)).status_code == 403:
            pass
    assert 0 < int(answer.headers["Retry-After"]) <= 60


def test_one_address_soon_has_to_wait(proxied: RunningSite) -> None:
    with proxied.visit() as owner, proxied.visit() as thief:
        owner.post("/api/accounts", json={"name": "Anna", "password": RIGHT})
        tried = [log_in(thief, "10.0.0.1", "Anna", f"wrong guess {n}") for n in range(8)]
        assert tried == [403] * 6 + [429] * 2
        assert log_in(thief, "10.0.0.2", "Anna", RIGHT) == 200


def test_many_names_from_one_address_have_to_wait_too(proxied: RunningSite) -> None:
    with proxied.visit() as thief:
        tried = [log_in(thief, "10.0.0.1", f"Name {n}", "wrong guess") for n in range(22)]
        assert tried == [403] * 20 + [429] * 2


def test_many_addresses_cannot_guess_one_account_and_its_owner_gets_in(
    proxied: RunningSite,
) -> None:
    with proxied.visit() as owner, proxied.visit() as thief:
        owner.post("/api/accounts", json={"name": "Anna", "password": RIGHT})
        owner.delete("/api/session")
        tried = [log_in(thief, f"10.0.{n}.1", "anna", f"wrong guess {n}") for n in range(34)]
        assert Counter(tried)[403] <= 31
        assert tried[-1] == 429
        assert log_in(owner, "10.1.0.1", "Anna", RIGHT) == 200
        assert log_in(thief, "10.2.0.1", "Anna", RIGHT) == 429


def test_a_known_browser_cannot_guess_for_ever_either(proxied: RunningSite) -> None:
    with proxied.visit() as owner:
        owner.post("/api/accounts", json={"name": "Anna", "password": RIGHT})
        tried = [log_in(owner, f"10.0.{n}.1", "Anna", "wrong guess") for n in range(11)]
        assert tried == [403] * 10 + [429]


def test_right_logins_are_not_counted(proxied: RunningSite) -> None:
    with proxied.visit() as owner:
        owner.post("/api/accounts", json={"name": "Anna", "password": RIGHT})
        for _ in range(8):
            owner.cookies.clear()
            assert log_in(owner, "10.0.0.1", "Anna", RIGHT) == 200


def test_a_new_password_makes_other_browsers_unknown(proxied: RunningSite) -> None:
    with proxied.visit() as owner, proxied.visit() as other:
        owner.post("/api/accounts", json={"name": "Anna", "password": RIGHT})
        log_in(other, "10.0.0.2", "Anna", RIGHT)
        change = {"password": RIGHT, "new_password": "long enough too"}
        assert owner.patch("/api/account", json=change).is_success
        tried = [log_in(other, "10.0.0.2", "Anna", RIGHT) for _ in range(7)]
        assert tried == [403] * 6 + [429], "counted as a stranger"
        assert log_in(owner, "10.0.0.2", "Anna", "long enough too") == 200


def test_guessing_holds_no_known_browser_up(
    proxied: RunningSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hashes of strangers take for ever here: those who wait are few, the owner is not one."""
    gate, check = threading.Event(), passwords.is_password

    def slow(password: str, account: Account | None) -> bool:
        if password != RIGHT:
            assert gate.wait(300)
        return check(password, account)

    with proxied.visit() as owner, proxied.visit() as thief, ThreadPoolExecutor(16) as crowd:
        owner.post("/api/accounts", json={"name": "Anna", "password": RIGHT})
        owner.delete("/api/session")
        monkeypatch.setattr(passwords, "is_password", slow)
        guesses = [
            crowd.submit(log_in, thief, f"10.0.{n}.1", "Anna", f"wrong guess {n}")
            for n in range(14)
        ]
        try:
            while sum(guess.done() for guess in guesses) < 14 - passwords.MOST_WAITING:
                pass
            assert log_in(owner, "10.1.0.1", "Anna", RIGHT) == 200
        finally:
            gate.set()
        found = Counter(guess.result() for guess in guesses)
        assert found == {403: passwords.MOST_WAITING, 503: 14 - passwords.MOST_WAITING}
