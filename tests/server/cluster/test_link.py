"""Links between processes: texts arrive whole and in order; whoever breaks or delays one is cut."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from struct import pack
from typing import Any

import pytest

from metro2033.server.cluster import channel, framed_connection, handshake, pipe
from metro2033.server.cluster.channel import Channel, Unreachable
from metro2033.server.cluster.framed_connection import HEAD, LONGEST, FramedConnection
from metro2033.server.cluster.link import CLOSE, OPEN, TEXT
from metro2033.server.cluster.pipe import OWNER_GONE, TOO_MUCH, Pipe
from server.cluster.channels import CALLED, PATIENCE, Site, frame, site, two_sites

HOSTS = ["", "127.0.0.1"]

SILENT = 2 * channel.SILENCE_SECONDS


class Time:
    """What connections take for the time."""

    now = 0.0


async def opened(caller: Site, called: Site, greeting: str = "hello") -> tuple[Pipe, Pipe]:
    """Both ends of a pipe."""
    number = len(called.accepted)
    here = (await caller.channel.link(CALLED)).open("m1", greeting)
    return here, await called.pipe(number)


async def rest_of(end: Pipe) -> list[str]:
    """What still comes until a pipe is closed."""
    async with asyncio.timeout(PATIENCE):
        return [text async for text in end]


@pytest.mark.parametrize("host", HOSTS)
async def test_texts_arrive_whole_and_in_order(host: str) -> None:
    texts = ["", "a b\nc", "станция " * 300_000, *map(str, range(500))]
    async with two_sites(host) as (caller, called):
        pairs = [await opened(caller, called, f"client {i}") for i in range(3)]
        assert [(m, g) for _, m, g in called.accepted] == [("m1", f"client {i}") for i in range(3)]

        async def play(sender: Pipe, receiver: Pipe) -> None:
            heard = list[str]()
            receiver.listen(heard.append, lambda _: None)
            for text in texts:
                await sender.send(text)
            sender.close(4321)
            while receiver.code is None:
                await asyncio.sleep(0.001)
            assert heard == texts
            assert receiver.code == 4321

        ways = [pairs[0], pairs[1][::-1], pairs[2]]
        await asyncio.gather(*(play(*way) for way in ways))


async def test_many_clients_share_one_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = list[str]()
    call = Channel._call

    async def counted(channel: Channel, peer: str) -> Any:
        calls.append(peer)
        return await call(channel, peer)

    monkeypatch.setattr(Channel, "_call", counted)
    async with two_sites() as (caller, called):
        links = await asyncio.gather(*(caller.channel.link(CALLED) for _ in range(50)))
        assert len({*links}) == 1
        for i, link in enumerate(links):
            link.open("m1", str(i))
        await called.pipe(49)
    assert calls == [CALLED]


async def test_a_broken_link_ends_its_pipes_and_is_made_anew() -> None:
    async with two_sites() as (caller, called):
        here, there = await opened(caller, called)
        link = await caller.channel.link(CALLED)
        await here.send("before")
        assert await anext(there) == "before"
        link.connection.abort()

        assert await rest_of(here) == await rest_of(there) == []
        assert here.code == there.code == OWNER_GONE
        again, _ = await opened(caller, called)
        assert again.code is None


async def test_a_link_that_breaks_while_it_begins_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    call = handshake.call

    async def call_and_break(connection: FramedConnection, *who: Any) -> None:
        await call(connection, *who)
        connection.connection_lost(None)

    async with two_sites() as (caller, called):
        with monkeypatch.context() as patch:
            patch.setattr(handshake, "call", call_and_break)
            dead = (await caller.channel.link(CALLED)).open("m1", "hello")
            assert await rest_of(dead) == []
        while caller.channel.peers:
            await asyncio.sleep(0.001)
        await opened(caller, called)


async def test_a_closed_channel_calls_nobody() -> None:
    async with two_sites() as (caller, _):
        caller.channel.close()
        with pytest.raises(Unreachable):
            await caller.channel.link(CALLED)


async def test_a_process_that_is_gone_cannot_be_reached() -> None:
    async with two_sites() as (caller, called):
        here, _ = await opened(caller, called)
        called.channel.close()
        assert await rest_of(here) == []
        assert here.code == OWNER_GONE
        while caller.channel.peers:
            await asyncio.sleep(0.001)
        for _ in range(2):
            with pytest.raises(Unreachable):
                await caller.channel.link(CALLED)
        assert caller.troubles == ["unreachable"] * 2


# Frames that no process of ours sends

BAD_FRAMES = {
    "an unknown kind": frame(9, 1, b""),
    "a body that is too long": HEAD.pack(LONGEST + 1, TEXT, 1),
    "no text": frame(TEXT, 1, b"\xff\xfe"),
    "no code": frame(CLOSE, 1, b"soon"),
    "a pipe that is open": frame(OPEN, 1, b"m2\nhello"),
    "garbage": pack("!200Q", *range(1 << 60, (1 << 60) + 200)),
}


async def is_cut_for(data: bytes, patience: float) -> None:
    """A process sends such data; its link ends, with all pipes, and others go on."""
    async with two_sites() as (caller, called), site("00000000000000e3", caller.known) as other:
        here, there = await opened(caller, called)
        beside, _ = await opened(other, called)
        (await caller.channel.link(CALLED)).connection.write(data)
        try:
            async with asyncio.timeout(patience):
                assert [text async for text in there] == []
        except TimeoutError:
            raise AssertionError("the link goes on") from None
        assert there.code == OWNER_GONE
        assert await rest_of(here) == []
        assert beside.code is None
        assert called.troubles == ["bad-frame"]


@pytest.mark.parametrize("name", BAD_FRAMES)
async def test_whoever_sends_a_bad_frame_is_cut(name: str) -> None:
    await is_cut_for(BAD_FRAMES[name], PATIENCE)


@pytest.mark.parametrize("name", BAD_FRAMES)
async def test_a_process_that_takes_bad_frames_is_found(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(FramedConnection, "abort", lambda _: None)
    with pytest.raises(AssertionError):
        await is_cut_for(BAD_FRAMES[name], 0.2)


async def test_a_process_that_was_called_opens_no_pipe() -> None:
    async with two_sites() as (caller, called):
        here, there = await opened(caller, called)
        [link] = called.channel._links
        link.connection.send(OPEN, 2, b"m1\nhello")
        assert await rest_of(here) == []
        assert here.code == OWNER_GONE
        assert await rest_of(there) == []


async def hears_only_whole_texts() -> None:
    """A process dies in the middle of a frame."""
    async with two_sites() as (caller, called):
        _, there = await opened(caller, called)
        connection = (await caller.channel.link(CALLED)).connection
        connection.write(frame(TEXT, 1, b"whole") + frame(TEXT, 1, b"half of this")[:-4])
        connection.close()
        assert await rest_of(there) == ["whole"]


async def test_half_a_frame_is_not_heard() -> None:
    await hears_only_whole_texts()


async def test_a_process_that_hears_half_frames_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(self: FramedConnection, hear: Callable[[int, int, bytes], None]) -> None:
        data, at = bytes(self._buffer), 0
        self._buffer.clear()
        while at < len(data):
            length, kind, number = HEAD.unpack_from(data, at)
            at += HEAD.size
            hear(kind, number, data[at : at + length])
            at += length

    monkeypatch.setattr(FramedConnection, "_take_frames", take)
    with pytest.raises(AssertionError):
        await hears_only_whole_texts()


# Slow processes and clients


async def holds_back_for(slow: Awaitable[None], end: Pipe) -> None:
    """Send to a process that does not read: soon nothing more is taken, then the link ends."""
    await slow
    taken = 0
    while end.send_now("x" * 10_000):
        await asyncio.sleep(0)
        taken += 1
        assert taken < 2_000, "everything is taken"
    await asyncio.wait_for(end.send("waits"), PATIENCE)
    assert end.code == OWNER_GONE


async def stop_reading(caller: Site) -> None:
    transport = (await caller.channel.link(CALLED)).connection._transport
    assert transport is not None
    transport.pause_reading()


async def test_a_process_that_does_not_read_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(framed_connection, "STALL_SECONDS", 0.1)
    async with two_sites() as (caller, called):
        _, there = await opened(caller, called)
        await holds_back_for(stop_reading(caller), there)


async def test_a_process_that_takes_any_amount_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FramedConnection, "pause_writing", lambda _: None)
    async with two_sites() as (caller, called):
        _, there = await opened(caller, called)
        with pytest.raises(AssertionError, match="everything is taken"):
            await holds_back_for(stop_reading(caller), there)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of connections, which stands still unless a test lets it pass."""
    time = Time()
    monkeypatch.setattr(framed_connection, "loop_time", lambda: time.now)
    return time


async def notices_silence(caller: Site, called: Site, time: Time) -> None:
    """A link on which the other side says nothing any more ends, with its pipes, at both ends."""
    (here, there), ends = await opened(caller, called), list[int]()
    here.listen(lambda _: None, ends.append)
    sides = (caller, called)
    for _ in range(30):
        time.now += SILENT / 5
        for one in sides:
            one.channel.tell_load(1)
        links = [link.connection for one in sides for link in one.channel._links]
        async with asyncio.timeout(PATIENCE):
            while any(connection.silence for connection in links):
                await asyncio.sleep(0.001)
    assert ends == [], "a link on which both sides talk is cut"
    time.now += SILENT
    caller.channel.tell_load(1)
    for _ in range(100):
        await asyncio.sleep(0.001)
    assert ends == [OWNER_GONE], "silence is not noticed"
    assert caller.troubles == ["silent"]
    assert await rest_of(there) == []


@pytest.mark.parametrize("host", HOSTS)
async def test_a_process_that_falls_silent_is_cut(host: str, time: Time) -> None:
    async with two_sites(host) as (caller, called):
        await notices_silence(caller, called, time)


async def test_a_process_that_waits_for_the_silent_is_found(
    monkeypatch: pytest.MonkeyPatch, time: Time
) -> None:
    monkeypatch.setattr(channel, "SILENCE_SECONDS", 1e9)
    async with two_sites() as (caller, called):
        with pytest.raises(AssertionError, match="silence is not noticed"):
            await notices_silence(caller, called, time)


async def test_a_process_that_reads_again_gets_everything() -> None:
    async with two_sites() as (caller, called):
        here, there = await opened(caller, called)
        heard = list[str]()
        here.listen(heard.append, lambda _: None)
        await stop_reading(caller)
        number = 0
        while there.send_now(f"{number} {'x' * 10_000}"):
            await asyncio.sleep(0)
            number += 1
        last = asyncio.create_task(there.send("last"))
        transport = (await caller.channel.link(CALLED)).connection._transport
        assert transport is not None
        transport.resume_reading()
        await asyncio.wait_for(last, PATIENCE)
        while not heard or heard[-1] != "last":
            await asyncio.sleep(0.001)
        assert [text.partition(" ")[0] for text in heard] == [*map(str, range(number)), "last"]


async def ends_one_that_overflows() -> None:
    """The room is busy while a client sends on; its pipe ends, and no other."""
    async with two_sites() as (caller, called):
        here, there = await opened(caller, called)
        other, _ = await opened(caller, called)
        for number in range(2_000):
            await here.send(str(number))
        await other.send("last")
        assert await anext(await called.pipe(1)) == "last"
        assert there.code == TOO_MUCH
        assert len(await rest_of(there)) <= pipe.MOST_WAITING
        assert other.code is None


async def test_a_pipe_that_overflows_is_closed() -> None:
    await ends_one_that_overflows()


async def test_a_process_that_keeps_everything_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipe, "MOST_WAITING", 1 << 30)
    with pytest.raises(AssertionError):
        await ends_one_that_overflows()


async def test_a_text_that_is_too_long_ends_its_pipe_alone() -> None:
    async with two_sites() as (caller, called):
        here, there = await opened(caller, called)
        other, _ = await opened(caller, called)
        await there.send("x" * (LONGEST + 1))
        assert await rest_of(here) == []
        assert here.code == TOO_MUCH
        assert other.code is None
