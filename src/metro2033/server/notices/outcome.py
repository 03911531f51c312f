"""How an attempt to send a message ended."""

from __future__ import annotations


class NotTold(Exception):
    """The message failed this time; another attempt may succeed."""


class Refused(NotTold):
    """The address is gone for good, or accepts nothing from us."""
