"""Limits on connections before a request is read: how many per address, and how slow.

The web server alone would wait forever for a slow request; here its protocol gets timers.
"""

from __future__ import annotations

import asyncio
from collections import deque
from http import HTTPStatus
from ipaddress import ip_network
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from metro2033.server.http.limit_log import LimitLog
from metro2033.server.http.security_headers import HSTS
from metro2033.server.rate_limit import Slots, bucket_name, plain_address
from metro2033.server.settings import Settings

SPARE: Final = 100
"""Connections that an address may hold for requests, beyond those that its sockets may take."""

HEADER_BYTES: Final = 32 << 10
"""The longest header, as far as it comes in pieces."""

GRACE_SECONDS: Final = 5.0
"""How much later than the body is given up, and answered, the connection is closed."""

READ_SECONDS: Final = 60.0
"""How long a client may leave an answer unread."""

STATE: Final = "connection_cap"
"""The name under which the web server hands the cap to its connections."""


class ConnectionCap:
    """How many connections are open, by address, and how long they may take.

    Trusted proxies bring many people: they may hold as many connections as there are, and what
    comes through them is counted by request, by the address they forward.
    """

    def __init__(self, settings: Settings, most: int, limits: LimitLog) -> None:
        """`most` is how many connections there may be in all."""
        self.settings: Final = settings
        self.limits: Final = limits
        for_each = min(settings.connections_per_address + SPARE, max(1, most // 2))
        self._most: Final = most
        self._slots: Final = Slots(for_each, most)
        self._proxies: Final = [ip_network(text) for text in settings.trusted_proxies]

    def enter(self, address: str, in_all: int) -> bool:
        """Let a connection in, unless there are too many, from its address or in all."""
        is_proxy = self._is_proxy(address)
        if in_all <= self._most and (is_proxy or self._slots.open(bucket_name(address))):
            return True
        self.limits.bite("too-many-connections", address)
        return False

    def leave(self, address: str) -> None:
        """A connection that was let in is closed, or has become a socket."""
        if not self._is_proxy(address):
            self._slots.close(bucket_name(address))

    def _is_proxy(self, address: str) -> bool:
        if not self._proxies:
            return False
        try:
            found = plain_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


class TimedConnection(HttpToolsProtocol):
    """A connection that is closed when a request, or the reading of its answer, takes too long."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.cap: Final[ConnectionCap] = app_state[STATE]
        self.address = "unknown"
        self._is_inside = False
        self._is_header = False
        self._header_bytes = 0
        self._coming: asyncio.TimerHandle | None = None
        self._going: asyncio.TimerHandle | None = None
        self._unanswered: Final = deque[RequestResponseCycle]()

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in and wait for a header, or close it."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else self.address
        self._is_inside = self.cap.enter(self.address, len(self.connections))
        if self._is_inside:
            self._await_header()
        else:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give its place to others, and answer none of several requests in a row."""
        self._leave()
        self._stop_abort()
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()
        self._unanswered.clear()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Sockets are counted by request: behind a proxy that is where the address is known.

        A client that does not wait for its answers gets none: they would get between its messages.
        """
        if self._unanswered:
            self._hang_up()
            return
        self._leave()
        super().handle_websocket_upgrade()
        # The parser and this object hold each other, and nobody needs them any more.
        self.parser = None  # type: ignore[assignment]

    def _leave(self) -> None:
        """Free the place."""
        self._stop_waiting()
        if self._is_inside:
            self._is_inside = False
            self.cap.leave(self.address)

    # A request comes in

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request; a header must end some time."""
        if self._coming is None and self._is_answered:
            self._await_header()
        super().data_received(data)
        if self._is_header:
            self._header_bytes += len(data)
            if self._header_bytes > HEADER_BYTES:
                self.cap.limits.bite("long-header", self.address)
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins, perhaps right behind another."""
        super().on_message_begin()
        if not self._is_header:
            self._await_header()

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        self._is_header = False
        seconds = self.cap.settings.body_seconds + GRACE_SECONDS
        self._wait(seconds, "slow-body")
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._unanswered.append(self.cycle)

    def on_message_complete(self) -> None:
        """Wait for nothing while the request is answered; for another if it already was."""
        self._stop_waiting()
        super().on_message_complete()
        if self._is_answered:
            self._await_header()

    @property
    def _is_answered(self) -> bool:
        """Whether no request waits for its answer."""
        return bool(getattr(self.cycle, "response_complete", True))

    def _await_header(self) -> None:
        self._is_header, self._header_bytes = True, 0
        self._wait(self.cap.settings.header_seconds, "slow-header")

    def _wait(self, seconds: float, reason: str) -> None:
        """Give up after so many seconds."""
        if self._coming is not None:
            self._coming.cancel()
        self._coming = self.loop.call_later(seconds, self._give_up, reason)

    def _stop_waiting(self) -> None:
        self._is_header = False
        if self._coming is not None:
            self._coming.cancel()
            self._coming = None

    def _give_up(self, reason: str) -> None:
        """Wait no longer; whoever sends a body slowly was answered by the application."""
        self.cap.limits.bite(reason, self.address)
        if self._is_header:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self._hang_up()

    def _refuse(self, status: HTTPStatus) -> None:
        """Hang up, with a status unless the answer to an earlier request is under way."""
        self._stop_waiting()
        if self._is_answered and not self.transport.is_closing():
            lines = [f"HTTP/1.1 {status.value} {status.phrase}", "Content-Length: 0"]
            if self.cap.settings.is_https:
                lines.append(f"Strict-Transport-Security: {HSTS}")
            self.transport.write("\r\n".join([*lines, "Connection: close", "", ""]).encode())
        self._hang_up()

    # An answer goes out

    def on_response_complete(self) -> None:
        """An answer is written, but may not have been read."""
        if self._unanswered:
            self._unanswered.popleft()
        super().on_response_complete()
        if self.transport.is_closing():
            self._abort_later()

    def timeout_keep_alive_handler(self) -> None:
        """No other request came."""
        self._hang_up()

    def pause_writing(self) -> None:
        """The client does not read what it is sent."""
        super().pause_writing()
        self._abort_later()

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._stop_abort()

    def _hang_up(self) -> None:
        """Close the connection, whether or not the client reads what is left."""
        self.transport.close()
        self._abort_later()

    def _abort_later(self) -> None:
        if self._going is None:
            self._going = self.loop.call_later(READ_SECONDS, self._abort)

    def _abort(self) -> None:
        self.cap.limits.bite("slow-reader", self.address)
        self.transport.abort()

    def _stop_abort(self) -> None:
        if self._going is not None:
            self._going.cancel()
            self._going = None
