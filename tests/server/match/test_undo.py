"""Taking back: at will while nobody has learnt anything, else if the others agree."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from server.http.site import RunningSite
from server.match.player import Browser, Socket
from server.match.table import Table


async def walk(socket: Socket) -> None:
    """Answer with something that tells nobody anything new."""
    assert socket.question is not None
    walks = [o["key"] for o in socket.question["options"] if o["verb"] in {"walk", "rest"}]
    assert (await socket.answer(walks[0]))["type"] == "done"


async def until_asked(socket: Socket) -> None:
    """Wait for a question."""
    while socket.question is None:
        await socket.hear()


async def turn(one: Socket, two: Socket) -> tuple[Socket, Socket]:
    """Who is asked now, and the other."""
    await one.rest()
    await two.rest()
    return (one, two) if one.question is not None else (two, one)


async def told_later(table: Table, stack: AsyncExitStack) -> tuple[Socket, Socket, int]:
    """Both have answered: the first can take nothing back alone. Also when his answer came."""
    first, second = await table.sit(stack)
    n = first.state["n"]
    await walk(first)
    await second.hear_a("change")
    while second.question is None:
        await walk(first)
        await second.hear_a("change")
    await walk(second)
    await first.rest()
    assert first.state["undo"] == ("no" if first.state["match"]["rated"] else "ask")
    return first, second, n


async def test_nobody_can_agree_to_an_undo_in_a_rated_match(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    first, _, _ = await told_later(Table(site, rated=True), stack)
    refused = await first.ask("undo", propose=True)
    assert (refused["type"], refused["message"]) == ("refused", "refused-undo")


async def test_a_choice_is_taken_back_at_will(table: Table, stack: AsyncExitStack) -> None:
    asked, other = await table.sit(stack)
    facts, n, question = asked.facts, asked.state["n"], asked.question
    seq = asked.state["seq"]
    assert asked.state["undo"] == "no"
    await walk(asked)
    assert asked.state["undo"] == "free"
    assert (await asked.ask("undo"))["type"] == "done"
    await other.rest()
    for socket in (asked, other):
        assert socket.state["n"] == n
        assert socket.steps == []
    assert asked.facts == facts
    assert asked.state["seq"] == seq + 2
    assert asked.question is not None
    assert question is not None
    assert asked.question["options"] == question["options"]
    assert asked.question["ask"] > question["ask"]
    late = await asked.ask("answer", ask=question["ask"], key="rest")
    assert late["message"] == "refused-stale-ask"


async def test_nobody_takes_back_what_others_answered_alone(
    table: Table, stack: AsyncExitStack
) -> None:
    first, _, _ = await told_later(table, stack)
    assert (await first.ask("undo"))["message"] == "refused-undo"


async def test_all_agree(table: Table, stack: AsyncExitStack) -> None:
    first, second, _ = await told_later(table, stack)
    assert (await first.ask("undo", propose=True))["type"] == "done"
    proposal = (await second.hear_a("proposed"))["proposal"]
    assert proposal["seat"] == first.state["seat"]
    assert proposal["missing"] == [second.state["seat"]]
    late = await stack.enter_async_context(
        (table.anna if first.state["seat"] == 1 else table.boris).sit(table.match)
    )
    assert late.state["proposal"] == proposal
    own = await first.ask("consent", proposal=proposal["number"], agree=True)
    assert own["message"] == "refused-proposal"
    agreed = await second.ask("consent", proposal=proposal["number"], agree=True)
    assert agreed["type"] == "done"
    await first.rest()
    assert first.state["n"] == second.state["n"] == proposal["n"]
    assert first.question is not None
    again = await second.ask("consent", proposal=proposal["number"], agree=True)
    assert again["message"] == "refused-proposal"
    await walk(first)


async def test_one_does_not_agree(table: Table, stack: AsyncExitStack) -> None:
    first, second, _ = await told_later(table, stack)
    await first.ask("undo", propose=True)
    proposal = (await second.hear_a("proposed"))["proposal"]
    n = second.state["n"]
    await second.ask("consent", proposal=proposal["number"], agree=False)
    assert first.state["proposal"] == proposal
    assert (await first.hear_a("proposed"))["proposal"] is None
    assert first.state["n"] == n


async def test_an_answer_ends_a_proposal(table: Table, stack: AsyncExitStack) -> None:
    first, second, _ = await told_later(table, stack)
    await first.ask("undo", propose=True)
    number = (await second.hear_a("proposed"))["proposal"]["number"]
    asked, _ = await turn(first, second)
    await walk(asked)
    await second.rest()
    assert second.state["proposal"] is None
    late = await second.ask("consent", proposal=number, agree=True)
    assert late["message"] == "refused-proposal"


async def test_bots_never_mind(site: RunningSite, stack: AsyncExitStack) -> None:
    anna = Browser(site)
    match = anna.make("toy", [{"kind": "mine"}, {"kind": "bot", "bot": "random"}], start=True)
    socket = await stack.enter_async_context(anna.sit(match))
    await until_asked(socket)
    n = socket.state["n"]
    await walk(socket)
    await until_asked(socket)
    assert socket.state["undo"] == "ask"
    assert (await socket.ask("undo", propose=True))["type"] == "done"
    assert socket.state["n"] == n


@pytest.mark.parametrize("way", ["leave", "take_over"])
async def test_who_is_away_is_asked_too(table: Table, stack: AsyncExitStack, way: str) -> None:
    """A bot plays for somebody, but does not agree for him: he may when he is back."""
    first, second, _ = await told_later(table, stack)
    seat = second.state["seat"]
    if way == "leave":
        browser = table.anna if seat == 1 else table.boris
        browser.post(f"/api/matches/{table.match}/leave")
    else:
        await second.ask("take_over", bot="random")
    await second.connection.close()
    await until_asked(first)
    n = first.state["n"]
    for _ in range(2):
        assert (await first.ask("undo", propose=True))["type"] == "done"
    assert first.state["n"] == n
    proposal = first.state["proposal"]
    assert proposal["missing"] == [seat]
    back = await stack.enter_async_context(
        (table.anna if seat == 1 else table.boris).sit(table.match)
    )
    assert back.state["proposal"] == proposal
    agreed = await back.ask("consent", proposal=proposal["number"], agree=True)
    assert agreed["type"] == "done"
    await first.rest()
    assert first.state["n"] == proposal["n"]


async def test_nobody_is_asked_for_the_seat_of_a_deleted_account(
    table: Table, stack: AsyncExitStack
) -> None:
    first, second, _ = await told_later(table, stack)
    browser = table.anna if second.state["seat"] == 1 else table.boris
    password = "long enough"
    browser.post("/api/accounts", name=f"Gone {table.match[:12]}", password=password)
    browser.post("/api/account/deletion", password=password)
    await until_asked(first)
    n = first.state["n"]
    assert (await first.ask("undo", propose=True))["type"] == "done"
    assert first.state["n"] < n


async def test_who_sits_there_now_is_asked(site: RunningSite, stack: AsyncExitStack) -> None:
    """Two seats at one device need nobody's consent, until one of them is given away."""
    anna, boris = Browser(site), Browser(site)
    match = anna.make("toy", [{"kind": "mine"}, {"kind": "mine"}], start=True)
    pair = [await stack.enter_async_context(anna.sit(match, seat=seat)) for seat in (1, 2)]
    first, second = pair if pair[0].question is not None else pair[::-1]
    await walk(first)
    await second.rest()
    while second.question is None:
        await walk(first)
        await second.rest()
    await walk(second)
    given = second.state["seat"]
    with site.admin() as admin:
        path = f"/api/admin/matches/{match}/seats/{given}/transfer"
        token = admin.post(path).json()["token"]
    with site.visit(**{"Metro2033-Invite": token}) as http:
        boris.cookies = http.cookies
        joined = http.post(f"/api/matches/{match}/join", json={"name": "Boris", "seat": given})
        assert joined.is_success, joined.text
        boris.cookies.update(http.cookies)
    await first.rest()
    n = first.state["n"]
    other = await stack.enter_async_context(boris.sit(match))
    again = await first.hello(match, seat=first.state["seat"])
    assert again["held"] == [first.state["seat"]]
    assert (await first.ask("undo", propose=True))["type"] == "done"
    proposal = (await other.hear_a("proposed"))["proposal"]
    assert proposal["missing"] == [given]
    await first.rest()
    assert first.state["n"] == n


async def test_a_proposal_ends_when_others_sit_down(table: Table, stack: AsyncExitStack) -> None:
    first, second, _ = await told_later(table, stack)
    await first.ask("undo", propose=True)
    number = (await second.hear_a("proposed"))["proposal"]["number"]
    await second.ask("take_over", bot="random")
    await second.rest()
    assert second.state["proposal"] is None
    late = await second.ask("consent", proposal=number, agree=True)
    assert late["message"] == "refused-proposal"
