"""Everything that is asked of the first edition's content."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from metro2033.content.check import line_faults
from metro2033.content.fault import Fault
from metro2033.content.printed import differences
from metro2033.editions.first.content.check_effect import check_effects
from metro2033.editions.first.content.check_play import check_playable
from metro2033.editions.first.content.reference import references
from metro2033.editions.first.content.schema import FirstContent
from metro2033.editions.first.content.text import check_texts

PRINTED: Final = Path(__file__).parents[1] / "printed.toml"


def check(content: FirstContent, texts: Path | None = None) -> list[Fault]:
    """Everything that is wrong with a content; `texts` is another folder of languages."""
    faults = references(content)
    if not faults:
        faults += [
            *check_playable(content),
            *line_faults(content),
            *check_effects(content),
            *differences(content, PRINTED),
        ]
    return [*faults, *check_texts(content, texts)]
