"""Fate that nobody can bend, and everybody can check afterwards.

The server makes up a secret and publishes its hash, the *commitment*, when the table is made.
Each player may add a nonce while sitting down, which the server cannot have foreseen; the
secret was fixed before, so the players cannot bend it either. Secret and nonces make the seed,
and the seed makes a number from 0 to 1 for every draw: the first 53 bits of
``HMAC-SHA256(seed, number of the draw)``. At the end the secret is revealed.
"""

import hashlib
import hmac
from collections.abc import Sequence
from random import Random
from typing import Any

from phantomline.core import Action, Game

__all__ = ["SECRET_BYTES", "Fate", "commitment_of", "number_of", "seed_of"]

SECRET_BYTES = 32
_BITS = 53


def commitment_of(secret: bytes) -> str:
    """Return what is published of a secret before the deal."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, table: str, nonces: Sequence[str]) -> bytes:
    """Return the seed of all draws at this table; ``nonces`` are the seats', in order."""
    # Each part goes in with its length, so that no two tables can mean the same bytes.
    mixed = hashlib.sha256(b"phantomline/fate/1")
    for part in (secret, table.encode(), *(nonce.encode() for nonce in nonces)):
        mixed.update(len(part).to_bytes(4, "big") + part)
    return mixed.digest()


def number_of(seed: bytes, draw: int) -> float:
    """Return the number in [0, 1) that decides this draw, counted from 0."""
    digest = hmac.digest(seed, draw.to_bytes(8, "big"), "sha256")
    return (int.from_bytes(digest[:8], "big") >> (64 - _BITS)) / (1 << _BITS)


class Fate:
    """Decides every draw of one table."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.number = _Number()

    def draw(self, game: Game[Any], state: Any, draw: int) -> Action:
        """Return what this draw brings, counted from 0 over all draws ever made at the table."""
        self.number.value = number_of(self.seed, draw)
        return game.fate(state, self.number)


class _Number(Random):
    """A generator with one number in it, for `Game.fate`."""

    value = 0.0

    def random(self) -> float:
        return self.value
