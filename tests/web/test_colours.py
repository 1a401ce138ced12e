"""The colours of cards and routes stay apart for everyone, whatever colours they can tell."""

import re
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

import pytest
from colorspacious import cspace_convert, deltaE

TOKENS = Path(__file__).parents[2] / "web" / "src" / "design" / "tokens.css"
APART = 12.0
"""The least distance in CAM02-UCS. A plain toy red and green come within ten."""

GAMES = {
    "ghosts": ("red", "yellow", "blue", "black", "white", "green", "mist"),
    "train": ("red", "orange", "yellow", "green", "blue", "black", "locomotive"),
}
SIGHTS = (None, "deuteranomaly", "protanomaly", "tritanomaly")


def colours() -> dict[str, str]:
    css = TOKENS.read_text(encoding="utf-8")
    return dict(re.findall(r"--c-(\w+):\s*#([0-9a-f]{6});", css))


def seen(colour: str, sight: str | None) -> list[float]:
    """What this colour looks like, as red, green and blue from 0 to 1."""
    plain = [int(colour[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    if sight is None:
        return plain
    space = {"name": "sRGB1+CVD", "cvd_type": sight, "severity": 100}
    return [min(1.0, max(0.0, part)) for part in cspace_convert(plain, space, "sRGB1")]


def distances(palette: Mapping[str, str], sight: str | None) -> dict[tuple[str, str], float]:
    shown = {name: seen(colour, sight) for name, colour in palette.items()}
    return {
        (one, other): float(deltaE(shown[one], shown[other], input_space="sRGB1"))
        for one, other in combinations(sorted(shown), 2)
    }


@pytest.mark.parametrize("sight", SIGHTS, ids=lambda sight: sight or "all colours")
@pytest.mark.parametrize("game", GAMES)
def test_any_two_colours_of_a_game_stay_apart(game: str, sight: str | None) -> None:
    known = colours()
    palette = {name: known[name] for name in GAMES[game]}
    close = {pair: far for pair, far in distances(palette, sight).items() if far < APART}
    assert not close


def test_there_are_no_other_colours_and_they_stay_apart_too() -> None:
    known = colours()
    assert set(known) == {name for names in GAMES.values() for name in names}
    for sight in SIGHTS:
        assert min(distances(known, sight).values()) >= APART, sight


def test_what_is_measured_would_find_a_toy_red_and_green() -> None:
    toys = {"red": "d9342b", "green": "4f9d3a"}
    assert distances(toys, None)["green", "red"] > 40
    assert distances(toys, "deuteranomaly")["green", "red"] < APART
