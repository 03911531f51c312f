"""Lessons: what the coach says, and a first match that is a lesson."""

from __future__ import annotations

from typing import Any, Final

from metro2033 import lesson as lessons
from metro2033.server.match.actor import Identity
from metro2033.server.tables import lobby
from metro2033.server.tables.gathering import begin, create
from metro2033.server.tables.problem import Problem, bot_name, known_language
from metro2033.server.tables.tables import Tables
from metro2033.server.tables.wanted import WantedLesson, WantedSeat, WantedTable

OPPONENT: Final = "newcomer"
"""The bot that answers for the opponents when the script has ended."""


def show_lesson(tables: Tables, edition: str) -> dict[str, Any]:
    """What the coach says, and when."""
    return lesson_data(edition, known_lesson(tables, edition))


def lesson_data(edition: str, found: lessons.Lesson) -> dict[str, Any]:
    """A lesson as clients receive it."""
    return {
        "edition": edition,
        "choices": len(found.script),
        "cues": [
            {
                "text": cue.text,
                "at": cue.at,
                "show": list(cue.show),
                "key": cue.key,
                "attempt": cue.attempt,
                "rule": cue.rule,
            }
            for cue in found.cues
        ],
    }


async def begin_lesson(
    tables: Tables, edition: str, wanted: WantedLesson, who: Identity
) -> dict[str, Any]:
    """Begin a lesson; an earlier one in the same edition is broken off."""
    found, language = known_lesson(tables, edition), known_language(wanted.language)
    await break_off(tables, who, edition)
    await tables.check_number(who)
    opponent = WantedSeat("bot", bot_name(OPPONENT, language), OPPONENT)
    asked_for = WantedTable(
        edition=edition,
        seats=[WantedSeat("mine", wanted.name), *[opponent] * (found.seats - 1)],
        house_rules=found.house_rules,
        language=language,
        watch="nobody",
        chat=False,
    )
    game = tables.edition(edition)
    settings = {
        **lobby.settings_of(asked_for, game, who),
        "position": found.position,
        "lesson": edition,
    }
    seats = [lobby.new_seat(seat, n, who, game, language) for n, seat in enumerate(asked_for.seats)]
    match = await create(tables.store, settings, seats)
    await begin(tables, match.id)
    return await tables.again(match.id, who)


def known_lesson(tables: Tables, edition: str) -> lessons.Lesson:
    """The lesson of an edition that is played here."""
    tables.edition(edition)
    try:
        return lessons.lesson(edition)
    except KeyError:
        names = ", ".join(lessons.lesson_names())
        raise Problem(404, "problem-no-edition", edition=edition, known=names) from None


async def break_off(tables: Tables, who: Identity, edition: str) -> None:
    """End the lessons in an edition that somebody has begun and left."""
    held = await tables.store.list_matches(
        statuses=["running"], session=who.session, account=who.account
    )
    for match in held:
        if match.settings.get("lesson") == edition:
            await tables.store.end_match(match.id)
            await tables.hub.ended(match.id)
