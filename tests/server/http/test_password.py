"""Passwords: as they were typed, hashed well, and changed by those who know them."""

from __future__ import annotations

import sqlite3

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError
from argon2.profiles import RFC_9106_LOW_MEMORY

from metro2033.server.http import passwords
from server.http.login import PASSWORD, named
from server.http.site import RunningSite


def test_a_wrong_name_and_a_wrong_password_are_told_alike(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    anna.post("/api/accounts", json=named("Quiet"))
    answers = [
        boris.post("/api/session", json={"name": "Quiet", "password": "wrong password"}).json(),
        boris.post("/api/session", json={"name": "Nobody", "password": "wrong password"}).json(),
    ]
    for answer in answers:
        del answer["request"]
    assert answers[0] == answers[1]
    assert answers[0]["message"] == "problem-wrong-password"


@pytest.mark.parametrize(
    "account",
    [
        {"name": "Short", "password": "1234567"},
        {"name": "", "password": "12345678"},
        {"name": "x" * 25, "password": "12345678"},
        {"name": "Hid\u200bden", "password": "12345678"},
        {"name": "New\nline", "password": "12345678"},
        {"name": "Long", "password": "x" * 201},
        {"name": "More", "password": "12345678", "is_admin": True},
    ],
)
def test_bad_accounts_are_refused(anna: httpx.Client, account: dict[str, str]) -> None:
    response = anna.post("/api/accounts", json=account)
    assert (response.status_code, response.json()["message"]) == (422, "problem-bad-request")
    assert account["password"] not in response.text


def test_a_password_counts_as_it_was_typed(anna: httpx.Client, boris: httpx.Client) -> None:
    typed = " Грибной чай, " + "tea with mushrooms " * 4
    made = anna.post("/api/accounts", json={"name": "Exact", "password": typed})
    assert made.status_code == 201
    for other in (typed.strip(), typed.lower(), typed[:72]):
        refused = boris.post("/api/session", json={"name": "Exact", "password": other})
        assert refused.status_code == 403
    right = boris.post("/api/session", json={"name": "Exact", "password": typed})
    assert right.json()["account"] == "Exact"


def test_an_old_hash_is_renewed_at_login(
    site: RunningSite, anna: httpx.Client, boris: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
    with monkeypatch.context() as patch:
        patch.setattr(passwords, "HASHER", weak)
        anna.post("/api/accounts", json=named("Weak"))
    assert "m=1024," in stored_hash(site, "Weak")
    wrong = {"name": "Weak", "password": "wrong password"}
    assert boris.post("/api/session", json=wrong).status_code == 403
    assert "m=1024," in stored_hash(site, "Weak")
    assert boris.post("/api/session", json=named("Weak")).is_success
    renewed = stored_hash(site, "Weak")
    assert f"m={passwords.HASHER.memory_cost}," in renewed
    assert boris.post("/api/session", json=named("Weak")).is_success
    assert stored_hash(site, "Weak") == renewed
    assert anna.get("/api/session").json()["account"] == "Weak"


def test_a_real_server_hashes_as_argon2_recommends(
    site: RunningSite,
    anna: httpx.Client,
    boris: httpx.Client,
    slow_hashes: dict[str, object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in slow_hashes.items():
        monkeypatch.setattr(passwords, name, value)
    assert anna.post("/api/accounts", json=named("Strong")).status_code == 201
    assert extract_parameters(stored_hash(site, "Strong")) == RFC_9106_LOW_MEMORY
    for refused in ({**named("Strong"), "password": "wrong password"}, named("Nobody at all")):
        assert boris.post("/api/session", json=refused).status_code == 403
    assert boris.post("/api/session", json=named("Strong")).is_success


def test_a_name_that_nobody_has_takes_as_long_as_one_that_somebody_has(
    slow_hashes: dict[str, object],
) -> None:
    hasher, nobody = slow_hashes["HASHER"], slow_hashes["NO_PASSWORD"]
    assert isinstance(hasher, PasswordHasher)
    assert isinstance(nobody, str)
    for cost in ("type", "version", "time_cost", "memory_cost", "parallelism"):
        assert getattr(extract_parameters(nobody), cost) == getattr(RFC_9106_LOW_MEMORY, cost)
    with pytest.raises(VerifyMismatchError):  # hashed and compared, not refused for its form
        hasher.verify(nobody, "any password")


def stored_hash(site: RunningSite, name: str) -> str:
    """The hash that is kept of a password."""
    file = site.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as database:
        query = "SELECT password_hash FROM account WHERE name = ?"
        ((found,),) = database.execute(query, (name,)).fetchall()
    database.close()
    return str(found)


def test_a_password_is_changed_only_by_who_knows_the_old_one(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    anna.post("/api/accounts", json=named("Changer"))
    new = {"new_password": "battery staple"}
    assert anna.patch("/api/account", json=new).status_code == 403
    wrong = {**new, "password": "wrong password"}
    assert anna.patch("/api/account", json=wrong).status_code == 403
    right = {**new, "password": PASSWORD["password"]}
    assert anna.patch("/api/account", json=right).status_code == 200
    assert boris.post("/api/session", json=named("Changer")).status_code == 403
    login = {"name": "Changer", "password": "battery staple"}
    assert boris.post("/api/session", json=login).status_code == 200
    assert boris.patch("/api/account", json={"language": "xx"}).status_code == 404


def test_a_new_password_logs_all_other_browsers_out(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    anna.post("/api/accounts", json=named("Careful"))
    boris.post("/api/session", json=named("Careful"))
    change = {"password": PASSWORD["password"], "new_password": "battery staple"}
    assert anna.patch("/api/account", json=change).status_code == 200
    assert anna.get("/api/session").json()["account"] == "Careful"
    assert boris.get("/api/session").json()["is_known"] is False
