"""Prints the memory of a server with idle sockets: `PYTHONPATH=tools python -m load_test.idle`.

All of them look at one match, from one seat. Both sides need a descriptor for each socket: see
`ulimit -n`.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import Final

from load_test.crowd import Crowd, LoadPlayer, Tally
from load_test.report import memory_mb
from load_test.server_process import ServerProcess
from metro2033.catalog import DEFAULT

FEW: Final = 500
"""Sockets before the first measurement: what comes once is there by then."""

AT_ONCE: Final = 32
CALM_SECONDS: Final = 3.0


async def seat(crowd: Crowd, sockets: int, match: str, port: int, cookie: str) -> None:
    """Open sockets until there are so many."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def come() -> None:
        async with gate:
            player = LoadPlayer(crowd, match, 1)
            await player.come(port, cookie)
            crowd.players.append(player)

    await asyncio.gather(*(come() for _ in range(sockets - len(crowd.players))))
    await asyncio.sleep(CALM_SECONDS)


async def measure(sockets: int, folder: Path) -> tuple[float, float]:
    """The megabytes of the server with few and with all sockets."""
    site = ServerProcess(f"sqlite:///{folder / 'idle.sqlite3'}", folder / "server.log")
    await site.start()
    try:
        [(match, cookie)] = (await site.make_tables(1, 4, DEFAULT)).items()
        crowd = Crowd(Tally(), 0)
        crowd.mean_thought = 1e6
        await seat(crowd, FEW, match, site.port, cookie)
        few = memory_mb(site.pid)
        await seat(crowd, sockets, match, site.port, cookie)
        many = memory_mb(site.pid)
        crowd.go()
    finally:
        site.kill()
    return few, many


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=5_000)
    sockets = parser.parse_args().sockets
    with tempfile.TemporaryDirectory() as folder:
        few, many = asyncio.run(measure(sockets, Path(folder)))
    each = 1000 * (many - few) / (sockets - FEW)
    print(f"{many:.0f} MB with {sockets} sockets, {each:.1f} kB for each")


if __name__ == "__main__":
    main()
