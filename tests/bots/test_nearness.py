"""How near a mission is, 0 to 8: the next step completes it at 8. And which one to keep."""

from typing import Any

import pytest

from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.feature import all_distances
from metro2033.editions.first.mission import NEAREST, kept_mission, mission_nearness
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import DISCARD, EQUIPMENT, HELD, MISSIONS, find, move_card

GAME: Any = catalog.game("first")
SLUGS = GAME.slugs
DISTANCES = all_distances(GAME.content)


def station(name: str) -> int:
    return list(SLUGS["station"]).index(name)


def card_of(s: Any, deck: int, name: str, kind: str) -> int:
    start = s.content.deck_start[deck]
    cards = range(start, start + s.content.deck_count[deck])
    return next(n for n in cards if SLUGS[kind][s.content.kind_of[n]] == name)


def holding(mission: str | None) -> Any:
    """Seat 1 of three holds a mission; it owns its home alone and has nothing."""
    s = position_at(GAME, 3, 5, "main")
    held = find(s, MISSIONS, HELD + 0)
    if held != NOTHING:
        move_card(s, held, DISCARD, EVERYONE)
    if mission is not None:
        move_card(s, card_of(s, MISSIONS, mission, "mission"), HELD + 0, EVERYONE)
    s.own_stations()
    for place in range(s.content.station_count):
        if s.owner[place] == 0 and place != s.get(0, st.HOME):
            s.owner[place] = NOTHING
    return s


def near(s: Any) -> int:
    return int(mission_nearness(s, 0, DISTANCES))


def test_without_a_mission_nothing_is_near() -> None:
    assert near(holding(None)) == 0


@pytest.mark.parametrize("mission", SLUGS["mission"])
def test_a_mission_is_between_far_and_near(mission: str) -> None:
    s = holding(mission)
    for place in range(s.content.station_count):
        s.put(0, st.PLACE, place)
        assert 0 <= near(s) <= NEAREST


@pytest.mark.parametrize(
    ("mission", "aim"),
    [
        ("sukharevskaya_hero", "sukharevskaya"),
        ("begovaya_stable", "begovaya"),
        ("bauman_pigs", "baumanskaya"),
        ("emerald_road", "sportivnaya"),
    ],
)
def test_each_step_towards_the_place_brings_a_mission_nearer(mission: str, aim: str) -> None:
    s = holding(mission)
    for kind in range(3):
        s.put(0, st.STOCK + kind, 2)
    found: dict[int, int] = {}
    for place in range(s.content.station_count):
        s.put(0, st.PLACE, place)
        found.setdefault(int(DISTANCES[place * s.content.station_count + station(aim)]), near(s))
    assert [found[steps] for steps in range(9)] == list(range(8, -1, -1))


def test_who_cannot_pay_is_half_as_near() -> None:
    s = holding("begovaya_stable")
    s.put(0, st.PLACE, station("begovaya"))
    for kind in range(3):
        s.put(0, st.STOCK + kind, 0)
    assert near(s) == NEAREST // 2


def test_an_item_that_is_asked_for_counts() -> None:
    s = holding("trubnaya_blast")
    s.put(0, st.PLACE, station("trubnaya"))
    assert near(s) == NEAREST // 2
    move_card(s, card_of(s, EQUIPMENT, "grenade", "equipment"), HELD + 0, EVERYONE)
    assert near(s) == NEAREST


def test_stations_to_own_count_one_by_one() -> None:
    s = holding("two_ends")
    s.put(0, st.PLACE, s.get(0, st.HOME))
    found = [near(s)]
    for name in ("frunzenskaya", "krasnoselskaya"):
        s.owner[station(name)] = 0
        found.append(near(s))
    assert found[0] < NEAREST // 2 <= found[1] < found[2] == NEAREST


def test_a_meeting_is_nearest_beside_another_hero_and_a_visit_at_his_home() -> None:
    s = holding("meeting")
    s.put(0, st.PLACE, s.get(1, st.PLACE))
    assert near(s) == NEAREST
    s = holding("lions_den")
    s.put(0, st.PLACE, s.get(2, st.HOME))
    assert near(s) == NEAREST


def test_numbers_to_reach_count_in_parts() -> None:
    s = holding("parade")
    s.put(0, st.STRENGTH, 0)
    assert near(s) == 0
    s.put(0, st.STRENGTH, 7)
    assert near(s) == NEAREST
    s = holding("five_lines")
    assert near(s) == NEAREST // 5


def kept(s: Any, *missions: str) -> str:
    """Which of several missions a bot keeps."""
    out = Offer()
    for mission in missions:
        out.add(pack(verb.KEEP_MISSION, list(SLUGS["mission"]).index(mission)))
    return str(SLUGS["mission"][first(kept_mission(s, 0, out, DISTANCES))])


def test_the_mission_is_kept_that_is_completed_first() -> None:
    s = holding(None)
    s.put(0, st.PLACE, station("kievskaya_apl"))
    s.put(1, st.PLACE, station("begovaya"))
    s.put(2, st.PLACE, station("begovaya"))
    s.put(0, st.STRENGTH, 2)
    for kind in range(3):
        s.put(0, st.STOCK + kind, 1)
    assert kept(s, "two_ends", "five_lines", "hansa_tribute") == "hansa_tribute"
    assert kept(s, "parade", "lone_warrior", "meeting") == "meeting"
    assert kept(s, "trubnaya_blast", "blitz", "haunted") == "blitz"
    s.put(0, st.STRENGTH, 6)
    assert kept(s, "parade", "lone_warrior", "meeting") == "parade"


def test_what_one_has_already_is_kept_at_once() -> None:
    s = holding(None)
    s.put(0, st.PLACE, s.get(1, st.PLACE))
    s.put(0, st.STRENGTH, 7)
    assert kept(s, "meeting", "parade") == "parade"


def test_an_item_in_hand_makes_its_mission_quick() -> None:
    s = holding(None)
    s.put(0, st.PLACE, station("trubnaya"))
    assert kept(s, "trubnaya_blast", "duel") == "duel"
    move_card(s, card_of(s, EQUIPMENT, "grenade", "equipment"), HELD + 0, EVERYONE)
    assert kept(s, "trubnaya_blast", "duel") == "trubnaya_blast"


def test_other_questions_are_left_to_others() -> None:
    out = Offer()
    out.add(pack(verb.PASS_TURN))
    assert kept_mission(holding(None), 0, out, DISTANCES) == NOTHING
