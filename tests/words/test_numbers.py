"""Numbers and shares of wins, as both languages write them."""

import pytest

from phantomline.arena.intervals import wilson
from phantomline.words import Words
from phantomline.words.numbers import bounds, digits, number, per_cent, percent, span

ENGLISH, SPANISH = Words("en", strict=True), Words("es", strict=True)


def test_each_language_has_its_own_point_and_its_own_percent() -> None:
    assert number(ENGLISH, 7.125, 2) == "7.12"
    assert number(SPANISH, 7.125, 2) == "7,12"
    assert percent(ENGLISH, 0.25) == "25.0%"
    assert percent(SPANISH, 0.25) == "25,0\N{NO-BREAK SPACE}%"
    assert span(ENGLISH, 0.2, 0.405) == "20.0\N{EN DASH}40.5%"
    assert span(SPANISH, 0.2, 0.405) == "20,0\N{EN DASH}40,5\N{NO-BREAK SPACE}%"


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0.0, "0.0"),
        (0.5 / 1000, "0.1"),
        (0.5 / 10_000, "< 0.1"),
        (0.5, "50.0"),
        (999 / 1000, "99.9"),
        (999.5 / 1000, "> 99.9"),
        (9999.5 / 10_000, "> 99.9"),
        (1.0, "100.0"),
    ],
)
def test_only_all_is_a_hundred_and_only_nothing_is_none(share: float, said: str) -> None:
    assert per_cent(share) == said.replace(" ", "\N{NO-BREAK SPACE}")


def test_what_is_almost_all_is_told_in_both_languages() -> None:
    assert percent(ENGLISH, 0.9995) == ">\N{NO-BREAK SPACE}99.9%"
    assert percent(SPANISH, 0.9995) == ">\N{NO-BREAK SPACE}99,9\N{NO-BREAK SPACE}%"


@pytest.mark.parametrize(
    ("wins", "games", "said"),
    [
        (0, 10_000, ("0.0", "0.1")),
        (10_000, 10_000, ("99.9", "100.0")),
        (999.5, 1000, ("99.5", "100.0")),
        (0, 10, ("0.0", "27.8")),
    ],
)
def test_an_interval_never_shrinks_to_all_or_nothing(
    wins: float, games: int, said: tuple[str, str]
) -> None:
    assert bounds(*wilson(wins, games)) == said


def test_three_digits_count_but_none_before_the_point_is_dropped() -> None:
    shown = [digits(SPANISH, value) for value in (0.00371, 0.112, 46.44, 1000, 12_345.6)]
    assert shown == ["0,00371", "0,112", "46,4", "1000", "12346"]
