"""Learning by playing: what the coach says, and a first match that is a lesson."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from metro2033 import lesson as lessons
from metro2033.server.http import lobby
from metro2033.server.http.api.match_model import Given, MatchModel, NewMatchModel, NewSeatModel
from metro2033.server.http.api.match_model import PlayerName as Name
from metro2033.server.http.api.request_context import SiteOf, Visitor, refusals
from metro2033.server.http.api.tables import again, begin, check_number, new_seat, settings_of
from metro2033.server.http.problem import Problem, bot_name, known_language
from metro2033.server.http.site import Site
from metro2033.server.match.actor import Identity

router: Final = APIRouter(prefix="/api/lessons", tags=["lessons"])

OPPONENT: Final = "newcomer"
"""The bot that answers for the opponents when the script has ended."""


class CueModel(BaseModel):
    """What the coach says when so many choices are made: the message `lesson-<edition>-<text>`."""

    text: str
    at: int
    show: list[str] = Field(
        description="What the coach points at: `station:ID`, `option:KEY`, or a part of the table."
    )
    key: str = Field(description="The answer that the coach asks for; empty if they only explain.")
    attempt: str = Field(description="An answer that is to be tried, and will be refused.")
    rule: str = Field(description="The rule against that.")


class LessonModel(BaseModel):
    """The lesson of an edition: a script of so many choices, and the words of the coach."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "edition": "second",
                "choices": 31,
                "cues": [
                    {
                        "text": "hire",
                        "at": 0,
                        "show": ["option:hire", "confirm"],
                        "key": "hire",
                        "attempt": "",
                        "rule": "",
                    }
                ],
            }
        }
    )

    edition: str
    choices: int
    cues: list[CueModel]


class NewLessonModel(Given):
    """Who learns, and in which language."""

    name: Name | None = None
    language: str = Field(default="en", max_length=8)


@router.get("/{edition}", responses=refusals(404))
async def show_lesson(edition: str, site: SiteOf) -> LessonModel:
    """What the coach says, and when."""
    found = known(edition, site)
    return LessonModel(
        edition=edition,
        choices=len(found.script),
        cues=[
            CueModel(
                text=cue.text,
                at=cue.at,
                show=list(cue.show),
                key=cue.key,
                attempt=cue.attempt,
                rule=cue.rule,
            )
            for cue in found.cues
        ],
    )


@router.post("/{edition}", status_code=201, responses=refusals(404, 409))
async def begin_lesson(
    edition: str, wanted: NewLessonModel, request: Request, site: SiteOf, who: Visitor
) -> MatchModel:
    """Begin a lesson; an earlier one in the same edition is broken off."""
    site.take(request)
    found, language = known(edition, site), known_language(wanted.language)
    await break_off(site, who, edition)
    await check_number(site, who)
    asked_for = NewMatchModel(
        edition=edition,
        seats=[NewSeatModel(kind="mine", name=wanted.name)]
        + [
            NewSeatModel(kind="bot", bot=OPPONENT, name=bot_name(OPPONENT, language))
            for _ in range(1, found.seats)
        ],
        house_rules=found.house_rules,
        language=language,
        watch="nobody",
        chat=False,
    )
    settings = {
        **settings_of(asked_for, site, who),
        "position": found.position,
        "lesson": edition,
    }
    game = lobby.edition(edition, site.settings.editions)
    seats = [new_seat(seat, n, who, game, language) for n, seat in enumerate(asked_for.seats)]
    match = await lobby.create(site.store, settings, seats, is_public=False)
    await begin(site, match.id)
    return await again(site, match.id, who)


def known(edition: str, site: Site) -> lessons.Lesson:
    """The lesson of an edition that is played here."""
    lobby.edition(edition, site.settings.editions)
    try:
        return lessons.lesson(edition)
    except KeyError:
        names = ", ".join(lessons.lesson_names())
        raise Problem(404, "problem-no-edition", edition=edition, known=names) from None


async def break_off(site: Site, who: Identity, edition: str) -> None:
    """End the lessons in an edition that somebody has begun and left."""
    held = await site.store.list_matches(
        statuses=["running"], session=who.session, account=who.account
    )
    for match in held:
        if match.settings.get("lesson") == edition:
            await site.store.end_match(match.id)
            await site.hub.ended(match.id)
