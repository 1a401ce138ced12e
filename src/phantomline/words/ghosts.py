"""What the cards of Ghosts are called, and what playing one would do."""

from phantomline.core import Action, View
from phantomline.games.ghosts.actions import Play, Take
from phantomline.games.ghosts.cards import INDEX, PALETTE
from phantomline.games.ghosts.view import GhostsView
from phantomline.words.phrases import Params, Phrases

__all__ = ["GhostsPhrases", "card_parts"]


class GhostsPhrases(Phrases):
    """The words of Ghosts."""

    def piece(self, field: str, value: object) -> Params:
        """Name a card; anything else is as plain as it looks."""
        if field == "card":
            return {"card": self.card(str(value))}
        return super().piece(field, value)

    def card(self, name: str) -> str:
        """Return a card without an article; an unknown one just as it was written."""
        return self.say("ghosts-card", **card_parts(name)) if name in INDEX else name

    def effect(self, action: Action, view: View | None) -> Params:
        """Say what a play does to the level, and what a taken pile holds."""
        if not isinstance(view, GhostsView):
            return {"effect": "plain", "level": 0, "cards": 0}
        if isinstance(action, Take):
            return {"cards": len(view.pile)}
        if not isinstance(action, Play) or action.card not in INDEX:
            return {}
        parts = card_parts(action.card)
        if action.card == "mist":
            return {"effect": "mist", "level": view.level}
        if view.top is not None and parts["colour"] == card_parts(view.top)["colour"]:
            effect = "same" if view.way == "alternate" else "reverse"
            return {"effect": effect, "level": view.level}
        return {"effect": "raise", "level": view.level + int(parts["ghosts"])}


def card_parts(name: str) -> Params:
    """Return the colour of a card (``mist`` for none) and how many ghosts it shows."""
    colour, _, ghosts = name.partition("-")
    return {"colour": colour, "ghosts": int(ghosts) if colour in PALETTE else 0}
