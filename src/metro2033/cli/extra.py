"""Optional parts of the program, installed as extras."""

from collections.abc import Iterator
from contextlib import contextmanager

from metro2033.cli.fault import BadInput


@contextmanager
def wanted(extra: str) -> Iterator[None]:
    """Say how to install what a command needs if it is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("metro2033"):
            raise
        raise BadInput("fault-not-installed", name=error.name, extra=extra) from None
