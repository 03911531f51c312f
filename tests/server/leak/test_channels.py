"""What a viewer may not know changes no byte on any channel of a real server, whatever is asked."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from metro2033 import catalog
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.http.api import records
from metro2033.server.match.commands import Commands
from metro2033.server.match.room_presenter import match_part
from metro2033.server.match.table_presenter import TablePresenter
from metro2033.server.match.thoughts import LOG
from metro2033.server.store.store import Store
from metro2033.server.tables.records import story
from metro2033.table.decision import Choice
from metro2033.table.snapshot import data_digest
from metro2033.table.table import Table
from server.http.site import running_site, sqlite_in
from server.leak.channel import TIME, Scene, Told, written
from server.leak.kinds import kinds_of
from server.leak.pair import Pair, pairs
from server.leak.reading import operations, without_row

EDITIONS = ["first", "second"]


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    database = sqlite_in(folder)
    with written() as log, running_site(database, bot_workers=0) as site:
        store = await Store.open(database, now=lambda: TIME)
        found = Scene(site, store, log)
        await found.open()
        yield found
        await store.close()


def viewers(pair: Pair, number: int) -> list[int]:
    """Who cannot tell the matches of a pair apart: one with a seat, at times one who watches."""
    seated = sorted(pair.alike - {SPECTATOR})
    return [seated[number % len(seated)], *([] if number % 3 else [SPECTATOR])]


async def differences(scene: Scene, pair: Pair, number: int = 0) -> dict[str, Any]:
    """The channels on which a viewer could tell the matches of a pair apart, with what he sees."""
    matches = [await scene.match(pair, which) for which in range(2)]
    keys = sorted({choice.key for log in pair.logs for choice in log[-6:]})
    found: dict[str, Any] = {}
    for viewer in viewers(pair, number):
        one, two = [await scene.told(match, viewer, keys) for match in matches]
        assert all(one.values())
        found |= {name: unlike(one, two, name) for name in one if one[name] != two[name]}
    return found


def unlike(one: Told, two: Told, name: str) -> list[tuple[str, str]]:
    return [pair for pair in zip(one[name], two[name], strict=False) if pair[0] != pair[1]]


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
async def test_no_channel_tells_what_is_hidden(edition: str, tmp_path: Path) -> None:
    met: set[str] = set()
    async with scene(tmp_path) as found:
        for number, pair in enumerate(pairs(edition)):
            assert await differences(found, pair, number) == {}, pair.kinds
            met |= pair.kinds
    assert met == kinds_of(edition)


def test_every_route_that_can_be_read_has_its_row() -> None:
    assert without_row(operations()) == set()
    assert without_row(operations() | {"/api/matches/{match_id}/peek"}) == {
        "/api/matches/{match_id}/peek"
    }


def first_hidden() -> Pair:
    """A pair of matches in which something hidden differs: the position, and a late choice."""
    return next(pair for pair in pairs("second") if pair.is_hidden and is_unlike(pair))


def is_unlike(pair: Pair) -> bool:
    """Whether the logs of a pair lead to different positions by one of their last choices."""
    game = catalog.game("second")
    if pair.logs[0][-6:] == pair.logs[1][-6:]:
        return False
    one, two = [game.facts(Table.open(game, pair.header, log).state) for log in pair.logs]
    return one != two


real_step, real_story, real_refused = TablePresenter._step, story, Commands.refused


def keyed_step(sight: Any, n: int, events: list[Any]) -> Any:
    return sight.with_key(real_step(sight, n, events))


def whole_story(played: Any, seat: int | None) -> dict[str, Any]:
    facts = played.table.game.facts(played.table.state)
    return {**real_story(played, seat), "digest": data_digest(facts)}


def talkative(self: Any, actor: Any, id: int, refused: Any) -> Any:
    LOG.info("refused", extra={"last": self.room.state.playing.log[-6:]})
    return real_refused(self, actor, id, refused)


def counting(self: Any, actor: Any, id: int, refused: Any) -> Any:
    keys = " ".join(made.key for made in self.room.state.playing.log)
    self._deps.metrics.count_refusal(keys)
    return real_refused(self, actor, id, refused)


@pytest.mark.parametrize(
    ("channel", "owner", "name", "leak"),
    [
        ("socket", TablePresenter, "_step", keyed_step),
        ("rest", records, "story", whole_story),
        ("log", Commands, "refused", talkative),
        ("metrics", Commands, "refused", counting),
    ],
)
async def test_a_leak_on_a_channel_is_caught(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    channel: str,
    owner: Any,
    name: str,
    leak: Callable[..., Any],
) -> None:
    async with scene(tmp_path) as found:
        monkeypatch.setattr(owner, name, leak)
        assert channel in await differences(found, first_hidden())


async def test_the_secret_of_a_match_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing else is hidden, the matches still have other secrets."""
    pair = next(pair for pair in pairs("second") if not pair.is_hidden)

    def committed(match: Any) -> Any:
        part = match_part(match)
        part.commitment = match.secret.hex()
        return part

    async with scene(tmp_path) as found:
        monkeypatch.setattr("metro2033.server.match.room_presenter.match_part", committed)
        assert "socket" in await differences(found, pair)


async def test_a_log_that_cannot_be_read_names_no_card(tmp_path: Path) -> None:
    pair = first_hidden()
    log = (*pair.logs[0], Choice(0, "combat_card:rifle"))
    async with scene(tmp_path) as found:
        match = await found.match(replace(pair, logs=(log, log)), 0)
        async with found.browsers[0].socket() as socket:
            assert (await socket.hello(match))["code"] == "outdated"
        (line,) = [line for line in found.log.lines if "is outdated" in line]
        assert "rifle" not in line
        assert f"BadRecord in line {len(log) + 1}" in line
