"""Compares computed odds with brute force on many positions: `make odds` runs it on 200 of each
edition and number of seats."""

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


def compare(
    edition: str, wanted: int, seeds: range, teller: Teller, every: int = 7, seats: int = 3
) -> list[str]:
    """What is wrong with the odds of so many positions; too large ones are left out."""
    game: Any = catalog.game(edition)
    wrong: list[str] = []
    done = 0
    for s, seat, option in positions(game, seeds, seats, THREATS_LEFT, every):
        if asking(s).asks() == "combat_card":
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
    """Compare both editions at all sizes; the argument is how many positions of each."""
    wrong: list[str] = []
    for edition in ("first", "second"):
        teller = odds(catalog.game(edition))
        for seats in SEATS:
            found = compare(edition, int(sys.argv[1]), range(10_000), teller.chances, seats=seats)
            told = f"{edition}, {seats} seats: {sys.argv[1]} positions, {len(found)} differ\n"
            sys.stdout.write(told)
            wrong += found
    sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
