"""Options that several commands share, and how their values are read."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from metro2033.catalog import NoContent, UnknownEdition, game
from metro2033.cli.fault import BadInput
from metro2033.content import ContentFault
from metro2033.engine.kernel.game import Game

DEFAULT_EDITION: Final = "second"

EditionOption = Annotated[str, typer.Option("--edition", metavar="NAME", help="Which rules.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
HouseRuleOption = Annotated[
    list[str] | None,
    typer.Option(
        "--rule", metavar="NAME=N", help="A house rule, see `rules --house`; may be given again."
    ),
]
ContentOption = Annotated[
    Path | None,
    typer.Option("--content", metavar="DIR", help="Another folder of data than the package's."),
]


def known_game(name: str, content: Path | None = None) -> Game[Any]:
    """The edition of that name, or a fault that tells the names or what is wrong with its data."""
    with usable(content):
        return game(name, content)


@contextmanager
def usable(content: Path | None) -> Iterator[None]:
    """Tell in one line why an edition, or a folder of its content, cannot be used."""
    existing(content)
    try:
        yield
    except (UnknownEdition, NoContent) as error:
        raise BadInput(str(error)) from error
    except ContentFault as error:
        first, *others = error.faults
        more = f" (and {len(others)} more: metro2033 content check)" if others else ""
        raise BadInput(f"{content}: {first}{more}") from error


def existing(folder: Path | None) -> Path | None:
    """The folder, if it is one."""
    if folder is not None and not folder.is_dir():
        raise BadInput(f"{folder}: no such folder")
    return folder


def house_rules(texts: list[str] | None) -> dict[str, int]:
    """House rules written as name=number."""
    rules = {}
    for text in texts or []:
        name, _, value = text.partition("=")
        if not re.fullmatch(r"-?[0-9]{1,9}", value):
            raise BadInput(f"a house rule is written name=number, not {text!r}")
        rules[name] = int(value)
    return rules
