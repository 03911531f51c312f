"""Rated tables: who may sit there, and on which terms.

Everybody sits there with an account and for themselves, and knows before that the match counts.
There is no advice, nothing is taken back after something was seen, and seats are drawn.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from metro2033.agents.bot_names import names_for
from metro2033.agents.ratings import rating
from metro2033.agents.skill import can_rate
from metro2033.bots.registry import LEVELS, usual_for
from metro2033.engine.kernel.game import Game
from metro2033.server.match.actor import Identity
from metro2033.server.store.entities import Match, NewSeat, Seat
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.wanted import WantedTable

CLOCK: Final = {"kind": "days", "days": 3}
"""The clock of a rated table that was made without one."""


def check_table(wanted: WantedTable, game: Game[Any], who: Identity) -> None:
    """Refuse a rated table with house rules, or one that somebody makes who cannot be rated."""
    if not can_rate():
        raise Problem(409, "problem-not-rated-here")
    if who.account is None:
        raise Problem(403, "problem-rated-account")
    if wanted.clock is None and any(seat.kind == "open" for seat in wanted.seats):
        raise Problem(422, "problem-rated-clock")
    usual = game.settle(len(wanted.seats), {})
    if game.settle(len(wanted.seats), dict(wanted.house_rules)) != usual:
        raise Problem(422, "problem-rated-house-rules")


def on_terms(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings as they are stored: nobody keeps a rating by staying away from a rated match.

    It has a clock, and when that has run out a bot plays on.
    """
    if not settings.get("rated"):
        return dict(settings)
    return {**settings, "clock": settings["clock"] or CLOCK, "absent": "bot"}


def stand_in(game: Game[Any]) -> str:
    """The bot that plays on for whoever leaves: the easiest, so that nobody gains by it."""
    return next((level for level in LEVELS if level in names_for(game)), usual_for(game))


def check_seats(settings: Mapping[str, Any], seats: Sequence[Seat | NewSeat]) -> None:
    """Refuse guests, second seats of one account, and bots of unknown strength, if it is rated."""
    if not settings.get("rated"):
        return
    people = [seat.account for seat in seats if seat.kind == "person"]
    if None in people:
        raise Problem(403, "problem-rated-account")
    if len(set(people)) < len(people):
        raise Problem(409, "problem-rated-twice")
    for seat in seats:
        if seat.kind == "bot" and rating(settings["edition"], seat.bot or "") is None:
            raise Problem(422, "problem-rated-bot", bot=seat.bot or "")


def drawn_seats(match: Match, seats: Sequence[Seat]) -> Iterable[Seat]:
    """Who sits where after seats were drawn, by the secret that is told when the match is over."""
    if match.status != "lobby":
        raise Problem(409, "problem-not-lobby")
    missing = sum(seat.kind == "open" for seat in seats)
    if missing:
        raise Problem(409, "problem-seats-open", count=missing)
    lots = [hmac.digest(match.secret, bytes([seat.seat]), "sha256") for seat in seats]
    order = sorted(range(len(seats)), key=lots.__getitem__)
    return [replace(seats[old], seat=new) for new, old in enumerate(order)]
