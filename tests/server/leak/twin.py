"""Rooms at states of the test's choice, and the laws of what may be told from them.

Two states that look alike to a viewer must give that viewer the same bytes in every message, until
an event says that the viewer learns the difference; and so must two answers of others of which the
viewer is told the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from msgspec import to_builtins
from msgspec.structs import replace as replace_fields

from laws.check import has_learned, is_forced
from laws.walk import one_of
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import Event
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import is_sealed
from metro2033.engine.kernel.source import Source
from metro2033.server.bots.bot_question import BotQuestion, BotReply
from metro2033.server.match.actor import Actor
from metro2033.server.match.commands import Commands
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.logged_table import LoggedTable
from metro2033.server.match.match_state import MatchState
from metro2033.server.match.room import Room
from metro2033.server.metrics import Metrics
from metro2033.server.protocol import client, wire
from metro2033.server.protocol.part import Waiting
from metro2033.server.protocol.what_if import ImaginedBoard
from metro2033.server.store.entities import ChatLine, ChoiceLog, Match, Seat
from metro2033.server.store.store import Store
from metro2033.table.record import Header, Player, header_data
from metro2033.table.snapshot import data_digest
from metro2033.table.table import Table
from server.match.open_room import SECRET, WHO, Ear

TIME = 1_781_000_000_000
METRICS = Metrics()


class Nowhere:
    """A store that keeps nothing: what is told is looked at here, not what is kept."""

    waiting = 0

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = list(seats)
        self.lines = 0

    def now(self) -> int:
        return TIME

    async def append(self, *_: Any, **__: Any) -> None:
        pass

    async def cut(self, *_: Any, **__: Any) -> None:
        pass

    async def put_plans(self, *_: Any, **__: Any) -> None:
        pass

    async def plans(self, _match: str) -> dict[int, Any]:
        return {}

    async def log(self, _match: str) -> ChoiceLog:
        raise AssertionError("nobody reads here")

    async def change_seat(self, _match: str, seat: int, **fields: Any) -> Seat:
        self.seats[seat] = replace(self.seats[seat], **fields)
        return self.seats[seat]

    async def add_line(self, _match: str, **fields: Any) -> ChatLine:
        self.lines += 1
        return ChatLine(k=self.lines, at=TIME, **fields)


class Mirror:
    """A bot whose answer tells all that it was given, but for its own luck."""

    async def think(self, question: BotQuestion) -> BotReply | None:
        digest = data_digest(to_builtins(replace_fields(question, seed=0)))
        board = ImaginedBoard(0, 0, {"digest": digest}, [], Waiting([], ""), [], [], [], [])
        return BotReply(digest, board=board)


class Twin:
    """A room at a given state, with one viewer."""

    def __init__(self, game: Game[Any], state: Any, seats: int, viewer: int) -> None:
        players = [Player(f"Player {n + 1}", "human") for n in range(seats)]
        header = Header.new(game, players)
        found = [
            Seat("m", n, "person", f"Player {n + 1}", None, None, WHO.session, None, None, "")
            for n in range(seats)
        ]
        match = Match(
            id="m",
            status="running",
            is_public=False,
            settings={"edition": game.name, "clock": {"kind": "bank", "seconds": 60}},
            header=header_data(header),
            secret=SECRET,
            content_digest=game.content_digest,
            count=0,
            asked=0,
            created=TIME,
            updated=TIME,
            rematch_of=None,
        )
        store = cast("Store", Nowhere(found))
        deps = Dependencies(store, Mirror(), METRICS, 0, lambda: 0)
        self.room = Room(deps, MatchState(match, found))
        self.live = LoggedTable(Table(game, header, state.clone()), SECRET)
        self.room.state.play = self.live
        self.game, self.viewer = game, viewer
        self.actor = Actor(viewer, True, "en", WHO)
        self.ear = Ear()
        self.commands = Commands(self.room, deps)
        assert self.room.admit(self.ear, self.actor, client.Hello(match="m"))
        self._heard = 0

    @property
    def table(self) -> Table[Any]:
        return self.live.table

    def news(self) -> list[str]:
        """What the viewer was told since the last look, byte for byte."""
        texts = self.ear.texts[self._heard :]
        self._heard = len(self.ear.texts)
        return texts

    async def resume(self) -> None:
        await self.room.exclusively(self.room.resume)

    async def answer(self, seat: int, key: str) -> None:
        ask = self.table.ask(seat)
        assert ask is not None
        actor = Actor(seat, True, "en", WHO)
        done = await self.commands.obey(actor, client.Answer(ask=ask.number, key=key))
        assert type(done).__name__ == "Done", done

    async def ask(self, message: client.Message) -> str:
        """What the viewer is answered."""
        return wire.write(await self.commands.obey(self.actor, message))

    async def asides(self, keys: Sequence[str]) -> list[str]:
        """What the viewer is answered to messages that change nothing."""
        ask = self.table.ask(self.viewer)
        number = 0 if ask is None else ask.number
        offered = [] if ask is None else ask.decision.keys
        messages: list[client.Message] = [
            client.History(since=0, until=1000),
            client.Hint(ask=number),
            client.Odds(ask=number),
            client.Memory(),
            client.Lacks(ask=number),
            client.Usual(),
            client.WhatIf(seed=1),
            client.WhatIf(n=self.table.count // 2),
            *(client.Lacks(ask=number, station=station) for station in self._stations()),
            client.Answer(ask=number + 1, key="pass"),
            client.Answer(ask=number, key="no-such-key"),
            *(client.Answer(ask=number, key=key) for key in keys if key not in offered),
            *(client.Why(ask=number, key=key) for key in keys),
            client.Consent(proposal=1, agree=True),
        ]
        return [await self.ask(message) for message in messages]

    def _stations(self) -> list[str]:
        """Where heroes stand, as the viewer sees it, and some stations that are owned or not."""
        facts = self.game.facts(self.table.view(self.viewer))
        heroes = {player.get("at") for player in facts.get("player", {}).values()}
        return sorted({*(heroes - {None, ""}), *sorted(facts.get("owner", ()))[:2]})

    def greeting(self, seq: int | None) -> list[str]:
        """What another connection of the viewer is told that comes in, or comes back."""
        ear = Ear()
        assert self.room.admit(ear, self.actor, client.Hello(match="m", seq=seq))
        self.room.leave(ear)
        return ear.texts

    def events(self, since: int) -> list[Event]:
        """What the viewer was told as events."""
        return self.table.events_for(self.viewer, since)


async def compare(twins: Sequence[Twin], keys: Sequence[str]) -> None:
    """All that the viewer can ask for is the same in both rooms."""
    one, two = twins
    assert one.news() == two.news()
    assert await one.asides(keys) == await two.asides(keys)
    assert one.greeting(None) == two.greeting(None)
    for seq in {0, one.live.seq // 2, one.live.seq}:
        assert one.greeting(seq) == two.greeting(seq)


async def check_twins(
    game: Game[Any], s: Any, seats: int, viewer: int, source: Source, keys: list[str], most: int
) -> set[str]:
    """Rooms at states that look alike tell the viewer the same, until he learns the difference.

    Returns the kinds of questions at which they were compared.
    """
    view = game.view(s, viewer)
    worlds = [game.imagine(view, viewer, source) for _ in range(2)]
    twins = [Twin(game, world, seats, viewer) for world in worlds]
    kinds: set[str] = set()
    for _ in range(most):
        await compare(twins, keys)
        one = twins[0]
        if one.table.is_over:
            break
        kinds.add(one.table.kind)
        since, state = one.table.count, one.table.state
        if CHANCE in one.table.asked:
            is_opened = False
            for twin in twins:
                await twin.resume()
        else:
            seat = one_of(one.table.asked, source)
            options = [set(twin_keys(twin, seat)) for twin in twins]
            common = sorted(options[0] & options[1])
            if not common:
                break
            is_opened = is_sealed(state) and len(one.table.asked) == 1
            key = one_of(common, source)
            for twin in twins:
                await twin.answer(seat, key)
        learned = [event for twin in twins for event in twin.events(since)]
        if is_opened or has_learned(game, learned, viewer):
            break
    return kinds


def twin_keys(twin: Twin, seat: int) -> list[str]:
    """What a seat is offered."""
    ask = twin.table.ask(seat)
    assert ask is not None
    return ask.decision.keys


async def check_untold(game: Game[Any], s: Any, seats: int, viewer: int, source: Source) -> int:
    """Answers of others of which the viewer is told the same are the same in all messages.

    Returns how many answers were compared with another.
    """
    first: dict[str, list[str]] = {}
    compared = 0
    whole = Twin(game, s, seats, viewer)
    for seat in whole.table.asked:
        if seat in {viewer, CHANCE}:
            continue
        keys = twin_keys(whole, seat)
        for key in sorted({one_of(keys, source) for _ in keys[:6]}):
            twin = Twin(game, s, seats, viewer)
            twin.news()
            await twin.answer(seat, key)
            told = [twin.table.codec.event_args(event) for event in twin.events(0)]
            outside = (twin.table.asked, twin.table.kind, twin.table.count, is_over_or_forced(twin))
            heard = f"{seat} {told} {outside}"
            texts = [*twin.news(), *await twin.asides([])]
            compared += heard in first
            assert first.setdefault(heard, texts) == texts
    return compared


def is_over_or_forced(twin: Twin) -> bool:
    """What anybody could notice of the next question."""
    return twin.table.is_over or is_forced(twin.table.state)
