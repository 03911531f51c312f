"""Networks in whole numbers: their arithmetic, and those that the editions come with."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from metro2033 import catalog
from metro2033.bots.network import HALF, LANE, OUTPUT, Network, Weights, inputs_of
from metro2033.bots.registry import evaluator, learned_value
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.state import State

EDITIONS = ["first", "second"]
MOST_BYTES = 2_000_000


def words(*units: int) -> list[int]:
    """Units as a file holds them, three to a word."""
    return [
        units[i] + (units[i + 1] << LANE) + (units[i + 2] << 2 * LANE)
        for i in range(0, len(units), 3)
    ]


def tiny() -> bytes:
    """Two inputs: the first unit is x - y, the second y - x, and each speaks for one seat."""
    one, half = 1 << 12, 1 << 8
    first = [*words(one, -one, 0), *words(-one, one, 0), *words(0, 0, 0)]
    second = [*words(half, 0, 0), *words(0, half, 0), *words(0, 0, 0), *words(0, 0, 0)]
    third = [*words(half, 0, 0, 0, 0, 0), *words(0, half, 0, 0, 0, 0), *words(0, 0, 0, 0, 0, 0)]
    bias = words(0, OUTPUT, 0, 0, 0, 0)
    numbers = [1, 2, 1, 1, *first, *second, *third, *bias]
    return b"".join(number.to_bytes(8, "little", signed=True) for number in numbers)


@pytest.mark.parametrize(("x", "y"), [(0, 0), (5, 2), (2, 7), (-3, 4), (31, 0)])
@pytest.mark.parametrize("usual", [(0, 0), (1, 3)])
def test_sums_are_those_of_the_weights(x: int, y: int, usual: tuple[int, int]) -> None:
    network = Network(Weights(tiny(), vec[u8]([u8(n) for n in usual])))
    network.run(vec[u8]([u8(x & 255), u8(y & 255)]))
    assert network.score(0) == max(x - y, 0)
    assert network.score(1) == max(y - x, 0) + 1


def test_a_unit_passes_on_only_so_much() -> None:
    network = Network(Weights(tiny(), vec[u8]([0, 0])))
    network.run(vec[u8]([127, 0]))
    assert 31 < network.score(0) < 32
    assert HALF > 127 << 12


def test_a_network_of_other_inputs_is_refused() -> None:
    assert inputs_of(tiny()) == 2
    with pytest.raises(ValueError, match="a network of 2 inputs does not fit 3"):
        Weights(tiny(), vec[u8]([0, 0, 0]))


def position(game: Edition, seats: int, answers: int) -> State:
    """Where a match stands after so many answers at random."""
    state, out, source = game.new(seats, game.settle(seats, {})), Offer(), Stream(seats)
    seen = 0
    while seen < answers:
        seat = asked_seat(state)
        offer(state, seat, out)
        seen += seat != CHANCE
        apply(state, seat, out.pick(source))
    return state


SCORES = {
    ("first", 2): [5312, 20895],
    ("first", 3): [-9258, -940, -18864],
    ("first", 4): [-4332, -803, 6684, 14824],
    ("first", 5): [-5577, 24664, -6799, 2088, 677],
    ("first", 6): [776, -8161, -8050, 19530, -4294, 2663],
    ("second", 2): [23563, 45294],
    ("second", 3): [5842, -12897, 3623],
    ("second", 4): [18261, -3346, 18699, -2043],
    ("second", 5): [4275, -12103, -24232, 3759, 7379],
    ("second", 6): [6002, 4694, -9335, -10690, -11133, 12420],
}
"""What the networks say of a position, in whole numbers: the same in both forms."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_both_forms_judge_a_position_alike(edition: str, seats: int) -> None:
    game = catalog.game(edition)
    assert isinstance(game, Edition)
    value = learned_value(game, evaluator(game))
    state = position(game, seats, 150)
    value.judge(state, 1)
    assert sum(value.evaluator.chance[seat] for seat in range(seats)) == pytest.approx(1.0)
    network = value.network(state, 1)
    assert network is not None
    scores = [round(network.score(n) * OUTPUT) for n in range(seats)]
    assert scores == SCORES[edition, seats]


@pytest.mark.parametrize("edition", EDITIONS)
def test_networks_are_small(edition: str) -> None:
    files = [catalog.pack(edition).network(seats) or b"" for seats in range(2, 7)]
    assert all(files)
    assert sum(map(len, files)) <= MOST_BYTES
    assert catalog.pack("toy").network(2) is None


def test_content_that_a_network_does_not_fit_is_judged_without_it() -> None:
    game = catalog.game("second")
    assert isinstance(game, Edition)
    value = learned_value(game, evaluator(game), {})
    state = position(game, 2, 40)
    value.judge(state, 0)
    with_features = [value.evaluator.chance[seat] for seat in range(2)]
    value.evaluator.judge(state)
    assert with_features == [value.evaluator.chance[seat] for seat in range(2)]
    assert value.network(state, 0) is None
