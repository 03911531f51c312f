"""Channels to notify people of their turns, and keys, inside a transaction."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from metro2033.server.store import schema
from metro2033.server.store.entities import Conflict
from metro2033.server.store.holder_lock import lock_holder
from metro2033.server.store.notice_entities import Channel, ChannelKind
from metro2033.server.time_off import DAY_MS, HOUR_MS

_channel, _key, _confirmation = schema.channel, schema.server_key, schema.confirmation
_CHANNEL: Final = select(*(_channel.c[name] for name in Channel.__slots__))

MOST_CHANNELS: Final = 10
"""Channels of one person or table."""

WEEK_MS: Final = 7 * DAY_MS

MOST_CONFIRMATIONS: Final = 5
"""Mails within a week that ask for a confirmation of one address."""

MOST_ASKED: Final = 20
"""Mails within a week that one person makes us send so."""


def server_key(connection: Connection, name: str, made: bytes) -> bytes:
    """A key of the server: the one that was made first, whoever else makes one at once."""
    upsert = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = {"name": name, "value": made}
    connection.execute(upsert.insert(_key).values(row).on_conflict_do_nothing())
    return bytes(connection.execute(select(_key.c.value).where(_key.c.name == name)).scalar_one())


def put(connection: Connection, new: Channel) -> Channel:
    """Add a channel; one of the same holder to the same address is replaced, its id stays."""
    lock_holder(connection, new.holder)
    same = (_channel.c.holder == new.holder) & (_channel.c.kind == new.kind)
    same &= _channel.c.address == new.address
    row = connection.execute(_CHANNEL.where(same)).first()
    if row is not None:
        change = {"secret": new.secret, "language": new.language}
        connection.execute(update(_channel).where(_channel.c.id == row.id).values(change))
        return Channel(*connection.execute(_CHANNEL.where(_channel.c.id == row.id)).one())
    its = select(func.count()).where(_channel.c.holder == new.holder)
    if connection.execute(its).scalar_one() >= MOST_CHANNELS:
        raise Conflict("there are too many channels")
    connection.execute(insert(_channel), {name: getattr(new, name) for name in Channel.__slots__})
    return new


def put_only(connection: Connection, new: Channel) -> Channel:
    """Put a channel in the place of all others of its holder."""
    lock_holder(connection, new.holder)
    forget(connection, new.holder)
    return put(connection, new)


def get(connection: Connection, channel: str) -> Channel | None:
    """The channel of that id."""
    row = connection.execute(_CHANNEL.where(_channel.c.id == channel)).one_or_none()
    return None if row is None else Channel(*row)


def of_holder(connection: Connection, holder: str) -> list[Channel]:
    """The channels of a holder, oldest first."""
    query = _CHANNEL.where(_channel.c.holder == holder).order_by(_channel.c.created, _channel.c.id)
    return [Channel(*row) for row in connection.execute(query)]


def at(connection: Connection, kind: ChannelKind, address: str) -> list[Channel]:
    """All channels to an address."""
    query = _CHANNEL.where(_channel.c.kind == kind, _channel.c.address == address)
    return [Channel(*row) for row in connection.execute(query)]


def confirm(connection: Connection, channel: str) -> None:
    """The owner of the address has confirmed it."""
    connection.execute(update(_channel).where(_channel.c.id == channel).values(is_confirmed=True))


def begin_confirmation(connection: Connection, new: Channel, id: str, now: int) -> bool:
    """Whether an address may be asked for a confirmation now; if so, it counts as asked.

    That does not depend on what else is known of the address, nor on channels that are gone.
    """
    mailbox = mailbox_key(new.address)
    recent = select(_confirmation.c.at).where(_confirmation.c.at > now - WEEK_MS)
    asked = list(connection.execute(recent.where(_confirmation.c.address == mailbox)).scalars())
    by_them = connection.execute(recent.where(_confirmation.c.holder == new.holder)).all()
    is_soon = max(asked, default=0) > now - HOUR_MS
    if is_soon or len(asked) >= MOST_CONFIRMATIONS or len(by_them) >= MOST_ASKED:
        return False
    row = {"id": id, "address": mailbox, "holder": new.holder, "at": now}
    connection.execute(insert(_confirmation), row)
    return True


def cancel_confirmation(connection: Connection, id: str) -> None:
    """The mail could not be sent: it does not count."""
    connection.execute(delete(_confirmation).where(_confirmation.c.id == id))


def mailbox_key(address: str) -> str:
    """By what we know a mailbox again without knowing it: variants of an address have the same.

    >>> mailbox_key("Boris+turn@Metro.example") == mailbox_key("boris@metro.example")
    True
    """
    local, _, domain = address.lower().rpartition("@")
    return sha256(f"{local.partition('+')[0]}@{domain}".encode()).hexdigest()


def remove(connection: Connection, channel: str) -> None:
    """Remove the channel."""
    connection.execute(delete(_channel).where(_channel.c.id == channel))


def adopt(connection: Connection, session: str, account: str) -> None:
    """Give the channels of a session to an account, but those that it has or cannot have."""
    has = {(channel.kind, channel.address) for channel in of_holder(connection, account)}
    room = MOST_CHANNELS - len(has)
    new = [c.id for c in of_holder(connection, session) if (c.kind, c.address) not in has]
    taken = _channel.c.id.in_(new[:room])
    connection.execute(update(_channel).where(taken).values(holder=account))
    forget(connection, session)


def forget(connection: Connection, holder: str) -> None:
    """Remove all channels of a holder."""
    connection.execute(delete(_channel).where(_channel.c.holder == holder))


def drop_old(connection: Connection, unconfirmed_before: int) -> None:
    """Delete what was never confirmed, and channels of deleted holders."""
    asked = _confirmation.c.at < unconfirmed_before - WEEK_MS
    connection.execute(delete(_confirmation).where(asked))
    old = _channel.c.is_confirmed.is_(False) & (_channel.c.created < unconfirmed_before)
    connection.execute(delete(_channel).where(old))
    holders = select(schema.session.c.id).union(
        select(schema.account.c.id), select(schema.match.c.id)
    )
    connection.execute(delete(_channel).where(_channel.c.holder.not_in(holders)))
