"""Combat cards are mixed: no card gives itself away, and none that can only lose is laid."""

from collections import Counter
from itertools import combinations
from math import fsum
from typing import Any

import pytest

from bots.brute import margin_and_edge, shown
from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.registry import bot, odds
from metro2033.editions.second.card_mix import count_bits, hands_of
from metro2033.editions.second.duel import DEFEAT, EXPLOITABLE, VICTORY, WIDEST, Duel, duel_for
from metro2033.editions.second.fight_solver import any_cards
from metro2033.engine.kernel.helper import asking
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


@pytest.fixture(scope="module")
def gaps() -> list[list[int]]:
    """By how much two cards put the attacker ahead, as the engine shows it."""
    s: Any = position_at(catalog.game("second"), 2, 3, "combat_card")
    frame: Any = asking(s)
    margin, _ = margin_and_edge(s, frame)
    return [[shown(s, frame, a, b) - margin for b in range(7)] for a in range(7)]


@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize("edge", [-1, 0, 1])
def test_no_mix_can_be_exploited_by_more_than_it_tells(
    gaps: list[list[int]], edge: int, size: int
) -> None:
    """The best replies to all mixes, counted over all deals, gain what the mix says, and little."""
    _, strategies = duel()
    for margin in range(-WIDEST, WIDEST + 1):
        mix = strategies.mix(margin, edge, size)
        worth = [[worth_of(margin + gap or edge) for gap in row] for row in gaps]
        most, least = (best_reply(mix, worth, size, side) for side in (0, 1))
        assert most - least < EXPLOITABLE
        assert most - least == pytest.approx(mix.error, abs=1e-9)
        value = VICTORY * mix.win + DEFEAT * mix.loss
        assert least - 1e-9 <= value <= most + 1e-9


def test_beyond_the_widest_difference_cards_decide_nothing(gaps: list[list[int]]) -> None:
    assert max(abs(gap) for row in gaps for gap in row) < WIDEST


def test_best_replies_find_a_mix_that_favours_a_card(gaps: list[list[int]]) -> None:
    """Planted: one hand of 35 lays one of its cards a little more often."""
    _, strategies = duel()
    mix = strategies.learn(0, 0, 3)
    base, hand = mix.base(1, 0b1110), [1, 2, 3]
    worth = [[worth_of(gap) for gap in row] for row in gaps]
    rare = min(hand, key=lambda card: mix.share[base + card])
    for card in hand:
        mix.share[base + card] = 0.9 * mix.share[base + card] + (0.1 if card == rare else 0.0)
    most, least = (best_reply(mix, worth, 3, side) for side in (0, 1))
    assert most - least > EXPLOITABLE


def worth_of(lead: int) -> float:
    """What a lead brings the attacker."""
    return 0.0 if lead == 0 else VICTORY if lead > 0 else DEFEAT


def cards(hand: int) -> list[int]:
    return [i for i in range(7) if hand >> i & 1]


def best_reply(mix: Any, worth: list[list[float]], size: int, side: int) -> float:
    """What a side gets a deal that knows the other's mix and answers best, hand by hand."""
    hands = [sum(1 << card for card in held) for held in combinations(range(7), size)]
    found, sign = [], 1 if side == 0 else -1
    for mine in hands:
        others = [hand for hand in hands if not hand & mine]
        laid = [fsum(mix.share[mix.base(1 - side, hand) + n] for hand in others) for n in range(7)]
        values = [
            fsum(laid[n] * (worth[card][n] if side == 0 else worth[n][card]) for n in range(7))
            for card in cards(mine)
        ]
        found.append(sign * max(sign * value for value in values) / len(others))
    return fsum(found) / len(found)


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
