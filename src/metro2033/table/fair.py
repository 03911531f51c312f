"""What the secret of a match guarantees: nature's answers, and the record as a whole.

Before the match the host commits to a secret by publishing its hash; then each seat adds a salt.
Nature's n-th answer follows from secret, salts and n alone, so the host cannot choose it after the
commitment, the players cannot predict it, and everybody can check it once the secret is out. Use a
secret for one match only. A host who plays along knows the draws: this protects against tampering,
not against peeking.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Final

from metro2033.table.decision import Decision

SECRET_BYTES: Final = 32

COMMITMENT_TAG: Final = b"metro2033 commitment 1\0"
DRAW_TAG: Final = b"metro2033 draw 1\0"
SEAL_TAG: Final = b"metro2033 seal 1\0"
"""Purposes of the hashes, so that none can stand in for another."""


class BadSecret(ValueError):
    """A secret of the wrong length, or not the one that was committed to."""


def commitment(secret: bytes) -> str:
    """The hash to publish before the match."""
    return sha256(COMMITMENT_TAG + checked(secret)).hexdigest()


def draw(secret: bytes, salts: Sequence[str], n: int, decision: Decision) -> str:
    """The key of nature's answer when it is choice number `n` of the match.

    Options are sorted by key, so the order in which a game offers them does not matter.
    """
    lots = sorted(zip(decision.keys, decision.weights, strict=True))
    ticket = below(blocks(secret, salts, n), sum(decision.weights))
    for key, weight in lots:
        ticket -= weight
        if ticket < 0:
            return key
    raise AssertionError("a ticket lies below the sum of the weights")


def blocks(secret: bytes, salts: Sequence[str], n: int) -> Iterator[bytes]:
    """HMAC-SHA-256 in counter mode: as many blocks of 32 bytes as needed for choice `n`."""
    # Lengths precede texts, so that no two lists of salts give the same message.
    texts = [salt.encode() for salt in salts]
    salted = b"".join(len(text).to_bytes(4) + text for text in texts)
    message = DRAW_TAG + len(texts).to_bytes(4) + salted + n.to_bytes(8)
    counter = 0
    while True:
        yield hmac.digest(checked(secret), message + counter.to_bytes(8), "sha256")
        counter += 1


def below(source: Iterable[bytes], total: int) -> int:
    """A uniform number in 0..total-1.

    Blocks at or above the greatest multiple of `total` are skipped: their remainders would favour
    small numbers.

    >>> below([b"\\xff", b"\\x07"], 10)
    7
    """
    for block in source:
        span = 1 << 8 * len(block)
        value = int.from_bytes(block)
        if value < span - span % total:
            return value % total
    raise ValueError("the blocks have run out")


def seal(secret: bytes, text: str) -> str:
    """The MAC of a whole record, written without its seal."""
    return hmac.digest(checked(secret), SEAL_TAG + text.encode(), "sha256").hex()


def checked(secret: bytes) -> bytes:
    """The secret, if it has the right length."""
    if len(secret) != SECRET_BYTES:
        raise BadSecret(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret
