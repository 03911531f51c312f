"""Plans of seats, inside a transaction. Each belongs to the player who made it."""

from __future__ import annotations

import json
from collections.abc import Mapping

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from metro2033.server.store import schema
from metro2033.server.store.entities import Data
from metro2033.server.store.schema import HOLDER
from metro2033.table.plan import stood_in

_plan, _seat, _match = schema.plan, schema.seat, schema.match
_IS_ITS_HOLDER = (
    (_seat.c.match == _plan.c.match)
    & (_seat.c.seat == _plan.c.seat)
    & (_seat.c.kind == "person")
    & (_plan.c.holder == HOLDER)
)


def put(connection: Connection, match: str, plans: Mapping[int, Data | None]) -> None:
    """Keep the plans of seats, unless somebody else sits there meanwhile; None for none."""
    for seat, plan in plans.items():
        connection.execute(delete(_plan).where(_at(match, seat)))
        who = select(HOLDER).where(_seat.c.match == match, _seat.c.seat == seat)
        holder = connection.execute(who).scalar_one_or_none()
        if plan is not None and holder is not None and holder == plan["holder"]:
            kept = {name: value for name, value in plan.items() if name != "holder"}
            row = {"match": match, "seat": seat, "holder": holder, "plan": json.dumps(kept)}
            connection.execute(insert(_plan), {**row, "is_open": not plan["ended"]})


def follow_seat(connection: Connection, match: str, seat: int) -> None:
    """Forget or end the plan of a seat that has somebody else, or a bot, now."""
    its = select(_plan.c.plan, _seat.c.taken_over_by).join(_seat, _IS_ITS_HOLDER)
    row = connection.execute(its.where(_at(match, seat))).one_or_none()
    if row is None:
        connection.execute(delete(_plan).where(_at(match, seat)))
    elif row.taken_over_by is not None:
        ended = {"plan": json.dumps(stood_in(json.loads(row.plan))), "is_open": False}
        connection.execute(update(_plan).where(_at(match, seat)).values(ended))


def adopt(connection: Connection, old: str, account: str) -> None:
    """Give the plans of a session to an account."""
    connection.execute(update(_plan).where(_plan.c.holder == old).values(holder=account))


def forget(connection: Connection, match: str) -> None:
    """Keep no plans of a match that is over."""
    connection.execute(delete(_plan).where(_plan.c.match == match))


def _at(match: str, seat: int) -> ColumnElement[bool]:
    """That a plan is that of a seat."""
    return (_plan.c.match == match) & (_plan.c.seat == seat)


def of_match(connection: Connection, match: str) -> dict[int, Data]:
    """The plans of those who still hold the seats of a match."""
    query = select(_plan.c.seat, _plan.c.plan).join(_seat, _IS_ITS_HOLDER)
    rows = connection.execute(query.where(_plan.c.match == match)).all()
    return {row.seat: json.loads(row.plan) for row in rows}


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
