"""Tokens in links: each allows one thing with a channel, and only the server can make them."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Literal

Purpose = Literal["confirm", "stop"]


def signed(key: bytes, purpose: Purpose, channel: str) -> str:
    """A token that allows one thing with a channel."""
    return f"{channel}.{_mark(key, purpose, channel)}"


def channel_in(key: bytes, purpose: Purpose, token: str) -> str | None:
    """The channel of a token, if it is one of ours for that purpose."""
    channel, _, mark = token.partition(".")
    is_ours = hmac.compare_digest(mark.encode(), _mark(key, purpose, channel).encode())
    return channel if is_ours else None


def _mark(key: bytes, purpose: str, channel: str) -> str:
    return hmac.new(key, f"{purpose} {channel}".encode(), sha256).hexdigest()[:32]
