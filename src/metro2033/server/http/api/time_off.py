"""Time off: quiet hours and vacation, during which clocks of days stop."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from metro2033.server.http.api.match_model import HIGHEST, Given
from metro2033.server.http.api.request_context import Known, SiteOf, refusals
from metro2033.server.match.actor import Identity
from metro2033.server.store.entities import Conflict
from metro2033.server.store.time_off import WantedRest
from metro2033.server.tables.problem import Problem
from metro2033.server.time_off import HOUR_MS, MOST_QUIET, QuietHours, Rest, is_zone, vacation_left

router: Final = APIRouter(prefix="/api/session/rest", tags=["sessions"])


TimeOfDay = Annotated[str, StringConstraints(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]


class QuietHoursModel(Given):
    """Quiet hours of each day, at most twelve."""

    zone: str = Field(max_length=64, description="A time zone, such as `Europe/Budapest`.")
    begin: TimeOfDay
    end: TimeOfDay


class NewRestModel(Given):
    """Your time off from now on; null for none. Other quiet hours count in full after a day."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "example": {
                "quiet_hours": {"zone": "Europe/Budapest", "begin": "22:00", "end": "08:00"},
                "vacation_until": None,
            }
        },
    )

    quiet_hours: QuietHoursModel | None = None
    vacation_until: int | None = Field(
        default=None, ge=0, le=HIGHEST, description="A vacation begins at once."
    )


class RestModel(BaseModel):
    """Your time off, and how much of this year's vacation is left."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "quiet_hours": {"zone": "Europe/Budapest", "begin": "22:00", "end": "08:00"},
                "quiet_from": 1_798_156_800_000,
                "vacation_until": 1_798_761_600_000,
                "hours_left": 720,
            }
        },
    )

    quiet_hours: QuietHoursModel | None
    quiet_from: int | None = Field(
        description="When hours that have changed count in full; until then only those hours are "
        "quiet that were so before as well."
    )
    vacation_until: int | None
    hours_left: int


@router.get("", responses=refusals(401))
async def show_rest(who: Known, site: SiteOf) -> RestModel:
    """Your time off, during which clocks with days per answer stand still."""
    return told(await site.store.rest_of(holder_of(who)), site.store.now())


@router.put("", responses=refusals(401, 409))
async def change_rest(
    wanted: NewRestModel, request: Request, who: Known, site: SiteOf
) -> RestModel:
    """Change your quiet hours, go on vacation, or return from it."""
    site.take(request)
    holder, quiet = holder_of(who), quiet_hours(wanted.quiet_hours)
    try:
        await site.store.put_rest(holder, WantedRest(quiet, wanted.vacation_until))
    except Conflict:
        raise Problem(409, "problem-no-vacation") from None
    for match_id in await site.store.clocked_matches(who.session, who.account):
        await site.hub.rests_changed(match_id)
    return told(await site.store.rest_of(holder), site.store.now())


def holder_of(who: Identity) -> str:
    """The holder of the time off: an account, or a browser without one."""
    return who.account or who.session


def quiet_hours(wanted: QuietHoursModel | None) -> QuietHours | None:
    """Quiet hours as they are kept; hours that make no sense are refused."""
    if wanted is None:
        return None
    if not is_zone(wanted.zone):
        raise Problem(422, "problem-no-zone", zone=wanted.zone)
    quiet = QuietHours(wanted.zone, minute_of(wanted.begin), minute_of(wanted.end))
    if quiet.minutes > MOST_QUIET:
        raise Problem(422, "problem-quiet-too-long", hours=MOST_QUIET // 60)
    return quiet


def told(rest: Rest, now: int) -> RestModel:
    """Time off as its owner sees it."""
    quiet, hours = None, rest.quiet.hours
    if hours is not None:
        begin, end = time_of(hours.begin), time_of(hours.end)
        quiet = QuietHoursModel(zone=hours.zone, begin=begin, end=end)
    is_settled = quiet is None or rest.quiet.settled <= now or hours == rest.quiet.old
    return RestModel(
        quiet_hours=quiet,
        quiet_from=None if is_settled else rest.quiet.settled,
        vacation_until=next((end for _, end in rest.vacations if end > now), None),
        hours_left=vacation_left([(b, min(e, now)) for b, e in rest.vacations], now) // HOUR_MS,
    )


def minute_of(text: str) -> int:
    """The minute of the day.

    >>> minute_of("22:30")
    1350
    """
    hours, minutes = text.split(":")
    return int(hours) * 60 + int(minutes)


def time_of(minute: int) -> str:
    """The time of a minute of the day.

    >>> time_of(1350)
    '22:30'
    """
    return f"{minute // 60:02}:{minute % 60:02}"
