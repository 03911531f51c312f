"""`metro2033 play`: the game in the browser, or a match in the terminal."""

import secrets
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import typer

from metro2033.agents.house import bot as make_bot
from metro2033.bots.registry import UnknownBot, all_names, usual_for
from metro2033.cli.fault import BadInput
from metro2033.cli.home import PORT, play_in_browser
from metro2033.cli.option import (
    DEFAULT_EDITION,
    ContentOption,
    EditionOption,
    HouseRuleOption,
    LanguageOption,
    house_rules,
    known_game,
    spoken,
)
from metro2033.cli.screen import Screen
from metro2033.cli.seat import Sitting
from metro2033.engine.kernel.game import BadOption
from metro2033.engine.kernel.source import Stream
from metro2033.table.fair import commitment
from metro2033.table.record import Header, Player
from metro2033.table.table import Table

IN_BROWSER: Final = frozenset({"terminal", "data", "port"})
"""Options that do not need --terminal."""


def play(
    context: typer.Context,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, with all that follows.")
    ] = False,
    data: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the browser's matches are kept.")
    ] = None,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="For the browser; another if it is taken.")
    ] = PORT,
    edition: EditionOption = DEFAULT_EDITION,
    seats: Annotated[int, typer.Option(help="How many seats play.")] = 2,
    humans: Annotated[
        int, typer.Option(min=0, help="How many of them are people; the others are bots.")
    ] = 1,
    bot: Annotated[
        str | None,
        typer.Option(metavar="NAME", help=f"Which bot: {', '.join(all_names())}, policy:FILE."),
    ] = None,
    rule: HouseRuleOption = None,
    content: ContentOption = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="Draw and choose as in the match of this seed.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record when the match stops.")
    ] = None,
    language: LanguageOption = "",
) -> None:
    """Play in the browser, or with --terminal right here.

    The browser's matches are kept: those that are not over go on the next time. Ctrl+C stops.

    In the terminal the first seats are people, who share the keyboard; the others are bots of a
    middling level, unless you name another: newcomer, trader, stalker, ranger and commander are
    levels from easy to hard, search:500 makes 500 simulations an answer. Type ? in the match for
    help. With a seed everybody who knows it can foresee the draws.

    Examples:

    - `metro2033 play`
    - `metro2033 play --terminal --language ru`
    - `metro2033 play --terminal --edition toy --seats 4 --humans 2 --save match.jsonl`
    """
    if not terminal:
        refuse_without_terminal(context)
        play_in_browser(data, port)
        return
    if humans > seats:
        raise BadInput(f"{humans} people do not fit on {seats} seats")
    secret = secrets.token_bytes(32) if seed is None else sha256(f"{seed}".encode()).digest()
    people = [Player(f"seat {n + 1}", "human") for n in range(humans)]
    game = known_game(edition, content)
    name = bot or usual_for(game)
    source = Stream(int.from_bytes(secret[:7]))
    try:
        mind = make_bot(name, game, source)
    except UnknownBot as error:
        raise BadInput(str(error)) from None
    bots = [Player(f"seat {n + 1}", f"bot:{name}") for n in range(humans, seats)]
    try:
        header = Header.new(
            game, [*people, *bots], house_rules(rule), commitment=commitment(secret)
        )
    except BadOption as error:
        raise BadInput(str(error)) from None
    table = Table.open(game, header)
    screen = Screen(table, content, spoken(language))
    Sitting(table, secret, humans, mind, save, screen).play()


def refuse_without_terminal(context: typer.Context) -> None:
    """Tell which options are for matches in the terminal: in the browser they are chosen there."""
    for name in context.params:
        source = context.get_parameter_source(name)
        if name not in IN_BROWSER and source is not None and source.name == "COMMANDLINE":
            raise BadInput(f"--{name} is for matches in the terminal: add --terminal")
