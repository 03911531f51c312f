"""The command line: one module of this package per subcommand, assembled here."""

import os
import platform
import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from metro2033 import __version__
from metro2033.cli import moderation  # noqa: F401 its commands belong to `admin`
from metro2033.cli.admin import admin
from metro2033.cli.arena import arena
from metro2033.cli.balance import balance
from metro2033.cli.bench import bench
from metro2033.cli.content import content
from metro2033.cli.dataset import dataset
from metro2033.cli.fault import BadInput
from metro2033.cli.lab import lab
from metro2033.cli.parser import Command, Group, complaint_of
from metro2033.cli.play import play
from metro2033.cli.replay import replay
from metro2033.cli.review import review
from metro2033.cli.rules import rules
from metro2033.cli.scenario import scenario
from metro2033.cli.serve import serve
from metro2033.cli.simulate import simulate
from metro2033.cli.speech import language, speaking, spoken, taken_out
from metro2033.cli.verify import verify
from metro2033.engine.kernel.game import BadOption
from metro2033.form import engine_form
from metro2033.i18n import Complaint, told

FAILED: Final = 1
BAD_INPUT: Final = 2
BUG: Final = 3
INTERRUPTED: Final = 130

app = typer.Typer(cls=Group, add_completion=False, pretty_exceptions_enable=False)
for command in (
    play,
    serve,
    replay,
    review,
    verify,
    rules,
    simulate,
    arena,
    balance,
    lab,
    dataset,
    bench,
):
    app.command(cls=Command)(command)
for name, group in {"admin": admin, "scenario": scenario, "content": content}.items():
    app.add_typer(group, name=name)


def show_version(is_asked: bool) -> None:
    """Print the versions of package and Python and the engine's form, then exit."""
    if is_asked:
        # The same in every language: programs parse it, and it is instant without loading texts.
        python = platform.python_version()
        typer.echo(f"metro2033 {__version__} (engine: {engine_form()}, Python {python})")
        raise typer.Exit


@app.callback()
def start(
    _version: Annotated[bool, typer.Option("--version", callback=show_version)] = False,
) -> None:
    """Metro 2033, a strategy board game."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, without one `play`, and return its exit code; an error takes one line."""
    try:
        code, words = taken_out(sys.argv[1:] if arguments is None else arguments)
        chosen = spoken(code)
    except BadInput as error:
        with speaking(spoken("")):
            return complain(error, BAD_INPUT)
    with speaking(chosen):
        return run(words or ["play"])


def run(words: Sequence[str]) -> int:
    """Run a command line in the current language."""
    try:
        code = app(args=words, prog_name="metro2033", standalone_mode=False)
        sys.stdout.flush()
    except typer.Abort:
        code = INTERRUPTED
    except SystemExit as left:
        # typer exits like this when the reader of our output is gone.
        if not isinstance(left.__context__, BrokenPipeError):
            raise
        return hush()
    except BrokenPipeError:
        return hush()
    except Exception as error:
        complaint, code = judged(error)
        if code == BUG and os.environ.get("METRO2033_DEBUG"):
            raise
        return complain(complaint, code)
    if code == INTERRUPTED:
        return complain(BadInput("cli-interrupted"), INTERRUPTED)
    return code if isinstance(code, int) else 0


def judged(error: Exception) -> tuple[Exception, int]:
    """Return the error to report, and the exit code."""
    match error:
        case Complaint():
            return error, FAILED if error.has_failed else BAD_INPUT
        case typer.TyperException():
            return complaint_of(error), BAD_INPUT
        case BadOption():
            return error, BAD_INPUT
        case OSError():
            if error.filename is None:
                return error, BAD_INPUT
            return BadInput("fault-file", file=error.filename, reason=error), BAD_INPUT
    return BadInput("cli-bug", error=repr(error)), BUG


def hush() -> int:
    """Exit quietly when nobody reads our output; Python would complain again on closing it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
    return 0


def complain(error: Exception, code: int) -> int:
    """Print one line on standard error and return the exit code."""
    typer.echo("metro2033: " + " ".join(told(error, language()).split()), err=True)
    return code
