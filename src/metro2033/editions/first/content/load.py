"""Reads the first edition's content."""

from __future__ import annotations

from pathlib import Path

from metro2033.content.load import load_content
from metro2033.editions.first.content.check import references
from metro2033.editions.first.content.schema import FirstContent

FOLDER = Path(__file__).parents[1] / "data"
"""The content that comes with the package."""


def load(folder: Path | None = None) -> FirstContent:
    """The printed content, that of a folder, or the printed one with a file of house cards."""
    return load_content("first", FOLDER, folder, FirstContent, references)
