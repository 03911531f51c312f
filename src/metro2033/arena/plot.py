"""Plots of a balance: PNG files, and SVG for the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from metro2033 import catalog
from metro2033.arena.check import FIRST_SEAT, SHARES, USUAL_PLAYERS
from metro2033.arena.html import Shown, Words
from metro2033.figures.usage import KINDS
from metro2033.i18n.complaint import needing

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK: Final = "#22262e"
MUTED: Final = "#8b919d"
PALE: Final = "#e6e8ec"
BAND: Final = "#eef3ee"
MAIN: Final = "#1f6f78"
WARM: Final = "#c4711b"
BAD: Final = "#a8322a"
REASONS: Final = {"points": MAIN, "polis": WARM, "length": MUTED, "": PALE}

MARGIN: Final = 0.05
"""Free space to the right of the largest share, relative to the fair one."""

WIDE: Final = 7.4
"""Inches: the text width of a printed page."""

STYLE: Final[Any] = {
    "font.family": "DejaVu Sans",
    "font.size": 8.5,
    "axes.edgecolor": MUTED,
    "axes.labelcolor": INK,
    "axes.titlesize": 9,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 0.7,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.labelsize": 8,
    "ytick.labelsize": 8.5,
    "svg.fonttype": "path",
    "svg.hashsalt": "metro2033",
    "figure.dpi": 150,
    "savefig.dpi": 150,
}


def check_drawing() -> None:
    """Complain if nothing can be drawn."""
    with needing("arena"):
        import matplotlib as mpl  # noqa: F401 only whether it is there


def draw_all(data: Mapping[str, Any], words: Words, folder: Path) -> dict[str, bytes]:
    """Draw everything: write PNG files to the folder, return SVG texts by name."""
    import matplotlib as mpl

    found: dict[str, bytes] = {}
    with mpl.rc_context({**STYLE, "backend": "agg"}):
        for title, figure in pictures(data, words):
            file = folder / f"{data['edition']}-{title}.png"
            figure.savefig(file, metadata={"Software": None})
            # The layout is known now; drawing again need not compute it.
            figure.set_layout_engine("none")
            text = BytesIO()
            figure.savefig(text, format="svg", metadata={"Date": None})
            found[title] = text.getvalue()
            figure.clear()
    return found


def pictures(data: Mapping[str, Any], words: Words) -> Iterator[tuple[str, Figure]]:
    """All plots of a balance, each with its title."""
    for group in ("faction", "hero"):
        yield group, group_picture(data["shares"][group], group, words)
    tables = [table for table in data["tables"] if table["matches"]]
    if tables:
        yield "order", order_picture(data["shares"]["order"], tables, words)
        yield "length", length_picture(tables, catalog.pack(data["edition"]).rounds, words)
        yield "points", points_picture(tables, words)
        yield "ends", ends_picture(tables, words)
    for kind in KINDS:
        if kind in data["usage"]:
            yield kind, card_picture(data["usage"][kind], kind, words)


def new_figure(height: float) -> Figure:
    """An empty plot, not shown in any window."""
    from matplotlib.figure import Figure as NewFigure

    return NewFigure(figsize=(WIDE, height), layout="constrained")


def group_picture(group: Mapping[str, Any], kind: str, words: Words) -> Figure:
    """Win shares of factions or heroes, overall and by number of players."""
    figure = new_figure(0.9 + 0.42 * len(group))
    axes = figure.subplots()
    rows = [(words.plain(kind, slug), shares["all"]) for slug, shares in group.items()]
    forest(axes, rows, SHARES, words)
    right = axes.get_xlim()[1]
    for row, shares in enumerate(group.values()):
        for players, share in shares["players"].items():
            if share["trials"]:
                place = (share["of_fair"], row + 0.27)
                right = max(right, share["of_fair"] + MARGIN)
                axes.annotate(players, place, ha="center", va="center", fontsize=6.5, color=MUTED)
    axes.set_xlim(0, right)
    axes.set_xlabel(words.say("balance-axis", "group"))
    return figure


def forest(
    axes: Axes,
    rows: Sequence[tuple[str, Mapping[str, float]]],
    bounds: tuple[float, float],
    words: Words,
) -> None:
    """A point with its interval for each row, next to the fair share and the allowed range."""
    axes.axvspan(*bounds, color=BAND, zorder=0)
    axes.axvline(1.0, color=MUTED, linewidth=0.8, linestyle=(0, (4, 3)), zorder=1)
    most = bounds[1] + 0.4
    for row, (_, share) in enumerate(rows):
        if not share["trials"]:
            continue
        low, value, high = share["of_fair_low"], share["of_fair"], share["of_fair_high"]
        is_outside = high < bounds[0] or low > bounds[1]
        colour = BAD if is_outside else MAIN
        axes.plot([low, high], [row, row], color=colour, linewidth=1.6, solid_capstyle="round")
        axes.plot([value], [row], "o", color=colour, markersize=5)
        most = max(most, min(high, 2 * value + 0.5))
    axes.set_yticks(range(len(rows)), [label for label, _ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.6)
    axes.set_xlim(0, most)
    axes.xaxis.set_major_formatter(written(words.share))
    axes.tick_params(axis="y", length=0)


def written(shown: Shown) -> Any:
    """How the labels of an axis are formatted."""
    from matplotlib.ticker import FuncFormatter

    return FuncFormatter(lambda value, _: shown(value))


def panels(
    tables: Sequence[Mapping[str, Any]], height: float, words: Words
) -> tuple[Figure, list[tuple[Axes, Mapping[str, Any]]]]:
    """A plot with a panel for each number of players."""
    figure = new_figure(height)
    row = figure.subplots(1, len(tables), sharey=True, squeeze=False)[0]
    found = list(zip(row, tables, strict=True))
    for axes, table in found:
        axes.set_title(words.say("balance-players", number=table["players"]))
    return figure, found


def order_picture(
    order: Mapping[str, Any], tables: Sequence[Mapping[str, Any]], words: Words
) -> Figure:
    """The advantage of going first, second, and so on."""
    figure, rest = panels(tables, 2.3, words)
    for axes, table in rest:
        shares = [shares["players"][str(table["players"])] for shares in order.values()]
        axes.axhspan(*FIRST_SEAT, color=BAND, zorder=0)
        axes.axhline(1.0, color=MUTED, linewidth=0.8, linestyle=(0, (4, 3)), zorder=1)
        for turn, share in enumerate(shares[: table["players"]], 1):
            if share["trials"]:
                bounds = [share["of_fair_low"], share["of_fair_high"]]
                axes.plot([turn, turn], bounds, color=MAIN, linewidth=1.6)
                axes.plot([turn], [share["of_fair"]], "o", color=MAIN, markersize=4.5)
        axes.set_xticks(range(1, table["players"] + 1))
        axes.set_xlim(0.4, table["players"] + 0.6)
        axes.yaxis.set_major_formatter(written(words.share))
    rest[0][0].set_ylabel(words.say("balance-column", "of-fair"))
    figure.supxlabel(words.say("balance-axis", "order"), fontsize=8.5)
    return figure


def length_picture(
    tables: Sequence[Mapping[str, Any]], wanted: tuple[float, float], words: Words
) -> Figure:
    """How many rounds matches take."""
    figure, rest = panels(tables, 2.3, words)
    most = max(table["length"]["ninth_tenth"] for table in tables) * 1.4 + 2
    for axes, table in rest:
        counts = {int(value): n for value, n in table["length"]["counts"].items()}
        if table["players"] == USUAL_PLAYERS:
            axes.axvspan(wanted[0] - 0.5, wanted[1] + 0.5, color=BAND, zorder=0)
        shares = [n / table["matches"] for n in counts.values()]
        axes.bar([*counts], shares, width=0.85, color=MAIN)
        axes.axvline(table["length"]["median"], color=WARM, linewidth=1.4)
        axes.set_xlim(0.4, most)
        axes.yaxis.set_major_formatter(written(words.share))
    rest[0][0].set_ylabel(words.say("balance-axis", "matches"))
    figure.supxlabel(words.say("balance-axis", "length"), fontsize=8.5)
    return figure


def points_picture(tables: Sequence[Mapping[str, Any]], words: Words) -> Figure:
    """How winners and others score from round to round."""
    figure, rest = panels(tables, 2.4, words)
    for axes, table in rest:
        for who, colour in (("others", MUTED), ("winner", WARM)):
            values = table["points"][who]
            label = words.say("balance-axis", who)
            axes.plot(range(1, len(values) + 1), values, color=colour, linewidth=1.8, label=label)
        axes.set_ylim(bottom=0)
        axes.yaxis.set_major_formatter(written(words.figures.rounded))
        axes.grid(axis="y", color=PALE, linewidth=0.6)
    rest[0][0].set_ylabel(words.say("balance-axis", "points"))
    rest[0][0].legend(frameon=False, loc="lower right", fontsize=7.5)
    figure.supxlabel(words.say("balance-axis", "round"), fontsize=8.5)
    return figure


def ends_picture(tables: Sequence[Mapping[str, Any]], words: Words) -> Figure:
    """Why matches end."""
    figure = new_figure(0.9 + 0.34 * len(tables))
    axes = figure.subplots()
    shown: set[str] = set()
    for row, table in enumerate(tables):
        left = 0.0
        for reason, colour in REASONS.items():
            share = table["ends"].get(reason, {"share": 0.0})["share"]
            if share:
                label = None if reason in shown else words.say("balance-end", reason or "nobody")
                axes.barh(row, share, left=left, height=0.62, color=colour, label=label)
                shown.add(reason)
                left += share
    axes.set_yticks(
        range(len(tables)),
        [words.say("balance-players", number=table["players"]) for table in tables],
    )
    axes.set_ylim(len(tables) - 0.5, -0.5)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(written(words.share))
    axes.tick_params(axis="y", length=0)
    figure.legend(frameon=False, ncols=4, loc="outside upper left", fontsize=8)
    return figure


def card_picture(cards: Mapping[str, Any], kind: str, words: Words) -> Figure:
    """How many seats use each card, and how often they win."""
    figure = new_figure(1.0 + 0.235 * len(cards))
    ordered = sorted(cards.items(), key=lambda card: -card[1]["use"]["by_seats"])
    used, lifts = figure.subplots(1, 2, sharey=True, width_ratios=(1, 2))
    shares = [card["use"]["by_seats"] for _, card in ordered]
    used.barh(range(len(ordered)), shares, height=0.6, color=MAIN)
    used.xaxis.set_major_formatter(written(words.share))
    used.set_xlabel(words.say("balance-axis", f"seats-{kind}"))
    rows = [(words.plain(kind, slug), card["use"]["wins"]) for slug, card in ordered]
    forest(lifts, rows, SHARES, words)
    used.set_ylim(len(rows) - 0.5, -0.6)
    used.tick_params(axis="y", length=0)
    lifts.set_xlabel(words.say("balance-axis", "their-wins"))
    return figure
