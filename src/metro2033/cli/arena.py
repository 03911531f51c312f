"""`metro2033 arena`: a tournament of bots."""

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from metro2033.agents.chair import MOST_FAULTS
from metro2033.agents.program_agent import LIMIT
from metro2033.arena.order import Order
from metro2033.arena.rating import model
from metro2033.arena.store import Store
from metro2033.arena.summary import summary
from metro2033.arena.tournament import check_agents
from metro2033.arena.tournament import play as play_all
from metro2033.bots.registry import names_for
from metro2033.cli.fault import BadInput
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
    no_file,
)
from metro2033.cli.output import (
    WRONG,
    aside,
    between,
    console,
    headed,
    json_text,
    print_json,
    progress,
)
from metro2033.cli.share import runner
from metro2033.cli.speech import say
from metro2033.runner import Runner

RESULT = "result.json"

USUAL = ("random", "heuristic")
"""Who plays when nobody says."""

LimitOption = Annotated[float, typer.Option(min=0.001)]
DraftFlag = Annotated[bool, typer.Option("--draft")]


def arena(
    edition: EditionOption = DEFAULT_EDITION,
    players: Annotated[int, typer.Option()] = 2,
    games: Annotated[int, typer.Option(min=1)] = 100,
    bots: Annotated[str, typer.Option(metavar="NAMES")] = "",
    bot: Annotated[list[str] | None, typer.Option(metavar="BOT")] = None,
    seed: SeedOption = 0,
    out: Annotated[Path | None, typer.Option(metavar="DIR", callback=no_file)] = None,
    records: Annotated[bool, typer.Option("--records")] = False,
    rule: HouseRuleOption = None,
    content: ContentOption = None,
    draft: DraftFlag = False,
    limit: LimitOption = LIMIT,
    faults: Annotated[int, typer.Option(min=1)] = MOST_FAULTS,
    jobs: JobsOption = 0,
    cluster: ClusterOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Let bots play against each other: ratings, win shares, faults and times."""
    if records and out is None:
        raise BadInput("cli-records-where")
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
    order.check()
    model()
    store = Store(order, out)
    check_agents(order)
    done = sum(number < order.games for number in store.results)
    try:
        with progress(say("cli-progress", "matches"), order.games, done) as told:
            results = play_all(order, runner, store, told)
    except KeyboardInterrupt:
        if out is not None:
            aside().print(say("cli-matches-kept", number=len(store.results)))
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
    head = {name: data[name] for name in ("matches", "edition", "players")}
    checksum = f"{data['checksum']:08x}"
    screen.print(say("cli-played", **head, seed=str(data["seed"]), checksum=checksum))
    if data["unfinished"]:
        screen.print(say("cli-unfinished", number=data["unfinished"]), style=WRONG)
    screen.print(ratings(data))
    if len(data["ahead"]) > 1:
        screen.print(comparisons(data["ahead"]))
    screen.print(times(data["times"]))
    show_faults(screen, data)
    if not data["is_even"]:
        screen.print(say("cli-uneven"))


def ratings(data: dict[str, Any]) -> Table:
    """One row a bot, the best first."""
    table = headed("bot", "rating", "sure", "wins", "sure", "of-fair", "mean-place", "seats")
    for row in data["bots"]:
        rating, wins = row["rating"], row["wins"]
        if not wins["trials"]:
            continue
        table.add_row(
            row["bot"],
            f"{rating['mu']:.2f}",
            between(f"{rating['low']:.2f}", f"{rating['high']:.2f}"),
            f"{wins['share']:.1%}",
            between(f"{wins['low']:.1%}", f"{wins['high']:.1%}"),
            f"{wins['of_fair']:.2f}x",
            f"{row['mean_place']:.2f}",
            f"{wins['trials']:,}",
        )
    return table


def comparisons(rows: list[dict[str, Any]]) -> Table:
    """How often one bot came before another."""
    table = headed("ahead", "share", "sure", "times")
    for row in rows:
        bounds = between(f"{row['low']:.1%}", f"{row['high']:.1%}")
        pair = say("cli-before", bot=row["bot"], other=row["of"])
        table.add_row(pair, f"{row['share']:.1%}", bounds, f"{row['trials']:,}")
    return table


def times(rows: list[dict[str, Any]]) -> Table:
    """How long decisions took."""
    table = headed("milliseconds", "mean", "nearly-all", "worst", "decisions")
    for row in rows:
        figures = [f"{row[name]:,.3g}" for name in ("mean_ms", "p99_ms", "worst_ms")]
        table.add_row(row["bot"], *figures, f"{row['decisions']:,}")
    return table


def show_faults(screen: Console, data: dict[str, Any]) -> None:
    """What bots did wrong, if anything."""
    for row in data["bots"]:
        faults = [say("cli-bot-fault", kind, number=n) for kind, n in row["faults"].items() if n]
        if faults:
            told = say(
                "cli-bot-faults", bot=row["bot"], list=", ".join(faults), number=row["replaced"]
            )
            screen.print(told, style=WRONG)
            for fault in row["reports"]:
                screen.print(f"  {report(fault)}")


def report(fault: dict[str, Any]) -> str:
    """One fault of a bot in words; a tournament of an earlier version has its reason in English."""
    reason = fault["reason"]
    if "message" in fault:
        reason = say(fault["message"], fault["part"], **fault["values"])
    where = {"match": str(fault["match"]), "question": str(fault["ask"])}
    return say("cli-bot-report", fault["kind"], **where, reason=" ".join(reason.split()))
