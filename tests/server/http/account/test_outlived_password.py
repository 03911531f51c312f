"""A request whose password was right when it was checked, and is another when it would write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from metro2033.server.http.passwords import Passwords
from metro2033.server.store import people
from metro2033.server.store.entities import Account
from metro2033.server.store.store import Store
from metro2033.server.tables.access import hashed
from server.http.account.recovery import NEW, RECOVERY, SESSIONS
from server.http.account.recovery import PASSWORD as OLD
from server.http.site import RunningSite

Event = Callable[[Store, Account, Passwords], Awaitable[None]]


class Meanwhile:
    """What happens right after a request has checked a password, if it is armed."""

    def __init__(self, site: RunningSite, event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_armed = False
        check = Passwords.check

        async def checked(passwords: Passwords, *given: Any) -> bool:
            is_right = await check(passwords, *given)
            if self.is_armed:
                self.is_armed = False
                store: Store = site.server.config.loaded_app.state.site.store
                account = await store.account_named("Anna")
                assert account is not None
                await event(store, account, passwords)
            return is_right

        monkeypatch.setattr(Passwords, "check", checked)


async def reset(store: Store, account: Account, passwords: Passwords) -> None:
    """The owner sets the password anew by a link."""
    await store.begin_reset(account.id, hashed("link"))
    await store.finish_reset(hashed("link"), await passwords.hash(NEW, "owner"))


async def speak_russian(store: Store, account: Account, _: Passwords) -> None:
    """The owner chooses another language elsewhere."""
    await store.change_language(account.id, "ru")


def log_in(thief: httpx.Client) -> httpx.Response:
    return thief.post("/api/session", json={"name": "Anna", "password": OLD})


def log_in_with_seats(thief: httpx.Client) -> httpx.Response:
    thief.delete("/api/session")
    seats = [{"kind": "mine", "name": "A"}, {"kind": "mine", "name": "B"}]
    assert thief.post("/api/matches", json={"edition": "toy", "seats": seats}).is_success
    return log_in(thief)


def change_password(thief: httpx.Client) -> httpx.Response:
    body = {"password": OLD, "new_password": "of the thief", "language": "hu"}
    return thief.patch("/api/account", json=body)


def change_recovery(thief: httpx.Client) -> httpx.Response:
    return thief.put(RECOVERY, json={"password": OLD})


def end_others(thief: httpx.Client) -> httpx.Response:
    return thief.post(f"{SESSIONS}/end", json={"password": OLD})


def delete_account(thief: httpx.Client) -> httpx.Response:
    return thief.post("/api/account/deletion", json={"password": OLD})


REQUESTS = [log_in, log_in_with_seats, change_password, change_recovery, end_others, delete_account]


def check_that_it_comes_too_late(
    site: RunningSite, meanwhile: Meanwhile, request: Callable[[httpx.Client], httpx.Response]
) -> None:
    """The thief knows the old password; the owner's reset overtakes their request."""
    with site.visit() as thief, site.visit() as owner:
        assert thief.post("/api/accounts", json={"name": "Anna", "password": OLD}).is_success
        meanwhile.is_armed = True
        refused = request(thief)
        assert refused.status_code == 403
        assert refused.json()["message"] == "problem-wrong-password"
        assert thief.get("/api/session").json()["account"] is None
        assert owner.post("/api/session", json={"name": "Anna", "password": NEW}).is_success
        found = owner.get("/api/session").json()
        assert (found["account"], found["language"]) == ("Anna", "en")
        assert len(owner.get(SESSIONS).json()["sessions"]) == 1


@pytest.mark.parametrize("request_of", REQUESTS)
def test_a_request_does_not_outlive_its_password(
    site: RunningSite,
    monkeypatch: pytest.MonkeyPatch,
    request_of: Callable[[httpx.Client], httpx.Response],
) -> None:
    check_that_it_comes_too_late(site, Meanwhile(site, reset, monkeypatch), request_of)


@pytest.mark.parametrize("request_of", REQUESTS)
def test_a_request_that_outlives_its_password_is_found(
    site: RunningSite,
    monkeypatch: pytest.MonkeyPatch,
    request_of: Callable[[httpx.Client], httpx.Response],
) -> None:
    monkeypatch.setattr(people, "require_password", lambda _, __: None)
    with pytest.raises(AssertionError):
        check_that_it_comes_too_late(site, Meanwhile(site, reset, monkeypatch), request_of)


def password_keeps_the_language(site: RunningSite, meanwhile: Meanwhile) -> None:
    """A new password and a new language come at once: both are kept."""
    with site.visit() as anna:
        assert anna.post("/api/accounts", json={"name": "Anna", "password": OLD}).is_success
        meanwhile.is_armed = True
        changed = {"password": OLD, "new_password": NEW}
        assert anna.patch("/api/account", json=changed).is_success
        assert anna.get("/api/session").json()["language"] == "ru"
        login = {"name": "Anna", "password": NEW}
        assert anna.post("/api/session", json=login).json()["language"] == "ru"


def test_a_new_password_keeps_a_language_that_was_chosen_meanwhile(
    site: RunningSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    password_keeps_the_language(site, Meanwhile(site, speak_russian, monkeypatch))


def test_a_password_that_brings_back_the_language_is_found(
    site: RunningSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    change = Store.change_password

    async def careless(
        store: Store, account: Account, password_hash: str, but: str, _: str
    ) -> list[str]:
        return await change(store, account, password_hash, but, account.language)

    monkeypatch.setattr(Store, "change_password", careless)
    with pytest.raises(AssertionError):
        password_keeps_the_language(site, Meanwhile(site, speak_russian, monkeypatch))


async def test_of_two_who_change_a_password_at_once_one_does(database_url: str) -> None:
    stores = [await Store.open(database_url)]
    if database_url.startswith("postgresql"):
        stores.append(await Store.open(database_url))
    anna = await stores[0].create_account("Anna", "hash", "en")
    found = await asyncio.gather(
        *(stores[n % len(stores)].change_password(anna, f"hash {n}", but="") for n in range(8)),
        return_exceptions=True,
    )
    assert sum(not isinstance(result, BaseException) for result in found) == 1
    for store in stores:
        await store.close()
