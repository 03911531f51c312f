"""The database tables for spectators: summaries of matches, and follows."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Table,
    Text,
    bindparam,
    exists,
)

from metro2033.server.store.schema import METADATA

# Running matches in short, as far as those may know them who watch. A row goes with the end of its
# match; where that is shown with a delay, it stays until then.
summary: Final = Table(
    "summary",
    METADATA,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, nullable=False),
    Column("points", Text, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("is_delayed", Boolean, nullable=False),
    Column("delay_ms", BigInteger, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("until", BigInteger),  # when all may know that the match has ended
    Index(None, "is_listed", "changed"),
)

# Whom people follow. The follower is an account, or a session without one.
follow: Final = Table(
    "follow",
    METADATA,
    Column("follower", Text, nullable=False),
    Column(
        "followed", Text, ForeignKey("account.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("follower", "followed"),
)


def is_end_hidden(match: ColumnElement[str]) -> ColumnElement[bool]:
    """That not everybody may know yet, at the time `now`, that a match has ended."""
    now = bindparam("now", type_=BigInteger)
    return exists().where(summary.c.match == match, summary.c.until > now)
