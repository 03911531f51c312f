"""Web push (RFC 8030): messages that only one browser can read (RFC 8291), signed (RFC 8292)."""

from __future__ import annotations

import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from metro2033.server.notices.guarded_client import GuardedClient, check_status
from metro2033.server.notices.outcome import Begin, Refused

RECORD_BYTES: Final = 4096
TOKEN_SECONDS: Final = 12 * 3600
KEEP_SECONDS: Final = 24 * 3600
"""How long a push service keeps a message for a device that is off."""

GONE: Final = (404, 410)
"""The statuses by which a push service says that the browser has unsubscribed."""


def new_key() -> bytes:
    """A new key of the server (VAPID)."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_numbers().private_value.to_bytes(32)


class PushSender:
    """Sends messages to browsers."""

    def __init__(self, key: bytes, contact: str, client: GuardedClient) -> None:
        """`contact` is a URL or `mailto:` by which the push service can reach the operator."""
        self._key: Final = ec.derive_private_key(int.from_bytes(key), ec.SECP256R1())
        self._contact: Final = contact
        self._client: Final = client

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with."""
        return encoded(public_bytes(self._key.public_key()))

    async def send(
        self,
        endpoint: str,
        keys: str,
        message: dict[str, Any],
        topic: str,
        now: int,
        begin: Begin | None = None,
    ) -> None:
        """Send a message; one of the same topic that is not delivered yet is replaced."""
        try:
            browser = json.loads(keys)
            text = json.dumps(message, ensure_ascii=False).encode()
            body = encrypted(text, decoded(browser["p256dh"]), decoded(browser["auth"]))
        except (ValueError, KeyError, InvalidKey) as error:
            raise Refused("bad keys") from error
        headers = {
            "TTL": str(KEEP_SECONDS),
            "Urgency": "normal",
            "Topic": topic,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Authorization": f"vapid t={self._token(endpoint, now)}, k={self.public_key}",
        }
        check_status(await self._client.post(endpoint, headers, body, begin), GONE)

    def _token(self, endpoint: str, now: int) -> str:
        """A signed token for a push service (RFC 8292)."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + TOKEN_SECONDS,
            "sub": self._contact,
        }
        header = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encoded(json.dumps(part).encode()) for part in (header, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{encoded(r.to_bytes(32) + s.to_bytes(32))}"


def encrypted(
    text: bytes,
    browser: bytes,
    auth: bytes,
    salt: bytes | None = None,
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A text that only the browser can read; salt and key are new ones but in tests."""
    salt = salt or os.urandom(16)
    key = key or ec.generate_private_key(ec.SECP256R1())
    own = public_bytes(key.public_key())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    if len(auth) != 16:
        raise ValueError("a secret of 16 bytes is wanted")
    shared = derived(auth, key.exchange(ec.ECDH(), theirs), b"WebPush: info\0" + browser + own, 32)
    content = derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content).encrypt(nonce, text + b"\2", None)
    return salt + struct.pack("!IB", RECORD_BYTES, len(own)) + own + sealed


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """A key from a secret."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers know it: an uncompressed point."""
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def encoded(data: bytes) -> str:
    """Bytes as text, as web push writes them.

    >>> encoded(b"metro")
    'bWV0cm8'
    """
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Bytes that were written as text."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
