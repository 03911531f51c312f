"""The first edition's cards have the number and the form that the rulebook describes."""

from collections import Counter
from statistics import mean

import pytest

from content.measure import is_one_shot, is_reaction, lasting_strength, units
from metro2033.content import own
from metro2033.content.reference import origins
from metro2033.editions.first.content.check import check as check_first
from metro2033.editions.first.content.goal import PaidAt
from metro2033.editions.first.content.load import load as load_first
from metro2033.editions.first.content.op import Fetch
from metro2033.editions.first.content.schema import Item

CONTENT = load_first()


def deck_of(items: tuple[Item, ...]) -> list[Item]:
    return [item for item in items for _ in range(item.copies)]


def test_nothing_is_wrong_with_the_content() -> None:
    assert check_first(CONTENT) == []


@pytest.mark.rule("E1-COMP-003")
def test_34_threats() -> None:
    assert sum(threat.copies for threat in CONTENT.threats) == 34
    assert len(CONTENT.threats) == 23


@pytest.mark.rule("E1-COMP-004")
def test_33_items() -> None:
    assert len(deck_of(CONTENT.items)) == 33
    assert len(CONTENT.items) == 21


@pytest.mark.rule("E1-COMP-005", "E1-HERO-003")
def test_six_heroes() -> None:
    names = [hero.id for hero in CONTENT.heroes]
    assert sorted(names) == ["anna", "artyom", "hunter", "khan", "melnik", "sasha"]


@pytest.mark.rule("E1-COMP-006")
def test_20_missions() -> None:
    assert sum(mission.copies for mission in CONTENT.missions) == len(CONTENT.missions) == 20


@pytest.mark.rule("E1-COMP-007")
def test_five_blank_cards_in_no_deck() -> None:
    assert sum(blank.copies for blank in CONTENT.blanks) == 5
    decks = (*CONTENT.items, *CONTENT.missions, *CONTENT.threats)
    assert not {blank.id for blank in CONTENT.blanks} & {card.id for card in decks}


@pytest.mark.rule("E1-COMP-008", "E1-CLAN-003")
def test_six_clans() -> None:
    assert {clan.id for clan in CONTENT.clans} == {
        "polis",
        "organised_crime",
        "fourth_reich",
        "red_line",
        "confederation_1905",
        "arbat_confederation",
    }


@pytest.mark.rule("E1-CLAN-001")
def test_a_clan_board_tells_what_a_player_starts_with() -> None:
    for clan in CONTENT.clans:
        assert (len(clan.stations), clan.army, clan.activity) == (3, 2, 0)
        assert clan.ability
        assert clan.static
    stock = {clan.id: units(clan.stock) for clan in CONTENT.clans}
    assert stock == {
        "polis": 4,
        "organised_crime": 5,
        "fourth_reich": 4,
        "red_line": 2,
        "confederation_1905": 6,
        "arbat_confederation": 6,
    }
    starts = [name for clan in CONTENT.clans for name in clan.stations]
    assert len(set(starts)) == 18


def test_a_clan_starts_with_one_of_each_resource_in_its_stations() -> None:
    stations = {station.id: station.yields for station in CONTENT.stations}
    for clan in CONTENT.clans:
        yields = [stations[name] for name in clan.stations]
        kinds = [(y.ammo, y.pig, y.mushroom) for y in yields]
        assert sorted(kinds) == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]


@pytest.mark.rule("E1-HERO-004")
def test_a_hero_has_movement_strength_and_a_skill() -> None:
    numbers = {hero.id: (hero.movement, hero.strength) for hero in CONTENT.heroes}
    assert numbers == {
        "artyom": (4, 3),
        "sasha": (4, 3),
        "hunter": (4, 4),
        "melnik": (4, 4),
        "anna": (5, 3),
        "khan": (4, 3),
    }
    # C1-HERO-002: a skill is paid for.
    costs = {hero.id: units(hero.during[0].cost) for hero in CONTENT.heroes}
    assert costs == {"artyom": 6, "sasha": 1, "hunter": 2, "melnik": 1, "anna": 1, "khan": 1}
    assert all(hero.skill and len(hero.during) == 1 for hero in CONTENT.heroes)


@pytest.mark.rule("E1-ITEM-001")
def test_five_types_of_items() -> None:
    counts = Counter(item.type for item in deck_of(CONTENT.items))
    assert counts == {
        "one_handed": 5,
        "two_handed": 6,
        "armour": 3,
        "transport": 3,
        "inventory": 16,
    }


@pytest.mark.rule("E1-ITEM-014")
def test_an_item_has_a_price_a_type_and_an_effect() -> None:
    """C1-ITEM-001."""
    deck = deck_of(CONTENT.items)
    prices = [(item.price.ammo, item.price.pig, item.price.mushroom) for item in deck]
    assert [sum(column) for column in zip(*prices, strict=True)] == [40, 29, 28]
    assert all(units(item.price) > 1 for item in deck)
    assert all(item.static or item.during or item.stands_in for item in deck)


def test_what_is_used_up_and_what_answers_in_other_turns() -> None:
    assert {item.id for item in CONTENT.items if is_one_shot(item)} == {
        "explosives",
        "paralytic_gas",
        "grenade",
        "medkit",
        "mutagen",
        "metro_guide",
        "flag",
    }
    assert {item.id for item in CONTENT.items if is_reaction(item)} == {
        "shotgun",
        "body_armour",
        "grenade",
        "medkit",
        "tame_mutant",
    }


def test_weapons_by_strength() -> None:
    weapons = {item.id: lasting_strength(item) for item in CONTENT.items if item.is_weapon}
    assert weapons == {
        "knife": 1,
        "pistol": 2,
        "aksu": 3,
        "shotgun": 2,
        "machine_gun": 4,
        "flamethrower": 2,
    }


@pytest.mark.rule("E1-MISS-002")
def test_a_mission_has_a_condition_and_a_reward() -> None:
    assert all(mission.points == 1 for mission in CONTENT.missions)
    assert sum(units(mission.reward) > 0 for mission in CONTENT.missions) == 15
    kinds = Counter(mission.kind for mission in CONTENT.missions)
    assert kinds == {"event": 8, "payment": 5, "state": 1, "turn_end": 6}


@pytest.mark.rule("E1-THREAT-004")
def test_a_threat_has_a_strength_or_another_way_to_be_decided() -> None:
    deck = [threat for threat in CONTENT.threats for _ in range(threat.copies)]
    assert Counter(t.result for t in deck) == {"dice": 24, "won": 3, "lost": 3, "payment": 4}
    strengths = [threat.strength for threat in deck if threat.result == "dice"]
    assert Counter(strengths) == {4: 2, 5: 3, 6: 2, 7: 7, 8: 5, 9: 3, 10: 1, 11: 1}
    assert round(mean(strengths), 1) == 7.2
    assert Counter(t.type for t in deck) == {"biological": 19, "physical": 12, "radiation": 3}
    assert sum(threat.has_text for threat in CONTENT.threats) == 15


def test_every_record_has_a_source_and_says_what_is_our_own() -> None:
    assert all(origin.source for _, _, origin in origins(CONTENT))
    found = {entry.record: entry.fields for entry in own(CONTENT)}
    assert found["machine_gun"] == ()
    assert found["krasnoselskaya"] == ("yields", "during.item")
    assert "sukharevskaya_hero" not in found
    assert "blank_card" not in found


def test_clans_begin_with_three_stations_each() -> None:
    """C1-CLAN-005."""
    stations = [name for clan in CONTENT.clans for name in clan.stations]
    assert len(stations) == len(set(stations)) == 3 * 6
    assert set(stations) <= {station.id for station in CONTENT.stations if station.is_capturable}


def test_stations_fetch_items_of_their_own() -> None:
    """C1-STN-002, C1-STN-003."""
    steps = [step for s in CONTENT.stations for during in s.during for step in during.do]
    items = [step.item for step in steps if isinstance(step, Fetch)]
    assert len(items) == len(set(items)) == 2


def test_conditions_of_missions_differ_and_can_be_met() -> None:
    """C1-MISS-001, C1-MISS-004: something is paid, at a place that is named."""
    conditions = [mission.reached for mission in CONTENT.missions]
    assert all(conditions.count(one) == 1 for one in conditions)
    for paid in (reached for reached in conditions if isinstance(reached, PaidAt)):
        assert (units(paid.cost) > 0) != (paid.item is not None)
        assert bool(paid.stations) != bool(paid.where)


def test_threats_are_a_real_contest() -> None:
    """C1-THR-009: about as strong as an army of 6 or 7; with luck an army of 3 can beat each."""
    deck = [t.strength for t in CONTENT.threats if t.result == "dice" for _ in range(t.copies)]
    assert 5 <= mean(deck) <= 9
    assert max(deck) < 3 + 12 - 2
