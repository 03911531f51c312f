"""Who logs in, logs out or changes his password in the middle of a match."""

from __future__ import annotations

import asyncio

from server.http.site import RunningSite
from server.match.player import Browser
from server.match.test_seats import closing_code

SEATS = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]


async def test_a_seat_is_played_on_after_a_login(site: RunningSite) -> None:
    anna = Browser(site)
    match = anna.make("toy", SEATS, start=True)
    async with anna.sit(match, seat=1) as before:
        await asyncio.to_thread(anna.post, "/api/accounts", name="Mid", password="long enough")
        async with anna.sit(match, seat=1) as socket:
            assert socket.state["type"] == "welcome", socket.state
            assert socket.state["held"] == [1, 2]
        assert before.state["type"] == "welcome"
    elsewhere = Browser(site)
    elsewhere.post("/api/session", name="Mid", password="long enough")
    async with elsewhere.sit(match) as socket:
        assert socket.question is not None
        done = await socket.answer(socket.question["options"][0]["key"])
        assert done["type"] == "done", done


async def test_sockets_end_with_their_session(site: RunningSite) -> None:
    anna = Browser(site)
    anna.post("/api/accounts", name="Ender", password="long enough")
    match = anna.make("toy", SEATS, start=True)
    elsewhere = Browser(site)
    elsewhere.post("/api/session", name="Ender", password="long enough")
    change = {"password": "long enough", "new_password": "long enough too"}
    async with anna.sit(match) as here, elsewhere.sit(match) as there:
        await asyncio.to_thread(anna.send, "PATCH", "/api/account", **change)
        assert await closing_code(there) == 4401
        await here.rest()
        await asyncio.to_thread(anna.send, "DELETE", "/api/session")
        assert await closing_code(here) == 4401
