"""The laws are not empty: random play reaches every verb, event, frame and half-answered seal."""

from typing import Any

import pytest

from laws.games import GAMES, MATCHES, UNREACHED, UNSEALED, WALKS, Match, every_match, vocabulary
from laws.walk import asked, logged, moments, options, steps
from metro2033.engine.kernel.helper import SealFrame, is_sealed
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import verb_of

SEEDS = range(60)


class Reached:
    """What the walks of a game have met."""

    def __init__(self) -> None:
        self.verbs: set[str] = set()
        self.events: set[str] = set()
        self.frames: set[str] = set()

    def meet(self, match: Match, s: Any, seed: int) -> None:
        game = match.game
        for step in steps(s, Stream(seed)):
            self.verbs.update(game.verbs[verb_of(word)].name for word in options(s, step.seat))
            self.frames.update(type(frame).__name__ for frame in s.stack)
            self.events.update(game.events[e.kind].name for e in logged(s.clone(), step))


@pytest.mark.parametrize("name", GAMES)
def test_walks_reach_everything(name: str) -> None:
    matches = [match for match in MATCHES if match.name == name]
    reached = Reached()
    for seed in range(WALKS[name]):
        match = matches[seed % len(matches)]
        reached.meet(match, match.start(seed), seed)
    game = matches[0].game
    met = [reached.verbs, reached.events, reached.frames]
    missed = [sorted(words - there) for words, there in zip(vocabulary(game), met, strict=True)]
    assert [word for words in missed for word in words if word not in UNREACHED[name]] == []


@every_match
def test_moments_hold_sealed_answers(match: Match) -> None:
    """States in which one has answered and another has not are the ones that leak."""
    found = sealed = 0
    for seed in SEEDS if match.name not in UNSEALED else SEEDS[:10]:
        for s in moments(match, seed, 12):
            if s.asked and is_sealed(s):
                top = s.stack[-1]
                assert isinstance(top, SealFrame)
                sealed += 1
                found += len(asked(s)) < len(top.seats)
    assert found >= 5 or (match.name in UNSEALED and sealed == 0)
