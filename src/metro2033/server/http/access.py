"""What somebody may do at a match: one answer for requests and for sockets.

| | public | private |
| --- | --- | --- |
| see the table | everybody | players, host, spectators, guests with an invite |
| take an open seat | everybody | guests with an invite |
| watch | everybody, if the table allows it | guests invited to watch |
| read it when it is over | everybody | everybody with its id |
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from metro2033.server.http.auth import hashed
from metro2033.server.match.actor import Identity, is_held
from metro2033.server.store import matches as rows
from metro2033.server.store import people, seating
from metro2033.server.store.entities import Match, Seat
from metro2033.server.store.store import Store


@dataclass(frozen=True, slots=True)
class Access:
    """A match, and what one person may do there.

    `held` are the seats of the person; `claimable` are the open seats that the person may take.
    """

    match: Match
    seats: tuple[Seat, ...]
    held: tuple[int, ...]
    claimable: tuple[int, ...]
    is_host: bool
    may_watch: bool

    @property
    def may_see(self) -> bool:
        """Whether the person may know that the match is there."""
        is_open = self.match.is_public or self.match.status == "over"
        return bool(is_open or self.held or self.claimable or self.is_host or self.may_watch)


async def access_to(
    store: Store, match_id: str, identity: Identity | None, invite: str = ""
) -> Access | None:
    """What somebody may do at a match; `invite` is a token that came with a link."""

    def job(connection: Connection) -> Access | None:
        match = rows.get(connection, match_id)
        return None if match is None else _access(connection, match, identity, invite)

    return await store.read(job)


async def access_to_all(
    store: Store, matches: Sequence[Match], identity: Identity | None
) -> list[Access]:
    """What somebody may do at several matches."""
    return await store.read(lambda c: [_access(c, match, identity, "") for match in matches])


def watcher(match_id: str, session: str) -> str:
    """What is stored of a browser that may watch a match."""
    return hashed(f"{match_id} {session}")


def _access(connection: Connection, match: Match, identity: Identity | None, invite: str) -> Access:
    seats = tuple(seating.seats(connection, match.id))
    return Access(
        match=match,
        seats=seats,
        held=tuple(seat.seat for seat in seats if is_held(seat, identity)),
        claimable=tuple(seat.seat for seat in seats if _may_claim(seat, match, invite)),
        is_host=_is_host(match, identity),
        may_watch=_may_watch(connection, match, identity, invite),
    )


def _is_host(match: Match, identity: Identity | None) -> bool:
    """Whether somebody made the table."""
    host = match.settings["host"]
    if identity is None:
        return False
    by_account = host["account"] is not None and host["account"] == identity.account
    return bool(by_account or host["session"] == identity.session)


def _may_claim(seat: Seat, match: Match, invite: str) -> bool:
    """Whether somebody with that invite may take a seat; in a running match it was given up."""
    if seat.kind != "open" or match.status not in {"lobby", "running"}:
        return False
    is_for_all = match.is_public and match.status == "lobby"
    return is_for_all or bool(invite and seat.invite == hashed(invite))


def _may_watch(
    connection: Connection, match: Match, identity: Identity | None, invite: str
) -> bool:
    """Whether somebody may watch: anybody may, or they were invited, now or before."""
    rule = match.settings["watch"]
    if _is_host(match, identity) or (match.is_public and rule == "anyone"):
        return True
    keys = [hashed(invite)] if invite else []
    if identity is not None:
        sessions = filter(None, (identity.session, identity.guest))
        keys += [watcher(match.id, session) for session in sessions]
    found = [people.spectator(connection, key) for key in keys]
    return rule != "nobody" and any(s is not None and s.match == match.id for s in found)
