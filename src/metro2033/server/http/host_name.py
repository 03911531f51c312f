"""The host names of a server: its addresses, and those in its settings."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address


def is_own_host(host: str, names: Collection[str]) -> bool:
    """Whether a Host header is an address, means the machine itself, or is one of the names."""
    name = host_name(host)
    return is_address(name) or is_local(name) or name in names


def host_name(host: str) -> str:
    """A Host header without its port.

    >>> host_name("Metro.example:2033"), host_name("[::1]:2033"), host_name("127.0.0.1")
    ('metro.example', '::1', '127.0.0.1')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def is_address(name: str) -> bool:
    """Whether a host is named by its address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_local(name: str) -> bool:
    """Whether a name always means the machine itself; programs may leave it out."""
    return name in {"", "localhost"} or name.endswith(".localhost")
