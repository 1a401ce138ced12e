"""Where the points of a finished game came from, and the rating after it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add both to the results; those of games before this stay empty until they are looked at."""
    op.add_column("results", sa.Column("rating", sa.Integer))
    op.add_column("results", sa.Column("tally", sa.JSON(none_as_null=True)))
