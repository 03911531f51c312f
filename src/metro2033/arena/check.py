"""Checks the balance of an edition against what its rulebook promises and what we want."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import inf
from typing import Any, Final, Literal

from metro2033 import catalog
from metro2033.figures.share import Share
from metro2033.figures.usage import KINDS

Verdict = Literal["kept", "broken", "open"]
"""A bound holds for the whole interval, for none of it, or it takes more matches to tell."""

Wanted = Literal["length", "share", "use", "excess"]
"""What a requirement is about: rounds, wins relative to the fair share, how often a card is used
where it could be, how much more often winners use it than others."""

USUAL_PLAYERS: Final = 4
SHARES: Final = (0.8, 1.2)
"""The range of its fair share of wins that a faction or hero should have."""

DUEL_SHARES: Final = (0.85, 1.15)
"""The same with two players."""

FIRST_SEAT: Final = (0.75, 1.25)
"""The same for whoever goes first."""

CHANCES: Final = {
    "equipment": "offered",
    "mission": "drawn",
    "threat": "revealed",
    "law": "opened",
}
"""What gives somebody the chance to use a card."""

LEAST_USE: Final = 0.05
"""A card used less often than this where it could be is dead."""

MOST_EXCESS: Final = 0.5
"""A card that winners use this much more often than others decides most matches."""


@dataclass(frozen=True, slots=True)
class Check:
    """A requirement with its bounds, what was found, and the verdict.

    `what` is a kind of thing and `name` which one; `most` is None if there is no upper bound.
    `players` is with how many players, 0 with any number.
    """

    what: str
    name: str
    wanted: Wanted
    least: float
    most: float | None
    found: float
    low: float
    high: float
    verdict: Verdict
    players: int = 0


def judge(low: float, high: float, bounds: tuple[float, float | None]) -> Verdict:
    """Whether an interval lies within bounds; None is no bound.

    >>> judge(0.7, 1.2, (0.6, 1.6)), judge(0.2, 0.5, (0.6, 1.6)), judge(0.5, 0.9, (0.6, 1.6))
    ('kept', 'broken', 'open')
    """
    least, most = bounds[0], inf if bounds[1] is None else bounds[1]
    if least <= low and high <= most:
        return "kept"
    return "broken" if high < least or low > most else "open"


def checks(data: dict[str, Any], own: dict[str, list[str]]) -> list[dict[str, Any]]:
    """All requirements on the balance of an edition; `own` names the cards of our own design."""
    found = [*length_checks(data), *share_checks(data), *first_seat_checks(data)]
    return [asdict(check) for check in [*found, *card_checks(data, own)]]


def length_checks(data: dict[str, Any]) -> Iterator[Check]:
    """Matches are as long as they should be."""
    bounds = catalog.pack(data["edition"]).rounds
    for table in data["tables"]:
        length = table["length"]
        if table["players"] == USUAL_PLAYERS and length:
            low, high = length["median_low"], length["median_high"]
            verdict = judge(low, high, bounds)
            yield Check("length", "", "length", *bounds, length["median"], low, high, verdict)


def share_checks(data: dict[str, Any]) -> Iterator[Check]:
    """No faction or hero is too weak or too strong, with any number of players."""
    for what in ("faction", "hero"):
        for name, shares in data["shares"][what].items():
            for players, share in shares["players"].items():
                bounds = DUEL_SHARES if players == "2" else SHARES
                yield from against_fair(what, name, share, bounds, int(players))


def first_seat_checks(data: dict[str, Any]) -> Iterator[Check]:
    """Going first is worth little, with any number of players."""
    for players, share in data["shares"]["order"].get("1", {"players": {}})["players"].items():
        yield from against_fair("order", players, share, FIRST_SEAT)


def against_fair(
    what: str, name: str, share: dict[str, float], bounds: tuple[float, float], players: int = 0
) -> Iterator[Check]:
    """A share of wins, relative to the fair one."""
    if share["trials"]:
        low, high = share["of_fair_low"], share["of_fair_high"]
        verdict = judge(low, high, bounds)
        yield Check(what, name, "share", *bounds, share["of_fair"], low, high, verdict, players)


def card_checks(data: dict[str, Any], own: dict[str, list[str]]) -> Iterator[Check]:
    """None of our own cards is dead, and none decides most matches."""
    for kind in KINDS:
        for name, card in data["usage"].get(kind, {}).items():
            if name not in own.get(kind, ()):
                continue
            use = card["use"]
            could = chances(kind, card, data["matches"])
            if could:
                share = Share(min(uses(kind, card), could), could).data()
                low, high = share["low"], share["high"]
                verdict = judge(low, high, (LEAST_USE, None))
                yield Check(kind, name, "use", LEAST_USE, None, share["share"], low, high, verdict)
            excess = use["excess"]
            verdict = "kept" if excess <= MOST_EXCESS else "broken"
            yield Check(kind, name, "excess", -1, MOST_EXCESS, excess, excess, excess, verdict)


def uses(kind: str, card: dict[str, Any]) -> int:
    """How often a card was used; a law that all agree on is in force without anybody's backing."""
    if kind == "law":
        return int(card["sights"].get("passed", {"times": 0})["times"])
    return int(card["use"]["times"])


def chances(kind: str, card: dict[str, Any], matches: int) -> int:
    """How often a card could have been used."""
    told = card["deeds"] | card["sights"]
    if kind not in CHANCES:
        return matches
    return int(told[CHANCES[kind]]["times"]) if CHANCES[kind] in told else 0
