"""Statistics: what matches of people say of factions, heroes and cards, beside those of bots."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from metro2033.figures.share import Share
from metro2033.server.http.api.request_context import SiteOf, refusals
from metro2033.server.store.profile_entities import Tally

router: Final = APIRouter(prefix="/api", tags=["statistics"])

FILE: Final = Path(__file__).with_name("balance.json")
"""What `metro2033 balance` has found, as tools/pack_balance.py has packed it."""


class FigureModel(BaseModel):
    """How often those who had or used a thing won: 1 is as often as is fair."""

    trials: int = Field(description="How many seats had or used it.")
    value: float
    low: float = Field(description="The least that is likely (95 %, Wilson).")
    high: float


class ThingModel(BaseModel):
    """A faction, a hero or a card, in matches of people and of bots."""

    kind: str
    thing: str
    people: FigureModel | None
    bots: FigureModel | None


class StatisticsModel(BaseModel):
    """The figures of an edition."""

    edition: str
    matches: int = Field(description="Public matches that people alone have played to the end.")
    bot: str = Field(description="The bot of the other matches.")
    bot_matches: int
    things: list[ThingModel]


@router.get("/statistics", responses=refusals(404))
async def show_statistics(
    site: SiteOf, edition: Annotated[str, Query(max_length=20)]
) -> StatisticsModel:
    """What the matches of this server say of an edition, beside those of bots."""
    site.tables.edition(edition)
    matches, tallies = await site.store.tallies(edition)
    people = {(tally.kind, tally.thing): figure(tally) for tally in tallies}
    measured = shipped().get(edition, {"bot": "", "matches": 0, "figures": {}})
    bots = {
        (kind, thing): FigureModel(trials=trials, value=value, low=low, high=high)
        for kind, things in measured["figures"].items()
        for thing, (trials, value, low, high) in things.items()
    }
    names = [*bots, *(name for name in people if name not in bots)]
    return StatisticsModel(
        edition=edition,
        matches=matches,
        bot=measured["bot"],
        bot_matches=measured["matches"],
        things=[
            ThingModel(kind=kind, thing=thing, people=people.get(name), bots=bots.get(name))
            for name in names
            for kind, thing in [name]
        ],
    )


def figure(tally: Tally) -> FigureModel:
    """Wins as a multiple of what is fair, with their interval."""
    found = Share(tally.wins, tally.trials, tally.fair).data()
    return FigureModel(
        trials=tally.trials,
        value=found["of_fair"],
        low=found["of_fair_low"],
        high=found["of_fair_high"],
    )


@cache
def shipped() -> dict[str, Any]:
    """The figures of bots by edition."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
