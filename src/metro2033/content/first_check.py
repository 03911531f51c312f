"""Checks of the first edition's content that go beyond reading it.

Ids of the form C1-... are the constraints that rulebook and printed components lay on the data.
Some hold by form: cards have copies (C1-CNT-003) and blank cards are of no deck (C1-CNT-004); a
station has one line and is either capturable or not (C1-BRD-001), its card is part of its record
(C1-BRD-002) and gives no points of its own (C1-BRD-013); clan boards, items, missions and threats
have the printed fields (C1-CLAN-002, C1-ITEM-001, C1-MISS-001, C1-THR-001); nothing takes a
discarded item out of the match (C1-ITEM-018); a hero saved or replaced is not beaten
(C1-MISS-005).
"""

from __future__ import annotations

from pathlib import Path

from .fault import Fault
from .first_check_board import check_first_board
from .first_check_clan import check_first_clans
from .first_check_effect import check_first_effects
from .first_check_item import check_first_items
from .first_check_mission import check_first_missions
from .first_check_play import check_first_playable
from .first_check_threat import check_first_threats
from .first_reference import first_references
from .first_schema import FirstContent
from .first_text import check_first_texts


def check_first(content: FirstContent, texts: Path | None = None) -> list[Fault]:
    """Everything that is wrong with a content; `texts` is another folder of languages."""
    faults = first_references(content)
    if not faults:
        faults += [
            *check_first_playable(content),
            *check_first_board(content),
            *check_first_clans(content),
            *check_first_items(content),
            *check_first_missions(content),
            *check_first_threats(content),
            *check_first_effects(content),
        ]
    return [*faults, *check_first_texts(content, texts)]
