"""Models of administration: reports, sanctions, announcements, officials, the log."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
)

from metro2033.server.http.api.match_model import (
    Given,
    MatchListModel,
    PlayerName,
    printable,
)
from metro2033.server.http.api.session_model import LanguageCode, Password
from metro2033.server.http.id_form import ID_PATTERN
from metro2033.server.match.texts import cleaned
from metro2033.server.protocol.server import SanctionKind
from metro2033.server.store.entities import AccountRole
from metro2033.server.store.moderation_entities import Decision, ReportKind

YEAR_MINUTES = 366 * 24 * 60
MONTH_MINUTES = 31 * 24 * 60


def one_line(text: object) -> object:
    """A text on one line, without characters that do not show."""
    return cleaned(text) if isinstance(text, str) else text


Words = Annotated[str, StringConstraints(max_length=500), BeforeValidator(one_line)]
Reason = Annotated[str, StringConstraints(min_length=1, max_length=500), BeforeValidator(one_line)]
Subject = Annotated[str, StringConstraints(max_length=100), AfterValidator(printable)]
Told = Annotated[str, StringConstraints(min_length=1, max_length=300), BeforeValidator(one_line)]
Id = Annotated[str, StringConstraints(pattern=ID_PATTERN)]


class NewReportModel(Given):
    """What is wrong at a match: a line of its chat, or the name or the behaviour of a player."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"example": {"kind": "chat", "line": 3}}
    )

    kind: ReportKind
    line: int | None = Field(
        default=None, ge=1, lt=1 << 31, description="The line of chat, by its number."
    )
    seat: int | None = Field(default=None, ge=1, le=8, description="The player.")
    note: Words = Field(default="", description="What officials should know.")


class ReportedModel(BaseModel):
    """A report was kept."""

    id: str


class ReportModel(BaseModel):
    """What was reported, and what was decided."""

    id: str
    kind: ReportKind
    match: str
    title: str = Field(description="Of the table.")
    seat: int | None
    line: int | None
    reporter: str = Field(description="The name of whoever reported it.")
    subject: str = Field(description="The name of whoever it is about.")
    account: str | None = Field(description="The name of the account it is about, if it has one.")
    has_subject: bool = Field(description="Whether whoever it is about can be muted or banned.")
    quote: str = Field(description="What was written, or the name.")
    note: str
    at: int
    status: Literal["open", "closed"]
    decision: str
    reason: str
    decided_by: str = Field(description="Empty for the admin token.")
    decided: int | None


class ContextLineModel(BaseModel):
    """A line of chat around the one that was reported."""

    k: int
    seat: int | None
    name: str
    text: str
    at: int


class SanctionModel(BaseModel):
    """That somebody may not chat, or not play."""

    id: str
    kind: SanctionKind
    name: str = Field(description="Of the account or the player, or the address.")
    target: Literal["person", "address"]
    reason: str
    by: str = Field(description="Who imposed it; empty for the admin token.")
    at: int
    until: int | None = Field(description="Without one it holds for good.")
    lifted: int | None
    holds: bool


class ShownReportModel(ReportModel):
    """A report with what was said around it, and what else is known of whom it is about."""

    lines: list[ContextLineModel]
    sanctions: list[SanctionModel]
    others: int = Field(description="How many other reports there are about them.")


class ReportListModel(BaseModel):
    """A page of reports."""

    reports: list[ReportModel]
    next: int | None
    open: int = Field(description="How many reports wait for a decision.")


class DecisionModel(Given):
    """What is decided of a report, and why."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"example": {"decision": "upheld", "reason": "An insult."}},
    )

    decision: Decision
    reason: Reason


class PersonModel(BaseModel):
    """An account as officials know it."""

    name: str
    created: int
    role: AccountRole | None
    sanctions: list[SanctionModel]
    reports: list[ReportModel]
    matches: MatchListModel


class NewSanctionModel(Given):
    """Who is muted or banned, for how long, and why; they are told the reason.

    Give one of: `name` of an account, `report`, `match` and `seat`, or `address`.
    """

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"example": {"name": "Anna", "minutes": 1440, "reason": "Insults."}},
    )

    name: PlayerName | None = None
    report: Id | None = None
    match: Id | None = None
    seat: int | None = Field(default=None, ge=1, le=8)
    address: str | None = Field(default=None, max_length=60)
    minutes: int | None = Field(
        default=None, ge=1, le=10 * YEAR_MINUTES, description="Without them it holds for good."
    )
    reason: Reason


class SanctionListModel(BaseModel):
    """A page of sanctions that hold."""

    sanctions: list[SanctionModel]
    next: int | None


class WhyModel(Given):
    """Why an official does something."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"example": {"reason": "Asked for by its host."}}
    )

    reason: Words = ""


class NewAnnouncementModel(Given):
    """What is told at all tables, in one language or more, and for how long."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "example": {"texts": {"en": "The server restarts at eight."}, "minutes": 60}
        },
    )

    texts: dict[LanguageCode, Told] = Field(min_length=1, max_length=10)
    minutes: int = Field(ge=1, le=MONTH_MINUTES)


class AnnouncementModel(BaseModel):
    """What is told at all tables."""

    id: str
    texts: dict[str, str]
    at: int
    until: int


class AnnouncementListModel(BaseModel):
    """The announcements that are shown now."""

    announcements: list[AnnouncementModel]


class ConfirmationModel(Given):
    """One's password, given again."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"example": {"password": "a long pass phrase"}}
    )

    password: Password


class OfficialModel(BaseModel):
    """An account with a role."""

    name: str
    role: AccountRole


class OfficialListModel(BaseModel):
    """All accounts with a role."""

    officials: list[OfficialModel]


class RoleModel(Given):
    """Which role an account is to have, or none, and why."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"example": {"name": "Anna", "role": "moderator"}}
    )

    name: PlayerName
    role: AccountRole | None
    reason: Words = ""


class AuditEntryModel(BaseModel):
    """What an official has done."""

    id: str
    at: int
    actor: str = Field(description="The name of an account; empty for the admin token.")
    role: str
    deed: str
    subject: str = Field(description="The name of an account, or the id of a match or a report.")
    reason: str
    detail: str


class AuditModel(BaseModel):
    """A page of the log, the newest first."""

    entries: list[AuditEntryModel]
    next: int | None


class HealthModel(BaseModel):
    """How the server does; what is not in the database is that of the process that answers."""

    version: str
    engine: str
    is_ready: bool = Field(description="Whether the database takes writes.")
    processes: int
    uptime_s: int
    matches: dict[str, int] = Field(description="By status.")
    accounts: int
    sessions: int
    open_reports: int
    sockets: int
    rooms: int = Field(description="Matches in memory.")
    writes_waiting: int
    bots_waiting: int = Field(description="Questions that bots have not begun to think about.")
    bot_processes: int
    store_failures: dict[str, int] = Field(description="By kind, since the start.")
