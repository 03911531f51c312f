"""Scenarios for tests, put together from their parts."""

from metro2033.scenario import Result, play, read_text

HEAD = 'title = "A test"\nedition = "toy"\n'


def played(text: str) -> Result:
    """Play a scenario of the toy that is given without its head, which takes two lines."""
    return play(read_text(HEAD + text, "x.toml"))


def reasons(text: str) -> list[str]:
    """What is wrong with it: line, step and reason."""
    return [line.removeprefix("x.toml:") for line in played(text).lines()]
