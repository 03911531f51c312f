"""The tables of the database. Migrations build the same; a test compares them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
    func,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _match_id() -> Column[str]:
    """The match that a row belongs to and goes away with."""
    return Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), nullable=False)


account: Final = Table(
    "account",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),  # the name without its case
    Column("password_hash", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("skeleton", Text, nullable=False, unique=True, index=True),  # what the name looks like
    Column("recovery", Text, index=True),  # the mail address that a link for a new password goes to
    Column("has_profile", Boolean, nullable=False, server_default=false()),  # for all to see
    Column("role", Text),  # what they may do for the server
)

session: Final = Table(
    "session",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("account", Text, ForeignKey("account.id", ondelete="CASCADE"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("id", Text, nullable=False, index=True),
    Column("guest", Text),  # the id of the session that logged in
    Column("browser", Text, nullable=False, server_default=""),  # which kind, and on which system
    Column("seen", BigInteger, nullable=False, server_default="0"),  # to the hour
    Column(
        "confirmed", BigInteger, nullable=False, server_default="0"
    ),  # when they gave the password
)

# Links for a new password; they are kept for a day, so that nobody gets too many of them.
password_reset: Final = Table(
    "password_reset",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column(
        "account", Text, ForeignKey("account.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("at", BigInteger, nullable=False, index=True),
    Column("is_open", Boolean, nullable=False),
)

match: Final = Table(
    "match",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("settings", Text, nullable=False),
    Column("header", Text),
    Column("secret", LargeBinary, nullable=False),
    Column("content_digest", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("asked", Integer, nullable=False),  # one bit for each seat that is waited for
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("rematch_of", Text, index=True),
    Column("owner", Text),  # the server process that alone may add choices
    Index(None, "status", "updated"),
    # All that the order of somebody's matches needs: the rows themselves are long.
    Index(None, "id", "status", "asked", "updated"),
)

seat: Final = Table(
    "seat",
    METADATA,
    _match_id(),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("account", Text),
    Column("session", Text, index=True),
    Column("invite", Text),
    Column("taken_over_by", Text),
    Column("salt", Text, nullable=False),
    Column("place", Integer),  # at the end of the match
    PrimaryKeyConstraint("match", "seat"),
    # All that a profile needs of the seats that somebody has had.
    Index(None, "account", "kind", "match", "seat", "place"),
)

spectator: Final = Table(
    "spectator",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# The heart: rows are only ever added, in the order of n, and leave only by an undo.
choice: Final = Table(
    "choice",
    METADATA,
    _match_id(),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("cause", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "n"),
    sqlite_with_rowid=False,
)

undone: Final = Table(
    "undone",
    METADATA,
    _match_id(),
    Column("cut", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("cause", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "cut", "n"),
)

# The last state that was kept of a match, for servers that can no longer play its choices again.
snapshot: Final = Table(
    "snapshot",
    METADATA,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("facts", Text, nullable=False),
    Column("shape", Text, nullable=False),
    Column("state", Text, nullable=False),
)

clock: Final = Table(
    "clock",
    METADATA,
    _match_id(),
    Column("seat", Integer, nullable=False),
    Column("left_ms", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)

chat: Final = Table(
    "chat",
    METADATA,
    _match_id(),
    Column("k", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text),
    Column("phrase", Text),
    Column("at", BigInteger, nullable=False),
    Column("writer", Text),  # an account, a session without one, or "" if it is gone
    PrimaryKeyConstraint("match", "k"),
)

# The portions of reviews of finished matches, as they were found.
review: Final = Table(
    "review",
    METADATA,
    _match_id(),
    Column("number", Integer, nullable=False),
    Column("found", Text, nullable=False),
    PrimaryKeyConstraint("match", "number"),
)

# When people rest: an account, or a session without one. Hours that have changed lately are kept,
# because they still count; none have no zone.
quiet_times: Final = Table(
    "quiet_times",
    METADATA,
    Column("holder", Text, primary_key=True),
    Column("zone", Text),
    Column("begin", Integer),  # in minutes of the day
    Column("end", Integer),
    Column("since", BigInteger, nullable=False),
    Column("old_zone", Text),
    Column("old_begin", Integer),
    Column("old_end", Integer),
    Column("old_since", BigInteger, nullable=False),
)

vacation: Final = Table(
    "vacation",
    METADATA,
    Column("holder", Text, nullable=False),
    Column("begin", BigInteger, nullable=False),
    Column("end", BigInteger, nullable=False),
    PrimaryKeyConstraint("holder", "begin"),
)

# Keys that the server has made for itself.
server_key: Final = Table(
    "server_key",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Ways to tell somebody that it is their turn. The holder is an account, a session without one, or
# the table that a webhook belongs to.
channel: Final = Table(
    "channel",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("holder", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False, index=True),
    Column("secret", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("is_confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("told", BigInteger, nullable=False),  # when it was last used
    Column("failures", Integer, nullable=False, server_default="0"),  # since then
)

# Mails by which addresses were to be confirmed. They are counted even when the channel is gone, by
# a hash of the address, so that nobody is flooded.
confirmation: Final = Table(
    "confirmation",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False, index=True),
    Column("holder", Text, nullable=False, index=True),
    Column("at", BigInteger, nullable=False, index=True),
)

# The outbox: what is still to be told by a channel. A row goes when it was told, or when it is no
# longer true; so there are never more than channels at tables.
notice: Final = Table(
    "notice",
    METADATA,
    Column(
        "channel", Text, ForeignKey("channel.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    _match_id(),
    Column("seat", Integer, nullable=False),
    Column("n", Integer, nullable=False),  # the choice that asked them
    Column("due", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("match", "seat", "channel"),
)

HOLDER: Final = func.coalesce(seat.c.account, seat.c.session)
"""The holder of a seat."""

# What seats want to answer next; only who laid a plan down ever sees it.
plan: Final = Table(
    "plan",
    METADATA,
    _match_id(),
    Column("seat", Integer, nullable=False),
    Column("holder", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("is_open", Boolean, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)

# Matches that count for ratings once they are over.
rating_due: Final = Table(
    "rating_due",
    METADATA,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
)

# Matches that have counted, in their order; they stay when a match or an account is deleted.
rated_match: Final = Table(
    "rated_match",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match", Text, nullable=False, unique=True),
    Column("edition", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "edition", "seats", "at"),
)

# Who reached which place in them, and how good they were after it.
rated_seat: Final = Table(
    "rated_seat",
    METADATA,
    Column("number", Integer, ForeignKey("rated_match.number", ondelete="CASCADE")),
    Column("seat", Integer, nullable=False),
    Column("account", Text, index=True),
    Column("bot", Text),
    Column("place", Integer, nullable=False),
    Column("is_left", Boolean, nullable=False),  # a bot finished the match for them
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    PrimaryKeyConstraint("number", "seat"),
)

# The server processes that share the database; each holds a lock as long as it lives.
process: Final = Table(
    "process",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("started", BigInteger, nullable=False),
    # How others call it, with the key that they must know.
    Column("contact", Text, server_default="", nullable=False),
)
