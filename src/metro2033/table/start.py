"""How a match begins: the state that a header describes."""

from __future__ import annotations

from typing import TypeVar

from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.game import BadOption, BadPosition, Game
from metro2033.table.line import BadRecord
from metro2033.table.record import Header

S = TypeVar("S", bound=Core)


def first_state(game: Game[S], header: Header) -> S:
    """The state before the first choice, or BadRecord for a header that does not fit the game."""
    if header.edition != game.name:
        raise BadRecord(1, f"the edition is {header.edition!r}, not {game.name!r}")
    if header.rules_version != game.rules_version:
        versions = f"{header.rules_version}, not {game.rules_version}"
        raise BadRecord(1, f"played by rules version {versions} of {game.name}")
    if header.content_digest != game.content_digest:
        digests = f"{header.content_digest[:12]}, not {game.content_digest[:12]}"
        raise BadRecord(1, f"played with other content of {game.name}: {digests}")
    if len(header.salts) != len(header.seats):
        raise BadRecord(1, "expected one salt for each seat")
    rules = dict(header.house_rules)
    try:
        if game.settle(len(header.seats), rules) != rules:
            raise BadRecord(1, "the header does not name all house rules")
        if header.position is not None:
            return game.position(dict(header.position))
        return game.new(len(header.seats), rules)
    except (BadOption, BadPosition) as error:
        raise BadRecord(1, str(error)) from None
