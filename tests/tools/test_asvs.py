"""The table of the OWASP ASVS: it is complete, and the evidence it names exists."""

from __future__ import annotations

import re
from functools import cache

import msgspec
import pytest

import asvs
from asvs import DATA, LEVELS, PAGE, ROOT, Table
from effort import Counted

TEXT = DATA.read_text("utf-8")


def faults(table: Table) -> list[str]:
    """What is wrong with a table."""
    found = list[str]()
    wanted = dict(zip(LEVELS, (table.standard.level_1, table.standard.level_2), strict=True))
    for level, ranges in wanted.items():
        numbers = [r.id for r in table.requirements if r.level == level]
        listed = asvs.numbers(ranges)
        found += [f"{number} is missing" for number in set(listed) - set(numbers)]
        found += [f"{number} is no requirement" for number in set(numbers) - set(listed)]
        found += [f"{n} is doubled" for n in set(numbers) if numbers.count(n) > 1]
    for chapter in table.chapter:
        for r in chapter.requirements:
            if not r.id.startswith(f"{chapter.number}."):
                found.append(f"{r.id} is in chapter {chapter.number}")
            if r.status in {"met", "partly"} and not r.evidence:
                found.append(f"{r.id} has no evidence")
            if r.status != "met" and not r.note:
                found.append(f"{r.id} has no reason")
            found += [f"{r.id} cites {place}" for place in r.evidence if not exists(place)]
    return found


@cache
def exists(place: str) -> bool:
    """Whether there is such a test, heading or file."""
    path, sign, name = re.fullmatch(r"([^:#]+)(::|#)?(.*)", place).groups()  # type: ignore[union-attr]
    file = ROOT / path
    if not file.is_file():
        return False
    text = file.read_text("utf-8")
    if sign == "::":
        return re.search(rf"^(?:async )?def {re.escape(name)}\(", text, re.MULTILINE) is not None
    return sign != "#" or name in map(slug, re.findall(r"^#+ (.+)", text, re.MULTILINE))


def slug(heading: str) -> str:
    """The anchor of a heading.

    >>> slug("Reverse proxy and TLS")
    'reverse-proxy-and-tls'
    """
    return re.sub(r"[^\w-]+", "-", heading.lower()).strip("-")


def test_every_requirement_has_its_evidence(counted: Counted) -> None:
    table = asvs.read(TEXT)
    assert faults(table) == []
    counted(requirements=len(table.requirements))


def test_all_of_level_1_and_2_are_there() -> None:
    """As many as the standard says."""
    standard = asvs.read(TEXT).standard
    assert len(asvs.numbers(standard.level_1)) == 70
    assert len(asvs.numbers(standard.level_2)) == 183


def test_the_page_is_current() -> None:
    assert PAGE.read_text("utf-8") == asvs.page(asvs.read(TEXT)), "run python tools/asvs.py"


FIRST = re.search(r"^ *\{ id = .*\n", TEXT, re.MULTILINE).group()  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        (FIRST, "", "1.1.1 is missing"),
        (FIRST, FIRST * 2, "1.1.1 is doubled"),
        ('id = "1.1.1"', 'id = "1.1.9"', "1.1.9 is no requirement"),
        ('id = "1.1.1", level = 2', 'id = "1.1.1", level = 1', "1.1.1 is no requirement"),
        ('"2.1.1"', '"3.1.1"', "3.1.1 is in chapter 2"),
        ("server/log.py", "server/gone.py", "13.4.2 cites src/metro2033/server/gone.py"),
        ("::test_nothing_piles_up", "::test_nothing", "1.4.3 cites"),
        ("#dependencies", "#gone", "15.1.1 cites SECURITY.md#gone"),
        (', note = "no LDAP"', "", "1.2.6 has no reason"),
        ('"6.3.3", level = 2, status = "not met"', '"6.3.3", level = 2, status = "met"', "6.3.3"),
    ],
)
def test_a_planted_fault_is_found(before: str, after: str, fault: str) -> None:
    assert before in TEXT
    assert [told for told in faults(asvs.read(TEXT.replace(before, after))) if fault in told]


def test_another_status_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        asvs.read(TEXT.replace('status = "met"', 'status = "surely"', 1))
