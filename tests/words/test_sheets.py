"""What is wrong with a score sheet is said in both languages, and says where."""

import re

import pytest

from phantomline.core import SheetError
from phantomline.games.galore.edition import load_edition
from phantomline.games.galore.sheet import read_sheet
from phantomline.words import Words
from tests.games.galore.test_sheet import WRONG

EDITION = load_edition()
ENGLISH = re.compile(r"\b(must|player|space|lists|is not|larger|twice|whole|holds?|needs|doors)\b")


def wrong(data: bytes) -> SheetError:
    with pytest.raises(SheetError) as caught:
        read_sheet(data, EDITION)
    return caught.value


@pytest.mark.parametrize(("data", "where"), [(data, where) for data, where, _ in WRONG])
def test_every_mistake_has_a_sentence_in_both_languages(data: bytes, where: str) -> None:
    error = wrong(data)
    assert error.code, "a mistake without a code can only be told in English"
    english, spanish = (Words(language, strict=True).error(error) for language in ("en", "es"))
    for told in (english, spanish):
        assert told.endswith(".")
        assert told.isprintable()
        assert error.rule in told
        assert str(error.spot.get("name", "")) in told
    assert english.startswith(where.partition(" (")[0].partition(" name")[0])
    # Keys and words of the format stay as they are written there.
    prose = re.sub(r"«[^»]*»|\"[^\"]*\"|claves son .*|uno de [^.]*", "", spanish)
    assert not ENGLISH.search(prose), spanish


def test_a_space_is_told_by_number_and_place() -> None:
    error = next(wrong(data) for data, where, _ in WRONG if "space 4 rotation" in where)
    assert Words("en", strict=True).error(error) == (
        "player 1 (Bruno), space 4 (the centre), rotation: must be 0, 90, 180 or 270 clockwise "
        "degrees, not 45 (GG-30)."
    )
    assert Words("es", strict=True).error(error) == (
        "jugador 1 (Bruno), espacio 4 (el centro), giro: debe ser 0, 90, 180 o 270 grados en el "
        "sentido del reloj, y no 45 (GG-30)."
    )


def test_a_reason_without_a_code_stays_as_it_was_made() -> None:
    error = SheetError("the sheet", "is odd")
    assert Words("es", strict=True).error(error) == "the sheet: is odd."
    assert (error.rule, str(error)) == ("", "the sheet: is odd")
