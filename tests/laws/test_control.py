"""Controls: a law that cannot fail proves nothing, so each one is shown a planted fault."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from laws import check
from laws.check import check_event, check_secrets, check_twins, check_untold, check_view
from laws.games import Match
from laws.secret import toy_secrets
from laws.walk import data, moments, steps
from metro2033.editions.toy.rules import state as t
from metro2033.engine.kernel.core import stack_of
from metro2033.engine.kernel.event import Event, redact
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.source import Source, Stream

MATCH = Match("toy", 3)
SEEDS = range(40)


class Planted:
    """The toy with another view or imagination."""

    def __init__(
        self,
        view: Callable[[Any, Any], None] = lambda _s, _v: None,
        imagine: Callable[[Any], None] = lambda _s: None,
    ) -> None:
        self.spoil_view = view
        self.spoil_imagination = imagine

    def __getattr__(self, name: str) -> Any:
        return getattr(MATCH.game, name)

    def view(self, s: Any, seat: int) -> Any:
        v = MATCH.game.view(s, seat)
        self.spoil_view(s, v)
        return v

    def imagine(self, view: Any, seat: int, source: Source) -> Any:
        s = MATCH.game.imagine(view, seat, source)
        self.spoil_imagination(s)
        return s

    @property
    def game(self) -> Game[Any]:
        return cast("Game[Any]", self)


def open_hand(s: Any, v: Any) -> None:
    for find in range(t.FIND_COUNT):
        v.hand[find] = s.hand[find]


def open_deck(s: Any, v: Any) -> None:
    v.deck = s.deck[:]


def open_top(s: Any, v: Any) -> None:
    v.numbers[t.TOP] = s.numbers[t.TOP]


def open_seals(s: Any, v: Any) -> None:
    v.stack = stack_of(list(s.stack))


def is_caught(law: Callable[[Any, Source], object]) -> bool:
    """Whether some moment of some match breaks the law."""
    for seed in SEEDS:
        source = Stream(seed)
        for s in moments(MATCH, seed, 10):
            try:
                law(s, source)
            except AssertionError:
                return True
    return False


@pytest.mark.parametrize("leak", [open_hand, open_deck, open_top, open_seals])
def test_a_view_that_tells_too_much_is_caught(leak: Callable[[Any, Any], None]) -> None:
    game = Planted(view=leak).game
    assert is_caught(lambda s, _: check_secrets(game, toy_secrets, s, 1))
    assert not is_caught(lambda s, _: check_secrets(MATCH.game, toy_secrets, s, 1))


@pytest.mark.parametrize("leak", [open_hand, open_top, open_seals])
def test_a_view_that_shows_what_nobody_told_is_caught(leak: Callable[[Any, Any], None]) -> None:
    game = Planted(view=leak).game
    assert is_caught(lambda s, source: check_untold(game, s, 1, source, []))


def test_untold_answers_are_compared() -> None:
    compared = 0
    for seed in SEEDS:
        for s in moments(MATCH, seed, 10):
            compared += check_untold(MATCH.game, s, 1, Stream(seed), [])
    assert compared > 100


def lose_a_card(s: Any) -> None:
    s.deck[0] -= 1


def deal_a_card(s: Any) -> None:
    s.hand[0] += 1
    s.deck[0] -= 1


def move_a_seat(s: Any) -> None:
    s.place[2] = (s.place[2] + 1) % 12


@pytest.mark.parametrize("fault", [lose_a_card, deal_a_card, move_a_seat])
def test_a_wrong_imagination_is_caught(fault: Callable[[Any], None]) -> None:
    game = Planted(imagine=fault).game
    assert is_caught(lambda s, source: check_view(game, s, 1, source))
    assert not is_caught(lambda s, source: check_view(MATCH.game, s, 1, source))


def test_a_leak_by_events_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def twins(s: Any, source: Source) -> object:
        return check_twins(MATCH.game, s, 1, source, [], 6)

    assert not is_caught(twins)
    monkeypatch.setattr(check, "redact", lambda event, _: event)
    assert is_caught(twins)


def test_a_leak_by_the_rules_behind_events_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def told_by_rules(event: Event, viewer: int) -> Event:
        seen = redact(event, viewer)
        return Event(seen.kind, seen.args, seen.audience, seen.hidden, str(list(event.args)))

    monkeypatch.setattr(check, "redact", told_by_rules)
    assert is_caught(lambda s, source: check_untold(MATCH.game, s, 1, source, []))


def test_a_reveal_that_is_not_announced_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "has_learned", lambda *_: False)
    assert is_caught(lambda s, source: check_twins(MATCH.game, s, 1, source, [], 6))


def test_an_opened_seal_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "has_learned", lambda *_: False)
    monkeypatch.setattr(check, "is_sealed", lambda _: False)
    assert is_caught(lambda s, source: check_twins(MATCH.game, s, 2, source, [], 6))


@pytest.mark.parametrize(
    "event",
    [
        Event(1, vec[i64]([0])),
        Event(1, vec[i64]([0, 12])),
        Event(1, vec[i64]([-1, 3])),
        Event(2, vec[i64]([0, 1]), 1, 4),
        Event(2, vec[i64]([0, 1]), 16, 2),
    ],
    ids=repr,
)
def test_an_event_that_fits_no_signature_is_caught(event: Event) -> None:
    with pytest.raises(AssertionError):
        check_event(MATCH.game, event, MATCH.seats)


def test_clones_that_share_a_vector_are_caught() -> None:
    s = MATCH.start(1)
    clone = s.clone()
    clone.bullets = s.bullets
    before = data(clone)
    for _ in steps(s, Stream(1), 20):
        pass
    assert data(clone) != before
