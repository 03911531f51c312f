"""Models of profiles."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from metro2033.server.http.api.match_model import Given
from metro2033.server.http.api.rating_model import RatingModel


class ProfileChoiceModel(Given):
    """Whether all may see one's profile."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"example": {"is_public": True}})

    is_public: bool


class GroupResultModel(BaseModel):
    """Wins at an edition, or there with a number of seats, a faction or a hero."""

    group: Literal["edition", "seats", "faction", "hero"]
    edition: str
    thing: str
    matches: int
    wins: int
    low: float = Field(description="The least share of wins that is likely (95 %).")
    high: float


class FavouriteCardModel(BaseModel):
    """A card that was used often."""

    edition: str
    kind: str
    card: str
    times: int
    matches: int


class RivalModel(BaseModel):
    """Somebody with a profile, how often one has met them, and who ended ahead how often."""

    name: str
    meetings: int
    ahead: int
    behind: int


class OwnRatingModel(RatingModel):
    """The rating in a pool."""

    edition: str
    seats: int


class PlayedMatchModel(BaseModel):
    """A finished match."""

    match: str
    edition: str
    seats: int
    at: int
    place: int
    faction: str = Field(description="Empty where it is not known.")
    hero: str
    is_left: bool = Field(description="Whether a bot has answered for the player.")
    is_public: bool


class ProfileModel(BaseModel):
    """What somebody has played: at public tables, for others; at all, for themselves."""

    name: str
    is_public: bool
    is_mine: bool
    is_followed: bool = Field(description="Whether the one who asks follows them.")
    matches: int
    wins: int
    longest_streak: int
    ratings: list[OwnRatingModel]
    results: list[GroupResultModel]
    cards: list[FavouriteCardModel]
    rivals: list[RivalModel]
    history: list[PlayedMatchModel]
    next: int | None = Field(description="The offset of further matches, or null.")


class SeatProfileModel(BaseModel):
    """The profile of somebody who sits at a match."""

    seat: int
    name: str


class SeatProfilesModel(BaseModel):
    """The players of a match who have a profile."""

    profiles: list[SeatProfileModel]


class AccountDataModel(BaseModel):
    """All that the server keeps of an account."""

    at: int
    account: dict[str, Any]
    browsers: list[dict[str, Any]]
    channels: list[dict[str, Any]]
    quiet_times: list[dict[str, Any]]
    vacations: list[dict[str, Any]]
    matches: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    tournaments: list[dict[str, Any]]
    organised: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    plans: list[dict[str, Any]]
    follows: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    sanctions: list[dict[str, Any]]
