"""File descriptors: every connection takes one, and the system grants only so many."""

from __future__ import annotations

import sys
from typing import Final

from metro2033.server.log import logger

LOG: Final = logger("metro2033.start")

RESERVED: Final = 200
"""Descriptors for everything but connections: the database, bots, files of the client."""


def most_connections(wanted: int) -> int:
    """How many connections the process can hold, at most as many as are wanted.

    The soft limit of the system is raised as far as it goes; the log says if that is too little.
    """
    if sys.platform == "win32":  # which has no such limit
        return wanted
    import resource

    needed = wanted + RESERVED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return wanted
    possible = max(1, soft - RESERVED)
    LOG.warning("too few file descriptors", allowed=soft, needed=needed, connections=possible)
    return possible
