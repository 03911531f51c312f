"""Questions: somebody can always answer, and every answer has a name."""

from typing import Any

from laws.games import Match, law
from laws.walk import asked, options, question, steps
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import asking, is_sealed, refused_by
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import NONE, first, second, third, verb_of


@law(20)
def test_options_are_never_empty_or_repeated(match: Match, seed: int) -> None:
    s = match.start(seed)
    for _ in steps(s, Stream(seed)):
        for seat in asked(s):
            offered = options(s, seat)
            assert offered != []
            assert len(set(offered)) == len(offered)


@law(20)
def test_weights_are_positive_and_only_nature_has_them(match: Match, seed: int) -> None:
    s = match.start(seed)
    for _ in steps(s, Stream(seed)):
        for seat in asked(s):
            out = question(s, seat)
            weights = [out.weights[i] for i in range(out.count)]
            assert min(weights) > 0
            assert sum(weights) == out.total
            assert seat == CHANCE or max(weights) == 1


@law(20)
def test_nature_is_asked_alone_and_players_in_their_seats(match: Match, seed: int) -> None:
    s = match.start(seed)
    for _ in steps(s, Stream(seed)):
        seats = asked(s)
        assert sum(2**seat for seat in seats) == s.asked
        assert seats == [CHANCE] or max(seats) < match.seats
        assert len(seats) == 1 or is_sealed(s)


@law(10)
def test_asking_again_gives_the_same_question(match: Match, seed: int) -> None:
    s = match.start(seed)
    for _ in steps(s, Stream(seed)):
        for seat in asked(s):
            assert options(s, seat) == options(s, seat) == options(s.clone(), seat)


@law(10)
def test_the_fallback_is_one_of_the_options(match: Match, seed: int) -> None:
    s = match.start(seed)
    for _ in steps(s, Stream(seed)):
        for seat in asked(s):
            out = question(s, seat)
            assert out.has(asking(s).fallback(s, seat, out))


@law(10)
def test_questions_have_a_kind_and_refusals_a_text(match: Match, seed: int) -> None:
    s = match.start(seed)
    words: set[int] = set()
    for step in steps(s, Stream(seed)):
        assert asking(s).asks().isidentifier()
        words.update(options(s, step.seat))
        for word in words.difference(options(s, step.seat)):
            assert isinstance(refused_by(s, step.seat, word), str)


def check_word(game: Game[Any], word: int) -> None:
    kinds = game.verbs[verb_of(word)].kinds
    given = [first(word), second(word), third(word)]
    for kind, value in zip(kinds, given, strict=False):
        assert kind == "number" or value == NONE or value < len(game.slugs[kind])
    assert given[len(kinds) :] == [NONE] * (3 - len(kinds))


@law(10)
def test_every_option_can_be_read(match: Match, seed: int) -> None:
    s = match.start(seed)
    for step in steps(s, Stream(seed)):
        for word in options(s, step.seat):
            check_word(match.game, word)
