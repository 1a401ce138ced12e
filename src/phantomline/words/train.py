"""What the places, routes, tickets and cards of Ghost Train are called."""

from collections.abc import Mapping
from typing import Any, Final, cast

from phantomline.core import Action, Game, View
from phantomline.games.train import Train
from phantomline.games.train.actions import Claim
from phantomline.games.train.floats import INDEX, PALETTE
from phantomline.words.catalogue import Catalogue
from phantomline.words.phrases import Params, Phrases, plain

__all__ = ["TrainPhrases"]


class TrainPhrases(Phrases):
    """The words of Ghost Train. Places are named by the edition, in the reader's language."""

    def __init__(self, catalogue: Catalogue, game: Game[Any]) -> None:
        super().__init__(catalogue, game)
        assert isinstance(game, Train)
        town = game.town
        self.town: Final = town
        self.names: Final = [self.named(place.names) for place in town.edition.locations]
        self.places: Final = {place.id: index for index, place in enumerate(town.edition.locations)}

    def piece(self, field: str, value: object) -> Params:
        """Name a card, a route, a ticket or a place."""
        if field == "card":
            return {"card": self.card(str(value)), "colour": str(value)}
        if field == "route":
            return {"route": self.route(str(value))}
        if field == "ticket":
            return {"ticket": self.ticket(str(value))}
        if field == "tickets":
            tickets = cast("tuple[str, ...]", value)
            return {
                "tickets": self.join([self.ticket(ticket) for ticket in tickets]),
                "count": len(tickets),
            }
        if field == "location":
            return {"location": self.location(str(value))}
        return {field: plain(value)}

    def effect(self, action: Action, view: View | None) -> Params:
        """Say what a claim costs."""
        del view
        if not isinstance(action, Claim) or action.route not in self.town.route_index:
            return {"colour": "locomotive", "coloured": 0, "track": "only"}
        route = self.town.route_index[action.route]
        coloured = self.town.spaces[route] - action.locomotives
        # Paid with locomotives alone, nothing else would tell two tracks apart.
        alike = coloured == 0 and self.town.twins[route] != 0
        return {
            "colour": PALETTE[self.town.colours[route]],
            "coloured": coloured,
            "track": "twin" if alike else "only",
        }

    def named(self, names: Mapping[str, str]) -> str:
        """Return a name in this language, else in English, else in whatever there is."""
        return names.get(self.catalogue.language) or names.get("en") or next(iter(names.values()))

    def card(self, name: str) -> str:
        """Return a float card with its article; an unknown one just as it was written."""
        return self.say("train-card", colour=name) if name in INDEX else name

    def location(self, name: str) -> str:
        """Return the name of a place."""
        return self.names[self.places[name]] if name in self.places else name

    def route(self, name: str) -> str:
        """Return a route by its two ends."""
        index = self.town.route_index.get(name)
        return name if index is None else self._ends(self.town.edition.routes[index].ends)

    def ticket(self, name: str) -> str:
        """Return a ticket by its two places."""
        index = self.town.ticket_index.get(name)
        return name if index is None else self._ends(self.town.edition.tickets[index].ends)

    def _ends(self, ends: tuple[int, int]) -> str:
        return self.say("train-ends", **{"from": self.names[ends[0]], "to": self.names[ends[1]]})
