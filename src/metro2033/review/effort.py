"""How much work a review takes, by the number of worlds it looks into."""

from __future__ import annotations

from typing import Final

import msgspec

from metro2033.form import engine_form

VERSION: Final = 3
"""Raised when reviews of the same match come out differently; older ones are made anew."""


class Effort(msgspec.Struct, frozen=True):
    """`looks` worlds to find the best answer, `checks` others to measure it, `trials` for luck.

    What a better answer is for is told by `reasons` worlds. A review is made in portions of
    `portion` choices.
    """

    looks: int
    checks: int
    trials: int
    portion: int
    reasons: int = 16

    @property
    def version(self) -> str:
        """What parts have in common that belong to one review."""
        return f"{VERSION}-{self.looks}-{self.checks}-{self.trials}-{self.portion}-{self.reasons}"


THOROUGH: Final = Effort(looks=8, checks=64, trials=16, portion=24)
"""For the compiled engine."""

QUICK: Final = Effort(looks=4, checks=24, trials=4, portion=6, reasons=12)
"""For the engine as plain Python, in a browser too."""


def usual_effort() -> Effort:
    """As much as the form of the engine allows within a minute."""
    return THOROUGH if engine_form() == "compiled" else QUICK
