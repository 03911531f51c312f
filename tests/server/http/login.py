"""What somebody logs in with."""

from __future__ import annotations

PASSWORD = {"name": "Anna", "password": "correct horse"}


def named(name: str) -> dict[str, str]:
    """The same with another name."""
    return {**PASSWORD, "name": name}
