"""The second edition's cards have the number and the form that the rulebook describes."""

from collections import Counter
from statistics import mean

import pytest

from content.measure import best_strength, lasting_strength, modifier
from metro2033.content.effect import HeroSpeed
from metro2033.content.origin import inside
from metro2033.editions.second.content.check import check
from metro2033.editions.second.content.goal import HeroAt, Resources, Strength
from metro2033.editions.second.content.load import load
from metro2033.editions.second.content.op import Peek, Timed
from metro2033.editions.second.content.schema import CombatCard, Threat
from metro2033.editions.second.content.static import (
    ArmyUpkeep,
    AttackCost,
    CaptureCost,
    Property,
    ThreatStrength,
)

CONTENT = load()
COMBAT = {card.id: card for card in CONTENT.combat}
TYPES = {"physical", "biological", "radiation"}


def stage(number: int) -> list[Threat]:
    return [t for t in CONTENT.threats if t.stage == number for _ in range(t.copies)]


@pytest.mark.rule("E2-COMP-002")
def test_six_factions() -> None:
    assert len(CONTENT.factions) == 6


@pytest.mark.rule("E2-COMP-003")
def test_six_heroes() -> None:
    assert len(CONTENT.heroes) == 6


@pytest.mark.rule("E2-COMP-006", "E2-COMP-007", "E2-COMP-008")
def test_18_threats_of_each_stage() -> None:
    first, second = ({threat.id for threat in stage(number)} for number in (1, 2))
    assert len(first) == len(second) == 18
    assert not first & second
    assert len(CONTENT.threats) == 36


def test_cards_of_the_other_decks() -> None:
    assert sum(law.copies for law in CONTENT.laws) == 7
    assert sum(card.copies for card in CONTENT.equipment) == 18
    assert sum(mission.copies for mission in CONTENT.missions) == 18
    assert sum(card.copies for card in CONTENT.combat) == 7


@pytest.mark.rule("E2-CARDS-002")
def test_abilities_of_factions_differ() -> None:
    assert len({faction.ability for faction in CONTENT.factions}) == 6
    assert len({(f.static, f.during, f.target) for f in CONTENT.factions}) == 6


@pytest.mark.rule("E2-SETUP-017")
def test_a_start_bonus_is_of_one_of_four_kinds() -> None:
    kinds = [{getattr(op, "op", "") for op in faction.bonus} for faction in CONTENT.factions]
    assert all(len(kind) == 1 for kind in kinds)
    assert Counter(kind for found in kinds for kind in found) == {
        "gain": 3,
        "draw_equipment": 1,
        "draw_mission": 1,
        "army_add": 1,
    }


@pytest.mark.rule("E2-CARDS-007")
def test_threats_of_stage_one_are_weaker() -> None:
    """C2-THR-003."""
    first, second = ([threat.strength for threat in stage(number)] for number in (1, 2))
    assert round(mean(first), 2) == 2.89
    assert round(mean(second), 2) == 5.72
    assert max(first) < max(second)


@pytest.mark.rule("E2-CARDS-008")
def test_three_types_of_threats_six_cards_each_in_a_stage() -> None:
    for number in (1, 2):
        assert Counter(threat.type for threat in stage(number)) == dict.fromkeys(TYPES, 6)


def ability_timing(threat: Threat) -> str | None:
    """When the ability of a threat matters, by its effects."""
    points = {during.at for during in threat.during}
    if "threat.won" in points:
        return "win"
    if any(isinstance(part, ThreatStrength | Property) for part in inside(threat)):
        return "reveal"
    return "loss" if points or threat.static else None


@pytest.mark.rule("E2-CARDS-010")
def test_a_threat_has_name_type_strength_and_reward_and_perhaps_an_ability() -> None:
    """C2-THR-001."""
    assert all(threat.reward and threat.strength > 0 for threat in CONTENT.threats)
    timings = Counter(threat.timing for threat in CONTENT.threats)
    assert timings == {None: 15, "reveal": 13, "win": 2, "loss": 6}
    for threat in CONTENT.threats:
        assert threat.timing == ability_timing(threat)
    assert not [fault for fault in check(CONTENT) if "threat-" in fault.record]


@pytest.mark.rule("E2-CARDS-011")
def test_equipment_raises_strength_or_speed() -> None:
    speeds = [s.add for card in CONTENT.equipment for s in card.static if isinstance(s, HeroSpeed)]
    assert {c.id for c in CONTENT.equipment if lasting_strength(c)} == {
        "akm",
        "rpk",
        "shotgun",
        "svd",
    }
    assert sorted(speeds) == [-1, 1]


@pytest.mark.rule("E2-CARDS-012")
def test_every_mission_has_a_goal_and_an_ability() -> None:
    goals = {goal.id for goal in CONTENT.goals}
    assert {mission.goal for mission in CONTENT.missions} == goals
    assert all(mission.during and mission.during[0].do for mission in CONTENT.missions)


@pytest.mark.rule("E2-CARDS-014")
def test_goals_concern_the_hero_or_the_faction() -> None:
    reached = {goal.id: goal.reached for goal in CONTENT.goals}
    assert isinstance(reached["infiltrate"], HeroAt)
    assert reached["hero_six"] == Strength(n=6, of="hero")
    assert reached["army_seven"] == Strength(n=7, of="army")
    assert reached["three_of_each"] == Resources(n=3, of="each")
    cards = Counter(
        goal.concerns for goal in CONTENT.goals for m in CONTENT.missions if m.goal == goal.id
    )
    assert cards == {"hero": 9, "faction": 8, "either": 1}


def test_two_goals_stand_on_two_missions_each() -> None:
    """C2-MIS-003: with different abilities."""
    abilities = [(mission.goal, mission.during) for mission in CONTENT.missions]
    assert all(abilities.count(one) == 1 for one in abilities)
    users = Counter(mission.goal for mission in CONTENT.missions)
    assert {goal for goal, count in users.items() if count > 1} == {
        "hero_takes_station",
        "hero_trophy",
    }


@pytest.mark.rule("E2-CARDS-016")
def test_a_law_has_a_name_a_description_and_an_effect() -> None:
    """C2-LAW-001."""
    assert all(law.static or law.during for law in CONTENT.laws)
    assert not [fault for fault in check(CONTENT) if fault.record.startswith("law-")]


@pytest.mark.rule("E2-CARDS-020")
def test_three_types_of_combat_cards() -> None:
    types = Counter(card.type for card in CONTENT.combat)
    assert types == {"attack": 3, "defence": 3, "manoeuvre": 1}


@pytest.mark.rule("E2-CARDS-021")
def test_a_combat_card_has_a_modifier_for_each_opposing_type() -> None:
    shown = {c.id: (c.versus.attack, c.versus.defence, c.versus.manoeuvre) for c in CONTENT.combat}
    assert shown == {
        "assault": (2, 2, 2),
        "breakthrough": (1, 3, 1),
        "encirclement": (0, 5, 0),
        "counterattack": (2, 2, 2),
        "ambush": (3, 1, 1),
        "evasion": (5, 0, 0),
        "feint": (1, 1, 1),
    }


@pytest.mark.rule("E2-CDECK-008")
def test_defence_cards_answer_attack_and_the_other_way_round() -> None:
    """C2-CMB-007."""
    better = {c.id: c.versus.attack - c.versus.defence for c in CONTENT.combat}
    assert max(better[c.id] for c in CONTENT.combat if c.type == "defence") > 0
    assert min(better[c.id] for c in CONTENT.combat if c.type == "attack") < 0


@pytest.mark.rule("E2-EX-004")
def test_counterattack_is_a_defence_card() -> None:
    assert COMBAT["counterattack"].type == "defence"


@pytest.mark.rule("E2-EX-007")
def test_an_attack_card_gives_two_against_ambush() -> None:
    attacks = [card for card in CONTENT.combat if card.type == "attack"]
    assert 2 in [modifier(card, COMBAT["ambush"]) for card in attacks]


@pytest.mark.parametrize(
    ("attacker", "defender", "result"),
    [
        ("counterattack", "ambush", (7, 7)),
        ("assault", "ambush", (7, 9)),
        ("counterattack", "evasion", (7, 6)),
    ],
)
def test_worked_battles_of_five_against_six(
    attacker: str, defender: str, result: tuple[int, int]
) -> None:
    """C2-CMB-008."""
    own, other = COMBAT[attacker], COMBAT[defender]
    assert (5 + modifier(own, other), 6 + modifier(other, own)) == result


def test_no_combat_card_is_better_than_another_against_every_card() -> None:
    for one in CONTENT.combat:
        for other in CONTENT.combat:
            rest = [card for card in CONTENT.combat if card not in (one, other)]
            edges = [_edge(one, card) - _edge(other, card) for card in rest]
            assert one == other or min(edges) < 0


def _edge(own: CombatCard, other: CombatCard) -> int:
    return modifier(own, other) - modifier(other, own)


def test_every_hero_can_beat_neutral_polis() -> None:
    """C2-HERO-003."""
    assert {hero.id: best_strength(hero, CONTENT) for hero in CONTENT.heroes} == {
        "anna": 11,
        "artyom": 10,
        "melnik": 12,
        "hunter": 11,
        "sasha": 10,
        "khan": 11,
    }


def test_some_hero_has_strength_five_with_two_equipment_cards() -> None:
    """C2-HERO-004."""
    gains = [lasting_strength(card) for card in CONTENT.equipment for _ in range(card.copies)]
    pairs = {one + other for i, one in enumerate(gains) for other in gains[i + 1 :]}
    assert any(5 - hero.strength in pairs for hero in CONTENT.heroes)


def test_an_ability_of_kind_action_is_an_action() -> None:
    """C2-HERO-001."""
    for hero in CONTENT.heroes:
        is_action = any(during.at == "hero.action" for during in hero.during)
        assert is_action == (hero.kind == "action")
        assert hero.static or hero.during


def test_every_equipment_card_has_an_effect() -> None:
    """C2-EQ-002."""
    assert all(card.static or card.during for card in CONTENT.equipment)


def test_abilities_of_missions_are_looks_at_cards_or_end_with_the_round() -> None:
    """C2-MIS-005."""
    for op in (op for card in CONTENT.missions for during in card.during for op in during.do):
        assert isinstance(op, Peek) or (isinstance(op, Timed) and op.until == "round")


def test_some_laws_make_battles_harder_and_some_ease_expansion() -> None:
    """C2-LAW-002."""
    statics = [static for law in CONTENT.laws for static in law.static]
    assert any(isinstance(s, AttackCost | ArmyUpkeep) and s.add > 0 for s in statics)
    assert any(isinstance(s, CaptureCost) and s.add < 0 for s in statics)
