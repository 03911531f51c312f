"""Why something is not possible in the second edition: circumstances, the answer, the rule."""

from typing import Any

import pytest

from metro2033.editions.second.rules.battle import CHOOSE_GUARD, BattleFrame
from metro2033.editions.second.rules.capture import CaptureFrame
from metro2033.editions.second.rules.events import ProductionFrame
from metro2033.editions.second.rules.market import MarketFrame
from metro2033.editions.second.rules.setup import FactionFrame, FigureFrame
from metro2033.editions.second.rules.wound import WoundFrame
from metro2033.engine.kernel.core import Frame
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ARMY, NOTHING
from metro2033.engine.model.state import State
from metro2033.engine.rules.equipment import MAY_DISCARD, MAY_STEAL, MUST_DISCARD, StripFrame
from metro2033.engine.rules.station import ReplacementFrame
from metro2033.table.lack import Lack, lacks, lacks_at
from metro2033.table.record import Header, Player
from metro2033.table.table import Table
from rulebook.reason import refusal, refused_now, rule_against
from second.random_play import edition

RICH = {"ammo": 9, "pig": 9, "mushroom": 9}
RING = "belorusskaya_ring"


def table(*steps: str, other: Any = None, **more: Any) -> tuple[Any, list[str]]:
    """A position of two players, the first one in his hero's turn, and what happens first."""
    names = {"moment", "law", "market", "track", "first"}
    whole = {name: more.pop(name) for name in names & more.keys()}
    whole |= {name: more.pop(name) for name in list(more) if name.endswith("_rest")}
    me = {"faction": "confederation_1905", "hero": "hunter", **more}
    you = {"faction": "fourth_reich", "hero": "khan", **(other or {})}
    return {**whole, "player": [me, you]}, list(steps)


def army(**more: Any) -> tuple[Any, list[str]]:
    """The same in the army's turn."""
    return table(moment="army", **more)


AT_RING = table(at=RING)
RICH_AT_RING = table(at=RING, **RICH)
MOVED = table("move:belorusskaya", at=RING)
IN_MARKET = table("market", at=RING, market=["akm"], ammo=1)
MAINTAINING = table(moment="mobilization", army=7, pig=1)

CASES = [
    # The hero's way.
    (table(), "move:chekhovskaya", "E2-HERO-003"),
    (table(), "move:krasnye_vorota", "E2-BOARD-005"),
    (MOVED, f"move:{RING}", "E2-HERO-002"),
    # Trade.
    (table(), "market", "E2-BUY-001"),
    (AT_RING, "market", "E2-BUY-007"),
    (table(), "receive_mission", "E2-MREC-001"),
    (AT_RING, "receive_mission", "E2-MREC-002"),
    (table(at=RING, mission_rest=0, **RICH), "receive_mission", "E2-DECK-004"),
    (table(), "exchange:ammo:pig:1", "E2-EXCH-001"),
    (AT_RING, "exchange:ammo:pig:1", "E2-EXCH-002"),
    (RICH_AT_RING, "exchange:ammo:ammo:1", "E2-EXCH-003"),
    (table(at=RING, ammo=9, other={"pig": 35}), "exchange:ammo:pig:1", "R2-037"),
    (IN_MARKET, "purchase:akm", "E2-BUY-007"),
    (IN_MARKET, "purchase:rpk", "E2-BUY-002"),
    (table("market", "renew", at=RING, ammo=2), "renew", "E2-BUY-004"),
    (
        table("market", "purchase:akm", at=RING, market=["akm"], ammo=2, mushroom=1),
        "renew",
        "E2-BUY-005",
    ),
    # Scouting and attacks of the hero.
    (AT_RING, "scout", "E2-SCOUT-001"),
    (table(at="dinamo", threat_rest=0), "scout", "E2-DECK-004"),
    (table(at="dinamo", threat_rest=0), "attack_station:dinamo", "E2-DECK-004"),
    (table(), "attack_station:dinamo", "E2-HATK-001"),
    (AT_RING, f"attack_station:{RING}", "E2-HATK-001"),
    (table(at="barrikadnaya"), "attack_station:barrikadnaya", "R2-068"),
    (table(), "attack_hero:2", "E2-HATK-007"),
    (table(at=RING, other={"at": RING}), "attack_hero:2", "E2-HATK-008"),
    (
        table(at="dinamo", law=["armistice"], other={"at": "dinamo"}),
        "attack_hero:2",
        "E2-CARDS-015",
    ),
    (AT_RING, "use_effect:dynamite", "E2-HERO-002"),
    (AT_RING, "donate", "E2-MISS-003"),
    # Abilities of missions.
    (AT_RING, "use_mission:foothold", "E2-MISS-006"),
    # The army.
    (army(), "attack_station:krasnye_vorota", "E2-BOARD-005"),
    (army(), f"attack_station:{RING}", "E2-ARMY-004"),
    (army(), "attack_station:barrikadnaya", "E2-ARMY-003"),
    (army(threat_rest=0), "attack_station:belorusskaya", "E2-DECK-004"),
    (army(other={"at": RING}), "attack_hero:2", "E2-ARMY-020"),
    (army(), "attack_hero:2", "E2-ARMY-021"),
    (army(), "move:begovaya", "E2-ARMY-001"),
    (
        table(
            "use_mission:parley",
            "pass",
            moment="army",
            first=2,
            other={"missions": ["parley"], "at": "belorusskaya"},
        ),
        "attack_hero:2",
        "E2-MISS-009",
    ),
    (army(other={"ammo": 35, "pig": 35, "mushroom": 35}), "obtain", "R2-036"),
    # Mobilization.
    (MAINTAINING, "hire", "E2-MOB-002"),
    (MAINTAINING, "maintain:8", "E2-MOB-002"),
    (MAINTAINING, "maintain:7", "E2-MOB-007"),
    (MAINTAINING, "maintain:4", "R2-063"),
    (table(moment="mobilization", missions=["foothold"]), "hire", "E2-MOB-009"),
    (
        table("maintain:8", moment="mobilization", missions=["foothold"], army=8, pig=9, ammo=9),
        "hire",
        "E2-MOB-011",
    ),
    # Events.
    (table("pass", moment="vote"), "pass", "E2-LAW-006"),
    (table(moment="threat"), "defend:dinamo:army", "E2-EVTHR-002"),
    (table(moment="threat", at=RING), "defend:barrikadnaya:hero", "E2-EVTHR-003"),
    (table(moment="threat"), "place_threat:rat_tide", "R2-160"),
]


@pytest.mark.parametrize(("given", "key", "rule"), CASES)
def test_questions_say_why_not(
    given: tuple[dict[str, Any], list[str]], key: str, rule: str
) -> None:
    assert rule_against("second", *given, key) == rule


def start(**more: Any) -> State:
    """The state at such a position."""
    return edition().position(table(**more)[0])


def station(s: State, name: str) -> int:
    """The number of a station."""
    return s.content.slugs["station"].index(name)


FRAMES: list[tuple[Frame, str, str]] = [
    (CaptureFrame(0, 0, NOTHING, ARMY), "capture", "E2-CAPT-002"),
    (CaptureFrame(0, 0, 1, ARMY), "capture", "E2-CAPT-003"),
    # The defender fights with one of two; a beaten hero's card is taken, discarded, or given up.
    (StripFrame(0, 1, MAY_STEAL, "E2-OUT-022"), "steal:rpk", "E2-OUT-022"),
    (StripFrame(1, 0, MAY_STEAL, "E2-OUT-022"), "steal:rpk", "E2-OUT-022"),
    (StripFrame(0, 1, MAY_DISCARD, "E2-OUT-024"), "discard:rpk", "E2-OUT-024"),
    (StripFrame(1, 0, MUST_DISCARD, "E2-OUT-018"), "pass", "E2-OUT-018"),
    (FigureFrame(0), "hero:khan", "E2-CARDS-003"),
    (FigureFrame(0), "start:dinamo", "E2-SETUP-021"),
    (FactionFrame(0), "faction:fourth_reich", "E2-SETUP-007"),
    (WoundFrame(0, "E2-OUT-017"), "retreat:dinamo", "E2-OUT-007"),
]


@pytest.mark.parametrize(("frame", "key", "rule"), FRAMES)
def test_other_questions_say_why_not(frame: Frame, key: str, rule: str) -> None:
    s = start(equipment=["akm"], missions=["foothold"], other={"equipment": ["svd"]})
    assert refusal(s, frame, key) == rule


def test_the_owner_of_an_attacked_station_chooses_army_or_hero() -> None:
    s = start(at="begovaya")
    here = station(s, "begovaya")
    battle = BattleFrame(1, ARMY, 0, ARMY, here, 1, CHOOSE_GUARD)
    assert refusal(s, battle, "pass") == "E2-OUT-019"


def test_without_a_token_nothing_is_captured() -> None:
    s = start(missions=["foothold"], **RICH)
    s.put(0, st.STATIONS, 12)
    frame = CaptureFrame(0, station(s, "dinamo"), NOTHING, ARMY)
    assert refusal(s, frame, "capture") == "R2-033"


REPLACEMENTS = [
    ("pass", "E2-CAPT-011"),
    ("settle:pushkinskaya", "E2-CAPT-012"),
    ("settle:trubnaya", "E2-CAPT-013"),
    ("settle:borovitskaya", "E2-CAPT-013"),
    (f"settle:{RING}", "R2-123"),
    ("settle:krasnye_vorota", "E2-BOARD-006"),
]


@pytest.mark.parametrize(("key", "rule"), REPLACEMENTS)
def test_a_replacement_is_neutral_and_near_home(key: str, rule: str) -> None:
    s = start(stations=["begovaya", "barrikadnaya"])
    assert refusal(s, ReplacementFrame(0), key) == rule


def test_a_lost_home_shelters_nobody_while_there_is_another() -> None:
    s = start(stations=["begovaya", "barrikadnaya", "dinamo"])
    assert refusal(s, WoundFrame(0, "E2-OUT-017"), "retreat:ulitsa_1905") == "R2-092"


def test_polis_produces_what_is_shown_while_there_is_any() -> None:
    s = start(stations=["begovaya", "borovitskaya"], track="start", other={"pig": 35})
    frame = ProductionFrame(0, 0)
    assert refusal(s, frame, "produce:pig") == "R2-035"
    s = start(stations=["begovaya", "borovitskaya"], track="loop_1")
    assert refusal(s, ProductionFrame(0, 0), "produce:ammo") == "E2-EVRES-005"


def test_what_was_done_in_this_round_is_not_done_again() -> None:
    s = start(at=RING, completed=["foothold"], market=["akm"], **RICH)
    s.put(0, st.MISSION_TAKEN, 1)
    assert refused_now(s, "receive_mission") == "E2-MREC-005"
    s.put(0, st.USED, -1)
    assert refused_now(s, "use_mission:foothold") == "E2-MISS-008"
    s.put(0, st.USED, 0)
    s.put(0, st.STOCK, 0)
    s.put(0, st.STOCK + 1, 0)
    s.put(0, st.STOCK + 2, 0)
    assert refused_now(s, "use_mission:foothold") == "E2-MISS-007"


def test_an_empty_market_sells_nothing_and_a_new_one_has_its_price() -> None:
    s = start(at=RING, **RICH)
    s.put(0, st.RENEWED, 1)
    assert refused_now(s, "market") == "R2-143"
    assert refusal(start(at=RING), MarketFrame(0, 0), "renew") == "E2-BUY-003"


def test_a_station_tells_every_reason_against_it() -> None:
    position, _ = table(at="dinamo", other={"at": "pushkinskaya"})
    seats = [Player("a", "test"), Player("b", "test")]
    match = Table.open(edition(), Header.new(edition(), seats, position=position))
    ask = match.ask(0)
    assert ask is not None
    assert [(lack.rule, lack.keys) for lack in lacks_at(match, ask.decision, "pushkinskaya")] == [
        ("E2-HERO-003", ("move:pushkinskaya",)),
        ("E2-HATK-001", ("attack_station:pushkinskaya",)),
        ("E2-HATK-007", ("attack_hero:2",)),
    ]
    # What is offered, and what one does not have, is not told.
    assert lacks_at(match, ask.decision, "dinamo") == [Lack("E2-HERO-003", ("move:dinamo",))]
    assert not [lack for lack in lacks(match, ask.decision) if "use_mission" in lack.keys[0]]
