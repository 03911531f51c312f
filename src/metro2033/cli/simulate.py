"""`metro2033 simulate`: random matches and their results."""

from collections import Counter
from fractions import Fraction
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from metro2033 import __version__
from metro2033.catalog import game
from metro2033.cli.fact import fact_name, is_named, value_name
from metro2033.cli.fault import Failed
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
    runner,
)
from metro2033.cli.output import (
    WRONG,
    console,
    figures,
    grid,
    headed,
    played_values,
    print_json,
    progress,
    show_unfinished,
)
from metro2033.cli.simulation import Order, Tally, seat_facts
from metro2033.cli.simulation import simulate as play_all
from metro2033.cli.speech import say
from metro2033.engine.kernel.game import Game

ALONE: Final = 0.3
"""Seconds of work after which it pays to start more processes."""

USUAL: Final = ["faction", "hero"]
"""The facts by which win shares are reported by default."""


def simulate(
    edition: EditionOption = DEFAULT_EDITION,
    players: Annotated[int, typer.Option()] = 2,
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: SeedOption = 0,
    by: Annotated[list[str] | None, typer.Option(metavar="FACT")] = None,
    rule: HouseRuleOption = None,
    content: ContentOption = None,
    jobs: JobsOption = 0,
    cluster: ClusterOption = None,
    check: Annotated[int, typer.Option(min=0)] = 0,
    as_json: JsonFlag = False,
) -> None:
    """Play random matches and show lengths and win shares."""
    rules = house_rules(rule)
    facts = tuple(by or usual_facts(known_game(edition, content), players, rules))
    order = Order(edition, players, games, seed, facts, rules, content, check)
    with progress(say("cli-progress", "matches"), games) as told:
        tally = play_all(order, runner(jobs, cluster, ALONE), told)
    data = summary(order, tally)
    if as_json:
        print_json(data)
    else:
        show(data)
    if tally.broken or (check and tally.unfinished):
        raise Failed("cli-laws-broken", broken=len(tally.broken), unfinished=tally.unfinished)


def usual_facts(edition: Game[Any], players: int, rules: dict[str, int]) -> list[str]:
    """The facts by which win shares are reported by default, as far as the edition has them."""
    state = edition.new(players, edition.settle(players, rules))
    known = seat_facts(edition.facts(state), players)
    return [name for name in USUAL if name in known]


def summary(order: Order, tally: Tally) -> dict[str, Any]:
    """The result as data; nothing in it depends on the machine or the number of processes."""
    edition = game(order.edition, order.content)
    return {
        "command": command(order),
        "version": __version__,
        "edition": edition.name,
        "rules_version": edition.rules_version,
        "content_digest": edition.content_digest,
        "seed": order.seed,
        "players": order.seats,
        "matches": tally.matches,
        "unfinished": tally.unfinished,
        "checksum": tally.checksum,
        "decisions": spread(tally.decisions),
        "draws": spread(tally.draws),
        "win_shares": win_shares(order.seats, tally),
        "without_winner": tally.winners[()],
        "ties": sum(n for winners, n in tally.winners.items() if len(winners) > 1),
        "by": {name: group_shares(tally, name) for name in order.by},
        "end": {name: end_values(values) for name, values in sorted(tally.ends.items())},
        "checks": tally.checks,
        "broken": {
            str(number): {"answers": answers, "fault": fault}
            for number, (answers, fault) in sorted(tally.broken.items())
        },
    }


def command(order: Order) -> str:
    """The command that reproduces this result."""
    return command_line(
        "simulate",
        edition=order.edition,
        players=order.seats,
        games=order.matches,
        seed=order.seed,
        by=order.by,
        rule=order.rules,
        content=order.content,
        check=order.check or None,
    )


def spread(counts: Counter[int]) -> dict[str, float]:
    """Mean, median and range of a count."""
    total = sum(counts.values())
    if not total:
        return {}
    values = sorted(counts)
    middle, seen = values[0], 0
    for value in values:
        seen += counts[value]
        if 2 * seen >= total:
            middle = value
            break
    mean = sum(value * n for value, n in counts.items()) / total
    return {"mean": round(mean, 3), "median": middle, "low": values[0], "high": values[-1]}


def win_shares(seats: int, tally: Tally) -> list[float]:
    """The win share of each seat among matches with a winner; a shared win counts in parts."""
    shares = [Fraction(0)] * seats
    for winners, n in tally.winners.items():
        for seat in winners:
            shares[seat] += Fraction(n, len(winners))
    decided = sum(n for winners, n in tally.winners.items() if winners) or 1
    return [round(float(share / decided), 4) for share in shares]


def group_shares(tally: Tally, fact: str) -> dict[str, dict[str, float]]:
    """For each value of the fact: seats that had it in decided matches, and how often they won."""
    values = sorted({value for name, value, _ in tally.groups if name == fact})
    found: dict[str, dict[str, float]] = {}
    for value in values:
        sets = {n: count for (*key, n), count in tally.groups.items() if key == [fact, value]}
        wins = sum(Fraction(count, n) for n, count in sets.items() if n)
        seats = sum(sets.values())
        found[value] = {"seats": seats, "win_share": round(float(wins / seats), 4)}
    return found


def end_values(values: Counter[int | str]) -> dict[str, Any]:
    """A fact of the final states: numbers as a spread, texts as shares."""
    numbers = Counter({v: n for v, n in values.items() if isinstance(v, int)})
    if len(numbers) == len(values):
        return spread(numbers)
    total = sum(values.values())
    return {str(v): round(n / total, 4) for v, n in sorted(values.items(), key=str)}


SEATS: Final = {"active", "first", "winner"}
"""Facts that are seats: their mean is meaningless."""


def is_telling(name: str, values: dict[str, Any]) -> bool:
    """Whether a number from the final states is worth a line."""
    is_number = "median" in values and name not in SEATS
    return is_number and values["low"] < values["high"] and is_named(name)


def show(data: dict[str, Any]) -> None:
    """Print the result as tables."""
    screen, edition = console(), data["edition"]
    screen.print(say("cli-simulated", **played_values(data)))
    show_unfinished(screen, data)
    if data["checks"]:
        screen.print(say("cli-counted", number=data["checks"]))
    for number, broken in data["broken"].items():
        screen.print(say("cli-broken", match=number, **broken), style=WRONG)
    lengths = headed("length", "mean", "median", "low", "high")
    named = {say("cli-figure", name): data[name] for name in ("decisions", "draws")}
    ends = {
        fact_name(name, edition): values
        for name, values in data["end"].items()
        if is_telling(name, values)
    }
    for name, values in {**named, **ends}.items():
        if values:
            lengths.add_row(name, *[figures().rounded(value, 4) for value in values.values()])
    screen.print(lengths)
    show_wins(screen, data)
    for name, shares in data["end"].items():
        if "median" not in shares and is_named(name):
            told = [
                f"{value_name(name, value, edition)} {figures().share(share, 1)}"
                for value, share in shares.items()
            ]
            shown = {"name": fact_name(name, edition), "list": ", ".join(told)}
            screen.print(say("cli-shares-at-end", **shown))


def show_wins(screen: Console, data: dict[str, Any]) -> None:
    """Print who won how often: by seat, and by the facts asked for."""
    wins, edition = headed("wins", "share"), data["edition"]
    for seat, share in enumerate(data["win_shares"], 1):
        wins.add_row(say("cli-seat", seat=seat), figures().share(share, 1))
    screen.print(wins)
    if data["without_winner"]:
        screen.print(say("cli-without-winner", number=data["without_winner"]))
    if data["ties"]:
        screen.print(say("cli-ties", number=data["ties"]))
    for name, groups in data["by"].items():
        heads = [say("cli-figure", part) for part in ("seats", "win-share")]
        table = grid(fact_name(name, edition), *heads)
        for value, group in groups.items():
            shown = value_name(name, value, edition)
            won = figures().share(group["win_share"], 1)
            table.add_row(shown, figures().number(group["seats"]), won)
        screen.print(table)
