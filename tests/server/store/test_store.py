"""What the store takes it gives back, on both databases; what does not fit is refused whole."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future, wait

import pytest
from sqlalchemy import Connection

from metro2033.server.store.database import BadUrl
from metro2033.server.store.entities import Conflict, Match, NewSeat, StoredChoice, Unknown
from metro2033.server.store.matches import begin
from metro2033.server.store.store import Store


def choices(first: int, last: int, key: str = "rest") -> list[StoredChoice]:
    return [
        StoredChoice(n, n % 2, f"{key}:{n}", "chosen", 1000 + n) for n in range(first, last + 1)
    ]


async def running_match(store: Store, made: int = 0) -> Match:
    match = await store.create_match(
        settings={"edition": "toy"},
        secret=bytes(32),
        content_digest="abc",
        seats=[NewSeat("person", "Anna", session="s1"), NewSeat("bot", "Boris", bot="random")],
        header={"edition": "toy"},
    )
    if made:
        await store.append(match.id, choices(1, made), asked=1)
    return match


async def test_a_match_comes_back_as_it_was_stored(store: Store) -> None:
    seats = [NewSeat("open", invite="hash"), NewSeat("bot", "Борис", bot="random")]
    match = await store.create_match(
        settings={"edition": "second", "clock": {"bank": 5}},
        secret=bytes(range(32)),
        content_digest="abc",
        seats=seats,
        is_public=True,
    )

    assert await store.match(match.id) == match
    assert match.status == "lobby"
    stored = await store.seats(match.id)
    assert [(s.seat, s.kind, s.name, s.bot, s.invite) for s in stored] == [
        (0, "open", "", None, "hash"),
        (1, "bot", "Борис", "random", None),
    ]
    assert await store.match("nothing") is None


async def test_a_secret_is_in_no_printed_form(store: Store) -> None:
    match = await store.create_match(
        settings={}, secret=b"canary", content_digest="", seats=[NewSeat()]
    )

    assert "canary" not in repr(match)
    assert "canary" not in repr(await store.create_account("Anna", "canary", "en"))


async def test_choices_are_appended_and_read_from_anywhere(store: Store) -> None:
    match = await running_match(store)
    await store.append(match.id, choices(1, 3), asked=0b10)
    await store.append(match.id, choices(4, 4), asked=0b11, clocks={0: 60_000, 1: 59_000})

    assert await store.choices(match.id) == choices(1, 4)
    assert await store.choices(match.id, since=2) == choices(3, 4)
    assert await store.clocks(match.id) == {0: 60_000, 1: 59_000}
    found = await store.match(match.id)
    assert found is not None
    assert (found.count, found.asked, found.status) == (4, 0b11, "running")


@pytest.mark.parametrize("first", [1, 3, 5], ids=["doubled", "doubled last", "gap"])
async def test_a_choice_out_of_order_is_refused_with_all_that_came_with_it(
    store: Store, first: int
) -> None:
    match = await running_match(store, made=3)

    with pytest.raises(Conflict):
        await store.append(match.id, choices(first, first + 2), asked=1, clocks={0: 1})

    assert await store.choices(match.id) == choices(1, 3)
    assert await store.clocks(match.id) == {}


async def test_one_of_many_who_answer_at_once_is_first(store: Store) -> None:
    match = await running_match(store)
    attempts = [store.append(match.id, choices(1, 1, f"key{i}"), asked=1) for i in range(20)]
    results = await asyncio.gather(*attempts, return_exceptions=True)

    assert [type(r) for r in results] == [type(None)] + [Conflict] * 19
    assert await store.choices(match.id) == choices(1, 1, "key0")


async def test_the_last_choice_ends_the_match(store: Store) -> None:
    match = await running_match(store, made=2)
    await store.append(match.id, choices(3, 3), asked=0, status="over")

    with pytest.raises(Conflict, match="over"):
        await store.append(match.id, choices(4, 4), asked=1)
    with pytest.raises(Conflict, match="over"):
        await store.cut(match.id, 2, count=3, asked=1)
    with pytest.raises(Conflict, match="over"):
        await store.end_match(match.id)
    with pytest.raises(Unknown):
        await store.append("nothing", choices(1, 1), asked=1)


async def test_undone_choices_stay_in_the_store(store: Store) -> None:
    match = await running_match(store, made=5)
    await store.cut(match.id, 3, count=5, asked=2, clocks={0: 9})
    await store.append(match.id, choices(4, 6, "other"), asked=1)
    await store.cut(match.id, 5, count=6, asked=1)

    assert await store.choices(match.id) == choices(1, 3) + choices(4, 5, "other")
    assert await store.clocks(match.id) == {0: 9}
    log = await store.log(match.id)
    assert (list(log.choices), log.undone) == (await store.choices(match.id), 3)
    undone = await store.undone(match.id)
    assert [(u.cut, u.choice) for u in undone] == [
        *((1, c) for c in choices(4, 5)),
        *((2, c) for c in choices(6, 6, "other")),
    ]


async def test_an_undo_of_a_server_that_fell_behind_is_refused(store: Store) -> None:
    match = await running_match(store, made=5)

    with pytest.raises(Conflict):
        await store.cut(match.id, 3, count=4, asked=1)

    assert await store.choices(match.id) == choices(1, 5)


async def test_the_server_finds_who_is_waited_for_without_loading_a_match(store: Store) -> None:
    person, bot, absent = [await running_match(store, made=2) for _ in range(3)]
    await store.append(bot.id, choices(3, 3), asked=0b10)
    await store.change_seat(absent.id, 0, taken_over_by="random")
    await store.save_clocks({person.id: {0: 500, 1: 20}, bot.id: {0: 30, 1: 400}})
    over = await running_match(store, made=2)
    await store.save_clocks({over.id: {0: 1, 1: 1}})
    await store.append(over.id, choices(3, 3), asked=0b11, status="over")

    assert sorted(await store.waiting_for_bots()) == sorted([bot.id, absent.id])
    assert sorted(await store.running_clocks()) == sorted([(person.id, 500), (bot.id, 400)])


async def test_time_is_taken_from_those_who_are_waited_for(store: Store) -> None:
    first, second, third = [await running_match(store, made=1) for _ in range(3)]
    await store.append(second.id, choices(2, 2), asked=0b11)
    clocks = {0: 100, 1: 70}
    await store.save_clocks({match.id: clocks for match in (first, second, third)})
    await store.spend({first.id: 30, second.id: 90})
    await store.spend({})

    assert await store.clocks(first.id) == {0: 70, 1: 70}
    assert await store.clocks(second.id) == {0: 10, 1: 0}
    assert await store.clocks(third.id) == clocks


async def test_only_the_owner_adds_to_a_match(store: Store) -> None:
    match = await running_match(store, made=1)
    store.process = "other"

    with pytest.raises(Conflict, match="another server"):
        await store.append(match.id, choices(2, 2), asked=1)
    with pytest.raises(Conflict, match="another server"):
        await store.cut(match.id, 0, count=1, asked=1)


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


async def test_a_login_takes_the_seats_of_its_session(store: Store) -> None:
    match = await running_match(store)
    await store.change_seat(match.id, 1, session="s1", account="a2")
    await store.open_session("s1", "browser", None, expires=1 << 50)
    anna = await store.create_account("Anna", "hash", "en")
    session, concerned = await store.replace_session(
        "s1", "s2", "browser", anna.id, expires=1 << 50, adopts=True
    )
    assert (session.id, session.guest, concerned) == ("s2", "s1", [match.id])
    assert await store.session("s1") is None
    seats = await store.seats(match.id)
    assert [(s.session, s.account) for s in seats] == [("s2", anna.id), ("s1", "a2")]


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


async def test_matches_are_listed_by_what_they_are_and_who_plays(store: Store) -> None:
    lobby = await store.create_match(
        settings={}, secret=b"", content_digest="", seats=[NewSeat()], is_public=True
    )
    mine = await running_match(store)
    over = await running_match(store)
    await store.end_match(over.id)

    async def ids(**filters: object) -> set[str]:
        return {m.id for m in await store.list_matches(**filters)}  # type: ignore[arg-type]

    assert await ids() == {lobby.id, mine.id, over.id}
    assert await ids(statuses=["lobby"], is_public=True) == {lobby.id}
    assert await ids(statuses=["lobby", "running"]) == {lobby.id, mine.id}
    assert await ids(session="s1", statuses=["running"]) == {mine.id}
    assert await ids(account="nobody") == set()
    assert len(await ids(limit=2)) == 2
    assert len(await ids(limit=2, offset=2)) == 1


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


async def test_a_deleted_match_leaves_nothing(store: Store) -> None:
    match = await running_match(store, made=3)
    await store.add_line(match.id, seat=0, name="Anna", text="hello")
    await store.add_spectator("watch", match.id)
    await store.delete_match(match.id)

    assert await store.choices(match.id) == []
    assert await store.seats(match.id) == []
    assert await store.lines(match.id) == []
    assert await store.spectator("watch") is None
    with pytest.raises(Unknown):
        await store.delete_match(match.id)


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
    await store.change_account(anna.id, password_hash="new", language="hu")
    changed = await store.account(anna.id)
    assert changed is not None
    assert (changed.password_hash, changed.language) == ("new", "hu")
    with pytest.raises(Unknown):
        await store.change_account("nothing", password_hash="new", language="hu")


async def test_sessions_run_out(database_url: str) -> None:
    now = 1000
    store = await Store.open(database_url, now=lambda: now)
    anna = await store.create_account("Anna", "hash", "en")
    await store.open_session("t1", "browser", None, expires=2000)
    await store.open_session("t2", "browser", anna.id, expires=3000)
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


async def test_the_store_counts_and_checks_itself(store: Store) -> None:
    await running_match(store, made=4)
    await running_match(store, made=3)

    counts = await store.counts()
    assert (counts.matches, counts.choices, counts.accounts) == ({"running": 2}, 7, 0)
    assert await store.check() == []
    await store.check_writable()


async def test_a_log_with_a_hole_is_found(store: Store) -> None:
    match = await running_match(store, made=4)
    await store.write(lambda c: c.exec_driver_sql("DELETE FROM choice WHERE n = 2").rowcount)

    (hole,) = await store.check()
    assert str(hole) == f"match {match.id} should have 4 choices, but has 3 up to 4"


@pytest.mark.parametrize("url", ["", "file.db", "sqlite://", "mysql://host/name"])
async def test_a_url_of_no_usable_database_is_refused(url: str) -> None:
    with pytest.raises(BadUrl):
        await Store.open(url)
