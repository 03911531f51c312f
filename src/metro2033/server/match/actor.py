"""Connected people: a browser or account, and the seat it looks from."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from metro2033.server.store.entities import Match, NewSeat, Seat
from metro2033.server.store.moderation_entities import address_holder


@dataclass(frozen=True, slots=True)
class Identity:
    """A browser, by the id of its session, and the account logged in there.

    `guest` is the id that the session had before the login.
    """

    session: str
    account: str | None
    guest: str | None = None


@dataclass(frozen=True, slots=True)
class Actor:
    """The sender of messages: their view, whether they may watch, and their language.

    The room decides which seats they hold: that changes while the connection lasts. `address` is
    where they come from: bots think at its expense.
    """

    viewer: int
    may_watch: bool
    language: str
    identity: Identity | None
    address: str = ""


def holders_of(identity: Identity | None, address: str) -> Collection[str]:
    """The holders whose sanctions apply to a person: addresses count only without an account."""
    if identity is None:
        return [address_holder(address)]
    if identity.account is None:
        return [identity.session, address_holder(address)]
    return [identity.account, *([identity.guest] if identity.guest else [])]


def holder_of(identity: Identity) -> str:
    """An account, or the session without one."""
    return identity.account or identity.session


def is_held(seat: Seat | NewSeat, identity: Identity | None) -> bool:
    """Whether a seat belongs to a person."""
    if identity is None or seat.kind != "person":
        return False
    by_account = seat.account is not None and seat.account == identity.account
    return by_account or seat.session == identity.session


def is_host(match: Match, identity: Identity | None) -> bool:
    """Whether a person created the table."""
    host = match.settings.get("host")
    if identity is None or host is None:
        return False
    by_account = host["account"] is not None and host["account"] == identity.account
    return bool(by_account or host["session"] == identity.session)


def reserved_for(account: str) -> str:
    """What is stored at an open seat that is kept for an account; no token is like it."""
    return f"for:{account}"


def is_reserved(seat: Seat, identity: Identity) -> bool:
    """Whether an open seat is reserved for a person."""
    return identity.account is not None and seat.invite == reserved_for(identity.account)
