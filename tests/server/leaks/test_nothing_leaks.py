"""Nobody learns over the wire what they may not know, whatever they ask for.

A whole game is planned, then changed where one viewer cannot see it. Both are played over the
wire, and everything that the viewer received must be the same, byte for byte: what came through
every socket, what HTTP answered, what was counted and what was logged.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from phantomline.core import SPECTATOR
from phantomline.games.galore.state import PLACING, UNVEILING
from tests.server.leaks.courses import Course, disguised, plan
from tests.server.leaks.evenings import Evening, ScriptedServer
from tests.server.leaks.scripted import LEAKS

EXPERTS = {"choose_sides": True, "experts": True}
TABLES: dict[str, tuple[int, dict[str, Any], str]] = {
    "ghosts": (3, {}, "easy"),
    "train": (3, {}, "easy"),
    "galore": (3, EXPERTS, "random"),
}
LEAST = {"ghosts": 12, "train": 12, "galore": 1}
"""How much must have changed at least: of Ghosts Galore nearly everything is shown in the end."""

TRIES = 60
MORE_SEEDS = range(2, 4)


@pytest.fixture(scope="module")
def scripted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedServer]:
    with ScriptedServer(tmp_path_factory.mktemp("scripted")) as server:
        yield server
        assert "traceback" not in server.logged().lower()


def planned(name: str, seed: int = 1, players: int | None = None) -> Course:
    seats, options, bot = TABLES[name]
    return plan(name, players or seats, options, bot, Random(seed))


def in_secret(course: Course, viewer: int) -> Course:
    """The course up to a moment when others have chosen and the viewer must not know what."""
    before = [state for state, _ in course.states()]
    moments = [
        number
        for number, state in enumerate(before)
        if state.phase in (PLACING, UNVEILING)
        and any(one >= 0 for seat, one in enumerate(state.pending) if seat != viewer)
    ]
    assert moments
    return replace(course, turns=course.turns[: moments[-1]])


def seen(
    server: ScriptedServer,
    course: Course,
    viewer: int,
    least: int,
    leak: str | None = None,
    curious: int = 4,
) -> tuple[list[bytes], list[bytes]]:
    """Play a course and its disguise; return what the viewer got of each."""
    other, differences = disguised(course, viewer, Random(viewer + 9), TRIES)
    assert differences >= least, "hardly anything is different"
    one, two = (
        Evening(server, played, course, viewer, Random(3)).play(leak, curious).kept
        for played in (course, other)
    )
    return one, two


def assert_same(one: list[bytes], two: list[bytes]) -> None:
    for number, (left, right) in enumerate(zip(one, two, strict=False)):
        assert left == right, f"part {number} of {len(one)}"
    assert len(one) == len(two)
    assert len(one) > 60, "there was little to see"


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@pytest.mark.parametrize("name", TABLES)
def test_what_a_viewer_gets_depends_on_nothing_hidden(
    scripted: ScriptedServer, name: str, viewer: int
) -> None:
    course = planned(name)
    assert course.game.outcome(list(course.states())[-1][1][-1]) is not None
    assert any(turn.taken_back for turn in course.turns)
    assert_same(*seen(scripted, course, viewer, LEAST[name]))


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_what_others_choose_in_secret_stays_secret(scripted: ScriptedServer, viewer: int) -> None:
    course = in_secret(planned("galore"), viewer)
    assert_same(*seen(scripted, course, viewer, least=4))


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_found(scripted: ScriptedServer, leak: str) -> None:
    course = planned("ghosts")
    course = replace(course, turns=course.turns[:24])
    one, two = seen(scripted, course, viewer=1, least=4, leak=leak)
    assert one != two, f"nobody noticed a leak in the {leak}"


@pytest.mark.parametrize("name", TABLES)
def test_nothing_leaks_at_tables_of_any_size(
    scripted: ScriptedServer, name: str, full: bool
) -> None:
    """One small table as a rule, and with --full everyone at tables of all sizes."""
    if not full:
        course = planned(name, seed=7, players=2)
        short = replace(course, turns=course.turns[:20])
        assert_same(*seen(scripted, short, viewer=0, least=1))
        return
    for seed in MORE_SEEDS:
        facts = planned(name, seed).game.facts
        for players in range(facts.min_players, facts.max_players + 1):
            course = planned(name, seed, players)
            for viewer in (*range(players), SPECTATOR):
                assert_same(*seen(scripted, course, viewer, 0, curious=5))
                if name == "galore":
                    assert_same(*seen(scripted, in_secret(course, viewer), viewer, 1))
