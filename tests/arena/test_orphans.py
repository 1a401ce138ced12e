"""Nothing of an arena outlives it: no bot's program, nothing that it has started, no worker."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from phantomline.arena.pool import play_in_processes
from tests.arena.plans import plan_of
from tests.bots.programs import is_gone, runs, written

THINKING = """
child = subprocess.Popen(["sleep", "600"])
play(moves=1)
with open(sys.argv[1] + ".new", "w") as note:
    print(os.getpid(), os.getppid(), child.pid, file=note)
os.rename(sys.argv[1] + ".new", sys.argv[1])
while True: pass
"""


def thinker(folder: Path) -> tuple[str, Path]:
    """A bot that is lost in thought at its second move, and where it writes who it is."""
    note = folder / "note"
    return f"{written(folder, THINKING)} {note}", note


def told(note: Path) -> list[int]:
    """The processes of the program, its worker and its child, once it is lost in thought."""
    end = time.monotonic() + 60
    while not note.exists():
        assert time.monotonic() < end
        time.sleep(0.05)
    return [int(pid) for pid in note.read_text().split()]


def left(started: list[int]) -> list[int]:
    """Which of these are still there. They are ended, or they would think for ever."""
    found = [pid for pid in started if not is_gone(pid)]
    for pid in found:
        os.kill(pid, signal.SIGKILL)
    return found


def heed_interrupts() -> None:
    # What is started in the background of a script ignores them, and so would the arena.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_arena_that_is_ended_takes_its_programs_along(
    how: signal.Signals, tmp_path: Path
) -> None:
    bot, note = thinker(tmp_path)
    command = [sys.executable, "-m", "phantomline", "arena", "ghosts", "--table", f"{bot},random"]
    arena = subprocess.Popen(
        [*command, "--games", "2", "--workers", "1"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_interrupts,  # noqa: PLW1509 there are no threads here
    )
    try:
        started = told(note)
        assert all(runs(pid) for pid in started)
        # Ctrl-C reaches everyone in the terminal, anything else only whom it is meant for.
        (os.killpg if how == signal.SIGINT else os.kill)(arena.pid, how)
        _, said = arena.communicate(timeout=30)
        assert b"Traceback" not in said
        assert arena.returncode == (130 if how == signal.SIGINT else -how)
        assert left(started) == []
    finally:
        arena.kill()
        arena.wait()


def test_a_worker_that_is_killed_takes_its_program_along(tmp_path: Path) -> None:
    """As the system does when memory is short. Its game is played again, by another worker."""
    bot, note = thinker(tmp_path)
    plan = plan_of(bot, "random", players=2, games=1, table=True, limit=20.0)
    killer = subprocess.Popen([sys.executable, "-c", KILLER, str(note)])
    try:
        [played] = play_in_processes(plan, range(1), workers=1)
    finally:
        assert killer.wait(timeout=60) == 0
    assert [failure.kind for failure in played.result.failures] == ["died"]
    assert left(told(note)) == []


KILLER = """
import os, sys, time
while not os.path.exists(sys.argv[1]):
    time.sleep(0.05)
os.kill(int(open(sys.argv[1]).read().split()[1]), 9)
"""
