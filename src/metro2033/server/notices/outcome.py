"""How an attempt to send a message ended."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

Begin = Callable[[], Awaitable[None]]
"""Notes that a message goes out now; awaited when all is ready, before it can arrive."""


class NotTold(Exception):
    """The message failed this time; another attempt may succeed."""


class Refused(NotTold):
    """The address is gone for good, or accepts nothing from us."""


class Outdated(Exception):
    """The message is not true any more, or another process sends it."""
