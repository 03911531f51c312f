"""How long bots search: which of them are strong, and how a busy server lets them think less."""

from __future__ import annotations

from typing import Final

from metro2033.bots.registry import SIMULATIONS as USUAL
from metro2033.bots.registry import parts

LEAST: Final = 60
"""Simulations that are left to a search on however busy a server."""

STRONG: Final = 500
"""Simulations from which a bot is a strong one."""


def simulations_of(bot: str, edition: str) -> int | None:
    """How many simulations a bot makes for an answer; None if it does not count them."""
    kind, strength, _ = parts(bot, edition)
    if kind == "search" and not strength:
        return USUAL
    return int(strength) if kind in {"search", "learned"} and strength.isdecimal() else None


def is_strong(bot: str, edition: str) -> bool:
    """Whether a bot keeps a worker busy for long.

    >>> is_strong("commander", "second"), is_strong("stalker", "second")
    (True, False)
    """
    return (simulations_of(bot, edition) or 0) >= STRONG


def eased(bot: str, edition: str, effort: float) -> str:
    """The bot with a share of its simulations, if it makes any.

    >>> eased("commander", "second", 0.5), eased("stalker", "second", 0.5)
    ('learned:1125', 'stalker')
    >>> eased("search:800+turtle", "second", 0.5)
    'search:400+turtle'
    """
    usual = simulations_of(bot, edition)
    if usual is None or effort >= 1:
        return bot
    kind, _, style = parts(bot, edition)
    number = eased_number(usual, effort)
    return f"{kind}:{number}+{style}" if style else f"{kind}:{number}"


def eased_number(simulations: int, effort: float) -> int:
    """A share of the simulations, but not too few."""
    return min(simulations, max(LEAST, int(simulations * effort)))
