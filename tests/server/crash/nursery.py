"""A process that has imported the server once and brings forth as many as the tests kill.

It reads one order a line, forks a server, and answers with the number of the process. The child is
a whole server of its own; it only need not import everything, put the application together and look
for garbage in all that again.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from metro2033 import catalog
from metro2033.server import process
from metro2033.server.http.app import create_app
from metro2033.server.settings import Settings
from server.crash.faults import FAULTS

EDITIONS = ("toy", "first", "second")


def main() -> None:
    for edition in EDITIONS:
        catalog.game(edition)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # so that the killed leave nothing behind
    apps: dict[str, FastAPI] = {}
    for line in sys.stdin:
        order = json.loads(line)
        settings = Settings.model_validate(order["settings"])
        name = settings.model_dump_json()
        if name not in apps:
            apps[name] = create_app(settings)
            gc.collect()
            gc.freeze()
        if order["point"] is not None:
            point_at(order["point"][0])  # a name that means nothing ends us, not only the child
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(2, 1)  # the log of a server goes where errors go
            serve(order, settings, apps[name])
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


def serve(order: dict[str, Any], settings: Settings, app: FastAPI) -> None:
    """Be a server, with the fault that the order asks for, and never come back."""
    status = 1
    try:
        if order["point"] is not None:
            die_at(*order["point"])
        if order["fault"]:
            FAULTS[order["fault"]]()
        vars(process)["create_app"] = lambda _: app
        signal.signal(signal.SIGUSR1, lambda *_: count_tasks(Path(order["tasks"])))
        status = process.run(settings)
    except BaseException:
        Path(order["failure"]).write_text(traceback.format_exc(), "utf-8")
        raise
    finally:
        os._exit(status)


def count_tasks(file: Path) -> None:
    """Write down how many tasks there are; Python calls this between two steps of the loop's."""
    part = file.with_suffix(".part")
    part.write_text(str(len(asyncio.all_tasks())))
    part.replace(file)


def point_at(where: str) -> tuple[Any, str, Callable[..., Any]]:
    """The function of a point, whose it is, and its name there."""
    module, _, path = where.partition(":")
    *owners, name = path.split(".")
    owner: Any = import_module(module)
    for part in owners:
        owner = getattr(owner, part)
    return owner, name, getattr(owner, name)


def die_at(where: str, when: str, nth: int) -> None:
    """Kill this process at the n-th call of a function, before or after its work."""
    owner, name, work = point_at(where)
    if iscoroutinefunction(work) and when == "after":
        raise ValueError(f"{where} has not done its work when its call returns")
    calls = 0

    def counted(*args: Any, **options: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == nth and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        result = work(*args, **options)
        if calls == nth:
            os.kill(os.getpid(), signal.SIGKILL)
        return result

    setattr(owner, name, counted)


if __name__ == "__main__":
    main()
