"""Checks of the first edition's content that go beyond reading it.

Ids of the form C1-... are the constraints that rulebook and printed components lay on the data.
Some hold by form: there is one board, two dice are thrown, the tokens on scales are numbers
(C1-CNT-001, -002), points follow from stations (C1-CLAN-006), cards have copies (C1-CNT-003) and
blank cards are of no deck (C1-CNT-004); a
station has one line and is either capturable or not (C1-BRD-001), its card is part of its record
(C1-BRD-002) and gives no points of its own (C1-BRD-013); clan boards, items, missions and threats
have the printed fields (C1-CLAN-002, C1-ITEM-001, C1-MISS-001, C1-THR-001); nothing takes a
discarded item out of the match (C1-ITEM-018); a hero saved or replaced is not beaten
(C1-MISS-005).
"""

from __future__ import annotations

from pathlib import Path

from metro2033.content.fault import Fault
from metro2033.editions.first.content.check_board import check_board
from metro2033.editions.first.content.check_clan import check_clans
from metro2033.editions.first.content.check_effect import check_effects
from metro2033.editions.first.content.check_item import check_items
from metro2033.editions.first.content.check_mission import check_missions
from metro2033.editions.first.content.check_play import check_playable
from metro2033.editions.first.content.check_threat import check_threats
from metro2033.editions.first.content.reference import references
from metro2033.editions.first.content.schema import FirstContent
from metro2033.editions.first.content.text import check_texts


def check(content: FirstContent, texts: Path | None = None) -> list[Fault]:
    """Everything that is wrong with a content; `texts` is another folder of languages."""
    faults = references(content)
    if not faults:
        faults += [
            *check_playable(content),
            *check_board(content),
            *check_clans(content),
            *check_items(content),
            *check_missions(content),
            *check_threats(content),
            *check_effects(content),
        ]
    return [*faults, *check_texts(content, texts)]
