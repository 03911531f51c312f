"""Requests to addresses that strangers give us: none of them leads into our own network.

A name is looked up once, and the connection goes to the address that was checked, so that nobody
can let it mean another one meanwhile. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any, Final

import httpcore

from metro2033.server.notices.outcome import Begin, NotTold, Refused

SECONDS: Final = 10.0
"""How long each step of a request may take."""

MOST_SECONDS: Final = 20.0
"""How long a whole attempt may take."""

MOST_CONNECTIONS: Final = 64

IS_CONNECTED: Final = "http11.send_request_headers.started"
"""When httpcore has a connection and has sent nothing yet: some act on half a request."""

LOOKUP_THREADS: Final = 16
"""Names that are looked up at once."""

UNICAST: Final = ip_network("2000::/3")
"""The only addresses of IPv6 that are given out to the internet."""

SPECIAL: Final = [
    ip_network(text)
    for text in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")
]
"""Addresses with a special purpose that `ipaddress` takes for public ones, at least in some
versions: protocols, tunnels behind which are others (Teredo, 6to4), documentation."""


class GuardedBackend(httpcore.AsyncNetworkBackend):
    """Connects to public addresses alone, unless private ones are allowed."""

    def __init__(self, *, allows_private: bool) -> None:
        self._allows_private: Final = allows_private
        self._backend: Final = httpcore.AnyIOBackend()
        # Their own threads: names that strangers give us may take half a minute to look up.
        self._threads: Final = ThreadPoolExecutor(LOOKUP_THREADS, "lookup")

    def close(self) -> None:
        """Look up nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection to the first address of the host, if all of them may be used."""
        loop = asyncio.get_running_loop()
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            found = await loop.run_in_executor(self._threads, look_up)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        addresses = [str(sockaddr[0]) for *_, sockaddr in found]
        if not self._allows_private and not all(is_public(address) for address in addresses):
            raise Refused("the address is not public")
        return await self._backend.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        """Nobody may reach those."""
        raise Refused("there are no sockets here")

    async def sleep(self, seconds: float) -> None:
        """Wait before another attempt to connect."""
        await asyncio.sleep(seconds)


def is_public(address: str) -> bool:
    """Whether an address is one of the internet, and not of our own network.

    >>> [is_public(a) for a in ("93.184.216.34", "10.0.0.1", "127.0.0.1", "::1", "169.254.169.254")]
    [True, False, False, False, False]
    >>> is_public("::ffff:127.0.0.1"), is_public("fe80::1%eth0"), is_public("2002:7f00:1::")
    (False, False, False)
    """
    found = ip_address(address.partition("%")[0])
    found = getattr(found, "ipv4_mapped", None) or found
    if found.version == 6 and found not in UNICAST:
        return False
    is_special = found.is_multicast or any(found in network for network in SPECIAL)
    return found.is_global and not is_special


class GuardedClient:
    """Posts to the addresses of push services and webhooks."""

    def __init__(self, *, allows_private: bool = False) -> None:
        self._backend: Final = GuardedBackend(allows_private=allows_private)
        self._pool: Final = httpcore.AsyncConnectionPool(
            network_backend=self._backend, max_connections=MOST_CONNECTIONS, keepalive_expiry=30
        )

    async def post(
        self, url: str, headers: Mapping[str, str], body: bytes, begin: Begin | None = None
    ) -> int:
        """The status of the answer; NotTold if there is none."""
        timeout = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)

        async def trace(event: str, _: object) -> None:
            if begin is not None and event == IS_CONNECTED:
                await begin()

        try:
            async with (
                asyncio.timeout(MOST_SECONDS),
                self._pool.stream(
                    "POST",
                    url,
                    headers=list(headers.items()),
                    content=body,
                    extensions={"timeout": timeout, "trace": trace},
                ) as response,
            ):
                # What it says is not read: it may be endless.
                return response.status
        except (httpcore.NetworkError, httpcore.TimeoutException, TimeoutError) as error:
            raise NotTold(type(error).__name__) from error
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol, OSError) as error:
            raise NotTold(type(error).__name__) from error

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.aclose()
        self._backend.close()


def check_status(status: int, gone: Iterable[int]) -> None:
    """Raise what an answer means: NotTold, or Refused if the receiver is gone."""
    if status in gone:
        raise Refused(f"status {status}")
    if not 200 <= status < 300:
        raise NotTold(f"status {status}")
