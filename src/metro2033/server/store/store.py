"""The store: what the server keeps of matches and people, behind async methods."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar, Unpack

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from metro2033.server.store import log, match, person
from metro2033.server.store.check import check, counts
from metro2033.server.store.database import READERS, connect_to, database_url
from metro2033.server.store.migrate import migrate
from metro2033.server.store.record import (
    Account,
    Counts,
    Data,
    Line,
    Log,
    Match,
    NewSeat,
    Seat,
    SeatChange,
    Session,
    Spectator,
    Status,
    Stored,
    Unavailable,
    Undone,
)
from metro2033.server.store.writer import Job, Writer

T = TypeVar("T")


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _ignore(jobs: int, seconds: float) -> None:
    """Tell nobody of a commit."""


class Store:
    """A database with the server's records.

    A write is durable when its method returns, and shares its commit with others that wait. It
    raises Conflict or Unknown when nothing was written, and Unavailable when the database failed;
    then the caller reads again, as it may have been written nevertheless.
    """

    def __init__(
        self,
        url: str,
        now: Callable[[], int] = now_ms,
        on_commit: Callable[[int, float], None] = _ignore,
    ) -> None:
        """Use `open`, which also brings the tables up to date."""
        self.url: Final = database_url(url)
        self.process: str | None = None  # who must own a match to add to it, where many serve
        self._now: Final = now
        self._write_engine: Final = connect_to(self.url, writes=True)
        self._read_engine: Final = connect_to(self.url, writes=False)
        self._readers: Final = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer: Final = Writer(self._write_engine, on_commit)

    @classmethod
    async def open(
        cls,
        url: str,
        now: Callable[[], int] = now_ms,
        on_commit: Callable[[int, float], None] = _ignore,
    ) -> Store:
        """The store at a URL, `sqlite:///FILE` or `postgresql://...`, with all its tables.

        `on_commit` is told how many writes each commit held and how many seconds it took; it is
        called in another thread.
        """
        await asyncio.to_thread(migrate, database_url(url))
        return cls(url, now, on_commit)

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._write_engine.dispose()
        self._read_engine.dispose()

    @property
    def waiting(self) -> int:
        """How many writes wait for a commit."""
        return self._writer.waiting

    async def read(self, job: Job[T]) -> T:
        """The result of a job that only reads; it sees one moment of the database."""

        def run() -> T:
            try:
                with self._read_engine.connect() as connection:
                    return job(connection)
            except SQLAlchemyError as error:
                raise Unavailable(type(error).__name__) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, job: Job[T]) -> T:
        """The result of a job that writes, when it is durable."""
        return await self._writer.write(job)

    # Matches and seats

    async def create_match(
        self,
        *,
        settings: Data,
        secret: bytes,
        content_digest: str,
        seats: Sequence[NewSeat],
        is_public: bool = False,
        header: Data | None = None,
        choices: Sequence[Stored] = (),
        asked: int = 0,
        rematch_of: str | None = None,
    ) -> Match:
        """A new match: in the lobby, or running from the start if it has a header already."""
        now = self._now()
        new = Match(
            id=match.new_id(),
            status="lobby" if header is None else "running",
            is_public=is_public,
            settings=settings,
            header=header,
            secret=secret,
            content_digest=content_digest,
            count=len(choices),
            asked=asked,
            created=now,
            updated=now,
            rematch_of=rematch_of,
        )
        await self.write(lambda c: match.create(c, new, seats, choices))
        return new

    async def match(self, match_id: str) -> Match | None:
        """The match of that id."""
        return await self.read(lambda c: match.get(c, match_id))

    async def list_matches(
        self,
        *,
        statuses: Collection[Status] = (),
        is_public: bool | None = None,
        session: str | None = None,
        account: str | None = None,
        limit: int = 100,
        offset: int = 0,
    ) -> list[Match]:
        """Matches that fit, the last changed first; held by the session or account, if given."""
        return await self.read(
            lambda c: match.find(c, statuses, is_public, session, account, limit, offset)
        )

    async def change_settings(self, match_id: str, settings: Data, is_public: bool) -> None:
        """Other settings of a match that is not over."""
        now = self._now()
        await self.write(lambda c: match.change_settings(c, match_id, settings, is_public, now))

    async def start_match(self, match_id: str, header: Data) -> None:
        """Turn a lobby into a running match; Conflict if it is none."""
        now = self._now()
        await self.write(lambda c: match.begin(c, match_id, header, now))

    async def end_match(self, match_id: str, status: Status = "ended") -> None:
        """Break a match off; Conflict if it is over already."""
        now = self._now()
        await self.write(lambda c: match.end(c, match_id, status, now))

    async def delete_match(self, match_id: str) -> None:
        """Delete a match with all that belongs to it."""
        await self.write(lambda c: match.remove(c, match_id))

    async def seats(self, match_id: str) -> list[Seat]:
        """The seats of a match, in order."""
        return await self.read(lambda c: match.seats(c, match_id))

    async def seats_held(self, session: str | None, account: str | None = None) -> list[Seat]:
        """The seats that a session or an account holds, in all matches."""
        return await self.read(lambda c: match.seats_held(c, session, account))

    async def claim_seat(
        self, match_id: str, seat: int, *, name: str, session: str, account: str | None = None
    ) -> Seat:
        """Sit down at an open seat; Conflict if somebody was quicker."""
        return await self.write(lambda c: match.claim(c, match_id, seat, name, session, account))

    async def change_seat(self, match_id: str, seat: int, **change: Unpack[SeatChange]) -> Seat:
        """Change something of a seat, such as who holds it or the bot that answers for him."""
        return await self.write(lambda c: match.change_seat(c, match_id, seat, change))

    async def adopt_seats(self, session: str, account: str) -> None:
        """Give the seats that a session holds for nobody to an account, as at a login."""
        await self.write(lambda c: match.adopt_seats(c, session, account))

    # The log

    async def append(
        self,
        match_id: str,
        choices: Sequence[Stored],
        *,
        asked: int,
        clocks: Mapping[int, int] | None = None,
        status: Status = "running",
    ) -> None:
        """Add the next choices, numbered on from those that stand, all or none.

        Conflict if another stands at one of these numbers, or the match does not run. `asked` has a
        bit for each seat that is waited for now, `clocks` are the milliseconds that seats have
        left, `status` is "over" with the last choice.
        """
        step = log.Step(choices[-1].n, asked, status, self._now())

        def job(connection: Connection) -> None:
            log.move(connection, match_id, choices[0].n - 1, step, self.process)
            log.append(connection, match_id, choices)
            log.put_clocks(connection, {match_id: clocks or {}})

        await self.write(job)

    async def cut(
        self,
        match_id: str,
        n: int,
        *,
        count: int,
        asked: int,
        clocks: Mapping[int, int] | None = None,
    ) -> None:
        """Take back the choices after the n-th; they stay in the store, marked.

        Conflict unless exactly `count` choices stand.
        """
        step = log.Step(n, asked, "running", self._now())

        def job(connection: Connection) -> None:
            log.move(connection, match_id, count, step, self.process)
            log.cut(connection, match_id, n)
            log.put_clocks(connection, {match_id: clocks or {}})

        await self.write(job)

    async def log(self, match_id: str) -> Log:
        """The choices that stand, and how many were taken back, at one moment."""
        return await self.read(lambda c: log.whole(c, match_id))

    async def choices(self, match_id: str, since: int = 0) -> list[Stored]:
        """The choices that stand, after the first `since` of them."""
        return await self.read(lambda c: log.choices_since(c, match_id, since))

    async def undone(self, match_id: str) -> list[Undone]:
        """The choices that were taken back, oldest undo first."""
        return await self.read(lambda c: log.undone(c, match_id))

    async def save_clocks(self, clocks: Mapping[str, Mapping[int, int]]) -> None:
        """Keep the milliseconds that the seats of matches have left."""
        await self.write(lambda c: log.put_clocks(c, clocks))

    async def clocks(self, match_id: str) -> dict[int, int]:
        """The milliseconds that seats have left."""
        return await self.read(lambda c: log.clocks(c, match_id))

    async def running_clocks(self) -> list[tuple[str, int]]:
        """The matches in which time runs, and the least left to a seat that is waited for."""
        return await self.read(log.running_clocks)

    async def waiting_for_bots(self) -> list[str]:
        """The running matches in which a bot is waited for."""
        return await self.read(log.waiting_for_bots)

    # Talk

    async def add_line(
        self,
        match_id: str,
        *,
        seat: int | None,
        name: str,
        text: str | None = None,
        phrase: str | None = None,
    ) -> Line:
        """Add a line of chat: free text or a phrase; `seat` is None for a spectator."""
        now = self._now()
        return await self.write(
            lambda c: match.add_line(c, match_id, seat, name, text, phrase, now)
        )

    async def lines(self, match_id: str, since: int = 0, limit: int = 200) -> list[Line]:
        """The last lines of chat after line `since`, oldest first."""
        return await self.read(lambda c: match.lines(c, match_id, since, limit))

    # People

    async def create_account(self, name: str, password_hash: str, language: str) -> Account:
        """A new account; Conflict if the name is taken, whatever its case."""
        new = Account(match.new_id(), name, password_hash, language, self._now())
        await self.write(lambda c: person.create_account(c, new))
        return new

    async def account(self, account_id: str) -> Account | None:
        """The account of that id."""
        return await self.read(lambda c: person.account(c, account_id))

    async def account_named(self, name: str) -> Account | None:
        """The account of that name, whatever its case."""
        return await self.read(lambda c: person.account_named(c, name))

    async def change_account(self, account_id: str, *, password_hash: str, language: str) -> None:
        """Another password or language."""
        values = {"password_hash": password_hash, "language": language}
        await self.write(lambda c: person.change_account(c, account_id, values))

    async def open_session(
        self, token_hash: str, kind: str, account: str | None, expires: int
    ) -> Session:
        """A new session."""
        new = Session(token_hash, kind, account, self._now(), expires)
        await self.write(lambda c: person.open_session(c, new))
        return new

    async def session(self, token_hash: str) -> Session | None:
        """The session of that token, unless it has run out."""
        now = self._now()
        return await self.read(lambda c: person.session(c, token_hash, now))

    async def change_session(self, token_hash: str, account: str | None, expires: int) -> None:
        """Log an account in or out, or let the session last longer."""
        values = {"account": account, "expires": expires}
        await self.write(lambda c: person.change_session(c, token_hash, values))

    async def close_session(self, token_hash: str) -> None:
        """Forget a session."""
        await self.write(lambda c: person.close_session(c, token_hash))

    async def drop_expired_sessions(self) -> int:
        """Forget the sessions that have run out; how many they were."""
        now = self._now()
        return await self.write(lambda c: person.drop_expired(c, now))

    async def add_spectator(self, token_hash: str, match_id: str, name: str = "") -> Spectator:
        """Let somebody watch a match."""
        new = Spectator(token_hash, match_id, name, self._now())
        await self.write(lambda c: person.add_spectator(c, new))
        return new

    async def spectator(self, token_hash: str) -> Spectator | None:
        """The spectator of that token."""
        return await self.read(lambda c: person.spectator(c, token_hash))

    # Operation

    async def counts(self) -> Counts:
        """How much there is."""
        return await self.read(counts)

    async def check(self) -> list[str]:
        """What is wrong with the database; nothing, if all is well."""
        return await self.read(check)

    async def ping(self) -> None:
        """Unavailable, unless the database answers."""
        await self.read(lambda c: c.exec_driver_sql("SELECT 1").one())
