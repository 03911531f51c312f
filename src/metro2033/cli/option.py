"""Options that several commands share, and how their values are read."""

import os
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
from metro2033.i18n import languages
from metro2033.i18n.bundle import ENGLISH

DEFAULT_EDITION: Final = "second"

EditionOption = Annotated[str, typer.Option("--edition", metavar="NAME", help="Which rules.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
HouseRuleOption = Annotated[
    list[str] | None,
    typer.Option(
        "--rule", metavar="NAME=N", help="A house rule, see `rules --house`; may be given again."
    ),
]
LanguageOption = Annotated[
    str,
    typer.Option(
        "--language",
        metavar="CODE",
        envvar="METRO2033_LANGUAGE",
        help="en, ru or hu; if not given, the language of your system.",
    ),
]
SeedOption = Annotated[
    int, typer.Option("--seed", min=0, help="The same seed gives the same matches.")
]
JobsOption = Annotated[
    int,
    typer.Option("--jobs", min=0, help="Processes; 0 takes all cores. The result is the same."),
]
ClusterOption = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Work on a Ray cluster: host:port, auto, or local to start one here.",
    ),
]
ContentOption = Annotated[
    Path | None,
    typer.Option("--content", metavar="DIR", help="Another folder of data than the package's."),
]


def spoken(language: str) -> str:
    """The language of a code; without one that of the system, or English if we do not speak it."""
    known = languages()
    if language:
        if language not in known:
            raise BadInput(f"unknown language {language!r}; known: {', '.join(known)}")
        return language
    # The first of these that is set decides, as in other programs.
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    code = next(filter(None, settings), "")[:2].lower()
    return code if code in known else ENGLISH


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
