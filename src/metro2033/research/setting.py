"""What an environment plays: edition, seats, house rules and rewards."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from metro2033.bots import registry
from metro2033.bots.bot import Bot
from metro2033.catalog import DEFAULT
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.research import POLICY, render
from metro2033.research.fast.action import BadAction
from metro2033.research.fast.lane import Lane
from metro2033.research.policy import policy_bot
from metro2033.research.space import Row, Space, space_of

RENDER_MODES: Final = ("human", "ansi", "svg")

MASK: Final = "action_mask"
"""The key of the mask in infos and observations."""


@dataclass(frozen=True, kw_only=True)
class Setting:
    """Everything about the matches of an environment.

    `shaping` rewards points on the way: a lead of ten points over the mean of the others is worth
    `shaping` wins. `flat` observations are one row of numbers; otherwise there is a table for each
    kind of thing. `content` is a folder of data that replaces the package's.
    """

    edition: str = DEFAULT
    players: int = 4
    rules: Mapping[str, int] = field(default_factory=dict)
    content: Path | None = None
    shaping: float = 0.0
    flat: bool = True

    def __post_init__(self) -> None:
        if self.content is not None:
            object.__setattr__(self, "content", Path(self.content))  # a text will do

    @property
    def space(self) -> Space:
        """Observations and actions of the edition."""
        return space_of(self.edition, self.content)

    def lanes(self, count: int) -> list[Lane]:
        """Lanes that play such matches together; BadOption if the settings do not fit."""
        rules = self.space.game.settle(self.players, dict(self.rules))
        encoder, draws = self.space.encoder, Offer()
        return [Lane(encoder, self.players, rules, self.shaping, draws) for _ in range(count)]

    def bot(self, name: str, seed: int) -> Bot:
        """A bot for these matches, by its name or as `policy:FILE`."""
        if name.startswith(POLICY):
            return policy_bot(Path(name.removeprefix(POLICY)), self.space.game)
        return registry.bot(name, self.space.game, Stream(seed))

    def answer(self, lane: Lane, action: int, illegal: str) -> bool:
        """Answer in a lane; True if the action was illegal and replaced.

        It is replaced by the answer for absent players, unless `illegal` is "raise".
        """
        is_illegal = False
        try:
            word = lane.word(action)
        except BadAction:
            if illegal == "raise":
                raise
            is_illegal = True
            word = lane.fallback()
        lane.answer(word)
        return is_illegal

    def render(self, lane: Lane, mode: str | None) -> str | None:
        """The position as text or SVG; `human` prints the text."""
        if mode == "svg":
            return render.svg(self.space.game, lane.state, self.content)
        if mode is None:
            return None
        shown = render.text(self.space.game, lane.state)
        if mode == "ansi":
            return shown
        sys.stdout.write(shown + "\n")
        return None

    def observation(self, flat: Row) -> Any:
        """An observation, or many of them, flat or as tables."""
        return flat if self.flat else self.space.entities(flat)

    def observation_space(self) -> spaces.Space[Any]:
        """The Gymnasium space of observations."""
        if self.flat:
            return numbers((self.space.observation_size,))
        tables = self.space.entities(np.zeros(self.space.observation_size, np.int8))
        return spaces.Dict({name: numbers(table.shape) for name, table in tables.items()})

    def action_space(self) -> spaces.Discrete:
        """The Gymnasium space of actions."""
        return spaces.Discrete(self.space.action_count)

    def mask_space(self) -> spaces.Box:
        """The Gymnasium space of masks."""
        return spaces.Box(0, 1, (self.space.action_count,), np.int8)


def numbers(shape: tuple[int, ...]) -> spaces.Box:
    """The Gymnasium space of a table of signed bytes."""
    return spaces.Box(-128, 127, shape, np.int8)


def any_seed() -> int:
    """A random seed."""
    return secrets.randbits(62)


def luck(seed: int) -> Stream:
    """The random stream of a seed; ValueError if it is out of range."""
    if not 0 <= seed < 1 << 63:
        raise ValueError(f"a seed is 0 to 2**63 - 1, not {seed}")
    return Stream(seed)


def check_modes(illegal: str, render_mode: str | None) -> None:
    """Raise ValueError for an unknown mode."""
    if illegal not in {"raise", "fallback"}:
        raise ValueError(f"illegal is 'raise' or 'fallback', not {illegal!r}")
    if render_mode not in {None, *RENDER_MODES}:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
