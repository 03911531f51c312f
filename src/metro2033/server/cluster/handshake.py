"""How two processes prove to each other that both read the same database.

The one that is called keeps a key in the database, for as long as it lives. Each side proves that
it knows the key, over what both have just drawn; the key itself is never sent.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from metro2033.server.cluster.framed_connection import FramedConnection

MAGIC: Final = b"metro2033 link 1"
NAME_BYTES: Final = 16
NONCE_BYTES: Final = 32
PROOF_BYTES: Final = 32
WELCOME: Final = b"\1"


class NotProven(Exception):
    """The peer is not a process of this database."""


async def call(connection: FramedConnection, caller: str, called: str, key: bytes) -> None:
    """Prove that we are one of the processes; NotProven if the other side is none."""
    ours = secrets.token_bytes(NONCE_BYTES)
    connection.write(MAGIC + caller.encode() + ours)
    theirs, proof = await connection.read(NONCE_BYTES), await connection.read(PROOF_BYTES)
    said = caller.encode() + called.encode() + ours + theirs
    if not hmac.compare_digest(proof, _proof(key, b"called", said)):
        raise NotProven("the process that was called")
    connection.write(_proof(key, b"caller", said))
    if await connection.read(len(WELCOME)) != WELCOME:
        raise NotProven("the process that was called")


async def answer(connection: FramedConnection, called: str, key: bytes) -> str:
    """The process that calls; NotProven if it is none."""
    if await connection.read(len(MAGIC)) != MAGIC:
        raise NotProven("something else")
    caller, theirs = await connection.read(NAME_BYTES), await connection.read(NONCE_BYTES)
    ours = secrets.token_bytes(NONCE_BYTES)
    said = caller + called.encode() + theirs + ours
    connection.write(ours + _proof(key, b"called", said))
    if not hmac.compare_digest(await connection.read(PROOF_BYTES), _proof(key, b"caller", said)):
        raise NotProven("the process that calls")
    connection.write(WELCOME)
    return caller.decode()


def _proof(key: bytes, role: bytes, said: bytes) -> bytes:
    """Proof of knowing the key; it differs by role, so it cannot be reflected."""
    return hmac.digest(key, MAGIC + role + said, "sha256")
