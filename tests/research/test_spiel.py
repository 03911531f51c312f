"""OpenSpiel's own tests of our games, and what they do not look at: who learns what."""

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra openspiel)")

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from metro2033.engine.kernel.core import CHANCE  # noqa: E402
from metro2033.engine.kernel.game import BadOption  # noqa: E402
from metro2033.engine.kernel.helper import is_sealed  # noqa: E402
from metro2033.research import spiel  # noqa: E402
from metro2033.research.aec import MetroEnv  # noqa: E402
from metro2033.research.setting import MASK  # noqa: E402
from metro2033.table.snapshot import digest  # noqa: E402

EDITIONS = ["first", "second"]

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_number = pytest.mark.parametrize("players", range(2, 7))


def load(edition: str, players: int = 2, rounds: int = 2) -> Any:
    return pyspiel.load_game(f"metro2033_{edition}(players={players},most_rounds={rounds})")


def walk(game: Any, seed: int) -> Any:
    """The states of a random match."""
    luck = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state = state.child(int(luck.choice(state.legal_actions())))
    yield state


@every_edition
@every_number
def test_the_library_plays_at_random(edition: str, players: int) -> None:
    """Its test also clones and serializes states, and looks at odds, texts and arrays."""
    pyspiel.random_sim_test(load(edition, players, 1), num_sims=1, serialize=True, verbose=False)


@pytest.mark.once
@every_edition
def test_a_playthrough_is_the_same_in_another_process(edition: str, tmp_path: Path) -> None:
    """As the library tests its own games: what is written down is played again, and compared."""
    name = f"metro2033_{edition}(players=2,most_rounds=1)"
    file = tmp_path / "playthrough.txt"
    text = generate_playthrough.playthrough(name, [], seed=5)
    assert text.count("# State") > 20
    file.write_text(text, encoding="utf-8")
    path = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry)
    script = (
        "import sys, metro2033.research.spiel\n"
        "from absl import flags\n"
        "flags.FLAGS.mark_as_parsed()\n"
        "from open_spiel.python.algorithms.generate_playthrough import replay\n"
        "wanted, found = replay(sys.argv[1])\n"
        "assert wanted == found\n"
    )
    subprocess.run(
        [sys.executable, "-c", script, str(file)],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "5"},
        check=True,
    )


@every_edition
def test_nature_answers_by_known_odds(edition: str) -> None:
    nodes = [state for state in walk(load(edition), 1) if state.is_chance_node()]
    assert len(nodes) > 5
    for state in nodes:
        odds = [chance for _, chance in state.chance_outcomes()]
        assert len(odds) > 1
        assert sum(odds) == pytest.approx(1)
        assert len(odds) <= state.get_game().max_chance_outcomes()


@every_edition
def test_a_seat_never_learns_from_a_draw_that_others_see(edition: str) -> None:
    """Whatever nature deals to another seat in secret, a seat can tell no two of them apart."""
    hidden = 0
    for state in walk(load(edition, 3), 2):
        if not state.is_chance_node():
            continue
        children = [state.child(action) for action, _ in state.chance_outcomes()[:4]]
        for seat in range(3):
            alike: dict[Any, list[Any]] = {}
            for child in children:
                known = digest(child.play.view(seat)), told_to_all(child)
                alike.setdefault(known, []).append(child)
            for same in alike.values():
                assert len({child.information_state_string(seat) for child in same}) == 1
                assert len({tuple(child.information_state_tensor(seat)) for child in same}) == 1
                hidden += len(same) > 1
    assert hidden > 0


def told_to_all(state: Any) -> tuple[str, ...]:
    """What every seat has heard alike, such as dice that are not in the position any more."""
    common = set.intersection(*map(set, state.play.heard))
    return tuple(line for line in state.play.heard[0] if line in common)


def test_sealed_answers_are_no_secret_to_the_one_who_gave_them_alone() -> None:
    met = 0
    for seed in range(6):
        for state in walk(load("second", 3, 4), seed):
            if state.is_terminal() or state.is_chance_node() or not is_sealed(state.play.state):
                continue
            seat, actions = state.current_player(), state.legal_actions()
            children = [state.child(action) for action in actions]
            if len(actions) < 2 or not all(is_sealed_still(child) for child in children):
                continue
            for other in range(3):
                told = {child.information_state_string(other) for child in children}
                assert len(told) == (len(actions) if other == seat else 1)
                seen = {tuple(child.observation_tensor(other)) for child in children}
                assert other == seat or len(seen) == 1
            met += 1
    assert met > 0


def is_sealed_still(state: Any) -> bool:
    play = state.play
    return not state.is_terminal() and play.seat != CHANCE and is_sealed(play.state)


@every_edition
def test_one_text_means_one_set_of_actions(edition: str) -> None:
    """What a seat has learnt says what it may do."""
    met: dict[str, list[int]] = {}
    for seed in range(3):
        for state in walk(load(edition), seed):
            if not state.is_terminal() and not state.is_chance_node():
                text = state.information_state_string()
                assert met.setdefault(text, state.legal_actions()) == state.legal_actions()
    assert len(met) > 20


@every_edition
def test_actions_and_observations_are_those_of_the_other_forms(edition: str) -> None:
    env = MetroEnv(edition, 2)
    env.reset(seed=1)
    game = load(edition)
    assert game.num_distinct_actions() == env.setting.space.action_count
    size = env.setting.space.observation_size
    state = next(s for s in walk(game, 1) if not s.is_chance_node())
    assert len(state.observation_tensor(0)) == size
    assert set(state.legal_actions()) <= set(range(len(env.observe("player_0")[MASK])))


@every_edition
def test_winners_gain_what_the_others_lose(edition: str) -> None:
    for seed in range(3):
        *_, end = walk(load(edition, 4), seed)
        returns = end.returns()
        assert sum(returns) == pytest.approx(0)
        assert max(returns) <= 1


@every_edition
def test_games_and_states_are_pickled(edition: str) -> None:
    state = [*walk(load(edition), 3)][8]
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOption, match="most_rounds is 0 to 1000"):
        spiel.game_class("second")({"most_rounds": 5000})
    with pytest.raises(ValueError, match="no parameters"):
        load("second").make_py_observer(params={"a": 1})
