"""All throws of four dice in each of the seven kinds of fights."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final, NamedTuple

import pytest

from first.random_play import edition
from laws.walk import question
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import after
from metro2033.engine.kernel.word import first, pack, second
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.engine.model.state import State

WON: Final = 1
DRAWN: Final = 0
LOST: Final = -1
"""Results for the player who attacks, or whose station a threat attacks."""

ACTIVITY: Final = [1, 2]
"""Of attacker and defender, before the battle."""


class Fight(NamedTuple):
    """A kind of fight: how it begins, both strengths with activity, what follows each result."""

    name: str
    position: dict[str, Any]
    option: tuple[int, str | int]
    mine: int
    theirs: int
    raises: bool
    results: dict[int, dict[str, Any]]


def two(one: dict[str, Any], other: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A position of Polis, who attacks, and the Red Line."""
    mine = {"faction": "polis", "hero": "hunter", "army": 5, "activity": ACTIVITY[0], **one}
    theirs = {"faction": "red_line", "hero": "artyom", "army": 6, "activity": ACTIVITY[1], **other}
    return {**fields, "player": [mine, theirs]}


FIVE: Final = ["biblioteka_lenina", "borovitskaya", "arbatskaya_apl", "chekhovskaya", "polyanka"]
LEVELS: Final = [7, 8, 9, 10, 10]
BEATEN: Final = {"asks": "main", "rests": 1, "at": "biblioteka_lenina"}
DRIVEN_OFF: Final = {"asks": "main", "foe_rests": 1, "foe_at": "okhotny_ryad"}
NOTHING_NEW: Final = {"asks": "main"}

FIGHTS: Final = [
    Fight(
        "army against a neutral station",
        two({}, {}, threat_deck=["marauders"]),
        (verb.ARMY_STATION, "smolenskaya_apl"),
        5 + 1,
        6,
        False,
        {WON: {"asks": "token", "army": 4}, DRAWN: NOTHING_NEW, LOST: {"asks": "main", "army": 3}},
    ),
    Fight(
        "hero against a neutral station",
        two({"at": "park_kultury"}, {}, threat_deck=["marauders"]),
        (verb.ATTACK_STATION, "park_kultury"),
        4 + 1,
        6,
        False,
        {WON: {"asks": "token"}, DRAWN: NOTHING_NEW, LOST: BEATEN},
    ),
    Fight(
        "army against a player's station",
        two({}, {}),
        (verb.ARMY_STATION, "ploshchad_revolyutsii"),
        5 + 1,
        8 + 2,
        True,
        {
            WON: {"asks": "token", "army": 4, "foe_stations": 2},
            DRAWN: NOTHING_NEW,
            LOST: {"asks": "main", "army": 3},
        },
    ),
    Fight(
        "hero against a player's station",
        two({"at": "lubyanka"}, {}),
        (verb.ATTACK_STATION, "lubyanka"),
        4 + 1,
        8 + 2,
        True,
        {WON: {"asks": "token", "foe_stations": 2}, DRAWN: NOTHING_NEW, LOST: BEATEN},
    ),
    Fight(
        "army against a hero",
        two({}, {"at": "borovitskaya"}),
        (verb.ARMY_HERO, 1),
        5 + 1,
        3 + 2,
        True,
        {WON: DRIVEN_OFF, DRAWN: NOTHING_NEW, LOST: {"asks": "main", "army": 3}},
    ),
    Fight(
        "hero against a hero",
        two({"at": "park_kultury"}, {"at": "park_kultury"}),
        (verb.ATTACK_HERO, 1),
        4 + 1,
        3 + 2,
        True,
        {WON: DRIVEN_OFF, DRAWN: NOTHING_NEW, LOST: BEATEN},
    ),
    Fight(
        "threat against a station",
        two({"stations": FIVE, "levels": LEVELS}, {}, moment="turn", threat_deck=["winged_terror"]),
        (verb.ROLL, 8),
        8 + 1,
        9,
        False,
        {WON: NOTHING_NEW, DRAWN: NOTHING_NEW, LOST: {"asks": "main", "stations": 4}},
    ),
]


def start(fight: Fight) -> State:
    """The fight at its first throw."""
    s = edition().position(fight.position)
    action, about = fight.option
    if action == verb.ROLL:
        return after(s, CHANCE, pack(verb.ROLL, 2, 6))
    number = s.content.slugs["station"].index(about) if isinstance(about, str) else about
    return after(s, 0, pack(action, number))


def throws(s: State) -> Iterator[tuple[State, int, int]]:
    """What nature may throw: the state after it, the sum, and how many of 36 throws it is."""
    out = question(s, CHANCE)
    for i in range(out.count):
        option = out.options[i]
        yield after(s, CHANCE, option), first(option) + second(option), out.weights[i]


def found(s: State) -> dict[str, Any]:
    """What a fight can change."""
    stations = s.content.slugs["station"]
    return {
        "asks": asking(s).asks(),
        "army": s.get(0, st.STRENGTH),
        "rests": s.get(0, st.RESTS),
        "at": stations[s.get(0, st.PLACE)],
        "stations": s.get(0, st.STATIONS),
        "foe_army": s.get(1, st.STRENGTH),
        "foe_rests": s.get(1, st.RESTS),
        "foe_at": stations[s.get(1, st.PLACE)],
        "foe_stations": s.get(1, st.STATIONS),
        "activity": [s.get(seat, st.ACTIVITY) for seat in range(2)],
    }


def odds(lead: int) -> dict[int, int]:
    """How many of the 1296 throws of four dice are won, drawn and lost with a lead."""
    counts = {WON: 0, DRAWN: 0, LOST: 0}
    for a, b, c, d in product(range(1, 7), repeat=4):
        counts[compare(lead + a + b, c + d)] += 1
    return counts


def compare(mine: int, theirs: int) -> int:
    """Won, drawn or lost."""
    return (mine > theirs) - (mine < theirs)


@pytest.mark.rule(
    "E1-COMBAT-001", "E1-COMBAT-008", "E1-COMBAT-009", "E1-COMBAT-010", "E1-OUTCOME-045", "R1-032"
)
@pytest.mark.parametrize("fight", [pytest.param(fight, id=fight.name) for fight in FIGHTS])
def test_every_throw_has_the_result_of_the_table(fight: Fight) -> None:
    s = start(fight)
    before = found(s)
    counts = {WON: 0, DRAWN: 0, LOST: 0}
    for thrown, mine, lots in throws(s):
        for t, theirs, more in throws(thrown):
            result = compare(fight.mine + mine, fight.theirs + theirs)
            activity = [n + 1 for n in ACTIVITY] if fight.raises else ACTIVITY
            wanted = {**before, **fight.results[result], "activity": activity}
            assert found(t) == wanted, (mine, theirs)
            counts[result] += lots * more
    assert sum(counts.values()) == 1296
    assert counts == odds(fight.mine - fight.theirs)


@pytest.mark.rule("E1-COMBAT-001")
def test_each_side_throws_from_2_to_12_as_two_dice_do() -> None:
    for fight in FIGHTS:
        sums = dict.fromkeys(range(2, 13), 0)
        theirs = dict(sums)
        for _, n, lots in throws(start(fight)):
            sums[n] += lots
        for _, n, lots in throws(next(throws(start(fight)))[0]):
            theirs[n] += lots
        assert sums == theirs == {n: 6 - abs(n - 7) for n in range(2, 13)}
