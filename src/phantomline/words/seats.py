"""Seats as people: names, who is "you", and lists of several."""

from collections.abc import Sequence

from phantomline.core import SPECTATOR, Viewer
from phantomline.words.catalogue import Catalogue

__all__ = ["Seats", "join"]


class Seats:
    """Who sits where, as one viewer sees it."""

    def __init__(
        self, catalogue: Catalogue, names: Sequence[str] = (), viewer: Viewer = SPECTATOR
    ) -> None:
        self.catalogue = catalogue
        self.names = names
        self.viewer = viewer

    def who(self, seat: int) -> str:
        """Return ``you`` for the viewer and ``other`` for everybody else."""
        return "you" if seat == self.viewer else "other"

    def name(self, seat: int) -> str:
        """Return the name of a seat, a plain one where none was given."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.catalogue.format("seat-name", {"seat": str(seat)})

    def called(self, seat: int) -> str:
        """Return the name of a seat inside a list, where the viewer is "you" too."""
        return self.catalogue.format("seat-you") if seat == self.viewer else self.name(seat)

    def whos(self, seats: Sequence[int]) -> str:
        """Return how a sentence speaks of these seats: ``none``, ``you``, ``one`` or ``many``."""
        if not seats:
            return "none"
        if len(seats) > 1:
            return "many"
        return "you" if seats[0] == self.viewer else "one"

    def list(self, seats: Sequence[int]) -> str:
        """Return these seats as a list of names; the viewer comes last, as is polite."""
        ordered = [seat for seat in seats if seat != self.viewer]
        ordered += [seat for seat in seats if seat == self.viewer]
        return join(self.catalogue, [self.called(seat) for seat in ordered])

    def tally(self, values: Sequence[int]) -> str:
        """Return one number for every seat, such as points."""
        return ", ".join(
            self.catalogue.format("seat-tally", {"name": self.called(seat), "value": value})
            for seat, value in enumerate(values)
        )


def join(catalogue: Catalogue, items: Sequence[str]) -> str:
    """Return a list as one phrase: "a", "a and b", "a, b and c"."""
    if not items:
        return ""
    if len(items) == 1:
        return items[0]
    start, end = ", ".join(items[:-1]), items[-1]
    # Spanish says "e" for "and" before the sound of i.
    sound = end.lower().lstrip("¡¿«“").replace("hi", "i", 1).replace("í", "i")
    spoken = "i" if sound.startswith("i") and not sound.startswith("ie") else "other"
    return catalogue.format("list-and", {"start": start, "end": end, "sound": spoken})
