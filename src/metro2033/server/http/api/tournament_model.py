"""Models of tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from metro2033.server.http.api.match_model import (
    HIGHEST,
    BotName,
    Clock,
    Status,
    TableModel,
    printable,
)

TournamentStatus = Literal["open", "running", "over", "cancelled"]
Format = Literal["swiss", "groups"]
TournamentTitle = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=32),
    AfterValidator(printable),
]


class NewTournamentModel(TableModel):
    """A tournament to be made, with the settings of its tables; a clock it has in any case.

    When a clock has run out, a bot plays on; the same happens at all tables when a round ends.
    """

    title: TournamentTitle
    is_public: bool = Field(default=True, description="Whether it stands in the list for all.")
    format: Format = Field(
        default="swiss",
        description="Those with similar points meet; or everybody meets everybody in their group.",
    )
    seats: int = Field(default=2, ge=2, le=6, description="Seats at a table, at the most.")
    rounds: int = Field(default=4, ge=1, le=9, description="Of a Swiss tournament.")
    group_size: int = Field(default=4, ge=3, le=8, description="Players in a group, at the most.")
    most: int = Field(default=32, ge=2, le=64, description="Players at the most.")
    round_hours: int = Field(default=72, ge=1, le=1440, description="How long a round lasts.")
    fill_bot: BotName | None = Field(default=None, description="The bot that takes free seats.")
    starts: int | None = Field(
        default=None,
        ge=0,
        le=HIGHEST,
        description="When it begins by itself; else its organiser begins it.",
    )


class TournamentRowModel(BaseModel):
    """A tournament in a list."""

    id: str
    title: str
    status: TournamentStatus
    is_public: bool
    format: Format
    edition: str
    seats: int
    rounds: int
    round: int
    people: int
    most: int
    rated: bool
    starts: int | None
    due: int | None


class TournamentListModel(BaseModel):
    """Tournaments, the last changed first; `next` is the offset of further ones, or null."""

    tournaments: list[TournamentRowModel]
    next: int | None


class EntrantModel(BaseModel):
    """Somebody who takes part; without a name the account was deleted."""

    number: int
    name: str
    bot: str | None
    group: int
    is_out: bool
    is_me: bool
    has_profile: bool


class StandingLineModel(BaseModel):
    """A line of the standings, in the order in which ties are broken, but for the lot.

    A win brings 120 points. `opposition` is the sum of the mean points of one's opponents at each
    table, `direct` how many of one's equals one was ahead of, less those behind whom one was.
    """

    number: int
    rank: int
    points: int
    opposition: float
    direct: int
    wins: int
    tables: int


class TournamentSeatModel(BaseModel):
    """A seat at a table of a round; points and place are known when the match is over."""

    number: int
    points: int | None
    place: int | None


class TournamentTableModel(BaseModel):
    """A table of a round; without a status its match was deleted."""

    number: int
    match: str
    status: Status | None
    is_counted: bool
    seats: list[TournamentSeatModel]


class TournamentRoundModel(BaseModel):
    """A round: its tables, and who has a bye."""

    number: int
    tables: list[TournamentTableModel]
    byes: list[int]


class TournamentModel(TournamentRowModel):
    """A tournament as the requester may see it; `standings` has a list for each group."""

    organiser: str = Field(description="Their name; empty if the account was deleted.")
    group_size: int
    round_hours: int
    fill_bot: str | None
    house_rules: dict[str, int]
    clock: Clock
    table: dict[str, Any] = Field(description="Further settings of its tables.")
    created: int
    is_organiser: bool
    is_in: bool = Field(description="Whether the one who asks takes part, and has not withdrawn.")
    my_match: str | None = Field(description="The table of the one who asks, in this round.")
    entrants: list[EntrantModel]
    standings: list[list[StandingLineModel]]
    rounds_played: list[TournamentRoundModel]
