"""What a lost attack costs, and how armies grow."""

from __future__ import annotations

from mypy_extensions import i64

from metro2033.engine.model import code as c
from metro2033.engine.model import happening
from metro2033.engine.model.ids import ATTACK, NOTHING
from metro2033.engine.model.state import STRENGTH, State
from metro2033.engine.rules.modifier import total


def army_add(s: State, seat: i64, n: i64, rules: str) -> None:
    """An army grows, never above its track (R1-023, R2-066)."""
    most = s.content.numbers[c.MOST_STRENGTH]
    set_army(s, seat, min(s.get(seat, STRENGTH) + n, most), rules)


def weaken_army(s: State, seat: i64, n: i64, rules: str) -> None:
    """An army shrinks, never below its track (R1-024, R2-065)."""
    least = s.content.numbers[c.LEAST_STRENGTH]
    set_army(s, seat, max(s.get(seat, STRENGTH) - n, least), rules)


def set_army(s: State, seat: i64, level: i64, rules: str) -> None:
    """Move the army's token on its track."""
    if level != s.get(seat, STRENGTH):
        s.put(seat, STRENGTH, level)
        s.tell(happening.ARMY_STRENGTH, rules, seat, level)
        s.edition.changed(s, seat)


def lose_attack(s: State, seat: i64, n: i64, rules: str) -> None:
    """A lost attack costs an army `n` strength; a property that spares it beats all else."""
    if total(s, seat, c.NO_ARMY_LOSS, ATTACK, NOTHING, 0) == 0:
        weaken_army(s, seat, n, rules)
