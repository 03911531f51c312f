"""What the store does for tables before and after play, each in one transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from sqlalchemy import Connection, select

from metro2033.server.store import (
    audit,
    choice_log,
    matches,
    people,
    ratings,
    sanctions,
    schema,
    seating,
    watching,
)
from metro2033.server.store.delay import read_delay
from metro2033.server.store.entities import (
    Data,
    HeaderMaker,
    Match,
    NewSeat,
    Seat,
    SeatChange,
    SeatChanger,
    SeatedMatch,
    ShownPart,
    StoredChoice,
    Unknown,
)
from metro2033.server.store.moderation_entities import Deed
from metro2033.server.store.notice_store import NoticeStore


class SeatedStore(NoticeStore):
    """The part of the store that is about tables and who sits there."""

    async def create_match(
        self,
        *,
        settings: Data,
        secret: bytes,
        content_digest: str,
        seats: Sequence[NewSeat],
        is_public: bool = False,
        header: Data | None = None,
        choices: Sequence[StoredChoice] = (),
        asked: int = 0,
        rematch_of: str | None = None,
    ) -> Match:
        """A new match: in the lobby, or running from the start if it has a header already."""
        new = replace(
            self._new_match(settings, secret, content_digest, is_public, rematch_of),
            status="lobby" if header is None else "running",
            header=header,
            count=len(choices),
            asked=asked,
        )

        def job(connection: Connection) -> None:
            host = settings.get("host") or {}
            _require_free(connection, host.get("account"), host.get("session"), new.created)
            matches.create(connection, new, seats, choices)

        await self.write(job)
        return new

    async def create_rematch(
        self,
        match: Match,
        *,
        settings: Data,
        secret: bytes,
        content_digest: str,
        seats: Sequence[NewSeat],
    ) -> str:
        """The id of the match that follows another: a new one, unless somebody was quicker."""
        new = self._new_match(settings, secret, content_digest, match.is_public, match.id)

        def job(connection: Connection) -> str:
            matches.lock(connection, match.id)
            found = _rematch_of(connection, match.id)
            if found is None:
                matches.create(connection, new, seats)
            return found or new.id

        return await self.write(job)

    async def rematch_of(self, match_id: str) -> str | None:
        """The match that followed another one, if there is one."""
        return await self.read(lambda c: _rematch_of(c, match_id))

    async def seated(self, wanted: Mapping[str, Collection[str]]) -> list[SeatedMatch]:
        """Matches with their seats, by id; each with the keys of spectators to look for there."""

        now = self.now()
        return await self.read(lambda c: _seated(c, wanted, now))

    async def arrange(
        self, match_id: str, change: SeatChanger, deed: Deed | None = None
    ) -> list[Seat]:
        """Change seats of a match; what the change sees cannot change before it is stored.

        Banned if somebody would sit down who may not.
        """
        now = self.now()

        def job(connection: Connection) -> list[Seat]:
            audit.note_if(connection, deed, now)
            found = _locked(connection, match_id)
            before = seating.seats(connection, match_id)
            changed = list(change(found, before))
            for seat in changed:
                if (seat.account, seat.session) != (
                    before[seat.seat].account,
                    before[seat.seat].session,
                ):
                    _require_free(connection, seat.account, seat.session, now)
                seating.change_seat(connection, match_id, seat.seat, changes_of(seat))
            return changed

        return await self.write(job)

    async def begin_match(self, match_id: str, header: HeaderMaker) -> None:
        """Turn a lobby into a running match with the header that is made from it."""
        now = self.now()

        def job(connection: Connection) -> None:
            found = _locked(connection, match_id)
            made = header(found, seating.seats(connection, match_id))
            matches.begin(connection, match_id, made, now)
            if found.settings.get("rated"):
                ratings.make_due(connection, match_id)

        await self.write(job)

    def _new_match(
        self,
        settings: Data,
        secret: bytes,
        content_digest: str,
        is_public: bool,
        rematch_of: str | None,
    ) -> Match:
        """An empty match in the lobby, which is not stored yet."""
        now = self.now()
        return Match(
            id=matches.new_id(),
            status="lobby",
            is_public=is_public,
            settings=settings,
            header=None,
            secret=secret,
            content_digest=content_digest,
            count=0,
            asked=0,
            created=now,
            updated=now,
            rematch_of=rematch_of,
        )


def changes_of(seat: Seat) -> SeatChange:
    """All that can change of a seat."""
    return SeatChange(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        account=seat.account,
        session=seat.session,
        invite=seat.invite,
        taken_over_by=seat.taken_over_by,
        salt=seat.salt,
    )


def _seated(
    connection: Connection, wanted: Mapping[str, Collection[str]], now: int
) -> list[SeatedMatch]:
    """Matches with their seats; a few queries for all of them."""
    ids = list(wanted)
    seats = seating.seats_of(connection, ids)
    left = choice_log.clocks_of(connection, ids)
    places = people.spectated(connection, [key for keys in wanted.values() for key in keys])
    return [
        SeatedMatch(
            match,
            tuple(seats.get(match.id, ())),
            any(places.get(key) == match.id for key in wanted[match.id]),
            left.get(match.id, {}),
            _shown(connection, match, now),
            now,
        )
        for match in matches.get_all(connection, ids)
    ]


def _shown(connection: Connection, match: Match, now: int) -> ShownPart | None:
    """What those may know of a match who watch it with a delay, if there is one."""
    delay = read_delay(match.settings)
    return None if delay is None else watching.shown_part(connection, match, delay, now)


def _rematch_of(connection: Connection, match_id: str) -> str | None:
    follows = (schema.match.c.rematch_of == match_id) & (schema.match.c.status != "ended")
    query = select(schema.match.c.id).where(follows).order_by(schema.match.c.created)
    return connection.execute(query).scalars().first()


def _require_free(
    connection: Connection, account: str | None, session: str | None, now: int
) -> None:
    """Banned if somebody may not play."""
    holder = account or session
    if holder is not None:
        sanctions.require_free(connection, holder, now)


def _locked(connection: Connection, match_id: str) -> Match:
    """The match, which nobody else can change before the transaction ends."""
    matches.lock(connection, match_id)
    found = matches.get(connection, match_id)
    if found is None:
        raise Unknown(f"there is no match {match_id}")
    return found
