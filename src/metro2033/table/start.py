"""How a match begins: the state that a header describes."""

from __future__ import annotations

from typing import Any, TypeVar

from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.game import BadOption, BadPosition, Game
from metro2033.table.line import BadRecord
from metro2033.table.record import Header

S = TypeVar("S", bound=Core)


def first_state(game: Game[S], header: Header) -> S:
    """The state before the first choice; BadRecord if the header does not fit the game.

    A match of older rules is played by those of today, as far as they allow it.
    """
    if header.edition != game.name:
        raise BadRecord(1, "fault-other-edition", found=header.edition, name=game.name)
    if not 1 <= header.rules_version <= game.rules_version:
        found, here = str(header.rules_version), str(game.rules_version)
        raise BadRecord(1, "fault-other-rules", name=game.name, found=found, here=here)
    is_older = header.rules_version < game.rules_version
    if not is_older and not game.plays(header.content_digest):
        found, here = header.content_digest[:12], game.content_digest[:12]
        raise BadRecord(1, "fault-other-content", name=game.name, found=found, here=here)
    if len(header.salts) != len(header.seats):
        raise BadRecord(1, "fault-salts")
    rules = dict(header.house_rules)
    try:
        settled = game.settle(len(header.seats), rules)
        if settled != rules and not is_older:
            raise BadRecord(1, "fault-house-rules")
        if header.position is not None:
            return game.position(dict(header.position))
        return game.new(len(header.seats), settled)
    except (BadOption, BadPosition) as error:
        raise BadRecord(1, "fault-start", reason=error) from None


def misfit(game: Game[Any], header: Header, bad: BadRecord) -> BadRecord:
    """The complaint about a choice or the end, with both versions where the rules have changed."""
    if bad.line == 1 or header.rules_version == game.rules_version:
        return bad
    found, here = str(header.rules_version), str(game.rules_version)
    about = {"name": game.name, "found": found, "here": here, "reason": bad.why}
    return BadRecord(bad.line, "fault-older-rules", **about)
