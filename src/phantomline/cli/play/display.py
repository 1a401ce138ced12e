"""How a game looks in a terminal: what a display of any game can do."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from phantomline.cli.session import Session
from phantomline.core import Action, Event, Game, View
from phantomline.words import Seats

__all__ = ["Display", "numbered"]


class Display(ABC):
    """Draws one game for one seat. Everything comes from the seat's view and events."""

    def __init__(self, game: Game[Any], names: Sequence[str], seat: int, session: Session) -> None:
        self.game: Final = game
        self.names: Final = names
        self.seat: Final = seat
        self.session: Final = session
        self.words: Final = session.words
        self.say: Final = session.say
        self.seats: Final[Seats] = session.words.seats(names, seat)

    @abstractmethod
    def table(self, view: View, legal: Sequence[Action]) -> RenderableType:
        """Return the table as this seat sees it."""

    @abstractmethod
    def standings(self, view: View) -> RenderableType:
        """Return the score sheet as it stands."""

    def final(self, view: View) -> RenderableType:
        """Return what to show when the game is over."""
        return self.standings(view)

    def moves(self, view: View, legal: Sequence[Action], room: int) -> RenderableType:
        """Return the legal moves, numbered; ``room`` is how many lines there are for them."""
        del room
        return Group(
            *(
                numbered(number, self.words.action(action, self.game, view, self.names))
                for number, action in enumerate(legal, 1)
            )
        )

    def prompt(self, view: View) -> str:
        """Return what to ask for."""
        del view
        return self.say("cli-play-your-move")

    def entry(self, text: str, view: View) -> Action | None:
        """Return the move that a typed text names, legal or not; ``None`` if it names none."""
        del text, view
        return None

    def is_news(self, event: Event) -> bool:
        """Say whether an event is worth a line on the screen; the log has all of them."""
        del event
        return True

    def extra_keys(self) -> dict[str, str]:
        """Return further keys of this game and the messages that name them."""
        return {}

    def press(self, key: str, view: View) -> RenderableType:
        """Return what one of the further keys shows."""
        raise NotImplementedError(key)

    def you(self, seat: int) -> Text:
        """Return the name of a seat for a table; the person's own stands out."""
        name = self.names[seat]
        return Text(f"{name} ←", style="bold") if seat == self.seat else Text(name)


def numbered(number: int, text: str) -> Text:
    """Return one move of a list."""
    return Text.assemble((f"{number:>3} ", "bold cyan"), text, overflow="fold")
