"""What hosting a match needs from outside: storage, bots, metrics, a clock.

The server fills these with a database, worker processes and Prometheus; a page that hosts a match
on its own fills them with whatever it has.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Unpack

from metro2033.agents.skill import Skill
from metro2033.server.bots.bot_question import BotService
from metro2033.server.store.entities import (
    ChatLine,
    ChoiceLog,
    Data,
    Match,
    Seat,
    SeatChange,
    Snapshot,
    Status,
    StoredChoice,
)
from metro2033.server.store.moderation_entities import Announcement, Sanction
from metro2033.server.store.rating_entities import RatingPool
from metro2033.server.store.watch_entities import Summary
from metro2033.server.time_off import Rest


class MatchStore(Protocol):
    """Where matches are kept. A write is durable when it returns; see the errors of entities."""

    @property
    def waiting(self) -> int:
        """How many writes wait."""

    @property
    def now(self) -> Callable[[], int]:
        """The time, in milliseconds since 1970."""

    async def match(self, match_id: str) -> Match | None:
        """The match of that id."""

    async def sanctions(self, holders: Collection[str]) -> list[Sanction]:
        """The sanctions that hold for any of these."""

    async def bans(self) -> list[Sanction]:
        """All bans that hold."""

    async def stand_down_banned(self) -> list[str]:
        """Let bots play for banned people who still have seats; the matches concerned."""

    async def announcements(self) -> list[Announcement]:
        """The announcements that are shown now."""

    async def seats(self, match_id: str) -> list[Seat]:
        """The seats of a match, in order."""

    async def change_seat(self, match_id: str, seat: int, **change: Unpack[SeatChange]) -> Seat:
        """Change something about a seat."""

    async def log(self, match_id: str) -> ChoiceLog:
        """The choices that stand, and how many were taken back."""

    async def choices(self, match_id: str, since: int = 0) -> list[StoredChoice]:
        """The choices that stand, after the first `since` of them."""

    async def append(
        self,
        match_id: str,
        choices: Sequence[StoredChoice],
        *,
        asked: int,
        clocks: Mapping[int, int] | None = None,
        status: Status = "running",
        places: Sequence[int] = (),
        snapshot: Snapshot | None = None,
        tell: Collection[int] = (),
        plans: Mapping[int, Data | None] = {},
        summary: Summary | None = None,
    ) -> None:
        """Add the next choices, all or none, and the places that seats have reached.

        Those at the seats `tell` are told of their turn. `plans` of seats change with the choices.
        `summary` is what spectators may know of the match, if that has changed.
        """

    async def drop_notices(self, match_id: str, seat: int) -> None:
        """Drop a seat's messages: its player is there."""

    async def cut(
        self,
        match_id: str,
        n: int,
        *,
        count: int,
        asked: int,
        clocks: Mapping[int, int] | None = None,
        snapshot: Snapshot | None = None,
        plans: Mapping[int, Data | None] = {},
        summary: Summary | None = None,
    ) -> None:
        """Take back the choices after the n-th."""

    async def plans(self, match_id: str) -> Mapping[int, Data]:
        """What seats want to answer next."""

    async def put_plans(self, match_id: str, plans: Mapping[int, Data | None]) -> None:
        """Keep what seats want to answer next; None for nothing."""

    async def waiting_for_plans(self) -> list[str]:
        """The running matches that wait for a seat that has a plan."""

    async def snapshot(self, match_id: str) -> Snapshot | None:
        """The last state kept of a match."""

    async def save_snapshots(self, states: Mapping[str, Snapshot]) -> None:
        """Keep the states of matches."""

    async def change_header(self, match_id: str, header: Data) -> None:
        """Give a match another header."""

    async def clocks(self, match_id: str) -> dict[int, int]:
        """The milliseconds that seats have left."""

    async def save_clocks(self, clocks: Mapping[str, Mapping[int, int]]) -> None:
        """Keep the milliseconds that seats have left."""

    async def spend(self, times: Mapping[str, int]) -> None:
        """Take milliseconds from the clocks of the seats that matches wait for."""

    async def rests(self, match_id: str) -> Mapping[int, Rest]:
        """The time off of a match's players, if its clock has it."""

    async def ratings_of(self, account_id: str) -> Mapping[RatingPool, Skill]:
        """How good an account is, in each pool in which it has played."""

    async def running_clocks(self) -> list[tuple[str, int]]:
        """The matches in which time runs, and the least left to a seat that is waited for."""

    async def waiting_for_bots(self) -> list[str]:
        """The running matches that wait for a bot."""

    async def add_line(
        self,
        match_id: str,
        *,
        seat: int | None,
        name: str,
        text: str | None = None,
        phrase: str | None = None,
        writer: str | None = None,
    ) -> ChatLine:
        """Add a line of chat."""

    async def keep_setting(self, match_id: str, name: str, value: Any) -> None:
        """Change one of the settings of a match."""

    async def lines(self, match_id: str, since: int = 0, limit: int = 200) -> list[ChatLine]:
        """The last lines of chat after line `since`, oldest first."""


class MatchMetrics(Protocol):
    """What is counted while matches are played."""

    def count_choice(self, cause: str) -> None:
        """A choice was taken."""

    def count_refusal(self, message: str) -> None:
        """A message was refused."""

    def time_bot(self, bot: str, seconds: float) -> None:
        """A bot took so long to answer."""

    def count_rooms(self, change: int) -> None:
        """Rooms were loaded, or unloaded where `change` is negative."""


def monotonic_ms() -> int:
    """Milliseconds that pass while the host runs."""
    return time.monotonic_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Dependencies:
    """What rooms need; `now` is in milliseconds and only moves on while the host runs."""

    store: MatchStore
    bots: BotService
    metrics: MatchMetrics
    bot_delay_ms: int
    now: Callable[[], int]
    chat_per_minute: float = 20
