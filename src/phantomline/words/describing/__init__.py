"""A table in words: all that one viewer may know, told so that nobody needs to see the board.

`describe` makes it of a view and nothing else, so that it can hold nothing that the viewer may not
know. What the boards of the web application say already is said here in the same words.
"""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from phantomline.core import Game, Outcome, View
from phantomline.words.describing.telling import Description, Part, Section, Subject, Teller
from phantomline.words.sentences import Words

__all__ = ["Description", "Part", "Section", "describe"]


def describe(
    words: Words,
    game: Game[Any],
    view: View,
    names: Sequence[str] = (),
    outcome: Outcome | None = None,
    left: Collection[int] = (),
    *,
    closed: bool = False,
    replaced: bool = False,
) -> Description:
    """Return the table as this viewer may know it, in words.

    ``left`` are the seats whose people let a bot finish: what it won at the end, it won as theirs.
    ``closed`` says that the table was closed before the game was over, and ``replaced`` that a bot
    plays for the viewer now, who is among those.
    """
    early = (closed or outcome is not None) and view.phase != "over"
    if early:
        # The rules would go on, but nobody does.
        view = msgspec.structs.replace(view, phase="over", actors=(), legal=())
    elif replaced:
        view = msgspec.structs.replace(view, legal=())
    subject = Subject(words, game, view, names, outcome, left, early, closed, replaced)
    return _teller(subject).description()


def _teller(subject: Subject) -> Teller:
    # Imported here so that telling of one game does not load the others.
    game = subject.game.facts.id
    if game == "ghosts":
        from phantomline.words.describing.ghosts import GhostsTeller

        return GhostsTeller(subject)
    if game == "galore":
        from phantomline.words.describing.galore import GaloreTeller

        return GaloreTeller(subject)
    if game == "train":
        from phantomline.words.describing.train import TrainTeller

        return TrainTeller(subject)
    return Teller(subject)
