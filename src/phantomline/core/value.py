"""Equality, hash and repr for states, which are values."""

from mypy_extensions import mypyc_attr

__all__ = ["Value"]


# Games and bots from outside the package are interpreted, and may extend this all the same.
#
# It is no ABC: with a base that is interpreted, compiled states would have room for weak
# references, which mypyc does not clear when a state goes; the next garbage collection crashes.
@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A base for states. Two states are equal if their types and keys are."""

    def key(self) -> tuple[object, ...]:
        """Return everything that tells this value from others."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.key()!r}"
