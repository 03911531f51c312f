"""Sends the messages of a room to its connections, and knows what each viewer has seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.match.actor import Actor
from metro2033.server.match.audience import Audience
from metro2033.server.match.match_state import MatchState
from metro2033.server.match.outbox import GOING_AWAY, Outbox
from metro2033.server.match.room_presenter import RoomPresenter, chat_part
from metro2033.server.match.texts import said
from metro2033.server.protocol import client, server
from metro2033.server.store.entities import ChatLine

MOST_MISSED: Final = 300
"""Choices that a returning client gets one by one; after more it gets the whole view anew."""


class Publisher:
    """The audience of a room, and the presenter that builds what it is sent."""

    def __init__(
        self,
        state: MatchState,
        now: Callable[[], int],
        time: Callable[[], int],
        *,
        is_here: Callable[[int], bool] | None = None,
        is_elsewhere: Callable[[Actor], bool] = lambda _: False,
    ) -> None:
        """`now` is for clocks, `time` that of the calendar; `is_here` tells which seats are taken.

        Those are told nothing here of whom `is_elsewhere` is true.
        """
        self.audience: Final = Audience()
        self._state: Final = state
        self._is_elsewhere: Final = is_elsewhere
        self._present: Final = RoomPresenter(
            state, is_here=is_here or self.audience.has, now=now, time=time
        )

    # Connections

    def add(self, outbox: Outbox, actor: Actor, hello: client.Hello) -> None:
        """Welcome a connection, and tell the others if a player is back."""
        was_here = self.audience.has(actor.viewer)
        self.audience.add(actor, outbox)
        self._welcome(outbox, hello)
        if not was_here and actor.viewer != SPECTATOR:
            self.audience.send_all(self._present.seats(), but=outbox)

    def remove(self, outbox: Outbox) -> None:
        """Stop sending to a connection, and tell the others if a player has left."""
        actor = self.audience.remove(outbox)
        if actor is None or actor.viewer == SPECTATOR or self.audience.has(actor.viewer):
            return
        self.seats()

    def dismiss_unwelcome(self) -> None:
        """Close the connections of viewers who may no longer look."""
        for outbox in self.audience:
            actor = self.audience.actors[outbox]
            if not self._state.may_look(actor) or self._is_elsewhere(actor):
                outbox.close(GOING_AWAY)

    def welcome_all(self) -> None:
        """Send everybody the whole state of the match.

        Anybody may look into a lobby; those who may not watch what follows must go.
        """
        self.dismiss_unwelcome()
        for outbox in self.audience:
            self._welcome(outbox, client.Hello(match=self._state.match.id))

    def _welcome(self, outbox: Outbox, hello: client.Hello) -> None:
        """Send a connection the state of the match, or only what it has missed."""
        actor, play = self.audience.actors[outbox], self._state.play
        if play is None:
            outbox.send_message(self._present.welcome(actor, hello, {}))
            return
        viewer, facts = actor.viewer, play.presenter.facts(actor.viewer)
        self.audience.remember(viewer, facts)
        known = play.count_at(hello.seq) if hello.seq is not None else None
        if known is None or play.table.count - known > MOST_MISSED:
            outbox.send_message(self._present.welcome(actor, hello, facts))
            return
        outbox.send_message(self._present.welcome(actor, hello, facts, knows_facts=True))
        if known < play.table.count:
            before = play.presenter.facts_at(viewer, known)
            shared = self._present.shared_change(known)
            outbox.send_message(self._present.change(viewer, before, facts, shared))

    # Messages to all

    def change(self, since: int, undone: int = 0) -> None:
        """Send each viewer what happened after `since` choices, as far as they may know it."""
        presenter = self._state.playing.presenter
        shared = self._present.shared_change(since, undone)
        for viewer in self.audience.viewers:
            before = self.audience.facts(viewer)
            # Viewers from the lobby know nothing yet: they are welcomed when the match has begun.
            if before is not None:
                facts = presenter.facts(viewer)
                message = self._present.change(viewer, before, facts, shared)
                self.audience.remember(viewer, facts)
                self.audience.send(viewer, message)

    def seats(self) -> None:
        """Send the seats to everybody."""
        self.audience.send_all(self._present.seats())

    def clocks(self) -> None:
        """Send the clocks to everybody, if there are any."""
        if self._state.clocks is not None:
            self.audience.send_all(self._present.clocks())

    def proposed(self) -> None:
        """Send the proposal to everybody, or that there is none."""
        self.audience.send_all(self._present.proposed())

    def planned(self, viewer: int) -> None:
        """Send a seat its plan."""
        if self.audience.has(viewer):
            self.audience.send(viewer, self._present.planned(viewer))

    def over(self) -> None:
        """Tell everybody that the match is over, or was broken off."""
        self.audience.send_all(self._present.over())

    def not_stored(self) -> None:
        """Tell everybody that the last choice could not be stored, each in their language."""
        for outbox, actor in self.audience.actors.items():
            text = said("error-no-store", {}, actor.language)
            outbox.send_message(server.Error(id=0, code="unavailable", text=text))

    def said(self, line: ChatLine) -> None:
        """Send a line of chat to everybody who may read it."""
        self.audience.send_to(self._state.may_chat, server.Said(line=chat_part(line)))
