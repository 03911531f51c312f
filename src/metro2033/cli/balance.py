"""`metro2033 balance`: how balanced factions, heroes, seats and cards are."""

import re
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from metro2033 import catalog
from metro2033.arena.html import Speech
from metro2033.arena.order import Order
from metro2033.arena.plot import check_drawing
from metro2033.arena.report import measure, write_report
from metro2033.arena.tournament import check_agents
from metro2033.cli.arena import DraftFlag
from metro2033.cli.fault import BadInput
from metro2033.cli.option import (
    ClusterOption,
    ContentOption,
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
from metro2033.cli.output import console, edition_name, headed, print_json, progress
from metro2033.cli.speech import can_say, language, say
from metro2033.i18n import Name
from metro2033.processes.runner import Runner

GAMES: Final = 200


def balance(
    edition: Annotated[list[str] | None, typer.Option("--edition", metavar="NAME")] = None,
    players: Annotated[str, typer.Option(metavar="NUMBERS")] = "2,3,4,5,6",
    games: Annotated[int, typer.Option(min=1)] = GAMES,
    bots: Annotated[str, typer.Option(metavar="NAMES")] = "heuristic",
    seed: SeedOption = 2033,
    out: Annotated[Path, typer.Option(metavar="DIR", callback=no_file)] = Path("balance"),
    matches: Annotated[Path | None, typer.Option(metavar="DIR", callback=no_file)] = None,
    rule: HouseRuleOption = None,
    content: ContentOption = None,
    draft: DraftFlag = False,
    jobs: JobsOption = 0,
    cluster: ClusterOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Let bots play many matches and report on the balance of the game."""
    if content is not None and len(edition or ()) != 1:
        raise BadInput("cli-one-edition")
    editions = [known_game(name, content).name for name in edition or with_cards()]
    for name in editions:
        if not catalog.pack(name).has_content:
            raise BadInput("cli-no-cards", name=name)
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
    """Read a list of player counts."""
    if not re.fullmatch(r"[0-9](,[0-9])*", text):
        raise BadInput("cli-bad-players", text=text)
    return sorted({int(part) for part in text.split(",")})


def reported(
    orders: list[Order], runner: Runner, matches: Path | None, out: Path
) -> dict[str, Any]:
    """Play the missing matches and write the report."""
    check_drawing()
    for order in orders:
        order.check()
    check_agents(orders[0])
    total = sum(order.games for order in orders)
    with progress(say("cli-progress", "matches"), total) as told:
        editions = measure(orders, runner, matches, told)
    return write_report(editions, orders[0], command(orders), out, language())


def command(orders: list[Order]) -> str:
    """The command that reproduces this report."""
    first = orders[0]
    return command_line(
        "balance",
        edition=[*dict.fromkeys(order.edition for order in orders)],
        players=",".join(str(n) for n in dict.fromkeys(order.players for order in orders)),
        games=first.games,
        seed=first.seed,
        bots=",".join(first.bots),
        rule=first.rules,
        content=first.content,
        draft=first.is_drafted,
    )


def show(report: dict[str, Any], out: Path) -> None:
    """Print what is out of balance, and where to read more."""
    screen = console()
    for data in report["editions"]:
        verdicts = [check["verdict"] for check in data["checks"]]
        counts = {name: verdicts.count(name) for name in ("kept", "open", "broken")}
        head = {"edition": edition_name(data["edition"]), "matches": data["matches"]}
        screen.print(say("cli-demands", **head, **counts))
        table = demands(data["checks"], data["edition"])
        if table.row_count:
            screen.print(table)
    screen.print(say("cli-report", file=out / "index.html"))


def demands(checks: list[dict[str, Any]], edition: str) -> Table:
    """The requirements that are violated, or not certainly met."""
    table = headed("not-kept", "which", "wanted", "found", "sure", "verdict")
    speech = Speech(language())
    for check in checks:
        if check["verdict"] != "kept":
            what, which = kind(check["what"], edition), named(check, edition)
            verdict = say("cli-demand", check["verdict"])
            table.add_row(what, which, speech.wanted(check), *speech.found(check), verdict)
    return table


def kind(what: str, edition: str) -> str:
    """What a requirement is about, in the words of the edition."""
    own = f"{what}-{edition}"
    return say("cli-kind", own if can_say("cli-kind", own) else what)


def named(check: dict[str, Any], edition: str) -> str:
    """Which one of its kind a requirement is about: a thing, the number of players, or both."""
    what, slug = check["what"], check["name"]
    if what == "order":
        return say("balance-players", number=int(slug))
    name = str(Name(what, slug, language(), edition)) if slug else ""
    players = check["players"]
    return f"{name} {say('balance-with', number=players)}" if players else name


def with_cards() -> list[str]:
    """The editions that have cards to report on."""
    return [name for name in catalog.names() if catalog.pack(name).has_content]
