"""Everything that is asked of the second edition's content."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from metro2033.content.check import line_faults
from metro2033.content.fault import Fault
from metro2033.content.printed import differences
from metro2033.editions.second.content.check_effect import check_effects
from metro2033.editions.second.content.check_play import check_playable
from metro2033.editions.second.content.reference import references
from metro2033.editions.second.content.schema import SecondContent
from metro2033.editions.second.content.text import check_texts

PRINTED: Final = Path(__file__).parents[1] / "printed.toml"


def check(content: SecondContent, texts: Path | None = None) -> list[Fault]:
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
