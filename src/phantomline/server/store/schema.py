"""The tables of the database, as this version of the program knows them.

Times are milliseconds since 1970. The log is the truth; whatever else is said here about a
table can be made again from it. Changes go into a revision under ``migrations/`` as well; a test
compares the two.
"""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
)

__all__ = [
    "FIRST",
    "chat",
    "editions",
    "keys",
    "log",
    "metadata",
    "players",
    "ratings",
    "results",
    "seats",
    "tables",
]

FIRST: Final = 1
"""The number of the first entry in every log."""

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text),  # what people type to join; null once the code may be used again
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("host", Text),
    Column("secret", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("rules", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("summary", JSON, nullable=False),
    Index("ix_tables_code", "code", unique=True),
    Index("ix_tables_lobby", "public", "status", "touched"),
    Index("ix_tables_status", "status", "touched"),
)

# No foreign key to `tables`: it would cost a lookup and, on PostgreSQL, a lock for every row.
log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("player", Text),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    Index("ix_chat_player", "player"),
)

players: Final = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("ix_players_seen", "seen"),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("hash", Text, primary_key=True),  # of the secret, which is kept nowhere
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),  # device or recovery
    Column("created", BigInteger, nullable=False),
    Index("ix_keys_player", "player"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", Text),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_player", "player"),
)

# No foreign key here either: what somebody has won outlives the table.
results: Final = Table(
    "results",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", Text),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Double, nullable=False),  # a shared win is a part of one
    Column("rated", Boolean, nullable=False),
    Column("rating", Integer),  # as it was shown after this game
    Column("tally", JSON(none_as_null=True)),  # where the points came from
    # The points are a bot's, which played on, or were never counted, as somebody gave up.
    Column("handed", Boolean, nullable=False, server_default=false()),
    # Several played at one screen, and nobody knows which of them this player was.
    Column("shared", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_results_player", "player", "game", "at"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("player", "game"),
    Index("ix_ratings_game", "game", "mu"),
)

editions: Final = Table(
    "editions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
)
