"""What a running server consists of; requests and sockets find it at the application."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeVar

from starlette.requests import HTTPConnection

from metro2033.server.bots.pool import BotPool
from metro2033.server.http.passwords import Passwords
from metro2033.server.http.queued_threads import QueuedThreads
from metro2033.server.metrics import Metrics
from metro2033.server.rate_limit import Buckets, bucket_name
from metro2033.server.settings import Settings
from metro2033.server.store.store import Store
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.tables import Tables

if TYPE_CHECKING:
    from metro2033.server.match.hub import Hub
    from metro2033.server.notices.worker import NoticeWorker

T = TypeVar("T")

READERS: Final = 2
"""Threads that read what strangers send: more would leave too little time to players."""

REPORTS_PER_HOUR: Final = 60
"""What one address may report."""

MAILS_PER_HOUR: Final = 20
"""Mails that one address may have sent to strangers."""


@dataclass(frozen=True, slots=True)
class Site:
    """The parts of a running server."""

    settings: Settings
    metrics: Metrics
    store: Store
    hub: Hub
    tables: Tables
    bots: BotPool
    costly: Buckets
    """For what costs much: new tables, passwords, records."""
    new_tables: Buckets
    newcomers: Buckets
    talk: Buckets
    """What an address may do however often it drops its cookie: tables, sessions, chat."""
    passwords: Passwords = field(default_factory=Passwords)
    reading: QueuedThreads = field(default_factory=lambda: QueuedThreads(READERS, 4, 32))
    """For records and positions that strangers send: reading one can take seconds."""
    mails: Buckets = field(default_factory=lambda: Buckets(MAILS_PER_HOUR / 3600, MAILS_PER_HOUR))
    """Mails to unconfirmed addresses."""
    reports: Buckets = field(
        default_factory=lambda: Buckets(REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR)
    )
    notices: NoticeWorker | None = None
    """Notifies people of their turns; None if the libraries for it are missing."""

    def take(self, connection: HTTPConnection, cost: float = 1) -> None:
        """Allow an address something costly, unless it asks too often."""
        take_from(self.costly, connection, cost)

    async def read(self, connection: HTTPConnection, work: Callable[[], T]) -> T:
        """What an address sent to be read, read aside; refused if too much waits already."""
        return await self.reading.run(address_name(connection), work)

    def take_table(self, connection: HTTPConnection, cost: float = 1) -> None:
        """Allow an address a new table, unless it asks too often."""
        self.take(connection, cost)
        take_from(self.new_tables, connection)

    def take_newcomer(self, connection: HTTPConnection) -> None:
        """Allow an address a new session or account, unless it asks too often."""
        take_from(self.newcomers, connection)

    def take_mail(self, connection: HTTPConnection) -> None:
        """Allow an address a mail to a stranger, unless it asks too often."""
        take_from(self.mails, connection)

    def take_report(self, connection: HTTPConnection) -> None:
        """Allow an address a report, unless it asks too often."""
        take_from(self.reports, connection)


def take_from(buckets: Buckets, connection: HTTPConnection, cost: float = 1) -> None:
    """Take tokens of an address, or refuse it."""
    wait = buckets.take(address_name(connection), cost)
    if wait:
        raise Problem(429, "problem-too-often", after=wait)


def address_name(connection: HTTPConnection) -> str:
    """The address that a request or a socket counts for."""
    client = connection.client
    return bucket_name(client.host if client else "unknown")


def site_of(connection: HTTPConnection) -> Site:
    """The server that a request or a socket came to."""
    site: Site = connection.app.state.site
    return site
