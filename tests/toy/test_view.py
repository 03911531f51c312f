"""Views of the toy: what each may know, and how the rest is imagined."""

from collections import Counter

from metro2033.editions.toy.rules import state as t_state
from metro2033.editions.toy.rules.game import UNSEEN
from metro2033.editions.toy.rules.state import ToyState
from metro2033.engine.kernel.codec import frame_to_data
from metro2033.engine.kernel.event import UNKNOWN
from metro2033.engine.kernel.helper import HIDDEN, OPEN
from metro2033.engine.kernel.source import Stream
from toy.play import GAME, SPECTATOR, Play, word


def hand(s: ToyState, seat: int) -> list[int]:
    return list(s.hand[seat * 3 : seat * 3 + 3])


def test_a_seat_sees_its_own_hand_only() -> None:
    s = Play(seats=3, hands=[["rumour"], ["trolley", "trolley"], []]).state
    v = GAME.view(s, 1)
    assert [hand(v, seat) for seat in range(3)] == [[UNKNOWN] * 3, [0, 0, 2], [UNKNOWN] * 3]
    assert list(v.held) == [1, 2, 0]
    outsider = GAME.view(s, SPECTATOR)
    assert [hand(outsider, seat) for seat in range(3)] == [[UNKNOWN] * 3] * 3


def test_nobody_sees_the_deck_but_its_size() -> None:
    s = Play(discard=["rumour"]).state
    for viewer in (0, 1, SPECTATOR):
        v = GAME.view(s, viewer)
        assert list(v.deck) == [UNKNOWN] * 3
        assert v.numbers[t_state.DECK_SIZE] == 11
        assert list(v.discard) == [0, 1, 0]


def test_the_top_card_is_seen_by_those_who_looked() -> None:
    t = Play(seats=3, hands=[[], ["rumour"], []], turn=2)
    tops = [GAME.view(t.state, viewer).numbers[t_state.TOP] for viewer in (0, 1, SPECTATOR)]
    assert tops == [t_state.NO_CARD] * 3
    t.choose(1, "play:rumour")
    t.draw("found:trolley")
    views = [GAME.view(t.state, viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert [v.numbers[t_state.TOP] for v in views] == [UNSEEN, 2, UNSEEN, UNSEEN]


def test_a_bid_is_seen_by_the_bidder_only() -> None:
    t = Play(seats=3, place=["elm", "elm", "oak"])
    t.choose(0, "duel:2")
    t.choose(0, "bid:2")
    answers = {
        viewer: frame_to_data(GAME.view(t.state, viewer).stack[-1])["answers"]
        for viewer in (0, 1, 2, SPECTATOR)
    }
    hidden = [HIDDEN, OPEN]
    assert answers == {0: [word("bid:2"), OPEN], 1: hidden, 2: hidden, SPECTATOR: hidden}


def test_facts_of_a_view_keep_secrets() -> None:
    s = Play(hands=[["rumour"], ["trolley"]]).state
    assert GAME.facts(GAME.view(s, 0))["hands"] == [["rumour"], []]


def test_hidden_hands_are_imagined_evenly() -> None:
    """Seat 0 knows of two rumours; the other ten finds are as likely in the hand of seat 1."""
    s = Play(hands=[["rumour"], ["trolley"]], discard=["rumour"]).state
    v = GAME.view(s, 0)
    stream = Stream(5)
    seen: Counter[int] = Counter()
    for _ in range(2000):
        seen[hand(GAME.imagine(v, 0, stream), 1).index(1)] += 1
    expected = {0: 800.0, 1: 400.0, 2: 800.0}
    assert sum((seen[find] - n) ** 2 / n for find, n in expected.items()) < 20


def test_a_hidden_top_card_is_imagined_evenly() -> None:
    s = Play(top="trolley", discard=["trolley", "trolley"]).state
    v = GAME.view(s, 0)
    stream = Stream(6)
    seen = Counter(GAME.imagine(v, 0, stream).numbers[t_state.TOP] for _ in range(2000))
    expected = {0: 800.0, 1: 800.0, 2: 400.0}
    assert sum((seen[find] - n) ** 2 / n for find, n in expected.items()) < 20


def test_the_truth_can_be_imagined() -> None:
    t = Play(seats=3, hands=[["rumour"], ["trolley", "supplies"], ["trolley"]], top="rumour")
    truth = list(t.state.hand)
    stream = Stream(7)
    imagined = [GAME.imagine(GAME.view(t.state, 0), 0, stream) for _ in range(400)]
    assert any(list(s.hand) == truth and s.numbers[t_state.TOP] == 1 for s in imagined)
