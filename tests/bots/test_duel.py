"""Combat cards are mixed: no card gives itself away, and none that can only lose is laid."""

from collections import Counter
from typing import Any

import pytest

from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.registry import bot, odds
from metro2033.editions.second.card_mix import count_bits, hands_of
from metro2033.editions.second.duel import Duel, duel_for
from metro2033.editions.second.fight_solver import any_cards
from metro2033.engine.kernel.loop import asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream


def duel() -> tuple[Any, Duel]:
    content = catalog.game("second").content  # type: ignore[attr-defined]
    return content, duel_for(content)


def test_hands_are_masks_of_a_size() -> None:
    hands = hands_of(7, 3)
    assert len(hands) == 35
    assert {count_bits(hand) for hand in hands} == {3}


def test_what_is_learned_is_shared() -> None:
    content, first = duel()
    assert duel_for(content) is first
    assert first.mix(0, 0, 3) is first.mix(0, 0, 3)


@pytest.mark.parametrize("margin", [-3, 0, 2])
def test_a_mix_cannot_be_exploited_much(margin: int) -> None:
    """Against either side's mix the best answer gains little over the mix itself."""
    _, strategies = duel()
    mix = strategies.mix(margin, 0, 3)
    gaps = [best_reply(strategies, mix, margin, side) for side in (0, 1)]
    value = expected(strategies, mix, margin)
    assert gaps[0] - value < 0.15
    assert value - gaps[1] < 0.15


def share(mix: Any, side: int, hand: int, card: int) -> float:
    base = mix.base(side, hand)
    total = sum(mix.weight[base + i] for i in range(mix.kinds))
    return float(mix.weight[base + card] / total)


def cards(hand: int) -> list[int]:
    return [i for i in range(7) if hand >> i & 1]


def expected(strategies: Duel, mix: Any, margin: int) -> float:
    values = [
        sum(
            share(mix, 0, mine, a) * share(mix, 1, theirs, b) * strategies.outcome(a, b, margin, 0)
            for a in cards(mine)
            for b in cards(theirs)
        )
        for mine in hands_of(7, 3)
        for theirs in hands_of(7, 3)
        if not mine & theirs
    ]
    return sum(values) / len(values)


def best_reply(strategies: Duel, mix: Any, margin: int, side: int) -> float:
    """What a side gets that knows the other's mix and answers best, hand by hand."""
    total = 0.0
    for mine in hands_of(7, 3):
        others = [hand for hand in hands_of(7, 3) if not hand & mine]
        values = []
        for card in cards(mine):
            value = 0.0
            for other in others:
                for answer in cards(other):
                    one, two = (card, answer) if side == 0 else (answer, card)
                    weight = share(mix, 1 - side, other, answer) / len(others)
                    value += weight * strategies.outcome(one, two, margin, 0)
            values.append(value)
        total += max(values) if side == 0 else min(values)
    return total / 35


def test_bots_lay_different_cards_in_the_same_battle() -> None:
    game = catalog.game("second")
    found: Counter[int] = Counter()
    for seed in range(6):
        s = position_at(game, 2, seed, "combat_card")
        seat, out = asked_seat(s), Offer()
        view = game.view(s, seat)
        for number in range(20):
            offer(view, seat, out)
            card = bot("heuristic", game, Stream(number)).choose(view, seat, out)
            assert out.has(card)
            found[card] += 1
    assert len(found) >= 3


@pytest.mark.parametrize("margin", range(-3, 4))
@pytest.mark.parametrize("edge", [-1, 0, 1])
def test_chances_are_within_the_spread_they_tell(margin: int, edge: int) -> None:
    """Decks too large to mix are laid at random: what mixing would bring is within the spread."""
    _, strategies = duel()
    rough, mix = any_cards(strategies, margin, edge), strategies.mix(margin, edge, 3)
    assert mix.error < 0.0005
    assert abs(rough.win - mix.win) <= rough.spread + mix.error + 1e-9


def test_combat_cards_tell_their_spread() -> None:
    game = catalog.game("second")
    s, out = position_at(game, 2, 3, "combat_card"), Offer()
    seat = asked_seat(s)
    offer(s, seat, out)
    found = [odds(game).chances(game.view(s, seat), seat, out.options[i]) for i in range(out.count)]
    assert all(chances is not None and -1e-9 < chances.spread < 0.0005 for chances in found)
