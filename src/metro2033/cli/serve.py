"""`metro2033 serve`: the table server."""

import os
from typing import Annotated

import typer

from metro2033.cli.extra import wanted
from metro2033.cli.fault import BadInput
from metro2033.cli.output import aside


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen at; 0.0.0.0 for all. [127.0.0.1]")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 for any free one. [2033]")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. "
            "[sqlite:///metro2033.sqlite3]",
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where browsers reach it, such as https://metro.example."),
    ] = None,
    policies: Annotated[
        str | None,
        typer.Option(metavar="FILE,FILE", help="Trained policies that are offered as bots."),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, help="Processes that share the port; with PostgreSQL only.")
    ] = 1,
) -> None:
    """Serve tables to browsers.

    Every option and more can be set by environment variables METRO2033_NAME, or read from a file
    that METRO2033_NAME_FILE names; docs/server.md lists them. Ctrl+C or SIGTERM stops the server
    when requests under way are done.

    Examples:

    - `metro2033 serve`
    - `metro2033 serve --host 0.0.0.0 --port 80 --database postgresql://metro@db/metro`
    """
    with wanted("server"):
        from metro2033.server.process import NotStarted, run
        from metro2033.server.settings import BadSetting, Settings
    put_into_environment(
        host=host, port=port, database=database, public_url=public_url, policies=policies
    )
    try:
        settings = Settings.read(os.environ)
    except BadSetting as error:
        raise BadInput(str(error)) from None
    if settings.policies:
        # Bots look here for them, wherever the setting came from.
        put_into_environment(policies=",".join(settings.policies))
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadInput("a SQLite file has one server process; several need PostgreSQL")
    if settings.port:
        aside().print(f"Metro 2033: http://{settings.host}:{settings.port}/")
    try:
        raise typer.Exit(run(settings, workers))
    except NotStarted as error:
        raise BadInput(f"the server cannot start: {error}") from None


def put_into_environment(**flags: str | int | None) -> None:
    """Let options go before variables, for this process and those that it starts."""
    for name, value in flags.items():
        if value is not None:
            variable = f"METRO2033_{name.upper()}"
            os.environ.pop(f"{variable}_FILE", None)
            os.environ[variable] = str(value)
