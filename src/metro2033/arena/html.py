"""Pieces of HTML: tables, figures, intervals, and names of things."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from html import escape
from typing import Any, Final

from metro2033 import i18n
from metro2033.engine.kernel.game import Game
from metro2033.i18n import Figures
from metro2033.i18n.bundle import ENGLISH
from metro2033.i18n.wording import Wording

Shown = Callable[[float], str]
"""How a figure is formatted."""


class Speech:
    """Words a report in a language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.figures: Final = Figures(language)

    def say(self, message: str, part: str | None = None, /, **values: str | float) -> str:
        """A message of the report, or an attribute of one."""
        return i18n.text(message, values, self.language, part=part)

    def share(self, value: float) -> str:
        """A share in per cent."""
        return self.figures.share(value)

    def number(self, value: float) -> str:
        """A number with its significant digits."""
        if value >= 100 or value == int(value):
            return self.figures.number(value)
        return self.figures.number(value, 1 if value >= 10 else 2)

    def between(self, low: float, high: float, shown: Shown) -> str:
        """An interval as text."""
        return self.figures.between(shown(low), shown(high))

    def interval(self, low: float, high: float, shown: Shown | None = None) -> str:
        """An interval in the page; of shares by default."""
        return f'<span class="range">{self.between(low, high, shown or self.share)}</span>'

    def wanted(self, check: Mapping[str, Any]) -> str:
        """What a requirement demands."""
        what, least, most = check["wanted"], check["least"], check["most"]
        if what in {"length", "share"}:
            return self.between(least, most, self.measure(what))
        if what == "use":
            return self.say("balance-wanted", what, share=self.share(least))
        return self.say("balance-wanted", what, number=round(100 * most))

    def found(self, check: Mapping[str, Any]) -> tuple[str, str]:
        """What was found about a requirement, and its interval or "", in its unit."""
        shown, low, high = self.measure(check["wanted"]), check["low"], check["high"]
        return shown(check["found"]), self.between(low, high, shown) if low < high else ""

    def measure(self, wanted: str) -> Shown:
        """How figures of a kind of requirement are formatted: all in the same unit."""
        if wanted == "excess":
            return lambda value: self.say("balance-found", "excess", number=round(100 * value))
        return self.number if wanted == "length" else self.share


class Words(Speech):
    """Names of things as HTML, with their texts as tooltips and a mark on our own designs."""

    def __init__(
        self, game: Game[Any], own: Mapping[str, Collection[str]], language: str = ENGLISH
    ) -> None:
        super().__init__(language)
        self._wording: Final = Wording(game, language)
        self._own: Final = own

    def cards(self, kind: str) -> str:
        """The name of a kind of cards; equipment is called differently in each edition."""
        part = f"{kind}-{self._wording.edition}" if kind == "equipment" else kind
        return self.say("balance-head", part)

    def plain(self, kind: str, slug: str) -> str:
        """A bare name."""
        return str(self._wording.name(kind, slug))

    def name(self, kind: str, slug: str) -> str:
        """A name in the page."""
        if kind == "order":
            return self.say("balance-place", f"p{slug}")
        if kind == "seat":
            return self.say("balance-seat", seat=slug)
        found = self._wording.name(kind, slug)
        mark = ' class="own"' if slug in self._own.get(kind, ()) else ""
        hint = found.part("text")
        title = f' title="{escape(hint)}"' if hint else ""
        return f"<span{mark}{title}>{escape(str(found))}</span>"


def bar(value: float, text: str, most: float = 1.0) -> str:
    """A figure on a bar of proportional length."""
    width = 100 * min(1.0, value / most) if most else 0.0
    return cell(f'<div><i style="width:{width:.0f}%"></i><span>{text}</span></div>', "bar")


def cell(content: str, kind: str) -> str:
    """A cell of some kind, in a row that is otherwise plain."""
    return f'<td class="{kind}">{content}</td>'


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; cells may already be HTML."""
    head = "".join(text if text.startswith("<th") else f"<th>{text}</th>" for text in headings)
    body = "".join(
        "<tr>"
        + "".join(text if text.startswith("<td") else f"<td>{text}</td>" for text in row)
        + "<td></td>" * (len(headings) - len(row))
        + "</tr>"
        for row in rows
    )
    whole = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{whole}</div>'
