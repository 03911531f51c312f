"""Two dice, thrown by nature: 21 results, doubles half as likely as the others (E1-COMP-009)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, second
from metro2033.engine.model import verb


def throws() -> Offer:
    """Every throw of two dice, the lower die first."""
    out = Offer()
    for low in range(i64(1), i64(7)):
        for high in range(low, i64(7)):
            out.weigh(pack(verb.ROLL, low, high), 1 if low == high else 2)
    return out


THROWS: Final = throws()


def offer_dice(out: Offer) -> None:
    """Nature's options for two dice, the lower die first."""
    out.copy(THROWS)


def offer_die(out: Offer) -> None:
    """Nature's options for one die."""
    for pips in range(i64(1), i64(7)):
        out.add(pack(verb.ROLL, pips))


DICE_BASE: Final = 8
"""Two dice as one number: the lower die times this, plus the higher."""


def dice_code(one: i64, other: i64) -> i64:
    """Two dice as one number."""
    return min(one, other) * DICE_BASE + max(one, other)


def lower_die(code: i64) -> i64:
    """The lower of two dice."""
    return code // DICE_BASE


def higher_die(code: i64) -> i64:
    """The higher of two dice."""
    return code % DICE_BASE


def dice_sum(code: i64) -> i64:
    """The sum of two dice."""
    return lower_die(code) + higher_die(code)


def is_double(code: i64) -> bool:
    """Whether two dice show the same."""
    return lower_die(code) == higher_die(code)


def total(option: i64) -> i64:
    """The sum of a throw of two dice."""
    return first(option) + second(option)
