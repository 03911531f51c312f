"""Tables before and after play: who sits where, when a match may begin, and what follows it.

What depends on several rows is decided inside one transaction, so that of two who come at once
one is told why not.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, select

from metro2033 import catalog
from metro2033.agents.bot_names import names_for
from metro2033.engine.kernel.game import BadOption, Game
from metro2033.server.http.auth import hashed
from metro2033.server.http.problem import Problem
from metro2033.server.match.actor import Identity, is_held
from metro2033.server.store import matches as rows
from metro2033.server.store import schema, seating
from metro2033.server.store.entities import Match, NewSeat, Seat, SeatChange, StoredChoice, Unknown
from metro2033.server.store.store import Store
from metro2033.table.fair import SECRET_BYTES, commitment
from metro2033.table.record import Header, Player, header_data

Change = Callable[[Match, Sequence[Seat]], Iterable[Seat]]
"""Finds out which seats become what, or raises a Problem."""


def edition(name: str, offered: Sequence[str]) -> Game[Any]:
    """An edition that can be played here."""
    if name not in offered:
        raise Problem(404, "problem-no-edition", edition=name, known=", ".join(offered))
    return catalog.game(name)


def settled(game: Game[Any], seats: int, house_rules: Mapping[str, int]) -> dict[str, int]:
    """All house rules of a match, if they fit the edition."""
    try:
        return game.settle(seats, dict(house_rules))
    except BadOption as error:
        raise Problem(422, "problem-bad-option", reason=error) from None


def check_bot(game: Game[Any], bot: str) -> None:
    """Refuse a bot that does not play the edition."""
    known = names_for(game)
    if bot not in known:
        raise Problem(422, "problem-unknown-bot", bot=bot, known=", ".join(known))


def check_names(names: Iterable[str]) -> None:
    """Refuse two people of one name: nobody could tell them apart."""
    seen = set()
    for name in names:
        if name.casefold() in seen:
            raise Problem(409, "problem-name-used", name=name)
        seen.add(name.casefold())


async def create(
    store: Store,
    settings: Mapping[str, Any],
    seats: Sequence[NewSeat],
    *,
    is_public: bool,
    choices: Sequence[StoredChoice] = (),
) -> Match:
    """A new table in the lobby."""
    check_names(seat.name for seat in seats if seat.kind == "person")
    return await store.create_match(
        settings=settings,
        secret=secrets.token_bytes(SECRET_BYTES),
        content_digest=catalog.game(settings["edition"]).content_digest,
        seats=seats,
        is_public=is_public,
        choices=choices,
    )


async def arrange(store: Store, match_id: str, change: Change) -> list[Seat]:
    """Change seats of a match; what the change sees cannot change before it is stored."""

    def job(connection: Connection) -> list[Seat]:
        found = _locked(connection, match_id)
        changed = list(change(found, seating.seats(connection, match_id)))
        for seat in changed:
            seating.change_seat(connection, match_id, seat.seat, changes_of(seat))
        return changed

    return await store.write(job)


def changes_of(seat: Seat) -> SeatChange:
    """All that can change of a seat."""
    return SeatChange(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        account=seat.account,
        session=seat.session,
        invite=seat.invite,
        taken_over_by=seat.taken_over_by,
        salt=seat.salt,
    )


async def join(
    store: Store, match_id: str, seat: int, who: Identity, name: str, salt: str
) -> list[Seat]:
    """Sit down at an open seat."""

    def sit(match: Match, seats: Sequence[Seat]) -> Iterable[Seat]:
        here = seats[seat]
        if here.kind != "open":
            raise Problem(409, "problem-seat-taken", seat=seat + 1)
        check_names([*(s.name for s in seats if s.kind == "person"), name])
        yield replace(
            here,
            kind="person",
            name=name,
            session=who.session,
            account=who.account,
            invite=None,
            # Draws are fixed by the salts of the header once the match runs.
            salt=salt if match.status == "lobby" else here.salt,
        )

    return await arrange(store, match_id, sit)


def emptied(seat: Seat) -> Seat:
    """The seat when nobody sits there."""
    return replace(
        seat, kind="open", name="", bot=None, account=None, session=None, taken_over_by=None
    )


async def start(store: Store, match_id: str) -> None:
    """Begin a match whose seats are all taken."""

    def job(connection: Connection) -> None:
        found = _locked(connection, match_id)
        if found.status != "lobby":
            raise Problem(409, "problem-not-lobby")
        seats = seating.seats(connection, match_id)
        missing = sum(seat.kind == "open" for seat in seats)
        if missing:
            raise Problem(409, "problem-seats-open", count=missing)
        header = header_of(found, seats)
        rows.begin(connection, match_id, header_data(header), store.now())

    await store.write(job)


def is_fair(match: Match) -> bool:
    """Whether a match commits to its draws.

    One that goes on from a record does not: its first ones are not ours. Nor does a lesson, where
    a script gives them.
    """
    return not match.settings["imported"] and not match.settings.get("lesson")


def header_of(match: Match, seats: Sequence[Seat]) -> Header:
    """What a match is before its first choice."""
    game = catalog.game(match.settings["edition"])
    players = [
        Player(seat.name, "human" if seat.kind == "person" else f"bot:{seat.bot}") for seat in seats
    ]
    return Header.new(
        game,
        players,
        match.settings["house_rules"],
        position=match.settings["position"],
        commitment=commitment(match.secret) if is_fair(match) else None,
        salts=[seat.salt for seat in seats],
    )


async def rematch_of(store: Store, match_id: str) -> str | None:
    """The match that followed another one, if there is one."""
    return await store.read(lambda connection: _rematch_of(connection, match_id))


def _rematch_of(connection: Connection, match_id: str) -> str | None:
    follows = (schema.match.c.rematch_of == match_id) & (schema.match.c.status != "ended")
    query = select(schema.match.c.id).where(follows).order_by(schema.match.c.created)
    return connection.execute(query).scalars().first()


async def rematch(
    store: Store, match: Match, settings: Mapping[str, Any], seats: Sequence[NewSeat]
) -> str:
    """The table that follows a match: a new one, unless somebody was quicker."""
    check_names(seat.name for seat in seats if seat.kind == "person")
    digest = catalog.game(settings["edition"]).content_digest
    secret = secrets.token_bytes(SECRET_BYTES)
    new = store.new_match(settings, secret, digest, match.is_public, match.id)

    def job(connection: Connection) -> str:
        _locked(connection, match.id)
        found = _rematch_of(connection, match.id)
        if found is None:
            rows.create(connection, new, seats)
        return found or new.id

    return await store.write(job)


def seated_again(seats: Sequence[Seat], who: Identity) -> list[NewSeat]:
    """The same people and bots at another table."""
    return seated_for(
        [
            NewSeat(
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                account=seat.account,
                session=seat.session,
            )
            for seat in seats
        ],
        who,
    )


def seated_for(seats: Sequence[NewSeat], who: Identity) -> list[NewSeat]:
    """Seats without a known holder: one for the asker, if they have none; the others open."""
    has_seat = any(is_held(seat, who) for seat in seats)
    found = []
    for seat in seats:
        is_lost = seat.kind == "person" and seat.session is None and seat.account is None
        if is_lost and not has_seat:
            has_seat = True
            found.append(replace(seat, session=who.session, account=who.account))
        else:
            found.append(NewSeat() if is_lost else seat)
    return found


def invited(seats: Sequence[Seat], seat: int | None, token: str) -> list[Seat]:
    """The open seats, or the one that is named, with an invite that takes the place of the last."""
    chosen = [s for s in seats if s.kind == "open" and seat in {None, s.seat}]
    if not chosen:
        raise Problem(409, "problem-no-open-seat")
    return [replace(s, invite=hashed(token)) for s in chosen]


def _locked(connection: Connection, match_id: str) -> Match:
    """The match, which nobody else can change before the transaction ends."""
    try:
        rows.lock(connection, match_id)
    except Unknown:
        raise Problem(404, "problem-no-match") from None
    found = rows.get(connection, match_id)
    assert found is not None
    return found
