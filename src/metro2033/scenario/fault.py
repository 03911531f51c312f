"""A scenario that cannot be played: the file, the line and the reason."""


class Malformed(ValueError):
    """A file that is no scenario, or whose position cannot occur."""

    def __init__(self, path: str, line: int, reason: str) -> None:
        super().__init__(f"{path}:{line}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason
