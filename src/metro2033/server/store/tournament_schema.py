"""The tables of tournaments. Names of people are those of their accounts, and go with them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

from metro2033.server.store.schema import METADATA


def _tournament_id() -> Column[str]:
    """The tournament that a row belongs to and goes away with."""
    return Column("tournament", Text, ForeignKey("tournament.id", ondelete="CASCADE"))


tournament: Final = Table(
    "tournament",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("organiser", Text, index=True),  # an account, until it is deleted
    Column("status", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("rounds", Integer, nullable=False),  # how many there will be
    Column("round", Integer, nullable=False),  # the one that is played
    Column("due", BigInteger),  # when it begins by itself, or when its round ends
    Column("version", Integer, nullable=False),  # counts all changes of who plays what
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index(None, "status", "updated"),
)

# Who takes part: an account, a bot, or neither where the account was deleted.
tournament_entrant: Final = Table(
    "tournament_entrant",
    METADATA,
    _tournament_id(),
    Column("number", Integer, nullable=False),
    Column("account", Text, index=True),
    Column("bot", Text),
    Column("pool", Integer, nullable=False),  # the group that they play in
    Column("is_out", Boolean, nullable=False),
    Column("joined", BigInteger, nullable=False),
    PrimaryKeyConstraint("tournament", "number"),
    UniqueConstraint("tournament", "account"),
)

tournament_table: Final = Table(
    "tournament_table",
    METADATA,
    _tournament_id(),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("match", Text, nullable=False, unique=True),
    Column("state", Text, nullable=False, index=True),
    PrimaryKeyConstraint("tournament", "round", "number"),
)

# Who sits where in a round, once for each; a bye has table 0. Points are there when it is over.
tournament_seat: Final = Table(
    "tournament_seat",
    METADATA,
    _tournament_id(),
    Column("round", Integer, nullable=False),
    Column("entrant", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("points", Integer),
    Column("place", Integer),
    PrimaryKeyConstraint("tournament", "round", "entrant"),
)
