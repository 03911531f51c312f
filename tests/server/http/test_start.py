"""What a server loads when it starts: not what it hardly ever needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from server.http.site import sqlite_in

START = """
import asyncio, sys, time
from argon2 import PasswordHasher

def hashes(*_):
    raise AssertionError("a password is hashed at the start")

PasswordHasher.hash = hashes
from metro2033.server.http.app import create_app
from metro2033.server.settings import Settings
from metro2033.server.store.store import Store

async def open_and_close():
    store = await Store.open(sys.argv[1])
    await store.close()

app = create_app(Settings(database=sys.argv[1]))
asyncio.run(open_and_close())
print(app.openapi_schema is None, "alembic" in sys.modules)
"""


def start(database: str) -> str:
    """What the parts of a server tell that start in a new process."""
    run = subprocess.run(
        [sys.executable, "-c", START, database], capture_output=True, text=True, check=True
    )
    return run.stdout


def test_a_start_makes_no_document_no_hash_and_no_migration_without_need(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    assert start(database) == "True True\n"
    assert start(database) == "True False\n"
