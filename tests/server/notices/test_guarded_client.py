"""Requests to addresses of strangers: none of them reaches our own network."""

from __future__ import annotations

import asyncio
import socket
import threading
from typing import Any

import pytest

from metro2033.server.notices.guarded_client import MOST_CONNECTIONS, GuardedClient, is_public
from metro2033.server.notices.outcome import NotTold, Refused
from server.notices.receivers import http_receiver

PATIENCE = 60.0

PRIVATE = [
    "127.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "::1",
    "fd00::1",
    "fe80::1",
    "::ffff:10.0.0.1",
    "64:ff9b:1::1",
    "64:ff9b::7f00:1",
    "::7f00:1",
    "::ffff:0:7f00:1",
    "fec0::1",
    "100::1",
    "2001:db8::1",
    "2001:10::1",
    "2002:7f00:1::",
    "3fff::1",
    "5f00::1",
    "ff02::1",
    "192.0.0.170",
    "192.88.99.1",
    "198.18.0.1",
    "240.0.0.1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_of_our_own_network_are_known(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "2a00:1450::5"])
def test_addresses_of_the_internet_are_known(address: str) -> None:
    assert is_public(address)


async def test_our_own_network_is_out_of_reach() -> None:
    client = GuardedClient()
    with http_receiver() as service:
        port = service.url.rpartition(":")[2]
        for host in ("127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1"):
            with pytest.raises(NotTold):
                await client.post(f"http://{host}:{port}/", {}, b"")
        assert service.requests == []
    await client.close()


async def test_a_name_that_means_one_of_our_addresses_too_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The address that was checked is the one that is used: it is looked up once."""
    looked_up = []

    def getaddrinfo(host: str, port: int, **_: Any) -> Any:
        looked_up.append(host)
        return [(2, 1, 6, "", (address, port)) for address in ("93.184.216.34", "127.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    client = GuardedClient()
    with pytest.raises(Refused):
        await client.post("http://rebinding.example/", {}, b"")
    assert looked_up == ["rebinding.example"]
    await client.close()


async def test_names_that_nobody_answers_for_hold_up_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever owns a name can let its lookup take long, and have as many of them as they like."""
    begun, is_answered = threading.Semaphore(0), threading.Event()

    def getaddrinfo(*_: Any, **__: Any) -> Any:
        begun.release()
        is_answered.wait()
        raise OSError("nobody knows")

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    client = GuardedClient()
    posts = [
        asyncio.create_task(client.post(f"https://slow{n}.example/", {}, b""))
        for n in range(MOST_CONNECTIONS)
    ]
    try:
        while not begun.acquire(blocking=False):
            await asyncio.sleep(0.01)
        # The threads in which matches are played again, among others.
        async with asyncio.timeout(PATIENCE):
            await asyncio.to_thread(lambda: None)
    finally:
        is_answered.set()
    told = await asyncio.gather(*posts, return_exceptions=True)
    assert all(isinstance(outcome, NotTold) for outcome in told)
    await client.close()


async def test_nobody_is_led_on_elsewhere() -> None:
    client = GuardedClient(allows_private=True)
    with http_receiver() as service:
        service.answer = lambda: 307
        assert await client.post(service.url, {}, b"once") == 307
        assert len(service.requests) == 1
    await client.close()


async def test_who_does_not_answer_is_not_told() -> None:
    client = GuardedClient(allows_private=True)
    for url in ("http://127.0.0.1:9/", "ftp://127.0.0.1/", "http://nowhere.invalid/"):
        with pytest.raises(NotTold):
            await client.post(url, {}, b"")
    await client.close()
