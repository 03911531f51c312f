"""Compares computed odds with brute force on many positions: `make odds` runs it on 200 of each
edition and number of seats, and on as many combat cards that are laid."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bots.brute import Brute, TooMany, opponent, positions
from metro2033 import catalog
from metro2033.bots.fight_solver import Chances
from metro2033.bots.registry import odds
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.word import verb_of

Teller = Callable[[Any, int, int], Chances | None]

THREATS_LEFT = 4
WITHIN = 1e-6
MOST_LEFT_OUT = 0.25
"""The share of positions that may be too large for brute force."""
SEATS = (2, 3, 4, 6)
EDITIONS = ["first", "second"]


def triple(found: Chances | None) -> tuple[float, float, float]:
    """The chances of a fight that there are."""
    assert found is not None
    return (found.win, found.draw, found.loss)


@dataclass
class Compared:
    """What is wrong with odds, and how many positions were compared and left out as too large."""

    wrong: list[str] = field(default_factory=list)
    done: int = 0
    left_out: int = 0

    def faults(self, wanted: int) -> list[str]:
        """What is wrong; too few positions are, and so are too many that were left out."""
        found = [*self.wrong]
        if self.done < wanted:
            found.append(f"only {self.done} positions")
        if self.left_out > MOST_LEFT_OUT * (self.done + self.left_out):
            found.append(f"{self.left_out} positions left out, {self.done} compared")
        return found


def compare(
    edition: str,
    wanted: int,
    seeds: range,
    teller: Teller,
    every: int = 7,
    seats: int = 3,
    laid: bool = False,
) -> Compared:
    """Compare the odds of so many positions; those too large for brute force are left out.

    `laid` takes combat cards alone, else all other questions.
    """
    game: Any = catalog.game(edition)
    found = Compared()
    for s, seat, option in positions(game, seeds, seats, THREATS_LEFT, every):
        if found.done == wanted:
            break
        if (asking(s).asks() == "combat_card") != laid:
            continue
        view = game.view(s, seat)
        try:
            brute = Brute(game, seat, foe=opponent(s, seat, option)).chances(view, option)
        except TooMany:
            found.left_out += 1
            continue
        found.done += 1
        chances = teller(view, seat, option)
        told = None if chances is None else (chances.win, chances.draw, chances.loss)
        if differ(told, brute):
            name = f"{asking(s).asks()} {game.verbs[verb_of(option)].name}"
            found.wrong.append(f"{name}: {told} is not {brute}")
    return found


def differ(one: tuple[float, ...] | None, other: tuple[float, ...] | None) -> bool:
    if one is None or other is None:
        return one is not other
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) > WITHIN


def main() -> None:
    """Compare all sizes; the arguments are how many positions of each, and the first seed."""
    wanted, first = int(sys.argv[1]), int(sys.argv[2])
    wrong: list[str] = []
    for edition, laid in (("first", False), ("second", False), ("second", True)):
        teller = odds(catalog.game(edition))
        for seats in SEATS:
            seeds = range(first, first + 10_000)
            found = compare(edition, wanted, seeds, teller.chances, seats=seats, laid=laid)
            what = f"{found.done} {'laid cards' if laid else 'positions'}"
            left = f"{len(found.wrong)} differ, {found.left_out} more too large to compare"
            sys.stdout.write(f"{edition}, {seats} seats: {what}, {left}\n")
            wrong += found.faults(wanted)
    sys.exit("\n".join(wrong) or None)


if __name__ == "__main__":
    main()
