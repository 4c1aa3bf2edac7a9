"""Alembic reads this file; the connection comes from `store.engine.migrate`."""

from alembic import context

from longsuit.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
