"""Plays a match on a page while the libraries of a server cannot be imported: python bare.py."""

from __future__ import annotations

import asyncio
import json
import sys
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import Any

SERVER_ONLY = {
    *("alembic", "anyio", "argon2", "fastapi", "prometheus_client", "psycopg", "pydantic"),
    *("segno", "sqlalchemy", "sqlite3", "starlette", "structlog", "uvicorn", "uvloop"),
    *("numpy", "rich", "typer", "websockets"),
}


class Blocked(MetaPathFinder):
    """Finds nothing, and says so, for the libraries that a page does not have."""

    def find_spec(self, name: str, *_: Any) -> None:
        if name.partition(".")[0] in SERVER_ONLY:
            raise ImportError(f"{name} is for servers")


async def play() -> list[int]:
    from page.client import MemoryRows, open_page

    async with open_page(MemoryRows()) as page:
        match = await page.make("first", "newcomer")
        async with page.sit(match) as sitting:
            return await sitting.play()


if __name__ == "__main__":
    sys.meta_path.insert(0, Blocked())
    sys.path.insert(0, str(Path(__file__).parents[1]))
    sys.stdout.write(json.dumps(asyncio.run(play())))
