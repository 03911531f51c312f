"""The messages of a room, each built for one viewer or for everybody; nothing here changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from metro2033 import catalog
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.match.actor import Actor, is_held, is_host
from metro2033.server.match.known_facts import Facts
from metro2033.server.match.match_state import MatchState
from metro2033.server.match.table_presenter import SharedStep
from metro2033.server.protocol import client, part, server, wire
from metro2033.server.protocol.merge_patch import Known, merge_patch
from metro2033.server.protocol.part import PHRASES
from metro2033.server.store.entities import ChatLine, Match


class SharedChange(Struct, frozen=True):
    """A change as far as it is the same for all viewers: built once, completed for each."""

    message: server.Change
    steps: list[SharedStep]
    patches: Known = {}


class RoomPresenter:
    """Builds messages from the state of a match."""

    def __init__(
        self,
        state: MatchState,
        *,
        is_here: Callable[[int], bool],
        now: Callable[[], int],
        time: Callable[[], int],
    ) -> None:
        """`is_here` tells who is connected, `now` is for clocks, `time` that of the calendar."""
        self._state: Final = state
        self._is_here: Final = is_here
        self._now: Final = now
        self._time: Final = time

    def welcome(
        self, actor: Actor, hello: client.Hello, facts: Facts, *, knows_facts: bool = False
    ) -> server.Welcome:
        """Where the match stands; without the facts where those of the client are still good."""
        state, viewer = self._state, actor.viewer
        play = state.play
        lines = state.lines if state.may_chat(actor) else []
        return server.Welcome(
            id=hello.id,
            protocol=wire.VERSION,
            match=match_part(state.match),
            status=state.match.status,
            seat=None if viewer == SPECTATOR else viewer + 1,
            held=[seat.seat + 1 for seat in state.seats if is_held(seat, actor.identity)],
            seq=state.seq,
            n=state.count,
            facts=None if knows_facts else dict(facts),
            question=play.question(viewer, facts) if play else None,
            waiting=(
                play.presenter.waiting_for(viewer, self._waiting())
                if play
                else part.Waiting([], "")
            ),
            clocks=self._clocks(),
            undo=self._undo(viewer),
            seats=self._seats(),
            proposal=self._proposal(),
            ranking=play.table.ranking if play else [],
            chat=[chat_part(line) for line in lines if line.k > hello.chat],
            time=self._time(),
            is_host=is_host(state.match, actor.identity),
            are_spectators_muted=state.is_muted(SPECTATOR),
            plan=self._plan(viewer),
            is_delayed=state.is_late,
        )

    def shared_change(self, since: int, undone: int = 0) -> SharedChange:
        """What happened after `since` choices, as far as it is the same for all viewers."""
        play = self._state.playing
        presenter, count = play.presenter, play.table.count
        shared = server.Change(
            seq=play.seq,
            n=count,
            undone=undone,
            steps=[],
            patch={},
            question=None,
            waiting=self._waiting(),
            clocks=self._clocks(),
            undo="no",
        )
        return SharedChange(shared, presenter.shared_steps(since, count))

    def change(
        self, viewer: int, before: Facts, facts: Facts, shared: SharedChange
    ) -> server.Change:
        """The change for a viewer who knew the facts `before` and may know `facts` now."""
        play = self._state.playing
        presenter = play.presenter
        return replace(
            shared.message,
            steps=presenter.steps_for(viewer, shared.steps),
            patch=merge_patch(before, facts, shared.patches),
            question=play.question(viewer, facts),
            waiting=presenter.waiting_for(viewer, shared.message.waiting),
            undo=self._undo(viewer),
        )

    def seats(self) -> server.Seats:
        """The seats."""
        return server.Seats(
            seats=self._seats(), are_spectators_muted=self._state.is_muted(SPECTATOR)
        )

    def clocks(self) -> server.Clocks:
        """The clocks as they stand now."""
        return server.Clocks(clocks=self._clocks())

    def proposed(self) -> server.Proposed:
        """What is proposed, or that nothing is."""
        return server.Proposed(proposal=self._proposal())

    def planned(self, viewer: int) -> server.Planned:
        """What the viewer has laid down to answer next."""
        return server.Planned(plan=self._plan(viewer))

    def over(self) -> server.Over:
        """The end of the match, or that it was broken off."""
        play, is_over = self._state.play, self._state.match.status == "over"
        ranking = play.table.ranking if play else []
        return server.Over(status="over" if is_over else "ended", ranking=ranking)

    def _waiting(self) -> part.Waiting:
        """Who is asked, and for whom a shared device has to change hands in secret."""
        state, presenter = self._state, self._state.playing.presenter
        holders = [seat.account or seat.session for seat in state.seats if seat.kind == "person"]
        waiting = presenter.waiting()
        asked = [seat for seat in state.seats if seat.seat + 1 in waiting.seats]
        shared = [seat for seat in asked if holders.count(seat.account or seat.session) > 1]
        secret = [seat.seat + 1 for seat in shared if presenter.knows_secrets(seat.seat)]
        return replace(waiting, secret=secret)

    def _seats(self) -> list[part.SeatState]:
        return [
            part.SeatState(
                seat=seat.seat + 1,
                kind=seat.kind,
                name=seat.name,
                bot=self._state.bot_of(seat.seat),
                is_here=seat.kind == "bot" or self._is_here(seat.seat),
                is_muted=self._state.is_muted(seat.seat),
            )
            for seat in self._state.seats
        ]

    def _clocks(self) -> list[part.Clock]:
        clocks = self._state.clocks
        if clocks is None:
            return []
        now = self._now()
        left = clocks.left(now)
        rests = {seat: clocks.rests_until(seat, now) for seat in left}
        return [
            part.Clock(
                seat=seat + 1,
                left_ms=left[seat],
                is_running=seat in clocks.running and rests[seat] is None,
                rests_until=rests[seat],
            )
            for seat in sorted(left)
        ]

    def _undo(self, viewer: int) -> part.UndoKind:
        play = self._state.play
        if viewer < 0 or play is None or play.table.is_over:
            return "no"
        if self._state.undo_point(viewer) is not None:
            return "free"
        if self._state.is_rated or play.table.last_point(viewer) is None:
            return "no"
        return "ask"

    def _plan(self, viewer: int) -> part.SeatPlan | None:
        plan, play = self._state.plans.get(viewer), self._state.play
        if plan is None or play is None:
            return None
        option = play.presenter.option
        steps = [
            part.PlannedAnswer(
                option(step.key) if step.key else None,
                step.is_repeated,
                step.is_optional,
                step.is_calm,
                step.kind,
            )
            for step in plan.steps
        ]
        return part.SeatPlan(steps, plan.ended)

    def _proposal(self) -> part.Proposal | None:
        found = self._state.proposal
        if found is None:
            return None
        missing = [seat + 1 for seat in sorted(found.missing)]
        return part.Proposal(found.number, found.seat + 1, found.n, missing)


def match_part(match: Match) -> part.Match:
    """What does not change while a match is played."""
    settings, has_chat = match.settings, match.settings.get("chat", True)
    game = catalog.game(settings["edition"])
    header = match.header or {}
    return part.Match(
        id=match.id,
        edition=game.name,
        rules_version=header.get("rules_version", game.rules_version),
        content_digest=match.content_digest,
        house_rules=dict(header.get("house_rules", settings.get("house_rules", {}))),
        commitment=header.get("commitment"),
        lesson=settings.get("lesson"),
        puzzle=settings.get("puzzle"),
        clock=settings.get("clock"),
        hints=settings.get("hints", True),
        chat=has_chat,
        memory=settings.get("memory", True),
        rated=bool(settings.get("rated")),
        tournament=settings.get("tournament"),
        phrases=list(PHRASES) if has_chat else [],
        delay=settings.get("delay"),
    )


def chat_part(line: ChatLine) -> part.ChatLine:
    """A line of chat."""
    seat = None if line.seat is None else line.seat + 1
    return part.ChatLine(line.k, seat, line.name, line.text, line.phrase, line.at)
