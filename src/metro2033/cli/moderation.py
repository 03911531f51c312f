"""`metro2033 admin`: reports, mutes and bans, notices, roles, the log, the server's health."""

from datetime import timedelta
from typing import Annotated, Any, Final, get_args

import typer

from metro2033.cli.admin import NameArgument, ReasonOption, admin, ask, moment
from metro2033.cli.fault import BadInput
from metro2033.cli.option import JsonFlag
from metro2033.cli.output import console, headed, print_json
from metro2033.cli.parser import Command
from metro2033.cli.speech import say

DAY: Final = timedelta(days=1) // timedelta(minutes=1)

DaysOption = Annotated[int | None, typer.Option(min=1, max=3660)]
AddressFlag = Annotated[bool, typer.Option("--address")]
OffsetOption = Annotated[int, typer.Option(min=0)]


@admin.command(cls=Command)
def role(
    name: NameArgument, role: Annotated[str, typer.Argument()], reason: ReasonOption = ""
) -> None:
    """Give an account a role, or take it."""
    from metro2033.server.store.entities import AccountRole

    known = (*get_args(AccountRole), "none")
    if role not in known:
        raise BadInput("cli-bad-role", role=role, known=", ".join(known))
    wanted = None if role == "none" else role
    found = ask("PUT", "officials", body={"name": name, "role": wanted, "reason": reason})
    show_rows(("name", "role"), [(one["name"], one["role"]) for one in found["officials"]])


@admin.command(cls=Command)
def reports(
    closed: Annotated[bool, typer.Option("--closed")] = False,
    offset: OffsetOption = 0,
    as_json: JsonFlag = False,
) -> None:
    """List what players have reported."""
    status = "closed" if closed else "open"
    found = ask("GET", "reports", params={"status": status, "offset": offset})
    if as_json:
        print_json(found)
        return
    columns = ("report", "time", "kind", "match", "name", "text", "reason")
    show_rows(
        columns,
        [
            (
                *(one["id"], moment(one["at"]), one["kind"], one["match"]),
                *(one["account"] or one["subject"], one["quote"]),
                f"{one['decision']}: {one['reason']}" if closed else one["note"],
            )
            for one in found["reports"]
        ],
    )
    tell_more(found)


@admin.command(cls=Command)
def decide(
    report: Annotated[str, typer.Argument()],
    reason: ReasonOption,
    rejected: Annotated[bool, typer.Option("--rejected")] = False,
) -> None:
    """Close a report with a decision."""
    decision = "rejected" if rejected else "upheld"
    ask("POST", f"reports/{report}/decision", body={"decision": decision, "reason": reason})
    typer.echo(say("cli-report-closed", report=report))


@admin.command(cls=Command)
def mute(
    name: NameArgument, reason: ReasonOption, days: DaysOption = None, address: AddressFlag = False
) -> None:
    """Let somebody write no chat."""
    impose("mutes", name, reason, days, address=address)


@admin.command(cls=Command)
def ban(
    name: NameArgument, reason: ReasonOption, days: DaysOption = None, address: AddressFlag = False
) -> None:
    """Let somebody play no more."""
    impose("bans", name, reason, days, address=address)


def impose(kind: str, name: str, reason: str, days: int | None, *, address: bool) -> None:
    """Mute or ban, and tell by which number it is lifted."""
    whom = {"address" if address else "name": name}
    minutes = None if days is None else days * DAY
    found = ask("POST", kind, body={**whom, "reason": reason, "minutes": minutes})
    typer.echo(found["id"])


@admin.command(cls=Command)
def lift(sanction: Annotated[str, typer.Argument()], reason: ReasonOption = "") -> None:
    """End a mute or a ban."""
    ask("POST", f"sanctions/{sanction}/lift", body={"reason": reason})
    typer.echo(say("cli-lifted", sanction=sanction))


@admin.command(cls=Command)
def sanctions(offset: OffsetOption = 0, as_json: JsonFlag = False) -> None:
    """List who is muted or banned."""
    found = ask("GET", "sanctions", params={"offset": offset})
    if as_json:
        print_json(found)
        return
    rows = [
        (one["id"], one["kind"], one["name"], ended(one["until"]), one["by"] or "-", one["reason"])
        for one in found["sanctions"]
    ]
    show_rows(("sanction", "kind", "name", "until", "by", "reason"), rows)
    tell_more(found)


def ended(until: int | None) -> str:
    """When something ends."""
    return "-" if until is None else moment(until)


@admin.command(cls=Command)
def announce(
    text: Annotated[list[str], typer.Argument()],
    minutes: Annotated[int, typer.Option(min=1)] = 60,
) -> None:
    """Show an announcement at all tables."""
    texts = dict(part.partition("=")[::2] for part in text)
    found = ask("POST", "announcements", body={"texts": texts, "minutes": minutes})
    typer.echo(found["id"])


@admin.command(cls=Command)
def withdraw(announcement: Annotated[str, typer.Argument()]) -> None:
    """Withdraw an announcement."""
    ask("DELETE", f"announcements/{announcement}")
    typer.echo(say("cli-withdrawn", announcement=announcement))


@admin.command(cls=Command)
def audit(
    subject: Annotated[str, typer.Option(metavar="NAME")] = "",
    offset: OffsetOption = 0,
    as_json: JsonFlag = False,
) -> None:
    """Show what administrators and moderators have done, the newest first."""
    found = ask("GET", "audit", params={"subject": subject, "offset": offset})
    if as_json:
        print_json(found)
        return
    rows = [
        (
            *(moment(one["at"]), one["actor"] or "-", one["role"], one["deed"]),
            *(one["subject"], one["detail"], one["reason"]),
        )
        for one in found["entries"]
    ]
    show_rows(("time", "by", "role", "deed", "subject", "detail", "reason"), rows)
    tell_more(found)


@admin.command(cls=Command)
def health() -> None:
    """Show how the server does."""
    print_json(ask("GET", "health"))


def show_rows(columns: tuple[str, ...], rows: list[tuple[Any, ...]]) -> None:
    """Print a table."""
    shown = headed(*columns)
    for row in rows:
        shown.add_row(*map(str, row))
    console().print(shown)


def tell_more(found: dict[str, Any]) -> None:
    """Say how a long list goes on."""
    if found["next"] is not None:
        typer.echo(say("cli-more", offset=str(found["next"])))
