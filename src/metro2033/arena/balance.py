"""The balance of an edition, measured over many matches."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import Any, Final

from metro2033.arena.match import Result
from metro2033.engine.kernel.game import Game
from metro2033.figures.share import Share, Z, win_parts
from metro2033.figures.usage import KINDS, Usage

GROUPS: Final = {"faction": "factions", "hero": "heroes"}
"""What every seat has, and its name in a story."""

FEW: Final = 5
"""Rounds reached by fewer matches, or by fewer than a tenth, say little about the score."""


class Table:
    """Matches with one number of players."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.unfinished = 0
        self.without_winner = 0
        self.lengths: Final[list[int]] = []
        self.ends: Final[Counter[str]] = Counter()
        self.shares: Final[dict[str, dict[str, Share]]] = defaultdict(lambda: defaultdict(Share))
        self._winners: Final[dict[int, list[int]]] = defaultdict(list)
        self._others: Final[dict[int, list[int]]] = defaultdict(list)

    def add(self, result: Result) -> None:
        """Add a finished match; only one with a winner counts for shares and scores."""
        story, parts = result["story"], win_parts(result["ranking"])
        self.lengths.append(story["rounds"])
        self.ends[story["ended_by"]] += 1
        if not any(parts):
            self.without_winner += 1
            return
        for seat, part in enumerate(parts):
            fair = 1 / self.players
            for group, name in GROUPS.items():
                self.shares[group][story[name][seat]].add(part, fair)
            turn = (seat - story["first"] + 1) % self.players
            self.shares["order"][str(turn + 1)].add(part, fair)
            self.shares["seat"][str(seat + 1)].add(part, fair)
            score = self._winners if part else self._others
            for number, points in enumerate(story["points"]):
                score[number].append(points[seat])

    def _rounds(self) -> int:
        """The last round that enough matches reached for the score to mean something."""
        enough = max(FEW, len(self.lengths) // 10)
        return sum(len(scores) >= enough for scores in self._winners.values())

    def data(self) -> dict[str, Any]:
        """The table as JSON data."""
        return {
            "players": self.players,
            "matches": len(self.lengths),
            "unfinished": self.unfinished,
            "without_winner": self.without_winner,
            "length": spread(self.lengths),
            "ends": shares_of(self.ends),
            "points": {
                "winner": means(self._winners, self._rounds()),
                "others": means(self._others, self._rounds()),
            },
        }


class Balance:
    """Matches of one edition, with any number of players."""

    def __init__(self, game: Game[Any]) -> None:
        self._game: Final = game
        self._tables: Final[dict[int, Table]] = {}
        self._usage: Final = Usage({kind: game.slugs[kind] for kind in KINDS})

    def add(self, players: int, results: Iterable[Result]) -> None:
        """Add matches."""
        table = self._tables.setdefault(players, Table(players))
        for result in results:
            if not result["ranking"]:
                table.unfinished += 1
                continue
            table.add(result)
            if 1 in result["ranking"]:
                self._usage.add(result["story"], win_parts(result["ranking"]))

    def data(self) -> dict[str, Any]:
        """All results as JSON data."""
        tables = [self._tables[players] for players in sorted(self._tables)]
        return {
            "edition": self._game.name,
            "rules_version": self._game.rules_version,
            "content_digest": self._game.content_digest,
            "matches": sum(len(table.lengths) for table in tables),
            "tables": [table.data() for table in tables],
            "shares": {group: self._group(group, tables) for group in (*GROUPS, "order", "seat")},
            "usage": self._usage.data(),
        }

    def _group(self, group: str, tables: Sequence[Table]) -> dict[str, dict[str, Any]]:
        """Win shares of each member of a group, overall and by number of players."""
        met = {name for table in tables for name in table.shares[group]}
        names = self._game.slugs[group] if group in GROUPS else sorted(met)
        found: dict[str, dict[str, Any]] = {}
        for name in names:
            shares = [(table.players, table.shares[group].get(name, Share())) for table in tables]
            found[name] = {
                "all": total(share for _, share in shares).data(),
                "players": {str(players): share.data() for players, share in shares},
            }
        return found


def total(shares: Iterable[Share]) -> Share:
    """Merge several shares into one."""
    whole = Share()
    for share in shares:
        whole.count += share.count
        whole.trials += share.trials
        whole.fair += share.fair
    return whole


def spread(values: Sequence[int]) -> dict[str, Any]:
    """The distribution of numbers: mean, median with its 95 % interval, range, and counts."""
    ordered = sorted(values)
    n = len(ordered)
    if n == 0:
        return {}
    reach = Z * n**0.5 / 2
    low, high = max(0, int(n / 2 - reach)), min(n - 1, int(n / 2 + reach))
    return {
        "mean": round(fmean(ordered), 3),
        "median": median(ordered),
        "median_low": ordered[low],
        "median_high": ordered[high],
        "tenth": ordered[n // 10],
        "ninth_tenth": ordered[min(n - 1, 9 * n // 10)],
        "least": ordered[0],
        "most": ordered[-1],
        "counts": {str(value): count for value, count in sorted(Counter(ordered).items())},
    }


def shares_of(counts: Counter[str]) -> dict[str, dict[str, float]]:
    """The share of each counted thing, most frequent first."""
    return {name: Share(n, counts.total()).data() for name, n in counts.most_common()}


def means(score: dict[int, list[int]], rounds: int) -> list[float]:
    """The mean of each of the first rounds."""
    return [round(fmean(score[number]), 3) for number in range(rounds)]
