"""The end of a match cites the rule by which it was won."""

from pathlib import Path
from typing import Any

import pytest

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.scenario.read import read
from metro2033.scenario.run import play
from metro2033.scenario.script import Step
from metro2033.table.table import Table

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "second" / "end"


class Listener:
    """Remembers what the end of a match cites."""

    cited = ""

    def before(self, step: Step, table: Table[Any]) -> None:
        """Nothing has happened yet."""

    def after(self, step: Step, table: Table[Any], heard: int) -> None:
        """Look for the end among the events of a step."""
        for event in table.events_for(SPECTATOR, heard):
            if table.codec.event_args(event)[0] == "match_ended":
                self.cited = event.rules


@pytest.mark.parametrize(
    ("scenario", "rules"),
    [
        ("ten_points_win_at_the_end_of_the_round", "E2-END-002"),
        ("red_line_needs_nine", "E2-END-003 E2-END-006"),
        ("four_polis_stations_win", "E2-END-004"),
        ("nearest_to_the_first_player_wins", "E2-END-002 E2-END-006"),
        ("most_rounds_by_house_rule", "E2-END-001"),
    ],
)
def test_the_end_cites_what_was_won_by(scenario: str, rules: str) -> None:
    listener = Listener()
    play(read(SCENARIOS / f"{scenario}.toml"), listener)
    assert listener.cited == rules
