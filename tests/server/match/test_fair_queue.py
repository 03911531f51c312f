"""Bots' fair share: people first, and no address or session at the expense of another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import get_args

import msgspec
import pytest

from metro2033.server.bots import pool as pools
from metro2033.server.bots.bot_question import BotQuestion, BotReply, Share, Waits
from metro2033.server.bots.fair_queue import AGEING, LEAST_EFFORT, FairQueue, Turn
from metro2033.server.bots.pool import BotPool
from metro2033.server.bots.strength import LEAST, eased, is_strong
from metro2033.server.store.store import Store
from server.match.open_room import new_match, open_room, person, robot
from server.match.test_bot import Recorder


def asked(share: Share, bot: str = "commander") -> BotQuestion:
    return BotQuestion("second", bot, 0, 1, {}, share=share)


def crowd(number: int, waits: Waits = "spectator") -> list[BotQuestion]:
    """The strong bots of so many tables, all from one address, each with a session of its own."""
    return [asked(Share("crowd", f"table {n}", waits)) for n in range(number)]


ANNA = asked(Share("anna", "anna", "person"))


class Simulated:
    """One worker, and time that passes only while it thinks."""

    def __init__(self) -> None:
        self.time = 0.0
        self.queue = FairQueue(lambda: self.time)

    def think(self, seconds: Callable[[Turn], float]) -> Turn:
        """The next question, thought about."""
        turn = self.queue.take(lambda _: True)
        assert turn is not None
        took = seconds(turn)
        self.time += took
        self.queue.done(turn, took)
        return turn


@pytest.mark.parametrize("waits", ["person", "spectator"])
def test_fifty_tables_of_strong_bots_do_not_delay_another_player(waits: Waits) -> None:
    """Anna's bot is next whenever she waits, though the crowd never stops asking."""
    world, delays = Simulated(), []
    for question in crowd(50 * 6, waits):
        world.queue.put(question)
    world.think(lambda _: 1.0)
    for _ in range(40):
        world.queue.put(ANNA)
        before = world.time
        turn = world.think(lambda _: 1.0)
        while turn.question is not ANNA:
            world.queue.put(turn.question)
            turn = world.think(lambda _: 1.0)
        delays.append(world.time - before)
        world.queue.put(world.think(lambda _: 1.0).question)
    assert max(delays) <= 2.0, "her own second, and at most one of theirs"
    assert sorted(delays)[20] == 1.0


def test_two_who_always_ask_get_equal_time_whatever_their_bots_need() -> None:
    world, spent = Simulated(), {"anna": 0.0, "crowd": 0.0}
    for question in [*crowd(30, "person"), ANNA, ANNA]:
        world.queue.put(question)

    def seconds(turn: Turn) -> float:
        return 2.0 if turn.share.address == "crowd" else 0.5

    for _ in range(300):
        turn = world.think(seconds)
        spent[turn.share.address] += seconds(turn)
        world.queue.put(turn.question)
    assert spent["anna"] == pytest.approx(spent["crowd"], rel=0.05)


def test_sessions_of_one_address_share_its_time() -> None:
    world = Simulated()
    many, one = Share("house", "many"), Share("house", "one")
    for share in [many] * 20 + [one] * 2:
        world.queue.put(asked(share))
    first = [world.think(lambda _: 1.0).share.session for _ in range(4)]
    assert first.count("one") == 2


def test_who_was_idle_neither_saves_up_time_nor_pays_for_the_past() -> None:
    world = Simulated()
    for _ in range(50):
        world.queue.put(asked(Share("old", "old")))
        world.think(lambda _: 1.0)
    for _ in range(4):
        world.queue.put(asked(Share("old", "old")))
        world.queue.put(asked(Share("new", "new")))
    order = [world.think(lambda _: 1.0).share.address for _ in range(8)]
    assert {order[n] for n in (0, 1)} == {order[n] for n in (2, 3)} == {"old", "new"}


def test_people_go_before_spectators_and_these_before_nobody() -> None:
    world = Simulated()
    for waits in get_args(Waits)[::-1]:
        world.queue.put(asked(Share(waits, waits, waits)))
    order = [world.think(lambda _: 1.0).share.waits for _ in range(3)]
    assert order == ["person", "spectator", "nobody"]


def test_nobody_waits_for_ever() -> None:
    world = Simulated()
    world.queue.put(asked(Share("late", "late", "nobody")))
    for number in range(200):
        world.queue.put(asked(Share(f"person {number}", "", "person")))
        world.queue.put(asked(Share(f"person {number}", "", "person")))
        if world.think(lambda _: 1.0).share.address == "late":
            break
    assert 2 * AGEING <= world.time <= 3 * AGEING


def test_who_asks_for_much_gets_less_of_it() -> None:
    world = Simulated()
    for question in crowd(100):
        world.queue.put(question)
    anna, one = world.queue.put(ANNA), world.queue.put(crowd(1)[0])
    assert world.queue.effort(anna, workers=1) == 1.0
    assert world.queue.effort(one, workers=1) == LEAST_EFFORT
    assert world.queue.effort(one, workers=20) == pytest.approx(80 / 102)


def test_bots_that_search_can_be_eased() -> None:
    assert eased("commander", "second", 1.0) == "commander"
    assert eased("commander", "second", 0.1) == "learned:225"
    assert eased("learned", "second", 0.1) == "learned"
    assert eased("ranger", "first", 0.1) == f"learned:{LEAST}+hunter"
    assert eased("search:100", "first", 0.1) == f"search:{LEAST}"
    assert eased("policy:mine", "second", 0.1) == "policy:mine"
    assert [is_strong(bot, "first") for bot in ("random", "stalker", "ranger", "commander")] == [
        False,
        False,
        False,
        True,
    ]


class Gate:
    """Workers that answer when they are told to, and note whom they were asked for."""

    def __init__(self) -> None:
        self.asked: list[BotQuestion] = []
        self.open = threading.Event()

    def ask(self, line: bytes, _seconds: float) -> bytes:
        self.asked.append(msgspec.json.decode(line, type=BotQuestion))
        assert self.open.wait(300)
        return msgspec.json.encode(BotReply(key="pass"))


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    made = Gate()
    monkeypatch.setattr(pools.Worker, "ask", made.ask)
    return made


async def under_way(gate: Gate, number: int) -> None:
    async with asyncio.timeout(300):
        while len(gate.asked) < number:
            await asyncio.sleep(0.001)
    await asyncio.sleep(0.05)
    assert len(gate.asked) == number


async def test_a_pool_asks_in_fair_order_and_tells_workers_of_nobody(gate: Gate) -> None:
    pool = BotPool(1)
    seats = [msgspec.structs.replace(q, seat=1) for q in crowd(50)]
    tasks = [asyncio.create_task(pool.think(question)) for question in seats]
    await under_way(gate, 1)
    tasks.append(asyncio.create_task(pool.think(msgspec.structs.replace(ANNA, seat=2))))
    await asyncio.sleep(0)
    gate.open.set()
    await asyncio.gather(*tasks)
    assert [question.seat for question in gate.asked[:3]] == [1, 2, 1]
    assert {question.share for question in gate.asked} == {Share()}
    assert gate.asked[1].effort == 1.0
    assert gate.asked[2].effort < 0.2
    await pool.close()


async def test_strong_bots_leave_a_worker_free(gate: Gate) -> None:
    pool = BotPool(4)
    strong = [asyncio.create_task(pool.think(question)) for question in crowd(10, "person")]
    await under_way(gate, 2)  # half of them for one address
    strong.append(asyncio.create_task(pool.think(ANNA)))
    strong.append(asyncio.create_task(pool.think(asked(Share("boris"), "commander"))))
    await under_way(gate, 3)  # one is left
    quick = asyncio.create_task(pool.think(asked(Share("vera"), "stalker")))
    await under_way(gate, 4)
    gate.open.set()
    await asyncio.gather(*strong, quick)
    await pool.close()


async def test_who_gives_up_while_waiting_takes_no_worker(gate: Gate) -> None:
    pool = BotPool(1)
    first = asyncio.create_task(pool.think(ANNA))
    await under_way(gate, 1)
    waiting = asyncio.create_task(pool.think(ANNA))
    await asyncio.sleep(0.01)
    waiting.cancel()
    gate.open.set()
    assert await first is not None
    assert await pool.think(ANNA) is not None
    assert len(gate.asked) == 2
    await pool.close()


async def test_a_question_tells_who_waits_and_who_pays(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "toy", [person(), robot()])
    bots = Recorder()
    async with open_room(sqlite_store, match, bots=bots) as opened:
        opened.listen(0)
        for _ in range(20):
            table = opened.room.state.playing.table
            if 0 in table.asked:
                ask = table.ask(0)
                assert ask is not None
                await opened.answer(0, ask.decision.fallback)
            await asyncio.sleep(0.01)
        assert bots.questions[-1].share.waits == "person"
        assert bots.questions[-1].share.session == opened.actor(0).identity.session  # type: ignore[union-attr]
