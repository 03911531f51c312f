"""Odds of fights: sure ones are sure, dice come out as counted by hand, nothing hidden helps."""

from itertools import product
from typing import Any

import pytest

from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.odds import NO_FIGHT
from metro2033.bots.registry import odds
from metro2033.editions.first.rules.strength import side_strength
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.engine.model.ids import ARMY, ATTACK, DEFENCE, NEUTRAL, PLAYER, POLIS, STATION
from metro2033.engine.model.pile import EQUIPMENT, HELD, size


def test_an_answer_without_a_fight_has_no_odds() -> None:
    game = catalog.game("second")
    s = position_at(game, 2, 1, "army_action")
    assert odds(game, Stream(1)).chance(s, asked_seat(s), pack(verb.PASS_TURN)) == NO_FIGHT


@pytest.mark.parametrize(("strength", "expected"), [(8, 1.0), (7, 0.0), (3, 0.0)])
def test_the_guard_of_polis_leaves_nothing_to_chance(strength: int, expected: float) -> None:
    game: Any = catalog.game("second")
    s = position_at(game, 2, 1, "army_action")
    seat = asked_seat(s)
    station = next(n for n, kind in enumerate(game.content.station_kind) if kind == POLIS)
    s.put(seat, st.STRENGTH, strength)
    s.put(seat, st.FACTION, 2)
    assert s.owner[station] == NEUTRAL
    option = pack(verb.ATTACK_STATION, station)
    found = odds(game, Stream(1)).chance(game.view(s, seat), seat, option, 20)
    assert found == expected


def attacks(game: Any, wanted: int) -> list[tuple[Any, int, int]]:
    """Attacks of armies on stations of others in random matches, where nobody has equipment."""
    found: list[tuple[Any, int, int]] = []
    for seed in range(40):
        s, source, out = game.new(3, game.settle(3, {})), Stream(seed), Offer()
        while s.asked and len(found) < wanted:
            seat = asked_seat(s)
            offer(s, seat, out)
            is_bare = all(size(s, EQUIPMENT, HELD + other) == 0 for other in range(3))
            if seat != CHANCE and asking(s).asks() == "main" and is_bare:
                for option in [out.options[i] for i in range(out.count)]:
                    if verb_of(option) == verb.ARMY_STATION and s.owner[first(option)] != NEUTRAL:
                        found.append((s.clone(), seat, option))
            apply(s, seat, out.pick(source))
    return found[:wanted]


def counted(lead: int) -> float:
    """How often two dice and a lead beat two other dice."""
    dice = list(product(range(1, 7), repeat=4))
    return sum(lead + a + b > c + d for a, b, c, d in dice) / len(dice)


def test_dice_come_out_as_counted() -> None:
    game = catalog.game("first")
    differences = []
    for s, seat, option in attacks(game, 6):
        station = first(option)
        mine = side_strength(s, seat, ARMY, ATTACK, PLAYER, station) + s.get(seat, st.ACTIVITY)
        owner = s.owner[station]
        theirs = side_strength(s, owner, STATION, DEFENCE, PLAYER, station)
        theirs += s.get(owner, st.ACTIVITY)
        view = game.view(s, seat)
        found = odds(game, Stream(3)).chance(view, seat, option, 600)
        differences.append(found - counted(mine - theirs))
    assert len(differences) == 6
    assert max(map(abs, differences)) < 0.08


@pytest.mark.parametrize("kind", ["threat_answer", "before_dice"])
def test_doing_nothing_before_a_fight_has_its_odds(kind: str) -> None:
    game = catalog.game("first")
    found = []
    for seed in range(40):
        s, source, out = game.new(3, game.settle(3, {})), Stream(seed), Offer()
        while s.asked and asking(s).asks() != kind:
            offer(s, asked_seat(s), out)
            apply(s, asked_seat(s), out.pick(source))
        if s.asked:
            view = game.view(s, asked_seat(s))
            option = pack(verb.PASS_TURN)
            found.append(odds(game, Stream(1)).chance(view, asked_seat(s), option, 40))
        if any(0.0 < chance < 1.0 for chance in found):
            return
    pytest.fail(f"no fight at {kind}: {found}")


def test_twins_have_the_same_odds() -> None:
    game = catalog.game("second")
    s = position_at(game, 4, 3, "army_action")
    seat, out = asked_seat(s), Offer()
    offer(s, seat, out)
    fights = [o for o in out.options if verb_of(o) == verb.ATTACK_STATION][: out.count]
    twin = game.imagine(game.view(s, seat), seat, Stream(77))
    told = [
        [odds(game, Stream(1)).chance(game.view(t, seat), seat, option, 30) for option in fights]
        for t in (s, twin)
    ]
    assert told[0] == told[1]
    assert all(0.0 <= chance <= 1.0 for chance in told[0])
    assert told[0]
