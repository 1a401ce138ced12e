"""What is kept: the logs of all tables, people, and what they played.

`Store` appends to the logs and reads everything; `schema` names the tables, `queries` holds the
questions that are asked most. A row is acknowledged once it is durable, and not before.
"""

from phantomline.server.store.errors import (
    NeedsUpgrade,
    StoreError,
    StoreInUse,
    StoreUnavailable,
    StoreUnusable,
)
from phantomline.server.store.items import Landed, Lost
from phantomline.server.store.store import Store, upgrade
from phantomline.server.store.urls import default_url, named_url, url_of_file

__all__ = [
    "Landed",
    "Lost",
    "NeedsUpgrade",
    "Store",
    "StoreError",
    "StoreInUse",
    "StoreUnavailable",
    "StoreUnusable",
    "default_url",
    "named_url",
    "upgrade",
    "url_of_file",
]
