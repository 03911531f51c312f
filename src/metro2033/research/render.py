"""A position as text and as a picture, as anybody at the table sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from metro2033.content import FirstContent, SecondContent, load
from metro2033.content.load import load_first
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import asked_seat
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.state import State

COLOURS: Final = ["#e6862a", "#3f9b4b", "#c8372d", "#8a5a3b", "#d9b400", "#3a6fb5"]
"""The colour of each seat."""

SHOWN: Final = "faction hero at army points station_count pig mushroom ammo".split()
"""What the text tells of a player."""

MARGIN: Final = 40


def text(game: Edition, s: State) -> str:
    """The round, the players and the open question, in a few lines."""
    facts = game.facts(game.view(s, SPECTATOR))
    single = {name: value for name, value in facts.items() if isinstance(value, int | str)}
    head = ", ".join(f"{name} {value}" for name, value in single.items() if value != "")
    rows = [["seat", *SHOWN]]
    rows += [[seat, *[str(p[name]) for name in SHOWN]] for seat, p in facts["player"].items()]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    return "\n".join([head, *lines, question(game, s)])


def question(game: Edition, s: State) -> str:
    """What is asked, or who has won."""
    seat = int(asked_seat(s))
    if seat >= 0:
        return f"seat {seat + 1} is asked: {asking(s).asks()}"
    winners = [str(n + 1) for n, place in enumerate(game.ranking(s)) if place == 1]
    return f"won by seat {' and '.join(winners)}"


def svg(game: Edition, s: State, content: Path | None = None) -> str:
    """The board with owners and heroes, as an SVG document."""
    data: FirstContent | SecondContent = (
        load_first(content) if game.name == "first" else load(content)
    )
    places = {station.id: station.at for station in data.stations}
    facts = game.facts(game.view(s, SPECTATOR))
    drawn = [tunnel(places[one], places[other]) for one, other in data.tunnels]
    drawn += [tunnel(places[one], places[other], "2 4") for one, other in data.transfers]
    drawn += [station(places[name], facts["owner"][name], name) for name in places]
    for seat, player in facts["player"].items():
        if player["at"]:
            drawn.append(hero(places[player["at"]], int(seat)))
    width = max(x for x, _ in places.values()) + MARGIN
    height = max(y for _, y in places.values()) + MARGIN
    drawn.append(caption(20, height + 10, question(game, s)))
    drawn += [
        caption(20, height + 10 + 18 * int(seat), told(seat, player), COLOURS[int(seat) - 1])
        for seat, player in facts["player"].items()
    ]
    height += 30 + 18 * len(facts["player"])
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#f4f1ea"/>', *drawn, "</svg>"])


def told(seat: str, player: Mapping[str, Any]) -> str:
    """A player in one line."""
    return f"{seat}: " + ", ".join(f"{name} {player[name]}" for name in SHOWN)


def tunnel(one: tuple[float, float], other: tuple[float, float], dashes: str = "") -> str:
    """A line between two stations."""
    style = f' stroke-dasharray="{dashes}"' if dashes else ""
    ends = f'x1="{one[0]:g}" y1="{one[1]:g}" x2="{other[0]:g}" y2="{other[1]:g}"'
    return f'<line {ends} stroke="#8d8a83" stroke-width="3"{style}/>'


def station(at: tuple[float, float], owner: int, name: str) -> str:
    """A station in the colour of its owner."""
    fill = COLOURS[owner - 1] if owner else "#ffffff"
    place = f'cx="{at[0]:g}" cy="{at[1]:g}"'
    return (
        f'<circle {place} r="9" fill="{fill}" stroke="#333"><title>{escape(name)}</title></circle>'
    )


def hero(at: tuple[float, float], seat: int) -> str:
    """The number of a seat where its hero stands; several stand side by side."""
    return caption(at[0] - 12 + 5 * seat, at[1] - 12, str(seat), COLOURS[seat - 1])


def caption(x: float, y: float, words: str, fill: str = "#333") -> str:
    """A text."""
    look = f'font-family="sans-serif" font-size="14" fill="{fill}"'
    return f'<text x="{x:g}" y="{y:g}" {look}>{escape(words)}</text>'
