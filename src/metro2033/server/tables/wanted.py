"""What is asked for in requests about tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from metro2033.server.protocol.what_if import Tell, TriedChoice, TriedChoices

WantedKind = Literal["mine", "open", "bot"]


@dataclass(frozen=True, slots=True)
class WantedSeat:
    """A seat: the asker's own, open for others, or a bot's."""

    kind: WantedKind
    name: str | None = None
    bot: str | None = None
    salt: str = ""


@dataclass(frozen=True, slots=True)
class WantedTable:
    """A table that is to be made; with `start` the match begins at once."""

    edition: str
    seats: Sequence[WantedSeat]
    house_rules: Mapping[str, int] = field(default_factory=dict)
    clock: Mapping[str, Any] | None = None
    absent: Literal["fallback", "bot"] = "fallback"
    absent_bot: str | None = None
    is_public: bool = False
    watch: Literal["anyone", "invited", "nobody"] = "anyone"
    delay: Mapping[str, Any] | None = None
    language: str = "en"
    title: str = ""
    hints: bool = True
    chat: bool = True
    memory: bool = True
    rated: bool = False
    start: bool = False


@dataclass(frozen=True, slots=True)
class WantedSeating:
    """Who wants to sit down, and where; by default at the first seat that is free for them."""

    name: str
    seat: int | None = None
    salt: str = ""


@dataclass(frozen=True, slots=True)
class WantedBranch:
    """From which choice to play on, at which seats, and against which bots."""

    at: int
    seats: Sequence[int] | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class WantedBoard:
    """An imagined board: after which choice, as a seat or a spectator knew it, with what tried."""

    at: int
    seat: int | None = None
    seed: int = 0
    choices: TriedChoices = field(default_factory=list[TriedChoice])
    tell: Tell = ""
    about: int = 1
    station: str = ""


@dataclass(frozen=True, slots=True)
class WantedLesson:
    """Who learns, and in which language."""

    name: str | None = None
    language: str = "en"


@dataclass(frozen=True, slots=True)
class WantedPlay:
    """Which seat to play from a position, against which bot, and in which language.

    By default it is the seat that is asked first, and the usual bot; in a hot seat match there is
    no bot, and people in front of the same screen play all seats. A puzzle is played without hints,
    by the seat that is asked.
    """

    seat: int | None = None
    bot: str | None = None
    name: str | None = None
    language: str = "en"
    is_hot_seat: bool = False
    is_puzzle: bool = False
