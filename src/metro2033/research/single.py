"""The Gymnasium environment: one learner at a table of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import gymnasium
from gymnasium.error import ResetNeeded
from gymnasium.utils import EzPickle

from metro2033.bots.bot import Bot
from metro2033.catalog import DEFAULT
from metro2033.engine.kernel.source import Stream
from metro2033.research.fast.lane import OVER
from metro2033.research.setting import MASK, RENDER_MODES, Setting, any_seed, check_modes, luck
from metro2033.research.space import Row, row


class MetroSoloEnv(gymnasium.Env[Any, Any], EzPickle):
    """A match of one learner against bots; draws and bots are played inside.

    `opponents` is the name of a bot, or one name for each seat to the learner's left. The learner
    sits at `seat`, or at another seat in each match. The mask of legal actions is in
    `info["action_mask"]`; `action_masks()` returns it for MaskablePPO. An illegal action is
    replaced by the answer for absent players, and `info["illegal"]` says so; with
    `illegal="raise"` it is an error. Further arguments are those of `Setting`.
    """

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1}

    def __init__(
        self,
        edition: str = DEFAULT,
        players: int = 4,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        illegal: Literal["raise", "fallback"] = "fallback",
        render_mode: str | None = None,
        **setting: Any,
    ) -> None:
        own = {"opponents": opponents, "seat": seat, "illegal": illegal, "render_mode": render_mode}
        EzPickle.__init__(self, edition, players, **own, **setting)
        check_modes(illegal, render_mode)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"the learner's seat is 0 to {players - 1}, not {seat}")
        self.setting: Final = Setting(edition=edition, players=players, **setting)
        self.opponents: Final = opponent_names(opponents, players)
        self.render_mode = render_mode
        self.observation_space = self.setting.observation_space()
        self.action_space = self.setting.action_space()
        self.illegal: Final = illegal
        self._seat: Final = seat
        self._lane: Final = self.setting.lanes(1)[0]
        self._source = luck(any_seed())
        self._next = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a match; without a seed, the random stream continues."""
        super().reset(seed=seed)
        if seed is not None:
            self._source = luck(seed)
            self._next = seed % self.setting.players
        learner = self._next if self._seat is None else self._seat
        self._next = (self._next + 1) % self.setting.players
        self._lane.begin(self._source, learner, bots(self.setting, self.opponents, self._source))
        return self._observation(), self._info(is_illegal=False)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer, and play on to the learner's next question."""
        if self._lane.seat == OVER:
            raise ResetNeeded("no match is under way: call reset() first")
        is_illegal = self.setting.answer(self._lane, int(action), self.illegal)
        reward = float(self._lane.take_gain(self._lane.learner))
        if self.render_mode == "human":
            self.render()
        info = self._info(is_illegal)
        return self._observation(), reward, bool(self._lane.seat == OVER), False, info

    def action_masks(self) -> Row:
        """The mask of legal actions."""
        return row(self._lane.mask(self._lane.learner))

    def render(self) -> Any:
        """The position as text or SVG; `human` prints the text."""
        return self.setting.render(self._lane, self.render_mode)

    def _observation(self) -> Any:
        return self.setting.observation(row(self._lane.observation(self._lane.learner)))

    def _info(self, is_illegal: bool) -> dict[str, Any]:
        seat = int(self._lane.learner)
        return {MASK: self.action_masks(), "seat": seat, "illegal": is_illegal}


def opponent_names(opponents: str | Sequence[str], players: int) -> list[str]:
    """A name for each opponent."""
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise ValueError(f"{players} players are one learner and {players - 1} opponents")
    return names


def bots(setting: Setting, names: Sequence[str], source: Stream) -> list[Bot]:
    """The bots of these names, each with its own random stream."""
    return [setting.bot(name, int(source.bits())) for name in names]
