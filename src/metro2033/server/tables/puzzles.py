"""Puzzles: which there are, a match that begins at one, and how good an answer was."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from metro2033 import catalog
from metro2033.puzzle import Puzzle, puzzle, puzzles
from metro2033.server.bots.bot_question import BotPurpose
from metro2033.server.match.actor import Identity
from metro2033.server.match.bot_advice import purpose_part
from metro2033.server.match.table_presenter import Vocabulary
from metro2033.server.tables.positions import Position, play_position
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.tables import Tables
from metro2033.server.tables.wanted import WantedPlay

PLAYED_ON: Final = 12
"""Somebody who has gone on for so many choices after a puzzle wants to keep the match."""


def list_puzzles(tables: Tables) -> list[dict[str, Any]]:
    """The puzzles of all editions that are played here, without their answers."""
    return [told(found) for found in puzzles().values() if found.edition in tables.editions]


def told(found: Puzzle) -> dict[str, Any]:
    """A puzzle without its answer."""
    return {
        "id": found.id,
        "edition": found.edition,
        "seats": found.seats,
        "seat": found.seat,
        "at": found.at,
        "themes": list(found.themes),
        "level": found.level,
        "is_retired": found.is_retired,
    }


def known_puzzle(name: str) -> Puzzle:
    """The puzzle of an ID."""
    try:
        return puzzle(name)
    except KeyError:
        raise Problem(404, "problem-no-puzzle") from None


async def begin_puzzle(
    tables: Tables, name: str, wanted: WantedPlay, who: Identity
) -> dict[str, Any]:
    """Begin a match at the question of a puzzle; other puzzles of the visitor are put away."""
    found = known_puzzle(name)
    await put_away(tables, who)
    own = WantedPlay(found.seat, None, wanted.name, wanted.language)
    position = Position("", found.table())
    return await play_position(
        tables, position, own, who, puzzle=name, hints=False, chat=False, watch="nobody"
    )


async def put_away(tables: Tables, who: Identity) -> None:
    """Delete the puzzles that somebody has left; matches played on from them are broken off.

    One that is open in another tab stays.
    """
    held = await tables.store.list_matches(
        statuses=["running"], session=who.session, account=who.account
    )
    for match in held:
        if not match.settings.get("puzzle") or tables.hub.rooms.is_watched(match.id):
            continue
        if match.count - match.settings["imported"] < PLAYED_ON:
            await tables.store.delete_match(match.id)
            await tables.hub.forget(match.id)
        else:
            await tables.store.end_match(match.id)
            await tables.hub.ended(match.id)


def solution(name: str, key: str) -> dict[str, Any]:
    """How good an answer to a puzzle is, and the chances with all answers, the best first."""
    found = known_puzzle(name)
    words = Vocabulary(catalog.game(found.edition))
    options = [words.option(each) for each in sorted_by_chance(found)]
    return {
        "is_best": key == found.best,
        "best": found.best,
        "answers": [
            {"key": o.key, "verb": o.verb, "args": o.args, "chance": found.chances[o.key]}
            for o in options
        ],
        "found": [] if found.is_retired else list(found.found),
        "purpose": told_purpose(words, BotPurpose(**found.purpose)),
    }


def told_purpose(words: Vocabulary, purpose: BotPurpose) -> dict[str, Any]:
    """What an answer is for, as a client words it in a sentence."""
    told: dict[str, Any] = msgspec.to_builtins(purpose_part(words, purpose))
    return told


def sorted_by_chance(found: Puzzle) -> list[str]:
    """The answers of a puzzle, the best first."""
    return sorted(found.chances, key=lambda key: found.chances[key], reverse=True)
