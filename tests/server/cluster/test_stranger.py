"""Nobody but a process that reads the same database can call another, or be called."""

from __future__ import annotations

import asyncio
import secrets
import ssl
import stat
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from metro2033.server.cluster import channel as channel_module
from metro2033.server.cluster import handshake
from metro2033.server.cluster.certificate import new_certificate
from metro2033.server.cluster.channel import Contact, Unreachable
from metro2033.server.cluster.framed_connection import FramedConnection
from metro2033.server.cluster.handshake import MAGIC, NAME_BYTES, NONCE_BYTES, PROOF_BYTES
from server.cluster.channels import CALLED, CALLER, OPENING, Site, closed, site, two_sites

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Trick = Callable[[Streams], Awaitable[None]]

NAME = CALLER.encode()


async def send_garbage(streams: Streams) -> None:
    streams[1].write(secrets.token_bytes(len(MAGIC) + NAME_BYTES + NONCE_BYTES + PROOF_BYTES))


async def ask_for_a_page(streams: Streams) -> None:
    request = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    streams[1].write(request.ljust(len(MAGIC) + NAME_BYTES + NONCE_BYTES + PROOF_BYTES, b"\n"))


async def guess_the_proof(streams: Streams) -> None:
    streams[1].write(MAGIC + NAME + bytes(NONCE_BYTES))
    await streams[0].readexactly(NONCE_BYTES + PROOF_BYTES)
    streams[1].write(secrets.token_bytes(PROOF_BYTES))


async def send_the_proof_back(streams: Streams) -> None:
    streams[1].write(MAGIC + NAME + bytes(NONCE_BYTES))
    answer = await streams[0].readexactly(NONCE_BYTES + PROOF_BYTES)
    streams[1].write(answer[NONCE_BYTES:])


async def know_another_key(streams: Streams) -> None:
    streams[1].write(MAGIC + NAME + bytes(NONCE_BYTES))
    theirs = (await streams[0].readexactly(NONCE_BYTES + PROOF_BYTES))[:NONCE_BYTES]
    said = NAME + CALLED.encode() + bytes(NONCE_BYTES) + theirs
    streams[1].write(handshake._proof(secrets.token_bytes(32), b"caller", said))


TRICKS: list[Trick] = [
    send_garbage,
    ask_for_a_page,
    guess_the_proof,
    send_the_proof_back,
    know_another_key,
]


async def is_kept_out(called: Site, trick: Trick) -> None:
    """Somebody tries to get in and to open a pipe; nothing comes of it but that they are cut."""
    streams = await asyncio.open_unix_connection(called.channel.contact.path)
    try:
        await trick(streams)
        streams[1].write(OPENING)
        await closed(streams[0])
    finally:
        streams[1].close()
    assert called.accepted == []


@pytest.mark.parametrize("trick", TRICKS)
async def test_strangers_are_kept_out(trick: Trick) -> None:
    async with two_sites() as (caller, called):
        for _ in range(3):
            await is_kept_out(called, trick)
        assert called.troubles == ["stranger"] * 3
        (await caller.channel.link(CALLED)).open("m1", "of the same database")
        await called.pipe()


@pytest.mark.parametrize("trick", TRICKS)
async def test_a_process_that_believes_everybody_is_found(
    monkeypatch: pytest.MonkeyPatch, trick: Trick
) -> None:
    async def believe(connection: FramedConnection, *_: object) -> str:
        await connection.read(len(MAGIC) + NAME_BYTES + NONCE_BYTES)
        connection.write(bytes(NONCE_BYTES + PROOF_BYTES))
        await connection.read(PROOF_BYTES)
        return CALLER

    monkeypatch.setattr(handshake, "answer", believe)
    async with two_sites() as (_, called):
        check = asyncio.create_task(is_kept_out(called, trick))
        await called.pipe()
        called.channel.close()
        with pytest.raises(AssertionError):
            await check


async def waits_in_vain(called: Site, patience: float) -> None:
    """Somebody sends half a greeting, and nothing more."""
    reader, writer = await asyncio.open_unix_connection(called.channel.contact.path)
    try:
        writer.write((MAGIC + NAME)[:20])
        await closed(reader, patience)
    finally:
        writer.close()


async def test_half_a_greeting_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel_module, "PROOF_SECONDS", 0.05)
    async with two_sites() as (_, called):
        await waits_in_vain(called, 60)


async def test_a_process_that_waits_forever_is_found() -> None:
    async with two_sites() as (_, called):
        with pytest.raises(AssertionError, match="stays open"):
            await waits_in_vain(called, 0.2)


async def wait_in_line(called: Site, number: int, patience: float) -> None:
    """So many who say nothing, and one too many, who is cut off."""
    path = called.channel.contact.path
    streams = [await asyncio.open_unix_connection(path) for _ in range(number + 1)]
    try:
        await closed(streams[-1][0], patience)
    finally:
        for _, writer in streams:
            writer.close()


async def test_only_so_many_strangers_wait_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel_module, "MOST_STRANGERS", 30)
    async with two_sites() as (_, called):
        await wait_in_line(called, 30, 60)


async def test_a_process_that_lets_any_number_wait_is_found() -> None:
    async with two_sites() as (_, called):
        with pytest.raises(AssertionError, match="stays open"):
            await wait_in_line(called, 30, 0.2)


# Impostors, who listen where a process was


@asynccontextmanager
async def impostor(caller: Site, folder: Path) -> AsyncIterator[bytearray]:
    """Somebody who answers calls in place of a process; what they hear."""
    heard = bytearray()
    writers = list[asyncio.StreamWriter]()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        heard.extend(await reader.readexactly(len(MAGIC) + NAME_BYTES + NONCE_BYTES))
        writer.write(secrets.token_bytes(NONCE_BYTES + PROOF_BYTES) + handshake.WELCOME)
        while data := await reader.read(1 << 16):
            heard.extend(data)

    path = str(folder / "socket")
    server = await asyncio.start_unix_server(answer, path)
    caller.known[CALLED] = Contact(secrets.token_bytes(32), path=path)
    try:
        yield heard
    finally:
        server.close()
        for writer in writers:
            writer.close()


async def tells_an_impostor_nothing(caller: Site, folder: Path) -> None:
    async with impostor(caller, folder) as heard:
        with pytest.raises(Unreachable):
            (await caller.channel.link(CALLED)).open("m1", "whose session this is")
        assert b"session" not in heard


async def test_an_impostor_is_told_nothing(tmp_path: Path) -> None:
    async with site(CALLER, {}) as caller:
        await tells_an_impostor_nothing(caller, tmp_path)


async def test_a_process_that_calls_anybody_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("hmac.compare_digest", lambda _, __: True)
    async with site(CALLER, {}) as caller:
        with pytest.raises(pytest.fail.Exception):
            await tells_an_impostor_nothing(caller, tmp_path)


async def speaks_only_under_its_certificate(caller: Site) -> None:
    """Another machine answers in place of a process: TLS ends before a word is said."""
    heard = bytearray()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.extend(await reader.read(1 << 16))
        writer.close()

    _, own = new_certificate()
    expected, _ = new_certificate()
    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=own)
    port = server.sockets[0].getsockname()[1]
    key = secrets.token_bytes(32)
    caller.known[CALLED] = Contact(key, host="127.0.0.1", port=port, certificate=expected)
    with pytest.raises(Unreachable):
        await caller.channel.link(CALLED)
    server.close()
    assert heard == b""


async def test_another_certificate_is_not_trusted() -> None:
    async with site(CALLER, {}) as caller:
        await speaks_only_under_its_certificate(caller)


async def test_a_process_that_trusts_any_certificate_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def trust_all(_: str) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        return context

    monkeypatch.setattr(channel_module, "trusting", trust_all)
    async with site(CALLER, {}) as caller:
        with pytest.raises(AssertionError):
            await speaks_only_under_its_certificate(caller)


async def test_nobody_else_can_open_the_folder_of_a_socket() -> None:
    async with two_sites() as (_, called):
        folder = Path(called.channel.contact.path).parent
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert not folder.exists()
