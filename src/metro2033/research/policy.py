"""Trained policies in files: layers of weights that NumPy alone can play.

A file is an `.npz` with the arrays `edition`, `version` and `weight0`, `bias0`, `weight1`, ...:
layers with tanh between them, from an observation to a number for each action.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from metro2033.bots.bot import Bot
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.model.state import State
from metro2033.i18n import Complaint
from metro2033.research.space import VERSION, NoSpace, Space, space_for

Array = NDArray[np.float32]


class BadPolicy(Complaint, ValueError):
    """A file without a policy, or with one that cannot be played here."""


class Policy:
    """Layers of weights, for the observations and actions of an edition."""

    def __init__(self, edition: str, layers: Sequence[tuple[Array, Array]]) -> None:
        self.edition: Final = edition
        self.layers: Final = layers

    def hidden(self, observation: NDArray[Any]) -> Array:
        """The input of the last layer."""
        values: Array = observation.astype(np.float32)
        for weight, bias in self.layers[:-1]:
            values = np.tanh(values @ weight + bias)
        return values

    def scores(self, observation: NDArray[Any], actions: Sequence[int]) -> Array:
        """The scores of some actions; the highest is played."""
        weight, bias = self.layers[-1]
        found: Array = self.hidden(observation) @ weight[:, actions] + bias[actions]
        return found

    def save(self, file: Path) -> None:
        """Write the file that `load` reads."""
        arrays: dict[str, Any] = {"edition": self.edition, "version": VERSION}
        for n, (weight, bias) in enumerate(self.layers):
            arrays |= {f"weight{n}": weight, f"bias{n}": bias}
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("wb") as out:
            np.savez_compressed(out, **arrays)


class PolicyBot(Bot):
    """Plays the action with the highest score."""

    def __init__(self, policy: Policy, space: Space) -> None:
        self.policy: Final = policy
        self.space: Final = space

    def choose(self, view: Core, seat: int, offer: Offer) -> int:
        """The offered option with the highest score."""
        assert isinstance(view, State)
        seats = int(view.seat_count())
        words = [int(word) for word in offer.options[: offer.count]]
        actions = [self.space.action(word, seat, seats) for word in words]
        scores = self.policy.scores(self.space.observe(view, seat), actions)
        return words[int(scores.argmax())]


def load(file: Path) -> Policy:
    """The policy in a file; BadPolicy if it is none, or for other environments."""
    try:
        stamp = file.stat().st_mtime_ns
    except OSError as error:
        raise BadPolicy("fault-file", file=file, reason=error) from None
    return _load(file, stamp)


@lru_cache(maxsize=16)
def _load(file: Path, _stamp: int) -> Policy:
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as found:
            arrays = {name: found[name] for name in found}
        edition, version = str(arrays["edition"].item()), int(arrays["version"].item())
        count = sum(name.startswith("weight") for name in arrays)
        layers = [layer(arrays[f"weight{n}"], arrays[f"bias{n}"]) for n in range(count)]
    except Exception:  # noqa: BLE001 files from anywhere break NumPy's reader in a dozen ways
        raise BadPolicy("fault-no-policy", file=file) from None
    if not layers:
        raise BadPolicy("fault-no-policy", file=file)
    if version != VERSION:
        raise BadPolicy("fault-policy-version", file=file, found=str(version), here=str(VERSION))
    return Policy(edition, layers)


def layer(weight: NDArray[Any], bias: NDArray[Any]) -> tuple[Array, Array]:
    """A layer of a policy; ValueError if the arrays are not weights and biases."""
    if (weight.ndim, bias.ndim) != (2, 1) or {weight.dtype.kind, bias.dtype.kind} != {"f"}:
        raise ValueError("a layer is a table of weights and a row of biases")
    return weight.astype(np.float32), bias.astype(np.float32)


def policy_bot(file: Path, game: Game[Any]) -> PolicyBot:
    """The bot that plays the policy of a file in a game."""
    policy = load(file)
    if policy.edition != game.name:
        raise BadPolicy("fault-policy-edition", file=file, found=policy.edition, name=game.name)
    try:
        space = space_for(game)
    except NoSpace:
        raise BadPolicy("fault-no-observations", name=game.name) from None
    ends = [space.observation_size, *[weight.shape[-1] for weight, _ in policy.layers]]
    fits = all(
        weight.shape == (size, len(bias))
        for size, (weight, bias) in zip(ends, policy.layers, strict=False)
    )
    if not fits or ends[-1] != space.action_count:
        raise BadPolicy("fault-policy-content", file=file)
    return PolicyBot(policy, space)
