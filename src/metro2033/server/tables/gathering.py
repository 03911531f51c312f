"""Tables before play: make one, sit down, leave, change a seat, invite, watch."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Literal

from metro2033 import catalog
from metro2033.server.match.actor import Identity, is_held
from metro2033.server.store.entities import Conflict, Match, NewSeat, Seat, StoredChoice
from metro2033.server.tables import lobby, rated
from metro2033.server.tables.access import Access, hashed, heirs_key, watcher
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.store import TableStore
from metro2033.server.tables.tables import Tables
from metro2033.server.tables.wanted import WantedSeat, WantedSeating, WantedTable
from metro2033.table.fair import SECRET_BYTES


async def create(
    store: TableStore,
    settings: Mapping[str, Any],
    seats: Sequence[NewSeat],
    *,
    is_public: bool = False,
    choices: Sequence[StoredChoice] = (),
) -> Match:
    """A new table in the lobby."""
    lobby.check_names(seat.name for seat in seats if seat.kind == "person")
    rated.check_seats(settings, seats)
    return await store.create_match(
        settings=settings,
        secret=secrets.token_bytes(SECRET_BYTES),
        content_digest=catalog.game(settings["edition"]).content_digest,
        seats=seats,
        is_public=is_public,
        choices=choices,
    )


async def begin(tables: Tables, match_id: str) -> None:
    """Start a match whose seats are all taken, and let its first questions be asked."""
    match = await tables.store.match(match_id)
    if match is not None and match.settings.get("rated"):
        await tables.store.arrange(match_id, rated.drawn_seats)
    await tables.store.begin_match(match_id, lobby.header_of)
    await tables.hub.start(match_id)


async def make_table(
    tables: Tables, wanted: WantedTable, who: Identity, invite: str = ""
) -> dict[str, Any]:
    """Make a table whose open seats the token lets people take; with `start` it begins at once."""
    await tables.check_number(who)
    game = tables.edition(wanted.edition)
    settings = lobby.settings_of(wanted, game, who)
    language = wanted.language
    seats = [lobby.new_seat(seat, n, who, game, language) for n, seat in enumerate(wanted.seats)]
    key = hashed(invite) if invite else None
    seats = [replace(seat, invite=key) if seat.kind == "open" else seat for seat in seats]
    match = await create(tables.store, settings, seats, is_public=wanted.is_public)
    if wanted.start:
        await begin(tables, match.id)
    return await tables.again(match.id, who)


async def join(
    tables: Tables, access: Access, wanted: WantedSeating, who: Identity
) -> dict[str, Any]:
    """Sit down at an open seat."""
    free = [s for s in access.claimable if wanted.seat in {None, s + 1}]
    if wanted.seat is not None and wanted.seat > len(access.seats):
        raise Problem(404, "problem-no-seat", seat=wanted.seat)
    if not free:
        raise Problem(409, "problem-no-open-seat")

    def sit(match: Match, seats: Sequence[Seat]) -> Iterable[Seat]:
        here, found = seats[free[0]], access.seats[free[0]]
        # Whoever plays on for somebody has an invite that no other has used meanwhile.
        is_heir = found.kind == here.kind == "person" and here.invite == found.invite
        if here.kind != "open" and not is_heir:
            raise Problem(409, "problem-seat-taken", seat=here.seat + 1)
        others = [s.name for s in seats if s.kind == "person" and s.seat != here.seat]
        lobby.check_names([*others, wanted.name])
        new = replace(
            here,
            kind="person",
            name=wanted.name,
            session=who.session,
            account=who.account,
            # Whoever leaves before the match can come back by it, or somebody else can.
            invite=here.invite if match.status == "lobby" else None,
            taken_over_by=None,
            # Draws are fixed by the salts of the header once the match runs.
            salt=wanted.salt if match.status == "lobby" else here.salt,
        )
        rated.check_seats(match.settings, [*(s for s in seats if s.seat != new.seat), new])
        yield new

    await tables.store.arrange(access.match.id, sit)
    await tables.hub.seats_changed(access.match.id)
    return await tables.again(access.match.id, who)


async def leave(tables: Tables, access: Access, seat: int | None, who: Identity) -> dict[str, Any]:
    """Give up your seats before the match; in a running one a bot takes over until you return."""

    def give_up(match: Match, seats: Sequence[Seat]) -> Iterable[Seat]:
        # Asked twice, they may have left already, and somebody else may sit there.
        leaving = [s for s in seats if seat in {None, s.seat + 1} and is_held(s, who)]
        if not leaving:
            raise Problem(403, "problem-not-seated")
        if match.status not in {"lobby", "running"}:
            raise Problem(409, "problem-not-running")
        for here in leaving:
            if match.status == "lobby":
                yield lobby.emptied(here)
            else:
                yield replace(here, taken_over_by=match.settings["absent_bot"])

    await tables.store.arrange(access.match.id, give_up)
    await tables.hub.left(access.match.id)
    return await tables.again(access.match.id, who)


async def change_seat(
    tables: Tables, access: Access, seat: int, wanted: WantedSeat, who: Identity
) -> dict[str, Any]:
    """Open a seat, give it to a bot, or take it oneself; only before the match."""
    game = tables.edition(access.match.settings["edition"])
    if seat > len(access.seats):
        raise Problem(404, "problem-no-seat", seat=seat)
    new = lobby.new_seat(wanted, seat - 1, who, game, access.match.settings["language"])

    def put(match: Match, seats: Sequence[Seat]) -> Iterable[Seat]:
        if match.status != "lobby":
            raise Problem(409, "problem-not-lobby")
        others = [s.name for s in seats if s.kind == "person" and s.seat != seat - 1]
        lobby.check_names([*others, new.name] if new.kind == "person" else others)
        rated.check_seats(match.settings, [*seats[: seat - 1], new, *seats[seat:]])
        before = seats[seat - 1]
        is_sent_away = before.kind == "person" and not is_held(before, who)
        yield replace(
            lobby.emptied(before),
            kind=new.kind,
            name=new.name,
            bot=new.bot,
            session=new.session,
            account=new.account,
            invite=None if is_sent_away else before.invite,
        )

    await tables.store.arrange(access.match.id, put)
    await tables.hub.seats_changed(access.match.id)
    return await tables.again(access.match.id, who)


async def invite(
    tables: Tables,
    access: Access,
    kind: Literal["seat", "watch", "heir"],
    seat: int | None,
    token: str,
    who: Identity,
) -> None:
    """Invite the holder of a token: to a seat, which only the host may do, to watch, to play on."""
    if kind == "heir":
        await _invite_heir(tables, access, seat, token, who)
        return
    if kind == "watch":
        if not (access.is_host or access.held) or access.match.settings["watch"] == "nobody":
            raise Problem(403, "problem-not-watching")
        try:
            await tables.store.add_spectator(hashed(token), access.match.id)
        except Conflict:
            raise Problem(409, "problem-too-many-invites") from None
        return
    if not access.is_host:
        raise Problem(403, "problem-not-host")

    def invited(_: Match, seats: Sequence[Seat]) -> list[Seat]:
        chosen = [s for s in seats if s.kind == "open" and seat in {None, s.seat + 1}]
        if not chosen:
            raise Problem(409, "problem-no-open-seat")
        return [replace(s, invite=hashed(token)) for s in chosen]

    await tables.store.arrange(access.match.id, invited)


async def _invite_heir(
    tables: Tables, access: Access, seat: int | None, token: str, who: Identity
) -> None:
    """Let whoever has the token play on for somebody, who gives up the seat by that."""
    if access.match.settings.get("rated"):
        raise Problem(409, "problem-rated-heir")
    if access.match.settings.get("tournament"):
        raise Problem(409, "problem-tournament-heir")
    own = [held for held in access.held if seat in {None, held + 1}]
    if not own:
        raise Problem(403, "problem-not-seated")

    def invited(match: Match, seats: Sequence[Seat]) -> Iterable[Seat]:
        if match.status != "running":
            raise Problem(409, "problem-not-running")
        if not is_held(seats[own[0]], who):
            # Somebody else plays on for them already.
            raise Problem(403, "problem-not-seated")
        yield replace(seats[own[0]], invite=heirs_key(token))

    await tables.store.arrange(access.match.id, invited)


async def watch(tables: Tables, access: Access, name: str | None, who: Identity) -> dict[str, Any]:
    """Watch a match without a seat; afterwards a connection takes one as a spectator."""
    if not access.may_watch:
        raise Problem(403, "problem-not-watching")
    key = watcher(access.match.id, who.session)
    if access.is_open_to_all:
        return await tables.again(access.match.id, who)
    if await tables.store.spectator(key) is None:
        with suppress(Conflict):
            await tables.store.add_spectator(key, access.match.id, name or "")
    return await tables.again(access.match.id, who)
