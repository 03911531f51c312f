"""Why something is not possible in the first edition: circumstances, the answer, the rule."""

from typing import Any

import pytest

from first.random_play import edition
from metro2033.editions.first.rules.capture import TokenFrame
from metro2033.editions.first.rules.choice import ReleaseFrame
from metro2033.editions.first.rules.setup import DealFrame, HomeFrame
from metro2033.editions.first.rules.shop import ItemLimitFrame
from metro2033.engine.kernel.core import Frame
from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import HERO, NOTHING
from metro2033.engine.model.pile import BOX, EQUIPMENT
from metro2033.engine.model.state import State
from metro2033.engine.rules.equipment import MUST_DISCARD, MUST_STEAL, StripFrame
from rulebook.reason import ANY, refusal, refused_now, rule_against

RICH = {"ammo": 9, "pig": 9, "mushroom": 9}
RING = "kievskaya_ring"


def table(*steps: str, other: Any = None, **mine: Any) -> tuple[Any, list[str]]:
    """A position of two players, the first one in his main phase, and what happens first."""
    moment = mine.pop("moment", "main")
    house = mine.pop("house", {})
    me = {"faction": "polis", "hero": "hunter", "home": "borovitskaya", **mine}
    you = {"faction": "red_line", "hero": "khan", **(other or {})}
    return {"moment": moment, "house": house, "player": [me, you]}, list(steps)


HIRED = table("hire", "hire", **RICH)
SOLDIERLESS = table(army=0, **RICH)
WORKED = table("work")
RESTING = table(resting=1, items=["flag"], at=RING, **RICH)
BARRED = table("roll:1:1", moment="turn", barred_next=1, at=RING)
WALKED = table("step:polyanka", "step:borovitskaya", "step:polyanka", "step:borovitskaya")
BOUGHT = table("buy", "pass", at=RING)
"""Movement used up, a look at the shop."""

CASES = [
    # The army.
    (HIRED, "hire", "E1-ACTION-004"),
    (table(), "hire", "E1-ACTION-003"),
    (table(army=10, **RICH), "hire", "R1-023"),
    (SOLDIERLESS, "work", "R1-025"),
    (SOLDIERLESS, "army_station:polyanka", "R1-025"),
    (SOLDIERLESS, "army_hero:2", "R1-025"),
    (WORKED, "work", "E1-ACTION-010"),
    (WORKED, "army_station:polyanka", "E1-ACTION-005"),
    (WORKED, "army_hero:2", "E1-ACTION-005"),
    (table(), "army_station:rizhskaya", "E1-ACTION-006"),
    (table(), "army_station:borovitskaya", "E1-ACTION-006"),
    (table(house={"army_tunnels_only": 1}), "army_station:aleksandrovsky_sad", "R1-027"),
    (table(), f"army_station:{RING}", "E1-BOARD-009"),
    (table(), "army_station:sportivnaya", "R1-057"),
    (table(), "army_hero:2", "E1-ACTION-007"),
    # The hero's way.
    (RESTING, "step:kievskaya_fl", "R1-070"),
    (BOUGHT, "step:kievskaya_fl", "E1-ACTION-016"),
    (WALKED, "step:polyanka", "E1-ACTION-013"),
    (table(), "step:rizhskaya", "E1-ACTION-011"),
    (
        table("use_effect:rusty_handcar", "roll:3:3", items=["rusty_handcar"]),
        "step:polyanka",
        "R1-088",
    ),
    (
        table("step:polyanka", "halt", ANY, mission=["meeting"], other={"at": "polyanka"}),
        "step:borovitskaya",
        "E1-NMISS-011",
    ),
    # What the hero does.
    (RESTING, "buy", "R1-070"),
    (RESTING, "attack_hero:2", "R1-070"),
    (RESTING, f"attack_station:{RING}", "R1-070"),
    (BARRED, "buy", "E1-NSTN-001"),
    (BARRED, "attack_hero:2", "E1-NSTN-001"),
    (BOUGHT, "buy", "E1-ACTION-029"),
    (BOUGHT, "attack_hero:2", "E1-ACTION-017"),
    (table(), "buy", "E1-ACTION-021"),
    (table(at=RING), f"attack_station:{RING}", "E1-BOARD-009"),
    (table(), "attack_station:polyanka", "E1-ACTION-018"),
    (table(), "attack_station:borovitskaya", "E1-ACTION-018"),
    (table(), "attack_hero:2", "E1-ACTION-019"),
    # Skills.
    (RESTING, "use_effect:hunter", "R1-070"),
    (table(**RICH), "use_effect:anna", "E1-HERO-001"),
    (table(), "use_effect:hunter", "E1-ACTION-030"),
    (table(**RICH), "use_effect:hunter", "E1-NHERO-012"),
    (table(hero="anna", **RICH), "use_effect:anna", "E1-NHERO-001"),
    (table(hero="artyom", **RICH), "use_effect:artyom", "E1-NHERO-002"),
    (table(hero="melnik", **RICH), "use_effect:melnik", "E1-NHERO-005"),
    (table(hero="khan", other={"hero": "anna"}, **RICH), "use_effect:khan", "E1-NHERO-009"),
    (
        table(hero="sasha", stations=["borovitskaya"], **RICH),
        "use_effect:sasha",
        "E1-HERO-004",
    ),
    (table("use_effect:sasha", ANY, hero="sasha", **RICH), "use_effect:sasha", "E1-ACTION-031"),
    (
        table(hero="melnik", at="lubyanka", other={"home": "lubyanka"}, **RICH),
        "use_effect:melnik",
        "R1-103",
    ),
    (
        table(
            hero="melnik",
            at="okhotny_ryad",
            other={"stations": ["lubyanka", "okhotny_ryad"], "levels": [7, 8]},
            **RICH,
        ),
        "use_effect:melnik",
        "R1-102",
    ),
    # Items.
    (RESTING, "use_effect:flag", "R1-070"),
    (table(), "use_effect:flag", ""),
    (table(items=["flag"]), "use_effect:flag", "R1-092"),
    (table(items=["medkit"]), "use_effect:medkit", "E1-ACTION-032"),
    (table("buy", "pass", at=RING, items=["flag"]), "use_effect:flag", "E1-ACTION-017"),
    (table("buy", "pass", at=RING, items=["explosives"]), "use_effect:explosives", "R1-082"),
    (table("buy", "pass", at=RING, items=["metro_guide"]), "use_effect:metro_guide", "R1-087"),
    (
        table("buy", "pass", at=RING, items=["rusty_handcar"]),
        "use_effect:rusty_handcar",
        "E1-ACTION-016",
    ),
    # The shop.
    (table("buy", at=RING), "purchase:medkit", "E1-ACTION-023"),
    # Missions and clans.
    (table(), "donate", "E1-MISS-002"),
    (table(), "halt", "E1-NMISS-010"),
    (RESTING, "donate", "R1-070"),
    (RESTING, "halt", "R1-070"),
    (table(), "exchange:ammo:pig:1", "E1-CLAN-001"),
]


@pytest.mark.parametrize(("given", "key", "rule"), CASES)
def test_the_main_phase_says_why_not(
    given: tuple[dict[str, Any], list[str]], key: str, rule: str
) -> None:
    assert rule_against("first", *given, key) == rule


def start(**mine: Any) -> State:
    """The state at such a position."""
    return edition().position(table(**mine)[0])


def kind(s: State, item: str) -> int:
    """The number of an item."""
    return s.content.slugs["equipment"].index(item)


def test_an_empty_shop_sells_nothing() -> None:
    s = start(at=RING)
    first = s.content.deck_start[EQUIPMENT]
    for card in range(first, first + s.content.deck_count[EQUIPMENT]):
        pile.move_card(s, card, BOX, -1)
    assert refused_now(s, "buy") == "R1-078"


def test_without_a_token_no_station_is_attacked() -> None:
    s = start(items=["flag"], at="polyanka")
    s.own_stations()
    for i in range(13):
        s.tokens[i] = 0
    assert refused_now(s, "army_station:polyanka") == "E1-TOKEN-007"
    assert refused_now(s, "attack_station:polyanka") == "E1-TOKEN-007"
    assert refused_now(s, "use_effect:flag") == "E1-TOKEN-007"


FRAMES: list[tuple[Frame, str, str]] = [
    # A beaten hero's item is lost or taken by the rule of the fight.
    (StripFrame(0, 0, MUST_DISCARD, "E1-OUTCOME-007"), "pass", "E1-OUTCOME-007"),
    (StripFrame(0, 1, MUST_STEAL, "E1-OUTCOME-033"), "pass", "E1-OUTCOME-033"),
    (ReleaseFrame(0, "E1-NTHR-004"), "release:borovitskaya", "E1-EXTRA-003"),
    (ReleaseFrame(0, "E1-NTHR-004"), "release:rizhskaya", "R1-116"),
    (TokenFrame(0, 0, NOTHING, HERO, "E1-OUTCOME-006"), "token:7", "E1-TOKEN-008"),
    (TokenFrame(0, 0, NOTHING, HERO, "E1-OUTCOME-006"), "pass", "E1-TOKEN-002"),
]


@pytest.mark.parametrize(("frame", "key", "rule"), FRAMES)
def test_other_questions_say_why_not(frame: Frame, key: str, rule: str) -> None:
    s = start(equipment=["knife"], other={"equipment": ["medkit"]})
    assert refusal(s, frame, key) == rule


@pytest.mark.parametrize(("may_return", "rule"), [(0, "E1-ACTION-027"), (1, "R1-066")])
def test_an_item_too_many_replaces_one_of_its_type(may_return: int, rule: str) -> None:
    s = start(items=["aksu", "medkit"])
    knife = kind(s, "knife")
    pile.move_card(s, pile.find_kind(s, EQUIPMENT, pile.REST, knife), pile.HELD, -1)
    assert refusal(s, ItemLimitFrame(0, knife, may_return), "discard:medkit") == rule


def test_set_up_says_why_not() -> None:
    game = edition()
    s = game.new(2, game.settle(2, {"draft": 1}))
    taken = s.content.slugs["faction"][0]
    s.put(1, st.FACTION, 0)
    assert refusal(s, DealFrame(0), f"faction:{taken}") == "E1-SETUP-004"
    s = start()
    assert refusal(bare(s), HomeFrame(0), "token:7") == "E1-SETUP-012"
    s.put(0, st.HOME, NOTHING)
    assert refused_now(s, "home:rizhskaya") == "E1-SETUP-009"


def bare(s: State) -> State:
    """The same with the first player's stations without tokens."""
    s.own_stations()
    for station in range(s.content.station_count):
        if s.owner[station] == 0:
            s.level[station] = 0
    return s
