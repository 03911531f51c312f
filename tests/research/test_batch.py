"""Many matches in one call are the same matches as one by one."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

import metro2033.research.register
from metro2033.research.aec import MetroEnv
from metro2033.research.fast.action import BadAction
from metro2033.research.setting import MASK
from metro2033.research.single import MetroSoloEnv
from metro2033.research.vector import MetroBatchEnv

EDITIONS = ["first", "second"]
SHORT = {"most_rounds": 2}
LANES = 4

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_number = pytest.mark.parametrize("players", range(2, 7))


def lowest(masks: Any, turn: int) -> Any:
    """A legal action for each row, another one each turn."""
    choices = [np.flatnonzero(mask) for mask in masks]
    return np.array([choice[turn % len(choice)] for choice in choices])


@every_edition
@every_number
def test_a_batch_plays_what_single_environments_play(edition: str, players: int) -> None:
    batch = MetroBatchEnv(LANES, edition, players, rules=SHORT)
    singles = [MetroEnv(edition, players, rules=SHORT) for _ in range(LANES)]
    observations, infos = batch.reset(seed=100)
    for n, env in enumerate(singles):
        env.reset(seed=100 + n)
    ended = 0
    for turn in range(150):
        actions = lowest(infos[MASK], turn)
        for n, env in enumerate(singles):
            seen = env.observe(env.agent_selection)
            assert env.agent_selection == f"player_{infos['seat'][n]}"
            assert np.array_equal(seen["observation"], observations[n])
            assert np.array_equal(seen[MASK], infos[MASK][n])
            env.step(int(actions[n]))
        acted = infos["seat"]
        observations, rewards, done, truncated, infos = batch.step(actions)
        assert not truncated.any()
        for n, env in enumerate(singles):
            assert done[n] == all(env.terminations.values())
            assert list(env.rewards.values()) == infos["rewards"][n].tolist()
            assert rewards[n] == infos["rewards"][n][acted[n]]
            if done[n]:
                last = env.observe(f"player_{acted[n]}")["observation"]
                assert np.array_equal(infos["final_obs"][n], last)
                env.reset()
                ended += 1
    assert ended > 0


@pytest.mark.no_cover
@every_edition
def test_a_batch_against_bots_plays_what_a_single_learner_plays(edition: str) -> None:
    options: dict[str, Any] = {"opponents": ["heuristic:16", "random"], "rules": SHORT}
    batch = MetroBatchEnv(3, edition, 3, **options)
    singles = [MetroSoloEnv(edition, 3, **options) for _ in range(3)]
    observations, infos = batch.reset(seed=[5, 6, 7])
    for n, env in enumerate(singles):
        env.reset(seed=5 + n)
    running = set(range(3))
    for turn in range(200):
        actions = lowest(infos[MASK], turn)
        told = batch.step(actions)
        for n in sorted(running):
            seen, reward, ended, _, _ = singles[n].step(int(actions[n]))
            assert reward == told[1][n]
            assert ended == told[2][n]
            if ended:
                running.discard(n)
            else:
                assert np.array_equal(seen, told[0][n])
        observations, *_, infos = told
        if not running:
            break
    assert not running
    assert batch.observation_space.contains(observations)


@every_edition
def test_arrays_stay_as_they_were(edition: str) -> None:
    """A learner may keep what it was given, and write into it."""
    batch = MetroBatchEnv(LANES, edition, 2, rules=SHORT)
    observations, infos = batch.reset(seed=1)
    kept = observations.copy(), infos[MASK].copy()
    masks = infos[MASK]
    for turn in range(20):
        *_, later = batch.step(lowest(masks, turn))
        masks = later[MASK]
    assert np.array_equal(observations, kept[0])
    assert np.array_equal(infos[MASK], kept[1])
    observations[:] = 0


@every_edition
def test_a_wrong_action_changes_nothing(edition: str) -> None:
    batch = MetroBatchEnv(LANES, edition, 2, rules=SHORT)
    _, infos = batch.reset(seed=1)
    actions = lowest(infos[MASK], 0)
    wrong = actions.copy()
    wrong[-1] = np.flatnonzero(infos[MASK][-1] == 0)[0]
    for bad in (wrong, actions[:-1]):
        with pytest.raises(BadAction):
            batch.step(bad)
    again = MetroBatchEnv(LANES, edition, 2, rules=SHORT)
    again.reset(seed=1)
    assert np.array_equal(batch.step(actions)[0], again.step(actions)[0])


@every_edition
def test_without_a_seed_luck_and_seats_go_on(edition: str) -> None:
    options: dict[str, Any] = {"opponents": "random", "rules": SHORT}
    batch, single = MetroBatchEnv(2, edition, 3, **options), MetroSoloEnv(edition, 3, **options)
    for env in (batch, single):
        env.reset(seed=7)
    first = batch.reset()
    alone = single.reset()
    assert np.array_equal(first[0][0], alone[0])
    assert first[1]["seat"].tolist() == [2, 0]
    batch.reset(seed=[7, None])
    second = batch.reset()
    assert np.array_equal(second[0][0], first[0][0])
    assert second[1]["seat"].tolist() == [2, 2]
    fresh = [MetroBatchEnv(99, edition, 3, **options).reset(seed=[None] * 99) for _ in range(2)]
    assert not np.array_equal(fresh[0][0], fresh[1][0])


def test_what_a_batch_cannot_be_is_told() -> None:
    with pytest.raises(ValueError, match="num_envs is 1 or more"):
        MetroBatchEnv(0)
    batch = MetroBatchEnv(2, rules=SHORT)
    with pytest.raises(ResetNeeded):
        batch.step([0, 0])
    with pytest.raises(ValueError, match="as many seeds"):
        batch.reset(seed=[1])
    for seed in (1 << 63, -1):
        with pytest.raises(ValueError, match="a seed is"):
            batch.reset(seed=seed)


def test_gymnasium_makes_batches() -> None:
    name = metro2033.research.register.NAMES["second"]
    batch = gymnasium.make_vec(name, num_envs=4, players=2, opponents="random", flat=False)
    assert isinstance(batch.unwrapped, MetroBatchEnv)
    assert batch.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, infos = batch.reset(seed=0)
    assert observations["stations"].shape == (4, 78, 16)
    batch.step(lowest(infos[MASK], 0))
