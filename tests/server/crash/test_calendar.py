"""The system's clock jumps by hours, days and months: nobody at a table gains or loses time by it.

libfaketime tells the server what time it is. Without that library, which Debian has as a package of
that name, these tests are skipped.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from effort import Counted, chance, many
from server.crash.player import Broken, PatientBrowser
from server.crash.victim import Victim, victims
from server.match.player import Socket

FOUND = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
LIBRARY = os.environ.get("METRO2033_FAKETIME") or (str(FOUND[0]) if FOUND else "")

needs_library = pytest.mark.skipif(not LIBRARY, reason="libfaketime is not installed")

JUMPS = many(20)
SHIFTS = ("+0", "+1h", "-1h", "+1d", "-1d", "+30d", "-30d")
BANK_MS = 3_600_000
SEATS = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
SETTINGS: dict[str, Any] = {
    "start": True,
    "house_rules": {"rounds": 50, "points": 9},
    "clock": {"kind": "bank", "seconds": BANK_MS // 1000, "increment": 0},
}


class Calendar:
    """What the server takes for the time of day."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "shift"
        self.shift("+0")
        self.environment = {
            "LD_PRELOAD": LIBRARY,
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }

    def shift(self, by: str) -> None:
        """Let it be so much later or earlier than it is."""
        part = self._file.with_suffix(".part")
        part.write_text(by)
        part.replace(self._file)


@contextmanager
def faked(database: str, folder: Path) -> Iterator[tuple[Victim, Calendar]]:
    """A server that is not started yet, and its calendar."""
    calendar = Calendar(folder)
    with victims(1, database, folder, calendar.environment) as (server,):
        yield server, calendar


async def played(server: Victim, calendar: Calendar, jumps: int) -> None:
    """Play while time jumps; Broken if somebody's time at the table is not what has passed."""
    luck, browser = chance(22), PatientBrowser(cast("Any", server))
    done = 0
    while done < jumps:
        calendar.shift("+0")
        began = time.monotonic()
        match = await asyncio.to_thread(browser.make, "toy", SEATS, **SETTINGS)
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(browser.sit(match, seat=s)) for s in (1, 2)]
            while done < jumps and not people[0].is_over:
                calendar.shift(luck.choice(SHIFTS))
                await answered(people, luck.randrange(1 << 30))
                check(people[0], began)
                # Sessions, tables and quotas live through it too.
                await asyncio.to_thread(browser.send, "GET", f"/api/matches/{match}")
                done += 1


async def answered(people: list[Socket], luck: int) -> None:
    """Somebody answers, and everybody hears of it."""
    asked = next(socket for socket in people if socket.question is not None)
    assert asked.question is not None
    options = asked.question["options"]
    done = await asked.answer(options[luck % len(options)]["key"])
    assert done["type"] == "done", done
    for socket in people:
        await socket.rest()


def check(socket: Socket, began: float) -> None:
    """Nobody has spent more than has passed since the match began, or less than nothing."""
    passed = (time.monotonic() - began) * 1000
    for clock in socket.state["clocks"]:
        if not BANK_MS - passed - 1 <= clock["left_ms"] <= BANK_MS:
            raise Broken(f"{clock} after {passed:.0f} ms")


@needs_library
@pytest.mark.slow
async def test_time_at_the_table_is_not_that_of_the_calendar(
    sqlite_url: str, tmp_path: Path, counted: Counted
) -> None:
    with faked(sqlite_url, tmp_path) as (server, calendar):
        server.start()
        await server.ready()
        await played(server, calendar, JUMPS)
    counted(jumps=JUMPS)


@needs_library
@pytest.mark.slow
async def test_a_table_that_goes_by_the_calendar_is_found(sqlite_url: str, tmp_path: Path) -> None:
    with faked(sqlite_url, tmp_path) as (server, calendar):
        server.start(fault="calendar")
        await server.ready()
        with pytest.raises(Broken):
            await played(server, calendar, 20)
