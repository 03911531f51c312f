"""What the rulebook says when it is asked for something it does not hold."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import ClassVar

from metro2033.i18n import Complaint


class RulebookError(Complaint, LookupError):
    """An ID the rulebook does not hold; `nearest` are the most similar ones it does."""

    what: ClassVar = "entry"

    def __init__(self, wanted: str, known: Iterable[str]) -> None:
        known = list(known)
        self.wanted = wanted
        self.nearest = tuple(get_close_matches(wanted, known, n=3))
        part, near = "near" if self.nearest else None, ", ".join(self.nearest)
        super().__init__("fault-not-in-book", part, what=self.what, wanted=wanted, near=near)
        self.args = (wanted, known)


class UnknownEdition(RulebookError):
    """An edition that does not exist."""

    what = "edition"


class UnknownLanguage(RulebookError):
    """A language that has no texts of the rules."""

    what = "language"


class UnknownRule(RulebookError):
    """A rule ID that no edition has."""

    what = "rule"


class UnknownRuling(RulebookError):
    """A ruling ID that no edition has."""

    what = "ruling"


class UnknownText(RulebookError):
    """A text ID, or a part of a text, that the language does not have."""

    what = "text"
