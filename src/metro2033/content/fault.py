"""What can be wrong in content data, and the exception that carries all of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One thing that is wrong, and where: a data file, a record in it (or "") and a reason."""

    file: str
    record: str
    reason: str

    def __str__(self) -> str:
        """One line for a person."""
        return ": ".join(part for part in (self.file, self.record, self.reason) if part)


class ContentFault(Exception):
    """Content that cannot be used; `faults` is everything that was found, not only the first."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))
