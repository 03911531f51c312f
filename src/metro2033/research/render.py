"""A position as text and as a picture, as anybody at the table sees it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from metro2033.catalog import pack
from metro2033.chart import document
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import asked_seat
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.state import State

COLOURS: Final = ["#e6862a", "#3f9b4b", "#c8372d", "#8a5a3b", "#d9b400", "#3a6fb5"]
"""The colour of each seat."""

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
    """The map with owners and heroes, as an SVG document."""
    drawing = chart(game.name, content)
    facts = game.facts(game.view(s, SPECTATOR))
    parts = [line(one["d"], one["colour"]["paper"]) for one in drawing["lines"]]
    for spot in drawing["stations"]:
        parts.append(station(spot, facts["owner"][spot["id"]]))
    figures = {spot["id"]: spot["figure"] for spot in drawing["stations"]}
    for seat, player in facts["player"].items():
        if player["at"]:
            x, y = figures[player["at"]]
            parts.append(caption(x + 7 * int(seat) - 20, y, seat, COLOURS[int(seat) - 1]))
    left, top, width, height = drawing["view"]
    below = top + height
    parts.append(caption(left + 20, below, question(game, s)))
    for seat, player in facts["player"].items():
        words = f"{seat}: " + ", ".join(f"{name} {player[name]}" for name in SHOWN)
        parts.append(caption(left + 20, below + 18 * int(seat), words, COLOURS[int(seat) - 1]))
    view = f"{left} {top} {width} {height + 30 + 18 * len(facts['player'])}"
    ground = f'<rect x="{left}" y="{top}" width="100%" height="100%" fill="#f3ecdd"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">'
    return "\n".join([head, ground, *parts, "</svg>"])


@cache
def chart(edition: str, content: Path | None) -> dict[str, Any]:
    """The map of an edition."""
    return document(edition, pack(edition).content(content))


def line(path: str, colour: str) -> str:
    """A line of the metro."""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="4"/>'


def station(spot: dict[str, Any], owner: int) -> str:
    """A station in the colour of its owner."""
    x, y = spot["at"]
    fill = COLOURS[owner - 1] if owner else "#ffffff"
    title = f"<title>{escape(spot['id'])}</title>"
    return f'<circle cx="{x}" cy="{y}" r="10" fill="{fill}" stroke="#333">{title}</circle>'


def caption(x: float, y: float, words: str, fill: str = "#333") -> str:
    """A text."""
    look = f'font-family="sans-serif" font-size="14" font-weight="bold" fill="{fill}"'
    return f'<text x="{x:g}" y="{y:g}" {look}>{escape(words)}</text>'
