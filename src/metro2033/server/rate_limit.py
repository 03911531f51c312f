"""Token buckets: how often somebody may do something."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final

MOST_NAMES: Final = 50_000


class Buckets:
    """A bucket for each name: it holds `burst` tokens and refills by `rate` a second."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self._now: Final = now
        self._held: Final[dict[str, tuple[float, float]]] = {}

    def take(self, name: str, cost: float = 1) -> float:
        """Take tokens; 0 if they were there, else the seconds until they will be.

        >>> buckets = Buckets(rate=1, burst=2, now=lambda: 0)
        >>> [buckets.take("a") for _ in range(3)]
        [0.0, 0.0, 1.0]
        """
        now = self._now()
        tokens, then = self._held.get(name, (self.burst, now))
        tokens = min(self.burst, tokens + (now - then) * self.rate)
        if tokens < cost:
            self._held[name] = (tokens, now)
            return (cost - tokens) / self.rate
        if len(self._held) >= MOST_NAMES and name not in self._held:
            self._forget(now)
        self._held[name] = (tokens - cost, now)
        return 0.0

    def give_back(self, name: str, cost: float = 1) -> None:
        """Put tokens back that were taken for nothing."""
        tokens, then = self._held.get(name, (self.burst, self._now()))
        self._held[name] = (min(self.burst, tokens + cost), then)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; all of them, if so many are in use."""
        for name, (tokens, then) in list(self._held.items()):
            if tokens + (now - then) * self.rate >= self.burst:
                del self._held[name]
        if len(self._held) >= MOST_NAMES:
            self._held.clear()


class Slots:
    """How many of something are open at once, for each name and in all."""

    def __init__(self, for_each: int, in_all: int) -> None:
        self.for_each: Final = for_each
        self.in_all: Final = in_all
        self._open: Final[dict[str, int]] = {}
        self._sum = 0

    def open(self, name: str) -> bool:
        """Open one more, if that is allowed."""
        if self._sum >= self.in_all or self._open.get(name, 0) >= self.for_each:
            return False
        self._open[name] = self._open.get(name, 0) + 1
        self._sum += 1
        return True

    def close(self, name: str) -> None:
        """Close one that was opened."""
        self._sum -= 1
        self._open[name] -= 1
        if not self._open[name]:
            del self._open[name]


def bucket_name(address: str) -> str:
    """Who an address counts as: one user of IPv6 has a whole network of them.

    >>> bucket_name("2001:db8::1") == bucket_name("2001:db8::2"), bucket_name("::ffff:10.0.0.1")
    (True, '10.0.0.1')
    """
    try:
        found = plain_address(address)
    except ValueError:
        return address
    return str(int(found) >> 64) if isinstance(found, IPv6Address) else str(found)


def network_name(address: str) -> str:
    """What is told of an address where it must not tell whose it is.

    >>> network_name("198.51.100.7"), network_name("2001:db8:1:2::3")
    ('198.51.100.0/24', '2001:db8:1::/48')
    """
    found = plain_address(address)
    bits = 48 if isinstance(found, IPv6Address) else 24
    return str(ip_network((found, bits), strict=False))


def plain_address(address: str) -> IPv4Address | IPv6Address:
    """An address; one of IPv4 is that, though a socket for both kinds writes it as one of IPv6."""
    found = ip_address(address)
    return getattr(found, "ipv4_mapped", None) or found
