"""What networks have learned of positions, mixed into the chances an evaluator gives."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from metro2033.bots.feature import MOST_SEATS, Evaluator
from metro2033.bots.network import Network, Weights, inputs_of
from metro2033.catalog import pack
from metro2033.engine.kernel.core import NOBODY
from metro2033.engine.model.state import State


class Observer:
    """Writes what a seat may know of a state as a row of signed bytes.

    `template` is the row before anything is known.
    """

    def __init__(self, template: vec[u8]) -> None:
        self.template: Final = template

    def write(self, v: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what `seat` may know of `v`, over a template that begins at `at`."""
        raise NotImplementedError


@final
class LearnedValue:
    """Networks by number of seats; a table size without one is judged by the evaluator alone.

    A network sees the observation of one seat and the features of all, counted from that seat.
    `own` are networks to use instead of those of the edition.
    """

    def __init__(
        self, evaluator: Evaluator, observer: Observer, own: dict[int, bytes] | None = None
    ) -> None:
        features = vec[u8]([0] * int(MOST_SEATS * evaluator.width))
        self.evaluator: Final = evaluator
        self.observer: Final = observer
        self.own: Final = own
        self.usual: Final = extend(observer.template[:], features)
        self.networks: Final[dict[int, Network | None]] = {}
        self.score: Final = vec[float]([0.0] * MOST_SEATS)

    def network(self, s: State, viewer: i64) -> Network | None:
        """The network for a table, if there is one: each viewer's sums are of their own rows."""
        seats = int(s.seat_count())
        key = seats * 8 + int(viewer)
        if key not in self.networks:
            weights: Weights | None = None
            if self.own is None:
                weights = shipped(self.evaluator.game.name, s, self.usual)
            elif seats in self.own:
                weights = Weights(self.own[seats], self.usual)
            self.networks[key] = None if weights is None else Network(weights)
        return self.networks[key]

    def row(self, s: State, viewer: i64) -> vec[u8]:
        """What a network sees; the evaluator has measured the position."""
        out = self.usual[:]
        self.observer.write(s, viewer, out, 0)
        table, width, seats = self.evaluator.table, self.evaluator.width, s.seat_count()
        at = i64(len(self.observer.template))
        for n in range(seats):
            base = (viewer + n) % seats * width
            for i in range(width):
                out[at] = u8(max(min(table[base + i], 127), -127) & 255)
                at += 1
        return out

    def judge(self, s: State, viewer: i64) -> None:
        """Fill the evaluator's chances with the mean of its own and the network's."""
        self.evaluator.judge(s)
        self.mix(s, viewer)

    def mix(self, s: State, viewer: i64) -> None:
        """Mix the network's chances into those of the evaluator, which has judged the position."""
        seats = s.seat_count()
        network = self.network(s, viewer)
        if network is None or s.asked == NOBODY:
            return
        network.run(self.row(s, viewer))
        total: float = 0.0
        for n in range(seats):
            share = exp(network.score(n))
            self.score[n] = share
            total += share
        chance = self.evaluator.chance
        for n in range(seats):
            seat = (viewer + n) % seats
            chance[seat] = 0.5 * (chance[seat] + self.score[n] / total)


SHIPPED: Final[dict[str, Weights]] = {}
"""The edition's networks that were asked for, by the content's digest and the number of seats."""


def shipped(edition: str, s: State, usual: vec[u8]) -> Weights | None:
    """The network of an edition, unless its content was changed so that it no longer fits."""
    seats = int(s.seat_count())
    key = f"{s.content.digest}-{seats}"
    if key not in SHIPPED:
        data = pack(edition).network(seats)
        if data is None or inputs_of(data) != len(usual):
            return None
        SHIPPED[key] = Weights(data, usual)
    return SHIPPED[key]
