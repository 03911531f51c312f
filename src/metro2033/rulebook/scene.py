"""What is going on while a match is told: it follows from what was asked and told before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

Told = tuple[str, Mapping[str, Any]]
"""An event as somebody hears it: its kind, and its arguments by name."""

ACTIONS: Final = frozenset({"main", "army_action", "hero_turn", "market"})
"""Questions whose answers begin something new."""

CAUSES: Final = {
    "army_worked": "",
    "station_captured": "station",
    "mission_completed": "mission",
    "mission_used": "mission",
    "effect_used": "effect",
    "market_renewed": "",
    "stage_began": "number",
}
"""Events that lead to others, also by later choices, and the argument that names their piece."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What is going on when an event is told: who attacks or acts, against what, who has won.

    `by` is `army` or `hero`; `against` is `neutral`, `station`, `polis`, `hero`, `dark` for threats
    that come by themselves, `obtain` where an army looks for resources, `setup` before the first
    turn; `outcome` is `won`, `drawn` or `lost` for the one who attacks or defends against the dark,
    `compared` the same by the strengths alone. `cause` is the last event of those in CAUSES,
    `piece` the station or card it was about; `threats` are the cards that were revealed and not
    returned.

    The rest outlasts a fight: `last` is the kind of the last event, `turn` the seat whose turn it
    is, and `acts` tells whether it has begun to act; `law` is in force; seats have `stations`, and
    heroes `wounds`, each by what was fought.
    """

    by: str = ""
    against: str = ""
    outcome: str = ""
    compared: str = ""
    cause: str = ""
    piece: str = ""
    threats: tuple[str, ...] = ()
    last: str = ""
    turn: str = ""
    acts: bool = False
    round: int = 0
    law: str = ""
    stations: Mapping[str, int] = field(default_factory=dict)
    wounds: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of_position(cls, facts: Mapping[str, Any]) -> Scene:
        """The scene at a position, from the facts that everybody knows."""
        players = facts.get("player", {}).items()
        return cls(
            turn=str(facts.get("active", "")),
            round=facts.get("round", 0),
            law="".join(facts.get("law", ())),
            stations={seat: player["station_count"] for seat, player in players},
        )

    @property
    def threat(self) -> str:
        """The threat that is faced, or the last one revealed while that is not decided."""
        return self.threats[-1] if self.threats else ""

    def anew(self, by: str = "", against: str = "") -> Scene:
        """Something else begins: what mattered only to the last fight or card is forgotten."""
        return replace(
            self, by=by, against=against, outcome="", compared="", cause="", piece="", threats=()
        )

    def answering(self, asked: str) -> Scene:
        """The scene when a question of that kind is answered."""
        return replace(self.anew(), acts=True) if asked in ACTIONS else self

    def after(self, told: Told) -> Scene:
        """The scene when an event has happened."""
        kind, args = told
        match kind:
            case "turn_began":
                return replace(self.anew(), turn=args["seat"], round=args["number"], acts=False)
            case "round_began":
                return replace(self.anew(), round=args["number"])
            case "phase_began":
                return self.anew()
            case "station_attacked":
                return self.anew(args["fighter"], "neutral")
            case "hero_attacked":
                return self.anew(args["fighter"], "hero")
            case "station_endangered" | "defence_named":
                return self.anew(against="dark")
            case "army_obtained":
                return self.anew("army", "obtain")
        return self._compared(told)._counted(told)._remembering(told)

    def _compared(self, told: Told) -> Scene:
        """The same scene when strengths were compared, or a threat was settled."""
        kind, args = told
        if kind == "threat_settled":
            return replace(self, outcome=outcome(args["number"] - 1))
        if kind not in {"battle_fought", "polis_fought", "threat_fought"}:
            return self
        found = outcome(args["number"] - args["number2"])
        against = self.against
        if kind == "polis_fought":
            against = "polis"
        elif kind == "battle_fought" and against == "neutral":
            against = "station"
        return replace(self, against=against, outcome=found, compared=found, cause="", piece="")

    def _counted(self, told: Told) -> Scene:
        """The same scene with what an event changes for longer."""
        kind, args = told
        seat = args.get("seat", "")
        if kind == "law_passed":
            return replace(self, law=args["law"])
        if kind == "hero_wounded":
            foe = "army" if self.by == "army" else self.against
            return replace(self, wounds={**self.wounds, seat: foe})
        if kind == "station_captured" or (kind == "token_placed" and self.against == "setup"):
            return self._with_stations(seat, 1)
        return self._with_stations(seat, -1) if kind == "station_lost" else self

    def _with_stations(self, seat: str, more: int) -> Scene:
        return replace(self, stations={**self.stations, seat: self.stations.get(seat, 0) + more})

    def _remembering(self, told: Told) -> Scene:
        """The same scene with the pieces of an event."""
        kind, args = told
        if kind == "threat_revealed":
            return replace(self, threats=(*self.threats, args["threat"]))
        if kind == "threat_returned":
            return replace(self, threats=without(self.threats, args["threat"]))
        if kind in CAUSES:
            return replace(self, cause=kind, piece=str(args.get(CAUSES[kind], "")))
        return self


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """All cards but one."""
    at = cards.index(card) if card in cards else len(cards)
    return cards[:at] + cards[at + 1 :]


def outcome(ahead: int) -> str:
    """What a difference of strengths means for the first of two sides."""
    if ahead == 0:
        return "drawn"
    return "won" if ahead > 0 else "lost"
