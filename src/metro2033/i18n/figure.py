"""Numbers, shares and intervals as a language writes them."""

from __future__ import annotations

from decimal import Decimal
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from .bundle import is_grouped, text

if TYPE_CHECKING:
    from babel import Locale


MOST_PLACES: Final = 12
"""Decimal places of numbers that are already rounded: none is cut."""


MINUS: Final = {"hu": "\N{MINUS SIGN}", "ru": "\N{MINUS SIGN}"}
"""The sign of negative numbers, in languages that do not use a hyphen."""


class Figures:
    """Formats numbers in a language: `1,460` and `60.5%` are `1 460` and `60,5 %` in Russian."""

    def __init__(self, language: str) -> None:
        self.language: Final = language

    def number(self, value: float, places: int = 0) -> str:
        """A number with a fixed number of decimal places.

        >>> Figures("en").number(1460), Figures("hu").number(2.5, 2)
        ('1,460', '2,50')
        """
        return self._written(Decimal(f"{value:.{places}f}"), places)

    def rounded(self, value: float, digits: int = 3) -> str:
        """A number with a few significant digits; the integer part is never rounded away.

        >>> Figures("en").rounded(28976.2), Figures("en").rounded(0.01234)
        ('28,976', '0.0123')
        """
        if abs(value) >= 10**digits:
            return self.number(value)
        return self._written(Decimal(f"{value:.{digits}g}"))

    def share(self, value: float, places: int = 0) -> str:
        """A fraction as a percentage.

        >>> Figures("en").share(0.605, 1)
        '60.5%'
        """
        percent = Decimal(f"{100 * value:.{places}f}")
        return self._written(percent / 100, places, style="percent")

    def times(self, value: float, places: int = 2) -> str:
        """A factor: how many times as much."""
        return f"{self.number(value, places)}×"

    def between(self, low: str, high: str) -> str:
        """An interval of formatted numbers.

        >>> Figures("en").between("8", "20")
        '8 to 20'
        """
        return text("between", {"low": low, "high": high}, self.language)

    def _written(self, rounded: Decimal, places: int = 0, **options: Any) -> str:
        """A number that is already rounded, with a minimum of decimal places."""
        # Fluent formats the numbers inside messages the same way.
        from fluent.runtime.types import fluent_number

        options |= {"minimumFractionDigits": places, "maximumFractionDigits": MOST_PLACES}
        options["useGrouping"] = is_grouped(float(rounded), self.language)
        written = str(fluent_number(rounded, **options).format(self._locale))
        return written.replace("-", MINUS.get(self.language, "-"))

    @cached_property
    def _locale(self) -> Locale:
        from babel import Locale

        return Locale.parse(self.language)
