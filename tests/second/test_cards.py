"""Every card, faction and hero has scenarios of its own, in files named after it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from metro2033.content.origin import Record
from metro2033.editions.second.content.load import load

FOLDER: Final = Path(__file__).parents[1] / "scenarios" / "second" / "cards"
CONTENT: Final = load()
KINDS: Final[dict[str, Iterable[Record]]] = {
    "faction": CONTENT.factions,
    "hero": CONTENT.heroes,
    "equipment": CONTENT.equipment,
    "law": CONTENT.laws,
    "combat": CONTENT.combat,
    "threat": CONTENT.threats,
    "mission": CONTENT.missions,
}
"""The folder of each kind, and what it shows."""


@pytest.mark.parametrize("kind", KINDS)
def test_every_one_has_a_scenario(kind: str) -> None:
    files = {file.stem for file in (FOLDER / kind).glob("*.toml")}
    missing = [record.id for record in KINDS[kind] if record.id not in files]
    assert not missing


@pytest.mark.parametrize("kind", KINDS)
def test_every_scenario_is_named_after_one(kind: str) -> None:
    names = tuple(record.id for record in KINDS[kind])
    files = sorted(file.stem for file in (FOLDER / kind).glob("*.toml"))
    strange = [file for file in files if file not in names and not is_about(file, names)]
    assert not strange


def is_about(file: str, names: Iterable[str]) -> bool:
    """Whether a file shows something special of one of the names: `<id>_<what>`."""
    return any(file.startswith(f"{name}_") for name in names)
