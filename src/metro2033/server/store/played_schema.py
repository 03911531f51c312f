"""The database tables of profiles and statistics.

Who sat where, and reached which place, is in the table of seats; nothing here names anybody.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    Table,
    Text,
)

from metro2033.server.store.schema import METADATA

# Matches that are over and have not been read yet.
played_due: Final = Table(
    "played_due",
    METADATA,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
)

played_match: Final = Table(
    "played_match",
    METADATA,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("edition", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("is_public", Boolean, nullable=False),  # as the match, whose row is long
    Column("is_counted", Boolean, nullable=False),  # in the tally
)

played_seat: Final = Table(
    "played_seat",
    METADATA,
    Column("match", Text, ForeignKey("played_match.match", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("faction", Text, nullable=False),  # or ""
    Column("hero", Text, nullable=False),
    Column("cards", Text, nullable=False),  # how often each was used, as JSON
    Column("is_left", Boolean, nullable=False),  # a bot has answered
    PrimaryKeyConstraint("match", "seat"),
)

# What things of the game have to do with winning, in matches of people alone.
tally: Final = Table(
    "tally",
    METADATA,
    Column("edition", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("thing", Text, nullable=False),
    Column("trials", BigInteger, nullable=False),  # seats that had or used it
    Column("wins", BigInteger, nullable=False),  # their parts of wins, in 840ths
    Column("fair", BigInteger, nullable=False),  # what they would be if all were equal
    Column("times", BigInteger, nullable=False),
    PrimaryKeyConstraint("edition", "kind", "thing"),
)
