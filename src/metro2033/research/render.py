"""A position as text and as a picture, as anybody at the table sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from metro2033.chart.figure import Figure, Position
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import asked_seat
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.state import State
from metro2033.i18n.bundle import ENGLISH

SHOWN: Final = "faction hero at army points station_count pig mushroom ammo".split()
"""What the text tells of a player."""


def text(game: Edition, s: State) -> str:
    """The round, the players and the open question, in a few lines."""
    facts = game.facts(game.view(s, SPECTATOR))
    single = {name: value for name, value in facts.items() if isinstance(value, int | str)}
    head = ", ".join(f"{name} {value}" for name, value in single.items() if value != "")
    rows = [["seat", *SHOWN]]
    rows += [[seat, *[str(p[name]) for name in SHOWN]] for seat, p in facts["player"].items()]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    return "\n".join([head, *lines, question(game, s)])


def question(game: Edition, s: State) -> str:
    """What is asked, or who has won."""
    seat = int(asked_seat(s))
    if seat >= 0:
        return f"seat {seat + 1} is asked: {asking(s).asks()}"
    winners = [str(n + 1) for n, place in enumerate(game.ranking(s)) if place == 1]
    return f"won by seat {' and '.join(winners)}" if winners else "over, won by nobody"


def svg(game: Edition, s: State, content: Path | None = None) -> str:
    """The map with owners and heroes, as an SVG document; its title is the position as text."""
    position = Position.of(game.facts(game.view(s, SPECTATOR)))
    return Figure(game.name, ENGLISH, position, content).cut(text(game, s), set())
