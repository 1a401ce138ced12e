"""Ghost Train in a terminal: your cards and tickets, what they lack, and routes to claim."""

import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from phantomline.cli.play.display import Display, numbered
from phantomline.cli.play.ways import way_left
from phantomline.cli.session import Session
from phantomline.core import Action, Event, Game, View
from phantomline.games.train import Train
from phantomline.games.train.actions import Claim, Discard, Draw
from phantomline.games.train.events import DealtFloat, DealtTicket
from phantomline.games.train.floats import KINDS, PALETTE
from phantomline.games.train.view import TrainView
from phantomline.words.train import TrainPhrases

__all__ = ["TrainDisplay"]

# Each colour has a symbol of its own, so that no colour has to be told by eye.
SYMBOLS: Final = {
    "red": ("●", "bold red"),
    "orange": ("▲", "bold dark_orange"),
    "yellow": ("■", "bold yellow"),
    "green": ("◆", "bold green"),
    "blue": ("▼", "bold blue"),
    "black": ("✚", "bold bright_black"),
    "locomotive": ("★", "bold magenta"),
}
GOAL: Final = 6
DASH: Final = " \N{EN DASH} "


class TrainDisplay(Display):
    """Draws Ghost Train."""

    def __init__(self, game: Game[Any], names: Sequence[str], seat: int, session: Session) -> None:
        super().__init__(game, names, seat, session)
        assert isinstance(game, Train)
        self.town: Final = game.town
        phrases = self.words.phrases(game)
        assert isinstance(phrases, TrainPhrases)
        self.phrases: Final = phrases

    # -- the table -----------------------------------------------------------

    def table(self, view: View, legal: Sequence[Action]) -> RenderableType:
        """Return the players, the hand and the tickets with what they lack."""
        del legal
        assert isinstance(view, TrainView)
        hand = Text(self.say("cli-train-hand") + " ", style="bold")
        for kind in KINDS:
            if kind in view.hand:
                symbol, style = SYMBOLS[kind]
                name = self.say("train-colour", colour=kind)
                hand.append(f"{view.hand[kind]}{symbol} {name}  ", style)
        tickets = [self._ticket(view, ticket) for ticket in view.tickets]
        return Group(self._players(view), hand, *tickets)

    def standings(self, view: View) -> RenderableType:
        """Return everyone's completed tickets."""
        assert isinstance(view, TrainView)
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.say("cli-player"))
        table.add_column(self.say("train-score"), justify="right")
        table.add_column(self.say("cli-train-completed"))
        for seat in sorted(range(view.players), key=lambda one: -view.scores[one]):
            done = [self.phrases.ticket(ticket) for ticket in view.completed[seat]]
            if "trick-or-treat" in view.bonuses[seat]:
                done.append(self.say("train-bonus-trick-or-treat"))
            table.add_row(self.you(seat), str(view.scores[seat]), "\n".join(done))
        return table

    def _players(self, view: TrainView) -> RenderableType:
        table = Table(box=None, pad_edge=False, padding=(0, 1))
        table.add_column("", width=1)
        table.add_column(self.say("cli-player"))
        for heading in ("done", "carriages", "cards", "tickets"):
            table.add_column(self.say(f"cli-train-{heading}"), justify="right")
        table.add_column(self.say("cli-train-bonuses"))
        for seat in range(view.players):
            table.add_row(
                "▶" if seat == view.turn else "",
                self.you(seat),
                f"{view.scores[seat]}/{GOAL}",
                str(view.carriages[seat]),
                str(view.hand_sizes[seat]),
                str(len(view.eras[seat])),
                ", ".join(self.say(f"cli-train-bonus-{bonus}") for bonus in view.bonuses[seat]),
            )
        return table

    def _ticket(self, view: TrainView, ticket: str) -> Text:
        """Return a ticket as the way it still needs: places, and the cards between them."""
        start, goal = self.town.edition.tickets[self.town.ticket_index[ticket]].ends
        names = self.phrases.names
        way = way_left(self.town, view, self.seat, ticket)
        line = Text.assemble("✉ ", (names[start], "bold"))
        if way is None:
            line.append(f" … {names[goal]}: ", "bold")
            return line.append(self.say("cli-train-cut-off"), "red")
        for leg in way:
            line.append(" ")
            line.append_text(Text("═", "dim") if leg.owned else self._price(leg.route, 0))
            line.append(f" {names[leg.to]}", "bold" if leg.to == goal else "")
        return line

    def _price(self, route: str, locomotives: int) -> Text:
        """Return the cards of a claim as symbols."""
        index = self.town.route_index[route]
        symbol, style = SYMBOLS[PALETTE[self.town.colours[index]]]
        wild, wild_style = SYMBOLS["locomotive"]
        return Text.assemble(
            (symbol * (self.town.spaces[index] - locomotives), style),
            (wild * locomotives, wild_style),
        )

    # -- moves ---------------------------------------------------------------

    def moves(self, view: View, legal: Sequence[Action], room: int) -> RenderableType:
        """Return the moves, claims of one route on one line, those that help a ticket first."""
        assert isinstance(view, TrainView)
        first: list[Text] = []
        claims: dict[str, list[tuple[int, Claim]]] = {}
        for number, action in enumerate(legal, 1):
            if isinstance(action, Claim):
                claims.setdefault(action.route, []).append((number, action))
            else:
                said = self.words.action(action, self.game, view, self.names)
                first.append(numbered(number, said))
        wanted = self._wanted(view)
        ordered = sorted(claims, key=lambda route: route not in wanted)
        lines = [self._claims(route, claims[route], route in wanted) for route in ordered]
        space = max(room - len(first), 3)
        if len(lines) > space:
            left = len(lines) - space + 1
            more = Text("    " + self.say("cli-train-more", count=left), style="dim")
            lines = [*lines[: space - 1], more]
        return Group(*first, *lines)

    def _wanted(self, view: TrainView) -> set[str]:
        ways = [way_left(self.town, view, self.seat, ticket) for ticket in view.tickets]
        return {leg.route for way in ways for leg in way or () if not leg.owned}

    def _claims(self, route: str, claims: list[tuple[int, Claim]], wanted: bool) -> Text:
        line = Text(overflow="ellipsis", no_wrap=True)
        for number, claim in claims:
            line.append(f"{number:>3} ", "bold cyan")
            line.append_text(self._price(route, claim.locomotives))
        line.append("  " + self.phrases.route(route), "bold" if wanted else "")
        return line.append(" ✉" if wanted else "", "bold")

    def entry(self, text: str, view: View) -> Action | None:
        """Read a route by parts of its places' names, or the word for a move."""
        assert isinstance(view, TrainView)
        typed = _plain(text)
        for word, action in (("draw", Draw()), ("discard", Discard())):
            if typed in (word, _plain(self.say(f"cli-train-{word}-word"))):
                return action
        found = [route for route in self.town.edition.routes if self._matches(route.id, typed)]
        if not found or len({route.ends for route in found}) > 1:
            return None
        free = {action.route for action in view.legal if isinstance(action, Claim)}
        route = next((one for one in found if one.id in free), found[0])
        held = view.hand.get(PALETTE[route.colour], 0)
        return Claim(route=route.id, locomotives=max(0, route.spaces - held))

    def _matches(self, route: str, typed: str) -> bool:
        known = _plain(f"{self.phrases.route(route)} {route}")
        return len(typed) > 2 and all(word in known for word in typed.split())

    # -- the rest ------------------------------------------------------------

    def is_news(self, event: Event) -> bool:
        """Leave out the deal."""
        return not isinstance(event, DealtFloat | DealtTicket)

    def extra_keys(self) -> dict[str, str]:
        """Return the keys for all moves and for everyone's networks."""
        return {"m": "cli-train-moves", "n": "cli-train-networks"}

    def press(self, key: str, view: View) -> RenderableType:
        """Return all moves, or the places that everyone has connected."""
        assert isinstance(view, TrainView)
        if key == "m":
            return self.moves(view, view.legal, 1000)
        table = Table(box=None, pad_edge=False, padding=(0, 1))
        table.add_column()
        table.add_column()
        for seat in range(view.players):
            groups = self.town.network(view.routes[seat])
            lines = [DASH.join(self._places(group)) for group in groups]
            table.add_row(self.you(seat), "\n".join(lines) or "-")
        return table

    def _places(self, group: int) -> list[str]:
        return [name for index, name in enumerate(self.phrases.names) if group >> index & 1]


def _plain(text: str) -> str:
    """Return a text as people type it: no capitals, accents or dashes."""
    apart = unicodedata.normalize("NFD", text.lower())
    letters = "".join(one for one in apart if not unicodedata.combining(one))
    return " ".join(letters.replace("\N{EN DASH}", " ").replace("-", " ").replace("'", "").split())
