"""Dice of the first edition: wherever they are thrown they are two fair dice, doubles included."""

from collections import Counter
from typing import Any

import pytest

from laws.games import Match
from laws.walk import question, steps
from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import after
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import NONE, first, second, verb_of
from metro2033.engine.model import verb
from metro2033.table.keys import KeyCodec

PAIRS = Counter(tuple(sorted((one, two))) for one in range(1, 7) for two in range(1, 7))
"""The 36 throws of two dice that can be told apart, as those that cannot."""

PLACES = {"TurnFrame", "InitiativeFrame", "BattleFrame", "ThreatFrame", "HandcarFrame"}
"""Procedures that throw two dice; the frame that throws for them lies on top."""


def thrown(s: Any) -> Counter[tuple[int, ...]]:
    """Nature's throws with their weights."""
    out = question(s, CHANCE)
    assert out.total == sum(out.weights[i] for i in range(out.count))
    throws: Counter[tuple[int, ...]] = Counter()
    for i in range(out.count):
        assert verb_of(out.options[i]) == verb.ROLL
        pips = (first(out.options[i]), second(out.options[i]))
        throws[pips if pips[1] != NONE else pips[:1]] += out.weights[i]
    return throws


def place(s: Any) -> str:
    """The procedure for which nature throws."""
    names = [type(frame).__name__ for frame in s.stack]
    return names[-2] if names[-1] == "RollFrame" else names[-1]


def test_a_throw_has_two_fair_dice() -> None:
    assert len(PAIRS) == 21
    assert sum(PAIRS.values()) == 36
    assert [n for (one, two), n in PAIRS.items() if one == two] == [1] * 6
    assert {n for (one, two), n in PAIRS.items() if one != two} == {2}


def test_every_throw_of_random_matches_is_fair() -> None:
    """Every question to nature that is no draw of a card or a clan is a throw."""
    met: Counter[str] = Counter()
    for seed in range(200):
        match = Match("first", 2 + seed % 5)
        s = match.start(seed)
        for step in steps(s, Stream(seed)):
            if step.seat != CHANCE or asking(s).asks() in {"draw", "clan_and_hero"}:
                continue
            throws = thrown(s)
            if place(s) == "RerollFrame":
                assert throws == Counter({(pips,): 1 for pips in range(1, 7)})
            else:
                assert throws == PAIRS
            met[place(s)] += 1
    assert set(met) == PLACES | {"RerollFrame"}


def position(**player: Any) -> Any:
    other = {"faction": "red_line", "hero": "anna", "at": "komsomolskaya_ring"}
    mine = {"faction": "polis", "hero": "hunter", "at": "komsomolskaya_ring", **player}
    return catalog.game("first").position({"player": [mine, other]})


@pytest.mark.parametrize(("key", "throws"), [("attack_hero:2", 2), ("use_effect:rusty_handcar", 1)])
def test_every_throw_is_taken(key: str, throws: int) -> None:
    game = catalog.game("first")
    s = position(items=["rusty_handcar"])
    s = after(s, 0, KeyCodec(game).word(key))
    for _ in range(throws):
        assert thrown(s) == PAIRS
        out = question(s, CHANCE)
        ends = [after(s, CHANCE, out.options[i]) for i in range(out.count)]
        assert [game.faults(end) for end in ends] == [[]] * 21
        s = ends[-1]
