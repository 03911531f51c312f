"""The editions by name: the only place that lists them.

An edition is a folder with a module `pack`, whose `PACK` says what the edition has. Packs are
imported when they are asked for, and import the parts of their edition the same way.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from metro2033.i18n import Complaint

if TYPE_CHECKING:
    from metro2033.bots.feature import Evaluator
    from metro2033.bots.fight_solver import FightSolver
    from metro2033.content import Content, Fault
    from metro2033.content.effect import TimingPoint
    from metro2033.engine.kernel.game import Game
    from metro2033.engine.model.edition import Edition
    from metro2033.research.fast.encoder import Encoder

EDITIONS: Final = ("first", "second", "toy")
"""Every edition: a folder of `metro2033.editions`."""

DEFAULT: Final = "second"
"""The edition that is meant where nobody names one."""


class UnknownEdition(Complaint, LookupError):
    """An edition that is not in the catalog."""


class NoContent(Complaint, LookupError):
    """A folder of content for an edition that has none."""


class Pack:
    """What an edition has; what it lacks stays as it is here.

    `files` is its folder: `map.toml`, `lesson.toml`, `rulebook/` and `examples/` are there.
    `levels` are bots whose strength differs from the usual one, `rounds` is how long a match of
    good players should last. `presets` are house rules that go together. `earlier` are the digests
    of content that older packages had and by which every match plays the same, so that its records
    and running matches stay open; `earlier_shapes` are those of saved states that still mean the
    same: only verbs came to them.
    """

    name: str
    files: Path
    levels: Mapping[str, str] = MappingProxyType({})
    rounds: tuple[float, float] = (0.0, 0.0)
    presets: Mapping[str, Mapping[str, int]] = MappingProxyType({})
    has_content: bool = False
    earlier: tuple[str, ...] = ()
    earlier_shapes: tuple[str, ...] = ()

    def game(self, folder: Path | None = None) -> Game[Any]:
        """The edition as a game with its own content, that of a folder, or a file's house cards."""
        raise NotImplementedError

    def fact_type(self) -> type[Any]:
        """The type of the facts of its positions, a TypedDict."""
        raise NotImplementedError

    def content(self, folder: Path | None = None) -> Content:
        """Its content as records; NoContent if it has none."""
        raise NoContent("fault-no-content", name=self.name)

    def check(self, content: Content, texts: Path | None = None) -> list[Fault]:
        """Everything that is wrong with a content; `texts` is another folder of languages."""
        raise NoContent("fault-no-content", name=self.name)

    def card_faults(self, content: Content) -> list[Fault]:
        """What cannot be played, or means nothing, whatever the printed game is like."""
        raise NoContent("fault-no-content", name=self.name)

    def timing_points(self) -> Mapping[str, TimingPoint]:
        """When programs of its cards run."""
        raise NoContent("fault-no-content", name=self.name)

    def evaluator(self, game: Edition, style: str = "") -> Evaluator:
        """What measures positions for bots of a style; without one only random bots play."""
        raise NotImplementedError

    def fight_solver(self, game: Edition) -> FightSolver:
        """The solver for the odds of fights, if the edition has a `fight_solver.py`."""
        raise NotImplementedError

    def encoder(self, game: Edition) -> Encoder:
        """What writes positions as observations, if the edition has an `encoder.py`."""
        raise NotImplementedError

    def network(self, seats: int) -> bytes | None:
        """What bots have learned of positions with so many seats, if they have."""
        file = self.path(f"network-{seats}.bin")
        return None if file is None else file.read_bytes()

    def path(self, name: str) -> Path | None:
        """A file or folder of the edition, if it has it."""
        found = self.files / name
        return found if found.exists() else None


def names() -> list[str]:
    """The names of the editions."""
    return sorted(EDITIONS)


def having(name: str) -> tuple[str, ...]:
    """The editions that have a file or folder of that name."""
    return tuple(edition for edition in EDITIONS if pack(edition).path(name) is not None)


@cache
def pack(name: str) -> Pack:
    """What the edition of that name has."""
    if name not in EDITIONS:
        known = ", ".join(edition for edition in names() if pack(edition).has_content)
        raise UnknownEdition("fault-no-edition", name=name, known=known)
    found = import_module(f"metro2033.editions.{name}.pack").PACK
    assert isinstance(found, Pack)
    return found


@cache
def game(name: str, folder: Path | None = None) -> Game[Any]:
    """The edition of that name, made once; its content is its own, that of a folder, or a file's.

    >>> game("toy").name
    'toy'
    """
    made = pack(name).game(folder)
    if folder is None:
        made.earlier_digests = pack(name).earlier
    return made
