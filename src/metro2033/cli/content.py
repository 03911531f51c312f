"""`metro2033 content`: check the data of an edition."""

from pathlib import Path
from typing import Annotated

import typer

from metro2033 import catalog
from metro2033.cli.fault import BadInput
from metro2033.cli.option import (
    DEFAULT_EDITION,
    ContentOption,
    EditionOption,
    JsonFlag,
    existing,
    existing_content,
    known_game,
    unusable,
)
from metro2033.cli.output import print_json
from metro2033.cli.parser import Command, Group
from metro2033.cli.speech import language, say
from metro2033.content import Content, ContentFault, Fault, digest, own

content = typer.Typer(cls=Group)

TextsOption = Annotated[Path | None, typer.Option("--texts", metavar="DIR")]


def load_edition(edition: str, folder: Path | None) -> Content:
    """Load the content of an edition."""
    pack = catalog.pack(known_game(edition).name)
    if not pack.has_content:
        raise BadInput("fault-no-content", name=edition)
    return pack.content(existing_content(folder))


@content.command(cls=Command)
def check(
    edition: EditionOption = DEFAULT_EDITION,
    folder: ContentOption = None,
    texts: TextsOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Check the data against the rulebook and the printed components, and check the texts."""
    faults: list[Fault] = []
    loaded: Content | None = None
    try:
        loaded = load_edition(edition, folder)
        faults = catalog.pack(edition).check(loaded, existing(texts))
    except ContentFault as error:
        faults = list(error.faults)
    if as_json:
        told = [{"file": f.file, "record": f.record, "reason": f.reason} for f in faults]
        print_json({"digest": loaded and digest(loaded), "faults": told})
    else:
        for fault in faults:
            typer.echo(fault.told(language()))
        typer.echo(say("cli-faults", number=len(faults)))
    raise typer.Exit(1 if faults else 0)


@content.command("list", cls=Command)
def list_records(
    is_own: Annotated[bool, typer.Option("--own")] = False,
    edition: EditionOption = DEFAULT_EDITION,
    folder: ContentOption = None,
    as_json: JsonFlag = False,
) -> None:
    """List which data is our own design, for owners of the box to correct."""
    if not is_own:
        raise BadInput("cli-list-what")
    try:
        found = own(load_edition(edition, folder))
    except ContentFault as error:
        raise unusable(folder, error) from None
    if as_json:
        print_json([{"file": o.file, "record": o.record, "fields": o.fields} for o in found])
        return
    for entry in found:
        what = ", ".join(entry.fields) if entry.fields else say("cli-all-fields")
        typer.echo(f"{entry.file}: {entry.record}: {what}")
    typer.echo(say("cli-records", number=len(found)))
