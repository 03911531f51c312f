"""The decisions of a recorded match for learners: observations, options, choices."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking, is_discreet
from metro2033.engine.kernel.loop import apply, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.i18n import Complaint
from metro2033.research.fast.lane import win_rewards
from metro2033.research.space import Row, Space
from metro2033.table.keys import BadKey, codec_of
from metro2033.table.line import BadRecord
from metro2033.table.progress import first_state, misfit
from metro2033.table.record import Record, not_asked, read
from metro2033.table.snapshot import outcome_digest


class BadSource(Complaint, ValueError):
    """A file without a usable record: its line and the reason."""


@dataclass
class Decisions:
    """What the seats of one match decided, in order; lists have an entry for each decision."""

    name: str
    players: list[str]
    ranking: list[int]
    numbers: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    observations: list[Row] = field(default_factory=list)
    options: list[list[int]] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)

    @property
    def is_finished(self) -> bool:
        """Whether the match was finished."""
        return bool(self.ranking)

    def place(self, seat: int) -> int | None:
        """The place of a seat, 1 for a winner; None if the match has no end."""
        return self.ranking[seat] if self.ranking else None

    def reward(self, seat: int) -> float | None:
        """What the end was worth to a seat, as in environments; None if the match has no end."""
        return win_rewards(self.ranking)[seat] if self.ranking else None


def record_of(file: Path) -> Record:
    """The record in a file, or BadSource."""
    try:
        return read(file.read_bytes().decode())
    except UnicodeDecodeError:
        raise BadSource("fault-file", file=file, reason=Complaint("fault-not-text")) from None
    except OSError as error:
        raise BadSource("fault-file", file=file, reason=error) from None
    except BadRecord as error:
        raise BadSource("fault-file-line", file=file, **error.values) from None


def decisions(record: Record, file: Path, space: Space) -> Decisions:
    """Replay a record, checking every choice, and collect what its seats decided."""
    try:
        return _decisions(record, file.with_suffix("").as_posix(), space)
    except BadRecord as error:
        values = misfit(space.game, record.header, error).values
        raise BadSource("fault-file-line", file=file, **values) from None


def _decisions(record: Record, name: str, space: Space) -> Decisions:
    players = [player.kind for player in record.header.seats]
    found = Decisions(name, players, [])
    state: Any = first_state(space.game, record.header)
    codec, buffer = codec_of(space.game), Offer()
    for n, choice in enumerate(record.choices, 1):
        seat = choice.seat
        if state.asked >> seat & 1 == 0:
            raise not_asked(n + 1, seat)
        offer(state, seat, buffer)
        try:
            word = codec.word(choice.key)
        except BadKey:
            raise BadRecord(n + 1, "fault-no-answer", key=choice.key) from None
        if not buffer.has(word):
            raise BadRecord(n + 1, "fault-no-answer", key=choice.key)
        if seat != CHANCE and (buffer.count > 1 or is_discreet(state)):
            words = [int(option) for option in buffer.options[: buffer.count]]
            found.numbers.append(n)
            found.seats.append(seat)
            found.kinds.append(asking(state).asks())
            found.observations.append(space.observe(state, seat))
            found.options.append([space.action(option, seat, len(players)) for option in words])
            found.choices.append(space.action(word, seat, len(players)))
            found.keys.append(choice.key)
        apply(state, seat, word)
    found.ranking = list(space.game.ranking(state))
    check_end(record, found.ranking, outcome_digest(space.game, state) if found.ranking else "")
    return found


def check_end(record: Record, ranking: list[int], digest: str) -> None:
    """Raise BadRecord if the end in the record is not where its choices lead."""
    end = record.end
    if end is not None and (list(end.ranking) != ranking or end.digest != digest):
        raise BadRecord(len(record.choices) + 2, "fault-other-end")
