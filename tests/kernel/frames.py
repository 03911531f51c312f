"""A toy state with given open procedures, to try single frames on."""

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.editions.toy.rules.game import ToyGame
from metro2033.editions.toy.rules.state import ToyState
from metro2033.engine.kernel.core import Frame, stack_of
from metro2033.engine.kernel.helper import SealFrame
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer

GAME = ToyGame()


def state(*stack: Frame, seats: int = 4) -> ToyState:
    """A fresh match in which only `stack` is open and nobody is asked yet."""
    s = GAME.new(seats, GAME.settle(seats, {}))
    s.stack = stack_of(list(stack))
    s.asked = 0
    return s


def seal(seats: list[int], answers: list[int]) -> SealFrame:
    return SealFrame(vec[i64](seats), vec[i64](answers))


def options(s: ToyState, seat: int) -> list[int]:
    """What `seat` is offered."""
    out = Offer()
    offer(s, seat, out)
    return [out.options[i] for i in range(out.count)]
