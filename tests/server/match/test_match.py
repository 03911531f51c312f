"""Whole matches over real sockets, to their real end, for every number of players and database.

Scripted clients answer as in the recorded matches; with the same secret and salts the server must
draw the same, ask the same, and end with the same record.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

from metro2033.server.tables import gathering
from metro2033.table.record import Record, read
from metro2033.table.verify import Verdict, verify
from server.http.site import RunningSite, running_site
from server.match.player import Browser, Socket

REPLAYS = Path(__file__).parents[2] / "replays"
NAMES = ["two_seats", "three_seats", "four_seats", "five_seats", "six_seats"]
MATCHES = [(edition, name) for edition in ("first", "second") for name in NAMES]


@cache
def recorded(edition: str, name: str) -> Record:
    return read((REPLAYS / edition / f"{name}.jsonl").read_text(encoding="utf-8"))


class Script:
    """A recorded match that is played again by a browser for each seat, and watched by another."""

    def __init__(self, site: RunningSite, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
        assert record.end is not None
        assert record.end.secret is not None
        self.record, self.end = record, record.end
        self.site = site
        secret, header = bytes.fromhex(record.end.secret), record.header
        self.browsers = [Browser(site) for _ in header.seats]
        seats = [{"kind": "mine", "name": "Player 1", "salt": header.salts[0]}]
        with monkeypatch.context() as patch:
            patch.setattr(gathering, "secrets", SimpleNamespace(token_bytes=lambda _: secret))
            self.match = self.browsers[0].make(
                header.edition,
                [*seats, *[{"kind": "open"}] * (len(header.seats) - 1)],
                house_rules=dict(header.house_rules),
            )
        for number, salt in enumerate(header.salts[1:], 2):
            joining = {"seat": number, "name": f"Player {number}", "salt": salt}
            self.browsers[number - 1].post(f"/api/matches/{self.match}/join", **joining)
        self.browsers[0].post(f"/api/matches/{self.match}/start")

    async def play(self) -> None:
        """Play to the end; everybody then knows the same, and what is stored is the record."""
        async with AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(browser.sit(self.match))
                for browser in (*self.browsers, Browser(self.site))
            ]
            for socket in sockets[:-1]:
                # Whoever wants to be asked at every window is passed over at none.
                await socket.ask("windows", wish="always")
            await asyncio.gather(*(self._follow(socket) for socket in sockets))
            for browser, socket in zip(self.browsers, sockets, strict=False):
                assert socket.state["ranking"] == list(self.end.ranking)
                again = await stack.enter_async_context(browser.sit(self.match))
                assert again.facts == socket.facts
                assert again.state["seq"] == socket.state["seq"] == len(self.record.choices)

    async def _follow(self, socket: Socket) -> None:
        """Answer what is recorded whenever it is this seat's turn, until the match is over."""
        seat = socket.state["seat"]
        while not socket.is_over:
            n = socket.state["n"]
            following = self.record.choices[n] if n < len(self.record.choices) else None
            if socket.question is None or following is None or following.seat + 1 != seat:
                await socket.hear()
                continue
            done = await socket.answer(following.key)
            assert done["type"] == "done", done

    def check_record(self) -> None:
        with self.site.visit() as http:
            text = http.get(f"/api/matches/{self.match}/record").text
        assert verify(text) == Verdict(True)
        told = read(text)
        assert told.choices == self.record.choices
        assert told.end is not None
        assert (told.end.ranking, told.end.digest) == (self.end.ranking, self.end.digest)


@pytest.mark.slow
async def test_whole_matches_are_played(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running_site(database_url) as site:
        scripts = [Script(site, recorded(*match), monkeypatch) for match in MATCHES]
        assert sorted({len(script.browsers) for script in scripts}) == [2, 3, 4, 5, 6]
        await asyncio.gather(*(script.play() for script in scripts))
        for script in scripts:
            script.check_record()
