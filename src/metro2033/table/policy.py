"""Standing orders: what the table answers by itself, for nature, for the forced, for the absent."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from metro2033.engine.kernel.core import CHANCE
from metro2033.table.answer import Accepted, accepted
from metro2033.table.table import Table


def settle(
    table: Table[Any], secret: bytes | None = None, absent: Collection[int] = ()
) -> list[Accepted]:
    """Answer all that needs nobody at the table, until a present seat has a real choice.

    Nature is drawn from the secret, if there is one; absent seats take their fallbacks, sealed
    questions included. Each answer tells its cause.
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
