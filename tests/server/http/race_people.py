"""Races of people for their accounts, profiles and time off."""

from __future__ import annotations

import time

from sqlalchemy import func, select

from metro2033.server.store import schema
from metro2033.server.store.database import connect_to, database_url
from server.http.race_arena import Arena, Sent, usual
from server.http.role_matrix import FORGETFUL


def registering(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    sent.body, sent.is_by_strangers = {"name": "Wanted", "password": "long enough"}, True
    return sent


def leaving(arena: Arena, operation: str) -> Sent:
    """By an account of its own: the shared one stays."""
    client = arena.scene.people["account"] = arena.sites[0].visit()
    login = {"name": f"Leaver {arena.scene.match}"[:24], "password": "long enough"}
    assert client.post("/api/accounts", json=login).is_success
    return usual(arena, operation)


def choosing_a_password(arena: Arena, operation: str) -> Sent:
    """Everybody knows the old password, and wants another one and another language."""
    sent = leaving(arena, operation)
    sent.body = {"password": "long enough", "new_password": "long enough {n}", "language": "hu"}
    return sent


def linked(arena: Arena, operation: str) -> Sent:
    """A link for a new password."""
    sent = usual(arena, operation)
    with arena.sites[0].admin() as admin:
        path = "/api/admin/accounts/password-link"
        made = admin.post(path, params={"name": FORGETFUL}).json()
    token = made["link"].rpartition("#")[2]
    sent.body, sent.is_by_strangers = {"token": token, "password": "long enough {n}"}, True
    return sent


def showing(arena: Arena, operation: str) -> Sent:
    """The profile of somebody who shows it."""
    sent = leaving(arena, operation)
    client = arena.scene.people["account"]
    sent.query = {"name": client.get("/api/session").json()["account"]}
    assert client.put("/api/account/profile", json={"is_public": True}).is_success
    return sent


def following(arena: Arena, operation: str) -> Sent:
    """The host of the table follows somebody who shows a profile."""
    sent = usual(arena, operation)
    sent.query = showing(arena, "show_profile").query
    return sent


def one_followed(arena: Arena) -> None:
    assert len(arena.scene.people["host"].get("/api/follows").json()["names"]) == 1


def vacationing(arena: Arena, operation: str) -> Sent:
    """Everybody goes on vacation until another moment; that of the first ten is past."""
    sent = usual(arena, operation)
    sent.body = {"vacation_until": f"{int(time.time()) + 360_000}1{{n}}"}
    return sent


def one_vacation(arena: Arena) -> None:
    """Nobody is on two vacations at once."""
    engine = connect_to(database_url(arena.sites[0].settings.database), writes=False)
    vacation = schema.vacation.c
    query = select(func.count()).where(vacation.end > time.time() * 1000)
    with engine.connect() as connection:
        assert set(connection.execute(query.group_by(vacation.holder)).scalars()) == {1}
    engine.dispose()
