"""Set-up in random matches: decks, stations, missions and the order of turns."""

from collections import Counter

import pytest

from first.random_play import answers, edition, moments, new, order, round_of
from laws.walk import asked, data, options, question, steps
from metro2033.editions.first.content.load import load as load_first
from metro2033.editions.first.content.schema import FirstContent
from metro2033.editions.first.content.table import tables as first_tables
from metro2033.editions.first.rules.edition import FirstEdition
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.state import State

DRAWS = {
    verb.DRAW_THREAT: pile.THREATS,
    verb.DRAW_EQUIPMENT: pile.EQUIPMENT,
    verb.DRAW_MISSION: pile.MISSIONS,
}


@pytest.mark.rule("E1-SETUP-002", "E1-VIEW-005", "R1-055")
def test_each_deck_is_drawn_from_alone_and_every_card_has_the_same_chance() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(6):
        for s, step in answers(3, seed, 12):
            if step.seat != CHANCE or verb_of(step.option) not in DRAWS:
                continue
            deck = DRAWS[verb_of(step.option)]
            drawn[deck] += 1
            start = s.content.deck_start[deck]
            cards = range(start, start + s.content.deck_count[deck])
            lying = Counter(s.content.kind_of[i] for i in cards if s.zone[i] == pile.REST)
            asked_for = question(s, CHANCE)
            assert {verb_of(o) for o in asked_for.options[: asked_for.count]} == {
                verb_of(step.option)
            }
            chances = {
                first(asked_for.options[i]): asked_for.weights[i] for i in range(asked_for.count)
            }
            assert chances == lying
    assert set(drawn) == set(DRAWS.values())


@pytest.mark.rule("E1-SETUP-002")
def test_the_same_luck_and_choices_give_the_same_match() -> None:
    one, other, third = new(4, 3), new(4, 3), new(4, 3)
    for s, seed in ((one, 5), (other, 5), (third, 6)):
        for _ in steps(s, Stream(seed)):
            pass
    assert data(one) == data(other)
    assert data(one) != data(third)


@pytest.mark.rule("E1-SETUP-003")
def test_nature_never_draws_a_station() -> None:
    seen = set()
    for seed in range(4):
        for s, step in answers(2 + seed, seed, 8):
            if step.seat == CHANCE:
                seen |= {verb_of(option) for option in options(s, CHANCE)}
    dealt = {verb.TAKE_FACTION, verb.TAKE_HERO, verb.ROLL}
    assert dealt | set(DRAWS) == seen


@pytest.mark.rule("E1-SETUP-007", "R1-019")
def test_stations_without_owner_are_open_and_have_a_line() -> None:
    for s in moments(3, 2):
        for seat in range(3):
            assert edition().view(s, seat).owner == s.owner
        assert all(0 <= line < 10 for line in s.content.station_line)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.rule("E1-SETUP-014", "E1-SETUP-015", "E1-SETUP-016", "R1-043")
def test_everybody_keeps_one_of_three_missions(seats: int) -> None:
    polis = edition().content.slugs["faction"].index("polis")
    s = new(seats)
    chose = []
    for step in steps(s, Stream(seats)):
        if asking(s).asks() == "initiative":
            break
        if asking(s).asks() == "mission":
            chose.append(step.seat)
            looked = 4 if s.get(step.seat, st.FACTION) == polis else 3
            assert len(options(s, step.seat)) == looked
            assert pile.deck_size(s, pile.MISSIONS) == 20 - (len(chose) - 1) - looked
    assert chose == list(range(seats))
    assert pile.deck_size(s, pile.MISSIONS) == 20 - seats
    assert all(pile.size(s, pile.MISSIONS, pile.HELD + seat) == 1 for seat in range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.rule("E1-SETUP-018", "E1-SETUP-019", "E1-TURN-001", "E1-TURN-015", "R1-038")
def test_the_order_of_turns_stays_clockwise_from_the_first_player(seats: int) -> None:
    s = new(seats, 20)
    began: dict[int, list[int]] = {}
    firsts = set()
    source = Stream(11)
    while s.asked:
        seat = asked(s)[0]
        if asking(s).asks() == "main":
            firsts.add(s.numbers[st.FIRST])
            began.setdefault(round_of(s), []).append(seat)
            assert began[round_of(s)] == order(s)[: len(began[round_of(s)])]
            apply(s, seat, pack(verb.PASS_TURN))
        elif seat == CHANCE:
            apply(s, seat, question(s, seat).pick(source))
        else:
            apply(s, seat, options(s, seat)[0])
    assert len(firsts) == 1
    assert began == {number: order(s) for number in range(1, 21)}


def changed(content: FirstContent) -> FirstEdition:
    """The first edition with other values on the board of every clan."""
    table = first_tables(content)
    for clan in range(table.faction_count):
        table.faction_army[clan] = 4
        for kind, n in enumerate((2, 1, 3)):
            table.faction_stock[clan * 3 + kind] = n
    return FirstEdition(table)


@pytest.mark.rule("E1-CLAN-002", "E1-RES-003", "E1-ARMY-004", "E1-SETUP-005")
def test_starting_values_are_those_of_the_board() -> None:
    game = changed(load_first())
    s = game.new(3, game.settle(3, {}))
    assert isinstance(s, State)
    for _ in steps(s, Stream(1)):
        if asking(s).asks() == "home":
            break
    for seat in ("1", "2", "3"):
        player = game.facts(s)["player"][seat]
        wanted = {"ammo": 3, "pig": 2, "mushroom": 1, "army": 4, "activity": 0, "points": 3}
        assert player.items() >= wanted.items()
