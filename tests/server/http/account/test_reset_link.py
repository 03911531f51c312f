"""Links for a new password: they work once, for a while, and for one account."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select

from metro2033.server.store import password_resets, schema
from metro2033.server.store.database import connect_to
from metro2033.server.store.database import database_url as parse_url
from metro2033.server.store.store import Store
from metro2033.server.tables.access import hashed
from server.http.account.recovery import (
    ASK,
    FINISH,
    NEW,
    PASSWORD,
    RECOVERY,
    links_to,
    logged_in,
    recoverable,
    registered,
)
from server.http.site import RunningSite, table
from server.notices.receivers import MailBox


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
