"""A Ray cluster plays the same games: a real one, of two nodes with workers of their own."""

import json
import os
import shutil
import socket
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from phantomline.arena.cluster import ClusterError, play_on_cluster
from phantomline.arena.plan import Played, digest_of_edition
from phantomline.arena.pool import play_in_processes
from tests.arena.bad_bots import PIDS, make
from tests.arena.plans import plan_of, timeless, without_times
from tests.cli.conftest import phantomline as phantomline  # noqa: PLC0414 a fixture
from tests.cli.running import InProcess

ROOT = Path(__file__).parents[2]
EDITION = ROOT / "src/phantomline/games/train/data/reconstruction.toml"
STORE_BYTES = 80_000_000  # the least that Ray takes is a little below


@pytest.fixture(scope="module")
def pids(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder where the workers of the cluster leave their numbers."""
    return tmp_path_factory.mktemp("pids")


@pytest.fixture(scope="module")
def client_port() -> int:
    """Where whoever is no machine of the cluster comes in."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
    return port


@pytest.fixture(scope="module")
def nodes(pids: Path, client_port: int) -> Iterator[Any]:
    """A cluster of two machines, each of them a process."""
    with pytest.MonkeyPatch.context() as environment:
        # What the nodes are started with is what their workers have.
        environment.setenv("PYTHONPATH", str(ROOT))
        environment.setenv("RAY_USAGE_STATS_ENABLED", "0")
        environment.setenv(PIDS, str(pids))
        from ray.cluster_utils import Cluster

        node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": STORE_BYTES}
        head = {**node, "include_dashboard": False, "ray_client_server_port": client_port}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ResourceWarning)  # it leaves a log of its own open
            ray_cluster: Any = Cluster(initialize_head=True, head_node_args=head)
        try:
            ray_cluster.add_node(**node)
            environment.delenv(PIDS)
            yield ray_cluster
        finally:
            ray_cluster.shutdown()


@pytest.fixture(scope="module")
def address(nodes: Any) -> str:
    """The address of the cluster."""
    return str(nodes.address)


def test_a_cluster_plays_the_same_games_in_several_processes(address: str, pids: Path) -> None:
    # One that takes its time, or the first worker is done before the second is there.
    plan = plan_of("random", "doze", game="galore", players=2, games=24)
    numbers = range(plan.games)
    far = list(play_on_cluster(plan, numbers, address=address, record=True, maker=make))
    near = list(play_in_processes(plan, numbers, workers=2, record=True, maker=make))
    far.sort(key=lambda played: played.result.game)
    near.sort(key=lambda played: played.result.game)
    assert timeless(one.result for one in far) == timeless(one.result for one in near)
    assert [one.record for one in far] == [one.record for one in near]
    workers = {int(path.name) for path in pids.iterdir()}
    assert len(workers) >= 2
    assert os.getpid() not in workers


def test_bad_bots_fare_there_as_they_do_here(address: str) -> None:
    for vice in ("crash", "die", "spin", "swallow", "clutch"):
        plan = plan_of("random", vice, players=2, games=2, limit=0.5)
        far = list(play_on_cluster(plan, range(2), address=address, maker=make))
        near = list(play_in_processes(plan, range(2), workers=1, maker=make))
        far.sort(key=lambda played: played.result.game)
        assert timeless(one.result for one in far) == timeless(one.result for one in near)
        assert all(len(one.result.failures) == 1 for one in far)


ALONE = """
import sys
from phantomline.arena.cluster import play_on_cluster
from tests.arena.bad_bots import make
from tests.arena.plans import plan_of
if __name__ == "__main__":
    plan = plan_of("random", "die", players=2, games=4)
    print(len(list(play_on_cluster(plan, range(4), address=sys.argv[1], maker=make))))
"""


def test_workers_that_end_leave_the_output_to_the_results(address: str, tmp_path: Path) -> None:
    script = tmp_path / "alone.py"
    script.write_text(ALONE)
    done = subprocess.run(
        [sys.executable, str(script), address],
        capture_output=True,
        timeout=120,
        check=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.stdout == "4\n"


def test_a_machine_that_goes_takes_no_game_with_it(nodes: Any, address: str) -> None:
    plan = plan_of("random", "doze", game="galore", players=2, games=24)
    lost = nodes.add_node(num_cpus=2, object_store_memory=STORE_BYTES)
    nodes.wait_for_nodes()
    far: list[Played] = []
    for played in play_on_cluster(plan, range(plan.games), address=address, maker=make):
        if not far:
            nodes.remove_node(lost, allow_graceful=False)
        far.append(played)
    near = list(play_in_processes(plan, range(plan.games), workers=2, maker=make))
    far.sort(key=lambda played: played.result.game)
    near.sort(key=lambda played: played.result.game)
    assert timeless(one.result for one in far) == timeless(one.result for one in near)


def test_a_machine_with_another_build_plays_no_game(address: str) -> None:
    plan = msgspec.structs.replace(plan_of("random"), build="0.0.9+0123456789ab")
    with pytest.raises(ClusterError) as caught:
        list(play_on_cluster(plan, range(plan.games), address=address))
    assert caught.value.code == "build"
    assert plan_of("random").build in caught.value.reason


def test_a_machine_with_another_edition_plays_no_game(address: str, tmp_path: Path) -> None:
    file = tmp_path / "town.toml"
    file.write_bytes(EDITION.read_bytes())
    plain = plan_of("random", game="train", games=2)
    plan = msgspec.structs.replace(plain, edition=str(file), digest=digest_of_edition(file))
    assert len(list(play_on_cluster(plan, range(2), address=address))) == 2
    file.write_text(file.read_text() + "# Not the same.\n")
    for _ in range(2):
        with pytest.raises(ClusterError) as caught:
            list(play_on_cluster(plan, range(2), address=address))
        assert caught.value.code == "edition"
        file.unlink(missing_ok=True)


def test_a_program_that_is_not_there_on_all_machines_is_told(
    phantomline: InProcess, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machines do not work in our folder, so they do not find it by this path."""
    shutil.copy(ROOT / "examples" / "mybot.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    table = ["--table", "./mybot.py,random", "--games", "2", "--ray", address]
    for language, words in (("en", "games of two builds"), ("es", "partidas de dos versiones")):
        done = phantomline("--lang", language, "arena", "ghosts", *table)
        assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
        assert words in done.err
        assert address in done.err


def test_the_command_plays_on_a_cluster(address: str, client_port: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "phantomline", "arena", "ghosts", "--bots", "random,easy"]
    command += ["--players", "2", "--games", "8", "--json"]

    def table(*more: str) -> Any:
        done = subprocess.run(
            [*command, *more], capture_output=True, timeout=120, check=True, text=True
        )
        return without_times(json.loads(done.stdout))

    local = table("--workers", "1")
    assert table("--ray", address, "--out", str(tmp_path)) == local
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 8
    # Whoever is no machine of the cluster comes in by another door.
    assert table("--ray", f"ray://127.0.0.1:{client_port}") == local
