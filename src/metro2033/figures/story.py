"""What a match says about the content: factions and heroes, what cards did, and the score.

Everything is collected from events and facts, so it works for every edition.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.event import Event
from metro2033.engine.kernel.game import Game
from metro2033.engine.model import happening
from metro2033.table.keys import Argument, KeyCodec

DEEDS: Final = {
    happening.EQUIPMENT_GAINED: "gained",
    happening.EQUIPMENT_TAKEN: "gained",
    happening.EQUIPMENT_DISCARDED: "discarded",
    happening.MISSION_DRAWN: "drawn",
    happening.MISSION_KEPT: "kept",
    happening.MISSION_COMPLETED: "completed",
    happening.MISSION_USED: "used",
}
"""Events of a seat and a card: what the seat did with the card."""

SIGHTS: Final = {
    happening.MARKET_FILLED: "offered",
    happening.ITEMS_OFFERED: "offered",
    happening.THREAT_REVEALED: "revealed",
    happening.LAW_OPENED: "opened",
    happening.LAW_PASSED: "passed",
}
"""Events of a card that comes into play."""

OWNERS: Final = ("faction", "hero", "equipment", "law")
"""Kinds of things whose effects a seat uses."""

DRAWN: Final = 1
"""How a threat was settled, in its event: less is a loss, more a win."""


class Story:
    """Collects what happens in a match."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game: Final = game
        self._codec: Final = KeyCodec(game)
        self._seats: Final = seats
        self._deeds: Final[dict[str, list[int]]] = defaultdict(lambda: [0] * seats)
        self._sights: Final[dict[str, int]] = defaultdict(int)
        self._points: Final[list[list[int]]] = []
        self._first = 0
        self._round = 0
        self._threats: Final[list[str]] = []
        self._fought: Final[list[tuple[Argument, str, int]]] = []
        self._played: Final[list[tuple[int, str]]] = []
        self._votes: Final[dict[int, str]] = {}
        self._heard: Final[dict[int, Callable[[list[Argument]], None]]] = {
            happening.ROUND_BEGAN: self._begin_round,
            happening.TURN_BEGAN: lambda args: self._begin_round(args[1:]),
            happening.EFFECT_USED: self._use_effect,
            happening.THREAT_FOUGHT: self._fight_threat,
            happening.THREAT_SETTLED: self._settle_threat,
            happening.THREAT_RETURNED: self._return_threat,
            happening.LAW_OPENED: lambda _: self._votes.clear(),
            happening.VOTE_CAST: self._vote,
            happening.LAW_PASSED: self._pass_law,
            happening.COMBAT_SHOWN: self._show_combat_card,
            happening.BATTLE_FOUGHT: self._fight,
        }
        self._telling: Final = {*DEEDS, *SIGHTS, *self._heard}
        self._owner: Final = self._owners()

    def hear(self, state: Core, events: Sequence[Event]) -> None:
        """Record what has just happened, and led to `state`."""
        before = self._round
        for event in events:
            if event.kind not in self._telling:
                continue
            _, args = self._codec.event_args(event)
            kinds = self._game.events[event.kind].kinds
            if event.kind in DEEDS:
                self._do(args[0], kinds[1], args[1], DEEDS[event.kind])
            if event.kind in SIGHTS:
                self._sights[f"{kinds[0]}:{args[0]}:{SIGHTS[event.kind]}"] += 1
            if event.kind == happening.THREAT_REVEALED:
                self._threats.append(str(args[0]))
            if event.kind in self._heard:
                self._heard[event.kind](args)
        while self._fought:
            self._face(*self._fought.pop())
        if self._round != before:
            facts = self._game.facts(state)
            self._first = self._first or facts["first"]
            self._points.append(values(facts, "points"))

    def data(self, state: Core) -> dict[str, Any]:
        """The whole story as JSON data, once the match is over.

        `points` has a row for the first question of every round and one for the end. `deeds` are
        counted by seat, `sights` for the whole table.
        """
        facts = self._game.facts(state)
        return {
            "first": self._first,
            "rounds": len(self._points),
            "ended_by": facts["ended_by"],
            "factions": values(facts, "faction"),
            "heroes": values(facts, "hero"),
            "stations": values(facts, "station_count"),
            "points": [*self._points, values(facts, "points")],
            "deeds": dict(sorted(self._deeds.items())),
            "sights": dict(sorted(self._sights.items())),
        }

    def _owners(self) -> dict[str, str]:
        """The kind of thing that has an effect, by the name of the effect."""
        slugs = self._game.slugs
        found = {}
        for effect in slugs.get("effect", []):
            name = effect.partition(".")[0]
            found[effect] = next((kind for kind in OWNERS if name in slugs[kind]), "")
        return found

    def _do(self, seat: Argument, kind: str, thing: Argument, deed: str) -> None:
        self._deeds[f"{kind}:{thing}:{deed}"][int(seat or 0) - 1] += 1

    def _begin_round(self, args: list[Argument]) -> None:
        self._round = int(args[0] or 0)

    def _use_effect(self, args: list[Argument]) -> None:
        name = str(args[1])
        if self._owner[name]:
            self._do(args[0], self._owner[name], name.partition(".")[0], "used")

    def _fight_threat(self, args: list[Argument]) -> None:
        """The stronger side wins, unless the threat is settled differently right away."""
        seat, threat, mine, theirs = args
        self._fought.append((seat, str(threat), int(mine or 0) - int(theirs or 0)))

    def _settle_threat(self, args: list[Argument]) -> None:
        seat, result = args
        self._fought.clear()
        self._face(seat, self._threats.pop(), int(result or 0) - DRAWN)

    def _return_threat(self, args: list[Argument]) -> None:
        """One of two threats is not faced."""
        if args[1] in self._threats:
            self._threats.remove(str(args[1]))

    def _face(self, seat: Argument, threat: str, lead: int) -> None:
        self._do(seat, "threat", threat, "faced")
        if lead:
            self._do(seat, "threat", threat, "beaten" if lead > 0 else "lost")

    def _vote(self, args: list[Argument]) -> None:
        seat, _, is_for = args
        self._votes[int(seat or 0)] = "backed" if is_for else "opposed"

    def _pass_law(self, args: list[Argument]) -> None:
        """Where opinions differed, everyone has backed or opposed a law that passed."""
        if len(set(self._votes.values())) < 2:
            return
        for seat, deed in self._votes.items():
            self._do(seat, "law", args[0], deed)

    def _show_combat_card(self, args: list[Argument]) -> None:
        seat, card, _ = args
        self._do(seat, "combat", card, "played")
        self._played.append((int(seat or 0), str(card)))

    def _fight(self, args: list[Argument]) -> None:
        """The stronger side has won with its card; ties are decided elsewhere."""
        one, other, mine, theirs = args
        winner = one if int(mine or 0) > int(theirs or 0) else other
        for seat, card in self._played:
            if mine != theirs and seat == int(winner or 0):
                self._do(seat, "combat", card, "won")
        self._played.clear()


def values(facts: Mapping[str, Any], name: str) -> list[Any]:
    """A fact of each player."""
    return [player[name] for player in facts["player"].values()]
