"""`metro2033 balance`: whether factions, heroes, seats and cards are fair."""

import re
import shlex
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from metro2033.agents.spec import UnknownAgent
from metro2033.arena.order import Order
from metro2033.arena.plot import NoPlots, check_drawing
from metro2033.arena.report import LOADERS, measure, write_report
from metro2033.arena.store import BadStore
from metro2033.arena.tournament import CannotPlay, check_agents
from metro2033.cli.arena import DraftFlag
from metro2033.cli.fault import BadInput, Failed
from metro2033.cli.option import (
    ClusterOption,
    ContentOption,
    HouseRuleOption,
    JobsOption,
    JsonFlag,
    SeedOption,
    house_rules,
    known_game,
)
from metro2033.cli.output import console, grid, print_json, progress
from metro2033.cli.share import runner
from metro2033.engine.kernel.game import BadOption
from metro2033.runner import NoCluster, Runner, WorkerLost

GAMES: Final = 200


def balance(
    edition: Annotated[
        list[str] | None, typer.Option("--edition", metavar="NAME", help="Only this; repeatable.")
    ] = None,
    players: Annotated[
        str, typer.Option(metavar="N,N", help="The numbers of players.")
    ] = "2,3,4,5,6",
    games: Annotated[
        int, typer.Option(min=1, help="Matches for each edition and number of players.")
    ] = GAMES,
    bots: Annotated[str, typer.Option(metavar="NAME,NAME", help="Who plays.")] = "heuristic",
    seed: SeedOption = 2033,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the report goes.")] = Path(
        "balance"
    ),
    matches: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep the matches there; the same command then goes on."),
    ] = None,
    rule: HouseRuleOption = None,
    content: ContentOption = None,
    draft: DraftFlag = False,
    jobs: JobsOption = 0,
    cluster: ClusterOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Let bots play many matches and report on the balance of the game.

    DIR gets one page, index.html, which needs no other file, every picture as PNG, and all figures
    as balance.json: wins by faction, hero, seat and number of players, length, points over rounds,
    use of cards and wins of those who use them, and why matches end.

    Examples:

    - `metro2033 balance --games 1000 --out docs/balance`
    - `metro2033 balance --edition second --players 4 --content my-cards`
    """
    if content is not None and len(edition or ()) != 1:
        raise BadInput("--content needs one --edition")
    editions = [known_game(name, content).name for name in edition or sorted(LOADERS)]
    for name in editions:
        if name not in LOADERS:
            raise BadInput(f"{name} has no cards to report on")
    orders = [
        Order(
            edition=name,
            players=number,
            games=games,
            bots=tuple(bot.strip() for bot in bots.split(",") if bot.strip()),
            seed=seed,
            rules=house_rules(rule),
            content=content,
            is_drafted=draft,
            has_stories=True,
        )
        for name in editions
        for number in numbers_of(players)
    ]
    report = reported(orders, runner(jobs, cluster), matches, out)
    if as_json:
        print_json(report)
    else:
        show(report, out)


def numbers_of(text: str) -> list[int]:
    """Numbers of players, as they are written."""
    if not re.fullmatch(r"[0-9](,[0-9])*", text):
        raise BadInput(f"numbers of players are written 2,3,4, not {text!r}")
    return sorted({int(part) for part in text.split(",")})


def reported(
    orders: list[Order], runner: Runner, matches: Path | None, out: Path
) -> dict[str, Any]:
    """Play what is missing and write the report."""
    try:
        check_drawing()
        for order in orders:
            order.check()
        check_agents(orders[0])
        with progress("matches", sum(order.games for order in orders)) as told:
            editions = measure(orders, runner, matches, told)
    except (BadOption, UnknownAgent, CannotPlay, BadStore, NoPlots, NoCluster) as error:
        raise BadInput(str(error)) from error
    except WorkerLost as error:
        raise Failed(str(error)) from error
    return write_report(editions, orders[0], command(orders), out)


def command(orders: list[Order]) -> str:
    """The command that gives this report again."""
    first = orders[0]
    words = ["metro2033 balance"]
    words += [f"--edition {name}" for name in dict.fromkeys(order.edition for order in orders)]
    players = ",".join(str(n) for n in dict.fromkeys(order.players for order in orders))
    words += ["--players", players, "--games", str(first.games), "--seed", str(first.seed)]
    words += ["--bots", shlex.quote(",".join(first.bots))]
    for name, value in sorted(first.rules.items()):
        words += ["--rule", f"{name}={value}"]
    words += ["--content", shlex.quote(str(first.content))] if first.content else []
    words += ["--draft"] if first.is_drafted else []
    return " ".join(words)


def show(report: dict[str, Any], out: Path) -> None:
    """What is not as it should be, and where to read more."""
    screen = console()
    for data in report["editions"]:
        verdicts = [check["verdict"] for check in data["checks"]]
        counts = ", ".join(
            f"{verdicts.count(verdict)} {verdict}" for verdict in ("kept", "open", "broken")
        )
        screen.print(f"{data['edition']}: {data['matches']} matches; demands: {counts}")
        table = grid("not kept", "which", "wanted", "found", "95 %", "")
        for check in data["checks"]:
            if check["verdict"] != "kept":
                bounds = f"{check['low']:.3g} to {check['high']:.3g}"
                found = f"{check['found']:.3g}"
                table.add_row(
                    check["what"], check["name"], check["wanted"], found, bounds, check["verdict"]
                )
        if table.row_count:
            screen.print(table)
    screen.print(f"the report is {out / 'index.html'}")
