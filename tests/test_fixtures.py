"""Whole games, kept as records: one for every way in which a game can end.

They replay to the letter, so a rule that drifts breaks them. Each file is named for its
game and its ending.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import phantomline
from phantomline.core import Game, Outcome, Record, read_records, replay, write_record

FOLDER = Path(__file__).parent / "fixtures" / "games"
EDITIONS = Path(__file__).parent / "fixtures" / "editions"


def alone(outcome: Outcome) -> bool:
    return len(outcome.winners) == 1


def tied(outcome: Outcome) -> bool:
    return outcome.scores.count(max(outcome.scores)) > 1


ENDINGS: dict[str, Callable[[Outcome], bool]] = {
    "ghosts-one-winner": lambda end: end.reason == "three-rounds" and alone(end),
    "ghosts-shared-victory": lambda end: end.reason == "three-rounds" and not alone(end),
    "galore-most-points": lambda end: end.reason == "boards-full" and not tied(end),
    "galore-fewer-dead-ends": lambda end: tied(end) and alone(end),
    "galore-shared-victory": lambda end: tied(end) and not alone(end),
    "galore-experts-choosing-sides": lambda end: end.reason == "boards-full",
    "train-sixth-ticket": lambda end: end.reason == "sixth-ticket" and alone(end),
    "train-last-carriage": lambda end: end.reason == "last-carriage" and alone(end),
    "train-shared-victory": lambda end: end.reason == "last-carriage" and not alone(end),
    "train-all-passed": lambda end: end.reason == "all-passed",
    "train-stalemate": lambda end: end.reason == "stalemate",
}


def read(name: str) -> tuple[Game[Any], Record]:
    """Read a fixture; one that has an edition of its own beside it plays with that."""
    own = EDITIONS / f"{name}.toml"
    edition = own if own.exists() else None
    lines = (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
    [(game, record)] = read_records(lines, lambda header: phantomline.load(header.game, edition))
    return game, record


def test_every_ending_has_a_fixture_and_every_fixture_an_ending() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_the_game_replays_to_its_ending(name: str) -> None:
    game, record = read(name)
    assert record.outcome is not None
    assert ENDINGS[name](record.outcome)
    moments = list(replay(game, record))
    assert game.outcome(moments[-1].after) == record.outcome
    assert write_record(record) == (FOLDER / f"{name}.jsonl").read_text("utf-8")
