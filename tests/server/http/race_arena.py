"""Where 64 requests are sent at once: the servers, who sends, and what is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from server.http.role_matrix import MATRIX, PUZZLE, operations
from server.http.role_scene import Scene
from server.http.site import PATIENCE, RunningSite
from server.notices.receivers import MailBox

AT_ONCE = 64

BUSY = {429, 503}
"""There is too much to do for all of them: documented, and nothing has happened."""

REFUSED = {401, 403, 404, 409, *BUSY}


@dataclass
class Sent:
    """What is sent 64 times: fields that differ hold `{n}`."""

    method: str
    path: str
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)
    content: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    is_by_strangers: bool = False


class Arena:
    """A scene, the servers that share its database, and a mailbox."""

    def __init__(
        self, sites: Sequence[RunningSite], box: MailBox, account: httpx.Client, state: str
    ) -> None:
        self.sites = sites
        self.box = box
        self.scene = Scene(sites[0], account, state)

    def person(self, operation: str) -> httpx.Client:
        """Who may use an operation: the host, where they may."""
        allowed = MATRIX[operation].allowed or {"host"}
        role = next(r for r in ("host", "account", "admin", *sorted(allowed)) if r in allowed)
        return self.scene.people[role]

    async def race(self, operation: str, sent: Sent) -> list[httpx.Response]:
        """The answers to all of them, sent to all servers at once."""
        person = self.person(operation)
        cookies = {} if sent.is_by_strangers else dict(person.cookies)
        token = person.headers.get("Authorization", "")
        headers = {**({"Authorization": token} if token else {}), **sent.headers}
        clients = [
            httpx.AsyncClient(
                base_url=site.url,
                cookies=cookies,
                headers={**headers, "Origin": site.url},
                timeout=PATIENCE,
                limits=httpx.Limits(max_connections=AT_ONCE),
            )
            for site in self.sites
        ]
        try:
            return await asyncio.gather(
                *(self._one(clients[n % len(clients)], sent, n) for n in range(AT_ONCE))
            )
        finally:
            for client in clients:
                await client.aclose()

    async def _one(self, client: httpx.AsyncClient, sent: Sent, n: int) -> httpx.Response:
        content: dict[str, Any] = {} if sent.body is None else {"json": numbered(sent.body, n)}
        if sent.content:
            kind = {"Content-Type": "application/x-ndjson"}
            content = {"content": sent.content.encode(), "headers": kind}
        if sent.is_by_strangers:
            # Everybody without a session gets one of their own.
            content["headers"] = {**content.get("headers", {}), "Cookie": ""}
        return await client.request(sent.method, sent.path, params=sent.query, **content)


def numbered(body: Any, n: int) -> Any:
    """A body of its own for each."""
    if isinstance(body, str):
        return body.replace("{n}", str(n))
    if isinstance(body, dict):
        return {name: numbered(value, n) for name, value in body.items()}
    return body


def usual(arena: Arena, operation: str) -> Sent:
    """An operation as the matrix of roles has it."""
    method, template = operations()[operation]
    row = MATRIX[operation]
    path = template.format(
        match_id=arena.scene.match,
        seat=2,
        edition="second",
        code="en",
        channel_id="nobodys",
        token="of.nobody",
        tournament_id="nowhere",
        rule_id="E2-ARMY-004",
        puzzle=PUZZLE,
        report_id="nothing",
        sanction_id="nothing",
        announcement_id="nothing",
    )
    return Sent(method, path, row.body, row.query, row.content)
