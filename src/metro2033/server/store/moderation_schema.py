"""The tables of administration: reports, sanctions, announcements, and what officials have done."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, Table, Text

from metro2033.server.store.schema import METADATA

# What players report. The words are copied, and stay when the match goes. The holders are accounts,
# or sessions without one, until the accounts are deleted.
report: Final = Table(
    "report",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("match", Text, nullable=False, index=True),
    Column("title", Text, nullable=False),
    Column("line", Integer),  # of the chat
    Column("seat", Integer),
    Column("reporter", Text, index=True),
    Column("reporter_name", Text, nullable=False),
    Column("subject", Text, index=True),
    Column("subject_name", Text, nullable=False),
    Column("quote", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("open_key", Text, unique=True),  # while it is open: nobody reports a thing twice
    Column("decision", Text, nullable=False, server_default=""),
    Column("reason", Text, nullable=False, server_default=""),
    Column("decided_by", Text, nullable=False, server_default=""),
    Column("decided", BigInteger),
    Index(None, "status", "at"),
)

# Who may not chat, or not play. The holder is an account, a session, or an address of the network.
sanction: Final = Table(
    "sanction",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("holder", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("lifted", BigInteger),
    Column("force_key", Text, unique=True),  # while it holds: one of a kind for each holder
    Index(None, "at"),
)

# What is told at all tables; the texts are by language.
announcement: Final = Table(
    "announcement",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("texts", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

# What officials have done. The database refuses to change or delete its rows.
audit: Final = Table(
    "audit",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("actor", Text, nullable=False),  # the name of an account, or "" for the admin token
    Column("role", Text, nullable=False),
    Column("deed", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("detail", Text, nullable=False),
)
