"""Positions that are being edited: what they can have, what they have, and what is wrong."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import advance
from metro2033.engine.kernel.reading import Field
from metro2033.i18n import Complaint
from metro2033.scenario.draft import Draft, draft, drafted
from metro2033.scenario.write import written
from metro2033.server.match.replays import Replay
from metro2033.server.match.texts import said
from metro2033.server.tables.positions import check_size, read_record
from metro2033.server.tables.problem import Problem, told_faults
from metro2033.server.tables.puzzles import known_puzzle
from metro2033.server.tables.tables import Tables


def edit_position(tables: Tables, text: str, language: str) -> dict[str, Any]:
    """Everything about a position that is being edited.

    It comes as a scenario, as the JSON data of one, or as a record that leads to it.
    """
    try:
        found = _draft(text, language)
    except RecursionError:
        raise Problem(422, "problem-too-deep") from None
    if found.game is not None:
        tables.edition(found.game.name)
    return show_draft(found, language)


def _draft(text: str, language: str) -> Draft:
    data = _data(text)
    if data is not None:
        text = _whole(written(data))
    elif text.lstrip().startswith("{"):
        table = read_record(text)
        return drafted(said("position-title", {}, language), table.game, table.state)
    check_size(text)
    return draft(text)


def _whole(text: str) -> str:
    """A text without halves of characters, which data can name and no text can hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        reason = Complaint("fault-not-text")
        raise Problem(422, "problem-bad-position", line=1, reason=reason) from None
    return text


def _data(text: str) -> dict[str, Any] | None:
    """The data of a scenario, if the text is that; a record has a format, and many lines."""
    try:
        data = json.loads(text)
    except ValueError:
        return None
    return data if isinstance(data, dict) and "format" not in data else None


def show_draft(found: Draft, language: str) -> dict[str, Any]:
    """A draft as an editor receives it: its facts show all cards."""
    told: dict[str, Any] = {
        "text": found.text,
        "scenario": found.data,
        "edition": found.game.name if found.game else "",
        "faults": told_faults(found.faults, language),
        "fields": [],
        "names": {},
        "full": {},
        "facts": None,
        "waiting": [],
    }
    if found.game is None or found.state is None:
        return told
    state = found.state.clone()
    if not found.faults:
        advance(state)
        if not state.asked:
            why = said("problem-at-the-end", {}, language)
            told["faults"] = [{"line": 1, "place": "position", "station": "", "text": why}]
    given = (found.data or {}).get("position", {})
    if not isinstance(given, dict):
        return told
    return told | {
        **show_fields(found.game, found.fields),
        "full": filled(found.game.written(found.state), given),
        "facts": found.game.facts(state),
        "waiting": [seat + 1 for seat in range(CHANCE) if state.asked >> seat & 1],
    }


def show_fields(game: Game[Any], fields: Sequence[Field]) -> dict[str, Any]:
    """What a position can have, and the names to choose from, each list once."""
    kinds = {id(names): kind for kind, names in game.slugs.items()}
    shown, names = [], {}
    for field in fields:
        kind = kinds.get(id(field.names), field.name) if field.names else ""
        if kind:
            names[kind] = field.names
        shown.append(
            {
                "place": field.place,
                "name": field.name,
                "kind": field.kind,
                "least": field.least,
                "most": field.most,
                "usual": field.usual,
                "of": kind,
            }
        )
    return {"fields": shown, "names": names}


def filled(full: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """A whole description, in which all that was given stands as it was given."""
    players = given.get("player", [])
    if not isinstance(players, list) or not all(isinstance(each, dict) for each in players):
        players = []
    merged: list[dict[str, Any]] = [dict(each) for each in full.get("player", [])]
    for i, own in enumerate(players):
        merged[i : i + 1] = [{**(merged[i] if i < len(merged) else {}), **own}]
    return {**full, **given, "player": merged}


def puzzle_position(name: str, language: str) -> dict[str, str]:
    """The position of a puzzle as a scenario, as the seat that has to answer knows it."""
    found = known_puzzle(name)
    table = found.table()
    return {"text": _text(table.game, table.view(found.seat - 1), language)}


def _text(game: Game[Any], view: Any, language: str) -> str:
    return drafted(said("position-title", {}, language), game, view).text


def position_of(played: Replay, seat: int | None, language: str) -> dict[str, str]:
    """The position of a match as a scenario, as far as a seat or a spectator may know it.

    Once the match is over, everybody may know everything.
    """
    table, is_over = played.table, played.match.status == "over"
    viewer = SPECTATOR if seat is None else seat - 1
    view = table.state if is_over else table.view(viewer)
    return {"text": _text(table.game, view, language)}
