"""`metro2033 admin`: manage a server and its database."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from metro2033.cli.fault import BadInput, Failed
from metro2033.cli.option import JsonFlag
from metro2033.cli.output import console, edition_name, figures, headed, print_json
from metro2033.cli.parser import Command, Group
from metro2033.cli.serve import put_into_environment
from metro2033.cli.speech import can_say, language, say
from metro2033.i18n import Complaint
from metro2033.i18n.complaint import needing

if TYPE_CHECKING:
    from metro2033.server.settings import Settings

admin = typer.Typer(cls=Group)

CANNOT_OPEN: Final = "unable to open database file"
"""SQLite's message if a file can neither be opened nor created."""

MatchArgument = Annotated[str, typer.Argument()]
NameArgument = Annotated[str, typer.Argument()]
SeatArgument = Annotated[int, typer.Argument(min=1)]
ReasonOption = Annotated[str, typer.Option(metavar="TEXT")]
DatabaseOption = Annotated[str | None, typer.Option("--database", metavar="URL")]


@admin.command("list", cls=Command)
def list_matches(
    status: Annotated[list[str] | None, typer.Option(metavar="STATUS")] = None,
    offset: Annotated[int, typer.Option(min=0)] = 0,
    as_json: JsonFlag = False,
) -> None:
    """List matches, most recently changed first."""
    found = ask("GET", "matches", params={"status": status or [], "offset": offset})
    if as_json:
        print_json(found)
        return
    shown = headed("match", "status", "edition", "choices", "seats")
    for match in found["matches"]:
        seats = ", ".join(seat["name"] or seat["bot"] or "-" for seat in match["seats"])
        status_text = say("cli-status", match["status"])
        edition, count = edition_name(match["edition"]), figures().number(match["count"])
        row = (match["id"], status_text, edition, count, seats)
        shown.add_row(*row)
    console().print(shown)
    if found["next"] is not None:
        typer.echo(say("cli-more", offset=str(found["next"])))


@admin.command(cls=Command)
def show(match: MatchArgument, as_json: JsonFlag = False) -> None:
    """Show the settings and seats of a match."""
    found = ask("GET", f"matches/{match}")
    if as_json:
        print_json(found)
        return
    for heading, value in about(found).items():
        if value:
            typer.echo(f"{say('cli-figure', heading)}: {value}")
    for seat in found["seats"]:
        told = {"seat": seat["seat"], "kind": seat["kind"], "name": seat["name"] or ""}
        said = say("cli-match-seat", "bot" if seat["bot"] else None, **told, bot=seat["bot"])
        typer.echo(" ".join(said.split()))  # an unnamed player leaves a gap


def about(match: dict[str, Any]) -> dict[str, str]:
    """Describe a match by heading; empty values are left out."""
    return {
        "match": match["id"],
        "title": match["title"],
        "status": say("cli-status", match["status"]),
        "edition": edition_name(match["edition"]),
        "choices": figures().number(match["count"]),
        "waiting": ", ".join(str(seat) for seat in match["waiting"]),
        "created": moment(match["created"]),
        "updated": moment(match["updated"]),
        "rematch": match["rematch"] or "",
    }


def moment(milliseconds: int) -> str:
    """Format a time, the same in every language."""
    return datetime.fromtimestamp(milliseconds // 1000, UTC).isoformat(" ")


@admin.command(cls=Command)
def transfer(
    match: MatchArgument, seat: SeatArgument, reason: ReasonOption = "", as_json: JsonFlag = False
) -> None:
    """Free a seat and print a link for its new player."""
    found = ask("POST", f"matches/{match}/seats/{seat}/transfer", body={"reason": reason})
    if as_json:
        print_json(found)
    else:
        typer.echo(found["link"])


@admin.command(cls=Command)
def end(match: MatchArgument, reason: ReasonOption = "") -> None:
    """Abandon a match; what was played is kept."""
    ask("POST", f"matches/{match}/end", body={"reason": reason})
    typer.echo(say("cli-ended", match=match))


@admin.command(cls=Command)
def delete(
    match: MatchArgument,
    is_sure: Annotated[bool, typer.Option("--yes")] = False,
) -> None:
    """Delete a match with all its choices, permanently."""
    if not is_sure and not is_confirmed(say("cli-delete", match=match)):
        raise typer.Abort
    ask("DELETE", f"matches/{match}")
    typer.echo(say("cli-deleted", match=match))


@admin.command("sign-out", cls=Command)
def sign_out(name: NameArgument) -> None:
    """Log an account out in all browsers."""
    found = ask("POST", "accounts/sign-out", params={"name": name})
    typer.echo(say("cli-signed-out", name=name, number=found["sessions"]))


@admin.command("password-link", cls=Command)
def password_link(name: NameArgument) -> None:
    """Print a link by which the owner of an account chooses a new password."""
    found = ask("POST", "accounts/password-link", params={"name": name})
    typer.echo(found["link"])


@admin.command(cls=Command)
def check(database: DatabaseOption = None, as_json: JsonFlag = False) -> None:
    """Check the database of the running server for errors, or one that no server uses."""
    found = ask("GET", "check") if database is None else checked(database)
    if as_json:
        print_json(found)
    else:
        for fault in found["faults"]:
            typer.echo(fault)
        matches = [f"{say('cli-status', name)} {n}" for name, n in found["matches"].items()]
        told = {"number": len(found["faults"]), "matches": ", ".join(matches) or "-"}
        typer.echo(say("cli-checked", **told))
    raise typer.Exit(1 if found["faults"] else 0)


def checked(database: str) -> dict[str, Any]:
    """Check a database without a server, with the same result."""
    with using(database) as url:
        from metro2033.server.store.integrity import check_database

        wrong, counts = check_database(url)
    return {"faults": [fault.told(language()) for fault in wrong], **asdict(counts)}


@admin.command(cls=Command)
def ratings(
    replay: Annotated[bool, typer.Option("--replay")] = False, as_json: JsonFlag = False
) -> None:
    """Compute all ratings anew, and list what may be worth a look."""
    replayed = replayed_matches() if replay else {}
    found = ask("POST", "ratings/recount") | ask("GET", "ratings/patterns") | replayed
    if as_json:
        print_json(found)
        return
    for one in replayed.get("wrong_places", []):
        stored, played = (", ".join(map(str, one[name])) for name in ("stored", "played"))
        typer.echo(say("cli-wrong-places", match=one["match"], stored=stored, played=played))
    for match in replayed.get("unread", []):
        typer.echo(say("cli-not-replayed", match=match))
    typer.echo(say("cli-recounted", matches=found["matches"], wrong=found["wrong"]))
    for one in found["deserters"]:
        typer.echo(say("cli-deserter", **one))
    for pair in found["pairs"]:
        typer.echo(say("cli-one-sided", **pair))


def replayed_matches() -> dict[str, list[Any]]:
    """What was wrong with the places of rated matches, all of which are played again."""
    wrong, unread = list[Any](), list[Any]()
    after: int | None = 0
    while after is not None:
        part = ask("POST", "ratings/replay", params={"after": after})
        wrong += part["wrong"]
        unread += part["unread"]
        after = part["last"]
    return {"wrong_places": wrong, "unread": unread}


@admin.command(cls=Command)
def backup(
    file: Annotated[Path, typer.Argument()],
    database: DatabaseOption = None,
) -> None:
    """Write the whole database to one file; the server may be running."""
    with using(database) as url:
        from metro2033.server.backup import backup as write_backup

        typer.echo(say("cli-saved", list=counted(write_backup(url, file))))


@admin.command(cls=Command)
def restore(
    file: Annotated[Path, typer.Argument()],
    database: DatabaseOption = None,
) -> None:
    """Fill an empty database of either kind from a backup; no server may be running on it."""
    with using(database) as url:
        from metro2033.server.backup import restore as read_backup

        typer.echo(say("cli-restored", list=counted(read_backup(url, file))))


def is_confirmed(question: str) -> bool:
    """Ask a question; yes may be typed in the current language or in English."""
    answers = [*say("cli-yes").split(","), "y", "yes"]
    return input(f"{question} ").strip().lower() in answers


def counted(rows: dict[str, int]) -> str:
    """How many rows each table had, in words."""
    return ", ".join(
        f"{table_name(table)} {figures().number(number)}" for table, number in rows.items()
    )


def table_name(table: str) -> str:
    """Name a table of the database; older databases may have others."""
    return say("cli-table", table) if can_say("cli-table", table) else table


@contextmanager
def using(database: str | None) -> Iterator[str]:
    """Yield the database URL, and report in one line why a database cannot be used."""
    put_into_environment(database=database)
    url = settings().database
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield url
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).strip()
        is_shut = reason == CANNOT_OPEN
        why = Complaint("fault-cannot-open") if is_shut else reason
        raise BadInput("fault-database", reason=why) from None


def settings() -> "Settings":
    """Read the server's settings from the environment."""
    from metro2033.server.settings import Settings

    return Settings.read(os.environ)


def ask(method: str, path: str, params: dict[str, Any] | None = None, body: Any = None) -> Any:
    """Send an admin request to the running server and return its answer."""
    known = settings()
    if not known.admin_token:
        raise BadInput("cli-no-token")
    with needing("server"):
        import httpx

    url = os.environ.get("METRO2033_ADMIN_URL") or f"http://127.0.0.1:{known.port}"
    headers = {"Authorization": f"Bearer {known.admin_token}", "Accept-Language": language()}
    try:
        response = httpx.request(
            method,
            f"{url}/api/admin/{path}",
            params=params,
            json=body,
            headers=headers,
            timeout=120,
        )
    except (httpx.InvalidURL, httpx.UnsupportedProtocol):
        raise BadInput("cli-bad-url", url=url) from None
    except httpx.ProtocolError:
        raise BadInput("cli-foreign-server", url=url) from None
    except httpx.HTTPError as error:
        raise BadInput("cli-no-server", url=url, reason=cause(error)) from None
    if response.is_success:
        return response.json() if response.content else None
    try:
        detail = response.json()["detail"]
    except (ValueError, KeyError, TypeError):
        raise BadInput("cli-foreign-server", url=url) from None
    raise Failed("cli-server-says", detail=detail)


def cause(error: Exception) -> OSError | str:
    """Find the system error behind a failed request, or else the text of the error."""
    met: BaseException | None = error
    while met is not None and not isinstance(met, OSError):
        met = met.__cause__ or met.__context__  # httpcore drops the cause
    return met or str(error)
