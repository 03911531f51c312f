"""Profiles, if their owners show them, and all data of an account."""

from __future__ import annotations

from dataclasses import asdict, astuple
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request

from metro2033.agents.skill import Skill
from metro2033.server.http.api.match_model import PlayerName
from metro2033.server.http.api.profile_model import (
    AccountDataModel,
    FavouriteCardModel,
    GroupResultModel,
    OwnRatingModel,
    PlayedMatchModel,
    ProfileChoiceModel,
    ProfileModel,
    RivalModel,
    SeatProfileModel,
    SeatProfilesModel,
)
from metro2033.server.http.api.request_context import Asker, Known, Seen, SiteOf, refusals
from metro2033.server.http.api.sessions import own_account
from metro2033.server.http.site import Site
from metro2033.server.store.entities import Account
from metro2033.server.store.rating_entities import RatingPool
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.profile import favourite_cards, longest_streak, results

router: Final = APIRouter(prefix="/api", tags=["profiles"])

PAGE: Final = 20
"""Matches of a history at once."""

WHOLE_COST: Final = 10
"""How many usual requests all data of an account cost: it may be thousands of matches."""

MOST_RIVALS: Final = 8

Offset = Annotated[int, Query(ge=0, le=1_000_000)]


@router.get("/profiles", responses=refusals(404))
async def show_profile(
    request: Request,
    site: SiteOf,
    asker: Asker,
    name: Annotated[PlayerName, Query()],
    offset: Offset = 0,
) -> ProfileModel:
    """The profile of an account that shows it, or your own.

    Of others it tells what they played at public tables. Whether there is an account without a
    profile cannot be found out.
    """
    site.take(request)
    found = await site.store.profile_named(name)
    own = await site.store.account(asker.account) if asker and asker.account else None
    if own is not None and own.name.casefold() == name.casefold():
        return await profile(site, own, offset, is_mine=True)
    if found is None:
        raise Problem(404, "problem-no-profile")
    names = await site.store.followed(asker.account or asker.session) if asker else []
    return await profile(site, found, offset, is_mine=False, is_followed=found.name in names)


@router.put("/account/profile", responses=refusals(401, 403))
async def change_profile(
    wanted: ProfileChoiceModel, who: Known, site: SiteOf
) -> ProfileChoiceModel:
    """Show your profile to everybody, or hide it."""
    account = await own_account(site, who)
    await site.store.change_profile(account.id, has_profile=wanted.is_public)
    return ProfileChoiceModel(is_public=wanted.is_public)


@router.get("/account/data", responses=refusals(401, 403))
async def download_data(request: Request, who: Known, site: SiteOf) -> AccountDataModel:
    """Everything the server stores about your account, except secrets."""
    account = await own_account(site, who)
    site.take(request, WHOLE_COST)
    return AccountDataModel(**await site.store.data_of(account))


@router.get("/matches/{match_id}/profiles", responses=refusals(404))
async def show_seat_profiles(access: Seen, site: SiteOf) -> SeatProfilesModel:
    """The players of a match who have a profile."""
    found = await site.store.profiles_at(access.match.id)
    return SeatProfilesModel(
        profiles=[SeatProfileModel(seat=s + 1, name=name) for s, name in sorted(found.items())]
    )


async def profile(
    site: Site, account: Account, offset: int, *, is_mine: bool, is_followed: bool = False
) -> ProfileModel:
    """What an account has played, as its owner or others may know it."""
    store = site.store
    played = await store.played(account.id, only_public=not is_mine)
    rivals = await store.rivals(account.id, played, limit=MOST_RIVALS)
    ratings = await store.ratings_of(account.id)
    more = offset + PAGE
    return ProfileModel(
        name=account.name,
        is_public=account.has_profile,
        is_mine=is_mine,
        is_followed=is_followed,
        matches=len(played),
        wins=sum(seat.place == 1 for seat in played),
        longest_streak=longest_streak(played),
        ratings=[
            own_rating(pool, skill)
            for pool, skill in sorted(ratings.items(), key=lambda one: astuple(one[0]))
        ],
        results=[GroupResultModel(**asdict(one)) for one in results(played)],
        cards=[FavouriteCardModel(**asdict(one)) for one in favourite_cards(played)],
        rivals=[RivalModel(**asdict(one)) for one in rivals],
        history=[PlayedMatchModel(**asdict(one)) for one in played[offset:more]],
        next=more if len(played) > more else None,
    )


def own_rating(pool: RatingPool, skill: Skill) -> OwnRatingModel:
    """The rating of somebody in a pool."""
    return OwnRatingModel(
        edition=pool.edition,
        seats=pool.seats,
        rating=skill.rating,
        margin=skill.margin,
        is_provisional=skill.is_provisional,
    )
