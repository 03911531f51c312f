"""`metro2033 play`: the game in the browser, or a match in the terminal."""

import secrets
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import typer

from metro2033.agents.bot_names import bot as make_bot
from metro2033.bots.registry import usual_for
from metro2033.cli.fault import BadInput
from metro2033.cli.home import PORT, play_in_browser
from metro2033.cli.option import (
    DEFAULT_EDITION,
    ContentOption,
    EditionOption,
    HouseRuleOption,
    house_rules,
    known_game,
)
from metro2033.cli.screen import Screen
from metro2033.cli.seat import Sitting
from metro2033.cli.speech import language
from metro2033.engine.kernel.source import Stream
from metro2033.table.fair import commitment
from metro2033.table.record import Header, unnamed
from metro2033.table.table import Table

IN_BROWSER: Final = frozenset({"terminal", "data", "port", "network"})
"""Options that do not need --terminal."""


def play(
    context: typer.Context,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    data: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    port: Annotated[int, typer.Option(min=0, max=65535)] = PORT,
    network: Annotated[bool, typer.Option("--network")] = False,
    edition: EditionOption = DEFAULT_EDITION,
    seats: Annotated[int, typer.Option()] = 2,
    humans: Annotated[int, typer.Option(min=0)] = 1,
    bot: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    rule: HouseRuleOption = None,
    content: ContentOption = None,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Play in the browser, or in the terminal with --terminal."""
    if not terminal:
        refuse_without_terminal(context)
        play_in_browser(data, port, is_open=network)
        return
    if humans > seats:
        raise BadInput("cli-too-many-people", humans=humans, seats=seats)
    secret = secrets.token_bytes(32) if seed is None else sha256(f"{seed}".encode()).digest()
    game = known_game(edition, content)
    name = bot or usual_for(game)
    source = Stream(int.from_bytes(secret[:7]))
    mind = make_bot(name, game, source)
    kinds = ["human"] * humans + [f"bot:{name}"] * (seats - humans)
    header = Header.new(game, unnamed(kinds), house_rules(rule), commitment=commitment(secret))
    table = Table.open(game, header)
    screen = Screen(table, content, language())
    Sitting(table, secret, humans, mind, save, screen).play()


def refuse_without_terminal(context: typer.Context) -> None:
    """Reject options that only terminal matches take: in the browser they are chosen there."""
    for name in context.params:
        source = context.get_parameter_source(name)
        if name not in IN_BROWSER and source is not None and source.name == "COMMANDLINE":
            raise BadInput("cli-for-terminal", option=f"--{name}")
