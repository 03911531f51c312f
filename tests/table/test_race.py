from __future__ import annotations

from typing import ClassVar, Final

import pytest

from metro2033.editions.toy.rules.state import ToyState
from metro2033.engine.kernel.core import Frame, replace_top, stack_of
from metro2033.engine.kernel.loop import advance
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import pack
from metro2033.form import engine_form
from metro2033.table.answer import Accepted, Refused
from metro2033.table.table import Table
from table.play import TOY, header, pick

if engine_form() == "compiled":
    pytest.skip("a compiled frame has no interpreted subclass", allow_module_level=True)


class RaceFrame(Frame):
    """Asks two seats openly; when one has answered, the other has one option more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "most")

    def __init__(self, seats: int, most: int) -> None:
        self.seats: Final = seats
        self.most: Final = most

    def step(self, s: ToyState) -> int:
        return self.seats

    def offer(self, s: ToyState, seat: int, out: Offer) -> None:
        for bid in range(self.most):
            out.add(pack(5, bid))

    def choose(self, s: ToyState, seat: int, option: int) -> None:
        if self.seats == 3:
            replace_top(s, RaceFrame(3 & ~(1 << seat), self.most + 1))
        else:
            s.stack.pop()

    def asks(self) -> str:
        return "turn"


def race(most: int) -> Table[ToyState]:
    state = TOY.new(2, TOY.settle(2, {}))
    state.stack = stack_of([RaceFrame(3, most)])
    advance(state)
    return Table(TOY, header(), state)


def test_an_open_question_may_change_by_another_answer_and_is_asked_anew() -> None:
    table = race(2)
    before = table.ask(1)
    assert before is not None
    pick(table, 0, "bid:0")
    assert table.choose(1, before.number, "bid:0") == Refused(
        "", "refused-stale-ask", {"ask": 0, "current": 1}
    )
    after = table.ask(1)
    assert after is not None
    assert after.decision.keys == ["bid:0", "bid:1", "bid:2"]
    assert isinstance(table.choose(1, after.number, "bid:2"), Accepted)


def test_a_branch_starts_where_its_table_did() -> None:
    table = race(2)
    pick(table, 0, "bid:0")
    assert [table.branch(n).asked for n in range(2)] == [[0, 1], [1]]


def test_each_of_several_seats_can_be_forced() -> None:
    table = race(1)
    given = table.settle_forced()
    assert [(answer.choice.seat, answer.cause) for answer in given] == [(0, "forced")]
    assert table.asked == [1]
