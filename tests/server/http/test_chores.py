"""Finished matches are read where bots think: once, in any case, and nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from metro2033 import catalog
from metro2033.figures.match_story import MatchStory, SeatStory
from metro2033.server.bots.bot_question import BotQuestion, BotReply
from metro2033.server.http import chores
from metro2033.server.store.entities import Conflict, Match, NewSeat, StoredChoice
from metro2033.server.store.store import Store
from metro2033.server.worker.thinker import reply_to
from metro2033.table.decision import Choice
from metro2033.table.record import Header, header_data, unnamed
from metro2033.table.table import Table
from server.store.test_ratings import accounts


class Thinkers:
    """Bots that answer at once, or break."""

    def __init__(self) -> None:
        self.questions: list[BotQuestion] = []
        self.is_broken = False
        self.is_dead = False

    async def think(self, question: BotQuestion) -> BotReply | None:
        self.questions.append(question)
        if self.is_broken:
            raise ValueError("planted")
        return None if self.is_dead else reply_to(question)


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()


def played_out() -> Table[Any]:
    """A match of the toy that is over."""
    game = catalog.game("toy")
    table = Table.open(game, Header.new(game, unnamed(["human"] * 2), game.settle(2, {})))
    while not table.is_over:
        seat = min(table.asked)
        ask = table.ask(seat)
        assert ask is not None
        table.follow(Choice(seat, ask.decision.options[0].key))
    return table


async def finished(store: Store, *players: str) -> Match:
    """The same match of two accounts, as a server has stored it."""
    table = played_out()
    header = header_data(table.header)
    match = await store.create_match(
        settings={"edition": "toy", "house_rules": dict(table.header.house_rules)},
        secret=bytes(32),
        content_digest=table.header.content_digest,
        seats=[NewSeat("person", "P", account=player) for player in players],
        is_public=True,
    )
    await store.begin_match(match.id, lambda *_: header)
    made = table.record().choices
    log = [StoredChoice(n, one.seat, one.key, "chosen", n) for n, one in enumerate(made, 1)]
    await store.append(match.id, log, asked=0, status="over", places=table.ranking)
    return match


async def until_read(store: Store, bots: Thinkers) -> None:
    """Let the chore work until nothing is due."""
    work = asyncio.create_task(chores.read_played(store, bots))
    async with asyncio.timeout(60):
        while await store.due_match() is not None:
            await asyncio.sleep(0.01)
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)


async def test_a_match_is_played_again_where_bots_think(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await finished(store, anna, boris)
    bots = Thinkers()
    await until_read(store, bots)
    (question,) = bots.questions
    assert (question.task, question.share.waits) == ("story", "nobody")
    assert reply_to(question).story == MatchStory([SeatStory()] * 2, played_out().ranking)
    (told,) = await store.played(anna, only_public=True)
    assert told.match == match.id
    assert (await store.tallies("toy"))[0] == 1


async def test_a_match_that_cannot_be_read_holds_up_no_other(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    await finished(store, anna, boris)
    bots = Thinkers()
    bots.is_broken = True
    await until_read(store, bots)
    assert await store.played(anna, only_public=True) == []
    bots.is_broken = False
    await finished(store, anna, boris)
    await until_read(store, bots)
    assert len(await store.played(anna, only_public=True)) == 1


async def test_a_match_that_the_store_will_not_keep_holds_up_no_other(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    await finished(store, anna, boris)

    async def refused(*_: Any, **__: Any) -> bool:
        raise Conflict("planted")

    with monkeypatch.context() as broken:
        broken.setattr(store, "count_played", refused)
        await until_read(store, Thinkers())
    await finished(store, anna, boris)
    await until_read(store, Thinkers())
    assert len(await store.played(anna, only_public=True)) == 1


async def test_without_bots_the_places_are_told(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    await finished(store, anna, boris)
    bots = Thinkers()
    bots.is_dead = True
    await until_read(store, bots)
    (told,) = await store.played(anna, only_public=True)
    assert (told.faction, told.place > 0) == ("", True)
    assert await store.tallies("toy") == (0, [])


async def test_a_server_that_dies_while_it_reads_reads_again(store: Store) -> None:
    """Nothing is kept before all is: whoever comes next counts the match, once."""
    anna, boris = await accounts(store, "Anna", "Boris")
    await finished(store, anna, boris)
    thinking = asyncio.Event()

    class Slow(Thinkers):
        async def think(self, question: BotQuestion) -> BotReply | None:
            thinking.set()
            await asyncio.sleep(3600)
            return None

    work = asyncio.create_task(chores.read_played(store, Slow()))
    await thinking.wait()
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    assert await store.played(anna, only_public=True) == []
    for _ in range(2):
        await until_read(store, Thinkers())
    assert len(await store.played(anna, only_public=True)) == 1
    assert (await store.tallies("toy"))[0] == 1


def test_a_match_with_house_rules_is_not_usual() -> None:
    game = catalog.game("second")
    usual = game.settle(2, {})
    changed = {name: value + 1 for name, value in usual.items()}

    def match(rules: dict[str, int]) -> Match:
        settings = {"edition": "second", "house_rules": rules}
        header: dict[str, Any] = {"seats": [{}, {}]}
        return Match("m", "over", True, settings, header, b"", "", 0, 0, 0, 0, None)

    assert chores.is_usual(match(usual))
    assert not chores.is_usual(match(changed))
