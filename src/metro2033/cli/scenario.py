"""`metro2033 scenario`: run scenario files."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from metro2033.cli.fault import BadInput
from metro2033.cli.option import ContentOption, JsonFlag, usable
from metro2033.cli.output import print_json
from metro2033.cli.parser import Command, Group
from metro2033.cli.speech import language, say
from metro2033.scenario import Malformed, run

scenario = typer.Typer(cls=Group)


@dataclass(frozen=True)
class Verdict:
    """The result of one file: ok, failed or malformed."""

    path: Path
    status: str
    title: str
    lines: list[str]


@scenario.command(cls=Command)
def check(
    paths: Annotated[list[Path], typer.Argument()],
    content: ContentOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Run scenarios and report failures."""
    with usable(content):
        verdicts = [verdict(path, content) for path in files(paths)]
    if as_json:
        print_json([{**vars(v), "path": str(v.path)} for v in verdicts])
    else:
        show(verdicts)
    statuses = {told.status for told in verdicts}
    raise typer.Exit(2 if "malformed" in statuses else 1 if "failed" in statuses else 0)


def files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files in files and folders."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise BadInput("cli-no-scenarios", folder=path)
        found += inside
    return found


def verdict(path: Path, content: Path | None) -> Verdict:
    """Run one file."""
    try:
        result = run(path, content)
    except Malformed as error:
        return Verdict(path, "malformed", "", error.lines(language()))
    status = "ok" if result.is_passed else "failed"
    return Verdict(path, status, result.scenario.title, result.lines(language()))


def show(verdicts: list[Verdict]) -> None:
    """Print one line per file, its failures, and the totals."""
    for told in verdicts:
        if told.status != "malformed":
            typer.echo(f"{say('cli-verdict', told.status):5} {told.path}  {told.title}")
        for line in told.lines:
            typer.echo(line)
    counts = {
        status: sum(told.status == status for told in verdicts)
        for status in ("ok", "failed", "malformed")
    }
    sums = [say("cli-verdicts", status, number=n) for status, n in counts.items() if n]
    typer.echo(", ".join(sums))
