"""How an attempt to tell somebody ended."""

from __future__ import annotations


class NotTold(Exception):
    """It was not told this time; another attempt may succeed."""


class Refused(NotTold):
    """It will never be told there: the address is gone, or wants nothing of us."""
