"""Parts of the program that are installed only where they are wanted."""

from collections.abc import Iterator
from contextlib import contextmanager

from metro2033.cli.fault import BadInput


@contextmanager
def wanted(extra: str) -> Iterator[None]:
    """Tell how to install what a command needs, where it is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("metro2033"):
            raise
        raise BadInput(f"{error.name} is not installed: pip install 'metro2033[{extra}]'") from None
