"""Numbers, shares and intervals are written as each language writes them."""

from __future__ import annotations

import doctest

import pytest

from metro2033.i18n import Figures, figure
from metro2033.i18n.bundle import languages

WIDE = "\N{NO-BREAK SPACE}"


def test_thousands_and_fractions() -> None:
    written = [Figures(language).number(12345.678, 1) for language in ("en", "ru", "hu")]
    assert written == ["12,345.7", f"12{WIDE}345,7", f"12{WIDE}345,7"]


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
    assert written == ["0,00123", "12,3", f"1{WIDE}234"]


def test_intervals_are_said() -> None:
    assert {language: Figures(language).between("8", "20") for language in languages()} == {
        "en": "8 to 20",
        "ru": "от 8 до 20",
        "hu": "8 – 20",
    }


def test_examples_in_the_source() -> None:
    assert doctest.testmod(figure).failed == 0
