"""Rows that were damaged, or edited by hand: the page says so, and all other matches go on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from page.client import MemoryRows, open_page

Damage = Callable[[str], str]


def changed(**values: Any) -> Damage:
    """A row with other values."""
    return lambda text: json.dumps({**json.loads(text), **values})


def with_match(**values: Any) -> Damage:
    """The row of a match with other values of the match."""
    return lambda text: changed(match={**json.loads(text)["match"], **values})(text)


async def two_matches() -> dict[str, str]:
    """The rows of two matches in which somebody has answered."""
    rows = MemoryRows()
    async with open_page(rows) as page:
        for _ in range(2):
            async with page.sit(await page.make("second", "newcomer")) as sitting:
                await sitting.answer()
    return rows.values


@pytest.fixture(scope="module")
def played() -> dict[str, str]:
    return asyncio.run(two_matches())


@pytest.fixture
def rows(played: dict[str, str]) -> MemoryRows:
    rows = MemoryRows()
    rows.values = dict(played)
    return rows


@pytest.fixture
def broken(rows: MemoryRows) -> str:
    """The match that is damaged."""
    return ids(rows)[0]


@pytest.fixture
def whole(rows: MemoryRows) -> str:
    """The match that is not."""
    return ids(rows)[1]


def ids(rows: MemoryRows) -> list[str]:
    return sorted(key.removeprefix("match/") for key in rows.values if key.startswith("match/"))


MATCHES: dict[str, Damage] = {
    "no JSON": lambda text: text[:-9],
    "nothing": lambda _: "",
    "a list": lambda _: "[]",
    "nested": lambda _: "[" * 100_000,
    "no match": changed(match=None),
    "seats": changed(seats=[{"kind": "<script>"}]),
    "no settings": with_match(settings={}),
    "other settings": with_match(settings={"edition": ["second"], "imported": "<b>"}),
    "an unknown edition": with_match(settings={"edition": "<img src=x>"}),
    "no header": with_match(header={}),
    "another header": with_match(header={"format": 99, "seats": "__proto__"}),
    "a count": with_match(count=10**30),
}


@pytest.mark.parametrize("damage", MATCHES.values(), ids=MATCHES)
async def test_a_damaged_match_leaves_the_others_alone(
    damage: Damage, rows: MemoryRows, broken: str, whole: str
) -> None:
    damaged = rows.values[f"match/{broken}"] = damage(rows.values[f"match/{broken}"])
    async with open_page(rows) as page:
        listed = (await page.get("session/matches?limit=50"))["matches"]
        assert whole in [told["id"] for told in listed]
        sitting = page.open_line()
        assert (await sitting.ask(type="hello", match=broken))["type"] in {"error", "closed"}
        async with page.sit(whole) as well:
            assert (await well.answer())["type"] == "done"
    assert rows.values[f"match/{broken}"] == damaged, "what may be mended is kept"


CHOICES: dict[str, Damage] = {
    "no JSON": lambda text: text[:-2],
    "a number": changed(n="1"),
    "another number": changed(n=7),
    "a seat": changed(seat=-3),
    "a key": changed(key="<script>alert(1)</script>"),
    "a long key": changed(key="a:" * 100_000),
}


@pytest.mark.parametrize("damage", CHOICES.values(), ids=CHOICES)
async def test_a_damaged_choice_is_told(
    damage: Damage, rows: MemoryRows, broken: str, whole: str
) -> None:
    key = f"choice/{broken}/000002"
    rows.values[key] = damage(rows.values[key])
    kept = dict(rows.values)
    async with open_page(rows) as page:
        sitting = page.open_line()
        told = await sitting.ask(type="hello", match=broken)
        assert (told["type"], bool(told["text"])) == ("error", True)
        async with page.sit(whole) as well:
            assert (await well.answer())["type"] == "done"
    assert all(rows.values[name] == kept[name] for name in kept if broken in name)


async def test_a_missing_choice_is_told(rows: MemoryRows, broken: str) -> None:
    del rows.values[f"choice/{broken}/000001"]
    async with open_page(rows) as page:
        told = await page.open_line().ask(type="hello", match=broken)
        assert told["type"] == "error"
        assert "damaged" in (await page.get(f"matches/{broken}/story", status=507))["detail"]


async def test_a_damaged_snapshot_is_not_needed(rows: MemoryRows, broken: str) -> None:
    rows.values[f"snapshot/{broken}"] = '{"count": "many"}'
    async with open_page(rows) as page, page.sit(broken) as sitting:
        assert (await sitting.answer())["type"] == "done"
