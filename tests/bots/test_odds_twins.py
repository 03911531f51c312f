"""Odds are blind to what is hidden: whoever cannot tell two worlds apart is told the same."""

from collections.abc import Callable
from typing import Any

import pytest

from bots.brute import positions
from bots.compare_odds import EDITIONS, Teller, triple
from metro2033 import catalog
from metro2033.bots.fight_solver import Chances
from metro2033.bots.preview import Difference, changed
from metro2033.bots.registry import odds, preview
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream

KINDS = {
    "first": ["main", "before_dice", "threat_answer"],
    "second": [
        "army_action",
        "hero_turn",
        "endangered_station",
        "combat_card",
        "last_combat_card",
        "choose_defender",
    ],
}
CASES = [(edition, kind) for edition in EDITIONS for kind in KINDS[edition]]

Differ = Callable[[Any, int, int, Chances | None], list[Difference]]


def told(teller: Teller, differ: Differ, s: Any, seat: int) -> list[Any]:
    """Everything a seat is told of its answers."""
    game = s.edition
    view, out = game.view(s, seat), Offer()
    offer(view, seat, out)
    tries, said = preview(game), []
    for option in [out.options[i] for i in range(out.count)][:12]:
        chances = teller(view, seat, option)
        spreads = tries.outcomes(view, seat, option, chances) if chances is not None else []
        said.append(
            [
                None if chances is None else triple(chances),
                [(d.what, d.seat, d.before, d.after) for d in differ(view, seat, option, chances)],
                [[(sp.what, sp.least, sp.most) for sp in end] for end in spreads],
            ]
        )
    return said


def twins(
    edition: str,
    kind: str,
    teller: Callable[[Any], Teller] | None = None,
    differ: Callable[[Any], Differ] | None = None,
) -> list[Any]:
    """What a seat is told in a world, and in others that it cannot tell from it.

    Tellers and differs are made for the state of a world; without them, the right ones tell.
    """
    game: Any = catalog.game(edition)
    right, tries = odds(game).chances, preview(game).differences
    for s, seat, _ in positions(game, range(20), 4, 99, every=1):
        if kind == ("last_" if is_last(s) else "") + asking(s).asks():
            view = game.view(s, seat)
            worlds = [s, *(game.imagine(view, seat, Stream(n)) for n in (77, 78))]
            if len({tuple(t.zone) for t in worlds}) == len(worlds):
                return [
                    told(teller(t) if teller else right, differ(t) if differ else tries, t, seat)
                    for t in worlds
                ]
    raise AssertionError(f"no {kind} with a fight")


def is_last(s: Any) -> bool:
    """Whether the other has laid a combat card already."""
    return asking(s).asks() == "combat_card" and s.asked.bit_count() == 1


@pytest.mark.parametrize(("edition", "kind"), CASES)
def test_twins_are_told_the_same(edition: str, kind: str) -> None:
    one, *others = twins(edition, kind)
    assert any(entry[0] is not None for entry in one)
    assert all(other == one for other in others)


def test_odds_that_know_what_is_hidden_differ_between_twins() -> None:
    """Planted: whoever knew the combat cards of the others would give it away."""
    game: Any = catalog.game("second")
    right = odds(game).chances

    def leaky(s: Any) -> Teller:
        hidden = sum(n * zone for n, zone in enumerate(s.zone))

        def teller(view: Any, seat: int, option: int) -> Chances | None:
            found = right(view, seat, option)
            return found and Chances(found.win + hidden * 1e-6, found.draw, found.loss)

        return teller

    one, *others = twins("second", "combat_card", teller=leaky)
    assert any(other != one for other in others)


@pytest.mark.parametrize(("edition", "kind"), CASES)
def test_a_preview_that_counts_what_is_hidden_differs_between_twins(
    edition: str, kind: str
) -> None:
    """Planted: a number that the true state alone has."""
    tries = preview(catalog.game(edition))

    def leaky(s: Any) -> Differ:
        def differ(view: Any, seat: int, option: int, chances: Chances | None) -> list[Difference]:
            hidden = sum(n * zone for n, zone in enumerate(s.zone))
            found = tries.differences(view, seat, option, chances)
            return [*found, Difference("missions", seat, 0, hidden)]

        return differ

    one, *others = twins(edition, kind, differ=leaky)
    assert any(other != one for other in others)


def test_a_preview_tried_out_in_the_true_state_differs_between_twins() -> None:
    """Planted: whoever lays last would see what the card laid by the other does."""
    tries = preview(catalog.game("second"))

    def peeking(s: Any) -> Differ:
        def differ(_: Any, seat: int, option: int, __: Chances | None) -> list[Difference]:
            after = s.clone()
            tries.try_out(after, seat, option)
            return changed(s, after, seat)

        return differ

    one, *others = twins("second", "last_combat_card", differ=peeking)
    assert any(other != one for other in others)
