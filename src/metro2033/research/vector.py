"""The Gymnasium vector environment: thousands of matches in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from metro2033.catalog import DEFAULT
from metro2033.research.fast.action import BadAction
from metro2033.research.fast.batch import Batch
from metro2033.research.fast.lane import EVERYBODY, OVER, Lane
from metro2033.research.setting import MASK, Setting, any_seed, luck
from metro2033.research.single import bots, opponent_names
from metro2033.research.space import shared

Arrays = NDArray[Any]


class MetroBatchEnv(VectorEnv[Any, Any, Arrays]):
    """Many matches side by side, stepped inside the compiled engine; finished ones restart.

    With `opponents` the learner has one seat in each match, another one in the next; without, it
    answers for all seats in turn. Infos have a row for each match: `action_mask`, the `seat` that
    is asked, and the `rewards` of all seats since the last step. The reward of a step is that of
    the seat that has just answered. An action that is not offered is an error. A match that has
    ended is followed by the next at once (SAME_STEP); its last observation is in `final_obs`.
    """

    def __init__(
        self,
        num_envs: int = 1024,
        edition: str = DEFAULT,
        players: int = 4,
        *,
        opponents: str | Sequence[str] | None = None,
        **setting: Any,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs is 1 or more, not {num_envs}")
        self.setting: Final = Setting(edition=edition, players=players, **setting)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = self.setting.observation_space()
        self.single_action_space = self.setting.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.opponents: Final = [] if opponents is None else opponent_names(opponents, players)
        self._lanes: Final = self.setting.lanes(num_envs)
        for n, lane in enumerate(self._lanes):
            lane.source, lane.learner = luck(any_seed()), n  # for a first match without a seed
        self._batch: Final = Batch(self.setting.space.encoder, self._lanes)
        self._actions: Final = vec[i64]([0] * num_envs)
        self._seats: Arrays = np.zeros(num_envs, np.int64)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Start all matches; the seed counts up from match to match.

        Without one each goes on with its luck, and the learner with its next seat.
        """
        for lane, own in zip(self._lanes, self._seeds(seed), strict=True):
            self._begin(lane, own)
        self._batch.look()
        return self._observations(), self._infos()

    def step(self, actions: ArrayLike) -> tuple[Any, Arrays, Arrays, Arrays, dict[str, Any]]:
        """Answer in every match."""
        if self._lanes[0].seat == OVER:
            raise ResetNeeded("no match is under way: call reset() first")
        self._answer(np.asarray(actions, np.int64))
        acted = self._seats
        infos = self._infos()
        rewards = infos["rewards"][np.arange(self.num_envs), acted]
        done = shared(self._batch.done, np.bool_)
        if done.any():
            infos |= self._finals(done)
        return self._observations(), rewards, done, np.zeros_like(done), infos

    def _answer(self, actions: Arrays) -> None:
        # One vector for all steps: those that compiled code gets from Python are never freed.
        if actions.shape != (self.num_envs,):
            raise BadAction(f"{self.num_envs} matches need as many actions, not {actions.shape}")
        shared(self._actions, np.int64)[:] = actions
        self._batch.step(self._actions)

    def _begin(self, lane: Lane, seed: int | None) -> None:
        source = lane.source if seed is None else luck(seed)
        if self.opponents:
            rivals = bots(self.setting, self.opponents, source)
            learner = int(lane.learner) + 1 if seed is None else seed
            lane.begin(source, learner % self.setting.players, rivals)
        else:
            lane.begin(source, EVERYBODY, [])

    def _seeds(self, seed: int | list[int | None] | None) -> list[int | None]:
        """The seed of each match; with None, the random streams continue."""
        if not isinstance(seed, list):
            return [None if seed is None else seed + n for n in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} matches need as many seeds, not {len(seed)}")
        return seed

    def _observations(self) -> Any:
        flat = shared(self._batch.observations, np.int8).reshape(self.num_envs, -1)
        return self.setting.observation(flat)

    def _infos(self) -> dict[str, Any]:
        seats = shared(self._batch.seats, np.int64)
        self._seats = seats.copy()
        rewards = shared(self._batch.rewards, np.float64).reshape(self.num_envs, -1)
        mask = shared(self._batch.masks, np.int8).reshape(self.num_envs, -1)
        return {MASK: mask, "seat": seats, "rewards": rewards}

    def _finals(self, done: Arrays) -> dict[str, Any]:
        """The last observations of the matches that have ended."""
        size = self.setting.space.observation_size
        rows = shared(self._batch.finals, np.int8).reshape(-1, size)
        finals = np.full(self.num_envs, None, object)
        for flat, n in zip(rows, np.flatnonzero(done), strict=True):
            finals[n] = self.setting.observation(flat)
        return {"final_obs": finals, "_final_obs": done}
