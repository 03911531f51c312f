"""The finds of the toy: searched, kept secret, played, and shuffled back."""

from metro2033.editions.toy.rules import state as t_state
from toy.play import GAME, SPECTATOR, Play


def test_a_search_draws_from_what_is_left() -> None:
    t = Play(hands=[["rumour"], ["trolley", "trolley"]], discard=["supplies"] * 4)
    t.choose(0, "search")
    assert t.state.stack[-1].asks() == "draw"
    assert t.chances() == {"found:rumour": 3, "found:trolley": 2}
    t.draw("found:trolley")
    assert t.facts()["hands"] == [["rumour", "trolley"], ["trolley", "trolley"]]
    assert t.facts()["deck_size"] == 4


def test_only_the_finder_knows_the_find() -> None:
    t = Play()
    t.choose(0, "search")
    t.draw("found:rumour")
    assert t.told(0) == ["found_card 1 rumour"]
    assert t.told(1) == t.told(SPECTATOR) == ["found_card 1 ?"]


def test_the_last_card_brings_the_discards_back() -> None:
    t = Play(hands=[[], ["rumour"]], discard=[*["supplies"] * 4, *["trolley"] * 4, *["rumour"] * 2])
    assert t.facts()["deck_size"] == 1
    t.choose(0, "search")
    t.draw("found:rumour")
    facts = t.facts()
    assert (facts["deck_size"], facts["discard"]) == (10, [])
    t.choose(1, "search")
    assert t.chances() == {"found:supplies": 4, "found:rumour": 2, "found:trolley": 4}


def test_supplies_bring_two_bullets() -> None:
    t = Play(hands=[["supplies"], []], bullets=[3, 3])
    t.choose(0, "play:supplies")
    facts = t.facts()
    assert (facts["bullets"], facts["hands"], facts["discard"]) == ([5, 3], [[], []], ["supplies"])
    assert t.told(SPECTATOR) == ["played 1 supplies"]
    assert t.state.asked == 0b10


def test_supplies_stop_at_nine_bullets() -> None:
    t = Play(hands=[["supplies"], []], bullets=[8, 3])
    t.choose(0, "play:supplies")
    assert t.facts()["bullets"] == [9, 3]


def test_a_trolley_goes_anywhere_else() -> None:
    t = Play(hands=[[], ["trolley"]], turn=2, place=["alder", "elm"])
    t.choose(1, "play:trolley")
    frame = t.state.stack[-1]
    assert (frame.asks(), frame.source()) == ("ride", t_state.TROLLEY)
    assert t.options(1) == [f"walk:{p}" for p in GAME.slugs["platform"] if p != "elm"]
    t.choose(1, "walk:oak")
    assert t.facts()["place"] == ["alder", "oak"]
    assert t.told() == ["played 2 trolley", "walked 2 oak"]
    assert t.state.asked == 0b01


def test_a_rumour_shows_the_top_card_to_one() -> None:
    t = Play(hands=[["rumour"], []])
    t.choose(0, "play:rumour")
    assert t.state.stack[-1].asks() == "look"
    assert t.chances() == {"found:supplies": 4, "found:rumour": 3, "found:trolley": 4}
    t.draw("found:trolley")
    assert t.facts()["deck_size"] == 11
    assert t.told(0) == ["played 1 rumour", "saw_top 1 trolley"]
    assert t.told(1) == ["played 1 rumour", "saw_top 1 ?"]


def test_the_card_that_was_seen_is_the_next_one_found() -> None:
    t = Play(hands=[["rumour"], []])
    t.choose(0, "play:rumour")
    t.draw("found:trolley")
    t.choose(1, "search")
    assert t.facts()["hands"] == [[], ["trolley"]], "nature is not asked again"
    assert t.told(0)[-1] == "found_card 2 ?"
    assert t.state.numbers[t_state.TOP] == t_state.NO_CARD
    assert t.state.numbers[t_state.TOP_SEEN] == 0


def test_a_second_rumour_shows_the_same_card() -> None:
    t = Play(hands=[["rumour"], ["rumour"]])
    t.choose(0, "play:rumour")
    t.draw("found:trolley")
    t.choose(1, "play:rumour")
    assert t.told(1)[-1] == "saw_top 2 trolley"
    assert t.state.numbers[t_state.TOP_SEEN] == 0b11
    assert t.state.asked == 256


def test_a_rumour_about_an_empty_deck_shows_nothing() -> None:
    rest = [*["supplies"] * 4, *["trolley"] * 4, *["rumour"] * 3]
    t = Play(hands=[["rumour"], []], discard=rest)
    t.choose(0, "play:rumour")
    assert t.told() == ["played 1 rumour"]
    assert t.state.asked == 0b10


def test_the_top_card_of_a_position_is_found_first() -> None:
    t = Play(top="trolley")
    assert t.facts()["deck_size"] == 12
    t.choose(0, "search")
    assert t.facts()["hands"] == [["trolley"], []]
