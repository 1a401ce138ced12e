"""Names of people: cleaned so that they can be shown anywhere, and spooky ones for newcomers."""

import secrets
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Final

import msgspec

from phantomline.words import LANGUAGES, Words

__all__ = ["LONGEST_NAME", "BadName", "SentName", "clean_name", "is_spooky", "spooky_name"]

LONGEST_NAME: Final = 24
LONGEST_INPUT: Final = 1000  # nobody's name; longer texts are not worth the work of cleaning
MOST_MARKS: Final = 2  # a letter may carry an accent or two, but no tower of them

# Controls, formats (with all that turns the direction of a line), halves of surrogates, private
# and unassigned signs. Joiners are formats too: a name does without them.
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
SPACES: Final = frozenset({"Zs", "Zl", "Zp"})
# Letters and symbols that show nothing: fillers of Hangul, and braille without dots.
BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")


# Cleaning takes away what cannot be seen, so that more may be sent than is kept.
SentName = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class BadName(ValueError):
    """A name that cannot be used. ``code`` is ``name-empty`` or ``name-too-long``."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def clean_name(text: str) -> str:
    """Return the name with all that hides, turns or stacks signs taken out, or raise `BadName`."""
    if len(text) > LONGEST_INPUT:
        raise BadName("name-too-long")
    # What is taken out may have stood between a letter and its accent, hence the second NFC.
    kept = unicodedata.normalize("NFC", _visible(unicodedata.normalize("NFC", text)))
    name = " ".join(kept.split(" ")).strip()
    if not any(_is_drawn(sign) for sign in name):
        raise BadName("name-empty")
    if len(name) > LONGEST_NAME:
        raise BadName("name-too-long")
    return name


def _visible(text: str) -> str:
    """Return what can be seen of a text, with single spaces."""
    kept: list[str] = []
    marks = MOST_MARKS  # a mark at the very beginning has nothing to stand on
    for sign in text:
        kind = unicodedata.category(sign)
        if kind in SPACES or sign in "\t\n\r" or sign in BLANKS:
            if kept and kept[-1] != " ":
                kept.append(" ")
            marks = MOST_MARKS
        elif kind in UNSEEN:
            continue
        elif kind.startswith("M"):
            if marks < MOST_MARKS:
                kept.append(sign)
                marks += 1
        else:
            kept.append(sign)
            marks = 0
    return "".join(kept)


def _is_drawn(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS"


def spooky_name(words: Words, choose: Callable[[Sequence[str]], str] = secrets.choice) -> str:
    """Return a name for somebody who has not told theirs.

    The catalogue lists kinds of ghosts and what they are like. ``Momia:1`` takes the second of
    the forms in ``Pálido|Pálida``, so that the two agree.
    """
    kind = choose(words.say("server-spooky-kinds").split())
    return _put_together(words, kind, choose(words.say("server-spooky-ways").split()))


def is_spooky(name: str) -> bool:
    """Say whether a name is one that `spooky_name` makes up, in any language."""
    return any(name in _spooky_names(language) for language in LANGUAGES)


@cache
def _spooky_names(language: str) -> frozenset[str]:
    words = Words(language)
    ways = words.say("server-spooky-ways").split()
    kinds = words.say("server-spooky-kinds").split()
    return frozenset([_put_together(words, kind, way) for kind in kinds for way in ways])


def _put_together(words: Words, listed: str, ways: str) -> str:
    kind, _, form = listed.partition(":")
    forms = ways.split("|")
    way = forms[min(int(form or 0), len(forms) - 1)]
    return words.say("server-spooky-name", kind=kind, way=way)
