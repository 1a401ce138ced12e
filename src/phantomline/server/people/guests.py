"""Guests: a public id, a name, and a secret that only their browsers know.

There is no sign-up. A browser holds a *key* in a cookie, ``ID.SECRET``; the database holds only
the secret's hash, so that nobody who reads it can play as anyone. A recovery code adds a key for
another device: it is used once, and a new one replaces the old.
"""

import hashlib
import hmac
import re
import secrets
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from phantomline.server.store.schema import keys, players

__all__ = [
    "SEEN_EVERY",
    "Guest",
    "find_guest",
    "forget_key",
    "guest_with_key",
    "make_guest",
    "make_recovery",
    "recover",
    "rename",
    "was_seen",
]

ID_LETTERS: Final = "abcdefghjkmnpqrstvwxyz0123456789"  # 32 of them: no i, l, o, u
ID_LENGTH: Final = 12
SECRET_BYTES: Final = 32
# Crockford's alphabet: what could be misread is not in it, and is understood all the same.
CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_GROUPS: Final = 4
GROUP_LENGTH: Final = 5
LONGEST_CODE: Final = 100
MOST_DEVICES: Final = 10
SEEN_EVERY: Final = 60 * 60 * 1000  # how exactly "last seen" is kept, in milliseconds

_KEY = re.compile(rf"([{ID_LETTERS}]{{{ID_LENGTH}}})\.([A-Za-z0-9_-]{{43}})")


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays. ``id`` is public; times are milliseconds since 1970."""

    id: str
    name: str
    lang: str
    created: int
    seen: int


def make_guest(connection: Connection, name: str, lang: str, now: int) -> tuple[Guest, str]:
    """Write down a new guest, and return them with the key of their browser."""
    guest = Guest(_new_id(), name, lang, now, now)
    connection.execute(insert(players).values(msgspec.structs.asdict(guest)))
    return guest, _add_device(connection, guest.id, now)


def find_guest(connection: Connection, id: str) -> Guest | None:
    """Return the guest with this id."""
    row = connection.execute(select(*_COLUMNS).where(players.c.id == id)).one_or_none()
    return None if row is None else Guest(*row)


def guest_with_key(connection: Connection, key: str) -> Guest | None:
    """Return whose key this is, or ``None`` if it is nobody's."""
    match = _KEY.fullmatch(key)
    if match is None:
        return None
    player, secret = match.groups()
    theirs = _hash("device", player, secret)
    found = False
    query = select(keys.c.hash).where(keys.c.player == player, keys.c.kind == "device")
    for known in connection.execute(query).scalars():
        # All of them are looked at, so that the time this takes says nothing.
        found |= hmac.compare_digest(known, theirs)
    return find_guest(connection, player) if found else None


def was_seen(connection: Connection, id: str, now: int) -> None:
    """Note that a guest is here; once in `SEEN_EVERY` is enough."""
    connection.execute(update(players).where(players.c.id == id).values(seen=now))


def rename(connection: Connection, id: str, name: str | None, lang: str | None) -> Guest | None:
    """Change a guest's name or language; ``None`` leaves it."""
    changes = {"name": name, "lang": lang}
    given = {field: value for field, value in changes.items() if value is not None}
    if given:
        connection.execute(update(players).where(players.c.id == id).values(given))
    return find_guest(connection, id)


def forget_key(connection: Connection, key: str) -> None:
    """Take one browser's key away, and leave the others."""
    match = _KEY.fullmatch(key)
    if match is not None:
        connection.execute(delete(keys).where(keys.c.hash == _hash("device", *match.groups())))


def make_recovery(connection: Connection, id: str, now: int) -> str:
    """Return a new recovery code; one made before no longer works."""
    connection.execute(delete(keys).where(keys.c.player == id, keys.c.kind == "recovery"))
    letters = [secrets.choice(CODE_LETTERS) for _ in range(CODE_GROUPS * GROUP_LENGTH)]
    code = "".join(letters)
    connection.execute(
        insert(keys).values(hash=_hash("recovery", code), player=id, kind="recovery", created=now)
    )
    return "-".join(code[at : at + GROUP_LENGTH] for at in range(0, len(code), GROUP_LENGTH))


def recover(connection: Connection, code: str, now: int) -> tuple[Guest, str] | None:
    """Use up a recovery code: return its guest with a key for one more browser."""
    if len(code) > LONGEST_CODE:
        return None
    plain = code.strip().upper().translate(_FORGIVING)
    # The code has 100 bits, so its hash is found by looking it up and tells nothing by its time.
    used = connection.execute(
        delete(keys)
        .where(keys.c.hash == _hash("recovery", plain), keys.c.kind == "recovery")
        .returning(keys.c.player)
    ).scalar_one_or_none()
    guest = None if used is None else find_guest(connection, used)
    return None if guest is None else (guest, _add_device(connection, guest.id, now))


def _add_device(connection: Connection, id: str, now: int) -> str:
    secret = secrets.token_urlsafe(SECRET_BYTES)
    mine = select(keys.c.hash).where(keys.c.player == id, keys.c.kind == "device")
    older = connection.execute(mine.order_by(keys.c.created.desc())).scalars().all()
    spare = older[MOST_DEVICES - 1 :]
    if spare:
        connection.execute(delete(keys).where(keys.c.hash.in_(spare)))
    hashed = _hash("device", id, secret)
    connection.execute(insert(keys).values(hash=hashed, player=id, kind="device", created=now))
    return f"{id}.{secret}"


def _new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def _hash(*parts: str) -> str:
    # What is hashed has at least 100 random bits, so a slow hash would protect nothing more.
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


_COLUMNS: Final = (players.c.id, players.c.name, players.c.lang, players.c.created, players.c.seen)
_FORGIVING: Final = str.maketrans({"O": "0", "I": "1", "L": "1", " ": None, "-": None})
