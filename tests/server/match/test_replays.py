"""Matches are read back a few at a time, and each once, however many look at it."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from metro2033.server.match import replays
from metro2033.server.match.replays import MOST_READ, ReplayCache


class Shelf:
    """A store whose matches have nothing in them."""

    async def choices(self, _match_id: str) -> list[Any]:
        return []

    async def snapshot(self, _match_id: str) -> None:
        return None


class Reader:
    """Reads matches as slowly as it is told to."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.begun: list[str] = []
        self.now = self.most = 0
        self._lock = threading.Lock()

    def __call__(self, match: Any, *_: Any) -> str:
        with self._lock:
            self.begun.append(match.id)
            self.now += 1
            self.most = max(self.most, self.now)
        assert self.gate.wait(300)
        with self._lock:
            self.now -= 1
        return f"replay of {match.id}"


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    found = Reader()
    monkeypatch.setattr(replays, "replayed", found)
    return found


def match(name: str, status: str = "over") -> Any:
    return SimpleNamespace(id=name, status=status, count=1)


async def looked_at(reader: Reader, matches: list[Any], of: int) -> list[object]:
    """What all get who look at matches at the same time, after so many were begun."""
    cache = ReplayCache(Shelf())  # type: ignore[arg-type]
    looking = [asyncio.create_task(cache.replay(each)) for each in matches]
    while len(reader.begun) < of:
        await asyncio.sleep(0.001)
    looking[0].cancel()
    reader.gate.set()
    found = await asyncio.gather(*looking, return_exceptions=True)
    assert isinstance(found[0], asyncio.CancelledError)
    return [*found[1:], *[await cache.replay(each) for each in matches[:1]]]


async def test_a_match_that_many_look_at_is_read_once(reader: Reader) -> None:
    found = await looked_at(reader, [match("a") for _ in range(20)], of=1)
    assert set(found) == {"replay of a"}
    assert reader.begun == ["a"]


@pytest.mark.parametrize("status", ["over", "running"])
async def test_few_matches_are_read_at_the_same_time(reader: Reader, status: str) -> None:
    found = await looked_at(reader, [match(name, status) for name in "abcdef"], of=MOST_READ)
    assert found == [f"replay of {name}" for name in "bcdefa"]
    assert reader.most == MOST_READ
