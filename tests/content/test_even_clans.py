"""The house cards of `examples/even_clans.toml`: playable, and only what is our own differs."""

from dataclasses import fields
from pathlib import Path

import pytest

from metro2033 import catalog
from metro2033.content.house import read_house
from metro2033.content.origin import ASIDE, Record
from metro2033.editions.first.content.load import load

FILE = Path(__file__).parents[2] / "examples" / "even_clans.toml"
USUAL, EVEN = load(), load(FILE)


def pairs() -> list[tuple[Record, Record]]:
    """Clans and heroes as they are, and as the house cards have them."""
    here, there = [*USUAL.clans, *USUAL.heroes], [*EVEN.clans, *EVEN.heroes]
    return list(zip(here, there, strict=True))


def differing(one: Record, other: Record) -> set[str]:
    """The fields of two records that rules read and that are not the same."""
    names = [part.name for part in fields(one) if part.metadata != ASIDE]
    return {name for name in names if getattr(one, name) != getattr(other, name)}


@pytest.mark.parametrize(("usual", "even"), pairs(), ids=lambda record: record.id)
def test_only_what_is_our_own_differs(usual: Record, even: Record) -> None:
    assert usual.id == even.id
    assert differing(usual, even) <= set(usual.own)


def test_every_house_card_changes_something_and_can_be_played() -> None:
    changed = {usual.id for usual, even in pairs() if differing(usual, even)}
    assert changed == {id for _, id in read_house(FILE).ids()}
    assert list(catalog.pack("first").card_faults(EVEN)) == []
    assert catalog.game("first", FILE).content_digest != catalog.game("first").content_digest
