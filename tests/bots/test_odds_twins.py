"""Odds are blind to what is hidden: whoever cannot tell two worlds apart is told the same."""

from collections.abc import Callable
from typing import Any

import pytest

from bots.brute import positions
from bots.compare_odds import EDITIONS, Teller, triple
from metro2033 import catalog
from metro2033.bots.fight_solver import Chances
from metro2033.bots.registry import odds, preview
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream

KINDS = {
    "first": ["main", "before_dice", "threat_answer"],
    "second": ["army_action", "hero_turn", "endangered_station", "combat_card", "choose_defender"],
}


def told(teller: Teller, game: Any, s: Any, seat: int) -> list[Any]:
    """Everything a seat is told of its answers."""
    view, out = game.view(s, seat), Offer()
    offer(view, seat, out)
    tries, said = preview(game), []
    for option in [out.options[i] for i in range(out.count)][:12]:
        chances = teller(view, seat, option)
        spreads = tries.outcomes(view, seat, option, chances) if chances is not None else []
        said.append(
            [
                None if chances is None else triple(chances),
                [
                    (d.what, d.seat, d.before, d.after)
                    for d in tries.differences(view, seat, option, chances)
                ],
                [[(sp.what, sp.least, sp.most) for sp in end] for end in spreads],
            ]
        )
    return said


def twins(edition: str, kind: str, teller: Callable[[Any], Teller]) -> list[Any]:
    """What a seat is told in a world, and in others that it cannot tell from it."""
    game: Any = catalog.game(edition)
    for s, seat, _ in positions(game, range(20), 4, 99, every=1):
        if asking(s).asks() == kind:
            view = game.view(s, seat)
            worlds = [s, *(game.imagine(view, seat, Stream(n)) for n in (77, 78))]
            return [told(teller(t), game, t, seat) for t in worlds]
    raise AssertionError(f"no {kind} with a fight")


@pytest.mark.parametrize(("edition", "kind"), [(e, k) for e in EDITIONS for k in KINDS[e]])
def test_twins_are_told_the_same(edition: str, kind: str) -> None:
    teller = odds(catalog.game(edition)).chances
    one, *others = twins(edition, kind, lambda _: teller)
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

    one, *others = twins("second", "combat_card", leaky)
    assert any(other != one for other in others)
