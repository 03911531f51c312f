"""A delayed copy of a match for spectators, kept behind the live table.

Spectators get everything from the copy, so nothing they may not know can reach them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile
from typing import Final

from metro2033.server.match.logged_table import LoggedTable
from metro2033.server.match.match_state import MatchState
from metro2033.server.match.publisher import Publisher
from metro2033.server.match.upgrade import replay
from metro2033.server.store.delay import Delay, is_end_hidden, shown_count
from metro2033.server.store.entities import ChatLine, Match, Seat
from metro2033.table.decision import Choice
from metro2033.table.table import Table


class DelayedMatch:
    """The part of a match that is shown, and its viewers; `follow` brings it up to date."""

    def __init__(
        self, live: MatchState, delay: Delay, now: Callable[[], int], time: Callable[[], int]
    ) -> None:
        self._live: Final = live
        self._delay: Final = delay
        self._time: Final = time
        self.state: Final = MatchState(self._match(), self._seats())
        self.state.is_late = True
        # Who is there now is nothing that they may know.
        self.publisher: Final = Publisher(self.state, now, time, is_here=lambda _: True)
        self._undone = 0

    @classmethod
    async def open(
        cls, live: MatchState, delay: Delay, now: Callable[[], int], time: Callable[[], int]
    ) -> DelayedMatch:
        """The part that is shown now, played again at a table of its own."""
        found = cls(live, delay, now, time)
        play, count = live.playing, found._count()
        found._undone = play.undone
        log = play.log[: max(count, play.table.first)]
        choices = [Choice(made.seat, made.key) for made in log]
        first, real = play.table.first, play.table
        table = Table(real.game, real.header, real.at(first), 0, choices[:first])
        # It never draws: what it shows has been drawn before.
        found.state.play = LoggedTable(await replay(table, choices[first:]), b"", log)
        found.state.play.presenter.has_memory = live.match.settings.get("memory", True)
        found._take_match()
        found.state.lines[:] = found._new_lines()
        return found

    @property
    def is_ready(self) -> bool:
        """Whether there is anything to show: a match may be known only from a later choice on."""
        return self._count() >= self._live.playing.table.first

    def follow(self) -> None:
        """Show what may be known by now."""
        if not self.is_ready:
            return
        seats, was_ended = self._seats(), self.state.match.is_ended
        if seats != self.state.seats:
            self.state.seats[:] = seats
            self.publisher.seats()
        self._play_on()
        self._take_match()
        if self.state.match.is_ended and not was_ended:
            self.publisher.over()
        for line in self._new_lines():
            self.state.add_line(line)
            self.publisher.said(line)
        self.publisher.dismiss_unwelcome()

    def next_ms(self) -> int | None:
        """In how many milliseconds there is more to show, if nothing happens until then."""
        if self._delay.kind != "minutes":
            return None
        log, count = self._live.playing.log, self.state.count
        times = [log[count].at] if count < len(log) else []
        times += [line.at for line in self._live.lines if line.k > self._last_line][:1]
        if self._live.match.is_ended and not self.state.match.is_ended:
            times.append(self._ended)
        return min((at + self._delay.ms - self._time() for at in times), default=None)

    def _play_on(self) -> None:
        """Make the choices that are shown now, after taking back those that no longer stand."""
        live, shown, count = self._live.playing, self.state.playing, self._count()
        since = self._still_standing()
        if since == shown.table.count and count <= since:
            return
        undone = shown.take_back(since) if since < shown.table.count else 0
        for made in live.log[since:count]:
            shown.table.follow(Choice(made.seat, made.key))
            shown.log.append(made)
        self.publisher.change(since, undone)

    def _still_standing(self) -> int:
        """How many of the shown choices have not been taken back."""
        live, shown = self._live.playing, self.state.playing
        if self._undone == live.undone:
            return shown.table.count
        self._undone = live.undone
        same = takewhile(lambda pair: pair[0] == pair[1], zip(shown.log, live.log, strict=False))
        return sum(1 for _ in same)

    def _count(self) -> int:
        is_over = self._live.match.is_ended
        return shown_count(self._delay, self._live.playing.log, self._time(), is_over=is_over)

    @property
    def _ended(self) -> int:
        """When the match has ended."""
        log, match = self._live.playing.log, self._live.match
        is_broken_off = match.status == "ended" or not log
        return match.updated if is_broken_off else log[-1].at

    def _match(self) -> Match:
        """The match without its end, as long as that is not shown."""
        match = self._live.match
        if match.is_ended and is_end_hidden(self._delay, self._ended, self._time()):
            return replace(match, status="running")
        return match

    def _take_match(self) -> None:
        self.state.match = self._match()

    def _seats(self) -> list[Seat]:
        """The seats, without the bots that stand in at present and without the places."""
        return [replace(seat, taken_over_by=None, place=None) for seat in self._live.seats]

    @property
    def _last_line(self) -> int:
        lines = self.state.lines
        return lines[-1].k if lines else 0

    def _new_lines(self) -> list[ChatLine]:
        """The lines of chat that are now old enough to show and were not sent yet."""
        if self._delay.kind == "minutes":
            until = self._time() - self._delay.ms
        elif self.state.match.is_ended:
            until = self._time()
        else:
            log = self.state.playing.log
            until = log[-1].at if log else 0
        return [x for x in self._live.lines if x.k > self._last_line and x.at <= until]
