"""Numbered tokens: free ones of a seat, and the level they give a station (E1-TOKEN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import happening, verb
from metro2033.engine.model.state import State

TOKEN_WIDTH: Final = 13
"""Free tokens are counted by seat and number, 0 to 12."""


def has_free_token(s: State, seat: i64) -> bool:
    """Whether a seat can mark another station (R1-016)."""
    for number in range(i64(TOKEN_WIDTH)):
        if s.tokens[seat * TOKEN_WIDTH + number] > 0:
            return True
    return False


def offer_tokens(s: State, seat: i64, out: Offer) -> None:
    """Offer each number of which the seat has a free token."""
    for number in range(i64(TOKEN_WIDTH)):
        if s.tokens[seat * TOKEN_WIDTH + number] > 0:
            out.add(pack(verb.TOKEN, number))


def place_token(s: State, seat: i64, station: i64, number: i64, rules: str) -> None:
    """A free token goes on a station."""
    s.tokens[seat * TOKEN_WIDTH + number] -= 1
    s.level[station] = number
    s.tell(happening.TOKEN_PLACED, rules, seat, station, number)


def take_token(s: State, seat: i64, station: i64) -> None:
    """The token of a station goes back to its owner's free ones (E1-TOKEN-009)."""
    s.tokens[seat * TOKEN_WIDTH + s.level[station]] += 1
    s.level[station] = 0


def lower_number(s: State, seat: i64, number: i64) -> i64:
    """The seat's nearest lower free number, or 0 when there is none (E1-NHERO-007, R1-102)."""
    lower = number - 1
    while lower > 0 and s.tokens[seat * TOKEN_WIDTH + lower] == 0:
        lower -= 1
    return lower
