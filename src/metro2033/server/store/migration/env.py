"""How Alembic runs a step: on the connection, and in the transaction, that it is given."""

from __future__ import annotations

from alembic import context

from metro2033.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
