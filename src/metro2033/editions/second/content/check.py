"""Checks of content that go beyond reading it, and what in it is our own design.

Ids of the form C2-... are the constraints that rulebook and printed components lay on the data.
C2-MIS-006 and C2-MIS-002 hold by form: a goal cannot name a station, a mission has no reward.
C2-TRK-002 too: points count on without end.
"""

from __future__ import annotations

from pathlib import Path

from metro2033.content.fault import Fault
from metro2033.editions.second.content.check_board import check_board
from metro2033.editions.second.content.check_card import check_cards
from metro2033.editions.second.content.check_effect import check_effects
from metro2033.editions.second.content.check_fight import check_fights
from metro2033.editions.second.content.check_play import check_playable
from metro2033.editions.second.content.check_track import check_track
from metro2033.editions.second.content.reference import references
from metro2033.editions.second.content.schema import SecondContent
from metro2033.editions.second.content.text import check_texts


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
