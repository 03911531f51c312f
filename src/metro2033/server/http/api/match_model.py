"""Models of matches: the settings of a table, its seats, invites."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from metro2033.i18n import Complaint
from metro2033.server.http.api import model_examples


class Unprintable(Complaint, ValueError):
    """A text with characters that do not show."""


Status = Literal["lobby", "running", "over", "ended"]
Watch = Literal["anyone", "invited", "nobody"]


def printable(text: str) -> str:
    """A text without characters that do not show: they would let two names look alike."""
    if any(unicodedata.category(letter)[0] == "C" or letter in "\u2028\u2029" for letter in text):
        raise Unprintable("fault-unprintable")
    return unicodedata.normalize("NFC", text)


PlayerName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24),
    AfterValidator(printable),
]
Title = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=60), AfterValidator(printable)
]
Salt = Annotated[str, StringConstraints(max_length=64), AfterValidator(printable)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]


HIGHEST: Final = 1 << 53
"""No client may send a higher number: beyond it JavaScript rounds, and no database has room."""


class Given(BaseModel):
    """A request body: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class BankClock(Given):
    """A time bank for the whole match, plus an increment for each answer."""

    kind: Literal["bank"]
    seconds: int = Field(ge=10, le=60 * 24 * 3600)
    increment: int = Field(
        default=0, ge=0, le=7 * 24 * 3600, description="Seconds gained by an answer."
    )


class DaysClock(Given):
    """A number of days for each answer."""

    kind: Literal["days"]
    days: int = Field(ge=1, le=60)


Clock = Annotated[BankClock | DaysClock, Field(discriminator="kind")]


class MovesDelay(Given):
    """Spectators do not see the last moves: what the rules or the draws answer is none."""

    kind: Literal["moves"]
    moves: int = Field(ge=1, le=500)


class MinutesDelay(Given):
    """Spectators do not see what has happened in the last minutes."""

    kind: Literal["minutes"]
    minutes: int = Field(ge=1, le=24 * 60)


Delay = Annotated[MovesDelay | MinutesDelay, Field(discriminator="kind")]


class NewSeatModel(Given):
    """A seat of a new table: mine, open for others, or a bot's.

    Several seats of mine are a hot seat: the people at one device take turns.
    """

    kind: Literal["mine", "open", "bot"]
    name: PlayerName | None = Field(default=None, description="The name of the one who sits there.")
    bot: BotName | None = Field(default=None, description="Which bot; by default the strongest.")
    salt: Salt = Field(default="", description="What the seat adds to the draws.")


class TableModel(Given):
    """The settings of a table."""

    edition: str = Field(max_length=20)
    house_rules: dict[str, Annotated[int, Field(ge=-HIGHEST, le=HIGHEST)]] = Field(
        default_factory=dict, max_length=50
    )
    clock: Clock | None = None
    absent: Literal["fallback", "bot"] = Field(
        default="fallback",
        description="Who answers when a clock has run out: the rule for it, or a bot.",
    )
    absent_bot: BotName | None = Field(
        default=None, description="Which bot; by default the strongest."
    )
    is_public: bool = Field(default=False, description="Whether it stands in the list for all.")
    watch: Watch = "anyone"
    delay: Delay | None = Field(
        default=None, description="By how much those are behind who only watch."
    )
    language: str = Field(default="en", max_length=8, description="What is spoken at the table.")
    title: Title = ""
    hints: bool = Field(default=True, description="Whether bots may be asked for advice.")
    chat: bool = True
    memory: bool = Field(
        default=True, description="Whether anybody may look up what can be remembered of the cards."
    )
    rated: bool = Field(
        default=False,
        description="Whether the match counts for ratings: all have accounts, seats are drawn, "
        "and there are no hints, no house rules and no undo after something was seen.",
    )


class NewMatchModel(TableModel):
    """A new table."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "example": {
                "edition": "second",
                "seats": [
                    {"kind": "mine", "name": "Anna"},
                    {"kind": "open"},
                    {"kind": "bot", "bot": "heuristic"},
                ],
                "house_rules": {"most_rounds": 12},
                "clock": {"kind": "bank", "seconds": 1800, "increment": 10},
                "is_public": True,
                "title": "A quick evening match",
                "start": False,
            }
        },
    )

    seats: list[NewSeatModel] = Field(min_length=1, max_length=8)
    start: bool = Field(default=False, description="Begin at once, if no seat is open.")


class SeatModel(BaseModel):
    """A seat: `bot` is the bot that sits there or answers for a person who is away."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    is_mine: bool
    is_claimable: bool = Field(description="Whether the one who asks may sit down there.")


class MatchModel(TableModel):
    """A match as the requester may see it."""

    model_config = ConfigDict(extra="ignore", json_schema_extra={"example": model_examples.MATCH})

    id: str
    status: Status
    rules_version: int
    content_digest: str
    commitment: str | None = Field(
        description="The hash of the secret from which nature is drawn; null where it is not."
    )
    seats: list[SeatModel]
    held: list[int] = Field(description="The seats of the one who asks.")
    is_host: bool
    may_watch: bool
    count: int = Field(description="How many choices stand.")
    waiting: list[int] = Field(description="The seats whose answer is awaited.")
    is_my_turn: bool
    left_ms: int | None = Field(
        default=None,
        description="The time that is left for one's answer, to within a few minutes, if it runs.",
    )
    imported: int = Field(description="How many choices came from a record.")
    lesson: str | None = Field(
        default=None, description="The edition that this match teaches, if it is a lesson."
    )
    puzzle: str | None = Field(
        default=None, description="The puzzle at which this match begins, if it is one."
    )
    tournament: str | None = Field(
        default=None, description="The tournament that this match belongs to."
    )
    deadline: int | None = Field(
        default=None, description="When its round ends, and bots play on for everybody."
    )
    created: int
    updated: int
    rematch_of: str | None = Field(description="Told to those who sit there, and to the host.")
    rematch: str | None = Field(description="The match that followed; told of single matches only.")
    ranking: list[int] = Field(
        description="The place of each seat at the end; empty before, or if it is not known."
    )


class MatchListModel(BaseModel):
    """Matches in their order; `next` is the offset of further ones, or null."""

    matches: list[MatchModel]
    next: int | None


class JoinModel(Given):
    """A request for a seat; by default, the first one open to the requester."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"example": {"name": "Boris"}})

    name: PlayerName
    seat: int | None = Field(default=None, ge=1, le=8)
    salt: Salt = ""


class LeaveModel(Given):
    """Which of your seats you give up or hand to a bot; by default, all of them."""

    seat: int | None = Field(default=None, ge=1, le=8)


class BranchModel(Given):
    """From where to play on, and at which seats; by default those that one held, or the first.

    Bots sit at all others: those that sat there, or `bot`.
    """

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"example": {"at": 120, "seats": [2], "bot": "stalker"}}
    )

    at: int = Field(ge=0, le=HIGHEST, description="After how many choices.")
    seats: list[Annotated[int, Field(ge=1, le=8)]] | None = Field(
        default=None, min_length=1, max_length=8
    )
    bot: BotName | None = Field(default=None, description="By default the usual one.")


class SeatChangeModel(Given):
    """What the host makes of a seat: open, a bot's, or their own."""

    kind: Literal["mine", "open", "bot"]
    name: PlayerName | None = None
    bot: BotName | None = None


class NewInviteModel(Given):
    """An invitation to play (at one seat or any open one), to watch, or to play on for oneself."""

    kind: Literal["seat", "watch", "heir"] = "seat"
    seat: int | None = Field(default=None, ge=1, le=8)


class InviteModel(BaseModel):
    """A link to send to somebody; it is told only now, the server keeps nothing but its hash.

    The token stands behind the #, so that it gets into no log. A new invite to a seat takes the
    place of the last one.
    """

    model_config = ConfigDict(json_schema_extra={"example": model_examples.INVITE})

    kind: Literal["seat", "watch", "heir"]
    seat: int | None
    token: str
    link: str
    qr: str = Field(description="The link as a QR code: an SVG picture.")


class NewMatchResultModel(BaseModel):
    """The new table, and an invitation to its open seats, if it has any."""

    match: MatchModel
    invite: InviteModel | None


class WatchModel(Given):
    """The name of a spectator."""

    name: PlayerName | None = None
