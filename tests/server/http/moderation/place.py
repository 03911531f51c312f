"""Servers of one database with officials, and what people do there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from metro2033.server.store.database import connect_to, database_url
from server.http.site import RunningSite, table
from server.match.player import Browser, Socket

PASSWORD = "a lamp in the tunnel"
HOSTILE = "<img src=x onerror=alert(1)>\u202e\u0000\U0001f600 { $reason } %s \n'; DROP TABLE audit;"


@dataclass
class Place:
    """The servers of one database, and accounts with a role."""

    sites: list[RunningSite]
    administrator: httpx.Client
    moderator: httpx.Client

    @property
    def far(self) -> RunningSite:
        """Another process, where there is one."""
        return self.sites[-1]


def person(site: RunningSite, name: str = "") -> tuple[httpx.Client, str]:
    """A browser that is logged in to a new account, and the name of that."""
    client, name = site.visit(), name or f"P {secrets.token_hex(5)}"
    made = client.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert made.is_success, made.text
    return client, name


def give(site: RunningSite, name: str, role: str | None) -> httpx.Response:
    with site.admin() as admin:
        return admin.put("/api/admin/officials", json={"name": name, "role": role})


def browser_of(site: RunningSite, client: httpx.Client) -> Browser:
    """The same person, for sockets."""
    found = Browser(site)
    found.cookies = client.cookies
    return found


def sat(host: httpx.Client, guest: httpx.Client, **settings: Any) -> str:
    """A running match of two people; its id."""
    made = host.post("/api/matches", json=table(is_public=True, **settings)).json()["match"]["id"]
    joined = guest.post(f"/api/matches/{made}/join", json={"name": "Guest", "seat": 2})
    assert joined.is_success, joined.text
    assert host.post(f"/api/matches/{made}/start").is_success
    return str(made)


async def closed_with(socket: Socket) -> int | None:
    """The code with which a socket is closed."""
    try:
        while True:
            await socket.hear(60)
    except ConnectionClosed:
        return socket.connection.close_code


async def passed(*_: object) -> None:
    """Let a request through that began before the ban."""


def hub_loop(hub: Any) -> asyncio.AbstractEventLoop:
    """The loop that a server in a thread runs on."""
    loop: asyncio.AbstractEventLoop = next(iter(hub._tasks)).get_loop()
    return loop


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.05)


@contextmanager
def connected(place: Place) -> Iterator[Connection]:
    """A transaction in the database of the servers."""
    engine = connect_to(database_url(place.sites[0].settings.database), writes=True)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
