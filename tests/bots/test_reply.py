"""Dangers are real: they strike in other worlds, too, and where they do not, the advice changes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from metro2033 import catalog
from metro2033.bots.contrast import Plan
from metro2033.bots.purpose_finder import MOST_BESIDE, PurposeFinder
from metro2033.bots.registry import adviser, bot
from metro2033.bots.reply import HURT, KINDS, LOSS, Danger
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model import verb


def questions(game: Any, seats: int, seed: int, kind: str) -> Iterator[Any]:
    """States of a match between bots at questions of that kind, with several options."""
    s, nature, out = game.new(seats, game.settle(seats, {})), Stream(seed), Offer()
    bots = [bot("stalker", game, Stream(seed + 1 + seat)) for seat in range(seats)]
    while s.asked:
        seat = asked_seat(s)
        offer(s, seat, out)
        if seat == CHANCE:
            apply(s, seat, out.pick(nature))
            continue
        if out.count > 1 and asking(s).asks() == kind:
            yield s.clone()
            offer(s, seat, out)
        apply(s, seat, bots[seat].choose(game.view(s, seat), seat, out))


def dangers(finder: PurposeFinder, view: Any, seat: int, plans: list[Plan]) -> list[Danger]:
    """What the first plan averts and the second does not."""
    finder.later.measure(view, seat, plans[0], plans[1], 16)
    return finder.dangers(seat, MOST_BESIDE)


def plans_at(s: Any, source: Stream) -> list[list[Plan]]:
    """Two answers to a question, in both orders."""
    out = Offer()
    offer(s, asked_seat(s), out)
    options = [out.options[i] for i in range(out.count)]
    one, other = (Plan(options[source.below(len(options))]) for _ in range(2))
    return [[one, other], [other, one]] if one.option != other.option else []


def test_a_station_in_danger_falls_without_the_plan() -> None:
    """Who dismisses the army among equals loses a station; other worlds confirm it."""
    game, out = catalog.game("second"), Offer()
    finder, others = (adviser(game, Stream(n)).finder for n in (1, 2))
    for s in questions(game, 3, 5, "maintenance"):
        seat = asked_seat(s)
        for other in range(s.seat_count()):
            s.put(other, st.STRENGTH, s.get(seat, st.STRENGTH))
        offer(s, seat, out)
        options = sorted(out.options[: out.count], key=lambda option: int(first(option)))
        plans = [Plan(options[-1]), Plan(options[0])]
        view = game.view(s, seat)
        for danger in dangers(finder, view, seat, plans):
            if danger.kind == LOSS:
                assert s.owner[danger.station] == seat != danger.rival
                again = dangers(others, view, seat, plans)
                assert [found.station for found in again] == [danger.station]
                return
    raise AssertionError("nobody was ever in danger")


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "kind"), [("first", "main"), ("second", "combat_card")])
def test_dangers_come_again_and_without_them_the_advantage_goes(edition: str, kind: str) -> None:
    """Fresh worlds confirm most dangers; in those where one does not strike, the plan is no better.

    A danger that was made up would come again no more often than by luck.
    """
    game, source = catalog.game(edition), Stream(3)
    finder, fresh = (adviser(game, Stream(n)).finder for n in (1, 2))
    named = confirmed = faithful = 0
    for s in chain(*(questions(game, 3, seed, kind) for seed in (41, 42, 43))):
        seat, view = asked_seat(s), game.view(s, asked_seat(s))
        for plans in plans_at(s, source):
            for danger in dangers(finder, view, seat, plans):
                assert danger.kind in KINDS
                named += 1
                fresh.later.measure(view, seat, plans[0], plans[1], 24)
                n = number_of(fresh, danger)
                confirmed += fresh.replies.averted(n) > 0.15
                faithful += fresh.later.explains(seat, danger, 0.9)
        if named >= 6:
            break
    assert named >= 5
    assert confirmed >= 0.8 * named
    assert faithful >= 0.7 * named


def number_of(finder: PurposeFinder, danger: Danger) -> int:
    """The number of the event that a danger is."""
    replies = finder.replies
    for n in range(replies.width):
        station, taker = n // replies.takers, n % replies.takers
        if replies.kind(n) == danger.kind:
            is_station = danger.station in (-1, station)
            if is_station and (danger.rival in (-1, taker)):
                return n
    raise AssertionError(danger.kind)


def test_a_plan_saves_nothing_from_itself() -> None:
    for edition, kind in (("second", "army_action"), ("first", "main")):
        game, out = catalog.game(edition), Offer()
        for number, s in enumerate(questions(game, 3, 5, kind)):
            seat = asked_seat(s)
            offer(s, seat, out)
            plan = Plan(out.options[0])
            finder = adviser(game, Stream(1)).finder
            assert not dangers(finder, game.view(s, seat), seat, [plan, plan])
            if number == 5:
                break


def test_an_attack_is_not_said_to_spare_the_hero() -> None:
    game = catalog.game("first")
    finder, source, attacks = adviser(game, Stream(1)).finder, Stream(9), 0
    for s in questions(game, 2, 40, "main"):
        seat, view = asked_seat(s), game.view(s, asked_seat(s))
        for plans in plans_at(s, source):
            reasons = finder.reasons(view, seat, plans, 4)
            purpose = finder.purpose(view, seat, plans, reasons, 0.1)
            if "attacks" in game.verbs[verb_of(plans[0].option)].traits:
                attacks += 1
                assert purpose.danger != HURT
        if attacks > 4:
            return
    raise AssertionError("too few attacks")


def test_an_attack_is_the_deed_unless_the_army_is_to_grow() -> None:
    finder, hire = adviser(catalog.game("first"), Stream(1)).finder, int(pack(verb.HIRE))
    step, army = pack(verb.STEP, 1), int(pack(verb.ARMY_STATION, 2))
    plan = Plan(step, hire, [army])
    assert finder.deed(plan, ["points"]) == army
    assert finder.deed(plan, ["army"]) == hire
    attack = Plan(army, hire)
    assert finder.deed(attack, ["points"]) < 0
    assert finder.deed(attack, ["army"]) == hire
