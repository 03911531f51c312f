"""`metro2033 serve`: the table server."""

import os
from typing import Annotated

import typer

from metro2033.cli.fault import BadInput
from metro2033.cli.output import aside
from metro2033.cli.speech import say


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option()] = None,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL")] = None,
    policies: Annotated[str | None, typer.Option(metavar="FILES")] = None,
    workers: Annotated[int, typer.Option(min=1)] = 1,
) -> None:
    """Put tables online."""
    # Imported late: other commands do without a server.
    from metro2033.server.process import run
    from metro2033.server.settings import Settings

    put_into_environment(
        host=host, port=port, database=database, public_url=public_url, policies=policies
    )
    settings = Settings.read(os.environ)
    if settings.policies:
        # Bots look for policies here, wherever the setting came from.
        put_into_environment(policies=",".join(settings.policies))
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadInput("cli-one-process")

    def tell() -> None:
        if settings.port:
            aside().print(say("cli-served", address=f"http://{settings.host}:{settings.port}/"))

    raise typer.Exit(run(settings, workers, tell))


def put_into_environment(**flags: str | int | None) -> None:
    """Let options override variables, for this process and its children."""
    for name, value in flags.items():
        if value is not None:
            variable = f"METRO2033_{name.upper()}"
            os.environ.pop(f"{variable}_FILE", None)
            os.environ[variable] = str(value)
