"""What a person may do at a match: one answer for requests and for sockets.

| | public | private |
| --- | --- | --- |
| see the table | everybody | players, host, spectators, guests with an invite |
| take an open seat | everybody | guests with an invite, whoever it is kept for |
| play on for a player | guests whom that player has invited | the same |
| watch | everybody, if the table allows it | guests invited to watch |
| watch without the delay of the table, if it has one | players | players |
| read it when it is over | everybody | everybody with its id |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from metro2033.server.match.actor import Identity, is_held, is_host, is_reserved
from metro2033.server.store.delay import shown_match
from metro2033.server.store.entities import Match, Seat, SeatedMatch
from metro2033.server.tables.store import TableStore


@dataclass(frozen=True, slots=True)
class Access:
    """A match, and what one person may do there.

    `held` are the seats of the person; `claimable` are the open seats that the person may take.
    If the person `is_behind`, the match is as it was some moves or minutes ago.
    `left_ms` is what seats have left on their clocks, as it was last stored.
    """

    match: Match
    seats: tuple[Seat, ...]
    held: tuple[int, ...]
    claimable: tuple[int, ...]
    is_host: bool
    may_watch: bool
    is_behind: bool = False
    left_ms: Mapping[int, int] = field(default_factory=dict)

    @property
    def is_open_to_all(self) -> bool:
        """Whether anybody may watch."""
        return _is_open_to_all(self.match)

    @property
    def may_read_chat(self) -> bool:
        """Whether the person reads the chat as it is written."""
        return bool(self.held) or (self.may_watch and not self.is_behind)

    @property
    def may_see(self) -> bool:
        """Whether the person may know that the match is there."""
        is_open = self.match.is_public or self.match.status == "over"
        return bool(is_open or self.held or self.claimable or self.is_host or self.may_watch)


async def access_to(
    store: TableStore, match_id: str, identity: Identity | None, invite: str = ""
) -> Access | None:
    """What somebody may do at a match; `invite` is a token that came with a link."""
    found = await store.seated({match_id: _spectator_keys(match_id, identity, invite)})
    return _access(found[0], identity, invite) if found else None


async def access_to_all(
    store: TableStore, matches: Sequence[Match], identity: Identity | None
) -> list[Access]:
    """What somebody may do at several matches."""
    wanted = {match.id: _spectator_keys(match.id, identity, "") for match in matches}
    return [_access(found, identity, "") for found in await store.seated(wanted)]


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def watcher(match_id: str, session: str) -> str:
    """What is stored of a browser that may watch a match."""
    return hashed(f"{match_id} {session}")


def _spectator_keys(match_id: str, identity: Identity | None, invite: str) -> list[str]:
    """By which somebody may have been let in to watch: an invite, or their browser."""
    keys = [hashed(invite)] if invite else []
    sessions = [] if identity is None else filter(None, (identity.session, identity.guest))
    return keys + [watcher(match_id, session) for session in sessions]


def _access(found: SeatedMatch, identity: Identity | None, invite: str) -> Access:
    match, seats = found.match, found.seats
    held = tuple(seat.seat for seat in seats if is_held(seat, identity))
    shown = match if held else shown_match(match, found.shown, found.now)
    is_behind = shown is not match
    return Access(
        match=shown,
        seats=tuple(map(_shown_seat, seats)) if is_behind else seats,
        held=held,
        claimable=tuple(seat.seat for seat in seats if _may_claim(seat, match, identity, invite)),
        is_host=is_host(match, identity),
        may_watch=_may_watch(match, identity, found.has_spectator),
        is_behind=is_behind,
        left_ms=found.left_ms,
    )


def _shown_seat(seat: Seat) -> Seat:
    """A seat as delayed spectators may know it."""
    return replace(seat, taken_over_by=None, place=None)


def heirs_key(invite: str) -> str:
    """What is stored of an invite to play on for somebody; one to an open seat never fits it."""
    return f"heir:{hashed(invite)}"


def _may_claim(seat: Seat, match: Match, identity: Identity | None, invite: str) -> bool:
    """Whether somebody with that invite may take a seat; in a running match it was given up."""
    if seat.kind == "person" and match.status == "running":
        return bool(invite and seat.invite == heirs_key(invite))
    if seat.kind != "open" or match.status not in {"lobby", "running"}:
        return False
    is_for_all = match.is_public and match.status == "lobby"
    is_kept = identity is not None and is_reserved(seat, identity)
    return is_for_all or is_kept or bool(invite and seat.invite == hashed(invite))


def _may_watch(match: Match, identity: Identity | None, is_spectator: bool) -> bool:
    """Whether somebody may watch: anybody may, or they were invited, now or before."""
    if is_host(match, identity) or _is_open_to_all(match):
        return True
    return match.settings["watch"] != "nobody" and is_spectator


def _is_open_to_all(match: Match) -> bool:
    """Whether anybody may watch."""
    return match.is_public and match.settings["watch"] == "anyone"
