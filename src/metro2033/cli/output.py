"""Where commands print: results on standard output, everything else on standard error."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from metro2033.cli.speech import language, say
from metro2033.i18n import Figures

WRONG: Final = "red"
"""The style of errors."""

WIDE: Final = 200
"""The width without a terminal: files need not wrap."""


def console() -> Console:
    """For results; coloured only on a terminal and without NO_COLOR."""
    return Console(
        highlight=False, markup=False, soft_wrap=True, width=None if sys.stdout.isatty() else WIDE
    )


def aside() -> Console:
    """For progress and notes."""
    return Console(highlight=False, markup=False, soft_wrap=True, stderr=True)


def json_text(data: Any) -> str:
    """Data as human-readable JSON."""
    return json.dumps(data, ensure_ascii=False, indent=2)


def print_json(data: Any) -> None:
    """Print one JSON document and nothing else."""
    typer.echo(json_text(data))


@contextmanager
def progress(label: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Show a progress bar with the time left, on a terminal only; yield what counts steps."""
    screen = aside()
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=screen, transient=True, disable=not screen.is_terminal
    ) as progress_bar:
        task = progress_bar.add_task(label, total=total, completed=done)
        yield lambda count: progress_bar.advance(task, count)


def grid(*headings: str, title: str | None = None) -> Table:
    """A table whose first column is text and whose others are numbers."""
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="right" if i else "left", no_wrap=True)
    return table


def headed(*parts: str) -> Table:
    """A table whose headings are attributes of a message."""
    return grid(*[say("cli-figure", part) for part in parts])


def figures() -> Figures:
    """Formats numbers in the current language."""
    return Figures(language())


def share_between(low: float, high: float) -> str:
    """The bounds of a share."""
    return figures().between(figures().share(low, 1), figures().share(high, 1))


def played_values(data: Mapping[str, Any]) -> dict[str, Any]:
    """What was played, as values of a text."""
    return {
        "matches": data["matches"],
        "players": data["players"],
        "edition": edition_name(data["edition"]),
        "seed": str(data["seed"]),
        "checksum": f"{data['checksum']:08x}",
    }


def show_unfinished(screen: Console, data: Mapping[str, Any]) -> None:
    """Print how many matches were not finished, if any."""
    if data["unfinished"]:
        screen.print(say("cli-unfinished", number=data["unfinished"]), style=WRONG)


def edition_name(name: str) -> str:
    """The name of an edition within a sentence."""
    return say(f"edition-{name}", "lower")
