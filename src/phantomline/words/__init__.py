"""Turning what the engine says into sentences, in every language of ``locales/``.

The engine speaks in events, refusals and names of pieces. `Words` finds the message for each
in the Fluent catalogues and fills in its variables. The catalogues are shared with programs in
other languages, so all that a message may rely on is written down here:

- a message is found by game and tag: ``ghosts-event-raised``, ``ghosts-action-play``,
  ``ghosts-refused-past-seven`` (or ``refused-…`` where games share a reason),
  ``ghosts-outcome-three-rounds``, ``rule-GH-22``;
- every field is a variable of the same name: numbers as they are, pieces as phrases, ``hidden``
  for what the viewer may not know;
- ``seat`` becomes ``$name`` and ``$who`` (``you`` or ``other``); ``seats`` and ``winners`` become
  a list of names and ``$seats_who`` or ``$winners_who`` (``none``, ``you``, ``one`` or ``many``).
"""

from phantomline.words.catalogue import LANGUAGES, Catalogue, MissingWords, Param, language_of
from phantomline.words.seats import Seats
from phantomline.words.sentences import Words

__all__ = ["LANGUAGES", "Catalogue", "MissingWords", "Param", "Seats", "Words", "language_of"]
