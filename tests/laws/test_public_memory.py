"""Public memory equals that of somebody who writes everything down, in random matches.

`METRO2033_EFFORT=125 pytest tests/laws/test_public_memory.py` plays 1,000 matches of each edition.
"""

from __future__ import annotations

from typing import Any

import pytest

from effort import Counted, seeds
from laws.games import Match
from laws.reference_memory import ReferenceMemory
from laws.walk import anything, asked, nature, one_of, options
from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.source import Stream
from metro2033.engine.model import pile
from metro2033.table import memory
from metro2033.table.decision import choice_of
from metro2033.table.memory import PublicMemory
from metro2033.table.record import Header, Player
from metro2033.table.table import Table

EVERY = 25
"""Choices between two comparisons."""

EDITIONS = ("first", "second")


def opened(edition: str, seed: int) -> Table[Any]:
    """A table with the seats of the seed, after the set-up."""
    game: Any = catalog.game(edition)
    seats = game.least_seats + seed % (game.most_seats - game.least_seats + 1)
    header = Header.new(game, [Player("", "human")] * seats)
    return Table(game, header, Match(edition, seats).start(seed))


def play_on(table: Table[Any], source: Stream) -> bool:
    """Let somebody answer anything; whether anybody could."""
    state = table.state
    if not state.asked:
        return False
    seat = one_of(asked(state), source)
    word = nature(state, source) if seat == CHANCE else anything(options(state, seat), source)
    table.follow(choice_of(table.codec, seat, word))
    return True


def check_match(edition: str, seed: int) -> int:
    """Compare the memory of a random match with the notes of it; how often."""
    table, source, compared = opened(edition, seed), Stream(seed), 0
    recalling, notes = PublicMemory(table), ReferenceMemory(table)
    notes.write()
    while play_on(table, source):
        notes.write()
        if table.count % EVERY == 0 or table.is_over:
            notes.check(recalling.recall())
            compared += 1
    return compared


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_memory_equals_that_of_somebody_who_writes_everything_down(
    edition: str, counted: Counted
) -> None:
    compared = [check_match(edition, seed) for seed in seeds(8)]
    counted(matches=len(compared))
    assert all(compared)


def test_what_was_taken_back_has_not_been_seen() -> None:
    table, source = opened("second", 1), Stream(1)
    recalling = PublicMemory(table)
    for _ in range(60):
        play_on(table, source)
    before = recalling.recall()
    for _ in range(120):
        play_on(table, source)
    assert recalling.recall() != before
    table.take_back(60)
    assert recalling.recall() == before


@pytest.mark.parametrize("depth", [1, 2, 24, 25, 26, 90])
def test_what_is_taken_back_again_and_again_is_remembered_as_by_a_newcomer(depth: int) -> None:
    table, source = opened("second", 2), Stream(depth)
    recalling = PublicMemory(table)
    for _ in range(8):
        for _ in range(depth + 30):
            play_on(table, source)
        recalling.recall()
        table.take_back(table.count - depth)
        for _ in range(depth // 2):
            play_on(table, source)
        assert recalling.recall() == PublicMemory(table).recall()


def test_taking_back_costs_no_look_at_the_whole_match(monkeypatch: pytest.MonkeyPatch) -> None:
    table, source, looked = opened("second", 1), Stream(1), []
    for _ in range(400):
        play_on(table, source)
    recalling = PublicMemory(table)
    recalling.recall()

    def counting(s: Any, deck: int, n: int, notes: Any, news: memory.DeckNews) -> None:
        looked.append(n)
        real_note(s, deck, n, notes, news)

    monkeypatch.setattr(memory, "note", counting)
    table.take_back(table.count - 1)
    recalling.recall()
    assert 0 < len(set(looked)) <= 2 * memory.KEEP_EVERY


def test_the_toy_has_no_decks_to_remember() -> None:
    game = catalog.game("toy")
    header = Header.new(game, [Player("", "human")] * 2)
    assert PublicMemory(Table.open(game, header)).recall() == []


def forgetful(s: Any, deck: int, n: int, notes: Any, _news: memory.DeckNews) -> None:
    """Miss what is shown in passing."""
    real_note(s, deck, n, notes, memory.DeckNews())


def peeking(s: Any, deck: int) -> dict[int, int]:
    """Know what the first seat knows."""
    return {card: s.zone[card] for card in memory.cards_of(s, deck) if pile.knows(s, card, 0)}


real_note = memory.note


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("name", "fault"), [("note", forgetful), ("known_zones", peeking)])
def test_a_planted_fault_is_found(
    monkeypatch: pytest.MonkeyPatch, edition: str, name: str, fault: Any
) -> None:
    monkeypatch.setattr(memory, name, fault)
    with pytest.raises((AssertionError, KeyError)):
        assert all([check_match(edition, seed) for seed in range(4)])
