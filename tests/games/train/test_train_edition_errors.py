"""A file that cannot be played with gets one error: the file, the entry and the reason."""

from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phantomline.core.errors import EditionError
from phantomline.core.reading import MOST_BYTES
from phantomline.games.train.edition import load_edition, parse_edition

SHIPPED = (resources.files("phantomline.games.train") / "data" / "reconstruction.toml").read_text(
    "utf-8"
)


def swap(old: str, new: str) -> str:
    assert old in SHIPPED
    return SHIPPED.replace(old, new, 1)


def without_routes_of(place: str) -> str:
    blocks = SHIPPED.split("\n\n")
    return "\n\n".join(b for b in blocks if not (b.startswith("[[routes]]") and f'"{place}"' in b))


CRYPT = 'id = "crypt"\nname = { en = "Crypt", es = "Cripta" }'
CRYPT_AT = next(block for block in SHIPPED.split("\nattested") if CRYPT in block)
CRYPT_AT = CRYPT_AT[CRYPT_AT.index(CRYPT) :]
TOWN_HALL_AT = SHIPPED[SHIPPED.index('id = "town-hall"') :].split("at = ")[1].split("\n")[0]
LAST = SHIPPED.rstrip().rsplit("\n\n", 1)[1]

BAD: list[tuple[str, str, str, str]] = [
    # what is wrong, the file, the entry named, words of the reason
    ("not TOML", "[edition\nid = 1", "the file", "not valid TOML"),
    ("empty", "", "the file", 'has no "edition"'),
    ("too deep", "a = " + "[" * 5000, "the file", "nested too deeply"),
    ("a missing section", swap("[cards]", "[kards]"), "the file", 'unknown key "kards"'),
    ("an unknown section", SHIPPED + "\n[extra]\n", "the file", 'unknown key "extra"'),
    (
        "a section of another type",
        "edition = 3\n" + SHIPPED.replace("[edition]", "[other]"),
        "[edition]",
        "must be a table",
    ),
    (
        "another game",
        swap('game = "train"', 'game = "galore"'),
        "[edition] game",
        "must be one of train",
    ),
    ("no id", swap('id = "train-reconstruction-1"\n', ""), "[edition]", 'has no "id"'),
    ("an id with spaces", swap("train-reconstruction-1", "my box"), "[edition] id", "hyphens"),
    ("an id ending in a hyphen", swap("train-reconstruction-1", "box-"), "[edition] id", "hyphens"),
    (
        "no language",
        swap('{ en = "The town, reconstructed", es = "La villa, reconstruida" }', "{}"),
        "[edition] name",
        "needs a name",
    ),
    (
        "a name that hides control codes",
        swap('en = "Crypt"', 'en = "\\u001b[2J"'),
        "location crypt name en",
        "printable",
    ),
    ("a missing kind of card", swap("red = 10\n", ""), "[cards]", 'has no "red"'),
    (
        "an unknown kind of card",
        swap("red = 10", "red = 10\npink = 10"),
        "[cards]",
        'unknown key "pink"',
    ),
    ("too many cards of a kind", swap("red = 10", "red = 16"), "[cards] red", "0 to 15"),
    (
        "a card count that is no number",
        swap("red = 10", 'red = "ten"'),
        "[cards] red",
        "whole number",
    ),
    ("a card count that is a bool", swap("red = 10", "red = true"), "[cards] red", "whole number"),
    ("a huge card count", swap("red = 10", "red = " + "9" * 40), "[cards] red", "a huge number"),
    ("too few cards to deal", SHIPPED.replace(" = 10\n", " = 0\n"), "[cards]", "the deal takes 16"),
    ("a missing role", swap('crypt = "crypt"\n', ""), "[roles]", 'has no "crypt"'),
    (
        "a role for no location",
        swap('crypt = "crypt"', 'crypt = "vault"'),
        "[roles] crypt",
        "no location",
    ),
    (
        "a location in two roles",
        swap('crypt = "crypt"', 'crypt = "town-hall"'),
        "[roles]",
        "three different",
    ),
    (
        "locations as a table",
        "locations = {}\n" + SHIPPED.replace("[[locations]]", "[[places]]"),
        "the file",
        "unknown key",
    ),
    ("a location twice", swap('id = "crypt"', 'id = "swamp"'), "location swamp", "listed twice"),
    (
        "a location without a place",
        swap(CRYPT_AT, CRYPT),
        "[[locations]] 16",
        'has no "at"',
    ),
    (
        "a place off the map",
        swap(CRYPT_AT, CRYPT + "\nat = [258, 701]"),
        "location crypt at y",
        "0 to 700",
    ),
    (
        "a place of three numbers",
        swap(CRYPT_AT, CRYPT + "\nat = [1, 2, 3]"),
        "location crypt at",
        "2 elements",
    ),
    (
        "a place that is taken",
        swap(CRYPT_AT, CRYPT + f"\nat = {TOWN_HALL_AT}"),
        "location crypt",
        "same point as town-hall",
    ),
    (
        "an unknown region",
        swap('region = "dark-forest"', 'region = "moon"'),
        "location gingerbread-house region",
        "must be one of",
    ),
    (
        "no seashore",
        SHIPPED.replace('region = "seashore"\n', "").replace('"name", "region"', '"name"'),
        "[[locations]]",
        "region seashore",
    ),
    (
        "an unknown key in a location",
        swap(CRYPT, CRYPT + "\ncolour = 3"),
        "[[locations]] 16",
        'unknown key "colour"',
    ),
    (
        "a fact that cannot be attested",
        swap('attested = ["name"]', 'attested = ["colour"]'),
        "location misty-windmill attested",
        "must be one of",
    ),
    (
        "a route twice",
        swap('id = "misty-windmill--train-station"', 'id = "gingerbread-house--murky-glade"'),
        "route gingerbread-house--murky-glade",
        "listed twice",
    ),
    (
        "a route to nowhere",
        swap('ends = ["misty-windmill", "train-station"]', 'ends = ["misty-windmill", "atlantis"]'),
        "route misty-windmill--train-station ends",
        '"atlantis"',
    ),
    (
        "a route in a circle",
        swap(
            'ends = ["misty-windmill", "train-station"]',
            'ends = ["misty-windmill", "misty-windmill"]',
        ),
        "route misty-windmill--train-station ends",
        "two different",
    ),
    (
        "a route with one end",
        swap('ends = ["misty-windmill", "train-station"]', 'ends = ["misty-windmill"]'),
        "route misty-windmill--train-station ends",
        "2 elements",
    ),
    (
        "a third parallel route",
        swap('ends = ["misty-windmill", "train-station"]', 'ends = ["town-hall", "train-station"]'),
        "route ",
        "third route",
    ),
    (
        "a route in no colour",
        swap('colour = "red"', 'colour = "pink"'),
        "route ",
        "must be one of red",
    ),
    (
        "a route in the wild colour",
        swap('colour = "red"', 'colour = "locomotive"'),
        "route ",
        "must be one of red",
    ),
    ("a route without spaces", swap("spaces = 3", "spaces = 0"), "route ", "1 to 8"),
    ("a route of half a space", swap("spaces = 3", "spaces = 2.5"), "route ", "whole number"),
    ("a town in two parts", without_routes_of("crypt"), "location crypt", "cannot be reached"),
    ("a ticket twice", SHIPPED + "\n" + LAST + "\n", "ticket ", "listed twice"),
    (
        "a ticket to nowhere",
        swap('ends = ["pumpkin-field", "witchs-cauldron"]', 'ends = ["pumpkin-field", "moon"]'),
        "ticket pumpkin-field--witchs-cauldron ends",
        '"moon"',
    ),
    (
        "a ticket for one place",
        swap(
            'ends = ["pumpkin-field", "witchs-cauldron"]',
            'ends = ["pumpkin-field", "pumpkin-field"]',
        ),
        "ticket pumpkin-field--witchs-cauldron ends",
        "two different",
    ),
    (
        "too few tickets to deal",
        SHIPPED[: SHIPPED.index("[[tickets]]")] + LAST,
        "[[tickets]]",
        "8 to 60",
    ),
    (
        "a date for a name",
        swap('en = "Crypt"', "en = 2020-01-01"),
        "location crypt name en",
        "must be text",
    ),
]


@pytest.mark.parametrize(
    ("text", "entry", "reason"), [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD]
)
def test_a_bad_file_is_one_error(tmp_path: Path, text: str, entry: str, reason: str) -> None:
    path = tmp_path / "town.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        load_edition(path)
    error = caught.value
    assert error.path == str(path)
    assert error.entry.startswith(entry)
    assert reason in error.reason
    assert len(str(error).splitlines()) == 1
    assert str(path) in str(error)


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\x00\xff", "año = 1".encode("latin-1")])
def test_a_binary_file_is_one_error(data: bytes) -> None:
    with pytest.raises(EditionError, match="not UTF-8"):
        parse_edition(data, "town.toml")


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "town.toml"
    path.write_bytes(b"#" * (MOST_BYTES + 1))
    with pytest.raises(EditionError, match="larger than"):
        load_edition(path)


@pytest.mark.parametrize("make", [lambda p: p / "missing.toml", lambda p: p, lambda p: f"{p}\0"])
def test_an_unreadable_file_is_one_error(
    tmp_path: Path, make: Callable[[Path], Path | str]
) -> None:
    with pytest.raises(EditionError, match="cannot be read"):
        load_edition(make(tmp_path))


def test_a_transcription_may_have_its_own_figures() -> None:
    text = SHIPPED.replace("red = 10", "red = 4", 1).replace(
        "locomotive = 12", "locomotive = 14", 1
    )
    text = text[: text.rindex("[[tickets]]")].replace('es = "Cripta"', 'ca = "Cripta"')
    town = parse_edition(text.encode(), "mine.toml")
    assert sum(town.cards) == 68
    assert len(town.tickets) == 32


@given(st.integers(0, len(SHIPPED) - 1), st.text(max_size=3), st.integers(0, 40))
def test_a_slip_of_the_pen_never_crashes_the_loader(place: int, typed: str, lost: int) -> None:
    text = SHIPPED[:place] + typed + SHIPPED[place + lost :]
    try:
        parse_edition(text.encode("utf-8", "surrogatepass"), "mine.toml")
    except EditionError as error:
        caught = error
    else:
        return
    assert caught.entry
    assert caught.reason
