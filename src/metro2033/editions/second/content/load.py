"""Reads the second edition's content."""

from __future__ import annotations

from pathlib import Path

from metro2033.content.load import load_content
from metro2033.editions.second.content.check import references
from metro2033.editions.second.content.schema import SecondContent

FOLDER = Path(__file__).parents[1] / "data"
"""The content that comes with the package."""


def load(folder: Path | None = None) -> SecondContent:
    """The printed content, that of a folder, or the printed one with a file of house cards."""
    return load_content("second", FOLDER, folder, SecondContent, references)
