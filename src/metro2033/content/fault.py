"""What can be wrong in content data, and the exception that carries all of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from metro2033.i18n import Complaint, told
from metro2033.i18n.bundle import ENGLISH


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One thing that is wrong, and where: a data file, a record in it (or "") and a reason.

    The reason is in English; `why` is the same in any language, where it can be told so.
    """

    file: str
    record: str
    reason: str
    why: Complaint | None = field(default=None, compare=False, repr=False)

    def told(self, language: str = ENGLISH) -> str:
        """One line for a person."""
        reason = told(self.why or self.reason, language)
        return ": ".join(part for part in (self.file, self.record, reason) if part)

    def __str__(self) -> str:
        return self.told()


def because(file: str, record: str, why: Complaint) -> Fault:
    """A fault that can be told in any language."""
    return Fault(file, record, str(why), why)


def by(rule: str, why: Complaint) -> Complaint:
    """A reason with the rule or constraint that it follows from, if there is one."""
    return Complaint("data-at", path=rule, reason=why) if rule else why


class ContentFault(Exception):
    """Content that cannot be used; `faults` is everything that was found, not only the first."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))
