"""Positions with a question, and the rule against an answer to it."""

from typing import Any, Final

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE, Frame
from metro2033.engine.kernel.helper import refused_by
from metro2033.engine.kernel.loop import advance, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.model.state import State
from metro2033.table.keys import codec_of
from metro2033.table.record import Header, Player
from metro2033.table.table import Table

ANY: Final = "*"
"""A step that takes the first answer to whatever a player is asked."""


def rule_against(edition: str, position: dict[str, Any], steps: list[str], key: str) -> str:
    """The rule by which the seat that is asked after some steps cannot give an answer.

    Nature takes its first answer where no step names one.
    """
    game = catalog.game(edition)
    seats = [Player(f"seat {n + 1}", "test") for n in range(len(position["player"]))]
    table = Table.open(game, Header.new(game, seats, position=position))
    left = list(steps)
    while left or table.asked == [CHANCE]:
        take(table, left)
    (seat,) = table.asked
    ask = table.ask(seat)
    assert ask is not None
    assert key not in ask.decision.keys, key
    return table.rule_against(seat, table.codec.word(key))


def take(table: Table[Any], left: list[str]) -> None:
    """One answer: the next step, or nature's first."""
    (seat,) = table.asked
    ask = table.ask(seat)
    assert ask is not None
    keys = ask.decision.keys
    is_named = bool(left) and (left[0] in keys or (left[0] == ANY and seat != CHANCE))
    assert is_named or seat == CHANCE, (left, keys)
    step = left.pop(0) if is_named else ANY
    table.choose(seat, ask.number, keys[0] if step == ANY else step)


def refusal(s: State, frame: Frame, key: str) -> str:
    """What a procedure that begins at a position says against an answer of the seat it asks."""
    s.stack.append(frame)
    advance(s)
    return refused_now(s, key)


def refused_now(s: State, key: str) -> str:
    """What the open question says against an answer of the seat that is asked."""
    seat = int(s.asked).bit_length() - 1
    word, out = codec_of(s.edition).word(key), Offer()
    offer(s, seat, out)
    assert not out.has(word), key
    return refused_by(s, seat, word)
