"""Terminal colours: players, headings and dimmed text."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console
from rich.text import Text

from metro2033.i18n import Wording

PLAYERS: Final = ("#f2a900", "#6cc5f0", "#00a878", "#f5ebd3", "#e2503a", "#8e6cef")
"""Colours that colour-blind people can tell apart; the seat number is always shown as well."""

HEAD: Final = "bold"
QUIET: Final = "dim"
QUESTION: Final = "bold"
NUMBER: Final = "bold cyan"
WRONG: Final = "bold"

PIPED_WIDTH: Final = 80


def play_console() -> Console:
    """The console for a match: as wide as the terminal, 80 columns without one."""
    width = None if sys.stdout.isatty() else PIPED_WIDTH
    return Console(highlight=False, markup=False, width=width)


def hanging(console: Console, lead: Text, body: Text, indent: int = 0) -> Text:
    """A paragraph with hanging indent, by default as wide as the lead."""
    indent = indent or len(lead)
    lines = body.wrap(console, max(20, console.width - indent))
    text = lead.copy()
    for n, line in enumerate(lines):
        line.rstrip()
        text.append("\n" + " " * indent if n else "").append_text(line)
    return text


def player_style(seat: str) -> str:
    """The colour of a seat, by its number."""
    return f"bold {PLAYERS[(int(seat) - 1) % len(PLAYERS)]}"


def painted(sentence: str, wording: Wording) -> Text:
    """A sentence with players' names in their colours."""
    text = Text(sentence)
    for seat in wording.seats:
        text.highlight_words(wording.name("seat", seat).spellings(), player_style(seat))
    return text
