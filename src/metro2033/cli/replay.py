"""`metro2033 replay`: reading the record of a match."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from metro2033.cli.fault import BadInput
from metro2033.cli.file import replayed
from metro2033.cli.option import ContentOption, JsonFlag
from metro2033.cli.output import print_json
from metro2033.cli.position import fact_lines, question_line, ranking_line
from metro2033.engine.kernel.event import SPECTATOR, redact
from metro2033.scenario.wording import event_text
from metro2033.table.record import seat_name
from metro2033.table.table import Table

ALL: Final = -3
"""The eyes of somebody who may know everything."""


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a match.")],
    at: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Stop after N choices.")
    ] = None,
    seat: Annotated[
        str, typer.Option(metavar="SEAT", help="Show what this seat knew; or: spectator.")
    ] = "",
    content: ContentOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Show the choices and events of a recorded match, and the position they lead to.

    With a seat, choices of others are shown only by what they told that seat.

    Examples:

    - `metro2033 replay match.jsonl`
    - `metro2033 replay match.jsonl --at 20 --seat 2`
    """
    record, table = replayed(file, content)
    count = len(record.choices)
    if at is not None and at > count:
        raise BadInput(f"{file} has {count} choices, not {at}")
    viewer = viewer_of(seat, len(record.header.seats))
    shown = table.branch(count if at is None else at)
    data = {
        "edition": record.header.edition,
        "rules_version": record.header.rules_version,
        "seats": [{"name": p.name, "kind": p.kind} for p in record.header.seats],
        "choices": choices(shown, viewer),
        "facts": facts(shown, viewer),
        "ranking": shown.ranking,
    }
    if as_json:
        print_json(data)
    else:
        show(data, shown)


def viewer_of(seat: str, seats: int) -> int:
    """Whose eyes are meant."""
    if seat in {"", "spectator"}:
        return SPECTATOR if seat else ALL
    if not seat.isdecimal() or not 1 <= int(seat) <= seats:
        raise BadInput(f"--seat is 1 to {seats} or spectator, not {seat!r}")
    return int(seat) - 1


def choices(table: Table[Any], viewer: int) -> list[dict[str, Any]]:
    """The choices and what each told; keys that the viewer did not choose are left out."""
    again = Table.open(table.game, table.header)
    found = []
    for n, choice in enumerate(table.choices, 1):
        events = [
            event_text(table.codec, event if viewer == ALL else redact(event, viewer))
            for event in again.follow(choice).events
        ]
        is_known = viewer in {ALL, choice.seat}
        key = choice.key if is_known else ""
        found.append({"n": n, "seat": seat_name(choice.seat), "key": key, "events": events})
    return found


def facts(table: Table[Any], viewer: int) -> dict[str, Any]:
    """The facts of the position, as far as the viewer may know them."""
    return table.game.facts(table.state if viewer == ALL else table.view(viewer))


def show(data: dict[str, Any], table: Table[Any]) -> None:
    """The match as text."""
    names = ", ".join(f"{n} {seat['name']}" for n, seat in enumerate(data["seats"], 1))
    typer.echo(f"{data['edition']}, rules version {data['rules_version']}: {names}")
    for choice in data["choices"]:
        line = f"{choice['n']:5}  {choice['seat']:8}  {choice['key']:24}"
        typer.echo(f"{line}  {'  '.join(choice['events'])}".rstrip())
    typer.echo(f"after {len(data['choices'])} choices:")
    for line in fact_lines(data["facts"]):
        typer.echo(line)
    typer.echo(ranking_line(data["ranking"]) if data["ranking"] else question_line(table))
