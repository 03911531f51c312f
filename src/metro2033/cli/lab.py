"""`metro2033 lab`: try house cards beside the printed set."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer

from metro2033.bots.registry import bot as find_bot
from metro2033.cli.option import JobsOption, JsonFlag, SeedOption, known_game, text_of
from metro2033.cli.output import WRONG, console, figures, grid, print_json, progress
from metro2033.cli.speech import language, say
from metro2033.content.fault import Fault, because
from metro2033.content.house import House, house_of
from metro2033.content.toml import NotToml, read_toml
from metro2033.engine.kernel.source import Stream
from metro2033.lab.look import Look, look_at
from metro2033.lab.play import Pair, Trial, play_pairs
from metro2033.lab.report import Report
from metro2033.processes.runner import local

MATCHES: Final = 200
PLAYERS: Final = 4
FAILED: Final = 1


def lab(
    file: Annotated[Path, typer.Argument()],
    matches: Annotated[int, typer.Option(min=0)] = MATCHES,
    players: Annotated[int, typer.Option(min=2)] = PLAYERS,
    seed: SeedOption = 2033,
    bot: Annotated[str, typer.Option(metavar="BOT")] = "heuristic",
    jobs: JobsOption = 0,
    as_json: JsonFlag = False,
) -> None:
    """Check house cards, read them, and play with them beside the printed set."""
    try:
        data = read_toml(text_of(file))
    except NotToml as error:
        refuse([because("", "", error)], as_json)
    look = look_at(data)
    if look.faults:
        refuse(list(look.faults), as_json)
    house = house_of(data)
    report = None
    if matches:
        trial = Trial(look.edition, players, bot, seed)
        report = tried(trial, file, matches, jobs).data(look.cards, language(), house)
    if as_json:
        print_json({"cards": look.texts, "warnings": told(look, house, report), "report": report})
    else:
        show(look, house, report)


def refuse(faults: list[Fault], as_json: bool) -> NoReturn:
    """Say why cards cannot be played, and exit."""
    if as_json:
        said = [{"file": f.file, "record": f.record, "reason": f.reason} for f in faults]
        print_json({"faults": said})
    else:
        console().print(say("lab-report", "faults"), style=WRONG)
        for fault in faults:
            console().print(fault.told(language()))
    raise typer.Exit(FAILED)


def tried(trial: Trial, file: Path, matches: int, jobs: int) -> Report:
    """Play all matches with both sets."""
    game = known_game(trial.edition, file)
    game.settle(trial.seats, {})
    find_bot(trial.bot, game, Stream(0))
    pairs: list[Pair] = []
    with progress(say("cli-progress", "matches"), matches) as step:
        work = partial(play_pairs, trial, file)
        for found in local(jobs).run(work, range(matches)):
            pairs += found
            step(len(found))
    return Report(trial, game, pairs)


def told(look: Look, house: House, report: dict[str, Any] | None) -> list[dict[str, Any]]:
    """All warnings: of the cards, then of the matches."""
    found = [warned.data(language(), house) for warned in look.warnings]
    return [*found, *(report["warnings"] if report else [])]


def show(look: Look, house: House, report: dict[str, Any] | None) -> None:
    """Print how cards read, and what the matches say."""
    screen = console()
    screen.print(say("lab-report", "legal"))
    for card in look.cards:
        screen.print()
        for code, (name, *said) in look.texts[f"{card.table}:{card.record.id}"].items():
            screen.print(f"{code}  {name}: {' '.join(said)}")
    if report:
        screen.print()
        show_report(report)
    screen.print()
    warnings = told(look, house, report)
    screen.print(say("lab-report", "warnings" if warnings else "none"))
    for warning in warnings:
        screen.print(f"- {warning['text']}", style=WRONG)


def show_report(report: dict[str, Any]) -> None:
    """Print the figures of matches."""
    before, after = (figures().number(number, 1) for number in report["rounds"])
    values = {name: report[name] for name in ("matches", "seats", "same")}
    values |= {"bot": report["bot_name"], "seed": str(report["seed"])}
    screen = console()
    screen.print(say("lab-report", "summary", before=before, after=after, **values))
    heads = [say("lab-report", part) for part in ("card", "deeds", "users", "shift", "sure")]
    cards = grid(*heads)
    for card in report["cards"]:
        deeds = ", ".join(deed_text(deed) for deed in card["deeds"])
        cards.add_row(card["name"], deeds, *shift_cells(card["owners"]))
    screen.print(cards)
    for group, members in report["groups"].items():
        heads = [say("lab-group", group)]
        heads += [say("lab-report", part) for part in ("share", "shift", "sure")]
        table = grid(*heads)
        for member in members:
            table.add_row(member["name"], *shift_cells(member))
        screen.print(table)


def deed_text(deed: dict[str, Any]) -> str:
    """How often something is done with a card, before and after."""
    printed, house = (figures().number(deed[name], 2) for name in ("printed", "house"))
    return f"{say('lab-deed', deed['deed'])} {printed} → {house}"


def shift_cells(found: dict[str, Any]) -> list[str]:
    """A share before and after, its shift, and the interval of that; empty where unknown."""
    write = figures()
    before, after = (
        "–" if found[name] is None else write.share(found[name], 1) for name in ("printed", "house")
    )
    if found["change"] is None:
        return [f"{before} → {after}", "", ""]
    low, high = (signed(found[name]) for name in ("low", "high"))
    return [f"{before} → {after}", signed(found["change"]), write.between(low, high)]


def signed(share: float) -> str:
    """A shift in percentage points, with its sign."""
    written = figures().number(100 * share, 1)
    return written if share < 0 else f"+{written}"
