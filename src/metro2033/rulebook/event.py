"""The rules behind events: what a line of the log refers to, as exactly as can be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from .catalog import table

Told = tuple[str, Mapping[str, Any]]
"""An event as somebody hears it: its kind, and its arguments by name."""

BEGINNINGS: Final = frozenset(
    {"turn_began", "round_began", "phase_began", "station_attacked", "hero_attacked"}
    | {"station_endangered", "defence_named", "army_obtained"}
)
"""Events with which another scene begins: nothing told before matters any more."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What is going on when an event is told: who attacks or acts, against what, who has won.

    `by` is `army` or `hero`; `against` is `neutral`, `station`, `polis`, `hero`, `dark` for threats
    that come by themselves, `obtain` where an army looks for resources, `setup` before the first
    turn; `outcome` is `won`, `drawn` or `lost` for the one who attacks or defends against the dark.
    """

    by: str = ""
    against: str = ""
    outcome: str = ""

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
        return self


def outcome(ahead: int) -> str:
    """What a difference of strengths means for the first of two sides."""
    if ahead == 0:
        return "drawn"
    return "won" if ahead > 0 else "lost"


@dataclass(frozen=True, slots=True)
class Case:
    """Rules behind an event under some circumstances; those that are empty do not matter.

    `asked` is the question that was answered, `after` and `before` are events told with it.
    """

    rules: tuple[str, ...]
    asked: str = ""
    after: str = ""
    before: str = ""
    scene: Scene = Scene()
    args: Mapping[str, Any] | None = None

    def fits(self, asked: str, scene: Scene, told: Sequence[Told], at: int) -> bool:
        """Whether an event, the one at place `at` of those told together, is such a case."""
        wanted = self.scene
        return (
            self.asked in {"", asked}
            and (not self.after or any(kind == self.after for kind, _ in told[:at]))
            and (not self.before or any(kind == self.before for kind, _ in told[at + 1 :]))
            and wanted.by in {"", scene.by}
            and wanted.against in {"", scene.against}
            and wanted.outcome in {"", scene.outcome}
            and all(told[at][1].get(name) == value for name, value in (self.args or {}).items())
        )


@cache
def event_cases(edition: str) -> dict[str, tuple[Case, ...]]:
    """The rules behind each kind of event: the first case that fits; none for other games."""
    entries = table("events").get(edition, {})
    return {kind: tuple(map(_case, cases)) for kind, cases in entries.items()}


def _case(entry: list[str] | dict[str, Any]) -> Case:
    if isinstance(entry, list):
        return Case(tuple(entry))
    fields = dict(entry)
    scene = Scene(*(fields.pop(name, "") for name in ("by", "against", "outcome")))
    return Case(tuple(fields.pop("rules")), args=fields.pop("with", None), scene=scene, **fields)


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
