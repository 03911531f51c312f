"""What the rulebook says when it is asked for something it does not hold."""

from collections.abc import Iterable
from difflib import get_close_matches


class RulebookError(LookupError):
    """An ID the rulebook does not hold; `nearest` are the most similar ones it does."""

    noun = "entry"

    def __init__(self, wanted: str, known: Iterable[str]) -> None:
        self.wanted = wanted
        self.nearest = tuple(get_close_matches(wanted, list(known), n=3))
        hint = f"; did you mean {', '.join(self.nearest)}?" if self.nearest else ""
        super().__init__(f"no {self.noun} {wanted!r}{hint}")


class UnknownEdition(RulebookError):
    """An edition that does not exist."""

    noun = "edition"


class UnknownLanguage(RulebookError):
    """A language that has no texts of the rules."""

    noun = "rulebook in the language"


class UnknownRule(RulebookError):
    """A rule ID that no edition has."""

    noun = "rule"


class UnknownRuling(RulebookError):
    """A ruling ID that no edition has."""

    noun = "ruling"


class UnknownText(RulebookError):
    """A text ID, or a part of a text, that the language does not have."""

    noun = "rulebook text"
