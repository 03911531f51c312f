"""What the store keeps for administration; each change is one transaction with its log."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Connection

from metro2033.server.protocol.server import SanctionKind
from metro2033.server.store import (
    account_seats,
    announcements,
    audit,
    owners,
    people,
    reports,
    sanctions,
)
from metro2033.server.store.entities import ChatLine
from metro2033.server.store.matches import new_id
from metro2033.server.store.moderation_entities import (
    Announcement,
    AuditEntry,
    Decision,
    Deed,
    NewReport,
    Report,
    Role,
    Sanction,
)
from metro2033.server.store.tournament_store import TournamentStore


class ModerationStore(TournamentStore):
    """The part of the store for administration.

    Methods that take a `deed` raise NotAllowed if the official has lost the role.
    """

    # Reports

    async def add_report(self, new: NewReport) -> str:
        """The id of a new report; Conflict if it is open already, TooManyReports."""
        now = self.now()
        return await self.write(lambda c: reports.add(c, new, now))

    async def reports(
        self,
        status: str,
        *,
        limit: int,
        offset: int = 0,
        subject: str | None = None,
        about_others_than: str | None = None,
    ) -> list[Report]:
        """Reports with a status, perhaps about one person only, or about all but one."""
        return await self.read(
            lambda c: reports.find(c, status, limit, offset, subject, about_others_than)
        )

    async def report(self, id: str) -> Report | None:
        """The report of that id."""
        return await self.read(lambda c: reports.get(c, id))

    async def open_reports(self, *, about_others_than: str | None = None) -> int:
        """How many reports wait for a decision, perhaps about all but one person."""
        return await self.read(lambda c: reports.number_open(c, about_others_than))

    async def decide_report(self, deed: Deed, id: str, decision: Decision) -> None:
        """Close a report; Conflict if it is already closed."""
        now = self.now()
        await self.write(lambda c: reports.decide(c, deed, id, decision, now))

    async def line(self, match_id: str, k: int) -> tuple[ChatLine, str | None] | None:
        """A line of chat, and who wrote it, if that is known."""
        return await self.read(lambda c: reports.line_of(c, match_id, k))

    async def lines_around(self, match_id: str, k: int) -> list[ChatLine]:
        """The lines of chat around one."""
        return await self.read(lambda c: reports.lines_around(c, match_id, k))

    # Sanctions

    async def sanctions(self, holders: Collection[str]) -> list[Sanction]:
        """The sanctions that hold for any of these, bans first."""
        now = self.now()
        return await self.read(lambda c: sanctions.in_force(c, holders, now))

    async def bans(self) -> list[Sanction]:
        """All bans that hold."""
        now = self.now()
        return await self.read(lambda c: sanctions.bans(c, now))

    async def banned_among(self, holders: Collection[str]) -> set[str]:
        """Which of some people are banned."""
        now = self.now()
        return await self.read(lambda c: sanctions.banned_among(c, holders, now))

    async def all_sanctions(self, *, limit: int, offset: int = 0) -> list[Sanction]:
        """All sanctions that hold."""
        now = self.now()
        return await self.read(lambda c: sanctions.all_in_force(c, now, limit, offset))

    async def sanctions_of(self, holder: str) -> list[Sanction]:
        """All sanctions of somebody, past ones too."""
        return await self.read(lambda c: sanctions.of_holder(c, holder))

    async def sanction(self, id: str) -> Sanction | None:
        """The sanction of that id."""
        return await self.read(lambda c: sanctions.get(c, id))

    async def account_since(self, guest: str) -> str | None:
        """The account that a session without one has logged in to."""
        return await self.read(lambda c: people.account_since(c, guest))

    async def impose(
        self, deed: Deed, kind: SanctionKind, holder: str, name: str, until: int | None
    ) -> Sanction:
        """Mute or ban; Conflict if that holds already, IsOfficial."""
        new = Sanction(
            id=new_id(),
            kind=kind,
            holder=holder,
            name=name,
            reason=deed.reason,
            by=deed.by.name,
            at=self.now(),
            until=until,
            lifted=None,
        )
        await self.write(lambda c: sanctions.impose(c, deed, new))
        return new

    async def stand_down(self, holder: str) -> list[str]:
        """Let bots play for a banned person; the matches concerned."""
        now = self.now()
        return await self.write(lambda c: account_seats.stand_down(c, holder, now))

    async def stand_down_banned(self) -> list[str]:
        """The same for all banned people who still have seats.

        A server died meanwhile, or a tournament or a new match has seated them.
        """
        now = self.now()
        holders = await self.read(lambda c: sanctions.still_seated(c, now))

        def job(connection: Connection) -> list[str]:
            found = (account_seats.stand_down(connection, holder, now) for holder in holders)
            return [match for matches in found for match in matches]

        return await self.write(job) if holders else []

    async def lift(self, deed: Deed, id: str) -> None:
        """End a sanction; Unknown if it does not hold."""
        now = self.now()
        await self.write(lambda c: sanctions.lift(c, deed, id, now))

    # Announcements

    async def announce(self, deed: Deed, texts: Mapping[str, str], until: int) -> Announcement:
        """Show an announcement at all tables; Conflict if there are too many."""
        new = Announcement(new_id(), texts, self.now(), until)
        await self.write(lambda c: announcements.add(c, deed, new))
        return new

    async def announcements(self) -> list[Announcement]:
        """The announcements that are shown now."""
        now = self.now()
        return await self.read(lambda c: announcements.current(c, now))

    async def withdraw(self, deed: Deed, id: str) -> None:
        """Withdraw an announcement."""
        now = self.now()
        await self.write(lambda c: announcements.remove(c, deed, id, now))

    # Officials

    async def set_role(self, deed: Deed, account_id: str, role: Role | None) -> None:
        """Give an account a role, or take it; Banned if it is to get one and is banned."""
        now = self.now()

        def job(connection: Connection) -> None:
            audit.set_role(connection, deed, account_id, role, now)
            if role is not None:
                sanctions.require_free(connection, account_id, now)

        await self.write(job)

    async def officials(self) -> list[tuple[str, str]]:
        """All accounts with a role, by name."""
        return await self.read(audit.officials)

    async def audit_entries(
        self, *, limit: int, offset: int = 0, subject: str = ""
    ) -> list[AuditEntry]:
        """The log, the newest first."""
        return await self.read(lambda c: audit.entries(c, limit, offset, subject))

    async def processes(self) -> int:
        """How many server processes share the database; one where they are not counted."""
        return await self.read(owners.number) or 1
