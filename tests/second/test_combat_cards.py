"""The seven combat cards as a game of their own: what beats what, and no card is useless."""

from itertools import permutations
from typing import Final

import pytest

from metro2033.editions.second.content.load import load
from metro2033.editions.second.content.schema import CombatCard

CARDS: Final = {card.id: card for card in load().combat}
NAMES: Final = [
    "assault",
    "breakthrough",
    "encirclement",
    "counterattack",
    "ambush",
    "evasion",
    "feint",
]
OUTCOMES: Final = [
    [0, 1, 2, 0, -1, -3, 1],
    [-1, 0, 1, 1, 0, -2, 0],
    [-2, -1, 0, 3, 2, 0, -1],
    [0, -1, -3, 0, 1, 2, 1],
    [1, 0, -2, -1, 0, 1, 0],
    [3, 2, 0, -2, -1, 0, -1],
    [-1, 0, 1, -1, 0, 1, 0],
]
"""The modifier of the row's card less that of the column's; a card never meets itself."""


def modifier(card: CombatCard, other: CombatCard) -> int:
    """What a card adds against another."""
    added: int = getattr(card.versus, other.type)
    return added


def outcome(name: str, other: str) -> int:
    """By how much a card is better than the other, when the two meet."""
    card, foe = CARDS[name], CARDS[other]
    return modifier(card, foe) - modifier(foe, card)


def test_there_are_seven_cards_of_three_types() -> None:
    assert sorted(CARDS) == sorted(NAMES)
    types = [CARDS[name].type for name in NAMES]
    assert types == ["attack"] * 3 + ["defence"] * 3 + ["manoeuvre"]


@pytest.mark.parametrize(("name", "row"), list(zip(NAMES, OUTCOMES, strict=True)))
def test_outcomes_of_a_card(name: str, row: list[int]) -> None:
    found = [0 if other == name else outcome(name, other) for other in NAMES]
    assert found == row


def test_attack_and_defence_are_mirror_images() -> None:
    mirror = dict(zip(NAMES, [*NAMES[3:6], *NAMES[:3], "feint"], strict=True))
    for name, other in permutations(NAMES, 2):
        assert outcome(name, other) == outcome(mirror[name], mirror[other])


@pytest.mark.parametrize(("name", "better"), list(permutations(NAMES, 2)))
def test_no_card_is_dominated_in_a_hand(name: str, better: str) -> None:
    """Whoever holds both cards meets neither; some other card must make the first one better."""
    others = [other for other in NAMES if other not in (name, better)]
    assert any(outcome(name, other) > outcome(better, other) for other in others)


@pytest.mark.parametrize("name", NAMES)
def test_every_card_beats_some_and_loses_to_some(name: str) -> None:
    found = [outcome(name, other) for other in NAMES if other != name]
    assert min(found) < 0 < max(found)


@pytest.mark.parametrize(
    ("mine", "theirs", "result"),
    [
        ("counterattack", "ambush", (7, 7)),
        ("assault", "ambush", (7, 9)),
        ("counterattack", "evasion", (7, 6)),
    ],
)
def test_worked_example_of_five_against_six(
    mine: str, theirs: str, result: tuple[int, int]
) -> None:
    card, foe = CARDS[mine], CARDS[theirs]
    assert (5 + modifier(card, foe), 6 + modifier(foe, card)) == result
