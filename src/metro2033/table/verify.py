"""Checks the record of a finished match: fair draws, legal choices, correct outcome, intact text.

An accepted record proves that nature's answers are those the commitment fixed before the match,
that the rules were followed, and that no line has changed since somebody who knew the secret sealed
the record. The record discloses the secret, so whoever holds it could write and seal another match
with other choices by the players. The draws are safe from that: they follow from a commitment the
players saw. To be sure of the choices too, compare the seal with the one shown at the end of the
match.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.i18n import Complaint
from metro2033.i18n.bundle import ENGLISH
from metro2033.table.fair import commitment, draw, seal
from metro2033.table.line import BadRecord
from metro2033.table.record import End, Record, read, without_seal
from metro2033.table.table import Table


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record is honest; if not, the first bad line and the reason."""

    is_honest: bool
    line: int = 0
    why: Complaint | None = None

    @property
    def reason(self) -> str:
        """The reason in English, "" for an honest record."""
        return self.told()

    def told(self, language: str = ENGLISH) -> str:
        """The reason in a language."""
        return "" if self.why is None else self.why.told(language)


def verify(text: str, content: Path | None = None) -> Verdict:
    """Check the text of a finished record; `content` is the folder it was played with."""
    try:
        record = read(text)
        line = len(record.choices) + 2
        secret = disclosed(record, line)
        check_choices(record, secret, content).check_end(record.end)
        if record.end is None or seal(secret, without_seal(text)) != record.end.seal:
            raise BadRecord(line, "fault-seal")
    except BadRecord as bad:
        return Verdict(False, bad.line, bad.why)
    return Verdict(True)


def disclosed(record: Record, line: int) -> bytes:
    """The secret at the end of the record, checked against the commitment in its header."""
    end: End | None = record.end
    if end is None:
        raise BadRecord(line, "fault-no-end")
    if record.header.commitment is None:
        raise BadRecord(1, "fault-no-commitment")
    if end.secret is None:
        raise BadRecord(line, "fault-no-secret")
    secret = bytes.fromhex(end.secret)
    if commitment(secret) != record.header.commitment:
        raise BadRecord(line, "fault-other-secret")
    return secret


def check_choices(record: Record, secret: bytes, content: Path | None = None) -> Table[Any]:
    """Replay the record; each line of nature must be the fair draw."""
    table = Table.open(catalog.game(record.header.edition, content), record.header)
    for n, choice in enumerate(record.choices, 1):
        ask = table.ask(choice.seat)
        if choice.seat == CHANCE and ask is not None:
            key = draw(secret, record.header.salts, n, ask.decision)
            if key != choice.key:
                bad = BadRecord(n + 1, "fault-unfair", found=choice.key, fair=key)
                raise table.misfit(bad)
        table.follow(choice)
    return table
