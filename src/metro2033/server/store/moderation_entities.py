"""What the store takes and gives for administration."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from metro2033.server.protocol.server import SanctionKind
from metro2033.server.store.entities import AccountRole, Conflict, StoreError

Role = AccountRole | Literal["host"]
"""Accounts are given the first two; the third is whoever has the admin token."""

RANKS: Final[Mapping[str | None, int]] = {None: 0, "moderator": 1, "administrator": 2, "host": 3}

ReportKind = Literal["chat", "name", "behaviour"]
Decision = Literal["upheld", "rejected"]

BY_TOKEN: Final = ""
"""The name under which the admin token stands in the log."""


class NotAllowed(StoreError):
    """The official no longer has the required role."""


class IsOfficial(Conflict):
    """Accounts with a role cannot be muted or banned."""


class TooManyReports(Conflict):
    """The daily limit of reports is reached."""


class Banned(StoreError):
    """A banned person tries to sit down."""


@dataclass(frozen=True, slots=True)
class Official:
    """An official: an account with its role, or the admin token, which has no account."""

    account: str | None
    name: str
    role: Role


HOST: Final = Official(None, BY_TOKEN, "host")


@dataclass(frozen=True, slots=True)
class Deed:
    """An official's action and its reason, logged in the same transaction."""

    by: Official
    kind: str
    subject: str
    reason: str = ""
    detail: str = ""
    needs: Role = "administrator"


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """A row of the log."""

    id: str
    at: int
    actor: str
    role: str
    deed: str
    subject: str
    reason: str
    detail: str


@dataclass(frozen=True, slots=True)
class NewReport:
    """What somebody reports of a match: a line, a name or what a player does there."""

    kind: ReportKind
    match: str
    title: str
    line: int | None
    seat: int | None
    reporter: str
    reporter_name: str
    subject: str | None
    subject_name: str
    quote: str
    note: str


@dataclass(frozen=True, slots=True)
class Report:
    """What was reported, and what was decided."""

    id: str
    kind: ReportKind
    match: str
    title: str
    line: int | None
    seat: int | None
    reporter: str | None
    reporter_name: str
    subject: str | None
    subject_name: str
    quote: str
    note: str
    at: int
    status: str
    decision: str
    reason: str
    decided_by: str
    decided: int | None


@dataclass(frozen=True, slots=True)
class Sanction:
    """A mute or a ban; without `until` for good."""

    id: str
    kind: SanctionKind
    holder: str
    name: str
    reason: str
    by: str
    at: int
    until: int | None
    lifted: int | None

    def holds(self, now: int) -> bool:
        """Whether it holds at a time."""
        return self.lifted is None and (self.until is None or self.until > now)


@dataclass(frozen=True, slots=True)
class Announcement:
    """A text shown at all tables until a time, by language."""

    id: str
    texts: Mapping[str, str]
    at: int
    until: int


ADDRESS: Final = "address:"
"""How the holder of a sanction begins that is an address of the network."""


def address_holder(address: str) -> str:
    """An address of the network as the holder of a sanction."""
    return f"{ADDRESS}{address}"


def is_address(holder: str) -> bool:
    """Whether a holder is an address."""
    return holder.startswith(ADDRESS)
