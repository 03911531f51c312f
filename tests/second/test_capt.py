"""Stations lost in ways that no position can begin with."""

import pytest

from metro2033 import catalog
from metro2033.editions.second.rules.events import DangerFrame
from metro2033.engine.kernel.event import Log
from metro2033.engine.kernel.loop import advance, apply
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import happening, verb
from metro2033.engine.model.ids import ARMY
from metro2033.engine.model.state import POINTS, STATIONS, State
from metro2033.engine.rules.station import lose


@pytest.mark.rule("R2-120")
def test_a_player_without_stations_meets_no_threat_from_the_dark() -> None:
    game = catalog.game("second")
    seats = [
        {"faction": "red_line", "hero": "anna", "army": 5},
        {"faction": "arbat_confederation", "hero": "khan", "stations": ["kievskaya_fl"]},
    ]
    s = game.position({"moment": "army", "threat_deck": ["sealed_wagon"], "player": seats})
    assert isinstance(s, State)
    stations = s.content.slugs["station"]
    lose(s, stations.index("kievskaya_fl"), "E2-OUT-010")
    s.stack.append(DangerFrame())
    s.log = log = Log()
    advance(s)
    apply(s, 0, pack(verb.DEFEND, stations.index("okhotny_ryad"), ARMY))
    fights = [event for event in log.events if event.kind == happening.THREAT_FOUGHT]
    assert [event.args[0] for event in fights] == [0]
    assert s.owner[stations.index("okhotny_ryad")] == 0
    assert s.get(1, STATIONS) == s.get(1, POINTS) == 0
    assert game.faults(s) == []
