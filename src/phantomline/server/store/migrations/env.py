"""Runs the revisions on the connection that `upgrade` hands over. Only Alembic imports this."""

from alembic import context

from phantomline.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
