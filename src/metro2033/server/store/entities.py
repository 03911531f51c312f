"""What the store takes and gives: plain frozen records, and what may go wrong.

Times are milliseconds since 1970 in UTC. Tokens are never stored, only their hashes. Seats count
from 0; a choice of nature has seat CHANCE, as at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypedDict

Data = Mapping[str, Any]
"""What JSON can carry; the store does not look into it."""

Status = Literal["lobby", "running", "over", "ended"]
"""Players gather; the match is played; it was played to its end; it was broken off."""

SeatKind = Literal["open", "person", "bot"]

AccountRole = Literal["moderator", "administrator"]


class StoreError(Exception):
    """The store did not do what it was asked."""


class Conflict(StoreError):
    """Something else was stored first: read again before going on. Nothing was written."""


class PasswordChanged(Conflict):
    """The password that was checked is no longer that of the account."""


class Unknown(StoreError):
    """There is no such match, seat or account."""


class Unavailable(StoreError):
    """The database failed. Whether it was written is not known: read again before going on."""


@dataclass(frozen=True, slots=True)
class StoredChoice:
    """A choice as it is kept. `cause` says why it was given, as the table does."""

    n: int
    seat: int
    key: str
    cause: str
    at: int


@dataclass(frozen=True, slots=True)
class UndoneChoice:
    """A choice that was taken back by the `cut`-th undo of its match; cuts count from 1."""

    cut: int
    choice: StoredChoice


@dataclass(frozen=True, slots=True)
class ChoiceLog:
    """The choices of a match that stand, and how many were ever taken back."""

    choices: tuple[StoredChoice, ...]
    undone: int


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a match that is created: who sits there, or the hash of the token that may."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str | None = None
    account: str | None = None
    session: str | None = None
    invite: str | None = None
    salt: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a match.

    `session` and `account` hold it, `invite` is the hash of the token that may claim it while it is
    open. `bot` is the name of the bot that sits there, `taken_over_by` that of the bot that
    answers for a person; `salt` is what the seat adds to the draws, `place` the one that it has
    reached when the match is over.
    """

    match: str
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    account: str | None
    session: str | None
    invite: str | None
    taken_over_by: str | None
    salt: str
    place: int | None = None


class SeatChange(TypedDict, total=False):
    """What changes of a seat; the rest stays."""

    kind: SeatKind
    name: str
    bot: str | None
    account: str | None
    session: str | None
    invite: str | None
    taken_over_by: str | None
    salt: str


@dataclass(frozen=True, slots=True)
class Match:
    """A match without its choices; `count` is how many of them stand.

    `asked` has a bit for each seat that is waited for. `secret` never leaves the host before the
    match is over. `header` is None in the lobby.
    """

    id: str
    status: Status
    is_public: bool
    settings: Data
    header: Data | None
    secret: bytes = field(repr=False)
    content_digest: str
    count: int
    asked: int
    created: int
    updated: int
    rematch_of: str | None

    @property
    def is_ended(self) -> bool:
        """Whether it is over, or was broken off."""
        return self.status in {"over", "ended"}

    def shown_until(self, part: ShownPart) -> Match:
        """The match as it was when only a part of it had been played, without whose turn it was."""
        return replace(self, status="running", count=part.count, asked=0, updated=part.at)


@dataclass(frozen=True, slots=True)
class ShownPart:
    """How many choices of a match are shown with a delay, and when the last of them was made."""

    count: int
    at: int


@dataclass(frozen=True, slots=True)
class SeatedMatch:
    """A match with its seats, and whether one of the spectators that were looked for is there.

    `left_ms` is what seats have left, as it was last stored. `shown` is what those may know who
    watch with a delay, where there is one, at the time `now`.
    """

    match: Match
    seats: tuple[Seat, ...]
    has_spectator: bool
    left_ms: Mapping[int, int] = field(default_factory=dict)
    shown: ShownPart | None = None
    now: int = 0


SeatChanger = Callable[[Match, Sequence[Seat]], Iterable[Seat]]
"""Finds out which seats of a match become what, or raises why they may not."""

HeaderMaker = Callable[[Match, Sequence[Seat]], Data]
"""Makes the header of a match that begins, or raises why it may not."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a match after `n` choices, as JSON; `facts` and `shape` are digests."""

    n: int
    facts: str
    shape: str
    state: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat, written by a seat, or by a spectator where `seat` is None.

    It is either free text or the id of a phrase that each reader sees in their own language.
    """

    k: int
    seat: int | None
    name: str
    text: str | None
    phrase: str | None
    at: int


@dataclass(frozen=True, slots=True)
class Account:
    """A name with a password; names are unique whatever the case of their letters.

    `recovery` is the mail address to which a link for a new password is sent, `has_profile` tells
    that all may see what the account has played at public tables, `role` what it may do
    for the server.
    """

    id: str
    name: str
    password_hash: str = field(repr=False)
    language: str
    created: int
    recovery: str | None = field(default=None, repr=False)
    has_profile: bool = False
    role: AccountRole | None = None


VISIT: Final = "visit"
"""The kind of a session that has neither seat nor table nor account yet."""


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is known by its token, and the account that is logged in there.

    Seats are held by its `id`. `guest` is the session that the browser had before it logged in:
    what that could watch, this one can. `browser` is the kind of browser and its system, `seen`
    the hour in which it was last here, `confirmed` when its owner last gave the password again.
    """

    token_hash: str
    kind: str
    account: str | None
    created: int
    expires: int
    id: str
    guest: str | None
    browser: str = ""
    seen: int = 0
    confirmed: int = 0


@dataclass(frozen=True, slots=True)
class Spectator:
    """A person who may watch a match without a seat."""

    token_hash: str
    match: str
    name: str
    created: int


@dataclass(frozen=True, slots=True)
class Counts:
    """How much there is, for metrics."""

    matches: Mapping[str, int]
    choices: int
    accounts: int
    sessions: int
