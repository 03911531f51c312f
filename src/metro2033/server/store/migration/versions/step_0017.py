"""Players report, officials mute and ban, announce, and all that they do is logged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

KEEP_ON_SQLITE = """
CREATE TRIGGER audit_no_{event} BEFORE {event} ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END
"""

KEEP_ON_POSTGRESQL = (
    """
CREATE OR REPLACE FUNCTION audit_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'the audit log is only added to'; END $$
""",
    """
CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
FOR EACH STATEMENT EXECUTE FUNCTION audit_is_kept()
""",
)


def upgrade() -> None:
    """Four tables more; accounts have roles, sessions are confirmed, lines have writers."""
    op.add_column("account", sa.Column("role", sa.Text(), nullable=True))
    op.add_column(
        "session",
        sa.Column("confirmed", sa.BigInteger(), server_default="0", nullable=False),
    )
    op.add_column("chat", sa.Column("writer", sa.Text(), nullable=True))
    _add_reports()
    _add_sanctions()
    op.create_table(
        "announcement",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("texts", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_announcement")),
    )
    op.create_index(op.f("ix_announcement_until"), "announcement", ["until"])
    _add_audit()


def _add_reports() -> None:
    op.create_table(
        "report",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("reporter", sa.Text(), nullable=True),
        sa.Column("reporter_name", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=True),
        sa.Column("subject_name", sa.Text(), nullable=False),
        sa.Column("quote", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("open_key", sa.Text(), nullable=True),
        sa.Column("decision", sa.Text(), server_default="", nullable=False),
        sa.Column("reason", sa.Text(), server_default="", nullable=False),
        sa.Column("decided_by", sa.Text(), server_default="", nullable=False),
        sa.Column("decided", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
        sa.UniqueConstraint("open_key", name=op.f("uq_report_open_key")),
    )
    op.create_index(op.f("ix_report_status_at"), "report", ["status", "at"])
    for column in ("match", "reporter", "subject"):
        op.create_index(op.f(f"ix_report_{column}"), "report", [column])


def _add_sanctions() -> None:
    op.create_table(
        "sanction",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("lifted", sa.BigInteger(), nullable=True),
        sa.Column("force_key", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sanction")),
        sa.UniqueConstraint("force_key", name=op.f("uq_sanction_force_key")),
    )
    op.create_index(op.f("ix_sanction_holder"), "sanction", ["holder"])
    op.create_index(op.f("ix_sanction_at"), "sanction", ["at"])


def _add_audit() -> None:
    """The log, whose rows nobody changes or deletes."""
    op.create_table(
        "audit",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("deed", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_at"), "audit", ["at"])
    if op.get_bind().dialect.name == "sqlite":
        for event in ("update", "delete"):
            op.execute(KEEP_ON_SQLITE.format(event=event))
    else:
        for statement in KEEP_ON_POSTGRESQL:
            op.execute(statement)
