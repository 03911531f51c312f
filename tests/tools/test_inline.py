"""The static page's engine has constants and small functions written out, and plays the same."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import metro2033
from build_site.inline import inline
from build_site.tree import write_tree

STATE = """
WIDTH: Final = 47
FIRST: Final = 1 << 2
class State:
    def get(self, seat, field):
        "A number of a seat."
        return self.seats[seat * WIDTH + field]
    def put(self, seat, field, value):
        self.seats[seat * WIDTH + field] = value
    def count(self):
        return len(self.seats) // WIDTH
    def tell(self, seat):
        return print(seat)
def half(n, by=2):
    return n // by
def pack(verb, a=0):
    "Checked elsewhere."
    if verb > 9:
        raise ValueError
    return verb << 48 | a
def checked(n):
    if n < 0:
        raise ValueError
    return n
def twice(n):
    return n + n
"""

USE = """
from metro2033.engine.state import State, half, pack, checked, twice
from metro2033.engine import state as st
def use(s: State, other, seat):
    {code}
"""


def written_out(code: str) -> str:
    """A line of code of a module of the engine, as the page has it."""
    trees = {
        "metro2033/engine/state.py": ast.parse(STATE),
        "metro2033/engine/use.py": ast.parse(USE.format(code=code)),
    }
    inline(trees)
    return ast.unparse(trees["metro2033/engine/use.py"]).splitlines()[-1].strip()


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("return st.FIRST + 1", "return 5"),
        ("return s.get(seat, st.FIRST)", "return s.seats[seat * 47 + 4]"),
        ("s.put(seat, 3, half(seat))", "s.seats[seat * 47 + 3] = seat // 2"),
        ("return s.count()", "return len(s.seats) // 47"),
        ("return pack(1)", "return 281474976710656"),
        ("return half(other.next(), 3)", "return other.next() // 3"),
        ("return i64(len(other)) + i64(3)", "return len(other) + 3"),
    ],
)
def test_what_is_small_is_written_out(code: str, found: str) -> None:
    assert written_out(code) == found


@pytest.mark.parametrize(
    "code",
    [
        "return other.get(seat, 4)",
        "return s.tell(seat)",
        "return checked(seat)",
        "return twice(other.next())",
        "return half(other.next(), other.next())",
        "return half(n=seat)",
        "return i64(seat)",
        "return s.get(*other)",
    ],
)
def test_anything_else_stays_as_it_is(code: str) -> None:
    assert written_out(code) == code


def test_local_names_are_not_those_of_the_module() -> None:
    assert written_out("half = other; return half(seat)") == "return half(seat)"
    assert written_out("s = other; return s.get(seat, 4)") == "return s.get(seat, 4)"


PLAY = """
from metro2033.catalog import game
from metro2033.bots.registry import bot
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk
for name in ("toy", "first", "second"):
    edition = game(name)
    for seats in (2, 4):
        walk, s = Walk(Stream(seats)), edition.new(seats, edition.settle(seats, {}))
        walk.play(s)
        print(name, seats, walk.decisions, walk.draws, walk.checksum)
for name in ("first", "second"):
    edition = game(name)
    walk, s = Walk(Stream(5)), edition.new(3, edition.settle(3, {}))
    walk.play(s, 60)
    while s.asked >= 8:
        walk.play(s, 1)
    seat = (s.asked & -s.asked).bit_length() - 1
    view, out = edition.view(s, seat), Offer()
    offer(view, seat, out)
    print(name, bot("search:8", edition, Stream(1)).choose(view, seat, out))
"""


@pytest.mark.slow
def test_the_engine_of_the_page_plays_as_any_other(tmp_path: Path) -> None:
    package = Path(metro2033.__file__).parent
    write_tree(package, tmp_path)
    usual, of_page = (
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for folder in (package.parent, tmp_path)
    )
    assert len(usual.splitlines()) == 8
    assert of_page == usual
    code = (tmp_path / "metro2033/editions/second/evaluator.py").read_text("utf-8")
    assert ".get(" not in code
