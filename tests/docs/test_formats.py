"""The examples of docs/formats.md are what Phantomline reads and writes."""

import json
import re
from pathlib import Path

import pytest

import phantomline
from phantomline.arena import simulate
from phantomline.cli import main
from phantomline.core import Options, read_records, replay, to_json, write_record
from phantomline.core.records import LONGEST_LINE, MOST_LINES
from phantomline.games.galore.edition import load_edition
from phantomline.games.galore.sheet import read_sheet
from tests.docs.pages import ROOT, blocks, read

PAGE = ROOT / "docs" / "formats.md"
RECORD, SEEN = (block.text for block in blocks(PAGE, "jsonl"))
OUTCOME, SHEET, SCORES, SIMULATION = (block.text for block in blocks(PAGE, "json"))
ROW = re.compile(r"^\| (\w+) \| (player|chance) \| `(\{.*\})` \|", re.MULTILINE)
ACTIONS = ROW.findall(read(PAGE))
OPTIONS = re.findall(r"^\| (\w+) \| `(\{.*\})` \|", read(PAGE), re.MULTILINE)


def test_the_record_replays_and_is_written_alike() -> None:
    [(game, record)] = read_records(
        RECORD.splitlines(), lambda header: phantomline.load(header.game)
    )
    moments = list(replay(game, record))
    plays = [moment for moment in moments if moment.actor >= 0]
    assert len(plays) == 3
    assert write_record(record) == RECORD


def test_the_outcome_is_one() -> None:
    lines = [*RECORD.splitlines(), OUTCOME.strip()]
    [(_, record)] = read_records(lines, lambda header: phantomline.load(header.game))
    assert record.outcome is not None
    assert {"outcome": to_json(record.outcome)} == json.loads(OUTCOME)


def test_a_replay_tells_what_a_seat_saw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(RECORD, "utf-8")
    assert main(["replay", str(path), "--view", "1", "--json"]) == 0
    assert SEEN in capsys.readouterr().out


@pytest.mark.parametrize("name", phantomline.GAMES)
def test_every_action_is_listed_and_every_listed_action_is_one(name: str) -> None:
    codec = phantomline.load(name).codec
    listed = [json.loads(action) for game, _, action in ACTIONS if game == name]
    for action in listed:
        assert to_json(codec.action(action)) == action
    tags = {str(kind.__struct_config__.tag) for kind in codec.actions}
    assert sorted(action["type"] for action in listed) == sorted(tags)


@pytest.mark.parametrize("name", phantomline.GAMES)
def test_every_option_is_listed_and_every_listed_option_is_one(name: str) -> None:
    codec = phantomline.load(name).codec
    listed = [json.loads(option) for game, option in OPTIONS if game in ("all", name)]
    for option in listed:
        assert to_json(codec.options(option)) == option
    fields = codec.options_type.__struct_fields__
    assert sorted(field for option in listed for field in option) == sorted(fields)


def test_the_sheet_comes_to_these_scores() -> None:
    sheet = read_sheet(SHEET.encode(), load_edition())
    assert to_json(sheet.scores()) == json.loads(SCORES)


def test_a_sheet_may_use_numbers() -> None:
    assert '`{"tile": 12, "rotation": 0}`' in read(PAGE)
    assert '`"board": "3a"`' in read(PAGE)
    data = json.loads(SHEET)
    [player] = data["players"]
    del player["doors"]
    player["board"] = "3a"
    player["tiles"][8] = {"tile": 12, "rotation": 0}
    assert read_sheet(json.dumps(data).encode(), load_edition()).winners == ("Ana",)


def test_the_simulation_is_the_one_of_the_command() -> None:
    shown = json.loads(SIMULATION)
    came = to_json(simulate(phantomline.load("ghosts"), 4, 100, seed=1, options=Options()))
    assert list(shown) == list(came)
    assert shown.pop("seconds") > 0
    assert came.pop("seconds") > 0
    assert shown == came


def test_the_limits_are_the_true_ones() -> None:
    assert f"at most {LONGEST_LINE:,} characters" in read(PAGE)
    assert f"at most {MOST_LINES:,} lines" in read(PAGE)
