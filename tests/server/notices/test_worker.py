"""The outbox: everybody is told of their turn once, whatever fails or is killed."""

from __future__ import annotations

import asyncio
import email
import email.policy
import hmac
import json
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from hashlib import sha256
from typing import Any

import pytest
from sqlalchemy import select

from effort import Counted, chance, many
from metro2033.server.http.notice_setup import notice_worker
from metro2033.server.match.actor import Identity
from metro2033.server.metrics import Metrics
from metro2033.server.notices import guarded_client, mail
from metro2033.server.notices.worker import AT_ONCE, AT_ONCE_AGAIN, PAUSES_MS, NoticeWorker
from metro2033.server.protocol import client
from metro2033.server.settings import Settings
from metro2033.server.store import notices as outbox
from metro2033.server.store.entities import Batch
from metro2033.server.store.schema import notice
from metro2033.server.store.store import NOTICE_DELAY_MS, Store
from metro2033.server.store.time_off import WantedRest
from metro2033.server.time_off import QuietHours
from server.match.open_room import WHO, Ear, OpenRoom, new_match, open_room, person
from server.notices.receivers import MailBox, PushBrowser, Received, http_receiver, mail_receiver

OTHER = Identity("the session of another", None)
NOON = 1_773_140_400_000
BROWSER = PushBrowser()


class Killed(BaseException):
    """The process is gone."""


class Place:
    """A store with a false time, and receivers of everything that is sent."""

    def __init__(self, store: Store, push: Received, box: MailBox) -> None:
        self.store = store
        self.push = push
        self.box = box
        self.now = NOON

    async def worker(self) -> NoticeWorker:
        settings = Settings.model_validate(
            {
                "private_webhooks": True,
                "smtp": self.box.url,
                "mail_from": "turn@metro.example",
                "public_url": "https://metro.example",
            }
        )
        return await notice_worker(self.store, settings, Metrics())

    async def add(self, holder: str, kind: Any, language: str = "en") -> None:
        """A way to tell somebody, confirmed."""
        address = "boris@metro.example" if kind == "mail" else f"{self.push.url}/{len(holder)}"
        secret = json.dumps(BROWSER.keys) if kind == "push" else "the secret of the table"
        await self.store.put_channel(holder, kind, address, secret, language, is_confirmed=True)

    @property
    def pushed(self) -> list[dict[str, Any]]:
        return [BROWSER.read(body) for _, _, body in self.push.requests]

    @property
    def shown(self) -> set[str]:
        """What browsers show: a message of the same topic takes the place of another."""
        return {headers["Topic"] for _, headers, _ in self.push.requests}

    async def passes(self, ms: int, worker: NoticeWorker | None = None) -> None:
        """Time passes, and whoever is due is told."""
        self.now += ms
        found = worker or await self.worker()
        while await found.round():
            pass
        if worker is None:
            await found.close()


@pytest.fixture
def receivers() -> Iterator[tuple[Received, MailBox]]:
    with ExitStack() as stack:
        yield stack.enter_context(http_receiver()), stack.enter_context(mail_receiver())


@pytest.fixture
async def place(database_url: str, receivers: tuple[Received, MailBox]) -> AsyncIterator[Place]:
    store = await Store.open(database_url, now=lambda: found.now)
    found = Place(store, *receivers)
    yield found
    await store.close()


def asked(opened: OpenRoom) -> int:
    return opened.room.state.playing.table.asked[0]


async def answer(opened: OpenRoom, seat: int) -> None:
    """Somebody gives the first answer to every question until others are asked."""
    room = opened.room
    while (ask := room.state.playing.table.ask(seat)) is not None:
        await room.exclusively(partial(room.answer, seat, ask.number, ask.decision.keys[0]))


async def two_people(place: Place, seats: Sequence[Identity] = (WHO, OTHER), **told: Any) -> str:
    sitting = [person(who) for who in seats]
    return await new_match(place.store, "toy", sitting, **{"title": "Polis", **told})


async def test_who_is_away_is_told_once(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
    match = await two_people(place)
    async with open_room(place.store, match):
        await place.passes(NOTICE_DELAY_MS - 1)
        assert place.pushed == []
        await place.passes(1)
        (told,) = place.pushed
        assert told["title"] == "Your turn: Polis"
        assert told["url"] == f"/match/{match}"
        await place.passes(10 * 86_400_000)
        assert len(place.pushed) == 1


async def test_the_next_turn_is_told_again(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
    match = await two_people(place)
    async with open_room(place.store, match) as opened:
        for turns in range(1, 4):
            await place.passes(NOTICE_DELAY_MS)
            assert len(place.shown) == len(place.pushed) == turns
            await answer(opened, asked(opened))


async def test_who_looks_at_the_table_is_told_nothing(place: Place) -> None:
    await place.add(WHO.session, "push")
    match = await new_match(place.store, "toy", [person(), person()])
    async with open_room(place.store, match) as opened:
        first = asked(opened)
        opened.listen(1 - first)
        hello = client.Hello(match=match)
        # They come to the table in time.
        assert await opened.room.enter(Ear(), opened.actor(first), hello)
        await answer(opened, first)
        await place.passes(86_400_000)
        assert place.pushed == []


async def test_who_has_answered_meanwhile_is_told_nothing(place: Place) -> None:
    match = await two_people(place)
    await place.add(WHO.session, "push")
    async with open_room(place.store, match) as opened:
        if asked(opened) == 1:
            await answer(opened, 1)
        place.push.answer = lambda: 500
        await place.passes(NOTICE_DELAY_MS)
        await answer(opened, 0)
        place.push.answer = lambda: 201
        await place.passes(86_400_000)
        assert place.pushed == []


async def test_many_matches_are_told_together_and_not_too_often(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "mail", "ru")
    for name in "ABCDEFG":
        async with open_room(place.store, await two_people(place, title=name)):
            pass
    await place.passes(NOTICE_DELAY_MS)
    mails = [
        email.message_from_bytes(sent.content, policy=email.policy.default)
        for sent in place.box.mails
        if isinstance(sent.content, bytes)
    ]
    assert 1 <= len(mails) <= 2
    told = "".join(mail.get_content() for mail in mails)
    assert set("ABCDEFG") <= set(told.splitlines())
    assert any("Вас жд" in mail["Subject"] for mail in mails)
    assert all(mail["List-Unsubscribe-Post"] for mail in mails)
    for name in "HI":
        async with open_room(place.store, await two_people(place, title=name)):
            pass
    await place.passes(NOTICE_DELAY_MS)
    assert len(place.box.mails) == len(mails)
    await place.passes(PAUSES_MS["mail"])
    assert len(mails) < len(place.box.mails) <= 2 * len(mails)


async def test_nobody_is_told_while_they_rest(place: Place) -> None:
    hours = QuietHours("UTC", 10 * 60, 20 * 60)
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
        place.now -= 2 * 86_400_000
        await place.store.put_rest(who.session, WantedRest(hours, None))
        place.now += 2 * 86_400_000
    async with open_room(place.store, await two_people(place)):
        await place.passes(2 * 3_600_000)
        assert place.pushed == []
        await place.passes(9 * 3_600_000)
        assert len(place.pushed) == 1


async def test_a_table_tells_its_webhook_and_signs_it(place: Place) -> None:
    match = await two_people(place)
    await place.store.put_channel(
        match, "webhook", f"{place.push.url}/hook", "the secret", "hu", is_confirmed=True
    )
    async with open_room(place.store, match):
        await place.passes(NOTICE_DELAY_MS)
    ((path, headers, body),) = place.push.requests
    parts = dict(part.split("=") for part in headers["Metro2033-Signature"].split(","))
    mark = hmac.new(b"the secret", f"{parts['t']}.".encode() + body, sha256).hexdigest()
    assert (path, parts["v1"]) == ("/hook", mark)
    told = json.loads(body)
    assert told["text"] == "Polis: várjuk Anna válaszát"
    assert [turn["match"] for turn in told["turns"]] == [match]


async def test_a_browser_that_is_gone_is_forgotten(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
    place.push.answer = lambda: 410
    async with open_room(place.store, await two_people(place)):
        await place.passes(NOTICE_DELAY_MS)
    left = [channel for who in (WHO, OTHER) for channel in await place.store.channels(who.session)]
    assert len(left) == 1


async def test_what_is_dead_for_weeks_loses_nothing_and_fills_nothing(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
        await place.add(who.session, "mail")
    place.push.answer = lambda: 503
    place.box.answer = lambda: "451 later"
    async with open_room(place.store, await two_people(place)) as opened:
        for day in range(40):
            await place.passes(6 * 3_600_000)
            if day < 3:
                await answer(opened, asked(opened))
        rows = await place.store.read(lambda c: c.execute(select(notice)).all())
        assert 0 < len(rows) <= 4
        place.push.answer, place.box.answer = lambda: 201, lambda: "250 OK"
        await place.passes(86_400_000)
        assert (len(place.pushed), len(place.box.mails)) == (1, 1)


async def test_two_processes_tell_nothing_twice(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
    for _ in range(10):
        async with open_room(place.store, await two_people(place)):
            pass
    other = await Store.open(
        place.store.url.render_as_string(hide_password=False), now=place.store.now
    )
    place.now += NOTICE_DELAY_MS
    room: dict[outbox.Lane, int] = {("push", False): 200}
    claimed = await asyncio.gather(place.store.claim_notices(room), other.claim_notices(room))
    turns = [(n.match, n.seat) for batches in claimed for b in batches for n in b.notices]
    assert len(turns) == len(set(turns)) == 10
    await other.close()


async def many_turns(place: Place, number: int) -> None:
    """So many people are waited for, each with a browser of their own; paths tell them apart."""
    for n in range(number):
        who = Identity(f"session {n}", None)
        keys = json.dumps(BROWSER.keys)
        await place.store.put_channel(
            who.session, "push", f"{place.push.url}/{n}", keys, "en", is_confirmed=True
        )
        match = await new_match(place.store, "toy", [person(who), person(who)], title=str(n))
        async with open_room(place.store, match):
            pass
    place.now += NOTICE_DELAY_MS


async def wait_for(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gives up while receivers hang, however busy the machine is."""
    for name in ("SECONDS", "MOST_SECONDS"):
        monkeypatch.setattr(guarded_client, name, 300.0)


@pytest.mark.usefixtures("patience")
async def test_who_is_busy_takes_no_more_than_it_begins(place: Place) -> None:
    """A process whose receivers all hang leaves the rest to others, and none is told twice."""
    number, hangs = AT_ONCE["push"] + 10, threading.Event()
    await many_turns(place, number)
    begun: list[int] = []

    def hang() -> int:
        begun.append(1)
        if len(begun) <= AT_ONCE["push"] - AT_ONCE_AGAIN:
            hangs.wait(60)
        return 201

    place.push.answer = hang
    busy, idle = await place.worker(), await place.worker()
    first = asyncio.create_task(busy.round())
    await wait_for(lambda: len(begun) >= AT_ONCE["push"] - AT_ONCE_AGAIN)
    await idle.round()
    assert len(place.pushed) == number - (AT_ONCE["push"] - AT_ONCE_AGAIN)
    hangs.set()
    await first
    for worker in (busy, idle):
        await worker.close()
    assert len(place.pushed) == len(place.shown) == number


@pytest.mark.usefixtures("patience")
async def test_slow_receivers_hold_up_nobody_else(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was too slow once waits with others of that kind alone."""
    hangs = threading.Event()
    await many_turns(place, AT_ONCE["push"])
    begun: list[int] = []

    def hang() -> int:
        begun.append(1)
        return 201 if is_quick else 500 if hangs.wait(60) else 504

    is_quick = False
    place.push.answer = hang
    with monkeypatch.context() as patch:
        patch.setattr(guarded_client, "MOST_SECONDS", 0.2)
        await place.passes(0)
    place.now += 3_600_000
    slow, before = await place.worker(), len(begun)
    first = asyncio.create_task(slow.round())
    await wait_for(lambda: len(begun) == before + AT_ONCE_AGAIN)
    is_quick = True
    await place.add(WHO.session, "push")
    async with open_room(place.store, await two_people(place, seats=[WHO, WHO])):
        place.now += NOTICE_DELAY_MS
        (quick,) = await slow._begin()
        await quick
    assert len(place.pushed) == 1
    assert not first.done()
    hangs.set()
    await first
    await slow.close()


def test_nobody_else_tells_what_is_under_way() -> None:
    """An attempt ends before another process may take it."""
    most = max(guarded_client.MOST_SECONDS, 10 * mail.SECONDS)
    assert 1.5 * 1000 * most < outbox.LEASE_MS
    assert sum(AT_ONCE.values()) < guarded_client.MOST_CONNECTIONS


# Killed at any point


POINTS = ("claimed", "sent", "put down")


async def tell_and_die(place: Place, point: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is killed at a point while it tells something."""
    worker = await place.worker()

    async def die(*_: Any) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        if point == "claimed":
            patch.setattr(NoticeWorker, "_tell", die)
        elif point == "sent":
            patch.setattr(Store, "notices_done", die)
        else:
            done = Store.notices_done

            async def done_and_die(store: Store, batch: Batch) -> None:
                await done(store, batch)
                raise Killed

            patch.setattr(Store, "notices_done", done_and_die)
        place.now += NOTICE_DELAY_MS
        with pytest.raises(Killed):
            await worker.round()
    await worker.close()


@pytest.mark.parametrize("point", POINTS)
async def test_a_process_that_is_killed_loses_nothing_and_shows_nothing_twice(
    place: Place, point: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
    async with open_room(place.store, await two_people(place)):
        await tell_and_die(place, point, monkeypatch)
        await place.passes(outbox.LEASE_MS)
        await place.passes(86_400_000)
    assert len(place.shown) == 1
    assert len(place.pushed) <= 2


async def keep_telling(place: Place, turns: int) -> None:
    """Play while one attempt in three fails; AssertionError if a turn is not told, or twice."""
    luck = chance(19)
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
        await place.add(who.session, "mail")
    place.push.answer = lambda: 503 if luck.random() < 0.3 else 201
    place.box.answer = lambda: "451 later" if luck.random() < 0.3 else "250 OK"
    done = 0
    while done < turns:
        async with open_room(place.store, await two_people(place)) as opened:
            table = opened.room.state.playing.table
            while done < turns and not table.is_over:
                done += 1
                worker = await place.worker()
                for _ in range(12):
                    await place.passes(2 * 3_600_000, worker)
                await worker.close()
                await answer(opened, asked(opened))
                assert len(place.pushed) == len(place.shown) == done
                assert len(place.box.mails) == done


async def test_everybody_is_told_though_one_attempt_in_three_fails(
    place: Place, counted: Counted
) -> None:
    turns = many(25)
    await keep_telling(place, turns)
    counted(turns=turns)


async def test_a_turn_that_is_not_told_is_found(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that takes a failure for success."""
    monkeypatch.setattr(Store, "notices_failed", Store.notices_done)
    with pytest.raises(AssertionError):
        await keep_telling(place, 25)


async def test_who_has_given_the_seat_away_is_told_nothing(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
    match = await two_people(place)
    async with open_room(place.store, match) as opened:
        await place.store.change_seat(match, asked(opened), session="the session of a friend")
        await place.passes(NOTICE_DELAY_MS)
    assert place.pushed == []
