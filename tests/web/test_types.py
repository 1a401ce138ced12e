"""The types that the web application is written against are those of the server."""

from pathlib import Path

import pytest

from phantomline.server.http.typescript import written

FOLDER = Path(__file__).parents[2] / "web" / "src" / "protocol"


@pytest.mark.parametrize("name", sorted(written()))
def test_a_written_file_is_what_the_structs_say(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == written()[name], "run scripts/web types"


def test_nothing_else_lies_beside_them() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(written())


def test_every_game_has_all_four_kinds_of_types() -> None:
    for game in ("galore", "ghosts", "train"):
        text = written()[f"{game}.ts"]
        for kind in ("Action", "Event", "View", "Options"):
            assert f" {game.capitalize()}{kind} " in text


def test_the_numbers_of_the_rules_come_along() -> None:
    ghosts, train = written()["ghosts.ts"], written()["train.ts"]
    assert "export const ROUNDS = 3\n" in ghosts
    assert "export const MISTS = 6\n" in ghosts
    assert "export const GOAL = 6\n" in train
