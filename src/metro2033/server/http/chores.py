"""What a server does by itself, now and then, in whichever process a match was played."""

from __future__ import annotations

import asyncio
from typing import Final

from metro2033 import catalog
from metro2033.agents.skill import can_rate
from metro2033.server.bots.bot_question import BotQuestion, BotService, Share
from metro2033.server.log import logger
from metro2033.server.store.entities import Match, StoreError, Unavailable
from metro2033.server.store.profile_entities import DueMatch
from metro2033.server.store.store import Store
from metro2033.table.decision import Choice
from metro2033.table.record import Record, read_header, write

LOG: Final = logger("metro2033.chore")

SWEEP_SECONDS: Final = 3600

COUNT_SECONDS: Final = 2
"""How long a match that is over waits at the most until it counts."""

PAUSE_SECONDS: Final = 0.1
"""How long others have the bots' processes for themselves between two matches that are read."""


async def sweep(store: Store) -> None:
    """Forget sessions that have run out, now and then."""
    while True:
        try:
            await store.drop_expired_sessions()
        except StoreError as error:
            LOG.warning("sessions were not swept", error=type(error).__name__)
        await asyncio.sleep(SWEEP_SECONDS)


async def count_ratings(store: Store) -> None:
    """Count rated matches soon after they are over."""
    while can_rate():
        try:
            for match in await store.count_ratings():
                LOG.info("match rated", match=match.match, number=match.number)
        except Unavailable:
            LOG.debug("ratings wait for the store, which has told why")
        except Exception:
            LOG.exception("ratings broke")
        await asyncio.sleep(COUNT_SECONDS)


async def read_played(store: Store, bots: BotService) -> None:
    """Read finished matches for profiles and statistics, one after the other.

    They are replayed in the bots' processes when these are idle.
    """
    while True:
        try:
            while (due := await store.due_match()) is not None:
                await read_match(store, bots, due)
                await asyncio.sleep(PAUSE_SECONDS)
        except StoreError:
            LOG.debug("finished matches wait for the store, which has told why")
        except Exception:
            LOG.exception("reading finished matches broke")
        await asyncio.sleep(COUNT_SECONDS)


async def read_match(store: Store, bots: BotService, due: DueMatch) -> None:
    """Read one match; if that fails, it is not tried again."""
    try:
        reply = await bots.think(story_question(due))
        story = None if reply is None else reply.story
        await store.count_played(due.match.id, story, is_usual=is_usual(due.match))
    except Unavailable:
        raise
    except Exception:
        LOG.exception("a finished match cannot be read", match=due.match.id)
        await store.drop_due(due.match.id)


def story_question(due: DueMatch) -> BotQuestion:
    """What is asked about a match, at the lowest priority."""
    header = read_header(dict(due.match.header or {}))
    choices = tuple(Choice(choice.seat, choice.key) for choice in due.choices)
    return BotQuestion(
        edition=header.edition,
        bot="story",
        seat=0,
        seed=0,
        view={},
        task="story",
        share=Share(waits="nobody"),
        record=write(Record(header, choices)),
    )


def is_usual(match: Match) -> bool:
    """Whether a match was played without house rules."""
    game, seats = catalog.game(match.settings["edition"]), len((match.header or {})["seats"])
    return game.settle(seats, {}) == match.settings.get("house_rules")
