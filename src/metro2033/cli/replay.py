"""`metro2033 replay`: replay the record of a match."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from metro2033.cli.fault import BadInput
from metro2033.cli.option import ContentOption, JsonFlag, text_of, usable
from metro2033.cli.output import print_json
from metro2033.cli.screen import Screen
from metro2033.cli.speech import language, say
from metro2033.cli.story import ALL
from metro2033.engine.kernel.event import SPECTATOR, redact
from metro2033.scenario.wording import event_text
from metro2033.table.answer import Accepted
from metro2033.table.line import BadRecord
from metro2033.table.record import Record, read, seat_name
from metro2033.table.table import Table


def replay(
    file: Annotated[Path, typer.Argument()],
    at: Annotated[int | None, typer.Option(min=0)] = None,
    seat: Annotated[str, typer.Option(metavar="SEAT")] = "",
    keys: Annotated[bool, typer.Option("--keys")] = False,
    rules: Annotated[bool, typer.Option("--rules")] = False,
    content: ContentOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Tell the story of a recorded match, and show the position it led to."""
    record, table = replayed(file, content)
    count = len(record.choices)
    if at is not None and at > count:
        raise BadInput("cli-no-choice", file=file, number=count, at=str(at))
    viewer = viewer_of(seat, len(record.header.seats))
    shown = table.branch(count if at is None else at)
    if as_json:
        print_json(
            {
                "edition": record.header.edition,
                "rules_version": record.header.rules_version,
                "seats": [{"name": p.name, "kind": p.kind} for p in record.header.seats],
                "choices": choices(shown, viewer),
                "facts": facts(shown, viewer),
                "ranking": shown.ranking,
            }
        )
    else:
        screen = Screen(shown, content, language())
        screen.cite(rules)
        show(shown, viewer, screen, keys)


def replayed(file: Path, content: Path | None) -> tuple[Record, Table[Any]]:
    """A record and its match, played with the content of a folder; every choice is checked."""
    try:
        record = read(text_of(file))
        with usable(content):
            return record, Table.from_record(record, content)
    except BadRecord as error:
        raise BadInput("fault-file-line", file=file, **error.values) from None


def viewer_of(seat: str, seats: int) -> int:
    """The seat whose view is asked for."""
    if seat in {"", "spectator"}:
        return SPECTATOR if seat else ALL
    if not seat.isdecimal() or not 1 <= int(seat) <= seats:
        raise BadInput("cli-no-seat", number=seats, seat=seat)
    return int(seat) - 1


def entries(table: Table[Any]) -> list[Accepted]:
    """The choices of a match with the events that followed each."""
    again = Table.open(table.game, table.header)
    return [again.follow(choice) for choice in table.choices]


def choices(table: Table[Any], viewer: int) -> list[dict[str, Any]]:
    """The choices and their events, without keys the viewer did not choose."""
    found = []
    for entry in entries(table):
        seat, key = entry.choice.seat, entry.choice.key
        events = [
            event_text(table.codec, event if viewer == ALL else redact(event, viewer))
            for event in entry.events
        ]
        is_known = viewer in {ALL, seat}
        told = {"n": entry.n, "seat": seat_name(seat), "key": key if is_known else ""}
        found.append({**told, "events": events})
    return found


def facts(table: Table[Any], viewer: int) -> Mapping[str, Any]:
    """The facts of the position, as far as the viewer may know them."""
    return table.game.facts(table.state if viewer == ALL else table.view(viewer))


def seat_word(seat: str) -> str:
    """A seat or nature, as named in records, in the current language."""
    number = seat.removeprefix("seat ")
    return say("cli-seat", seat=number) if number.isdecimal() else say("cli-nature")


def show(table: Table[Any], viewer: int, screen: Screen, is_keyed: bool) -> None:
    """Print the match as text."""
    edition = screen.wording.text(f"edition-{table.game.name}")
    screen.say("replay-head", edition=edition, number=table.header.rules_version)
    if is_keyed:
        for choice in choices(table, viewer):
            line = f"{choice['n']:5}  {seat_word(choice['seat']):8}  {choice['key']:24}"
            typer.echo(f"{line}  {'  '.join(choice['events'])}".rstrip())
    else:
        screen.tell(entries(table), viewer)
    screen.say("replay-after", number=table.count)
    screen.show_all(facts(table, viewer), "" if viewer < 0 else str(viewer + 1))
    if table.is_over:
        screen.show_ranking()
        return
    for seat in table.asked:
        ask = table.ask(seat)
        assert ask is not None
        screen.show_question(seat, ask.decision)
