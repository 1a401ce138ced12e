"""What can go wrong with the database.

PhantomlineError
└── StoreError            ``code`` names the reason, ``reason`` is one sentence about it
    ├── StoreUnavailable  it cannot be written or read now: disk full, read-only, away
    ├── StoreInUse        another server has this file
    ├── NeedsUpgrade      it was made by an older version, or holds nothing yet
    └── StoreUnusable     no database of ours, one of a newer version, or no driver for it

Codes are stable. The sentences are in the catalogues too, as ``store-CODE``.
"""

from collections.abc import Mapping
from typing import Final

from phantomline.core import PhantomlineError

__all__ = ["NeedsUpgrade", "StoreError", "StoreInUse", "StoreUnavailable", "StoreUnusable"]

SENTENCES: Final = {
    "full": "The disk with the database is full.",
    "read-only": "The database is read-only.",
    "busy": "Another program keeps the database locked.",
    "damaged": "The database file is damaged: {detail}.",
    "no-file": "The database file cannot be opened: {detail}.",
    "disk": "The disk with the database reports an error: {detail}.",
    "away": "The database does not answer: {detail}.",
    "crowded": "The database takes no more connections.",
    "failed": "The database refused a change: {detail}.",
    "closed": "The store is closed.",
    "in-use": "Another server already uses {where}.",
    "nothing-there": "There is no database in {where} yet; “phantomline db upgrade” makes one.",
    "needs-upgrade": "{where} was made by an older version; run “phantomline db upgrade”.",
    "too-new": "{where} was made by a newer version of Phantomline.",
    "foreign": "{where} is no database of Phantomline.",
    "no-driver": "PostgreSQL needs a driver: pip install 'phantomline[postgres]'.",
    "use-pg-dump": "PostgreSQL has its own tool: pg_dump --format=custom --file=FILE '{where}'",
    "bad-url": "{where} is no database; use sqlite:///FILE or postgresql://…",
}


class StoreError(PhantomlineError):
    """The database cannot do what was asked; ``params`` are what a sentence about it needs."""

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code)
        self.code = code
        self.params: Mapping[str, str] = params
        self.reason = SENTENCES[code].format(**params)

    def __str__(self) -> str:
        return self.reason


class StoreUnavailable(StoreError):
    """The database cannot be used now; later it may work again.

    A row that was refused with this may have landed all the same, when the database went away
    between the commit and the news of it. So whoever appended it reads the log before they
    append again.
    """


class StoreInUse(StoreError):
    """Another server writes to this file."""


class NeedsUpgrade(StoreError):
    """The database has to be brought up to date first."""


class StoreUnusable(StoreError):
    """This is nothing that can be used as a database."""
