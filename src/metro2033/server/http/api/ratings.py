"""Ratings: tables of the best players, and what a match has changed."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query

from metro2033.agents.ratings import rating
from metro2033.agents.skill import Skill, can_rate
from metro2033.bots.registry import LEVELS
from metro2033.server.http.api.rating_model import (
    BotRatingModel,
    MatchRatingsModel,
    PlayerRatingModel,
    RatingChangeModel,
    RatingTableModel,
)
from metro2033.server.http.api.request_context import Asker, Seen, SiteOf, refusals
from metro2033.server.season import season_at, span_of
from metro2033.server.store.rating_entities import RatedSeat, RatingPool, Standing
from metro2033.server.tables.problem import Problem

router: Final = APIRouter(prefix="/api", tags=["ratings"])

MOST_PLAYERS: Final = 100


@router.get("/ratings", responses=refusals(404))
async def list_ratings(
    site: SiteOf,
    asker: Asker,
    edition: Annotated[str, Query(max_length=20)],
    seats: Annotated[int, Query(ge=2, le=6)] = 2,
    season: Annotated[
        str | None, Query(max_length=6, description="Such as 2026-4, or now.")
    ] = None,
) -> RatingTableModel:
    """The best players at an edition with so many seats, and the bots on the same scale."""
    site.tables.edition(edition)
    this_season = season_at(site.store.now())
    season = this_season if season == "now" else season
    span = (0, None) if season is None else span_of(season)
    if span is None:
        raise Problem(404, "problem-no-season", season=season or "")
    found = await site.store.standings(
        RatingPool(edition, seats), since=span[0], until=span[1], limit=MOST_PLAYERS
    )
    account = asker.account if asker else None
    profiled = await site.store.profiled([standing.account for standing in found])
    known = [(level, rating(edition, level, seats)) for level in LEVELS]
    return RatingTableModel(
        edition=edition,
        seats=seats,
        season=season,
        this_season=this_season,
        is_offered=can_rate(),
        players=[
            player(
                standing,
                is_me=standing.account == account,
                has_profile=standing.account in profiled,
            )
            for standing in found
        ],
        bots=[BotRatingModel(bot=bot, rating=n) for bot, n in known if n is not None],
    )


def player(standing: Standing, *, is_me: bool, has_profile: bool) -> PlayerRatingModel:
    """A player of a table."""
    skill = Skill(standing.mu, standing.sigma)
    return PlayerRatingModel(
        name=standing.name,
        rating=skill.rating,
        margin=skill.margin,
        is_provisional=skill.is_provisional,
        matches=standing.matches,
        wins=standing.wins,
        is_me=is_me,
        has_profile=has_profile,
    )


@router.get("/matches/{match_id}/ratings", responses=refusals(404))
async def show_match_ratings(access: Seen, site: SiteOf) -> MatchRatingsModel:
    """What a rated match has changed."""
    found = await site.store.rated_match(access.match.id)
    if found is None:
        return MatchRatingsModel(is_counted=False, changes=[])
    played, before = found
    return MatchRatingsModel(is_counted=True, changes=[change(s, before) for s in played.seats])


def change(seat: RatedSeat, before: dict[str, Skill]) -> RatingChangeModel:
    """What became of the rating of a seat."""
    after = Skill(seat.mu, seat.sigma)
    was = before.get(seat.account, Skill()) if seat.account else after
    return RatingChangeModel(
        seat=seat.seat + 1,
        before=was.rating,
        rating=after.rating,
        margin=after.margin,
        is_provisional=after.is_provisional,
    )
