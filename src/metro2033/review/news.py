"""What happened at a moment, as news: losses and who caused them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from metro2033.engine.kernel.event import Event
from metro2033.engine.kernel.trait import FIGHT_OUTCOME, HURTS_HERO, LOSES_STATION, NEWS
from metro2033.i18n import variables
from metro2033.table.keys import Argument
from metro2033.table.table import Table

MOST: Final = 2


class News(msgspec.Struct, frozen=True):
    """A sentence about a moment: the text is the message `id` with `args`, named as in events."""

    id: str
    args: dict[str, Argument]


class Told(msgspec.Struct, frozen=True):
    """An event with its arguments named."""

    name: str
    traits: tuple[str, ...]
    args: dict[str, Argument]


def news_of(table: Table[Any], events: Iterable[Event], seat: int) -> list[News]:
    """What a moment is remembered for, what concerns a seat first.

    Where nothing was won or lost, it is the outcome of the last fight, if there was one.
    """
    told = [_told(table, event) for event in events]
    memorable = [one for one in told if NEWS in one.traits and not _is_other_side(one, told)]
    fights = [one for one in told if FIGHT_OUTCOME in one.traits]
    found = [_sentence(one, told) for one in memorable or fights[-1:]]
    found.sort(key=lambda news: news.args.get("seat") != str(seat + 1))
    return found[:MOST]


def _told(table: Table[Any], event: Event) -> Told:
    name, args = table.codec.event_args(event)
    signature = table.game.events[event.kind]
    return Told(name, signature.traits, dict(zip(variables(signature.kinds), args, strict=True)))


def _is_other_side(one: Told, told: list[Told]) -> bool:
    """Whether a capture is already reported as the loss of the station."""
    return LOSES_STATION not in one.traits and any(
        LOSES_STATION in other.traits and other.args["station"] == one.args.get("station")
        for other in told
    )


def _sentence(one: Told, told: list[Told]) -> News:
    """An event in its own words, or a loss with its cause."""
    loss = next((what for what in (LOSES_STATION, HURTS_HERO) if what in one.traits), "")
    if FIGHT_OUTCOME in one.traits and "seat2" in one.args and not _is_even(one):
        return News("news-battle", _battle(one))
    rival = _rival(one, told) if loss else {}
    if not rival:
        return News(f"event-{one.name}", one.args)
    subject = "station" if loss == LOSES_STATION else "hero"
    by = "seat" if "seat2" in rival else "threat"
    kept = {name: value for name, value in one.args.items() if name in {"seat", subject}}
    return News(f"news-{subject}-{by}", {**kept, **rival})


def _is_even(fight: Told) -> bool:
    return fight.args["number"] == fight.args["number2"]


def _battle(fight: Told) -> dict[str, Argument]:
    """Both sides of a battle in which nothing changed hands, the stronger first."""
    ours, theirs = fight.args["number"], fight.args["number2"]
    assert isinstance(ours, int)
    assert isinstance(theirs, int)
    if ours >= theirs:
        return fight.args
    seat, other = fight.args["seat"], fight.args["seat2"]
    return {"seat": other, "seat2": seat, "number": theirs, "number2": ours}


def _rival(one: Told, told: list[Told]) -> dict[str, Argument]:
    """The cause of a loss: a seat that took the station or fought, or a threat."""
    loser = one.args["seat"]
    for other in told:
        if other is one or NEWS not in other.traits or LOSES_STATION not in one.traits:
            continue
        if other.args.get("station") == one.args["station"] and other.args["seat"] != loser:
            return {"seat2": other.args["seat"]}
    for fight in (other for other in told if FIGHT_OUTCOME in other.traits):
        seats = [fight.args.get("seat"), fight.args.get("seat2")]
        if loser in seats and fight.args.get("threat"):
            return {"threat": fight.args["threat"]}
        if loser in seats and None not in seats:
            return {"seat2": next(seat for seat in seats if seat != loser)}
    return {}
