"""Imagined boards: what a seat may not know changes no byte of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from effort import seeds
from laws.games import MATCHES, Match
from laws.walk import moments
from metro2033.engine.kernel.source import Stream
from metro2033.server.bots.bot_question import Share, WhatIfWork
from metro2033.server.match import what_if
from metro2033.server.protocol.what_if import ImaginedBoard, Tell, TriedChoice
from metro2033.server.worker.thinker import reply_to
from metro2033.table.record import Header, Player
from metro2033.table.table import Table

LENGTH = 2
"""Boards of a line that are compared."""

FEW = [match for match in MATCHES if match.seats in {2, 3}]


def board(
    match: Match, world: Any, viewer: int, seed: int, choices: list[TriedChoice]
) -> ImaginedBoard:
    """What somebody is told who asks for a board at a table."""
    header = Header.new(match.game, [Player("", "human")] * match.seats)
    table = Table(match.game, header, world.clone())
    tell: Tell = ("", "odds", "lacks")[seed % 3]
    about = min((each + 1 for each in table.asked), default=1)
    work = WhatIfWork(0, match.seats, choices, tell, about)
    question = what_if.what_if_question(table, viewer, seed, work, Share())
    # As a worker gets it, and as it replies.
    text = msgspec.json.encode(question)
    found = reply_to(msgspec.json.decode(text, type=type(question))).board
    assert found is not None
    return found


def line(match: Match, world: Any, viewer: int, seed: int) -> list[bytes]:
    """The boards of a line of answers, one more each time; whoever is asked answers."""
    choices, told = list[TriedChoice](), list[bytes]()
    for _ in range(LENGTH):
        found = board(match, world, viewer, seed, choices)
        assert found.made == len(choices)
        told.append(msgspec.json.encode(found))
        if not found.asked:
            break
        first = found.asked[0]
        options = first.question.options
        choices.append(TriedChoice(first.seat, options[seed % len(options)].key))
    return told


def differences(match: Match, numbers: range) -> int:
    """How many lines tell two worlds apart that look alike to a viewer."""
    count = 0
    for seed in numbers:
        source = Stream(seed)
        for number, s in enumerate(moments(match, seed, 5)):
            viewer = number % match.seats
            view = match.game.view(s, viewer)
            one, two = (match.game.imagine(view, viewer, source) for _ in range(2))
            count += line(match, one, viewer, seed) != line(match, two, viewer, seed)
    return count


@pytest.mark.parametrize("match", FEW, ids=str)
def test_boards_tell_nothing_that_is_hidden(match: Match) -> None:
    assert differences(match, seeds(1)) == 0


def test_a_board_of_the_true_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(what_if, "known", lambda table, n, _viewer: table.at(n))
    assert differences(Match("second", 3), range(2))


def test_a_seed_is_one_imagination() -> None:
    match = Match("second", 3)
    s = moments(match, 1, 1)[0]
    same = [board(match, s, 0, 5, []) for _ in range(2)]
    assert same[0] == same[1]
    others = {str(board(match, s, 0, seed, []).facts) for seed in range(5)}
    assert len(others) > 1


def test_the_seat_keeps_what_it_knows() -> None:
    match = Match("second", 3)
    found = [(s, board(match, s, 0, 9, [])) for s in moments(match, 3, 4)]
    still = [(s, told.facts) for s, told in found if not told.steps]
    assert still
    for s, facts in still:
        known = match.game.facts(match.game.view(s, 0))
        assert facts["player"]["1"] == known["player"]["1"]


def test_answers_that_do_not_fit_end_the_line() -> None:
    match = Match("second", 3)
    s = moments(match, 1, 1)[0]
    start = board(match, s, 0, 5, [])
    found = board(match, s, 0, 5, [TriedChoice(1, "no-such-key")])
    assert (found.made, found.steps) == (0, start.steps)
