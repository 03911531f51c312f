"""The puzzles that are shipped: their matches lead there, and their answers are the best."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import metro2033
from metro2033 import catalog
from metro2033.bots.registry import evaluator
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.model.ids import NOTHING
from metro2033.i18n import Wording, languages
from metro2033.i18n.hint import Hint, hint_sentence
from metro2033.key_text import name_of
from metro2033.puzzle import Puzzle, puzzle, puzzles
from metro2033.server.tables.puzzles import solution
from metro2033.server.tables.puzzles import told as told_puzzle
from metro2033.table.keys import codec_of
from mine_puzzles.__main__ import CLEAR
from mine_puzzles.measure import DANGER_THEMES
from mine_puzzles.position import Asked, chance, searched

TEXTS = Path(metro2033.__file__).parent / "i18n"
ALL = list(puzzles().values())
ASKED = [found for found in ALL if not found.is_retired]

VISITS = 60
"""Worlds in which an answer is judged again; it was chosen in a thousand."""


def test_there_are_many_of_both_editions_and_every_level() -> None:
    assert len(ASKED) >= 300
    assert min(Counter(found.edition for found in ASKED).values()) >= 60
    assert {found.level for found in ASKED} == {1, 2, 3, 4, 5}


def test_none_is_asked_that_all_bots_answer_by_one_rule() -> None:
    """Which mission to keep, in the first edition: then none of them is weaker than another."""
    ruled = [found for found in ALL if is_ruled(found)]
    assert ruled
    assert all(found.is_retired for found in ruled)


def is_ruled(found: Puzzle) -> bool:
    """Whether a rule answers a puzzle; those that choose a mission are looked at."""
    if not any("mission" in name_of(key) for key in found.chances):
        return False
    table, out = found.table(), Offer()
    offer(table.state, found.seat - 1, out)
    view: Any = table.view(found.seat - 1)
    return bool(evaluator(table.game).rule(view, found.seat - 1, out) != NOTHING)


def test_a_puzzle_that_has_retired_is_still_opened_by_its_link() -> None:
    found = puzzle("f2002-132")
    assert found.is_retired
    assert found.table().ask(found.seat - 1) is not None
    assert solution(found.id, found.best)["found"] == []
    told = {row["id"]: row["is_retired"] for row in map(told_puzzle, ALL)}
    assert told[found.id]
    assert not told["s2001-255"]


def test_themes_tell_of_the_danger() -> None:
    """Of both kinds in both editions."""
    themes = Counter[tuple[str, str]]()
    for found in ASKED:
        danger = found.purpose.get("danger", "")
        told = [theme for theme in ("station", "safe") if theme in found.themes]
        assert told == ([DANGER_THEMES[danger]] if danger in DANGER_THEMES else []), found.id
        themes.update((found.edition, theme) for theme in told)
    assert len(themes) == 4


@pytest.mark.parametrize("found", ALL[::16], ids=lambda found: found.id)
def test_the_match_leads_to_the_question(found: Puzzle) -> None:
    table = found.table()
    ask = table.ask(found.seat - 1)
    assert ask is not None
    assert table.count == found.at
    assert set(found.chances) <= set(ask.decision.keys)


def test_the_best_answer_leads_by_far() -> None:
    for found in ALL:
        best, second, *_ = sorted(found.chances.values(), reverse=True)
        assert found.chances[found.best] == best, found.id
        assert best - second >= CLEAR, found.id


@pytest.mark.parametrize("language", languages())
def test_the_best_answer_has_a_purpose_that_can_be_said(language: str) -> None:
    for found in ALL:
        wording = Wording(catalog.game(found.edition), language)
        said = hint_sentence(wording, Hint(found.best, **found.purpose))
        assert said.endswith("."), found.id
        assert "hint-" not in said, found.id
    assert sum(bool(found.purpose) for found in ALL) > 0.9 * len(ALL)


def test_every_theme_has_a_name() -> None:
    for language in languages():
        told = (TEXTS / language / "client.ftl").read_text("utf-8")
        for theme in {theme for found in ALL for theme in found.themes}:
            assert f"puzzle-theme-{theme} = " in told, (language, theme)


@pytest.mark.parametrize("name", ["f3002-509", "s2001-255"])
def test_another_search_finds_the_same_answer(name: str) -> None:
    found = puzzle(name)
    table = found.table()
    state, key = table.state, codec_of(table.game).key
    asked = Asked(table.game, state, found.seat - 1, asking(state).asks())
    rivals = [option for option in asked.options if key(option) != found.best]
    rival = max(rivals, key=lambda option: found.chances.get(key(option), 0))
    best = next(option for option in asked.options if key(option) == found.best)
    lead = chance(asked, best, 33, VISITS) - chance(asked, rival, 33, VISITS)
    assert lead > 0.05
    assert key(searched(asked, 33, VISITS)[0]) == found.best
