"""What fights end with: every kind of fight is played won and lost, and its changes are told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from metro2033 import rulebook
from metro2033.handbook.example import facts_of
from metro2033.scenario import play, read_text
from metro2033.scenario.script import Step
from metro2033.scenario.write import written
from metro2033.table.table import Table

RESOURCES: Final = ("pig", "mushroom", "ammo")


@dataclass
class Fought:
    """A fight as it was watched: what was known before and after it, and who chose cards to lose.

    They need not choose one if `may_pass`. `open` is the question that it ended with.
    """

    before: dict[str, Any] = field(default_factory=dict)
    after: dict[str, Any] = field(default_factory=dict)
    chooser: int = 0
    may_pass: bool = False
    open: str = ""


class Watch:
    """Watches one fight."""

    def __init__(self, begins: int) -> None:
        self.fought: Final = Fought()
        self._begins: Final = begins
        self._steps = 0
        self._carried: list[list[str]] = []
        self._seat = 0
        self._may_pass = False

    def before(self, step: Step, table: Table[Any]) -> None:
        """A step begins it; whoever answers a later one may choose a card."""
        if self._steps == self._begins:
            self.fought.before = facts_of(table)
        self._steps += 1
        self._carried = carried(facts_of(table))
        ask = None if step.seat is None else table.ask(step.seat)
        self._seat = 0 if ask is None else ask.decision.seat + 1
        self._may_pass = ask is not None and "pass" in ask.decision.keys

    def after(self, _: Step, table: Table[Any], heard: int) -> None:
        """Whatever came last ends it."""
        self.fought.after = facts_of(table)
        if carried(self.fought.after) != self._carried:
            self.fought.chooser, self.fought.may_pass = self._seat, self._may_pass
        ask = table.ask(table.asked[0]) if table.asked else None
        self.fought.open = ask.decision.kind if ask is not None else ""


def carried(facts: dict[str, Any]) -> list[list[str]]:
    """The cards of every hero."""
    return [player["equipment"] for player in facts["player"].values()]


def fought(edition: str, row: dict[str, Any], end: str) -> Fought:
    """A row of the file, played to one of its ends."""
    head = {"title": f"{row['id']} {end}", "edition": edition}
    steps = [{"seat": 1, **step} if "seat" not in step else step for step in row[end]]
    text = written({**head, "position": row["position"], "step": steps})
    watch = Watch(row.get("begins", 0))
    result = play(read_text(text, must_check=False), watch)
    assert result.is_passed, result.lines()
    return watch.fought


def changes(row: dict[str, Any], seen: Fought) -> Iterator[tuple[str, dict[str, Any]]]:
    """What a fight has changed: names of texts, and their variables.

    The attacker has seat 1; a threat that attacks has none, and seat 1 defends.
    """
    before, after = seen.before, seen.after
    players = {seat: (before["player"][seat], p) for seat, p in after["player"].items()}
    was, now = players["1"]
    if any(now[kind] > was[kind] for kind in RESOURCES):
        yield "reward", {}
    if now["army"] < was["army"]:
        yield "army", {"number": was["army"] - now["army"]}
    yield from station_changes(row, seen)
    for seat, (was, now) in players.items():
        if now["rests"] > was["rests"] or now["at"] != was["at"]:
            yield from hero_changes(seat, players, seen)
    if all(now.get("activity", 0) > was.get("activity", 0) for was, now in players.values()):
        yield "activity", {}


def station_changes(row: dict[str, Any], seen: Fought) -> Iterator[tuple[str, dict[str, Any]]]:
    """What has become of the station that was fought for."""
    if "station" not in row:
        return
    was, now = (facts["owner"][row["station"]] for facts in (seen.before, seen.after))
    if now == 1 != was:
        yield "station", {}
    elif was and not now:
        yield "lost", {}
    if seen.open == "capture":
        yield "capture", {}


def hero_changes(
    seat: str, players: dict[str, Any], seen: Fought
) -> Iterator[tuple[str, dict[str, Any]]]:
    """What has become of a hero that was beaten; the attacker's is that of seat 1."""
    side = "attacker" if seat == "1" else "defender"
    (was, now), (foe_was, foe_now) = players[seat], players["2" if seat == "1" else "1"]
    if len(now["equipment"]) < len(was["equipment"]):
        is_taken = len(foe_now["equipment"]) > len(foe_was["equipment"])
        how = "taken" if is_taken else "own" if seen.chooser == int(seat) else "foe"
        yield "item", {"side": side, "how": f"may-{how}" if seen.may_pass else how}
    yield "hero", {"side": side}


def told(edition: str, row: dict[str, Any], end: str, language: str) -> tuple[str, ...]:
    """What one end of a fight brings, in sentences."""
    found = [*changes(row, fought(edition, row, end))] or [("nothing", {})]
    return tuple(
        rulebook.text(f"outcome-{edition}-{name}", language=language, **args)
        for name, args in found
    )
