"""Offers: options in order, weights as lots, memory that is reused but never remembered."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source, Stream

weighted = st.lists(st.tuples(st.integers(0, 2**62), st.integers(1, 9)), min_size=1, max_size=12)


class Script(Source):
    """Gives the written numbers and remembers the ranges asked for."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.ranges: list[int] = []

    def below(self, n: int) -> int:
        self.ranges.append(n)
        return self.numbers.pop(0)


def offer_of(lots: list[tuple[int, int]]) -> Offer:
    offer = Offer()
    for option, weight in lots:
        offer.weigh(option, weight)
    return offer


@given(weighted)
def test_every_ticket_is_a_lot_of_one_option(lots: list[tuple[int, int]]) -> None:
    offer = offer_of(lots)
    tickets = [offer.at(ticket) for ticket in range(offer.total)]
    assert tickets == [option for option, weight in lots for _ in range(weight)]
    assert offer.total == len(tickets)
    assert offer.count == len(lots)


@given(weighted)
def test_a_ticket_outside_is_refused(lots: list[tuple[int, int]]) -> None:
    offer = offer_of(lots)
    for ticket in (-1, offer.total, offer.total + 5):
        with pytest.raises(IndexError, match="ticket"):
            offer.at(ticket)


@given(weighted)
def test_only_what_was_offered_is_offered(lots: list[tuple[int, int]]) -> None:
    offer = offer_of(lots)
    options = [option for option, _ in lots]
    assert [offer.options[i] for i in range(offer.count)] == options
    assert all(offer.has(option) for option in options)
    assert not offer.has(max(options) + 1)


@given(weighted, weighted)
def test_a_cleared_offer_remembers_nothing(
    before: list[tuple[int, int]], now: list[tuple[int, int]]
) -> None:
    offer = offer_of(before)
    offer.clear()
    assert (offer.count, offer.total) == (0, 0)
    assert not any(offer.has(option) for option, _ in before)
    for option, weight in now:
        offer.weigh(option, weight)
    fresh = offer_of(now)
    assert [offer.at(i) for i in range(offer.total)] == [fresh.at(i) for i in range(fresh.total)]
    assert [offer.weights[i] for i in range(offer.count)] == [weight for _, weight in now]


def test_nothing_is_picked_from_nothing() -> None:
    offer = Offer()
    with pytest.raises(IndexError):
        offer.pick(Stream(1))
    offer.add(5)
    offer.clear()
    with pytest.raises(IndexError):
        offer.pick(Stream(1))


@pytest.mark.parametrize("weight", [0, -1])
def test_an_option_weighs_something(weight: int) -> None:
    with pytest.raises(ValueError, match="cannot weigh"):
        Offer().weigh(5, weight)


def test_equal_options_take_one_number_of_their_count() -> None:
    offer = Offer()
    for option in (10, 20, 30):
        offer.add(option)
    script = Script(2, 0)
    assert [offer.pick(script), offer.pick(script)] == [30, 10]
    assert script.ranges == [3, 3]


def test_weighted_options_take_one_number_of_their_total() -> None:
    offer = offer_of([(10, 3), (20, 1)])
    script = Script(0, 2, 3)
    assert [offer.pick(script) for _ in range(3)] == [10, 10, 20]
    assert script.ranges == [4, 4, 4]
