"""Where the commands speak: results on standard output, everything else on standard error."""

import json
import sys
from typing import Any, Final

import typer
from rich.console import Console
from rich.table import Table

WIDE: Final = 200
"""Columns where there is no terminal: a file need not be cut at the edge of a screen."""


def console() -> Console:
    """For results; colours only on a terminal and without NO_COLOR."""
    return Console(highlight=False, soft_wrap=True, width=None if sys.stdout.isatty() else WIDE)


def aside() -> Console:
    """For progress and remarks."""
    return Console(highlight=False, soft_wrap=True, stderr=True)


def print_json(data: Any) -> None:
    """One JSON document and nothing else."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def grid(*headings: str, title: str | None = None) -> Table:
    """A table whose first column is text and whose others are figures."""
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="right" if i else "left", no_wrap=True)
    return table
