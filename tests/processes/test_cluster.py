"""A real Ray cluster of this machine: the same results, also when a worker is killed."""

import gc
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

ray = pytest.importorskip("ray", reason="Ray is not installed (extra cluster)")

from cli.command import metro  # noqa: E402
from metro2033.arena.order import Order as Tournament  # noqa: E402
from metro2033.arena.report import measure  # noqa: E402
from metro2033.cli.simulation import Order, Tally, simulate  # noqa: E402
from metro2033.processes.cluster import Cluster, join  # noqa: E402
from metro2033.processes.runner import NoCluster, WorkerLost, local  # noqa: E402
from processes.work import squares  # noqa: E402

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # Ray leaves sockets to the end
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
]

Capture = pytest.CaptureFixture[str]

SHORT = {"most_rounds": 2}


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """A cluster of two workers, which find what this process finds."""
    path = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry)
    before, os.environ["PYTHONPATH"] = os.environ.get("PYTHONPATH"), path
    ray.init(address="local", num_cpus=2, log_to_driver=False, include_dashboard=False)
    yield
    ray.shutdown()
    gc.collect()  # what Ray leaves is no fault of a later test
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before


def die_once(folder: Path, numbers: Sequence[int]) -> dict[int, int]:
    """Die at seven like a process that the system kills, but only the first time."""
    mark = folder / "died"
    if 7 in numbers and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squares(numbers)


def die_always(numbers: Sequence[int]) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return len(numbers)


def complain(numbers: Sequence[int]) -> int:
    raise ValueError(f"not {numbers[0]}")


def test_a_killed_worker_costs_nothing_but_time(tmp_path: Path) -> None:
    pieces = [*Cluster("auto").run(partial(die_once, tmp_path), range(30))]
    assert (tmp_path / "died").exists()
    assert sum(len(piece) for piece in pieces) == 30
    found = {number: square for piece in pieces for number, square in piece.items()}
    assert found == {number: number * number for number in range(30)}


def test_work_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("metro2033.processes.cluster.RETRIES", 1)
    with pytest.raises(WorkerLost, match="keeps losing a worker"):
        [*Cluster("auto").run(die_always, range(1))]


def test_what_work_raises_is_raised_here() -> None:
    with pytest.raises(ValueError, match="not 0"):
        [*Cluster("auto").run(complain, range(1))]


def test_matches_are_the_same_to_the_digit() -> None:
    order = Order("second", 3, 20, 11, ("faction",), {"most_rounds": 3})
    assert simulate(order, Cluster("auto"), lambda _: None) == simulate(
        order, local(1), lambda _: None
    )
    assert isinstance(simulate(order, Cluster("auto"), lambda _: None), Tally)


def test_commands_give_the_same_on_a_cluster(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files are named from the folder of the command, wherever the workers were started."""
    monkeypatch.chdir(tmp_path)
    arena = ["arena", "--games", "8", "--bots", "random", "--rule", "most_rounds=2", "--records"]
    here, there = Path("here"), Path("there")
    told = metro(capsys, *arena, "--jobs", "1", "--out", str(here))
    assert told.code == 0, told.err
    told = metro(capsys, *arena, "--cluster", "auto", "--out", str(there))
    assert told.code == 0, told.err
    for file in (here / "records").iterdir():
        assert (there / "records" / file.name).read_bytes() == file.read_bytes()
    sets = []
    for folder, where in ((here, ["--jobs", "1"]), (there, ["--cluster", "auto"])):
        out = Path(f"{folder.name}-data")
        told = metro(capsys, "dataset", str(here / "records"), "--out", str(out), *where)
        assert told.code == 0, told.err
        sets.append((out / "second" / "part-00000.parquet").read_bytes())
    assert sets[0] == sets[1]


def test_balance_is_the_same(tmp_path: Path) -> None:
    found = []
    for n, runner in enumerate((local(1), Cluster("auto"))):
        orders = [Tournament("second", 2, 6, ("random",), rules=SHORT, has_stories=True)]
        found.append(measure(orders, runner, tmp_path / str(n), lambda _: None))
    assert found[0] == found[1]


def test_a_tournament_goes_on_where_a_cluster_was_lost(tmp_path: Path, capsys: Capture) -> None:
    """What came before is kept; the rest may be played anywhere."""
    arena = ["arena", "--bots", "random", "--rule", "most_rounds=2", "--json"]
    out = ["--out", str(tmp_path / "duel")]
    told = metro(capsys, *arena, *out, "--games", "4", "--cluster", "auto")
    assert told.code == 0, told.err
    mixed = metro(capsys, *arena, *out, "--games", "8", "--jobs", "1").json
    whole = metro(capsys, *arena, "--games", "8", "--jobs", "1").json
    assert mixed["checksum"] == whole["checksum"]
    assert mixed["bots"] == whole["bots"]


def test_no_cluster_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(NoCluster, match=r"no Ray cluster at '127\.0\.0\.1:1'") as caught:
        [*Cluster("127.0.0.1:1").run(squares, range(3))]
    assert "там никто не отвечает" in caught.value.told("ru")
    for address, reason in {
        "127.0.0.1:x": "no Ray cluster at '127.0.0.1:x'",
        "127.0.0.1:99999": "no Ray cluster at '127.0.0.1:99999'",
        "ray://127.0.0.1:10001": "use HOST:PORT of the head node",
    }.items():
        with pytest.raises(NoCluster, match=reason):
            join(address)
    told = metro(capsys, "simulate", "--games", "5", "--cluster", "127.0.0.1:1")
    assert (told.code, "no Ray cluster" in told.err) == (2, True)
