"""Taking choices back: freely where nothing was learned from them, else if all others agree."""

from __future__ import annotations

from typing import Final

from metro2033.server.match.actor import Actor, is_held
from metro2033.server.match.match_state import UndoProposal
from metro2033.server.match.room import Room
from metro2033.server.protocol import client
from metro2033.table.answer import NO_UNDO, Refused

NO_PROPOSAL: Final = "refused-proposal"


class Undoing:
    """The undos of one room; the caller has it exclusively."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._proposals = 0

    async def undo(self, actor: Actor, message: client.Undo) -> Refused | None:
        """Take the last choice of a seat back, or ask the others whether that may be."""
        state, seat = self._room.state, actor.viewer
        n = state.undo_point(seat)
        if n is not None:
            await self._room.take_back(n)
            return None
        n = state.playing.table.last_point(seat)
        if n is None or not message.propose or state.is_rated:
            return Refused("", NO_UNDO, {"seat": seat + 1})
        # A bot that plays for somebody agrees to nothing; a deleted account never can.
        people = [s for s in state.seats if s.kind == "person" and (s.session or s.account)]
        others = {s.seat for s in people if not is_held(s, actor.identity)}
        self._proposals += 1
        await self._settle(UndoProposal(self._proposals, seat, n, frozenset(others - {seat})))
        return None

    async def consent(self, actor: Actor, message: client.Consent) -> Refused | None:
        """Agree to a proposal or not."""
        found, seat = self._room.state.proposal, actor.viewer
        if found is None or found.number != message.proposal or seat not in found.missing:
            return Refused("", NO_PROPOSAL)
        if not message.agree:
            self._room.propose(None)
            return None
        rest = found.missing - {seat}
        await self._settle(UndoProposal(found.number, found.seat, found.n, rest))
        return None

    async def _settle(self, proposal: UndoProposal) -> None:
        """Do what is proposed if nobody else has to agree, else publish the proposal."""
        if proposal.missing:
            self._room.propose(proposal)
        else:
            await self._room.take_back(proposal.n, is_agreed=True)
