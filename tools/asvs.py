"""The page docs/asvs.md, made from docs/asvs.toml: `python tools/asvs.py`."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, get_args

import msgspec

ROOT: Final = Path(__file__).resolve().parents[1]
DATA: Final = ROOT / "docs" / "asvs.toml"
PAGE: Final = ROOT / "docs" / "asvs.md"

Status = Literal["met", "partly", "not met", "does not apply"]
STATUSES: Final[tuple[Status, ...]] = get_args(Status)
LEVELS: Final = (1, 2)

HEAD: Final = """# OWASP ASVS

The requirements of the OWASP Application Security Verification Standard {version}, levels 1 and 2,
with the evidence for each: a test, or the place in code or documentation where it holds. The
descriptions are reminders in our own words; [the
standard](https://owasp.org/www-project-application-security-verification-standard/) says what is
required. The page is made from `docs/asvs.toml` by `python tools/asvs.py`; a test checks that all
requirements are listed and all evidence exists. Whether the evidence suffices was judged by its
authors, not by an auditor.

"By the documented proxy" means that the server leaves it to the
[reverse proxy](server.md#reverse-proxy-and-tls), and our example does it.
"""


class Requirement(msgspec.Struct, forbid_unknown_fields=True):
    """A requirement, and what shows that it is met; a note says why it is not, or how far."""

    id: str
    level: int
    status: Status
    what: str
    evidence: list[str] = []
    note: str = ""


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    """A chapter of the standard."""

    number: int
    title: str
    requirements: list[Requirement]


class Standard(msgspec.Struct, forbid_unknown_fields=True):
    """The version, and the numbers of its requirements, such as `1.2.1-5 1.3.1`."""

    version: str
    level_1: str
    level_2: str


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """All requirements."""

    standard: Standard
    chapter: list[Chapter]

    @property
    def requirements(self) -> list[Requirement]:
        """The requirements of all chapters."""
        return [found for chapter in self.chapter for found in chapter.requirements]


def read(text: str) -> Table:
    """The table of a TOML document."""
    return msgspec.convert(tomllib.loads(text), Table)


def numbers(ranges: str) -> list[str]:
    """Every number that ranges stand for.

    >>> numbers("1.2.1-3 1.3.1")
    ['1.2.1', '1.2.2', '1.2.3', '1.3.1']
    """
    found = list[str]()
    for part in ranges.split():
        first, _, last = part.partition("-")
        section, _, begin = first.rpartition(".")
        found += [f"{section}.{n}" for n in range(int(begin), int(last or begin) + 1)]
    return found


def page(table: Table) -> str:
    """The whole page."""
    return "\n".join([HEAD.format(version=table.standard.version), *summary(table), *body(table)])


def row(*cells: Any) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def summary(table: Table) -> Iterator[str]:
    """How many requirements of each chapter and level have each status."""
    yield row("chapter", "level", "requirements", *STATUSES)
    yield row(*["---"] * (3 + len(STATUSES)))
    chapters = [(f"{c.number} {c.title}", c.requirements) for c in table.chapter]
    for title, requirements in [*chapters, ("all", table.requirements)]:
        for level in LEVELS:
            counts = Counter(found.status for found in requirements if found.level == level)
            if counts:
                numbers_of = [counts[status] or "" for status in STATUSES]
                yield row(title, level, counts.total(), *numbers_of)
    yield ""


def body(table: Table) -> Iterator[str]:
    """The chapters."""
    for chapter in table.chapter:
        yield f"## {chapter.number} {chapter.title}\n"
        yield row("number", "level", "requirement", "status", "evidence and notes")
        yield row(*["---"] * 5)
        for found in chapter.requirements:
            shown = ", ".join(f"`{place}`" for place in found.evidence)
            about = "; ".join(filter(None, [shown, found.note]))
            yield row(found.id, found.level, found.what, found.status, about)
        yield ""


if __name__ == "__main__":
    PAGE.write_text(page(read(DATA.read_text("utf-8"))), "utf-8")
