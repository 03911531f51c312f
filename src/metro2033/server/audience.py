"""Who looks at a match: connections by viewer, whose they are, and the view they were told last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from metro2033.server.actor import Actor
from metro2033.server.outlet import Outlet
from metro2033.server.protocol import server, wire


class Audience:
    """The connections by viewer; a viewer is a seat, or SPECTATOR.

    Views are kept as states, not as facts: these are dozens of objects each, and with thousands of
    viewers the garbage collector would be busy with little else.
    """

    def __init__(self) -> None:
        self.actors: Final[dict[Outlet, Actor]] = {}
        self._outlets: Final[dict[int, set[Outlet]]] = {}
        self._views: Final[dict[int, Any]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._outlets.values()))

    def __iter__(self) -> Iterator[Outlet]:
        for outlets in list(self._outlets.values()):
            yield from list(outlets)

    @property
    def viewers(self) -> list[int]:
        """Those who have a connection."""
        return list(self._outlets)

    def has(self, viewer: int) -> bool:
        """Whether a viewer has a connection."""
        return viewer in self._outlets

    def add(self, actor: Actor, outlet: Outlet) -> None:
        """Let the connection of somebody look."""
        self.actors[outlet] = actor
        self._outlets.setdefault(actor.viewer, set()).add(outlet)

    def remove(self, outlet: Outlet) -> Actor | None:
        """Let a connection look no more; whose it was, if it did."""
        actor = self.actors.pop(outlet, None)
        if actor is None:
            return None
        outlets = self._outlets.get(actor.viewer, set())
        outlets.discard(outlet)
        if not outlets:
            self._outlets.pop(actor.viewer, None)
            self._views.pop(actor.viewer, None)
        return actor

    def view(self, viewer: int) -> Any | None:
        """What the connections of a viewer were told last."""
        return self._views.get(viewer)

    def told(self, viewer: int, view: Any) -> None:
        """Remember what the connections of a viewer know."""
        self._views[viewer] = view

    def send(self, viewer: int, message: server.Message) -> None:
        """Send a message to all connections of a viewer."""
        text = wire.write(message)
        for outlet in self._outlets.get(viewer, ()):
            outlet.send(text)

    def send_all(self, message: server.Message, but: Outlet | None = None) -> None:
        """Send a message to everybody, or everybody else."""
        text = wire.write(message)
        for outlet in self:
            if outlet is not but:
                outlet.send(text)

    def close(self, code: int, viewer: int | None = None) -> None:
        """Close all connections, or those of one viewer."""
        for outlet in list(self) if viewer is None else self._outlets.get(viewer, ()):
            outlet.close(code)
