"""The editions by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from metro2033.content import ContentFault, load
from metro2033.content.check_play import check_playable
from metro2033.content.first_check_play import check_first_playable
from metro2033.content.first_table import first_tables
from metro2033.content.load import load_first
from metro2033.content.table import tables
from metro2033.engine.editions.first.edition import FirstEdition
from metro2033.engine.editions.second.edition import SecondEdition
from metro2033.engine.kernel.game import Game
from metro2033.engine.toy.game import ToyGame
from metro2033.i18n import Complaint


class UnknownEdition(Complaint, LookupError):
    """An edition that is not in the catalog."""


class NoContent(Complaint, LookupError):
    """A folder of content for an edition that has none."""


def first(folder: Path | None) -> Game[Any]:
    """The first edition."""
    content = load_first(folder)
    faults = [*check_first_playable(content)]
    if faults:
        raise ContentFault(faults)
    return FirstEdition(first_tables(content))


def second(folder: Path | None) -> Game[Any]:
    """The second edition."""
    content = load(folder)
    faults = [*check_playable(content)]
    if faults:
        raise ContentFault(faults)
    return SecondEdition(tables(content))


def toy(folder: Path | None) -> Game[Any]:
    """The toy, whose few cards are in its code."""
    if folder is not None:
        raise NoContent("fault-no-content", name="toy")
    return ToyGame()


EDITIONS: Final[dict[str, Callable[[Path | None], Game[Any]]]] = {
    "first": first,
    "second": second,
    "toy": toy,
}
"""How each edition is made, from the package's content or from another folder."""


def names() -> list[str]:
    """The names of the editions."""
    return sorted(EDITIONS)


@cache
def game(name: str, folder: Path | None = None) -> Game[Any]:
    """The edition of that name, made once; its content is the package's or that of a folder.

    >>> game("toy").name
    'toy'
    """
    make = EDITIONS.get(name)
    if make is None:
        raise UnknownEdition("fault-no-edition", name=name, known=", ".join(names()))
    return make(folder)
