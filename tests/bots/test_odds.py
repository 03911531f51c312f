"""Odds of fights: equal to brute force, and the same for equal fights."""

from itertools import product
from typing import Any

import pytest

from bots.brute import Brute, cards, fights, positions
from bots.compare_odds import EDITIONS, SEATS, Compared, compare, triple
from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.fight_solver import Chances, choose
from metro2033.bots.registry import odds
from metro2033.editions.first.fight_solver import dice_chances
from metro2033.editions.second.threat_draw import UNSEEN, Peeks
from metro2033.engine.effects.part import always
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import Part
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import NEUTRAL, POLIS
from metro2033.engine.rules.peek import BURY_ANY, PICK_ONE


def test_an_answer_without_a_fight_has_no_odds() -> None:
    game = catalog.game("second")
    s = position_at(game, 2, 1, "army_action")
    assert odds(game).chances(s, asked_seat(s), pack(verb.PASS_TURN)) is None


@pytest.mark.parametrize(
    ("strength", "expected"),
    [(8, (1.0, 0.0, 0.0)), (7, (0.0, 1.0, 0.0)), (3, (0.0, 0.0, 1.0))],
)
def test_the_guard_of_polis_leaves_nothing_to_chance(
    strength: int, expected: tuple[float, float, float]
) -> None:
    game: Any = catalog.game("second")
    s = position_at(game, 2, 1, "army_action")
    seat = asked_seat(s)
    station = next(n for n, kind in enumerate(game.content.station_kind) if kind == POLIS)
    s.put(seat, st.STRENGTH, strength)
    s.put(seat, st.FACTION, 2)
    assert s.owner[station] == NEUTRAL
    option = pack(verb.ATTACK_STATION, station)
    found = odds(game).chances(game.view(s, seat), seat, option)
    assert triple(found) == expected


@pytest.mark.parametrize(
    ("faction", "mission"), [("red_line", "trophy_wall"), ("bauman_alliance", "")]
)
def test_draws_are_won_where_nobody_is_asked_before_the_fight(faction: str, mission: str) -> None:
    """By the last mission in hand, whose use lets the fight begin, or by the faction's ability."""
    game: Any = catalog.game("second")
    s = position_at(game, 2, 1, "hero_turn")
    seat = asked_seat(s)
    station = next(n for n, kind in enumerate(game.content.station_kind) if kind == POLIS)
    s.put(seat, st.PLACE, station)
    s.put(seat, st.FACTION, game.slugs["faction"].index(faction))
    s.put(seat, st.FIGURE, game.slugs["hero"].index("khan"))
    for deck, kind in ((pile.EQUIPMENT, "rpk"), (pile.MISSIONS, mission)):
        for card in cards(s, deck):
            slug = game.slugs[pile.DECK_NAMES[deck]][game.content.kind_of[card]]
            if slug == kind:
                pile.move_card(s, card, pile.HELD + seat, 1 << seat)
            elif s.zone[card] == pile.HELD + seat:
                pile.move_card(s, card, pile.REST, 0)
    found = odds(game).chances(game.view(s, seat), seat, pack(verb.ATTACK_STATION, station))
    assert triple(found) == (1.0, 0.0, 0.0)


@pytest.mark.parametrize("seats", SEATS[:3])
@pytest.mark.parametrize("edition", EDITIONS)
def test_odds_equal_brute_force(edition: str, seats: int) -> None:
    teller = odds(catalog.game(edition))
    found = compare(edition, 4, range(100), teller.chances, every=11, seats=seats)
    assert found.faults(4) == []


def test_odds_of_laid_combat_cards_equal_brute_force() -> None:
    teller = odds(catalog.game("second"))
    assert compare("second", 20, range(100), teller.chances, every=3, laid=True).faults(20) == []


def test_positions_that_are_not_compared_are_counted() -> None:
    """A few may be too large for brute force; with more, the comparison proves nothing."""
    assert Compared(done=9, left_out=3).faults(9) == []
    assert Compared(done=9, left_out=4).faults(9) == ["4 positions left out, 9 compared"]
    assert Compared(done=8).faults(9) == ["only 8 positions"]


def test_a_card_under_a_deck_of_known_cards_comes_back() -> None:
    """Who buries the only card meets it all the same; of two, the other comes first."""
    lost, won, nothing = 0, 2, [0, 0, 0]
    look = Peeks()
    look.add(1, BURY_ANY)
    assert triple(look.best([lost], nothing)) == (0.0, 0.0, 1.0)
    assert triple(look.best([lost, won], nothing)) == (1.0, 0.0, 0.0)
    assert triple(look.best([lost, UNSEEN], [0, 0, 3])) == (1.0, 0.0, 0.0)


def test_nobody_looks_at_more_cards_than_the_deck_has() -> None:
    """Threats that others hold are unseen, too, but they are not in the deck."""
    lost, won_by_others = 0, [0, 0, 2]
    for mode in (BURY_ANY, PICK_ONE):
        look = Peeks()
        look.add(2, mode)
        assert triple(look.best([lost], won_by_others)) == (0.0, 0.0, 1.0)
        assert triple(look.best([lost, UNSEEN], won_by_others)) == (1.0, 0.0, 0.0)


def test_an_effect_before_a_vote_has_no_odds() -> None:
    """The next fight is another one, whatever is used before it."""
    game = catalog.game("second")
    seen = 0
    for s, seat, option in positions(game, range(40), 2, 4, 1):
        if asking(s).asks() == "use_effect" and not s.stack.top().station >= 0:
            seen += 1
            assert odds(game).chances(game.view(s, seat), seat, option) is None
            assert Brute(game, seat).chances(game.view(s, seat), option) is None
        if seen == 3:
            return
    raise AssertionError("nothing was used before a vote")


@pytest.mark.parametrize(
    ("edition", "laid"), [("first", False), ("second", False), ("second", True)]
)
def test_brute_force_finds_odds_that_are_a_little_wrong(edition: str, laid: bool) -> None:
    right = odds(catalog.game(edition)).chances

    def wrong(view: Any, seat: int, option: int) -> Chances | None:
        found = right(view, seat, option)
        if found is None or not 0.0 < found.win < 1.0:
            return found
        return Chances(found.win + 0.001, found.draw - 0.001, found.loss)

    assert compare(edition, 10, range(100), wrong, every=11, laid=laid).wrong


def counted(lead: int) -> tuple[float, float, float]:
    """All throws of two sides by hand."""
    wins = draws = total = 0
    for a, b, x, y in product(range(1, 7), repeat=4):
        mine, theirs = lead + a + b, x + y
        wins += mine > theirs
        draws += mine == theirs
        total += 1
    return (wins / total, draws / total, (total - wins - draws) / total)


@pytest.mark.parametrize("lead", range(-12, 13, 3))
def test_dice_come_out_as_counted(lead: int) -> None:
    assert triple(dice_chances(lead, 0, 0, 0)) == pytest.approx(counted(lead))


def test_throwing_again_and_doubles_help() -> None:
    plain, mine, theirs = (dice_chances(0, 0, again, 0).score() for again in (0, 1, 2))
    assert theirs < plain < mine
    assert theirs == pytest.approx(-mine)
    assert dice_chances(-3, 0, 0, 1).win > dice_chances(-3, 0, 0, 0).win + 0.1


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_fight_reads_the_same_until_something_changes(edition: str) -> None:
    game: Any = catalog.game(edition)
    s = position_at(game, 3, 2, "main" if edition == "first" else "army_action")
    seat = asked_seat(s)
    option = fights(game, s, seat)[0]
    view = game.view(s, seat)
    found = {triple(odds(game).chances(view, seat, option)) for _ in range(3)}
    assert len(found) == 1
    s.put(seat, st.STRENGTH, 1)
    weak = triple(odds(game).chances(game.view(s, seat), seat, option))
    s.put(seat, st.STRENGTH, 8)
    assert weak != triple(odds(game).chances(game.view(s, seat), seat, option))


def test_equal_fights_read_equal() -> None:
    """The same army against the same threats, wherever the station is."""
    game: Any = catalog.game("first")
    s = position_at(game, 3, 2, "main")
    seat = asked_seat(s)
    options = [o for o in fights(game, s, seat) if verb_of(o) == verb.ARMY_STATION]
    neutral = [option for option in options if s.owner[first(option)] == NEUTRAL]
    assert len(neutral) > 1
    view = game.view(s, seat)
    assert len({triple(odds(game).chances(view, seat, option)) for option in neutral}) == 1


def test_the_defender_picks_the_better_of_army_and_hero() -> None:
    """The attacker's odds are those of the defender's best answer."""
    game: Any = catalog.game("second")
    for seed in range(60):
        s, source, out = game.new(3, game.settle(3, {})), Stream(seed), Offer()
        while s.asked:
            seat = asked_seat(s)
            offer(s, seat, out)
            option = out.pick(source)
            if seat != CHANCE and verb_of(option) == verb.ATTACK_STATION:
                t = s.clone()
                apply(t, seat, option)
                if t.asked and asking(t).asks() == "choose_defender":
                    check_defender(game, s, t, seat, option)
                    return
            apply(s, seat, option)
    pytest.fail("nobody ever had to choose")


def check_defender(game: Any, s: Any, t: Any, seat: int, option: int) -> None:
    attack = odds(game).chances(game.view(s, seat), seat, option)
    foe = asked_seat(t)
    view = game.view(t, seat)
    sides = []
    for answer in fights(game, t, foe):
        if verb_of(answer) == verb.FIGHT_WITH:
            solver = odds(game).solver
            solver.seat = seat
            world = game.imagine(view, seat, Stream(1))
            solver.begin(world)
            apply(world, foe, answer)
            sides.append(solver.open_chances(world).score())
    assert len(sides) == 2
    assert attack is not None
    assert attack.score() <= min(sides) + 1e-9


def test_only_what_all_sums_have_is_always_there() -> None:
    one = [Part(0, "army", -1, 4, ""), Part(0, "equipment", 1, 2, ""), Part(0, "law", 1, 1, "")]
    other = [Part(0, "army", -1, 4, ""), Part(0, "equipment", 1, 1, "")]
    found = [(part.kind, part.value) for part in always([one, other])]
    assert found == [("army", 4), ("equipment", 1)]


def test_ways_to_choose() -> None:
    assert [choose(5, k) for k in range(-1, 7)] == [0, 1, 5, 10, 10, 5, 1, 0]
