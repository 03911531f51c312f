"""PettingZoo's own tests of our environments, and what they do not look at."""

import pickle
import warnings
import xml.etree.ElementTree as ET
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from metro2033.research.aec import MetroEnv, parallel_env
from metro2033.research.fast.action import BadAction
from metro2033.research.setting import MASK

EDITIONS = ["first", "second"]
SHORT = {"most_rounds": 3}

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_number = pytest.mark.parametrize("players", range(2, 7))

KNOWN_WARNINGS = (
    "Observation is not a NumPy array",  # it is a dict with a mask, as in PettingZoo's own games
    "Observation space for each agent probably should be",
)


def make(edition: str, players: int = 2, **options: Any) -> MetroEnv:
    return MetroEnv(edition, players, rules=SHORT, **options)


def play(env: MetroEnv, seed: int) -> list[Any]:
    """A random match: who was asked, what was seen and done, and the rewards in the end."""
    env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    told: list[Any] = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            told.append((agent, reward, terminated, truncated))
            env.step(None)
            continue
        assert info[MASK] is observation[MASK]
        action = int(luck.choice(np.flatnonzero(observation[MASK])))
        told.append((agent, action, observation["observation"].tobytes()))
        env.step(action)
    return told


@every_edition
@every_number
def test_the_api_is_kept(edition: str, players: int) -> None:
    with warnings.catch_warnings():
        for known in KNOWN_WARNINGS:
            warnings.filterwarnings("ignore", known)
        api_test(make(edition, players), num_cycles=300)


@every_edition
def test_tables_keep_the_api_too(edition: str) -> None:
    with warnings.catch_warnings():
        for known in KNOWN_WARNINGS:
            warnings.filterwarnings("ignore", known)
        api_test(make(edition, flat=False), num_cycles=50)


@every_edition
@every_number
def test_a_seed_gives_the_same_match(edition: str, players: int) -> None:
    seed_test(lambda: make(edition, players), num_cycles=100)
    assert play(make(edition, players), 5) == play(make(edition, players), 5)
    assert play(make(edition, players), 5) != play(make(edition, players), 6)


@every_edition
def test_positions_are_drawn(edition: str) -> None:
    def is_picture(drawn: str) -> bool:
        return ET.fromstring(drawn).tag.endswith("svg")

    render_test(lambda **options: make(edition, **options), custom_tests={"svg": is_picture})


@every_edition
@every_number
def test_somebody_wins_what_the_others_lose(edition: str, players: int) -> None:
    env = MetroEnv(edition, players, rules={"most_rounds": 30, "victory_points": -4})
    best = []
    for seed in range(5):
        ends = [end for end in play(env, seed) if len(end) == 4]
        assert sorted(agent for agent, *_ in ends) == env.possible_agents
        assert all(terminated and not truncated for _, _, terminated, truncated in ends)
        rewards = [reward for _, reward, _, _ in ends]
        assert sum(rewards) == pytest.approx(0)
        best.append(max(rewards))
    assert 0 < max(best) <= 1


@every_edition
def test_shaping_adds_points_and_stays_fair(edition: str) -> None:
    env = MetroEnv(edition, 3, rules={"most_rounds": 12}, shaping=0.5)
    env.reset(seed=3)
    luck = np.random.default_rng(3)
    gained = dict.fromkeys(env.agents, 0.0)
    steps = 0
    while not all(env.terminations.values()):
        mask = env.infos[env.agent_selection][MASK]
        env.step(int(luck.choice(np.flatnonzero(mask))))
        for agent, reward in env.rewards.items():
            gained[agent] += reward
        steps += any(env.rewards.values())
    assert steps > 3
    assert sum(gained.values()) == pytest.approx(0)


@every_edition
def test_a_match_is_cut_after_so_many_answers(edition: str) -> None:
    told = play(make(edition, 3, max_cycles=20), 2)
    assert [len(step) for step in told] == [3] * 20 + [4] * 3
    assert all(truncated and not terminated for _, _, terminated, truncated in told[20:])


@every_edition
@every_number
def test_cycles_are_counted_in_the_parallel_form(edition: str, players: int) -> None:
    """The test acts without looking at masks, and wants agents to act equally often."""

    def parallel(max_cycles: int) -> Any:
        rules = {"most_rounds": 5}
        return parallel_env(
            edition=edition,
            players=players,
            rules=rules,
            max_cycles=max_cycles,
            illegal="fallback",
        )

    def in_turn(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=in_turn))


@every_edition
def test_the_parallel_form_keeps_its_api(edition: str) -> None:
    parallel_api_test(parallel_env(edition=edition, players=3, rules=SHORT), num_cycles=200)


@every_edition
def test_an_action_that_is_not_offered_is_refused_or_replaced(edition: str) -> None:
    strict, lenient = make(edition), make(edition, illegal="fallback")
    for env in (strict, lenient):
        env.reset(seed=4)
    wrong = int(np.flatnonzero(strict.infos[strict.agent_selection][MASK] == 0)[-1])
    with pytest.raises(BadAction, match="not among the options"):
        strict.step(wrong)
    with pytest.raises(BadAction, match="actions are 0 to"):
        strict.step(100_000)
    lenient.step(wrong)
    lenient.step(100_000)


@every_edition
def test_an_environment_can_be_sent_to_another_process(edition: str) -> None:
    env = make(edition, 3, shaping=0.1)
    again = pickle.loads(pickle.dumps(env))
    assert play(again, 9) == play(env, 9)


@every_edition
def test_seats_that_are_not_asked_have_a_mask_that_can_be_sampled(edition: str) -> None:
    env = make(edition)
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    mask = env.observe(waiting)[MASK]
    assert np.flatnonzero(mask).tolist() == [0]
    assert env.action_space(waiting).sample(mask) == 0


@every_edition
def test_a_match_that_is_over_or_not_begun_takes_no_action(edition: str) -> None:
    env = make(edition)
    with pytest.raises(ResetNeeded):
        env.step(0)
    play(env, 1)
    with pytest.raises(ResetNeeded):
        env.step(None)


def test_arguments_that_mean_nothing_are_refused() -> None:
    for options, reason in (
        ({"illegal": "rase"}, "illegal is"),
        ({"render_mode": "picture"}, "render_mode is"),
        ({"max_cycles": 0}, "max_cycles is 1 or more"),
    ):
        with pytest.raises(ValueError, match=reason):
            make("second", **options)
    with pytest.raises(ValueError, match="a seed is"):
        make("second").reset(seed=1 << 64)


def test_the_state_tells_all() -> None:
    env = make("second")
    env.reset(seed=1)
    assert env.state_space.contains(env.state())


def test_a_match_that_nobody_wins_is_worth_nothing() -> None:
    env = MetroEnv("first", 3, rules={"most_rounds": 1})
    ends = [end for end in play(env, 1) if len(end) == 4]
    assert [reward for _, reward, _, _ in ends] == [0.0, 0.0, 0.0]
