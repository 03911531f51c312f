"""Finished matches read back: records, verdicts, stories and replays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.helper import asking
from metro2033.server.match.replays import Replay
from metro2033.server.match.table_presenter import TablePresenter
from metro2033.server.protocol import part
from metro2033.server.protocol.merge_patch import merge_patch
from metro2033.server.store.entities import Match
from metro2033.server.tables.access import Access
from metro2033.server.tables.problem import Problem
from metro2033.table.decision import decide
from metro2033.table.line import BadRecord
from metro2033.table.record import read
from metro2033.table.verify import verify

EVERYTHING: Final = -3
"""The viewer from whom nothing is hidden, when a match is over."""


def over(access: Access) -> Match:
    """The match, if it was played to its end: before that its secrets are secret."""
    if access.match.status != "over":
        raise Problem(409, "problem-not-over")
    return access.match


def check_viewer(access: Access, seat: int | None) -> None:
    """Refuse a view that is not the requester's own; once the match is over, every view is open."""
    if access.match.header is None:
        raise Problem(409, "problem-not-running")
    if seat is not None and seat > len(access.seats):
        raise Problem(404, "problem-no-seat", seat=seat)
    if access.match.status == "over":
        return
    if seat is not None and seat - 1 not in access.held:
        raise Problem(403, "problem-not-seated")
    if seat is None and not access.may_watch and not access.held:
        raise Problem(403, "problem-not-watching")


def story(played: Replay, seat: int | None) -> dict[str, Any]:
    """A match as one viewer may see it."""
    viewer = SPECTATOR if seat is None else seat - 1
    presenter = TablePresenter(played.table, played.log)
    is_over = played.match.status == "over"
    presenter.has_memory = is_over or played.match.settings.get("memory", True)
    return {
        "match": played.match.id,
        "seat": seat,
        "steps": presenter.steps(viewer, 0, played.table.count),
        "facts": presenter.facts(viewer),
    }


def check_frame(played: Replay, viewer: str, at: int) -> None:
    """Refuse the eyes of a seat, or a choice, that the match does not have."""
    check_moment(played, int(viewer) if viewer.isdecimal() else None, at)


def check_moment(played: Replay, seat: int | None, at: int) -> None:
    """Refuse a seat or a choice that the match does not have."""
    if seat is not None and seat > len(played.table.header.seats):
        raise Problem(404, "problem-no-seat", seat=seat)
    if at > played.table.count:
        raise Problem(404, "problem-no-choice", count=played.table.count, n=at)


def film(played: Replay, viewer: str, at: int, count: int) -> dict[str, Any]:
    """A finished match, frame by frame."""
    eyes = {"spectator": SPECTATOR, "everything": EVERYTHING}
    seat = eyes[viewer] if viewer in eyes else int(viewer) - 1
    numbers = range(at, min(at + count, played.table.count + 1))
    return {
        "match": played.match.id,
        "viewer": viewer,
        "count": played.table.count,
        "frames": list(frames(played, seat, numbers)),
        "ranking": played.table.ranking,
    }


def frames(played: Replay, viewer: int, numbers: range) -> Iterator[dict[str, Any]]:
    """The match after each of some choices."""
    before: Mapping[str, Any] | None = None
    game, presenter = played.table.game, TablePresenter(played.table, played.log)
    for n in numbers:
        state = played.table.at(n)
        facts = game.facts(state if viewer == EVERYTHING else game.view(state, viewer))
        asked = [seat for seat in range(CHANCE) if state.asked >> seat & 1]
        yield {
            "n": n,
            "step": step(played, presenter, viewer, n) if n else None,
            "facts": facts if before is None else None,
            "patch": None if before is None else merge_patch(before, facts),
            "waiting": [seat + 1 for seat in asked],
            "kind": asking(state).asks() if state.asked else "",
            "options": decide(played.table.codec, state, viewer).keys if viewer in asked else [],
        }
        before = facts


def step(played: Replay, presenter: TablePresenter, viewer: int, n: int) -> part.Step:
    """A choice and what followed, as the viewer may know it or with nothing hidden."""
    if viewer != EVERYTHING:
        return presenter.steps(viewer, n - 1, n)[0]
    return presenter.open_step(n, played.entries[n - 1].events)


def verdict(text: str, language: str) -> dict[str, Any]:
    """Whether the text of a record is honest."""
    found = verify(text)
    try:
        record = read(text)
    except BadRecord:
        record = None
    end = record.end if record else None
    return {
        "is_honest": found.is_honest,
        "line": found.line,
        "reason": found.told(language),
        "commitment": record.header.commitment if record else None,
        "seal": end.seal if end else None,
    }
