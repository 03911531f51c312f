"""The rules behind events: what a line of the log refers to, as exactly as can be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from metro2033.i18n import Name

from .catalog import table
from .scene import Scene, Told

FEW_STATIONS: Final = 2
"""Who has no more of them gets one of each resource in his turn (E1-EXTRA-004)."""

RESOURCES: Final = ("pig", "mushroom", "ammo")
"""In the order in which such help is given."""

CIRCUMSTANCES: Final = frozenset(
    {"by", "against", "outcome", "compared", "cause", "piece", "threat", "acts", "round", "law"}
)
"""What a case may ask of the scene."""


@dataclass(frozen=True, slots=True)
class Case:
    """Rules behind an event under some circumstances; those that are empty do not matter.

    `asked` is the question that was answered, `after` and `before` are events told with it, `last`
    is the event right before, told with it or earlier; `is_first` where nothing is told with it
    before. `is_own` asks for an event of the seat on turn, `is_help` for what the poor get;
    `wound` is what wounded the hero of its seat; `of` is the kind of card, or a station, whose
    effect was used; `scene` has what is going on.
    """

    edition: str
    rules: tuple[str, ...]
    asked: str = ""
    after: str = ""
    before: str = ""
    last: str = ""
    is_first: bool = False
    is_own: bool = False
    is_help: bool = False
    wound: str = ""
    of: str = ""
    scene: Mapping[str, Any] = field(default_factory=dict)
    args: Mapping[str, Any] = field(default_factory=dict)

    def fits(self, asked: str, scene: Scene, told: Sequence[Told], at: int) -> bool:
        """Whether an event, the one at place `at` of those told together, is such a case."""
        args = told[at][1]
        return (
            self.asked in {"", asked}
            and all(getattr(scene, name) == value for name, value in self.scene.items())
            and all(args.get(name) == value for name, value in self.args.items())
            and self.of in {"", effect_kind(self.edition, args.get("effect", ""))}
            and self.wound in {"", scene.wounds.get(args.get("seat", ""), "")}
            and not (self.is_own and args["seat"] != scene.turn)
            and not (self.is_help and not helps(scene, told, at))
            and self._fits_place(scene, told, at)
        )

    def _fits_place(self, scene: Scene, told: Sequence[Told], at: int) -> bool:
        """Whether the events around it are those of the case."""
        return (
            (not self.after or any(kind == self.after for kind, _ in told[:at]))
            and (not self.before or any(kind == self.before for kind, _ in told[at + 1 :]))
            and self.last in {"", told[at - 1][0] if at else scene.last}
            and not (self.is_first and at)
        )


def helps(scene: Scene, told: Sequence[Told], at: int) -> bool:
    """Whether a resource is one of those that the seat on turn gets for having few stations.

    They are given after all that stations produce, one of each kind in their order.
    """
    if scene.stations.get(scene.turn, FEW_STATIONS + 1) > FEW_STATIONS:
        return False
    gained = [n for n, (kind, _) in enumerate(told) if kind == "resource_gained"]
    left = len(RESOURCES)
    for n in reversed(gained):
        args = told[n][1]
        rank = RESOURCES.index(args["resource"])
        if args["seat"] != scene.turn or args["number"] != 1 or rank >= left:
            return False
        if n == at:
            return True
        left = rank
    return False


@cache
def effect_kind(edition: str, effect: str) -> str:
    """The kind of the card, or `station`, that has an effect; "" for content of one's own."""
    return Name("effect", effect, "en", edition).found().partition("-")[0]


@cache
def event_cases(edition: str) -> dict[str, tuple[Case, ...]]:
    """The rules behind each kind of event: the first case that fits; none for other games."""
    entries = table(edition, "events")
    return {kind: tuple(_case(edition, case) for case in cases) for kind, cases in entries.items()}


def _case(edition: str, entry: list[str] | dict[str, Any]) -> Case:
    if isinstance(entry, list):
        return Case(edition, tuple(entry))
    fields = dict(entry)
    scene = {name: fields.pop(name) for name in CIRCUMSTANCES & fields.keys()}
    args = fields.pop("with", {})
    return Case(edition, tuple(fields.pop("rules")), args=args, scene=scene, **fields)


def cited(
    edition: str, asked: str, scene: Scene, told: Sequence[Told]
) -> tuple[list[tuple[str, ...]], Scene]:
    """The rules behind each of the events that one answer led to, and the scene after them."""
    cases = event_cases(edition)
    scene = scene.answering(asked)
    found: list[tuple[str, ...]] = []
    for at, event in enumerate(told):
        scene = scene.after(event)
        fitting = (
            case.rules for case in cases.get(event[0], ()) if case.fits(asked, scene, told, at)
        )
        found.append(next(fitting, ()))
    return found, replace(scene, last=told[-1][0]) if told else scene
