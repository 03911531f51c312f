"""`metro2033 arena`: a tournament of bots."""

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from metro2033.agents.chair import MOST_FAULTS
from metro2033.agents.program_agent import LIMIT
from metro2033.agents.spec import UnknownAgent
from metro2033.arena.order import Order
from metro2033.arena.rating import NoRatings, model
from metro2033.arena.store import BadStore, Store
from metro2033.arena.summary import summary
from metro2033.arena.tournament import CannotPlay, check_agents
from metro2033.arena.tournament import play as play_all
from metro2033.bots.registry import names_for
from metro2033.cli.fault import BadInput, Failed
from metro2033.cli.option import (
    DEFAULT_EDITION,
    ClusterOption,
    ContentOption,
    EditionOption,
    HouseRuleOption,
    JobsOption,
    JsonFlag,
    SeedOption,
    house_rules,
    known_game,
)
from metro2033.cli.output import aside, console, grid, json_text, print_json, progress
from metro2033.cli.share import runner
from metro2033.engine.kernel.game import BadOption
from metro2033.runner import NoCluster, Runner, WorkerLost

RESULT = "result.json"

USUAL = ("random", "heuristic")
"""Who plays when nobody says."""

LimitOption = Annotated[
    float, typer.Option(min=0.001, help="Seconds that a program has for an answer.")
]
DraftFlag = Annotated[
    bool,
    typer.Option("--draft", help="Bots choose factions and heroes; otherwise these are dealt."),
]


def arena(
    edition: EditionOption = DEFAULT_EDITION,
    players: Annotated[int, typer.Option(help="How many seats play.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many matches are played.")] = 100,
    bots: Annotated[str, typer.Option(metavar="NAME,NAME", help="Bots by name.")] = "",
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="COMMAND",
            help="A bot of your own: a command line, python:MODULE:CLASS, or policy:FILE; "
            "may be given again.",
        ),
    ] = None,
    seed: SeedOption = 0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep results there; the same command then goes on."),
    ] = None,
    records: Annotated[
        bool, typer.Option("--records", help="Also write the record of every match to DIR.")
    ] = False,
    rule: HouseRuleOption = None,
    content: ContentOption = None,
    draft: DraftFlag = False,
    limit: LimitOption = LIMIT,
    faults: Annotated[
        int, typer.Option(min=1, help="After so many faults a bot is out for the match.")
    ] = MOST_FAULTS,
    jobs: JobsOption = 0,
    cluster: ClusterOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Let bots play against each other: ratings, win shares, faults and times.

    The same bots play every deal from every seat; docs/bots.md says how, and how to write a bot of
    your own. All but the times depends on the seed alone.

    Examples:

    - `metro2033 arena --players 4 --games 200 --bots random,heuristic`
    - `metro2033 arena --bots heuristic --bot "python mybot.py" --out duel --games 1000`
    """
    if records and out is None:
        raise BadInput("--records needs a folder: --out DIR")
    named = [name.strip() for name in bots.split(",") if name.strip()]
    if not named and not bot:
        named = [name for name in USUAL if name in names_for(known_game(edition, content))]
    order = Order(
        edition=edition,
        players=players,
        games=games,
        bots=(*named, *(bot or ())),
        seed=seed,
        rules=house_rules(rule),
        content=content,
        limit=limit,
        most_faults=faults,
        is_drafted=draft,
        records=out / "records" if records and out else None,
    )
    data = {"command": command(order, out), **played(order, runner(jobs, cluster), out)}
    if out is not None:
        (out / RESULT).write_text(json_text(data) + "\n", encoding="utf-8")
    if as_json:
        print_json(data)
    else:
        show(data)


def played(order: Order, runner: Runner, out: Path | None) -> dict[str, Any]:
    """The summary of a tournament that is played now, or played on."""
    known_game(order.edition, order.content)
    try:
        order.check()
        model()
        store = Store(order, out)
        check_agents(order)
        done = sum(number < order.games for number in store.results)
        with progress("matches", order.games, done) as told:
            results = play_all(order, runner, store, told)
    except (BadOption, UnknownAgent, CannotPlay, BadStore, NoRatings, NoCluster) as error:
        raise BadInput(str(error)) from error
    except WorkerLost as error:
        raise Failed(str(error)) from error
    except KeyboardInterrupt:
        if out is not None:
            aside().print(f"{len(store.results)} matches are kept; the same command goes on")
        raise
    return summary(order, results)


def command(order: Order, out: Path | None) -> str:
    """The command that gives this result again."""
    words = ["metro2033 arena --edition", order.edition, "--players", str(order.players)]
    words += ["--games", str(order.games), "--seed", str(order.seed)]
    for bot in order.bots:
        words += ["--bot", shlex.quote(bot)]
    for name, value in sorted(order.rules.items()):
        words += ["--rule", f"{name}={value}"]
    words += ["--content", shlex.quote(str(order.content))] if order.content else []
    words += ["--draft"] if order.is_drafted else []
    words += ["--limit", f"{order.limit:g}"] if order.limit != LIMIT else []
    words += ["--faults", str(order.most_faults)] if order.most_faults != MOST_FAULTS else []
    words += ["--out", shlex.quote(str(out))] if out else []
    words += ["--records"] if order.records else []
    return " ".join(words)


def show(data: dict[str, Any]) -> None:
    """The result as tables."""
    screen = console()
    head = f"{data['matches']} matches of {data['edition']}, {data['players']} seats"
    screen.print(f"{head}, seed {data['seed']}, checksum {data['checksum']:08x}")
    if data["unfinished"]:
        screen.print(f"[red]{data['unfinished']} did not end[/red]")
    screen.print(ratings(data))
    if len(data["ahead"]) > 1:
        screen.print(comparisons(data["ahead"]))
    screen.print(times(data["times"]))
    show_faults(screen, data)
    if not data["is_even"]:
        screen.print("the last turn of seats is not complete: see docs/bots.md")


def ratings(data: dict[str, Any]) -> Any:
    """One row a bot, the best first."""
    table = grid("bot", "rating", "95 %", "wins", "95 %", "of fair", "mean place", "seats")
    for row in data["bots"]:
        rating, wins = row["rating"], row["wins"]
        if not wins["trials"]:
            continue
        table.add_row(
            row["bot"],
            f"{rating['mu']:.2f}",
            f"{rating['low']:.2f} to {rating['high']:.2f}",
            f"{wins['share']:.1%}",
            f"{wins['low']:.1%} to {wins['high']:.1%}",
            f"{wins['of_fair']:.2f}x",
            f"{row['mean_place']:.2f}",
            f"{wins['trials']:,}",
        )
    return table


def comparisons(rows: list[dict[str, Any]]) -> Any:
    """How often one bot came before another."""
    table = grid("ahead of another", "share", "95 %", "times")
    for row in rows:
        bounds = f"{row['low']:.1%} to {row['high']:.1%}"
        pair = f"{row['bot']} before {row['of']}"
        table.add_row(pair, f"{row['share']:.1%}", bounds, f"{row['trials']:,}")
    return table


def times(rows: list[dict[str, Any]]) -> Any:
    """How long decisions took."""
    table = grid("ms a decision", "mean", "99 % within", "worst", "decisions")
    for row in rows:
        figures = [f"{row[name]:,.3g}" for name in ("mean_ms", "p99_ms", "worst_ms")]
        table.add_row(row["bot"], *figures, f"{row['decisions']:,}")
    return table


def show_faults(screen: Console, data: dict[str, Any]) -> None:
    """What bots did wrong, if anything."""
    for row in data["bots"]:
        faults = ", ".join(f"{n} {kind}" for kind, n in row["faults"].items() if n)
        if faults:
            screen.print(f"[red]{row['bot']}: {faults}; {row['replaced']} answers replaced[/red]")
            for report in row["reports"]:
                screen.print(f"  {report}", markup=False)
