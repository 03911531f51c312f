"""Tournaments go on: they begin, are paired round by round, and end, in whichever process.

What happens is decided from what was read and stored only if nothing has changed since, so that
it does not matter how many processes try, or when one of them dies.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from metro2033.server.log import logger
from metro2033.server.match.hub import Hub
from metro2033.server.store.entities import StoreError, Unavailable
from metro2033.server.store.matches import new_id
from metro2033.server.store.store import NOTICE_DELAY_MS, Store
from metro2033.server.store.tournament_entities import NewRound, Tournament, WholeTournament
from metro2033.server.tables.tournament import new_table, plan_of
from metro2033.server.time_off import HOUR_MS, MINUTE_MS
from metro2033.server.tournament.pairing import next_round, rounds_of
from metro2033.server.tournament.schedule import filled, grouped
from metro2033.table.line import BadRecord

LOG: Final = logger("metro2033.tournament")

LOOK_SECONDS: Final = 2
"""How long a tournament waits at the most until it goes on."""

LEAST_PEOPLE: Final = 2


class Pauses:
    """How long tournaments that broke are left alone: from a minute, doubling, to an hour."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now: Final = now
        self._until: Final[dict[str, tuple[int, int]]] = {}

    def is_over(self, id: str) -> bool:
        """Whether a tournament may be tried."""
        return self._until.get(id, (0, 0))[0] <= self._now()

    def broke(self, id: str) -> None:
        """It broke, perhaps once more."""
        pause = min(HOUR_MS, max(MINUTE_MS, 2 * self._until.get(id, (0, 0))[1]))
        self._until[id] = (self._now() + pause, pause)

    def went_on(self, id: str) -> None:
        """It is sound again."""
        self._until.pop(id, None)


async def run_tournaments(store: Store, hub: Hub) -> None:
    """Advance tournaments as soon as possible, again and again."""
    pauses = Pauses(store.now)
    while True:
        try:
            for id in await store.due_tournaments():
                await attempt(store, hub, id, pauses)
        except StoreError:
            LOG.debug("tournaments wait for the store, which has told why")
        except Exception:
            LOG.exception("tournaments broke")
        await asyncio.sleep(LOOK_SECONDS)


async def attempt(store: Store, hub: Hub, id: str, pauses: Pauses) -> None:
    """Advance one tournament; its errors must not stop the others."""
    if not pauses.is_over(id):
        return
    try:
        await advance(store, hub, id)
    except Unavailable:
        raise
    except StoreError as error:
        LOG.info("tournament has changed meanwhile", tournament=id, error=type(error).__name__)
    except Exception:
        LOG.exception("tournament broke", tournament=id)
        pauses.broke(id)
    else:
        pauses.went_on(id)


async def advance(store: Store, hub: Hub, id: str) -> None:
    """Do all that is due in a tournament."""
    for match in await store.hand_over_tables(id):
        await hub.left(match)
    for match in await store.count_tables_of(id):
        await hub.ended(match)
    whole = await store.tournament(id)
    if whole is None:
        return
    if whole.tournament.status == "open" and is_due(whole.tournament, store.now()):
        await begin_or_cancel(store, whole)
    elif whole.tournament.status == "running" and is_round_over(whole):
        await pair(store, whole)
    await start_tables(store, hub, id)


def is_due(tournament: Tournament, now: int) -> bool:
    """Whether the time of a tournament has come."""
    return tournament.due is not None and tournament.due <= now


def is_round_over(whole: WholeTournament) -> bool:
    """Whether all tables have been counted; so it is before the first round."""
    return all(table.state == "done" for table in whole.tables)


async def begin_or_cancel(store: Store, whole: WholeTournament) -> None:
    """Begin a tournament whose time has come; call it off if too few joined."""
    tournament = whole.tournament
    is_wanted = tournament.settings["starts"] is not None and len(whole.entrants) >= LEAST_PEOPLE
    if is_wanted:
        await begin(store, whole)
    elif await store.end_tournament(tournament.id, "cancelled"):
        LOG.info("tournament called off", tournament=tournament.id)


async def begin(store: Store, whole: WholeTournament) -> bool:
    """Draw the groups and begin; False if the entrants have changed."""
    tournament, people = whole.tournament, len(whole.entrants)
    plan, bot = plan_of(tournament), tournament.settings["fill_bot"]
    bots = filled(people, plan) - people if bot is not None else 0
    drawn = grouped(people, bots, plan, tournament.seed)
    rounds = await asyncio.to_thread(rounds_of, plan, drawn, tournament.seed)
    has_begun = await store.begin_tournament(tournament, drawn, [bot] * bots, rounds)
    if has_begun:
        LOG.info("tournament begun", tournament=tournament.id, people=people, bots=bots)
    return has_begun


async def pair(store: Store, whole: WholeTournament) -> None:
    """Begin the next round, or end the tournament after the last one."""
    tournament = whole.tournament
    present = [one for one in whole.entrants if not one.is_out]
    people = [one for one in present if one.bot is None]
    if tournament.round >= tournament.rounds or len(present) < LEAST_PEOPLE or not people:
        if await store.end_tournament(tournament.id, "over"):
            LOG.info("tournament over", tournament=tournament.id)
        return
    if not await store.may_begin_round(tournament.organiser):
        LOG.debug("round waits", tournament=tournament.id)
        return
    new = await asyncio.to_thread(new_round, whole, store.now())
    if await store.put_round(new, NOTICE_DELAY_MS):
        LOG.info("round begun", tournament=tournament.id, round=new.number, tables=len(new.tables))


def new_round(whole: WholeTournament, now: int) -> NewRound:
    """The next round of a tournament."""
    tournament, by_number = whole.tournament, {one.number: one for one in whole.entrants}
    number = tournament.round + 1
    due = now + tournament.settings["round_hours"] * HOUR_MS
    plan = plan_of(tournament)
    pairing = next_round(plan, whole.players, whole.sittings, number, tournament.seed)
    tables = [
        new_table(
            tournament, new_id(), (number, table), [by_number[one] for one in seats], due, now
        )
        for table, seats in enumerate(pairing.tables, 1)
    ]
    return NewRound(tournament.id, tournament.version, number, due, tables, pairing.byes)


async def start_tables(store: Store, hub: Hub, id: str) -> None:
    """Ask the first questions at new tables, including those made by other processes."""
    whole = await store.tournament(id)
    new: Sequence[str] = [t.match for t in whole.tables if t.state == "new"] if whole else []
    for match in new:
        await start_table(hub, match)
        await store.table_started(match)


async def start_table(hub: Hub, match: str) -> None:
    """Load a match, so that it goes on; one that cannot be played is left to the deadline."""
    try:
        await hub.start(match)
    except BadRecord:
        LOG.exception("table of a tournament cannot be played", match=match)
