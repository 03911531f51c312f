"""What answers cost and bring, told before they are given."""

from collections import Counter
from itertools import compress
from typing import Any

from bots.brute import positions
from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.preview import RARE
from metro2033.bots.registry import odds, preview
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import Log
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import pack, verb_of
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import AMMO


def test_a_shop_says_how_much_of_its_deck_the_player_can_pay_for() -> None:
    s: Any = position_at(catalog.game("first"), 2, 1, "main")
    seat = asked_seat(s)
    deck = pile.size(s, pile.EQUIPMENT, pile.REST)
    for stock, payable in ((0, 0), (12, deck)):
        for kind in range(AMMO + 1):
            s.put(seat, st.STOCK + kind, stock)
        assert s.edition.wares(s, seat, pack(verb.BUY)) == [deck, payable]
    assert s.edition.wares(s, seat, pack(verb.WORK)) == []


def test_an_army_that_obtains_resources_says_how_many() -> None:
    game: Any = catalog.game("second")
    s = position_at(game, 2, 1, "army_action")
    seat = asked_seat(s)
    (gained,) = preview(game).differences(game.view(s, seat), seat, pack(verb.OBTAIN), None)
    apply(s, seat, pack(verb.OBTAIN))
    frame: Any = asking(s)
    assert (gained.what, gained.seat, gained.before, gained.after) == ("picks", seat, 0, frame.left)
    taken = preview(game).differences(game.view(s, seat), seat, pack(verb.TAKE, AMMO), None)
    assert [told.what for told in taken] == ["ammo"]


SHOWING = {
    happening.THREAT_SCOUTED: "scouted",
    happening.THREAT_LOOKED: "seen_threat",
    happening.LAW_LOOKED: "seen_law",
    happening.MISSION_DRAWN: "offered_mission",
    happening.EQUIPMENT_SEEN: "offered_equipment",
}
"""Events that show cards to one seat, and what announces them."""

SHOWN_BY = {verb.SCOUT, verb.RECEIVE_MISSION, verb.USE_EFFECT, verb.USE_MISSION}


def cards_shown(s: Any, seat: int, option: int) -> Counter[str]:
    """The cards that an answer shows to a seat before anybody is asked again."""
    s.log = Log()
    apply(s, seat, option)
    while s.asked and asked_seat(s) == CHANCE:
        out = Offer()
        offer(s, CHANCE, out)
        apply(s, CHANCE, out.pick(Stream(1)))
    shown = [told for told in s.log.events if told.kind in SHOWING and told.args[0] == seat]
    return Counter(SHOWING[told.kind] for told in shown)


def test_answers_tell_how_many_cards_they_show() -> None:
    game: Any = catalog.game("second")
    tries, met, out, source = preview(game), Counter[str](), Offer(), Stream(5)
    s = game.new(4, game.settle(4, {"first_player": 1}))
    while s.asked and (s.numbers[st.ROUND] < 12 or len(met) < 3):
        seat = asked_seat(s)
        offer(s, seat, out)
        for option in out.options[: out.count] if seat != CHANCE else ():
            if verb_of(option) in SHOWN_BY:
                found = tries.differences(game.view(s, seat), seat, option, None)
                told = {one.what: one.after for one in found if one.what in SHOWING.values()}
                assert told == cards_shown(s.clone(), seat, option)
                met.update(told)
        offer(s, seat, out)
        apply(s, seat, out.pick(source))
    assert {"scouted", "seen_threat", "offered_mission"} <= met.keys()


def test_no_change_is_sure_that_some_end_of_a_fight_does_not_bring() -> None:
    game: Any = catalog.game("second")
    tries, undecided, out = preview(game), 0, Offer()
    for s, seat, _ in positions(game, range(1), 4, 99, every=1):
        if asking(s).asks() != "combat_card":
            continue
        view = game.view(s, seat)
        offer(view, seat, out)
        for option in [out.options[i] for i in range(out.count)]:
            found = odds(game).chances(view, seat, option)
            assert found is not None
            ends = tries.outcomes(view, seat, option, found)
            likely = (found.win >= RARE, found.draw >= RARE, found.loss >= RARE)
            undecided += sum(likely) > 1
            differences = tries.differences(view, seat, option, found)
            sure = {told.what for told in differences if told.seat == seat}
            for end in compress(ends, likely):
                brought = {spread.what for spread in end}
                # Whoever has too few stations left gets another one.
                assert sure <= brought | (
                    {"points", "stations"} if "replaced" in brought else set()
                )
    assert undecided > 20


def test_what_the_next_round_brings_is_no_change_of_an_answer() -> None:
    game: Any = catalog.game("second")
    tries, last, out = preview(game), Counter[int](), Offer()
    own = {verb.EXCHANGE: {"pig", "mushroom", "ammo"}, verb.PASS_TURN: set[str]()}
    for s, seat, _ in positions(game, range(2), 3, 99, every=1):
        if asking(s).asks() != "hero_turn":
            continue
        offer(s, seat, out)
        for option in [out.options[i] for i in range(out.count)]:
            if verb_of(option) in own:
                found = tries.differences(game.view(s, seat), seat, option, None)
                assert {told.seat for told in found} <= {seat}
                assert {told.what for told in found} <= own[verb_of(option)]
                after = s.clone()
                apply(after, seat, option)
                last[verb_of(option)] += after.numbers[st.ROUND] != s.numbers[st.ROUND]
    assert last[verb.EXCHANGE] > 3
    assert last[verb.PASS_TURN] > 3


def test_the_rest_of_the_next_player_is_not_over_by_an_answer() -> None:
    game: Any = catalog.game("first")
    tries, rested, out = preview(game), 0, Offer()
    for s, seat, _ in positions(game, range(2), 3, 99, every=1):
        offer(s, seat, out)
        options = [out.options[i] for i in range(out.count)]
        if asking(s).asks() == "main" and pack(verb.PASS_TURN) in options:
            found = tries.differences(game.view(s, seat), seat, pack(verb.PASS_TURN), None)
            assert [told for told in found if told.what == "rests"] == []
            rested += s.get(s.following(seat), st.RESTS)
    assert rested > 3
