"""`metro2033 verify`: whether a record is honest."""

from pathlib import Path
from typing import Annotated

import typer

from metro2033.cli.file import text_of
from metro2033.cli.option import ContentOption, JsonFlag, usable
from metro2033.cli.output import print_json
from metro2033.table.verify import verify as verify_text


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished match.")],
    content: ContentOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Check that a record is honest: fair draws, legal choices, true outcome, intact text.

    What this proves, and what it cannot: nature's answers are those which the host committed to
    before the match. Whoever holds the record knows its secret and could write another match with
    other choices; to rule that out, compare the seal with the one shown at the end of the match.

    Example:

    - `metro2033 verify match.jsonl`
    """
    with usable(content):
        verdict = verify_text(text_of(file), content)
    told = "honest" if verdict.is_honest else f"not honest: line {verdict.line}: {verdict.reason}"
    if as_json:
        print_json(
            {
                "file": str(file),
                "is_honest": verdict.is_honest,
                "line": verdict.line,
                "reason": verdict.reason,
            }
        )
    else:
        typer.echo(f"{file}: {told}")
    raise typer.Exit(0 if verdict.is_honest else 1)
