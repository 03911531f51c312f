"""Password hashing in few threads, with throttles against guessing.

Wrong guesses count per account, per address, and per pair of both, so that neither one account
nor a list of accounts can be attacked for long. A browser that has logged in to an account before
is known there by a cookie: it is counted apart and has a thread of its own, so that strangers who
guess neither lock the owner out nor hold them up.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import b64encode
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from metro2033.server.http.queued_threads import QueuedThreads
from metro2033.server.rate_limit import Buckets
from metro2033.server.store.entities import Account
from metro2033.server.tables.problem import Problem

HASHER: Final = PasswordHasher()

NO_PASSWORD: Final = (
    f"$argon2id$v=19$m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    f"${b64encode(bytes(15)).decode()}${b64encode(bytes(30)).decode()}"
)
"""Compared with if there is no such account, so that response times reveal nothing.

It is the hash of no password, written down, as making one would hold up the start.
"""

MOST_WAITING: Final = 8
MOST_WAITING_EACH: Final = 2
"""Hashes that may wait for a thread, in all and of one address: about a second's work."""

HOURLY: Final = 1 / 3600


def hash_thread() -> QueuedThreads:
    """A thread for hashes, each of which takes 64 MiB and a core for a while."""
    return QueuedThreads(1, MOST_WAITING_EACH, MOST_WAITING)


class Passwords:
    """Hashes and checks passwords for one server process."""

    def __init__(self) -> None:
        self._strangers: Final = hash_thread()
        self._known: Final = hash_thread()
        self._by_account: Final = Buckets(rate=300 * HOURLY, burst=30)
        self._by_address: Final = Buckets(rate=120 * HOURLY, burst=20)
        self._by_both: Final = Buckets(rate=60 * HOURLY, burst=6)
        self._by_browser: Final = Buckets(rate=120 * HOURLY, burst=10)

    async def hash(self, password: str, address: str) -> str:
        """What is stored of a password."""
        return await self._strangers.run(address, lambda: HASHER.hash(password))

    async def check(
        self, account: Account | None, name: str, password: str, address: str, browser: str = ""
    ) -> bool:
        """Whether this is the password of the account; there may be none of that name.

        `browser` names a browser that is known there. Problem if there were too many wrong guesses.
        """
        who = name.casefold()
        if browser and account is not None:
            counted = [(self._by_browser, f"{who} {browser}")]
        else:
            counted = [
                (self._by_both, f"{who} {address}"),
                (self._by_address, address),
                (self._by_account, who),
            ]
        take(counted)
        thread = self._known if browser and account is not None else self._strangers
        is_right = await thread.run(address, lambda: is_password(password, account))
        if is_right:
            for buckets, key in counted:
                buckets.give_back(key)
        return is_right


def take(counted: list[tuple[Buckets, str]]) -> None:
    """Count a guess in all buckets, or in none and refuse it."""
    taken = list[tuple[Buckets, str]]()
    for buckets, key in counted:
        wait = buckets.take(key)
        if wait:
            for other, used in taken:
                other.give_back(used)
            raise Problem(429, "problem-too-often", after=wait)
        taken.append((buckets, key))


def is_password(password: str, account: Account | None) -> bool:
    """Whether this is the password; without an account it is not, and that takes as long."""
    try:
        HASHER.verify(account.password_hash if account else NO_PASSWORD, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
    return account is not None


def is_outdated(account: Account) -> bool:
    """Whether a password would be hashed otherwise today."""
    return HASHER.check_needs_rehash(account.password_hash)


def browser_mark(account: Account) -> str:
    """What a browser keeps so that it is known at an account; a new password makes it void."""
    nonce = secrets.token_urlsafe(12)
    return f"{nonce}.{_signature(account, nonce)}"


def known_browser(account: Account | None, mark: str) -> str:
    """The name of a browser that is known at an account, or ""."""
    nonce, _, signature = mark.partition(".")
    if account is None or not nonce:
        return ""
    is_ours = hmac.compare_digest(signature.encode(), _signature(account, nonce).encode())
    return nonce if is_ours else ""


def _signature(account: Account, nonce: str) -> str:
    """The hash of the password has a salt of its own: nobody outside can know it."""
    key = account.password_hash.encode()
    return hmac.new(key, f"{account.id} {nonce}".encode(), sha256).hexdigest()[:40]
