"""Who sits where, who waits for whom, and who people are."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future, wait
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from sqlalchemy import Connection

from metro2033.server.store import watching
from metro2033.server.store.channels import MOST_CHANNELS
from metro2033.server.store.entities import Conflict, NewSeat, PasswordChanged, Unknown
from metro2033.server.store.matches import begin
from metro2033.server.store.moderation_entities import HOST, Deed, address_holder
from metro2033.server.store.sanctions import KEPT_MS
from metro2033.server.store.store import Store
from server.store.stored import running_match


async def test_an_open_seat_is_claimed_once(store: Store) -> None:
    match = await store.create_match(
        settings={}, secret=b"", content_digest="", seats=[NewSeat(invite="i"), NewSeat()]
    )
    claims = [store.claim_seat(match.id, 0, name=f"P{i}", session=f"s{i}") for i in range(5)]
    results = await asyncio.gather(*claims, return_exceptions=True)

    assert sum(isinstance(r, Conflict) for r in results) == 4
    first, second = await store.seats(match.id)
    assert (first.kind, first.name, first.session) == ("person", "P0", "s0")
    assert second.kind == "open"

    await store.change_seat(match.id, 0, kind="open", name="", session=None, invite="j")
    again = await store.claim_seat(match.id, 0, name="Late", session="t", account="a1")
    assert (again.name, again.account) == ("Late", "a1")
    assert await store.seats_held("t") == [again]
    assert await store.seats_held("u", "a1") == [again]
    assert await store.seats_held(None, "a1") == [again]
    assert await store.seats_held(None) == []
    with pytest.raises(Unknown):
        await store.change_seat(match.id, 7, name="Nobody")


async def test_logins_bring_no_more_follows_than_one_may_have(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "MOST_FOLLOWED", 3)
    anna, *others = [await store.create_account(f"P{n}", "hash", "en") for n in range(7)]
    for other in others:
        await store.change_profile(other.id, has_profile=True)
    for session, chosen in (("s1", others[:3]), ("s2", others[2:5]), ("s3", others[5:])):
        await store.open_session(session, "browser", None, expires=1 << 50)
        for other in chosen:
            await store.follow(session, other.id)
        new = f"{session} of Anna"
        await store.replace_session(session, new, "browser", anna, expires=1 << 50, adopts=True)
    assert await store.followed(anna.id) == ["P1", "P2", "P3"]


async def test_nobody_follows_too_many_at_once_by_two_servers(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "MOST_FOLLOWED", 3)
    keep, far = (
        watching._keep_follow,
        await Store.open(store.url.render_as_string(hide_password=False)),
    )

    def slowly(*given: Any) -> None:
        time.sleep(0.05)
        keep(*given)

    monkeypatch.setattr(watching, "_keep_follow", slowly)
    anna, *others = [await store.create_account(f"P{n}", "hash", "en") for n in range(7)]
    for other in others:
        await store.change_profile(other.id, has_profile=True)
    wishes = [(store, far)[n % 2].follow(anna.id, other.id) for n, other in enumerate(others)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    await far.close()
    assert sum(isinstance(result, Conflict) for result in results) == len(others) - 3
    assert len(await store.followed(anna.id)) == 3


async def test_a_login_takes_the_seats_of_its_session(store: Store) -> None:
    match = await running_match(store)
    await store.change_seat(match.id, 1, session="s1", account="a2")
    await store.open_session("s1", "browser", None, expires=1 << 50)
    anna = await store.create_account("Anna", "hash", "en")
    session, concerned = await store.replace_session(
        "s1", "s2", "browser", anna, expires=1 << 50, adopts=True
    )
    assert (session.id, session.guest, concerned) == ("s2", "s1", [match.id])
    assert await store.session("s1") is None
    seats = await store.seats(match.id)
    assert [(s.session, s.account) for s in seats] == [("s2", anna.id), ("s1", "a2")]


async def test_a_login_takes_ways_to_be_told_as_far_as_they_fit(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = count(1)  # each is made later than the one before
    monkeypatch.setattr(store, "now", lambda: next(times))
    await store.open_session("s1", "browser", None, expires=1 << 50)
    anna = await store.create_account("Anna", "hash", "en")

    async def add(holder: str, address: str) -> str:
        made = await store.put_channel(holder, "mail", address, "", "en", is_confirmed=True)
        return made.id

    kept = [await add(anna.id, f"{n}@metro.example") for n in range(MOST_CHANNELS - 2)]
    for n in range(5):  # two of them she has, and one is too many
        await add("s1", f"{MOST_CHANNELS - 4 + n}@metro.example")
    await store.replace_session("s1", "s2", "browser", anna, expires=1 << 50, adopts=True)
    found = await store.channels(anna.id)
    assert [channel.id for channel in found[: len(kept)]] == kept
    addresses = [channel.address for channel in found]
    assert addresses == [f"{n}@metro.example" for n in range(MOST_CHANNELS)]
    assert await store.channels("s1") == []


async def test_who_resigns_while_the_match_is_started_leaves_no_open_seat(
    store: Store, database_url: str
) -> None:
    """It is started in another process: nobody could sit down there any more."""
    made = await store.create_match(
        settings={"absent_bot": "random", "host": {"session": "s1", "account": "a1"}},
        secret=b"",
        content_digest="",
        seats=[NewSeat("person", "Anna", session="s1", account="a1")],
    )
    loop = asyncio.get_running_loop()
    resigning: list[Future[list[str]]] = []

    def start(connection: Connection) -> None:
        begin(connection, made.id, {"content_digest": ""}, 1)
        resigning.append(asyncio.run_coroutine_threadsafe(store.resign("a1"), loop))
        # It has read what it can until then, and waits.
        wait(resigning, timeout=0.2)

    other = await Store.open(database_url)
    await other.write(start)
    await other.close()
    assert await asyncio.wrap_future(resigning[0]) == [made.id]
    (seat,) = await store.seats(made.id)
    assert (seat.kind, seat.account, seat.taken_over_by) == ("person", None, "random")


async def test_a_lobby_starts_once(store: Store) -> None:
    match = await store.create_match(settings={}, secret=b"", content_digest="", seats=[NewSeat()])
    header = {"edition": "toy", "content_digest": "newer"}
    await store.begin_match(match.id, lambda *_: header)

    with pytest.raises(Conflict, match="running"):
        await store.begin_match(match.id, lambda *_: {**header, "edition": "other"})
    await store.end_match(match.id)
    with pytest.raises(Conflict, match="ended"):
        await store.end_match(match.id)
    found = await store.match(match.id)
    assert found is not None
    assert (found.header, found.content_digest) == (header, "newer")


async def test_open_tables_count_for_who_made_them_or_sits_there(store: Store) -> None:
    async def made(*seats: NewSeat, **host: str | None) -> str:
        settings = {"title": '"session":"s2"', "host": host}
        match = await store.create_match(
            settings=settings, secret=b"", content_digest="", seats=seats
        )
        return match.id

    await made(NewSeat(), session="s1", account=None)
    await made(NewSeat("person", "Anna", session="s1"), session="s1", account="a1")
    over = await made(NewSeat("bot", "Bot", bot="random"), session="s1", account="a1")
    await made(NewSeat(), session="s10", account="a1")
    assert await store.count_tables("s1", None) == 3
    assert await store.count_tables("s1", "a1") == 4
    assert await store.count_tables("s2", "a_") == 0
    await store.end_match(over)
    assert await store.count_tables("s1", None) == 2


async def test_chat_has_an_order(store: Store) -> None:
    match = await running_match(store)
    lines = [
        *[await store.add_line(match.id, seat=0, name="Anna", text=f"line {i}") for i in range(3)],
        await store.add_line(match.id, seat=None, name="Guest", phrase="well-played"),
    ]

    assert [line.k for line in lines] == [1, 2, 3, 4]
    assert await store.lines(match.id) == lines
    assert await store.lines(match.id, since=2) == lines[2:]
    assert await store.lines(match.id, limit=1) == lines[3:]
    with pytest.raises(Unknown):
        await store.add_line("nothing", seat=0, name="Anna", text="hello")


async def test_names_of_accounts_are_unique_whatever_their_case(store: Store) -> None:
    anna = await store.create_account("Анна", "hash", "ru")

    with pytest.raises(Conflict):
        await store.create_account("АННА", "other", "en")
    assert await store.account(anna.id) == anna
    assert await store.account_named("анна") == anna
    await store.change_language(anna.id, "hu")
    await store.change_password(anna, "new", but="")
    changed = await store.account(anna.id)
    assert changed is not None
    assert (changed.password_hash, changed.language) == ("new", "hu")
    with pytest.raises(Unknown):
        await store.change_language("nothing", "hu")
    with pytest.raises(PasswordChanged):
        await store.change_password(anna, "newer", but="")


async def test_a_hash_is_renewed_only_while_it_is_that_of_the_password(store: Store) -> None:
    anna = await store.create_account("Anna", "old", "en")
    assert await store.renew_hash(anna.id, "old", "renewed")
    await store.change_password(replace(anna, password_hash="renewed"), "other", but="")
    assert not await store.renew_hash(anna.id, "renewed", "of the old password")
    changed = await store.account(anna.id)
    assert changed is not None
    assert changed.password_hash == "other"


async def test_sessions_run_out(database_url: str) -> None:
    now = 1000
    store = await Store.open(database_url, now=lambda: now)
    anna = await store.create_account("Anna", "hash", "en")
    await store.open_session("t1", "browser", None, expires=2000)
    await store.open_session("t2", "browser", anna, expires=3000)
    await store.change_session("t1", anna.id, expires=2500)

    first = await store.session("t1")
    assert first is not None
    assert first.account == anna.id
    now = 2600
    assert await store.session("t1") is None
    assert await store.drop_expired_sessions() == 1
    assert (await store.counts()).sessions == 1
    await store.close_session("t2")
    assert await store.session("t2") is None
    with pytest.raises(Unknown):
        await store.change_session("t2", None, expires=1)
    await store.close()


@pytest.mark.parametrize("is_lifted", [True, False])
async def test_addresses_are_forgotten_some_time_after_their_ban(
    database_url: str, is_lifted: bool
) -> None:
    now = 1000
    store = await Store.open(database_url, now=lambda: now)
    deed = Deed(HOST, "ban", "x", "Floods.")
    until = None if is_lifted else now
    ended = await store.impose(deed, "ban", address_holder("198.51.100.7"), "198.51.100.7", until)
    lasting = await store.impose(deed, "ban", address_holder("198.51.100.8"), "198.51.100.8", None)
    person = await store.impose(deed, "mute", "somebody", "Anna", now)
    if is_lifted:
        await store.lift(deed, ended.id)
    now += KEPT_MS
    await store.drop_expired_sessions()
    assert await store.sanction(ended.id) is not None
    now += 1
    await store.drop_expired_sessions()
    assert await store.sanction(ended.id) is None
    assert await store.sanction(lasting.id) is not None
    assert await store.sanction(person.id) is not None
    await store.close()
