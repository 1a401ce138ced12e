"""What a page shows beside the hand: what each card that fits would do.

All of it comes from one view, so it holds nothing that this viewer may not know.
"""

from random import Random

import msgspec

from phantomline.games.ghosts.actions import Play
from phantomline.games.ghosts.events import Hidden, Raised, Reversed
from phantomline.games.ghosts.game import Ghosts
from phantomline.games.ghosts.view import GhostsView

__all__ = ["GhostsProspects", "Outlook", "prospects"]


class Outlook(msgspec.Struct, frozen=True):
    """What playing a card would do, and the level after it.

    ``effect`` is ``raise``, ``reverse``, ``mist``, or ``same`` where a turned direction changes
    nothing.
    """

    effect: str
    level: int


class GhostsProspects(msgspec.Struct, frozen=True, tag_field="game", tag="ghosts"):
    """The cards that this viewer may play now, each with what it would do."""

    plays: dict[str, Outlook] = {}


def prospects(game: Ghosts, view: GhostsView) -> GhostsProspects:
    """Let the rules play each card, on a table that looks like this one."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    if not plays or view.seat is None:
        return GhostsProspects()
    # Which cards lie unseen makes no difference to what a play does.
    state = game.sample(view, Random(0))
    found: dict[str, Outlook] = {}
    for action in plays:
        after = game.apply(state, view.seat, action)
        for event in game.events(state, view.seat, action, after, view.seat):
            if isinstance(event, Raised):
                found[action.card] = Outlook("raise", event.level)
            elif isinstance(event, Reversed):
                effect = "same" if view.way == "alternate" else "reverse"
                found[action.card] = Outlook(effect, event.level)
            elif isinstance(event, Hidden):
                found[action.card] = Outlook("mist", event.level)
    return GhostsProspects(found)
