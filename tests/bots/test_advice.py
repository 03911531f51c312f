"""Advice: the best options first, each with a chance and reasons that are named features."""

from typing import Any

import pytest

from bots.play import position_at
from metro2033 import catalog
from metro2033.agents.hint import hint_of
from metro2033.bots.registry import adviser, bot, evaluator
from metro2033.engine.kernel.loop import asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.trait import MOVES, PASSES
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import state as st
from metro2033.i18n import Wording
from metro2033.i18n.hint import hint_sentence
from metro2033.table.answer import Accepted
from metro2033.table.record import Header, unnamed
from metro2033.table.table import Table
from metro2033.table.way import stations_left


@pytest.mark.parametrize(
    ("edition", "kind"),
    [("first", "main"), ("first", "token"), ("second", "army_action"), ("second", "hero_turn")],
)
def test_advice_names_options_chances_and_reasons(edition: str, kind: str) -> None:
    game = catalog.game(edition)
    s = position_at(game, 3, 2, kind)
    seat, out = asked_seat(s), Offer()
    offer(s, seat, out)
    found = adviser(game, Stream(1)).advise(game.view(s, seat), seat, out, 60)
    assert len(found) == min(3, out.count)
    assert len({advice.option for advice in found}) == len(found)
    names = evaluator(game).names
    for advice in found:
        assert out.has(advice.option)
        assert 0.0 < advice.chance < 1.0
        assert 0.0 <= advice.error <= 0.5
        assert len(advice.reasons) <= 3
        for reason in advice.reasons:
            assert reason.feature in names
            assert reason.change != 0.0
            assert abs(reason.effect) > 0.0


@pytest.mark.parametrize(("edition", "kind"), [("first", "main"), ("second", "hero_turn")])
def test_twins_get_the_same_advice(edition: str, kind: str) -> None:
    """What the seat does not know has no part in what it is told, nor in what it is for."""
    game = catalog.game(edition)
    s = position_at(game, 4, 3, kind)
    seat, out = asked_seat(s), Offer()
    told = []
    for state in (s, game.imagine(game.view(s, seat), seat, Stream(77))):
        offer(state, seat, out)
        found = adviser(game, Stream(1)).advise(game.view(state, seat), seat, out, 40)
        purpose = found[0].purpose
        assert purpose is not None
        danger = (purpose.danger, purpose.rival, purpose.station, purpose.is_even)
        plans = [(a.option, a.chance, [r.feature for r in a.reasons]) for a in found]
        told.append((plans, purpose.aims, danger))
    assert told[0] == told[1]
    assert any(reasons for _, _, reasons in told[0][0])


def test_a_hint_keeps_the_mission_that_bots_keep() -> None:
    """They go by which one is completed soonest, and that is what the hint says."""
    game, kept = catalog.game("first"), set()
    for seed in range(4):
        s = position_at(game, 3, seed, "mission")
        seat, out = asked_seat(s), Offer()
        offer(s, seat, out)
        view = game.view(s, seat)
        found = adviser(game, Stream(seed)).advise(view, seat, out, 20)
        assert [advice.option for advice in found] == [
            bot("commander", game, Stream(seed)).choose(view, seat, out)
        ]
        assert 0.0 < found[0].chance < 1.0
        kept.add(found[0].option)
        hint = hint_of(game, found[0], "mission")
        assert hint is not None
        assert hint_sentence(Wording(game, "en"), hint).endswith(
            " to have a mission that you can complete soon."
        )
    assert len(kept) > 1


def test_no_step_of_a_hint_undoes_another() -> None:
    """Whoever follows the hints goes nowhere they have come from in the same turn."""
    game = catalog.game("first")
    header = Header.new(game, unnamed(["human", "bot:random"]), {"most_rounds": 20})
    table: Table[Any] = Table.open(game, header)
    mind, source, steps = adviser(game, Stream(4)), Stream(11), 0
    while not table.is_over and steps < 25:
        seat = table.asked[0]
        ask = table.ask(seat)
        assert ask is not None
        key = ask.decision.keys[source.below(len(ask.decision.keys))]
        if seat == 0 and any(MOVES in option.traits for option in ask.decision.options):
            view, out, left = table.view(seat), Offer(), stations_left(table, seat)
            offer(view, seat, out)
            best = mind.advise(view, seat, out, 20, 1, left)[0].option
            key = table.codec.key(best)
            if MOVES in game.verbs[verb_of(best)].traits:
                steps += 1
                assert first(best) not in left
        assert isinstance(table.choose(seat, ask.number, key), Accepted)
    assert steps == 25


@pytest.mark.parametrize(("edition", "kind"), [("first", "main"), ("second", "hero_turn")])
def test_a_hint_plans_the_whole_turn(edition: str, kind: str) -> None:
    """What follows is possible after what it follows, goes nowhere twice and ends with a pass."""
    game = catalog.game(edition)
    seen = 0
    for seed in range(8):
        s = position_at(game, 2, seed, kind)
        seat, out = asked_seat(s), Offer()
        offer(s, seat, out)
        for advice in adviser(game, Stream(1)).advise(game.view(s, seat), seat, out, 120):
            steps = [advice.option, *advice.then]
            traits = [game.verbs[verb_of(step)].traits for step in steps]
            been = [
                int(first(step)) for step, has in zip(steps, traits, strict=True) if MOVES in has
            ]
            assert len(been) == len(set(been))
            assert s.get(seat, st.PLACE) not in been
            assert not any(PASSES in has for has in traits[:-1])
            seen += len(advice.then)
    assert seen > 4


def test_whoever_is_attacked_gets_no_plan() -> None:
    game = catalog.game("second")
    s = position_at(game, 2, 2, "choose_defender")
    seat, out = asked_seat(s), Offer()
    offer(s, seat, out)
    found = adviser(game, Stream(1)).advise(game.view(s, seat), seat, out, 120)
    assert found
    assert not any(advice.then for advice in found)
