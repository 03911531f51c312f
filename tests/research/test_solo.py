"""Gymnasium's own checks of the single learner's form, and what they do not look at."""

import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import metro2033.research.register
from content.damage import copy_of_content
from metro2033.bots.registry import UnknownBot
from metro2033.research.fast.action import BadAction
from metro2033.research.setting import MASK
from metro2033.research.single import MetroSoloEnv

EDITIONS = ["first", "second"]
SHORT = {"most_rounds": 3}

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_number = pytest.mark.parametrize("players", range(2, 7))


def make(edition: str, players: int = 3, **options: Any) -> MetroSoloEnv:
    return MetroSoloEnv(edition, players, **{"rules": SHORT, **options})


def play(env: MetroSoloEnv, seed: int) -> list[Any]:
    """A random match as the learner sees it."""
    observation, info = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    told: list[Any] = []
    done = False
    while not done:
        action = int(luck.choice(np.flatnonzero(info[MASK])))
        told.append((info["seat"], action, observation.tobytes()))
        observation, reward, done, truncated, info = env.step(action)
        assert not truncated
        assert not info["illegal"]
    return [*told, reward]


@every_edition
@every_number
def test_gymnasium_is_content(edition: str, players: int) -> None:
    """Its check acts at random, without looking at the mask."""
    name = metro2033.research.register.NAMES[edition]
    env = gymnasium.make(name, players=players, rules=SHORT)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "For Box action spaces")
        check_env(env.unwrapped, skip_render_check=True)


@every_edition
def test_gymnasium_draws_in_every_mode(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(
        f"metro2033.research.register:metro2033/{edition}-v1", players=2, rules=SHORT
    )
    check_env(env.unwrapped)
    assert "is asked" in capsys.readouterr().out


def test_a_name_with_its_module_needs_no_import() -> None:
    """Gymnasium itself loads nothing of installed packages."""
    lines = [
        "import gymnasium",
        "name = 'metro2033.research.register:metro2033/first-v1'",
        "assert gymnasium.make(name, players=2).reset(seed=1)[0].shape == (1951,)",
        "assert gymnasium.make_vec(name, num_envs=3).reset(seed=1)[0].shape == (3, 1951)",
    ]
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True)


@every_edition
def test_tables_are_a_form_too(edition: str) -> None:
    check_env(make(edition, flat=False), skip_render_check=True)


@pytest.mark.no_cover
@every_edition
@pytest.mark.parametrize("opponents", ["random", "heuristic", ["heuristic:16", "random"]])
def test_a_seed_gives_the_same_match_against_bots(edition: str, opponents: Any) -> None:
    env = make(edition, opponents=opponents)
    assert play(env, 3) == play(make(edition, opponents=opponents), 3)
    assert play(env, 3) == play(env, 3)
    assert play(env, 3) != play(env, 4)


@every_edition
def test_the_learner_changes_seats_or_keeps_one(edition: str) -> None:
    env = make(edition)
    seats = [env.reset(seed=0)[1]["seat"]] + [env.reset()[1]["seat"] for _ in range(5)]
    assert seats == [(seats[0] + n) % 3 for n in range(6)]
    kept = make(edition, seat=1)
    assert [kept.reset()[1]["seat"] for _ in range(3)] == [1, 1, 1]


@every_edition
def test_an_action_that_is_not_offered_is_replaced_or_refused(edition: str) -> None:
    env, strict = make(edition), make(edition, illegal="raise")
    for one in (env, strict):
        one.reset(seed=1)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[-1])
    assert env.step(wrong)[4]["illegal"]
    with pytest.raises(BadAction):
        strict.step(wrong)


@every_edition
def test_an_environment_can_be_sent_to_another_process(edition: str) -> None:
    env = make(edition, opponents="heuristic:16")
    assert play(pickle.loads(pickle.dumps(env)), 9) == play(env, 9)


@every_edition
def test_a_match_that_is_over_or_not_begun_takes_no_action(edition: str) -> None:
    env = make(edition)
    with pytest.raises(ResetNeeded):
        env.step(0)
    play(env, 1)
    with pytest.raises(ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"seat": 3}, "seat is 0 to 2, not 3"),
        ({"seat": -1}, "seat is 0 to 2, not -1"),
        ({"illegal": "rase"}, "illegal is 'raise' or 'fallback'"),
        ({"render_mode": "picture"}, "render_mode is one of human, ansi, svg"),
    ],
)
def test_arguments_that_mean_nothing_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        make("second", **options)


def test_content_may_be_named_as_text(tmp_path: Path) -> None:
    env = make("second", content=str(copy_of_content(tmp_path)), render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")


def test_positions_are_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    for mode, head in (("ansi", "round"), ("svg", "<svg")):
        env = make("second", render_mode=mode)
        env.reset(seed=1)
        assert env.render().startswith(head)
    shown = make("second", render_mode="human")
    shown.reset(seed=1)
    shown.step(int(np.flatnonzero(shown.action_masks())[0]))
    assert "is asked" in capsys.readouterr().out


def test_opponents_must_be_known_and_enough() -> None:
    with pytest.raises(ValueError, match="one learner and 2 opponents"):
        make("second", opponents=["random"])
    with pytest.raises(UnknownBot, match="nobody"):
        make("second", opponents="nobody").reset()
