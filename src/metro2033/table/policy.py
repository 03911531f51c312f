"""Standing orders: what the table answers by itself for nature, forced moves and absent players.

And for players who need not be asked whether they want to use something.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.trait import WINDOW
from metro2033.table.answer import Accepted, accepted
from metro2033.table.table import Table

Wish = Literal["fights", "always", "this_round", "not_this_round"]
"""At which windows a seat wants to be asked: its own fights, all, or all or none of a round."""


@dataclass(frozen=True, slots=True)
class Attention:
    """Which windows seats want to be asked at; by default those in which an answer can matter.

    Seats in `always` are asked at every window, those in `eager` in the round given there, those in
    `quiet` at none in the round given there.
    """

    always: frozenset[int] = frozenset()
    quiet: Mapping[int, int] = field(default_factory=dict)
    eager: Mapping[int, int] = field(default_factory=dict)

    def wants(self, table: Table[Any], seat: int) -> bool:
        """Whether a seat wants to be asked at the open window."""
        state = table.state
        now = round_of(table)
        if self.quiet.get(seat) == now:
            return False
        is_sure = seat in self.always or self.eager.get(seat) == now
        return is_sure or not asking(state).is_idle(state, seat)

    def heeding(self, seat: int, wish: Wish, now: int) -> Attention:
        """The same with what a seat wishes in a round; a new wish replaces those before."""
        quiet = {other: until for other, until in self.quiet.items() if other != seat}
        eager = {other: until for other, until in self.eager.items() if other != seat}
        if wish == "not_this_round":
            return Attention(self.always, {**quiet, seat: now}, eager)
        if wish == "this_round":
            return Attention(self.always, quiet, {**eager, seat: now})
        always = self.always | {seat} if wish == "always" else self.always - {seat}
        return Attention(always, quiet, eager)


def round_of(table: Table[Any]) -> int:
    """The round that is played; 0 where an edition has none."""
    return int(table.game.facts(table.state).get("round", 0))


def pass_window(table: Table[Any], attention: Attention) -> Accepted | None:
    """Pass for a seat that does not want to be asked at the open window, if there is one."""
    if table.is_over or WINDOW not in table.game.questions[table.kind]:
        return None
    seat = table.asked[0]
    return None if attention.wants(table, seat) else table.pass_for(seat)


def settle(
    table: Table[Any], secret: bytes | None = None, absent: Collection[int] = ()
) -> list[Accepted]:
    """Answer everything that needs no player, until a present seat has a real choice.

    Nature is drawn from the secret, if there is one; absent seats get their fallbacks, even for
    sealed questions. Each answer names its cause.
    """
    given: list[Accepted] = []
    while True:
        given += table.settle_forced()
        away = [seat for seat in table.asked if seat in absent]
        if secret is not None and CHANCE in table.asked:
            given.append(table.draw(secret))
        elif away:
            given.append(accepted(table.answer_absent(away[0])))
        else:
            return given
