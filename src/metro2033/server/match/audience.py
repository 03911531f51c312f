"""The audience of a match: connections by viewer, their owners, and the facts last sent to each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from metro2033.server.match.actor import Actor
from metro2033.server.match.known_facts import Facts
from metro2033.server.match.outbox import Outbox
from metro2033.server.protocol import server, wire


class Audience:
    """The connections by viewer; a viewer is a seat, or SPECTATOR."""

    def __init__(self) -> None:
        self.actors: Final[dict[Outbox, Actor]] = {}
        self._outboxes: Final[dict[int, set[Outbox]]] = {}
        self._facts: Final[dict[int, Facts]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._outboxes.values()))

    def __iter__(self) -> Iterator[Outbox]:
        for outboxes in list(self._outboxes.values()):
            yield from list(outboxes)

    @property
    def viewers(self) -> list[int]:
        """The connected people."""
        return list(self._outboxes)

    def has(self, viewer: int) -> bool:
        """Whether a viewer has a connection."""
        return viewer in self._outboxes

    def add(self, actor: Actor, outbox: Outbox) -> None:
        """Add a connection."""
        self.actors[outbox] = actor
        self._outboxes.setdefault(actor.viewer, set()).add(outbox)

    def remove(self, outbox: Outbox) -> Actor | None:
        """Remove a connection; its owner, if it was here."""
        actor = self.actors.pop(outbox, None)
        if actor is None:
            return None
        outboxes = self._outboxes.get(actor.viewer, set())
        outboxes.discard(outbox)
        if not outboxes:
            self._outboxes.pop(actor.viewer, None)
            self._facts.pop(actor.viewer, None)
        return actor

    def facts(self, viewer: int) -> Facts | None:
        """The facts last sent to a viewer."""
        return self._facts.get(viewer)

    def remember(self, viewer: int, facts: Facts) -> None:
        """Remember the facts sent to a viewer."""
        self._facts[viewer] = facts

    def send(self, viewer: int, message: server.Message) -> None:
        """Send a message to all connections of a viewer."""
        text = wire.write(message)
        for outbox in self._outboxes.get(viewer, ()):
            outbox.send(text)

    def send_all(self, message: server.Message, but: Outbox | None = None) -> None:
        """Send a message to everybody, or everybody else."""
        text = wire.write(message)
        for outbox in self:
            if outbox is not but:
                outbox.send(text)

    def send_to(self, is_meant: Callable[[Actor], bool], message: server.Message) -> None:
        """Send a message to its receivers."""
        text = wire.write(message)
        for outbox, actor in self.actors.items():
            if is_meant(actor):
                outbox.send(text)

    def close(self, code: int, viewer: int | None = None) -> None:
        """Close all connections, or those of one viewer."""
        for outbox in list(self) if viewer is None else self._outboxes.get(viewer, ()):
            outbox.close(code)
