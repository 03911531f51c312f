"""Numbers, shares and intervals are written as each language writes them."""

from __future__ import annotations

import doctest

import pytest

from metro2033.i18n import Complaint, Figures, Name, figure, text
from metro2033.i18n.bundle import languages

WIDE = "\N{NO-BREAK SPACE}"


def test_thousands_and_fractions() -> None:
    written = [Figures(language).number(12345.678, 1) for language in ("en", "ru", "hu")]
    assert written == ["12,345.7", f"12{WIDE}345,7", f"12{WIDE}345,7"]


def test_hungarian_sets_thousands_apart_from_five_digits_on() -> None:
    written = [Figures("hu").number(value) for value in (1000, 9999, 10_000, -3884)]
    assert written == ["1000", "9999", f"10{WIDE}000", "−3884"]
    counted = [text("player-missions", {"number": n}, "hu") for n in (3884, 38_840)]
    assert counted == ["3884 küldetés", f"38{WIDE}840 küldetés"]
    assert Name("resource", "pig", "hu", "second").counted(3884) == "3884 disznó"


def test_below_zero() -> None:
    assert [Figures(language).number(-2) for language in ("en", "ru", "hu")] == ["-2", "−2", "−2"]
    told = Complaint("fault-rule-bounds", rule="r", least=-5, most=2, value=-7).told("ru")
    assert told == "r — от −5 до 2, а не −7"


def test_shares() -> None:
    written = [Figures(language).share(0.6045, 1) for language in ("en", "ru", "hu")]
    assert written == ["60.5%", f"60,5{WIDE}%", "60,5%"]


@pytest.mark.parametrize("value", [0.0, 0.005, 0.125, 1.225, 0.4545, 2 / 3, 999.5])
def test_figures_are_rounded_as_python_rounds_them(value: float) -> None:
    english = Figures("en")
    assert english.share(value) == f"{value:,.0%}"
    assert english.number(value, 2) == f"{value:,.2f}"


def test_digits_that_mean_something() -> None:
    written = [Figures("hu").rounded(value) for value in (0.0012345, 12.345, 1234.5)]
    assert written == ["0,00123", "12,3", "1234"]


def test_intervals_are_said() -> None:
    assert {language: Figures(language).between("8", "20") for language in languages()} == {
        "en": "8 to 20",
        "ru": "от 8 до 20",
        "hu": "8 – 20",
    }


def test_examples_in_the_source() -> None:
    assert doctest.testmod(figure).failed == 0
