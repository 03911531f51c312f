"""Options that several commands share, and how their values are read."""

from typing import Annotated, Any, Final

import typer

from metro2033.catalog import UnknownEdition, game
from metro2033.cli.fault import BadInput
from metro2033.engine.kernel.game import Game

DEFAULT_EDITION: Final = "second"

EditionOption = Annotated[str, typer.Option("--edition", metavar="NAME", help="Which rules.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
HouseRuleOption = Annotated[
    list[str] | None,
    typer.Option("--rule", metavar="NAME=N", help="A house rule; may be given again."),
]


def known_game(name: str) -> Game[Any]:
    """The edition of that name, or a fault that tells the names."""
    try:
        return game(name)
    except UnknownEdition as error:
        raise BadInput(str(error)) from error


def house_rules(texts: list[str] | None) -> dict[str, int]:
    """House rules written as name=number."""
    rules = {}
    for text in texts or []:
        name, _, value = text.partition("=")
        if not value.isdecimal():
            raise BadInput(f"a house rule is written name=number, not {text!r}")
        rules[name] = int(value)
    return rules
