"""Every constraint of the printed games is checked, tested, or holds by the form of the data."""

import re
from pathlib import Path

import pytest

import metro2033.content
from metro2033 import catalog
from metro2033.content.printed import fits, rows

SECTIONS = {
    "first": "C1-CNT 4, C1-BRD 13, C1-STN 6, C1-CLAN 9, C1-HERO 10, C1-ITEM 18, C1-MISS 6, "
    "C1-THR 10",
    "second": "C2-CNT 3, C2-BRD 18, C2-TRK 6, C2-FAC 6, C2-HERO 4, C2-THR 5, C2-EQ 4, C2-MIS 6, "
    "C2-LAW 3, C2-CMB 9, C2-TXT 3",
}
"""How many constraints there are in each section."""

BY_FORM = {
    "C1-CNT-002": "tokens on scales are numbers, the others are counted by C1-CLAN-008",
    "C1-CNT-003": "cards have copies",
    "C1-CNT-004": "blank cards are of no deck",
    "C1-BRD-013": "the card of a station is part of its record and has no points",
    "C1-CLAN-006": "points follow from stations",
    "C1-ITEM-002": "the items of C1-ITEM-017 are named",
    "C1-ITEM-018": "nothing takes a discarded item out of the match",
    "C1-MISS-005": "a hero saved or replaced is not beaten",
    "C1-MISS-006": "a mission that nobody can complete is a bad effect",
    "C1-THR-001": "a strength or payment that does not fit the result is a bad effect",
    "C1-THR-002": "the threats of C1-THR-003 to C1-THR-008 are named",
    "C2-CNT-002": "35 of each in C2-CNT-001",
    "C2-CNT-003": "cards have copies",
    "C2-BRD-006": "seven in C2-BRD-018",
    "C2-TRK-002": "points count on without end",
    "C2-EQ-001": "equipment has no price of its own",
    "C2-EQ-004": "operations draw what is there",
    "C2-MIS-002": "a mission has no reward",
    "C2-MIS-006": "a goal cannot name a station",
    "C2-CMB-001": "a combat card has a modifier for each type",
    "C2-TXT-003": "credits are no content",
}


def constraints(edition: str) -> set[str]:
    """The IDs of all constraints on an edition."""
    sections = [section.split() for section in SECTIONS[edition].split(", ")]
    return {f"{name}-{number:03}" for name, last in sections for number in range(1, int(last) + 1)}


def printed(edition: str) -> Path:
    """What the printed edition is like."""
    file = catalog.pack(edition).path("printed.toml")
    assert file is not None
    return file


def cited() -> set[str]:
    """Every constraint that a test here or a check of texts names."""
    files = [*Path(__file__).parent.glob("test_*.py")]
    files += Path(metro2033.content.__path__[0]).parent.glob("editions/*/content/text.py")
    found: set[str] = set()
    for file in files:
        if file.name != Path(__file__).name:
            found |= set(re.findall(r"C\d-[A-Z]+-\d{3}", file.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("edition", SECTIONS)
def test_every_constraint_is_checked_tested_or_holds_by_form(edition: str) -> None:
    checked = {row.rule for row in rows(printed(edition))}
    assert checked <= constraints(edition)
    assert constraints(edition) - checked - cited() - BY_FORM.keys() == set()


@pytest.mark.parametrize("edition", SECTIONS)
def test_every_row_of_the_printed_game_demands_something(edition: str) -> None:
    for row in rows(printed(edition)):
        assert row.ids or row.fits or row.unique or row.count is not None, row


def test_a_constraint_that_holds_by_form_needs_no_row() -> None:
    checked = {row.rule for edition in SECTIONS for row in rows(printed(edition))}
    assert not checked & BY_FORM.keys()


@pytest.mark.parametrize(
    ("value", "wanted", "is_like"),
    [
        (3, 3, True),
        (3, "1..", True),
        (3, "..2", False),
        (0, "..-1", False),
        (-1, "..-1", True),
        (3, "2..3", True),
        ("pig", ["pig", "ammo"], True),
        ("any", ["pig", "ammo"], False),
        (None, [], True),
        ("pig", [], False),
        ((), [], True),
        (("pig",), [], False),
        (("pig", "ammo"), ["ammo", "pig"], True),
        ((1, 2), [2, 1], False),
        (("pig", "ammo"), "pig", True),
        (({"op": "gain", "n": 1},), {"op": "gain"}, True),
        (({"op": "gain", "n": 1},), {"op": "lose"}, False),
        (({"op": "gain", "n": 1},), [{"op": "gain"}], True),
        (({"op": "gain"}, {"op": "lose"}), [{"op": "gain"}], False),
        ((), {}, False),
        ({"a": {"b": 2}}, {"a": {"b": "2.."}}, True),
        ({"a": 1}, {"b": 1}, False),
    ],
)
def test_what_is_like_what(value: object, wanted: object, is_like: bool) -> None:
    assert fits(value, wanted) == is_like
