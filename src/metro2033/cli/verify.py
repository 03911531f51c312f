"""`metro2033 verify`: check that a record is honest."""

from pathlib import Path
from typing import Annotated

import typer

from metro2033.cli.option import ContentOption, JsonFlag, text_of, usable
from metro2033.cli.output import print_json
from metro2033.cli.speech import language, say
from metro2033.table.verify import verify as verify_text


def verify(
    file: Annotated[Path, typer.Argument()],
    content: ContentOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Check that a record is honest: fair draws, legal choices, true outcome, intact text."""
    with usable(content):
        verdict = verify_text(text_of(file), content)
    reason = verdict.told(language())
    if as_json:
        print_json(
            {
                "file": str(file),
                "is_honest": verdict.is_honest,
                "line": verdict.line,
                "reason": reason,
            }
        )
    elif verdict.is_honest:
        typer.echo(say("cli-honest", file=file))
    else:
        typer.echo(say("cli-dishonest", file=file, line=str(verdict.line), reason=reason))
    raise typer.Exit(0 if verdict.is_honest else 1)
