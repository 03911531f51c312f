"""`metro2033 arena`: a tournament of bots."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from metro2033.agents.program_agent import LIMIT
from metro2033.agents.seat_agent import MOST_FAULTS
from metro2033.agents.spec import shown_name
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
    command_line,
    house_rules,
    known_game,
    no_file,
    runner,
)
from metro2033.cli.output import (
    WRONG,
    aside,
    console,
    figures,
    headed,
    json_text,
    played_values,
    print_json,
    progress,
    share_between,
    show_unfinished,
)
from metro2033.cli.speech import language, say
from metro2033.i18n.complaint import from_data
from metro2033.processes.runner import Runner

RESULT = "result.json"

USUAL = ("random", "heuristic")
"""The bots that play by default."""

RATINGS = ("bot", "rating", "sure", "wins", "sure", "of-fair", "mean-place", "seats")
"""The columns of the ratings table."""

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
    """Play a tournament, or resume it, and return its summary."""
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
    """The command that reproduces this result."""
    return command_line(
        "arena",
        edition=order.edition,
        players=order.players,
        games=order.games,
        seed=order.seed,
        bot=order.bots,
        rule=order.rules,
        content=order.content,
        draft=order.is_drafted,
        limit=None if order.limit == LIMIT else f"{order.limit:g}",
        faults=None if order.most_faults == MOST_FAULTS else order.most_faults,
        out=out,
        records=order.records is not None,
    )


def show(data: dict[str, Any]) -> None:
    """Print the result as tables."""
    screen = console()
    screen.print(say("cli-played", **played_values(data)))
    show_unfinished(screen, data)
    if data["without_winner"]:
        screen.print(say("cli-without-winner", number=data["without_winner"]))
    screen.print(ratings(data))
    if len(data["ahead"]) > 1:
        screen.print(comparisons(data["ahead"]))
    screen.print(times(data["times"]))
    show_faults(screen, data)
    if not data["is_even"]:
        screen.print(say("cli-uneven"))


def ratings(data: dict[str, Any]) -> Table:
    """One row per bot, best first."""
    table, written = headed(*RATINGS), figures()
    for row in data["bots"]:
        rating, wins = row["rating"], row["wins"]
        if not wins["trials"]:
            continue
        mu, low, high = (written.number(rating[name], 2) for name in ("mu", "low", "high"))
        table.add_row(
            bot_name(row["bot"]),
            mu,
            written.between(low, high),
            written.share(wins["share"], 1),
            share_between(wins["low"], wins["high"]),
            written.times(wins["of_fair"]),
            written.number(row["mean_place"], 2),
            written.number(wins["trials"]),
        )
    return table


def bot_name(spec: str) -> str:
    """The name of a bot in the current language."""
    return shown_name(spec, language())


def comparisons(rows: list[dict[str, Any]]) -> Table:
    """How often one bot finished ahead of another."""
    table = headed("ahead", "share", "sure", "times")
    for row in rows:
        bounds = share_between(row["low"], row["high"])
        pair = say("cli-before", bot=bot_name(row["bot"]), other=bot_name(row["of"]))
        share, trials = figures().share(row["share"], 1), figures().number(row["trials"])
        table.add_row(pair, share, bounds, trials)
    return table


def times(rows: list[dict[str, Any]]) -> Table:
    """How long decisions took."""
    table = headed("milliseconds", "mean", "nearly-all", "worst", "decisions")
    for row in rows:
        spans = [figures().rounded(row[name]) for name in ("mean_ms", "p99_ms", "worst_ms")]
        table.add_row(bot_name(row["bot"]), *spans, figures().number(row["decisions"]))
    return table


def show_faults(screen: Console, data: dict[str, Any]) -> None:
    """Print what bots did wrong, if anything."""
    for row in data["bots"]:
        faults = [say("cli-bot-fault", kind, number=n) for kind, n in row["faults"].items() if n]
        if faults:
            whose = {"bot": bot_name(row["bot"]), "number": row["replaced"]}
            screen.print(say("cli-bot-faults", **whose, list=", ".join(faults)), style=WRONG)
            for fault in row["reports"]:
                screen.print(f"  {report(fault)}")


def report(fault: dict[str, Any]) -> str:
    """Describe a fault of a bot; tournaments of older versions stored the reason in English."""
    reason = fault["reason"]
    if "message" in fault:
        reason = from_data(fault).told(language())
    where = {"match": str(fault["match"]), "question": str(fault["ask"])}
    return say("cli-bot-report", fault["kind"], **where, reason=" ".join(reason.split()))
