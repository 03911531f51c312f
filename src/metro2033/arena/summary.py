"""The results of a tournament, as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from metro2033.agents.agent import FAULT_KINDS
from metro2033.arena.clock import Clock
from metro2033.arena.match import CHECK, Result
from metro2033.arena.order import Order
from metro2033.arena.rating import interval, rate
from metro2033.figures.share import Share, win_parts

MOST_REPORTS: Final = 5
"""How many faults of a bot are listed one by one."""


def summary(order: Order, results: Sequence[Result]) -> dict[str, Any]:
    """Everything that follows from the order alone, and separately the times.

    Nothing depends on the number of processes, or on how often the tournament was interrupted.
    """
    finished = [result for result in results if result["ranking"]]
    decided = [result for result in finished if 1 in result["ranking"]]
    ratings = rate(results)
    bots = [*dict.fromkeys(order.bots)]
    rows = [row(bot, order, results) | {"rating": interval(ratings[bot])} for bot in bots]
    return {
        **order.identity(),
        "matches": len(results),
        "unfinished": len(results) - len(finished),
        "without_winner": len(finished) - len(decided),
        "shared_wins": sum(result["ranking"].count(1) > 1 for result in finished),
        "is_even": order.plan.is_even(order.games),
        "checksum": sum(result["checksum"] for result in results) & CHECK,
        "bots": sorted(rows, key=lambda told: -told["rating"]["mu"]),
        "ahead": ahead(bots, finished),
        "seats": [seat_share(seat, decided).data() for seat in range(order.players)],
        "times": times(bots, results),
    }


def row(bot: str, order: Order, results: Sequence[Result]) -> dict[str, Any]:
    """The results of one bot; wins and places count matches with a winner."""
    wins, places, faults = Share(), Counter[int](), Counter[str]()
    decisions = replaced = 0
    reports: list[dict[str, Any]] = []
    for result in results:
        seats = [seat for seat, name in enumerate(result["bots"]) if name == bot]
        decisions += sum(result["decisions"][seat] for seat in seats)
        replaced += sum(result["replaced"][seat] for seat in seats)
        for fault in result["faults"]:
            if fault["seat"] - 1 in seats:
                faults[fault["kind"]] += 1
                reports.append({"match": result["match"], **fault})
        if 1 in result["ranking"]:
            parts = win_parts(result["ranking"])
            for seat in seats:
                wins.add(parts[seat], 1 / order.players)
                places[result["ranking"][seat]] += 1
    return {
        "bot": bot,
        "wins": wins.data(),
        "places": [places[place] for place in range(1, order.players + 1)],
        "mean_place": mean(places),
        "decisions": decisions,
        "faults": {kind: faults[kind] for kind in FAULT_KINDS},
        "replaced": replaced,
        "reports": reports[:MOST_REPORTS],
    }


def mean(counts: Counter[int]) -> float:
    """The mean of what was counted."""
    return round(sum(value * n for value, n in counts.items()) / max(1, counts.total()), 4)


def ahead(bots: Sequence[str], finished: Sequence[Result]) -> list[dict[str, Any]]:
    """How often one bot finished ahead of another when both played; ties count half."""
    found = []
    for one, other in combinations(bots, 2):
        share = Share()
        for result in finished:
            pairs = list(zip(result["bots"], result["ranking"], strict=True))
            for mine in [place for bot, place in pairs if bot == one]:
                for theirs in [place for bot, place in pairs if bot == other]:
                    share.add(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0)
        if share.trials:
            found.append({"bot": one, "of": other, **share.data()})
    return found


def seat_share(seat: int, decided: Sequence[Result]) -> Share:
    """How often a seat won, whoever sat there."""
    share = Share()
    for result in decided:
        share.add(win_parts(result["ranking"])[seat], 1 / len(result["ranking"]))
    return share


def times(bots: Sequence[str], results: Sequence[Result]) -> list[dict[str, Any]]:
    """How long the bots took per decision; this depends on the machine."""
    clocks = {bot: Clock() for bot in bots}
    for result in results:
        for bot, data in zip(result["bots"], result["times"], strict=True):
            clocks[bot].add(Clock.from_data(data))
    return [
        {
            "bot": bot,
            "decisions": clock.count,
            "mean_ms": round(1000 * clock.seconds / max(1, clock.count), 4),
            "p99_ms": round(1000 * clock.within(0.99), 4),
            "worst_ms": round(1000 * clock.worst, 4),
        }
        for bot, clock in clocks.items()
    ]
