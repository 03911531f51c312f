"""A request of the page to itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec

from metro2033.server.match.actor import Identity
from metro2033.server.tables.access import Access
from metro2033.server.tables.tables import Tables

WHO: Final = Identity("page", None)
"""Whoever sits in front of the page."""

Wanted = TypeVar("Wanted")


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: the named parts of its path, its query, its body and its language."""

    tables: Tables
    parts: dict[str, str]
    query: dict[str, list[str]]
    body: str
    language: str

    def wanted(self, kind: type[Wanted]) -> Wanted:
        """What the body asks for."""
        return msgspec.json.decode(self.body or "{}", type=kind)

    def number(self, name: str, otherwise: int) -> int:
        """A number of the query."""
        found = self.query.get(name)
        return msgspec.convert(found[0], int, strict=False) if found else otherwise

    def text(self, name: str, otherwise: str) -> str:
        """A text of the query."""
        return self.query.get(name, [otherwise])[0]

    async def access(self) -> Access:
        """The match that the path names."""
        return await self.tables.access(self.parts["match"], WHO)


Answer = Callable[[Asked], Awaitable[Any]]
