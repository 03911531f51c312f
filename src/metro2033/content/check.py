"""Checks of content that go beyond reading it, and what in it is our own design.

Ids of the form C2-... are the constraints that rulebook and printed components lay on the data.
C2-MIS-006 and C2-MIS-002 hold by form: a goal cannot name a station, a mission has no reward.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .check_board import check_board
from .check_card import check_cards
from .check_effect import check_effects
from .check_fight import check_fights
from .check_play import check_playable
from .check_track import check_track
from .fault import Fault
from .reference import AnyContent, origins, references
from .schema import SecondContent
from .text import check_texts


@dataclass(frozen=True, slots=True)
class Own:
    """Our own part of the data: a record, or some of its fields; an owner of the box may know more.

    `fields` is empty when all of it is our own.
    """

    file: str
    record: str
    fields: tuple[str, ...]
    source: str


def check(content: SecondContent, texts: Path | None = None) -> list[Fault]:
    """Everything that is wrong with a content; `texts` is another folder of languages."""
    faults = references(content)
    if not faults:
        faults += [
            *check_playable(content),
            *check_board(content),
            *check_track(content),
            *check_cards(content),
            *check_fights(content),
            *check_effects(content),
        ]
    return [*faults, *check_texts(content, texts)]


def own(content: AnyContent) -> list[Own]:
    """What is our own design, for comparison with the printed game."""
    return [
        Own(file, name, origin.own, origin.source)
        for file, name, origin in origins(content)
        if origin.provenance == "own" or origin.own
    ]
