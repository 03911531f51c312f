"""The rules behind events: what a line of the log refers to, as exactly as can be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from metro2033.i18n import Name

from .catalog import table

Told = tuple[str, Mapping[str, Any]]
"""An event as somebody hears it: its kind, and its arguments by name."""

BEGINNINGS: Final = frozenset(
    {"turn_began", "round_began", "phase_began", "station_attacked", "hero_attacked"}
    | {"station_endangered", "defence_named", "army_obtained"}
)
"""Events with which another scene begins: nothing told before matters any more."""

CAUSES: Final = {
    "army_worked": "",
    "station_captured": "station",
    "mission_completed": "mission",
    "effect_used": "effect",
}
"""Events that lead to others, also by later choices, and the argument that names their piece."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What is going on when an event is told: who attacks or acts, against what, who has won.

    `by` is `army` or `hero`; `against` is `neutral`, `station`, `polis`, `hero`, `dark` for threats
    that come by themselves, `obtain` where an army looks for resources, `setup` before the first
    turn; `outcome` is `won`, `drawn` or `lost` for the one who attacks or defends against the dark.
    `cause` is the last event of those in CAUSES, `piece` the station or card it was about;
    `threats` are the cards that were revealed and not returned.
    """

    by: str = ""
    against: str = ""
    outcome: str = ""
    cause: str = ""
    piece: str = ""
    threats: tuple[str, ...] = ()

    @property
    def threat(self) -> str:
        """The threat that is faced, or the last one revealed while that is not decided."""
        return self.threats[-1] if self.threats else ""

    def after(self, told: Told) -> Scene:
        """The scene when an event has happened."""
        kind, args = told
        match kind:
            case "turn_began" | "round_began" | "phase_began":
                return Scene()
            case "station_attacked":
                return Scene(args["fighter"], "neutral")
            case "hero_attacked":
                return Scene(args["fighter"], "hero")
            case "station_endangered" | "defence_named":
                return Scene(against="dark")
            case "army_obtained":
                return Scene("army", "obtain")
            case "battle_fought":
                foe = "station" if self.against == "neutral" else self.against
                return Scene(self.by, foe, outcome(args["number"] - args["number2"]))
            case "polis_fought":
                return Scene(self.by, "polis", outcome(args["number"] - args["number2"]))
            case "threat_fought":
                return replace(self, outcome=outcome(args["number"] - args["number2"]))
            case "threat_settled":
                return replace(self, outcome=outcome(args["number"] - 1))
        return self._remembering(told)

    def _remembering(self, told: Told) -> Scene:
        """The same scene with the pieces of an event."""
        kind, args = told
        if kind == "threat_revealed":
            return replace(self, threats=(*self.threats, args["threat"]))
        if kind == "threat_returned":
            return replace(self, threats=without(self.threats, args["threat"]))
        if kind in CAUSES:
            return replace(self, cause=kind, piece=args.get(CAUSES[kind], ""))
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


@dataclass(frozen=True, slots=True)
class Case:
    """Rules behind an event under some circumstances; those that are empty do not matter.

    `asked` is the question that was answered, `after` and `before` are events told with it, `scene`
    has what is going on; `of` is the kind of card, or a station, whose effect was used.
    """

    edition: str
    rules: tuple[str, ...]
    asked: str = ""
    after: str = ""
    before: str = ""
    of: str = ""
    scene: Mapping[str, str] = field(default_factory=dict)
    args: Mapping[str, Any] = field(default_factory=dict)

    def fits(self, asked: str, scene: Scene, told: Sequence[Told], at: int) -> bool:
        """Whether an event, the one at place `at` of those told together, is such a case."""
        args = told[at][1]
        return (
            self.asked in {"", asked}
            and (not self.after or any(kind == self.after for kind, _ in told[:at]))
            and (not self.before or any(kind == self.before for kind, _ in told[at + 1 :]))
            and all(getattr(scene, name) == value for name, value in self.scene.items())
            and all(args.get(name) == value for name, value in self.args.items())
            and self.of in {"", effect_kind(self.edition, args.get("effect", ""))}
        )


@cache
def effect_kind(edition: str, effect: str) -> str:
    """The kind of the card, or `station`, that has an effect; "" for content of one's own."""
    return Name("effect", effect, "en", edition).found().partition("-")[0]


@cache
def event_cases(edition: str) -> dict[str, tuple[Case, ...]]:
    """The rules behind each kind of event: the first case that fits; none for other games."""
    entries = table("events").get(edition, {})
    return {kind: tuple(_case(edition, case) for case in cases) for kind, cases in entries.items()}


def _case(edition: str, entry: list[str] | dict[str, Any]) -> Case:
    if isinstance(entry, list):
        return Case(edition, tuple(entry))
    fields = dict(entry)
    names = ("by", "against", "outcome", "cause", "piece", "threat")
    scene = {name: fields.pop(name) for name in names if name in fields}
    args = fields.pop("with", {})
    return Case(edition, tuple(fields.pop("rules")), args=args, scene=scene, **fields)


def cited(
    edition: str, asked: str, scene: Scene, told: Sequence[Told]
) -> tuple[list[tuple[str, ...]], Scene]:
    """The rules behind each of the events that one answer led to, and the scene after them."""
    cases = event_cases(edition)
    found: list[tuple[str, ...]] = []
    for at, event in enumerate(told):
        scene = scene.after(event)
        fitting = (
            case.rules for case in cases.get(event[0], ()) if case.fits(asked, scene, told, at)
        )
        found.append(next(fitting, ()))
    return found, scene
