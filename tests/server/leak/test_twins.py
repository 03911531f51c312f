"""What a viewer may not know changes no byte that the viewer is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec
import pytest

from effort import Counted, seeds
from laws.games import MATCHES, Match
from laws.walk import asked, moments, one_of, options
from metro2033 import catalog
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR, Event
from metro2033.engine.kernel.helper import OPEN, sealed_answer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.model import pile
from metro2033.server.bots.bot_question import BotQuestion
from metro2033.server.match import bot_advice
from metro2033.server.match.table_presenter import TablePresenter
from metro2033.server.protocol import part
from metro2033.table import memory
from metro2033.table.keys import codec_of
from metro2033.table.table import Table
from server.leak.kinds import kinds_of
from server.leak.pair import asked_first
from server.leak.twin import check_twins, check_untold

SEEDS = {"toy": seeds(6), "first": seeds(4), "second": seeds(4)}


def some_keys(match: Match, s: Any, source: Stream) -> list[str]:
    """Keys that somebody could answer somewhere in the match, to ask about."""
    words = [one_of(options(s, seat), source) for seat in asked(s)]
    return [codec_of(match.game).key(word) for word in words]


@pytest.mark.parametrize("match", MATCHES, ids=str)
async def test_rooms_that_look_alike_tell_the_same(match: Match, counted: Counted) -> None:
    pairs = 0
    for seed in SEEDS[match.name]:
        source = Stream(seed)
        keys: list[str] = []
        for s in moments(match, seed, 8):
            keys = [*keys[-6:], *some_keys(match, s, source)]
            for viewer in match.viewers:
                await check_twins(match.game, s, match.seats, viewer, source, keys, most=5)
                pairs += 1
    counted(pairs=pairs)


@pytest.mark.parametrize("match", MATCHES, ids=str)
async def test_what_is_not_told_is_in_no_message(match: Match) -> None:
    for seed in SEEDS[match.name]:
        source = Stream(seed)
        for s in moments(match, seed, 8):
            for viewer in match.viewers:
                await check_untold(match.game, s, match.seats, viewer, source)


@pytest.mark.parametrize("edition", ["first", "second"])
async def test_every_kind_of_question_is_compared(edition: str) -> None:
    """In the recorded matches each kind comes up somewhere, also those that random play misses."""
    game, source = catalog.game(edition), Stream(1)
    compared: set[str] = set()
    for kind, (s, seats) in asked_first(edition).items():
        for viewer in (*range(seats), SPECTATOR):
            kinds = await check_twins(game, s, seats, viewer, source, [], most=2)
            assert kind in kinds
            compared |= kinds
            await check_untold(game, s, seats, viewer, source)
    assert compared == kinds_of(edition)


async def test_every_kind_of_the_toy_is_compared() -> None:
    match, compared = Match("toy", 3), set[str]()
    for seed in range(8):
        source = Stream(seed)
        for s in moments(match, seed, 40):
            compared |= await check_twins(match.game, s, 3, 0, source, [], most=1)
    assert compared == kinds_of("toy")


async def is_caught(check: str, matches: list[Match]) -> bool:
    """Whether some moment of some match breaks the law."""
    for seed in range(12):
        for match in matches:
            source = Stream(seed)
            for s in moments(match, seed, 8):
                for viewer in match.viewers:
                    try:
                        if check == "twins":
                            await check_twins(match.game, s, match.seats, viewer, source, [], 5)
                        else:
                            await check_untold(match.game, s, match.seats, viewer, source)
                    except AssertionError:
                        return True
    return False


FEW = [Match("toy", 3), Match("second", 3), Match("first", 2)]


def whole_facts(sight: Any, _viewer: int) -> Any:
    return sight._table.game.facts(sight._table.state)


def whole_events(table: Any, _seat: int, since: int = 0, until: int | None = None) -> list[Event]:
    steps = range(since + 1, (table.count if until is None else until) + 1)
    return [event for n in steps for event in table._history.told(n)]


real_step, real_steps_for = TablePresenter._step, TablePresenter.steps_for


def keyed_step(sight: TablePresenter, n: int, events: list[part.Event]) -> part.Step:
    return sight.with_key(real_step(sight, n, events))


def first_seats_steps(sight: Any, _viewer: int, shared: Any) -> list[part.Step]:
    return real_steps_for(sight, 0, shared)


def anybodys_answer(table: Any, _: int) -> str:
    words = [sealed_answer(table._state, seat) for seat in range(CHANCE)]
    return next((table.codec.key(word) for word in words if word != OPEN), "")


def waiting_with_options(sight: Any) -> part.Waiting:
    table: Table[Any] = sight._table
    asks = [table.ask(seat) for seat in table.asked]
    count = sum(len(ask.decision.options) for ask in asks if ask is not None)
    return part.Waiting([seat + 1 for seat in table.asked], f"{table.kind} {count}")


real_lacks, real_question = TablePresenter.lacks, bot_advice.bot_question


def lacks_of_all(sight: Any, decision: Any, station: str) -> list[part.Lack]:
    found = real_lacks(sight, decision, station)
    if not station:
        return found
    whole = crc32(str(sight._table.game.facts(sight._table.state)).encode())
    return [part.Lack(str(whole), lack.option, lack.count) for lack in found]


def memory_of_the_first_seat(s: Any, deck: int) -> dict[int, int]:
    cards = memory.cards_of(s, deck)
    return {card: s.zone[card] for card in cards if pile.knows(s, card, 0)}


def question_of_the_whole(state: Any, *given: Any) -> BotQuestion:
    whole = state_to_data(state.playing.table.state)
    return msgspec.structs.replace(real_question(state, *given), view=whole)


def digest_of_all(table: Any, _seat: int) -> int:
    """A number that gives away everything."""
    return crc32(str(table.game.facts(table.state)).encode())


def stations_of_all(table: Any, seat: int) -> list[int]:
    return [digest_of_all(table, seat)]


def dismissals_of_all(table: Any, seat: int) -> bool:
    return digest_of_all(table, seat) % 2 == 1


@pytest.mark.parametrize(
    ("check", "owner", "name", "leak"),
    [
        ("twins", bot_advice, "bot_question", question_of_the_whole),
        ("twins", bot_advice, "stations_left", stations_of_all),
        ("twins", bot_advice, "has_dismissed", dismissals_of_all),
        ("twins", TablePresenter, "facts", whole_facts),
        ("twins", TablePresenter, "waiting", waiting_with_options),
        ("twins", Table, "sealed_answer", anybodys_answer),
        ("twins", Table, "events_for", whole_events),
        ("twins", TablePresenter, "steps_for", first_seats_steps),
        ("twins", TablePresenter, "lacks", lacks_of_all),
        ("twins", memory, "known_zones", memory_of_the_first_seat),
        ("untold", TablePresenter, "_step", keyed_step),
    ],
)
async def test_a_planted_leak_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    check: str,
    owner: Any,
    name: str,
    leak: Callable[..., Any],
) -> None:
    monkeypatch.setattr(owner, name, leak)
    assert await is_caught(check, FEW)


@pytest.mark.parametrize("check", ["twins", "untold"])
async def test_nothing_is_caught_where_nothing_is_planted(check: str) -> None:
    assert not await is_caught(check, FEW[:1])
