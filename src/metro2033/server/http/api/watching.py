"""Watching: summaries of public matches, and followed players."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field

from metro2033.server.http.api import model_examples
from metro2033.server.http.api.match_model import Delay, PlayerName
from metro2033.server.http.api.request_context import Asker, Known, SiteOf, Visitor, refusals
from metro2033.server.match.actor import holder_of
from metro2033.server.store.entities import Conflict
from metro2033.server.store.watch_entities import WatchedMatch
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.tables import PAGE

router: Final = APIRouter(prefix="/api", tags=["watching"])

Name = Annotated[PlayerName, Query(description="The name of an account with a profile.")]


class WatchedSeatModel(BaseModel):
    """A seat: its points as far as spectators may know them, and whether nobody has more.

    Where all have the same, nobody leads.
    """

    seat: int
    name: str
    is_bot: bool
    points: int | None = Field(description="Null as long as nobody has summed the match up.")
    leads: bool
    is_followed: bool = Field(description="Whether one follows who sits there.")


class WatchedMatchModel(BaseModel):
    """A running match in short; what spectators may not know yet is not in it."""

    model_config = ConfigDict(json_schema_extra={"example": model_examples.WATCHED_MATCH})

    id: str
    edition: str
    title: str
    language: str
    rated: bool
    delay: Delay | None
    seats: list[WatchedSeatModel]
    round: int = Field(description="0 as long as nobody has summed the match up.")
    began: int
    updated: int = Field(description="When the round or somebody's points changed last.")


class WatchListModel(BaseModel):
    """Matches to watch, the last changed first; `next` is the offset of further ones, or null.

    `followed` are the matches of those whom one follows; they are told with the first page.
    """

    followed: list[WatchedMatchModel]
    matches: list[WatchedMatchModel]
    next: int | None


class FollowsModel(BaseModel):
    """Followed players: names of accounts that have a profile."""

    names: list[str]


@router.get("/watch")
async def list_watched(
    site: SiteOf,
    asker: Asker,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> WatchListModel:
    """The running matches that anybody may watch."""
    found = await site.store.watched_matches(limit=limit + 1, offset=offset)
    is_first = asker is not None and not offset
    own = await site.store.matches_of_followed(holder_of(asker), PAGE) if asker and is_first else []
    return WatchListModel(
        followed=[summed_up(match) for match in own],
        matches=[summed_up(match) for match in found[:limit]],
        next=offset + limit if len(found) > limit else None,
    )


@router.get("/follows", responses=refusals(401))
async def list_follows(site: SiteOf, who: Known) -> FollowsModel:
    """The players you follow. Only you see them."""
    return FollowsModel(names=await site.store.followed(holder_of(who)))


@router.put("/follows", status_code=204, responses=refusals(404, 409))
async def follow_player(request: Request, name: Name, site: SiteOf, who: Visitor) -> None:
    """Follow a player with a profile; the reply does not reveal other accounts."""
    site.take(request)
    found = await site.store.profile_named(name)
    if found is None:
        raise Problem(404, "problem-no-profile")
    try:
        await site.store.follow(holder_of(who), found.id)
    except Conflict:
        raise Problem(409, "problem-too-many-follows") from None


@router.delete("/follows", status_code=204, responses=refusals(401))
async def unfollow_player(request: Request, name: Name, site: SiteOf, who: Known) -> None:
    """Unfollow a player, whether or not you followed them."""
    site.take(request)
    found = await site.store.account_named(name)
    if found is not None:
        await site.store.unfollow(holder_of(who), found.id)


def summed_up(found: WatchedMatch) -> WatchedMatchModel:
    """A match in short."""
    settings, points = found.match.settings, found.summary.points
    named = settings.get("title", "")
    most = max(points, default=0)
    return WatchedMatchModel(
        id=found.match.id,
        edition=settings["edition"],
        title=named,
        language=settings.get("language", "en"),
        rated=bool(settings.get("rated")),
        delay=settings.get("delay"),
        seats=[
            WatchedSeatModel(
                seat=seat.seat + 1,
                name=seat.name,
                is_bot=seat.kind == "bot",
                points=points[seat.seat] if points else None,
                leads=bool(points) and points[seat.seat] == most > min(points),
                is_followed=seat.seat in found.followed,
            )
            for seat in found.seats
        ],
        round=found.summary.round,
        began=found.began,
        updated=found.summary.changed,
    )
