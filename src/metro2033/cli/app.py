"""The command line: one module of this package per subcommand, gathered here."""

import os
import platform
import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from metro2033 import __version__
from metro2033.cli.admin import admin
from metro2033.cli.arena import arena
from metro2033.cli.balance import balance
from metro2033.cli.bench import bench
from metro2033.cli.content import content
from metro2033.cli.dataset import dataset
from metro2033.cli.play import play
from metro2033.cli.replay import replay
from metro2033.cli.rules import rules
from metro2033.cli.scenario import scenario
from metro2033.cli.serve import serve
from metro2033.cli.simulate import simulate
from metro2033.cli.verify import verify
from metro2033.form import engine_form

INTERRUPTED: Final = 130

app = typer.Typer(
    help="Metro 2033, a strategy board game.",
    epilog="Exit codes: 0 fine, 1 a check failed, 2 bad input, 3 a bug of ours, 130 interrupted.",
    rich_markup_mode="markdown",
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (play, serve, replay, verify, rules, simulate, arena, balance, dataset, bench):
    app.command()(command)
for name, group in {"admin": admin, "scenario": scenario, "content": content}.items():
    app.add_typer(group, name=name, no_args_is_help=True)


def show_version(is_asked: bool) -> None:
    """Print the version, the engine's form and Python's version, then leave."""
    if is_asked:
        python = platform.python_version()
        typer.echo(f"metro2033 {__version__} (engine: {engine_form()}, Python {python})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=show_version)
    ] = False,
) -> None:
    """Metro 2033, a strategy board game."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; whatever goes wrong is told in one line."""
    try:
        code = app(args=arguments, prog_name="metro2033", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return complain(error.format_message(), error.exit_code)
    except typer.Abort:
        code = INTERRUPTED
    except SystemExit as left:
        # So typer leaves when nobody reads our output any more.
        if not isinstance(left.__context__, BrokenPipeError):
            raise
        return hush()
    except BrokenPipeError:
        return hush()
    except OSError as error:
        return complain(str(error), 2)
    except Exception as error:
        if os.environ.get("METRO2033_DEBUG"):
            raise
        return complain(f"{error!r} (METRO2033_DEBUG=1 shows where)", 3)
    if code == INTERRUPTED:
        return complain("interrupted", INTERRUPTED)
    return code if isinstance(code, int) else 0


def hush() -> int:
    """Whoever read our output has enough; Python would complain once more when it closes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
    return 0


def complain(message: str, code: int) -> int:
    """Print one line on standard error and return the exit code."""
    typer.echo("metro2033: " + " ".join(message.split()), err=True)
    return code
