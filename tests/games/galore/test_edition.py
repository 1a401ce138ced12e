"""The shipped box keeps every known figure, and a bad file gets one clear error."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from phantomline.core.errors import EditionError
from phantomline.core.reading import MOST_BYTES
from phantomline.games.galore.edition import (
    SHIPPED,
    Edition,
    Face,
    load_edition,
    parse_edition,
)
from phantomline.games.galore.geometry import OUTER_EDGES
from phantomline.games.galore.pieces import BOARD_IDS, DOORS, MONSTERS, SECTIONS, TRACKS

EDITION = load_edition()
TEXT = (Path(__file__).parents[3] / "src/phantomline/games/galore/data" / SHIPPED).read_text(
    encoding="utf-8"
)


def monsters(face: Face) -> list[str]:
    return [MONSTERS[kind] for kind, _ in face.monsters]


# -- the shipped set ---------------------------------------------------------


@pytest.mark.rule("GG-01", "GG-06")
def test_there_are_78_tiles_with_at_most_three_monsters() -> None:
    assert len(EDITION.faces) == 78
    assert max(len(face.monsters) for face in EDITION.faces) == 3


@pytest.mark.rule("GG-04", "GG-06")
def test_every_symbol_has_its_count() -> None:
    counts = Counter(name for face in EDITION.faces for name in monsters(face))
    assert counts == {
        "satyr": 12,
        "slime": 12,
        "dragon": 17,
        "golem": 17,
        "skeleton": 22,
        "werewolf": 22,
        "wisp": 26,
        "ghost": 33,
        "bat": 33,
    }
    assert counts.total() == 194
    assert sum(len(face.diamonds) for face in EDITION.faces) == 26


@pytest.mark.rule("GG-06")
def test_the_attested_tiles_have_their_tracks() -> None:
    attested = {78: "straight", 19: "curve", 14: "bridge", 6: "double-curve"}
    for number, track in attested.items():
        assert TRACKS[EDITION.faces[number - 1].track] == track
    marked = {number for number, face in enumerate(EDITION.faces, 1) if "track" in face.attested}
    assert marked == set(attested)


@pytest.mark.rule("GG-06")
def test_diamonds_are_ones_and_threes_and_golems_stand_alone() -> None:
    values = Counter(value for face in EDITION.faces for value in face.diamonds)
    assert set(values) == {1, 3}
    assert max(monsters(face).count("golem") for face in EDITION.faces) == 1


@pytest.mark.rule("GG-05", "GG-06")
def test_ten_board_sides_have_two_bone_two_tooth_and_eight_plain_doors() -> None:
    assert tuple(side.id for side in EDITION.boards) == BOARD_IDS
    for side in EDITION.boards:
        kinds = Counter(DOORS[door] for door in side.doors)
        assert kinds == {"bone": 2, "tooth": 2, "plain": 8}


@pytest.mark.rule("GG-02", "GG-03")
def test_monsters_stand_on_sections_that_their_track_has() -> None:
    for face in EDITION.faces:
        assert all(0 <= section < SECTIONS[face.track] for _, section in face.monsters)
    two_sections = sum(SECTIONS[face.track] == 2 for face in EDITION.faces)
    assert two_sections == 39


def alike(face: Face) -> tuple[object, ...]:
    """What a tile shows, whichever way it is turned: the sections of both kinds of
    two-section track change places when it is turned."""
    sections = [sorted(k for k, at in face.monsters if at == section) for section in (0, 1)]
    return face.track, tuple(map(tuple, sorted(sections))), tuple(sorted(face.diamonds))


@pytest.mark.rule("GG-06")
def test_no_two_tiles_are_alike() -> None:
    assert len({alike(face) for face in EDITION.faces}) == 78


def turned(edge: int, turns: int, *, mirrored: bool) -> int:
    """Where an outer edge, counted clockwise from the top left, goes on the other board."""
    return ((2 - edge if mirrored else edge) + 3 * turns) % 12


@pytest.mark.rule("GG-05")
def test_no_two_board_sides_are_alike() -> None:
    clockwise = [0, 1, 2, 3, 4, 5, 8, 7, 6, 11, 10, 9]
    assert sorted(clockwise) == list(range(len(OUTER_EDGES)))
    shapes: set[tuple[int, ...]] = set()
    for side in EDITION.boards:
        around = [side.doors[place] for place in clockwise]
        images: list[tuple[int, ...]] = []
        for turns in range(4):
            for mirrored in (False, True):
                image = [0] * 12
                for edge, door in enumerate(around):
                    image[turned(edge, turns, mirrored=mirrored)] = door
                images.append(tuple(image))
                # Bone for tooth is no real difference either.
                images.append(tuple({2: 3, 3: 2}.get(door, door) for door in image))
        shapes.add(min(images))
    assert len(shapes) == 10


def test_the_shipped_edition_has_a_name_in_both_languages() -> None:
    assert EDITION.id == "galore-reconstruction-1"
    assert set(EDITION.names) == {"en", "es"}


# -- a player's own transcription --------------------------------------------


def test_a_transcription_need_not_keep_our_counts(tmp_path: Path) -> None:
    tiles = "".join(
        f'[[tiles]]\nnumber = {number}\ntrack = "straight"\nmonsters = []\n'
        for number in range(78, 0, -1)
    )
    doors = (
        'north = ["bone", "bone", "tooth"], east = ["tooth", "wall", "wall"], '
        'south = ["wall", "wall", "wall"], west = ["wall", "wall", "wall"]'
    )
    boards = "".join(
        f'[[boards]]\nid = "{side}"\ndoors = {{ {doors} }}\nattested = ["doors"]\n'
        for side in BOARD_IDS
    )
    head = '[edition]\nid = "mine"\ngame = "galore"\nname = { en = "Mine" }\n'
    path = tmp_path / "mine.toml"
    path.write_text(head + tiles + boards, encoding="utf-8")
    edition = load_edition(path)
    assert isinstance(edition, Edition)
    assert edition.id == "mine"
    assert edition.boards[0].attested == {"doors"}
    assert edition.faces[77] == Face(0, (), ())


def swapped(old: str, new: str) -> bytes:
    """The shipped file with one thing wrong."""
    assert old in TEXT
    return TEXT.replace(old, new, 1).encode()


HEAD = 'number = 1\ntrack = "'
FIRST = TEXT[TEXT.index("[[tiles]]") : TEXT.index("[[tiles]]\nnumber = 2\n")]
BOARD = TEXT[TEXT.index("[[boards]]") : TEXT.index('[[boards]]\nid = "1b"')]


def first(**changes: str) -> bytes:
    """The shipped file with tile 1 written anew."""
    fields = {"number": "1", "track": '"curve"', "monsters": '[["bat", 0]]', **changes}
    entry = "".join(f"{key} = {value}\n" for key, value in fields.items())
    return TEXT.replace(FIRST, f"[[tiles]]\n{entry}\n").encode()


def board(**changes: str) -> bytes:
    """The shipped file with board 1a written anew."""
    fields = {
        "id": '"1a"',
        "doors.north": '["plain", "bone", "plain"]',
        "doors.east": '["plain", "tooth", "plain"]',
        "doors.south": '["plain", "bone", "plain"]',
        "doors.west": '["plain", "tooth", "plain"]',
        **{key.replace("_", "."): value for key, value in changes.items()},
    }
    entry = "".join(f"{key} = {value}\n" for key, value in fields.items())
    return TEXT.replace(BOARD, f"[[boards]]\n{entry}\n").encode()


def test_the_rewritten_entries_are_sound() -> None:
    parse_edition(first(), "file")
    parse_edition(board(), "file")


WRONG: list[tuple[bytes, str, str]] = [
    (b"", "the file", 'has no "edition"'),
    (b"not toml", "the file", "is not valid TOML"),
    (b"\x89PNG\r\n\x1a\n\xff", "the file", "is not UTF-8"),
    (b"\x00" * 64, "the file", "is not valid TOML"),
    (b"#" * (MOST_BYTES + 1), "the file", "larger than 256 KiB"),
    (b"a = " + b"[" * 50_000, "the file", "nested too deeply"),
    (b"a = " + b"9" * 5000, "the file", "is not valid TOML"),
    (b"edition = 1\ntiles = []\nboards = []", "[edition]", "must be a table"),
    (swapped("[edition]", "extra = 1\n[edition]"), "the file", 'unknown key "extra"'),
    (swapped('game = "galore"\n', ""), "[edition]", 'has no "game"'),
    (swapped('game = "galore"', 'game = "train"'), "[edition] game", '"train"'),
    (swapped('id = "galore', 'di = "galore'), "[edition]", "unknown key"),
    (swapped('id = "galore-reconstruction-1"', "id = 7"), "[edition] id", "must be text"),
    (swapped('id = "galore-reconstruction-1"', 'id = " "'), "[edition] id", "printable"),
    (swapped("name = {", "name = {} # {"), "[edition] name", "at least one language"),
    (b"tiles = 3\n" + TEXT.split("[[tiles]]")[0].encode(), "the file", 'no "boards"'),
    (TEXT.replace(FIRST, "").encode(), "tile 1", "is missing"),
    (TEXT.replace(BOARD, "").encode(), "board 1a", "is missing"),
    (TEXT.replace(FIRST, FIRST * 2).encode(), "tile 1", "listed twice"),
    (TEXT.replace(BOARD, BOARD * 2).encode(), "board 1a", "listed twice"),
    (swapped("number = 1\n", ""), "[[tiles]] entry 1", 'has no "number"'),
    (first(number="0"), "[[tiles]] entry 1 number", "from 1 to 78"),
    (first(number="79"), "[[tiles]] entry 1 number", "from 1 to 78"),
    (first(number="true"), "[[tiles]] entry 1 number", "not true"),
    (first(number="1.0"), "[[tiles]] entry 1 number", "not 1.0"),
    (first(number="0x" + "f" * 5000), "[[tiles]] entry 1 number", "huge"),
    (first(track='"loop"'), "tile 1 track", "straight, curve, bridge, double-curve"),
    (first(track="2"), "tile 1 track", "must be one of"),
    (first(monsters='"bat"'), "tile 1 monsters", "must be an array"),
    (first(monsters='[["bat", 0], ["bat", 0], ["bat", 0], ["bat", 0]]'), "tile 1 monsters", "3"),
    (first(monsters='[["cat", 0]]'), "tile 1 monster 1 kind", "cat"),
    (first(monsters='[["bat", 0], ["bat", 1]]'), "tile 1 monster 2 section", "only section"),
    (first(monsters='[["bat", -1]]'), "tile 1 monster 1 section", "not -1"),
    (first(monsters='[["bat"]]'), "tile 1 monster 1", "pair"),
    (first(monsters='["bat"]'), "tile 1 monster 1", "must be an array"),
    (first(diamonds="[0]"), "tile 1 diamond 1", "from 1 to 99"),
    (first(diamonds='["1"]'), "tile 1 diamond 1", "whole number"),
    (first(diamonds="[" + "1," * 10 + "]"), "tile 1 diamonds", "at most 9"),
    (first(attested='["colour"]'), "tile 1 attested", "track, monsters, diamonds"),
    (first(colour='"red"'), "tile 1", 'unknown key "colour"'),
    (board(id='"6a"'), "[[boards]] entry 1 id", "1a"),
    (board(doors_north='["bone"]'), "board 1a doors north", "three edges"),
    (board(doors_north='["plain", "gold", "plain"]'), "board 1a doors north 2", "gold"),
    (board(doors_north='["plain", "plain", "plain"]'), "board 1a doors", "1 bone"),
    (board(doors_north='["tooth", "bone", "plain"]'), "board 1a doors", "3 tooth"),
    (board(doors_up="[]"), "board 1a doors", 'unknown key "up"'),
    (board(size="3"), "[[boards]] entry 1", 'unknown key "size"'),
]


@pytest.mark.parametrize(("data", "entry", "reason"), WRONG)
def test_a_bad_file_gets_one_error_with_file_entry_and_reason(
    data: bytes, entry: str, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(data)
    with pytest.raises(EditionError) as caught:
        load_edition(path)
    assert caught.value.path == str(path)
    assert caught.value.entry == entry
    assert reason in caught.value.reason
    assert str(caught.value).isprintable()


def test_a_missing_file_and_a_folder_get_the_same_kind_of_error(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(EditionError, match="cannot be read"):
            load_edition(path)


def test_the_shipped_file_says_what_is_attested() -> None:
    assert "Attested" in TEXT
    assert "Reconstructed" in TEXT
    assert tomllib.loads(TEXT)["edition"]["game"] == "galore"
