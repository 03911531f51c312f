"""Distributes work among the machines of a Ray cluster.

Every machine needs the same version of this package, and the same paths for shared files.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar, cast

# Read when Ray is imported: its messages about lost workers would mix with our results.
os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")

import ray
from ray.exceptions import RayError, RayTaskError

from metro2033 import __version__
from metro2033.processes.runner import NoCluster, Pace, Work, WorkerLost, timed

R = TypeVar("R")

RETRIES: Final = 5
"""How often a chunk is retried when its worker is lost."""

REACH_SECONDS: Final = 5
"""How long a machine may take to answer."""


class Cluster:
    """Sends chunks of work to a cluster; if a worker is lost, another one redoes its chunk.

    A chunk's result depends on its numbers alone, so it does not matter if it was done twice.
    """

    def __init__(self, address: str) -> None:
        self.address: Final = address

    def run(self, work: Work[R], numbers: Sequence[int]) -> Iterator[R]:
        """The results of all chunks, each as soon as it is there."""
        if not numbers:
            return
        was_joined = ray.is_initialized()
        if not was_joined:
            join(self.address)
        try:
            yield from self._share(work, numbers)
        finally:
            if not was_joined:
                ray.shutdown()

    def _share(self, work: Work[R], numbers: Sequence[int]) -> Iterator[R]:
        remote: Any = ray.remote(max_retries=RETRIES)(timed_in)
        try:
            check_version()
            sent = ray.put(work)
            pace, at = Pace(), 0
            open_chunks: list[Any] = []
            while at < len(numbers) or open_chunks:
                while at < len(numbers) and len(open_chunks) < most_open():
                    chunk = numbers[at : at + pace.size]
                    at += len(chunk)
                    open_chunks.append(remote.remote(__version__, Path.cwd(), sent, chunk))
                done, open_chunks = ray.wait(open_chunks)
                for result, count, seconds in ray.get(done):
                    pace.learn(count, seconds)
                    yield result
        except RayTaskError as error:
            # Raise what the work itself raised, as if it had run here.
            raise (error.cause or error) from None
        except RayError as error:
            raise WorkerLost("fault-cluster-lost", reason=str(error)) from error


def most_open() -> int:
    """How many chunks may be running on the machines available now."""
    resources = cast("Callable[[], dict[str, float]]", ray.cluster_resources)
    return 2 * max(1, int(resources().get("CPU", 1)))


def timed_in(
    wanted: str, folder: Path, work: Work[R], numbers: Sequence[int]
) -> tuple[R, int, float]:
    """Do a chunk in the caller's working directory: work may name files from there.

    A machine that joined later has not been checked for its version yet.
    """
    check_same(__version__, wanted)
    if folder.is_dir():
        os.chdir(folder)
    return timed(work, numbers)


def join(address: str) -> None:
    """Join the cluster at an address, or raise NoCluster."""
    reach(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report its use to its makers
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RayError, RuntimeError, ValueError, OSError) as error:
        raise NoCluster("fault-no-cluster", address=address, reason=first_line(error)) from None


def reach(address: str) -> None:
    """Raise NoCluster if nobody listens at HOST:PORT: Ray itself would try for minutes."""
    if address.startswith("ray://"):
        raise NoCluster("fault-cluster-client", address=address)
    host, colon, port = address.rpartition(":")
    if not colon:
        return  # a word such as auto
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS).close()
    except OSError as error:
        raise NoCluster("fault-no-cluster", address=address, reason=error) from None
    except (ValueError, OverflowError) as error:
        raise NoCluster("fault-no-cluster", address=address, reason=first_line(error)) from None


def check_version() -> None:
    """Raise NoCluster if the workers have another version of this package, or none."""
    try:
        theirs = ray.get(ray.remote(version).remote())
    except RayTaskError as error:
        raise NoCluster("fault-cluster-worker", reason=first_line(error.cause)) from None
    check_same(theirs, __version__)


def check_same(found: str, wanted: str) -> None:
    """Raise NoCluster if a worker has another version: equal results would be luck."""
    if found != wanted:
        raise NoCluster("fault-cluster-version", found=found, here=wanted)


def version() -> str:
    """The version of this package, where this is called."""
    return __version__


def first_line(error: BaseException | None) -> str:
    """The first line of an error."""
    return (str(error).strip().splitlines() or [repr(error)])[0]
