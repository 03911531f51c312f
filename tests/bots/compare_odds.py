"""Compares computed odds with brute force on many positions: `make odds` runs it on 200 of each
edition and number of seats, and on as many combat cards that are laid."""

import sys
from collections.abc import Callable
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
SEATS = (2, 3, 4, 6)
EDITIONS = ["first", "second"]


def triple(found: Chances | None) -> tuple[float, float, float]:
    """The chances of a fight that there are."""
    assert found is not None
    return (found.win, found.draw, found.loss)


def compare(
    edition: str,
    wanted: int,
    seeds: range,
    teller: Teller,
    every: int = 7,
    seats: int = 3,
    laid: bool = False,
) -> list[str]:
    """What is wrong with the odds of so many positions; too large ones are left out.

    `laid` takes combat cards alone, else all other questions.
    """
    game: Any = catalog.game(edition)
    wrong: list[str] = []
    done = 0
    for s, seat, option in positions(game, seeds, seats, THREATS_LEFT, every):
        if (asking(s).asks() == "combat_card") != laid:
            continue
        view = game.view(s, seat)
        try:
            brute = Brute(game, seat, foe=opponent(s, seat, option)).chances(view, option)
        except TooMany:
            continue
        found = teller(view, seat, option)
        told = None if found is None else (found.win, found.draw, found.loss)
        if differ(told, brute):
            name = f"{asking(s).asks()} {game.verbs[verb_of(option)].name}"
            wrong.append(f"{name}: {told} is not {brute}")
        done += 1
        if done == wanted:
            return wrong
    return [*wrong, f"only {done} positions"]


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
            what = "laid cards" if laid else "positions"
            sys.stdout.write(f"{edition}, {seats} seats: {wanted} {what}, {len(found)} differ\n")
            wrong += found
    sys.exit("\n".join(wrong) or None)


if __name__ == "__main__":
    main()
