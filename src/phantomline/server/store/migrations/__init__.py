"""The history of the schema: Alembic revisions that travel with the package."""
