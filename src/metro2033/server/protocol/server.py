"""What the server may say."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from metro2033.server.protocol.part import (
    Advice,
    Announcement,
    ChatLine,
    Clock,
    Difference,
    Facts,
    Fight,
    Lack,
    Match,
    Proposal,
    Question,
    SeatPlan,
    SeatState,
    Status,
    Step,
    UndoKind,
    UsualQuestion,
    Waiting,
)
from metro2033.server.protocol.what_if import ImaginedBoard
from metro2033.table.memory import DeckMemory


class FromServer(Struct, kw_only=True, tag_field="type"):
    """What the server says."""


class Welcome(FromServer, tag="welcome"):
    """The match as the viewer may know it.

    `facts` is the whole view. It is null when that of the client is still good: then a `change`
    with all that it has missed comes next, unless it has missed nothing. `is_delayed` tells that
    the viewer watches with the delay of the table: all that they are told is as it was then.
    """

    id: int
    protocol: int
    match: Match
    status: Status
    seat: int | None
    held: list[int]
    seq: int
    n: int
    facts: Facts | None
    question: Question | None
    waiting: Waiting
    clocks: list[Clock]
    undo: UndoKind
    seats: list[SeatState]
    proposal: Proposal | None
    ranking: list[int]
    chat: list[ChatLine]
    time: int
    is_host: bool = False
    are_spectators_muted: bool = False
    plan: SeatPlan | None = None
    is_delayed: bool = False


class Change(FromServer, tag="change"):
    """What has changed since the last message with a lower `seq`: one message for each change.

    First the last `undone` choices are taken back, then `steps` happened. `patch` is a merge patch
    (RFC 7396) for the facts. All else replaces what was told before.
    """

    seq: int
    n: int
    undone: int
    steps: list[Step]
    patch: dict[str, Any]
    question: Question | None
    waiting: Waiting
    clocks: list[Clock]
    undo: UndoKind


class Over(FromServer, tag="over"):
    """The match is over: the place of each seat, empty where it was broken off."""

    status: Literal["over", "ended"]
    ranking: list[int]


class Seats(FromServer, tag="seats"):
    """Who sits where now, and who may not chat."""

    seats: list[SeatState]
    are_spectators_muted: bool = False


class Proposed(FromServer, tag="proposed"):
    """What is proposed now, or null when nothing is any more."""

    proposal: Proposal | None


class Planned(FromServer, tag="planned"):
    """The plan of the viewer's seat has changed; null if there is none any more."""

    plan: SeatPlan | None


class Clocks(FromServer, tag="clocks"):
    """The clocks, when they change while nothing else does."""

    clocks: list[Clock]


class Said(FromServer, tag="said"):
    """A line of chat."""

    line: ChatLine


class Done(FromServer, tag="done"):
    """The message `id` was obeyed. For an answer: it is stored for good, as part of `seq`."""

    id: int
    seq: int


class Refused(FromServer, tag="refused"):
    """The message `id` changed nothing: the rule against it or "", a message ID, and its text."""

    id: int
    rule: str
    message: str
    args: dict[str, str | int]
    text: str


class Hinted(FromServer, tag="hinted"):
    """What a bot would answer: up to three answers, the best first."""

    id: int
    ask: int
    best: list[Advice]


class Chances(FromServer, tag="chances"):
    """The chances of fights, and what answers change at once, by the keys of the options.

    `odds` are the chances to win alone, as earlier clients know them.
    """

    id: int
    ask: int
    odds: dict[str, float]
    fights: dict[str, Fight] = {}
    differences: dict[str, list[Difference]] = {}


class Remembered(FromServer, tag="remembered"):
    """What everybody could have remembered after `n` choices, deck by deck."""

    id: int
    n: int
    decks: list[DeckMemory]


class Imagined(FromServer, tag="imagined"):
    """An imagined board, with the answers that were tried there."""

    id: int
    board: ImaginedBoard


class Reason(FromServer, tag="reason"):
    """Why something is not offered; `message` is "" where it is offered."""

    id: int
    key: str
    rule: str
    message: str
    text: str


class Lacking(FromServer, tag="lacking"):
    """What cannot be done at a question, and the rules against it."""

    id: int
    ask: int
    lacks: list[Lack]


class UsualAnswers(FromServer, tag="usual_answers"):
    """What the seat may be asked again and again."""

    id: int
    questions: list[UsualQuestion]


class Past(FromServer, tag="past"):
    """What happened after choice `since`."""

    id: int
    since: int
    steps: list[Step]


class Pong(FromServer, tag="pong"):
    """A sign of life and the time of the server."""

    id: int
    time: int


class Announced(FromServer, tag="announced"):
    """What is told at all tables now, instead of what was told before; texts are by language.

    It may come at any time, even before the first match is opened.
    """

    announcements: list[Announcement]


SanctionKind = Literal["mute", "ban"]


class Sanctioned(FromServer, tag="sanctioned"):
    """One may not chat (`mute`) or play (`ban`) until a time, or for good; `reason` says why.

    Whoever appeals names the `reference`. After a ban the connection is closed.
    """

    kind: SanctionKind
    until: int | None
    reason: str
    reference: str


ErrorCode = Literal[
    "malformed",
    "too_many",
    "unknown_match",
    "outdated",
    "not_allowed",
    "hello_first",
    "busy",
    "unavailable",
]


class Error(FromServer, tag="error"):
    """A message that was not understood or could not be obeyed; it changed nothing."""

    id: int
    code: ErrorCode
    text: str


Message = (
    Welcome
    | Change
    | Over
    | Seats
    | Proposed
    | Planned
    | Clocks
    | Said
    | Done
    | Refused
    | Hinted
    | Chances
    | Remembered
    | Imagined
    | Reason
    | Lacking
    | UsualAnswers
    | Past
    | Pong
    | Announced
    | Sanctioned
    | Error
)
