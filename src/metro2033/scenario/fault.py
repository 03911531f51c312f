"""A scenario that cannot be played: the file, the line and the reason."""

from metro2033.i18n import Complaint, told
from metro2033.i18n.bundle import ENGLISH


class Malformed(ValueError):
    """A file that is not a scenario, or whose position is impossible.

    Position errors come from the engine, in English; every other reason can be worded in any
    language.
    """

    def __init__(self, path: str, line: int, why: Complaint | OSError | str) -> None:
        super().__init__(path, line, why)
        self.path = path
        self.line = line
        self.why = why

    @property
    def reason(self) -> str:
        """The reason, in English."""
        return told(self.why)

    def told(self, language: str = ENGLISH) -> str:
        """The error on one line."""
        return f"{self.path}:{self.line}: {told(self.why, language)}"

    def __str__(self) -> str:
        return self.told()
