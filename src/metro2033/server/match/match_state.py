"""The state of one match in memory, and what follows from it; no storage, no connections."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.game import Game
from metro2033.server.match.actor import Actor, is_held
from metro2033.server.match.clocks import Clocks, read_rule
from metro2033.server.match.logged_table import LoggedTable
from metro2033.server.store.delay import read_delay
from metro2033.server.store.entities import ChatLine, Data, Match, Seat
from metro2033.server.time_off import Rests
from metro2033.table.plan import Plan

MOST_LINES: Final = 200
"""Lines of chat kept in memory."""


@dataclass(frozen=True, slots=True)
class UndoProposal:
    """A seat wants to go back to `n` choices; `missing` have not agreed yet."""

    number: int
    seat: int
    n: int
    missing: frozenset[int]


class MatchState:
    """A match and its seats as stored; its table and clocks once it has begun; its chat."""

    def __init__(self, match: Match, seats: Sequence[Seat], lines: Sequence[ChatLine] = ()) -> None:
        self.match = match
        self.seats: Final = list(seats)
        self.lines: Final = list(lines)
        self.play: LoggedTable | None = None
        self.clocks: Clocks | None = None
        self.proposal: UndoProposal | None = None
        self.plans: Final[dict[int, Plan]] = {}
        self.returning: Final[set[int]] = set()  # seats whose bot gives one more answer
        self.is_late = False  # whether it is shown to those who watch with a delay

    def keep_plans(self, plans: Mapping[int, Plan | None]) -> None:
        """Change the plans of seats; None for none."""
        for seat, plan in plans.items():
            self.plans.pop(seat, None)
            if plan is not None:
                self.plans[seat] = plan

    def stored_plans(self, plans: Mapping[int, Plan | None]) -> dict[int, Data | None]:
        """Plans of seats as they are stored, with those who made them."""
        holders = {seat.seat: seat.account or seat.session for seat in self.seats}
        return {
            seat: None if plan is None else {**plan.data(), "holder": holders[seat]}
            for seat, plan in plans.items()
        }

    @property
    def game(self) -> Game[Any]:
        """The edition that is played."""
        return catalog.game(self.match.settings["edition"])

    @property
    def playing(self) -> LoggedTable:
        """The table of a match that has begun."""
        assert self.play is not None
        return self.play

    @property
    def is_running(self) -> bool:
        """Whether the match has begun and goes on."""
        return self.play is not None and self.match.status == "running"

    @property
    def seq(self) -> int:
        """The number of the last change."""
        return self.play.seq if self.play is not None else 0

    @property
    def count(self) -> int:
        """How many choices stand."""
        return self.play.table.count if self.play is not None else 0

    @property
    def asked_mask(self) -> int:
        """A bit for each seat that is waited for."""
        return sum(1 << seat for seat in self.playing.table.asked)

    @property
    def people_asked(self) -> frozenset[int]:
        """The seats that are waited for and for which people answer."""
        asked = (self.seats[seat] for seat in self.playing.table.asked if seat != CHANCE)
        return frozenset(s.seat for s in asked if s.kind == "person" and not self.bot_of(s.seat))

    def add_line(self, line: ChatLine) -> None:
        """Add a line to the chat; the oldest go."""
        self.lines.append(line)
        del self.lines[:-MOST_LINES]

    # Who may do what

    def bot_of(self, seat: int) -> str | None:
        """The bot that answers for a seat, if one does."""
        here = self.seats[seat]
        return here.bot if here.kind == "bot" else here.taken_over_by

    def may_look(self, actor: Actor) -> bool:
        """Whether a person may see the current match from the seat they want."""
        if actor.viewer != SPECTATOR:
            return is_held(self.seats[actor.viewer], actor.identity)
        return self.match.status in {"lobby", "over"} or self.may_chat(actor)

    def is_behind(self, actor: Actor) -> bool:
        """Whether a viewer is delayed: everybody without a seat, at a table with a delay."""
        if (
            actor.viewer != SPECTATOR
            or self.play is None
            or read_delay(self.match.settings) is None
        ):
            return False
        return not any(is_held(seat, actor.identity) for seat in self.seats)

    def may_chat(self, actor: Actor) -> bool:
        """Whether somebody may read and write chat: players, and those who may watch.

        Anybody with the id of a finished match may look at it, but not read its chat.
        """
        return actor.may_watch or any(is_held(seat, actor.identity) for seat in self.seats)

    def is_muted(self, viewer: int) -> bool:
        """Whether the host has muted a seat, or the spectators."""
        return viewer in self.match.settings.get("muted", ())

    @property
    def is_rated(self) -> bool:
        """Whether the match counts for ratings, so that nobody may agree to take anything back."""
        return bool(self.match.settings.get("rated"))

    def undo_point(self, seat: int) -> int | None:
        """To how many choices a seat may go back at will, if it may.

        An answer given by a clock stands, and so do choices from before the clocks were set.
        """
        n = self.playing.table.undo_point(seat)
        if n is None or self.clocks is None:
            return n
        is_absent = any(made.cause == "absent" for made in self.playing.log[n:])
        return None if is_absent or n < self.clocks.first else n

    # Clocks

    def set_clocks(
        self, stored: Mapping[int, int], rests: Rests, now: int, away_ms: int = 0
    ) -> None:
        """Set the clocks as stored; the time that the match was away has passed."""
        rule = read_rule(self.match.settings.get("clock"))
        if rule is None:
            return
        people = [seat.seat for seat in self.seats if seat.kind != "bot"]
        left = {seat: stored.get(seat, rule.at_start()) for seat in people}
        table = self.playing.table
        self.clocks = Clocks(rule, left, now, table.count)
        self.clocks.rest(rests, now)
        self.clocks.go_on(table.ask_numbers, now - away_ms, self._bots)

    def run_clocks(self, since: int, now: int, answered: Collection[int] = ()) -> None:
        """Run the clocks of the people who are asked, after the choices after `since`."""
        if self.clocks is not None:
            asked = self.playing.table.ask_numbers
            self.clocks.run(asked, now, n=since, answered=answered, bots=self._bots)

    def time_left(self, now: int) -> dict[int, int]:
        """The milliseconds that seats have left."""
        return {} if self.clocks is None else self.clocks.left(now)

    def take_back(self, n: int, now: int, *, is_agreed: bool) -> int:
        """Take back the choices after the n-th, and their time; how many they were."""
        undone = self.playing.take_back(n)
        if self.clocks is not None:
            asked = self.playing.table.ask_numbers
            self.clocks.go_back(asked, now, n=n, is_agreed=is_agreed, bots=self._bots)
        return undone

    @property
    def _bots(self) -> list[int]:
        """The seats for which bots answer."""
        return [here.seat for here in self.seats if self.bot_of(here.seat) is not None]
