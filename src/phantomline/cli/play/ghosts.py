"""Ghosts in a terminal: the pile under its rising level, the others' hands, your cards."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from phantomline.cli.play.display import Display
from phantomline.core import Action, Event, View
from phantomline.games.ghosts.actions import Play, Take
from phantomline.games.ghosts.cards import NAMES
from phantomline.games.ghosts.events import Dealt, Drew
from phantomline.games.ghosts.view import GhostsView
from phantomline.words.ghosts import card_parts

__all__ = ["GhostsDisplay"]

LIMIT: Final = 7

# A colour never stands alone: the card's name is always beside it.
STYLES: Final = {
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "blue": "bold white on blue",
    "black": "bold white on grey23",
    "white": "bold black on white",
    "green": "bold white on dark_green",
    "mist": "italic black on grey74",
}
METER: Final = ("green", "green", "green", "yellow", "yellow", "dark_orange", "red", "bold red")


class GhostsDisplay(Display):
    """Draws Ghosts."""

    def table(self, view: View, legal: Sequence[Action]) -> RenderableType:
        """Return the pile and the meter, everyone's state, and the hand."""
        assert isinstance(view, GhostsView)
        both = Table.grid(padding=(0, 3))
        both.add_row(self._pile(view), self._players(view))
        hand = Text.assemble((self.say("cli-ghosts-hand") + " ", "bold"))
        playable = {action.card for action in legal if isinstance(action, Play)}
        for card in view.hand:
            hand.append_text(self.card(card))
            # A card that fits carries a mark as well as its place among the moves.
            hand.append("✓ " if card in playable else "  ", "bold green")
        return Group(both, hand)

    def standings(self, view: View) -> RenderableType:
        """Return everyone's fright points, fewest first."""
        assert isinstance(view, GhostsView)
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.say("cli-player"))
        table.add_column(self.say("ghosts-score"), justify="right")
        table.add_column(self.say("cli-ghosts-face-down"), justify="right")
        for seat in sorted(range(view.players), key=lambda one: view.places[one]):
            table.add_row(self.you(seat), str(view.fright[seat]), str(view.face_down[seat]))
        return table

    def entry(self, text: str, view: View) -> Action | None:
        """Read a card by any of its names, or the wish to take the pile."""
        del view
        typed = " ".join(text.lower().replace("-", " ").split())
        if typed in (self.say("cli-ghosts-take-word"), "take", "t"):
            return Take()
        for name in NAMES:
            short = self.say("ghosts-card-short", **card_parts(name))
            # In Spanish a card is "roja", but its colour is "rojo".
            if typed in (short, short.replace("a ", "o "), name.replace("-", " ")):
                return Play(card=name)
        return None

    def is_news(self, event: Event) -> bool:
        """Leave out the deal, and draws that show nothing: one follows every card played."""
        return not isinstance(event, Dealt) and not (isinstance(event, Drew) and event.card is None)

    def card(self, name: str) -> Text:
        """Return a card as a small label in its colour, with its name."""
        parts = card_parts(name)
        return Text(f" {self.say('ghosts-card-short', **parts)} ", STYLES[str(parts["colour"])])

    def _pile(self, view: GhostsView) -> RenderableType:
        clockwise = view.direction > 0
        turn = self.say("cli-ghosts-clockwise" if clockwise else "cli-ghosts-counter")
        meter = Text()
        for step in range(1, LIMIT + 1):
            lit = step <= view.level
            meter.append("▰" if lit else "▱", METER[step] if lit else "dim")
        meter.append(f" {view.level}/{LIMIT}", METER[min(view.level, LIMIT)])
        top = self.card(view.top) if view.top is not None else Text(self.say("cli-ghosts-no-top"))
        grid = Table.grid(padding=(0, 1))
        grid.add_row(self.say("cli-ghosts-round"), f"{view.round}/3")
        grid.add_row(self.say("cli-ghosts-level"), meter)
        grid.add_row(self.say("cli-ghosts-top"), top)
        grid.add_row(self.say("cli-ghosts-pile"), self.say("cli-cards", count=len(view.pile)))
        grid.add_row(self.say("cli-ghosts-direction"), ("↻ " if clockwise else "↺ ") + turn)
        grid.add_row(self.say("cli-ghosts-deck"), self.say("cli-cards", count=view.deck_size))
        return grid

    def _players(self, view: GhostsView) -> RenderableType:
        table = Table(box=None, pad_edge=False, padding=(0, 1))
        table.add_column("", width=1)
        table.add_column(self.say("cli-player"))
        table.add_column(self.say("cli-ghosts-in-hand"), justify="right")
        table.add_column(self.say("cli-ghosts-fright"), justify="right")
        table.add_column(self.say("cli-ghosts-face-down"), justify="right")
        for seat in range(view.players):
            table.add_row(
                "▶" if seat == view.turn else "",
                self.you(seat),
                str(view.hand_sizes[seat]),
                str(view.fright[seat]),
                str(view.face_down[seat]) if view.face_down[seat] else "-",
            )
        return table
