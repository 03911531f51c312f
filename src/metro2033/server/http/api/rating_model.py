"""Models of ratings."""

from __future__ import annotations

from pydantic import BaseModel, Field


class RatingModel(BaseModel):
    """A rating: 100 more win 64 % of the matches for two; the usual bot has 1000."""

    rating: int
    margin: int = Field(description="How far it may be off, with 95 % confidence.")
    is_provisional: bool = Field(description="Too few matches yet.")


class PlayerRatingModel(RatingModel):
    """A player in a table of ratings."""

    name: str
    matches: int
    wins: int
    is_me: bool
    has_profile: bool


class BotRatingModel(BaseModel):
    """A level of bots on the same scale."""

    bot: str
    rating: int


class RatingTableModel(BaseModel):
    """The best players of a season, or of all time, and the bots to compare them with."""

    edition: str
    seats: int
    season: str | None
    this_season: str
    is_offered: bool = Field(description="Whether this server has rated tables.")
    players: list[PlayerRatingModel]
    bots: list[BotRatingModel]


class RatingChangeModel(RatingModel):
    """What a match has made of the rating of a seat; bots keep theirs."""

    seat: int
    before: int


class MatchRatingsModel(BaseModel):
    """What a rated match has changed; nothing until it has counted, soon after its end."""

    is_counted: bool
    changes: list[RatingChangeModel]


class RecountModel(BaseModel):
    """How many matches have counted, and how many ratings differed from what follows of them."""

    matches: int
    wrong: int


class WrongPlacesModel(BaseModel):
    """A match whose seats had other places than follow from its choices."""

    match: str
    stored: list[int]
    played: list[int]


class ReplayedModel(BaseModel):
    """Rated matches that were played again from their choices, and corrected."""

    matches: int
    last: int | None = Field(description="Where to go on after; null after all.")
    wrong: list[WrongPlacesModel]
    unread: list[str] = Field(description="Deleted, or of rules that this server does not know.")


class DeserterModel(BaseModel):
    """An account that left many of its rated matches to bots; without a name it is deleted."""

    name: str
    matches: int
    left: int


class OneSidedPairModel(BaseModel):
    """An account that plays mostly where another one does, and nearly always ends behind it."""

    winner: str
    loser: str
    meetings: int
    lost: int
    matches: int = Field(description="All rated matches of the loser.")


class PatternsModel(BaseModel):
    """What an administrator may want to look at."""

    deserters: list[DeserterModel]
    pairs: list[OneSidedPairModel]
