"""Alembic runs this for every command."""

from alembic import context

from coven.table.store import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
