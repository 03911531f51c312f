"""The PettingZoo AEC environment: seats answer one at a time, in the order they are asked."""

from __future__ import annotations

from typing import Any, Final, Literal

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from metro2033.catalog import DEFAULT
from metro2033.research.fast.action import BadAction
from metro2033.research.fast.lane import EVERYBODY, OVER
from metro2033.research.setting import MASK, RENDER_MODES, Setting, any_seed, check_modes, luck
from metro2033.research.space import VERSION, row

Observation = dict[str, Any]


class MetroEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]
    """A match in which agents answer for all seats; draws happen inside.

    A match is truncated after `max_cycles` answers. An illegal action is an error; with
    `illegal="fallback"` it is replaced by the answer for absent players. The mask of a seat that is
    not asked has action 0 only. Further arguments are those of `Setting`.
    """

    def __init__(
        self,
        edition: str = DEFAULT,
        players: int = 4,
        *,
        max_cycles: int | None = None,
        illegal: Literal["raise", "fallback"] = "raise",
        render_mode: str | None = None,
        **setting: Any,
    ) -> None:
        own = {"max_cycles": max_cycles, "illegal": illegal, "render_mode": render_mode}
        EzPickle.__init__(self, edition, players, **own, **setting)
        AECEnv.__init__(self)
        check_modes(illegal, render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is 1 or more, not {max_cycles}")
        self.setting: Final = Setting(edition=edition, players=players, **setting)
        self.max_cycles: Final = max_cycles
        self.illegal: Final = illegal
        self.render_mode: Final = render_mode
        self.metadata = {
            "name": f"metro2033_{edition}_v{VERSION}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{n}" for n in range(players)]
        self.agents: list[str] = []
        self._lane: Final = self.setting.lanes(1)[0]
        self._source = luck(any_seed())
        self._answers = 0
        observations = {"observation": self.setting.observation_space()}
        both = observations | {MASK: self.setting.mask_space()}
        self.observation_spaces = {agent: spaces.Dict(both) for agent in self.possible_agents}
        self.action_spaces = {agent: self.setting.action_space() for agent in self.possible_agents}
        self.state_space: Final = self.setting.observation_space()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes: its observation and the mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the edition; a mask says which are offered."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match; without a seed, the random stream continues."""
        if seed is not None:
            self._source = luck(seed)
        self.agents = self.possible_agents[:]
        self._answers = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._lane.begin(self._source, EVERYBODY, [])
        self._ask()

    def step(self, action: int | None) -> None:
        """Answer for the selected agent."""
        if not self.agents:
            raise ResetNeeded("no match is under way: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadAction("the selected agent has to act")
        self.setting.answer(self._lane, int(action), self.illegal)
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        self._answers += 1
        for other, name in enumerate(self.agents):
            self.rewards[name] = self._lane.take_gain(other)
        self._accumulate_rewards()
        if self._lane.seat == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self._ask()
            if self.max_cycles is not None and self._answers >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
                self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now."""
        seat = self.possible_agents.index(agent)
        flat = row(self._lane.observation(seat))
        mask = self.infos.get(agent, {}).get(MASK)
        return {
            "observation": self.setting.observation(flat),
            MASK: row(self._lane.mask(seat)) if mask is None else mask,
        }

    def state(self) -> Any:
        """The position with all cards face up, as the first seat would observe it."""
        return self.setting.observation(self.setting.space.reveal(self._lane.state))

    def render(self) -> str | None:
        """The position as text or SVG; `human` prints the text."""
        return self.setting.render(self._lane, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""

    def _ask(self) -> None:
        """Select the agent that is asked, and give it its mask."""
        seat = int(self._lane.seat)
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {MASK: row(self._lane.mask(seat))}


def parallel_env(**options: Any) -> Any:
    """The parallel form: all agents act, and only the action of the one that is asked counts."""
    return turn_based_aec_to_parallel(MetroEnv(**options))
