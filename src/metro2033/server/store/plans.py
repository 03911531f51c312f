"""Plans of seats, inside a transaction. Each belongs to the player who made it."""

from __future__ import annotations

import json
from collections.abc import Mapping

from sqlalchemy import Connection, delete, insert, select

from metro2033.server.store import schema
from metro2033.server.store.entities import Data
from metro2033.server.store.matches import from_json
from metro2033.server.store.time_off import HOLDER

_plan, _seat, _match = schema.plan, schema.seat, schema.match
_IS_ITS_HOLDER = (
    (_seat.c.match == _plan.c.match)
    & (_seat.c.seat == _plan.c.seat)
    & (_seat.c.kind == "person")
    & (_plan.c.holder == HOLDER)
)


def put(connection: Connection, match: str, plans: Mapping[int, Data | None]) -> None:
    """Keep the plans of seats; None for none."""
    for seat, plan in plans.items():
        its = (_plan.c.match == match) & (_plan.c.seat == seat)
        connection.execute(delete(_plan).where(its))
        who = select(HOLDER).where(_seat.c.match == match, _seat.c.seat == seat)
        holder = connection.execute(who).scalar_one_or_none()
        if plan is not None and holder is not None:
            row = {"match": match, "seat": seat, "holder": holder, "plan": json.dumps(plan)}
            connection.execute(insert(_plan), {**row, "is_open": not plan["ended"]})


def of_match(connection: Connection, match: str) -> dict[int, Data]:
    """The plans of those who still hold the seats of a match."""
    query = select(_plan.c.seat, _plan.c.plan).join(_seat, _IS_ITS_HOLDER)
    rows = connection.execute(query.where(_plan.c.match == match)).all()
    return {row.seat: from_json(row.plan) for row in rows}


def waited_for(connection: Connection) -> list[str]:
    """The running matches that wait for a seat that has a plan."""
    is_asked = _match.c.asked.bitwise_rshift(_plan.c.seat).bitwise_and(1) == 1
    query = (
        select(_match.c.id)
        .join(_plan, _plan.c.match == _match.c.id)
        .join(_seat, _IS_ITS_HOLDER)
        .where(_match.c.status == "running", _plan.c.is_open.is_(True), is_asked)
        .where(_seat.c.taken_over_by.is_(None))
        .distinct()
    )
    return list(connection.execute(query).scalars())
