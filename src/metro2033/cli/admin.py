"""`metro2033 admin`: looking after a server and its database."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from metro2033.cli.extra import wanted
from metro2033.cli.fault import BadInput, Failed
from metro2033.cli.option import JsonFlag
from metro2033.cli.output import console, grid, print_json
from metro2033.cli.serve import put_into_environment

if TYPE_CHECKING:
    from metro2033.server.settings import Settings

admin = typer.Typer(
    help="Look after a server.\n\n"
    "All but backup and restore speak to the running server at METRO2033_ADMIN_URL "
    "(by default this machine, METRO2033_PORT) with its METRO2033_ADMIN_TOKEN."
)

MatchArgument = Annotated[str, typer.Argument(metavar="MATCH", help="The id of a match.")]
SeatArgument = Annotated[int, typer.Argument(min=1, metavar="SEAT", help="Counted from 1.")]
DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="Or METRO2033_DATABASE.")
]


@admin.command("list")
def list_matches(
    status: Annotated[
        list[str] | None,
        typer.Option(help="lobby, running, over or ended; may be given again."),
    ] = None,
    offset: Annotated[int, typer.Option(min=0, help="Leave out so many.")] = 0,
    as_json: JsonFlag = False,
) -> None:
    """List matches, the last changed first.

    Example:

    - `metro2033 admin list --status running`
    """
    found = ask("GET", "matches", params={"status": status or [], "offset": offset})
    if as_json:
        print_json(found)
        return
    shown = grid("match", "status", "edition", "choices", "seats")
    for match in found["matches"]:
        seats = ", ".join(seat["name"] or seat["bot"] or "-" for seat in match["seats"])
        row = (match["id"], match["status"], match["edition"], str(match["count"]), seats)
        shown.add_row(*row)
    console().print(shown)
    if found["next"] is not None:
        typer.echo(f"more: --offset {found['next']}")


@admin.command()
def show(match: MatchArgument, as_json: JsonFlag = False) -> None:
    """Show the settings of a match and who sits there."""
    found = ask("GET", f"matches/{match}")
    if as_json:
        print_json(found)
        return
    seats = found.pop("seats")
    for name, value in found.items():
        typer.echo(f"{name}: {value}")
    for seat in seats:
        bot = f" (bot: {seat['bot']})" if seat["bot"] else ""
        typer.echo(f"seat {seat['seat']}: {seat['kind']} {seat['name']}{bot}")


@admin.command()
def transfer(match: MatchArgument, seat: SeatArgument, as_json: JsonFlag = False) -> None:
    """Take a seat from whoever holds it and print a link for the one who shall have it."""
    found = ask("POST", f"matches/{match}/seats/{seat}/transfer")
    if as_json:
        print_json(found)
    else:
        typer.echo(found["link"])


@admin.command()
def end(match: MatchArgument) -> None:
    """Break a match off; what was played stays."""
    ask("POST", f"matches/{match}/end")
    typer.echo(f"{match} is ended")


@admin.command()
def delete(
    match: MatchArgument,
    is_sure: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a match with all its choices, for good."""
    if not is_sure:
        typer.confirm(f"Delete {match} for good?", abort=True)
    ask("DELETE", f"matches/{match}")
    typer.echo(f"{match} is deleted")


@admin.command()
def check(as_json: JsonFlag = False) -> None:
    """Look for faults in the database of the running server."""
    found = ask("GET", "check")
    if as_json:
        print_json(found)
    else:
        for fault in found["faults"]:
            typer.echo(fault)
        typer.echo(f"{len(found['faults'])} faults; matches: {found['matches']}")
    raise typer.Exit(1 if found["faults"] else 0)


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to, such as metro2033.jsonl.gz.")],
    database: DatabaseOption = None,
) -> None:
    """Write all that is in the database into one file; the server may run meanwhile."""
    with using(database) as url:
        from metro2033.server.backup import backup as write_backup

        told(write_backup(url, file), "saved")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(exists=True, help="What `backup` has written.")],
    database: DatabaseOption = None,
) -> None:
    """Fill an empty database, of either kind, from a backup; no server may run on it."""
    with using(database) as url:
        from metro2033.server.backup import restore as read_backup

        told(read_backup(url, file), "restored")


def told(rows: dict[str, int], what: str) -> None:
    """How many rows of each table there were."""
    typer.echo(f"{what}: " + ", ".join(f"{number} {table}" for table, number in rows.items()))


@contextmanager
def using(database: str | None) -> Iterator[str]:
    """The database that is meant; why it cannot be used is told in one line."""
    put_into_environment(database=database)
    url = settings().database
    from sqlalchemy.exc import SQLAlchemyError

    from metro2033.server.backup import BadBackup, NotEmpty
    from metro2033.server.cluster import DatabaseInUse
    from metro2033.server.store.migrate import NotMigrated

    try:
        yield url
    except (BadBackup, NotEmpty, DatabaseInUse, NotMigrated) as error:
        raise BadInput(str(error)) from None
    except SQLAlchemyError as error:
        raise BadInput(f"the database cannot be used: {getattr(error, 'orig', error)}") from None


def settings() -> "Settings":
    """The settings of the environment, which are those of the server."""
    with wanted("server"):
        from metro2033.server.settings import BadSetting, Settings
    try:
        return Settings.read(os.environ)
    except BadSetting as error:
        raise BadInput(str(error)) from None


def ask(method: str, path: str, params: dict[str, Any] | None = None) -> Any:
    """What the running server answers to a request of its administrator."""
    known = settings()
    if not known.admin_token:
        raise BadInput("METRO2033_ADMIN_TOKEN is not set; the server must have the same one")
    import httpx

    url = os.environ.get("METRO2033_ADMIN_URL") or f"http://127.0.0.1:{known.port}"
    headers = {"Authorization": f"Bearer {known.admin_token}"}
    try:
        response = httpx.request(
            method, f"{url}/api/admin/{path}", params=params, headers=headers, timeout=120
        )
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise BadInput(f"no server answers at {url}: {error}") from None
    if response.is_success:
        return response.json() if response.content else None
    try:
        detail = response.json()["detail"]
    except (ValueError, KeyError, TypeError):
        raise BadInput(f"{url} is no server of ours") from None
    raise Failed(detail)
