"""Every scenario file is played; each is one test, named by its path."""

from pathlib import Path
from typing import Any

import pytest

from laws.test_sum import mistake
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.trait import FIGHT_OUTCOME
from metro2033.scenario import read
from metro2033.scenario.run import play
from metro2033.scenario.script import Step
from metro2033.table.table import Table

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


class SumWatcher:
    """Adds up the parts of every fight."""

    def __init__(self) -> None:
        self.mistakes: list[str] = []

    def before(self, step: Step, table: Table[Any]) -> None:
        """Nothing has been fought yet."""

    def after(self, _step: Step, table: Table[Any], heard: int) -> None:
        for event in table.events_for(SPECTATOR, heard):
            if table.game.events[event.kind].has(FIGHT_OUTCOME):
                self.mistakes += filter(None, [mistake(table.game, event)])


@pytest.mark.parametrize("file", [pytest.param(f, id=str(f.relative_to(FOLDER))) for f in FILES])
def test_scenario(file: Path) -> None:
    watcher = SumWatcher()
    result = play(read(file), watcher)
    if not result.is_passed:
        pytest.fail("\n".join(result.lines()), pytrace=False)
    assert watcher.mistakes == []


def test_there_are_scenarios() -> None:
    assert FILES
