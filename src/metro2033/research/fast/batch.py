"""Many matches side by side: one call answers a question in each."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from metro2033.research.fast.action import BadAction
from metro2033.research.fast.encoder import Encoder
from metro2033.research.fast.lane import OVER, Lane


@final
class Batch:
    """Lanes of one edition, stepped together; a match that ends is followed by the next at once.

    After `look` and `step` the vectors hold a row for each lane: the observation and mask of the
    seat that is asked, that seat, the rewards of all seats since the last step, and whether a
    match has ended with it. `finals` holds the last observation of each match that has, as the
    seat saw it that answered last. Each step makes new vectors, so that callers may keep the old
    ones.
    """

    def __init__(self, encoder: Encoder, lanes: list[Lane]) -> None:
        self.encoder: Final = encoder
        self.lanes: Final = lanes
        self.count: Final[i64] = i64(len(lanes))
        self.observations: vec[u8] = vec[u8]()
        self.masks: vec[u8] = vec[u8]()
        self.seats: vec[i64] = vec[i64]()
        self.rewards: vec[float] = vec[float]()
        self.done: vec[u8] = vec[u8]()
        self.finals: vec[u8] = vec[u8]()
        self.no_rewards: Final = vec[float]([0.0] * int(self.count * lanes[0].seats))
        self.not_done: Final = vec[u8]([0] * len(lanes))
        self.woken: i64 = 0  # what `wake` read; kept, so that no compiler leaves the reading out
        self.words: Final = vec[i64]([0] * len(lanes))

    def look(self) -> None:
        """Show where the lanes are."""
        self.clear()
        for i in range(self.count):
            self.show(self.lanes[i], i)

    def step(self, actions: vec[i64]) -> None:
        """Answer in every lane; BadAction before anything happens if one is not offered."""
        if i64(len(actions)) != self.count:
            raise BadAction(f"{self.count} lanes need as many actions, not {len(actions)}")
        for i in range(self.count):
            self.words[i] = self.lanes[i].word(actions[i])
        self.clear()
        for i in range(self.count):
            lane = self.lanes[i]
            self.woken = lane.wake()
            seat = lane.seat
            lane.answer(self.words[i])
            if lane.seat == OVER or lane.shaping != 0.0:
                for other in range(lane.seats):
                    self.rewards[i * lane.seats + other] = lane.take_gain(other)
            if lane.seat == OVER:
                self.done[i] = 1
                self.finals = extend(self.finals, lane.observation(seat))
                lane.start_next()
            self.show(lane, i)

    def clear(self) -> None:
        """Make new vectors for the next step; from bytes, whose further memory is not cleared."""
        self.observations = vec[u8](b"", capacity=self.count * self.encoder.size)
        self.masks = vec[u8](b"", capacity=self.count * self.encoder.actions.count)
        self.seats = vec[i64](capacity=self.count)
        self.rewards = self.no_rewards[:]
        self.done = self.not_done[:]
        self.finals = vec[u8]()

    def show(self, lane: Lane, i: i64) -> None:
        """Add the row of a lane."""
        encoder = self.encoder
        rows = extend(self.observations, encoder.template)
        encoder.write(lane.state, lane.seat, rows, i * encoder.size)
        self.observations = rows
        masks = extend(self.masks, encoder.no_options)
        encoder.mask(lane.seat, lane.seats, lane.offer, masks, i * encoder.actions.count)
        self.masks = masks
        self.seats = append(self.seats, lane.seat)
