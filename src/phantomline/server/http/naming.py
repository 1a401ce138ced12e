"""What everyone at a table is called, in one language: as the page calls them."""

from collections import Counter
from collections.abc import Sequence

from phantomline.server.table.messages import SeatShown
from phantomline.words import Words

__all__ = ["left_at", "names_at"]


def names_at(seats: Sequence[SeatShown], words: Words) -> list[str]:
    """Return one name for each seat.

    Bots of a kind, and seats of one player by the same name, are told apart by a number.
    """
    met: Counter[str] = Counter()
    names: list[str] = []
    for seat in seats:
        name = _name(seat, words)
        if seat.player is not None or seat.bot is not None:
            key = f"{seat.player or 'bot'} {name}"
            met[key] += 1
            name = f"{name} {met[key]}" if met[key] > 1 else name
        names.append(name)
    return names


def left_at(seats: Sequence[SeatShown]) -> tuple[int, ...]:
    """Return the seats at which a bot plays on for somebody, or did to the end."""
    left = [place for place, seat in enumerate(seats) if seat.player and seat.bot]
    return tuple(left)


def _name(seat: SeatShown, words: Words) -> str:
    if seat.name:
        return seat.name
    if seat.player is not None:
        return words.say("server-ghost")  # they have left us
    if seat.bot is None:
        return words.say("web-free-seat")
    message = f"web-bot-{seat.bot.partition(':')[0]}"
    return words.say(message if words.catalogue.has(message) else "web-bot-program")
