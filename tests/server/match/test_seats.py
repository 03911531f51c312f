"""Who sits where: several seats at one device, presence, seats that change hands."""

from __future__ import annotations

from contextlib import AsyncExitStack

from websockets.exceptions import ConnectionClosed

from metro2033.engine.kernel.source import Stream
from server.http.site import RunningSite
from server.match.player import Browser, Socket
from server.match.table import TWO, Table


async def closing_code(socket: Socket) -> int | None:
    try:
        while True:
            await socket.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def test_one_device_holds_several_seats(site: RunningSite) -> None:
    anna = Browser(site)
    match = anna.make("toy", [{"kind": "mine"}] * 3, start=True)
    source = Stream(3)
    async with anna.sit(match) as socket:
        assert socket.state["held"] == [1, 2, 3]
        looked = set()
        while True:
            # Without a seat in the hello it is the turn of the first that is asked.
            await socket.hello(match)
            if socket.is_over:
                break
            assert socket.state["seat"] in socket.state["waiting"]["seats"]
            looked.add(socket.state["seat"])
            assert socket.question is not None
            options = socket.question["options"]
            await socket.answer(options[source.below(len(options))]["key"])
        assert looked == {1, 2, 3}


async def test_a_seat_sees_its_own_cards_only(site: RunningSite, stack: AsyncExitStack) -> None:
    anna = Browser(site)
    match = anna.make("first", [{"kind": "mine"}] * 2, start=True)
    views = [await stack.enter_async_context(anna.sit(match, seat=seat)) for seat in (1, 2, None)]
    for _ in range(12):
        for view in views:
            await view.rest()
        asked = next(view for view in views if view.question is not None)
        assert asked.question is not None
        await asked.answer(asked.question["options"][0]["key"])
    for view in views:
        await view.rest()
        for number, player in view.facts["player"].items():
            is_own = number == str(view.state["seat"])
            assert player["mission_count"] == 1
            assert len(player["missions"]) == (1 if is_own else 0)


async def test_presence_is_told(table: Table, stack: AsyncExitStack) -> None:
    asked, other = await table.sit(stack)
    await other.rest()
    here = [seat["is_here"] for seat in other.state["seats"]]
    assert here == [True, True]
    await asked.connection.close()
    seats = (await other.hear_a("seats"))["seats"]
    assert [seat["is_here"] for seat in seats].count(True) == 1


async def test_who_leaves_in_the_lobby_loses_the_seat_at_once(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    anna, boris = Browser(site), Browser(site)
    match = anna.make("toy", TWO)
    boris.join(match, 2, "Boris")
    waiting = await stack.enter_async_context(anna.sit(match))
    leaving = await stack.enter_async_context(boris.sit(match))
    assert leaving.state["seat"] == 2
    boris.post(f"/api/matches/{match}/leave", seat=2)
    assert await closing_code(leaving) == 1001
    while waiting.state["seats"][1]["kind"] != "open":
        await waiting.hear_a("seats")
    again = await stack.enter_async_context(boris.sit(match))
    assert again.state["seat"] is None


async def test_a_match_that_is_broken_off_is_told(
    site: RunningSite, table: Table, stack: AsyncExitStack
) -> None:
    asked, other = await table.sit(stack)
    with site.admin() as admin:
        assert admin.post(f"/api/admin/matches/{table.match}/end").is_success
    assert await other.hear_a("over") == {"type": "over", "status": "ended", "ranking": []}
    refused = await asked.ask("answer", ask=1, key="rest")
    assert refused["message"] == "refused-not-running"


async def test_a_match_that_is_deleted_is_gone(
    site: RunningSite, table: Table, stack: AsyncExitStack
) -> None:
    asked, _ = await table.sit(stack)
    with site.admin() as admin:
        assert admin.delete(f"/api/admin/matches/{table.match}").is_success
    assert await closing_code(asked) == 4404
    late = await stack.enter_async_context(table.anna.socket())
    assert (await late.hello(table.match))["code"] == "unknown_match"


async def test_who_logs_in_keeps_the_seat(table: Table, stack: AsyncExitStack) -> None:
    """The seat goes to the account in mid-match: the room knows it when one comes back."""
    asked, other = await table.sit(stack)
    browser, seat = (
        (table.anna, 1) if asked.state["seat"] == 1 else (table.boris, asked.state["seat"])
    )
    browser.post("/api/accounts", name=f"Player {table.match[:12]}", password="long enough")
    again = await stack.enter_async_context(browser.sit(table.match))
    assert again.heard[0]["type"] == "welcome", again.heard
    assert again.state["seat"] == seat
    assert (await again.answer("rest"))["type"] == "done"
    assert (await other.hear_a("change"))["n"] == again.state["n"]


async def test_a_visitor_of_the_lobby_does_not_watch_what_nobody_may(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    anna, boris = Browser(site), Browser(site)
    match = anna.make("toy", TWO, watch="nobody")
    boris.join(match, 2, "Boris")
    visitor = await stack.enter_async_context(Browser(site).sit(match))
    own = await stack.enter_async_context(anna.sit(match, seat=None))
    assert visitor.state["status"] == own.state["status"] == "lobby"
    anna.post(f"/api/matches/{match}/start")
    assert await closing_code(visitor) == 1001
    assert [heard["type"] for heard in visitor.heard] == ["welcome"]
    assert (await own.hear_a("welcome"))["status"] == "running"
    again = await stack.enter_async_context(Browser(site).socket())
    assert (await again.hello(match))["code"] == "unknown_match"


async def test_who_lost_the_seat_does_not_look_on_where_nobody_may(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    anna, boris = Browser(site), Browser(site)
    match = anna.make("toy", TWO, watch="nobody")
    boris.join(match, 2, "Boris")
    anna.post(f"/api/matches/{match}/start")
    own = await stack.enter_async_context(anna.sit(match, seat=None))
    looking = await stack.enter_async_context(boris.sit(match, seat=None))
    assert looking.heard[-1]["type"] == "welcome"
    with site.admin() as admin:
        admin.post(f"/api/admin/matches/{match}/seats/2/transfer").raise_for_status()
    assert await closing_code(looking) == 1001
    assert [heard["type"] for heard in looking.heard] == ["welcome"]
    await own.rest()


async def test_who_may_watch_is_greeted_when_the_match_begins(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    anna, boris = Browser(site), Browser(site)
    match = anna.make("toy", TWO)
    boris.join(match, 2, "Boris")
    visitor = await stack.enter_async_context(Browser(site).sit(match))
    anna.post(f"/api/matches/{match}/start")
    assert (await visitor.hear_a("welcome"))["status"] == "running"
