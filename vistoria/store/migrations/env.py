"""Runs the migrations in the caller's transaction."""

from __future__ import annotations

from alembic import context

from vistoria.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=False,  # the transaction is the caller's
)
context.run_migrations()
