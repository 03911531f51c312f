"""Buckets refill with time, and neither they nor slots grow without end."""

from __future__ import annotations

from metro2033.server import rate_limit
from metro2033.server.rate_limit import Buckets, Slots, bucket_name


class Clock:
    """A time that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_refills_with_time_up_to_its_burst() -> None:
    clock = Clock()
    buckets = Buckets(rate=2, burst=4, now=clock)
    assert [buckets.take("a") for _ in range(5)] == [0, 0, 0, 0, 0.5]
    clock.now = 0.5
    assert buckets.take("a") == 0
    clock.now = 1000
    assert [buckets.take("a") for _ in range(5)] == [0, 0, 0, 0, 0.5]


def test_one_empty_bucket_keeps_nobody_else_waiting() -> None:
    buckets = Buckets(rate=1, burst=1, now=Clock())
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0
    assert buckets.take("b") == 0


def test_buckets_that_are_full_again_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(rate=1, burst=1, now=clock)
    for n in range(rate_limit.MOST_NAMES):
        buckets.take(f"a{n}")
    clock.now = 10
    buckets.take("new")
    assert len(buckets._held) == 1


def test_even_buckets_in_use_never_fill_the_memory() -> None:
    buckets = Buckets(rate=0.001, burst=1, now=Clock())
    for n in range(rate_limit.MOST_NAMES + 10):
        buckets.take(f"a{n}")
    assert len(buckets._held) <= rate_limit.MOST_NAMES


def test_slots_are_counted_for_each_and_in_all() -> None:
    slots = Slots(for_each=2, in_all=3)
    assert [slots.open("a") for _ in range(3)] == [True, True, False]
    assert [slots.open("b") for _ in range(2)] == [True, False]
    slots.close("a")
    assert slots.open("b")


def test_a_network_of_ipv6_counts_as_one() -> None:
    assert bucket_name("2001:db8:1:2::1") == bucket_name("2001:db8:1:2:ffff::1")
    assert bucket_name("2001:db8:1:2::1") != bucket_name("2001:db8:1:3::1")
    assert bucket_name("10.0.0.1") != bucket_name("10.0.0.2")
    assert bucket_name("unknown") == "unknown"


def test_a_socket_for_both_kinds_of_addresses_counts_those_of_ipv4_apart() -> None:
    assert bucket_name("::ffff:10.0.0.1") == bucket_name("10.0.0.1")
    assert bucket_name("::ffff:10.0.0.1") != bucket_name("::ffff:10.0.0.2")
