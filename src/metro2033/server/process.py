"""Server processes: one, or several that share a port and a PostgreSQL database."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from contextvars import copy_context
from ipaddress import ip_network
from multiprocessing import parent_process
from socket import create_connection, socket
from threading import Thread
from time import sleep
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from metro2033.i18n import Complaint
from metro2033.server import tracing
from metro2033.server.http.app import create_app
from metro2033.server.http.connection import TimedConnection
from metro2033.server.http.direct_socket import DirectSocket
from metro2033.server.log import logger, set_up_logs
from metro2033.server.settings import Settings

LOG: Final = logger("metro2033.process")

SILENT_SECONDS: Final = 60
"""How long a process may say nothing before it is replaced. A busy machine takes its time to start
one: the default of 5 seconds would kill it again and again, and nobody would serve meanwhile."""


FORCED_SECONDS: Final = 10
"""How much longer than open requests a process whose parent died may take to close everything."""


class NotStarted(Complaint):
    """A server that could not start, and why."""


class AnnouncingServer(uvicorn.Server):
    """A server that reports when it listens."""

    def __init__(self, settled: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(settled)
        self.ready: Final = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Listen, then report it."""
        await super().startup(sockets)
        if self.started:
            self.ready()


def run(settings: Settings, workers: int = 1, ready: Callable[[], None] = lambda: None) -> int:
    """Serve until told to stop; the exit code. NotStarted if database or port cannot be used.

    `ready` is called when the server listens.
    """
    observe(settings)
    if workers == 1:
        app = create_app(settings)
        # When uvicorn has stopped because of a signal it raises that once more: enough is done.
        for stop in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stop, lambda _, __: None)
        try:
            AnnouncingServer(config(app, settings), ready).run()
        except SystemExit:
            raise NotStarted("fault-not-started", reason=reason_of(app, settings)) from None
        return 0
    shared = config(f"{__name__}:app_of_process", settings, factory=True, workers=workers)
    listening = shared.bind_socket()
    context = copy_context()  # the language in which `ready` speaks
    Thread(target=context.run, args=(await_answer, listening, ready), daemon=True).start()
    Multiprocess(shared, sockets=[listening]).run()
    return 0


def await_answer(listening: socket, ready: Callable[[], None]) -> None:
    """Call `ready` when one of the processes takes connections."""
    host, port = listening.getsockname()[:2]
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
    while True:
        try:
            create_connection((here, port), timeout=1).close()
        except OSError:
            sleep(0.05)
        else:
            ready()
            return


def reason_of(app: FastAPI, settings: Settings) -> object:
    """Why a server did not start."""
    failure = getattr(app.state, "failure", None)
    if failure is None:
        return Complaint("fault-cannot-listen", host=settings.host, port=str(settings.port))
    if isinstance(failure, Complaint):
        return failure
    return str(getattr(failure, "orig", failure)).strip()


def app_of_process() -> FastAPI:
    """The application of one of several processes, which have our environment."""
    settings = Settings.read(os.environ)
    observe(settings)
    Thread(target=end_with_parent, args=(settings.stop_seconds,), daemon=True).start()
    return create_app(settings)


def end_with_parent(stop_seconds: int) -> None:
    """Stop this process as a signal would when its parent is gone, which nobody could replace."""
    parent = parent_process()
    assert parent is not None
    parent.join()  # a pipe that ends with the parent, however that died
    LOG.warning("the parent process is gone")
    signal.raise_signal(signal.SIGTERM)
    sleep(stop_seconds + FORCED_SECONDS)
    os._exit(1)


def observe(settings: Settings) -> None:
    """Begin to log, and to trace if that is wanted."""
    set_up_logs(settings.log_level)
    if settings.tracing:
        tracing.start()


def believed(proxies: Sequence[str]) -> list[str]:
    """Networks of proxies, also as a socket that listens for both kinds of addresses writes them.

    >>> believed(["10.0.0.0/8"])
    ['10.0.0.0/8', '::ffff:10.0.0.0/104']
    """
    found = [ip_network(text) for text in proxies]
    mapped = [
        f"::ffff:{network.network_address}/{96 + network.prefixlen}"
        for network in found
        if network.version == 4
    ]
    return [*proxies, *mapped]


def config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn serves us: small frames, no compression, only trusted proxies believed."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=TimedConnection,
        ws=DirectSocket,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=believed(settings.trusted_proxies) or None,
        server_header=False,
        date_header=True,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_keep_alive=30,
        timeout_graceful_shutdown=settings.stop_seconds,
        timeout_worker_healthcheck=SILENT_SECONDS,
        **more,
    )
