"""Matches begin, end, and are played once more or from the middle."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

from metro2033 import catalog
from metro2033.agents.bot_names import names_for
from metro2033.server.match.actor import Identity
from metro2033.server.store.entities import NewSeat
from metro2033.server.tables import lobby, rated
from metro2033.server.tables.access import Access
from metro2033.server.tables.gathering import begin, create
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.tables import Tables
from metro2033.server.tables.told import told
from metro2033.server.tables.wanted import WantedBranch, WantedSeat
from metro2033.table.fair import SECRET_BYTES

"""When a match can be followed by another."""


async def show(tables: Tables, access: Access) -> dict[str, Any]:
    """A match with what followed it and how it ended."""
    match = access.match
    ranking = await tables.ranking(access)
    may_follow = match.is_ended and not access.is_behind
    rematch = await tables.store.rematch_of(match.id) if may_follow else None
    return told(access, rematch, ranking)


async def end(tables: Tables, access: Access, who: Identity) -> dict[str, Any]:
    """Break the match off: before it begins, or where no other people play."""
    match = access.match
    others = [s for s in access.seats if s.kind == "person" and s.seat not in access.held]
    if match.status == "running" and others:
        raise Problem(403, "problem-other-people")
    if match.status not in {"lobby", "running"}:
        raise Problem(409, "problem-not-running")
    if match.status == "running" and match.settings.get("rated"):
        raise Problem(403, "problem-rated-end")
    await tables.store.end_match(match.id)
    await tables.hub.ended(match.id)
    return await tables.again(match.id, who)


async def delete(tables: Tables, access: Access) -> None:
    """Delete a match with all its choices, for good."""
    await tables.store.delete_match(access.match.id)
    await tables.hub.forget(access.match.id)


async def rematch(tables: Tables, access: Access, who: Identity) -> dict[str, Any]:
    """A new table with the same people, bots and settings, unless there is one already."""
    match = access.match
    if not match.is_ended:
        raise Problem(409, "problem-not-over")
    if not access.held and not access.is_host:
        raise Problem(403, "problem-not-seated")
    found = await tables.store.rematch_of(match.id)
    if found is None:
        await tables.check_number(who)
        kept = rated.on_terms(match.settings)
        settings = {
            **kept,
            "host": lobby.host_of(who),
            "imported": 0,
            "position": None,
            "lesson": None,
            "puzzle": None,
            "tournament": None,
            "deadline": None,
        }
        holders = {held for seat in access.seats if (held := seat.account or seat.session)}
        banned = await tables.store.banned_among(holders)
        seats = lobby.seated_again(settings, access.seats, who, banned)
        lobby.check_names(seat.name for seat in seats if seat.kind == "person")
        found = await tables.store.create_rematch(
            match,
            settings=settings,
            secret=secrets.token_bytes(SECRET_BYTES),
            content_digest=catalog.game(settings["edition"]).content_digest,
            seats=seats,
        )
        await tables.hub.seats_changed(match.id)
    return told(await tables.access(found, who))


async def branch(
    tables: Tables, access: Access, wanted: WantedBranch, who: Identity
) -> dict[str, Any]:
    """Play on from a choice of a match that is over, or that one broke off playing alone.

    While a match is played nobody may look behind its cards, not even where all others are bots.
    A new match begins at once. Its draws come from a new secret, so it proves nothing about them.
    """
    match = access.match
    check_may_branch(access)
    tables.edition(match.settings["edition"])
    await tables.check_number(who)
    played = await tables.replays.replay(match)
    count = played.table.count
    if wanted.at > count:
        raise Problem(404, "problem-no-choice", count=count, n=wanted.at)
    if wanted.at == count and played.table.is_over:
        raise Problem(409, "problem-at-the-end")
    settings = {
        **match.settings,
        "host": lobby.host_of(who),
        "clock": None,
        "rated": False,
        "imported": wanted.at,
        "lesson": None,
        "puzzle": None,
        "tournament": None,
        "deadline": None,
    }
    seats = list(seats_of_branch(wanted, access, who))
    new = await create(tables.store, settings, seats, choices=played.log[: wanted.at])
    await begin(tables, new.id)
    return await tables.again(new.id, who)


def check_may_branch(access: Access) -> None:
    """Refuse to play on from what is still a secret to somebody."""
    if access.match.header is None:
        raise Problem(409, "problem-not-running")
    others = [seat for seat in access.seats if seat.kind != "bot" and seat.seat not in access.held]
    is_given_up = access.match.status == "ended" and len(access.held) == 1 and not others
    if access.match.status != "over" and not is_given_up:
        raise Problem(409, "problem-not-over")


def seats_of_branch(wanted: WantedBranch, access: Access, who: Identity) -> Iterator[NewSeat]:
    """Who sits where in a match that goes on from another: the asker, and bots."""
    settings = access.match.settings
    game, language = catalog.game(settings["edition"]), settings["language"]
    mine = {seat - 1 for seat in wanted.seats or []} or set(access.held) or {0}
    if max(mine) >= len(access.seats):
        raise Problem(404, "problem-no-seat", seat=max(mine) + 1)
    for number, seat in enumerate(access.seats):
        if number in mine:
            name = seat.name if number in access.held else None
            new = WantedSeat(kind="mine", name=name)
        elif seat.kind == "bot" and seat.bot in names_for(game):
            new = WantedSeat(kind="bot", name=seat.name, bot=seat.bot)
        else:
            new = WantedSeat(kind="bot", bot=wanted.bot or settings["absent_bot"])
        yield lobby.new_seat(new, number, who, game, language)
