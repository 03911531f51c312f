"""Standing orders: what the table answers by itself for nature, forced moves and absent players."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from metro2033.engine.kernel.core import CHANCE
from metro2033.table.answer import Accepted, accepted
from metro2033.table.table import Table


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
