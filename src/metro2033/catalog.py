"""The editions by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from metro2033.content import load
from metro2033.content.table import tables
from metro2033.engine.editions.second.edition import SecondEdition
from metro2033.engine.kernel.game import Game
from metro2033.engine.toy.game import ToyGame

EDITIONS: Final[dict[str, Callable[[], Game[Any]]]] = {
    "second": lambda: SecondEdition(tables(load())),
    "toy": ToyGame,
}
"""How each edition is made; it is made once, when it is first asked for."""


class UnknownEdition(LookupError):
    """An edition that is not in the catalog."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown edition {name!r}; known: {', '.join(names())}")
        self.name = name


def names() -> list[str]:
    """The names of the editions."""
    return sorted(EDITIONS)


@cache
def game(name: str) -> Game[Any]:
    """The edition of that name.

    >>> game("toy").name
    'toy'
    """
    make = EDITIONS.get(name)
    if make is None:
        raise UnknownEdition(name)
    return make()
