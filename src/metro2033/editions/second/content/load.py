"""Reads the second edition's content."""

from __future__ import annotations

from pathlib import Path

from metro2033.content.load import load_content
from metro2033.editions.second.content.check import references
from metro2033.editions.second.content.schema import SecondContent

FOLDER = Path(__file__).parents[1] / "data"
"""The content that comes with the package."""


def load(folder: Path | None = None) -> SecondContent:
    """The content of a folder; raises `ContentFault` with all that cannot be read or resolved."""
    return load_content(folder or FOLDER, SecondContent, references)
