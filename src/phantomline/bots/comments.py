"""Guessing why another seat made its move, from what a viewer knows and nothing more.

A bot's own reasons would give its hand away: that it "keeps a mist" is a secret, and even which of
its reasons weighs most depends on cards that nobody else can see. So its reasons are never asked
for. Instead hidden pieces are imagined as the viewer might imagine them, and the greedy player
says what would speak for the move then. The only things that go in are the viewer's view
before the move and the move itself, where all can see it; two tables that look alike to the
viewer get the same comment.
"""

from random import Random
from typing import Any, Final

from phantomline.bots.bot import Budget
from phantomline.bots.greedy import greedy_for
from phantomline.bots.hints import decisive
from phantomline.core import Action, Game, View

__all__ = ["PUBLIC", "Commentator"]

PUBLIC: Final = {
    "galore": frozenset({"claim", "leave", "choose"}),
    "ghosts": frozenset({"play", "take"}),
    "train": frozenset({"claim", "discard"}),
}
"""The actions of each game that everyone sees at once and in full, as far as they are worth a
comment. Galore's placements are secret until all have chosen, and what is kept is for good."""

GUESSES: Final = 6
TRIES: Final = 60


class Commentator:
    """Comments on the moves of others, for one viewer of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.public: Final = PUBLIC.get(game.facts.id, frozenset[str]())

    def why(self, view: View, seat: int, action: Action) -> str | None:
        """Return the code of what probably spoke for a move, or ``None`` for no idea.

        ``view`` is the viewer's before the move.
        """
        if str(action.__struct_config__.tag) not in self.public:
            return None
        # An adviser and a generator anew for every move: nothing carries over from hidden play, nor
        # from one seat to another.
        adviser, rng = greedy_for(self.game), Random(0)
        if adviser is None:
            return None
        sums: dict[str, float] = {}
        guesses = 0
        for _ in range(TRIES):
            if guesses >= GUESSES:
                break
            state = self.game.sample(view, rng)
            legal = self.game.legal(state, seat)
            if len(legal) < 2 or action not in legal:
                continue
            guesses += 1
            advised = adviser.suggest(self.game.view(state, seat), rng, Budget())
            for reason in decisive(action, advised):
                sums[reason.code] = sums.get(reason.code, 0.0) + reason.value
        return max(sums, key=lambda code: sums[code]) if sums else None
