"""What answers cost and bring, told before they are given."""

from itertools import compress
from typing import Any

from bots.brute import positions
from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.preview import RARE
from metro2033.bots.registry import odds, preview
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import pile, verb
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
