"""Trained policies: by their file they play in the arena, in environments and at servers."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cli.command import metro
from metro2033.agents import bot_names
from metro2033.bots.registry import UnknownBot
from metro2033.catalog import game
from metro2033.cli import main
from metro2033.engine.kernel.loop import asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.research import POLICY
from metro2033.research.policy import BadPolicy, Policy, load
from metro2033.research.setting import MASK
from metro2033.research.single import MetroSoloEnv
from metro2033.research.space import VERSION, space_of
from research.policy_file import random_policy

EDITIONS = ["first", "second"]

every_edition = pytest.mark.parametrize("edition", EDITIONS)

Capture = pytest.CaptureFixture[str]


def write(folder: Path, edition: str, name: str = "learner.npz") -> Path:
    return random_policy(folder / name, edition)


@every_edition
def test_a_policy_plays_in_the_arena(edition: str, tmp_path: Path, capsys: Capture) -> None:
    file = write(tmp_path, edition)
    told = metro(
        capsys,
        *["arena", "--edition", edition, "--games", "4", "--rule", "most_rounds=2", "--jobs", "1"],
        *["--bots", "random", "--bot", f"policy:{file}", "--json"],
    )
    assert told.code == 0, told.err
    assert {row["bot"] for row in told.json["bots"]} == {"random", f"policy:{file}"}
    assert not any(sum(row["faults"].values()) for row in told.json["bots"])


def test_matches_of_another_policy_are_not_mixed_in(tmp_path: Path, capsys: Capture) -> None:
    file = write(tmp_path, "second")
    arena = ["arena", "--games", "2", "--rule", "most_rounds=1", "--jobs", "1"]
    arena += ["--bot", f"policy:{file}", "--out", str(tmp_path / "duel")]
    assert metro(capsys, *arena).code == 0
    assert metro(capsys, *arena).code == 0
    random_policy(file, "second", width=9)
    told = metro(capsys, *arena)
    assert (told.code, "holds another tournament: policies" in told.err) == (2, True)


@every_edition
def test_a_policy_plays_what_it_likes_best(edition: str, tmp_path: Path) -> None:
    file = write(tmp_path, edition)
    space = space_of(edition)
    bot = bot_names.bot(f"policy:{file}", space.game, Stream(1))
    env = MetroSoloEnv(edition, 2, rules={"most_rounds": 2})
    observation, info = env.reset(seed=3)
    state, buffer = env._lane.state, Offer()
    seat = int(asked_seat(state))
    offer(state, seat, buffer)
    word = bot.choose(space.game.view(state, seat), seat, buffer)
    with np.load(file) as found:
        hidden = np.tanh(observation.astype(np.float32) @ found["weight0"] + found["bias0"])
        scores = hidden @ found["weight1"] + found["bias1"]
    best = np.where(info[MASK] == 1, scores, -np.inf).argmax()
    assert space.action(word, seat, 2) == best


@every_edition
def test_a_policy_may_be_an_opponent(edition: str, tmp_path: Path) -> None:
    file = write(tmp_path, edition)
    env = MetroSoloEnv(edition, 2, rules={"most_rounds": 2}, opponents=f"policy:{file}")
    _, info = env.reset(seed=1)
    done = False
    while not done:
        *_, done, _, info = env.step(int(info[MASK].argmax()))


@every_edition
def test_a_server_offers_policies_of_the_edition(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [write(tmp_path, name, f"{name}-learner.npz") for name in EDITIONS]
    monkeypatch.setenv(bot_names.VARIABLE, ", ".join(map(str, files)))
    names = bot_names.names_for(game(edition))
    assert [name for name in names if name.startswith(POLICY)] == [f"policy:{edition}-learner"]
    assert names[-1] == "commander"
    assert bot_names.bot(f"policy:{edition}-learner", game(edition), Stream(1)) is not None


def test_a_policy_whose_file_is_gone_is_offered_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [write(tmp_path, "second", name) for name in ("kept.npz", "gone.npz")]
    monkeypatch.setenv(bot_names.VARIABLE, ",".join(map(str, files)))
    files[1].unlink()
    names = bot_names.names_for(game("second"))
    assert [name for name in names if name.startswith(POLICY)] == ["policy:kept"]


def test_policies_may_be_named_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    named = tmp_path / "policies"
    named.write_text(f"{write(tmp_path, 'second')}\n")
    monkeypatch.setenv(bot_names.VARIABLE, "")
    monkeypatch.setenv(f"{bot_names.VARIABLE}_FILE", str(named))
    # What the command puts into the environment is looked at here, and taken back after the test.
    assert main(["serve", "--workers", "2"]) == 2
    assert "several need PostgreSQL" in capsys.readouterr().err
    assert "policy:learner" in bot_names.names_for(game("second"))


def test_two_policies_of_one_name_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    files = [write(tmp_path, "second", f"{n}/policy.npz") for n in range(2)]
    monkeypatch.setenv(bot_names.VARIABLE, ",".join(map(str, files)))
    told = metro(capsys, "serve")
    assert (told.code, "policies: two policy files are named 'policy'" in told.err) == (2, True)


@pytest.mark.parametrize(
    "change",
    [
        {"weight0": np.zeros(3, np.float32)},
        {"bias0": np.float32(1)},
        {"bias0": np.zeros(2, np.complex64)},
        {"weight0": np.full((2, 2), "x")},
        {"version": np.zeros(3)},
        {"version": "new"},
        {"edition": np.array(["first", "second"])},
        {"weight0": None, "bias0": None},
        {"weight1": np.zeros((2, 2), np.float32)},
        {"bias0": np.array([None, None])},
    ],
    ids=["row", "number", "complex", "text", "versions", "word", "two", "none", "half", "object"],
)
def test_arrays_that_are_no_policy_are_told(change: dict[str, Any], tmp_path: Path) -> None:
    arrays: dict[str, Any] = {"edition": "second", "version": VERSION}
    arrays |= {"weight0": np.zeros((2, 2), np.float32), "bias0": np.zeros(2, np.float32)}
    file = tmp_path / "odd.npz"
    arrays = {name: array for name, array in (arrays | change).items() if array is not None}
    np.savez(file, allow_pickle=True, **arrays)
    with pytest.raises(BadPolicy, match="not a policy file"):
        load(file)


def test_a_file_that_is_cut_or_changed_holds_no_policy(tmp_path: Path) -> None:
    whole = write(tmp_path, "second").read_bytes()
    file = tmp_path / "odd.npz"
    for n in range(0, len(whole), len(whole) // 40):
        file.write_bytes(whole[:n])
        with pytest.raises(BadPolicy):
            load(file)
        file.write_bytes(whole[:n] + b"\xff" * 40 + whole[n + 40 :])
        with suppress(BadPolicy):
            load(file)


def test_files_that_hold_no_policy_for_this_are_told(tmp_path: Path, capsys: Capture) -> None:
    second = game("second")
    other = tmp_path / "other.npz"
    other.write_text("nothing")
    old = tmp_path / "old.npz"
    np.savez(old, edition="second", version=99, weight0=np.zeros((1, 1)), bias0=np.zeros(1))
    small = tmp_path / "small.npz"
    Policy("second", [(np.zeros((5, 2), np.float32), np.zeros(2, np.float32))]).save(small)
    for file, reason in {
        tmp_path / "missing.npz": "No such file",
        other: "not a policy file",
        old: "trained in environments -v99",
        write(tmp_path, "first"): "plays first, not second",
        small: "does not match",
    }.items():
        with pytest.raises(UnknownBot, match=reason):
            bot_names.bot(f"policy:{file}", second, Stream(1))
        told = metro(capsys, "arena", "--bot", f"policy:{file}")
        assert told.code == 2
        assert reason in told.err
    told = metro(capsys, "serve", "--policies", str(other))
    assert (told.code, "not a policy file" in told.err) == (2, True)
