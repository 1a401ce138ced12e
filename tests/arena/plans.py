"""Small tournaments to test with, and what of their results must be equal."""

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from phantomline.arena import GameResult, Plan, Tally, make_plan
from phantomline.games import load


def plan_of(
    *bots: str,
    game: str = "ghosts",
    players: int = 3,
    games: int = 12,
    table: bool = False,
    limit: float | None = None,
    seed: int = 7,
) -> Plan:
    rules = load(game)
    return make_plan(
        rules,
        players=players,
        options=rules.codec.options({}),
        bots=bots,
        games=games,
        table=table,
        limit=limit,
        seed=seed,
    )


def timeless(results: Iterable[GameResult]) -> list[GameResult]:
    """Results without how long they took, which no two runs have in common."""
    return [
        msgspec.structs.replace(one, micros=tuple((0,) * len(times) for times in one.micros))
        for one in results
    ]


def timeless_table(tally: Tally) -> Any:
    return without_times(json.loads(msgspec.json.encode(tally.table())))


def without_times(table: Any) -> Any:
    for row in table["bots"]:
        assert row.pop("mean_ms") >= 0
    return table
