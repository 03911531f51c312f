"""What is later than its delay changes no byte that a delayed spectator gets, on any channel."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.match import commands, delayed
from metro2033.server.protocol import client
from metro2033.server.store.entities import NewSeat, StoredChoice
from metro2033.server.tables import access
from metro2033.table.decision import Choice
from metro2033.table.record import Header, header_data
from metro2033.table.table import Table
from server.leak.channel import Scene, Told
from server.leak.pair import bare, tables
from server.leak.test_channels import scene

MOVES = 4
HOUR_MS = 3_600_000
COMMON = 60
"""Choices that both matches of a pair have in common, at the least."""

DELAYS: dict[str, dict[str, Any]] = {
    "moves": {"kind": "moves", "moves": MOVES},
    "minutes": {"kind": "minutes", "minutes": 30},
}

Log = list[tuple[Choice, str]]
"""Choices with their causes."""


def is_settled(table: Table[Any]) -> bool:
    """Whether a person really has to choose."""
    return CHANCE not in table.asked and table._forced() is None


def common_part(edition: str) -> tuple[Header, Log, Table[Any]]:
    """The beginning of a recorded match, up to where a person has to choose."""
    recorded = tables(edition)[-1]
    table, log = Table.open(recorded.game, bare(recorded)), Log()
    for choice in recorded.choices:
        if len(log) >= COMMON and is_settled(table):
            break
        log.append((choice, "drawn" if choice.seat == CHANCE else "chosen"))
        table.follow(choice)
    return bare(recorded), log, table


def played_on(common: Table[Any], moves: int, which: int) -> Log:
    """What follows when people choose the first thing that they can, or the last."""
    table, log = common.branch(common.count), Log()
    while moves or not is_settled(table):
        seat = table.asked[0]
        ask = table.ask(seat)
        assert ask is not None
        is_free = is_settled(table)
        choice = Choice(seat, ask.decision.keys[-which])
        cause = "chosen" if is_free else "drawn" if seat == CHANCE else "forced"
        log.append((choice, cause))
        table.follow(choice)
        moves -= is_free
    return log


class DelayedScene:
    """Two matches that differ in nothing but what spectators may not know yet."""

    def __init__(self, found: Scene, edition: str, kind: str) -> None:
        self.found, self.kind = found, kind
        self.header, self.common, table = common_part(edition)
        # By minutes the matches may also differ in how much has happened.
        lengths = [MOVES, MOVES if kind == "moves" else MOVES - 2]
        self.tails = [played_on(table, lengths[which], which) for which in range(2)]
        assert self.tails[0] != self.tails[1]

    async def match(self, which: int) -> str:
        now = self.found.store.now if self.kind == "moves" else lambda: int(time.time() * 1000)
        log = [(*made, now() - HOUR_MS) for made in self.common]
        log += [(*made, now()) for made in self.tails[which]]
        names = [player.name for player in self.header.seats]
        seats = [NewSeat("person", n, session=self.found._session(i)) for i, n in enumerate(names)]
        settings = {
            **self.found._settings,
            "edition": self.header.edition,
            "house_rules": dict(self.header.house_rules),
            "imported": 1,
            "delay": DELAYS[self.kind],
        }
        made = await self.found.store.create_match(
            settings=settings,
            secret=bytes([which]) * 32,
            content_digest=self.header.content_digest,
            seats=seats,
            is_public=True,
            header=header_data(self.header),
            choices=[
                StoredChoice(n, choice.seat, choice.key, cause, at)
                for n, (choice, cause, at) in enumerate(log, 1)
            ],
        )
        return made.id

    async def told(self, match: str) -> Told:
        """All that a delayed spectator can make the server tell."""
        told = await self.found.told(match, SPECTATOR, ["pass"])
        del told["metrics"], told["log"]  # which spectators do not get
        return told


async def differences(found: Scene, edition: str, kind: str) -> dict[str, Any]:
    pair = DelayedScene(found, edition, kind)
    one, two = [await pair.told(await pair.match(which)) for which in range(2)]
    return {name: (one[name], two[name]) for name in one if one[name] != two[name]}


@pytest.mark.parametrize("kind", DELAYS)
@pytest.mark.parametrize("edition", ["first", "second"])
async def test_no_channel_tells_what_is_later_than_the_delay(
    tmp_path: Path, edition: str, kind: str
) -> None:
    async with scene(tmp_path) as found:
        assert await differences(found, edition, kind) == {}


async def test_players_are_not_behind(tmp_path: Path) -> None:
    async with scene(tmp_path) as found:
        pair = DelayedScene(found, "second", "moves")
        match = await pair.match(0)
        whole = len(pair.common) + len(pair.tails[0])
        async with found.browsers[0].sit(match) as seated:
            assert seated.state["n"] == whole
            assert not seated.state["is_delayed"]
        # The same person at the big screen of the table.
        async with found.browsers[0].sit(match, seat=None) as screen:
            assert screen.state["n"] == whole
        async with found.browsers[SPECTATOR].sit(match, seat=None) as watching:
            assert watching.state["n"] == len(pair.common)
            assert watching.state["is_delayed"]


def everything(_delay: Any, log: Any, _now: int, **_: Any) -> int:
    return len(log)


def unmasked(match: Any, _shown: Any, _now: int) -> Any:
    return match


@pytest.mark.parametrize(
    ("channel", "owner", "name", "leak"),
    [
        ("socket", delayed, "shown_count", everything),
        ("rest", access, "shown_match", unmasked),
    ],
)
async def test_a_delay_that_is_forgotten_on_a_channel_is_caught(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    channel: str,
    owner: Any,
    name: str,
    leak: Callable[..., Any],
) -> None:
    async with scene(tmp_path) as found:
        monkeypatch.setattr(owner, name, leak)
        assert channel in await differences(found, "second", "moves")


async def test_the_past_of_the_real_table_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = commands.HANDLERS[client.History]

    async def live_past(self: Any, actor: Any, message: Any) -> Any:
        monkeypatch.setattr(self.room, "known_to", lambda _: self.room.state)
        return await row.handle(self, actor, message)

    handlers = {**commands.HANDLERS, client.History: replace(row, handle=live_past)}
    async with scene(tmp_path) as found:
        monkeypatch.setattr(commands, "HANDLERS", handlers)
        assert "socket" in await differences(found, "second", "moves")
