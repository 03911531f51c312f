"""Constraints on heroes, equipment, threats and combat cards."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

from metro2033.content.effect import HeroSpeed, HeroStrength
from metro2033.content.fault import Fault, because, by, demand
from metro2033.content.part import inside
from metro2033.editions.second.content.op import Timed
from metro2033.editions.second.content.schema import (
    CombatCard,
    Equipment,
    Hero,
    SecondContent,
    Threat,
)
from metro2033.editions.second.content.static import (
    HeroEquipmentLimit,
    IgnoreEquipment,
    ThreatStrength,
)
from metro2033.i18n import Complaint

HEROES = "heroes.toml"
EQUIPMENT = "equipment.toml"
THREATS = "threats.toml"
COMBAT = "combat.toml"

TYPES = ("physical", "biological", "radiation")
EXAMPLES = (("counterattack", "ambush", 7, 7), ("counterattack", "evasion", 7, 6))
"""Worked results with 5 of the attacker and 6 of the defender; an attack card makes the third."""


def check_fights(content: SecondContent) -> Iterator[Fault]:
    """Every constraint on these cards."""
    yield from _heroes(content)
    yield from _equipment(content)
    yield from _threats(content)
    yield from _stages(content)
    yield from _combat(content)
    yield from _sides(content)
    yield from _examples(content)


def lasting_strength(card: Equipment) -> int:
    """What a card adds to the hero's strength without any condition."""
    return sum(
        static.add
        for static in card.static
        if isinstance(static, HeroStrength) and static.versus is None and static.role is None
    )


def best_strength(hero: Hero, content: SecondContent) -> int:
    """The most a hero can bring against neutral Polis, cards used up in the fight included."""
    limit = content.numbers.hero.equipment_limit[1]
    limit += sum(s.add for s in hero.static if isinstance(s, HeroEquipmentLimit))
    gains = [
        lasting_strength(card) + _passing_strength(card)
        for card in content.equipment
        for _ in range(card.copies)
    ]
    return hero.strength + sum(sorted(gains, reverse=True)[:limit])


def _passing_strength(card: Equipment) -> int:
    timed = [op for during in card.during for op in during.do if isinstance(op, Timed)]
    return max((s.add for op in timed for s in op.static if isinstance(s, HeroStrength)), default=0)


def _heroes(content: SecondContent) -> Iterator[Fault]:
    """C2-HERO-001 to -004: abilities, and strengths that can beat Polis."""
    polis = content.numbers.stations.polis_strength
    for hero in content.heroes:
        if hero.strength < 1 or hero.speed < 1:
            yield because(HEROES, hero.id, demand("C2-HERO-003", "demand-hero", "least"))
        if best_strength(hero, content) <= polis:
            reason = demand("C2-HERO-003", "demand-hero", "polis", number=polis)
            yield because(HEROES, hero.id, reason)
        is_action = any(during.at == "hero.action" for during in hero.during)
        if is_action != (hero.kind == "action") or not (hero.static or hero.during):
            yield because(HEROES, hero.id, demand("C2-HERO-001", "demand-hero", "kind"))
    if not any(hero.kind == "action" for hero in content.heroes):
        yield because(HEROES, "", demand("C2-HERO-002", "demand-hero", "action"))
    gains = [lasting_strength(card) for card in content.equipment for _ in range(card.copies)]
    pairs = {one + other for i, one in enumerate(gains) for other in gains[i + 1 :]}
    if not any(5 - hero.strength in pairs for hero in content.heroes):
        yield because(HEROES, "", demand("C2-HERO-004", "demand-hero", "five"))


def _equipment(content: SecondContent) -> Iterator[Fault]:
    """C2-EQ-001 to -003: every card helps, and together they offer enough.

    C2-EQ-004 asks for no assumption about a full deck; operations draw what is there.
    """
    statics = [static for card in content.equipment for static in card.static]
    speeds = [static.add for static in statics if isinstance(static, HeroSpeed)]
    served = {static.versus for static in statics if isinstance(static, HeroStrength)}
    needs = [
        ("strength", any(lasting_strength(card) > 0 for card in content.equipment)),
        ("speed", any(add > 0 for add in speeds)),
        ("slow", any(add < 0 for add in speeds)),
        ("ability", any(card.during for card in content.equipment)),
    ]
    for name, is_there in needs:
        if not is_there:
            yield because(EQUIPMENT, "", demand("C2-EQ-003", "demand-equipment", name))
    for word in TYPES:
        if word not in served:
            reason = demand("C2-EQ-003", "demand-equipment", "against", type=word)
            yield because(EQUIPMENT, "", reason)
    for card in content.equipment:
        if not card.static and not card.during:
            yield because(EQUIPMENT, card.id, demand("C2-EQ-002", "demand-equipment", "effect"))


def ability_timing(threat: Threat) -> str | None:
    """When the ability of a threat matters, by its effects."""
    points = {during.at for during in threat.during}
    if "threat.won" in points:
        return "win"
    if any(isinstance(part, ThreatStrength | IgnoreEquipment) for part in inside(threat)):
        return "reveal"
    return "loss" if points or threat.static else None


def _threats(content: SecondContent) -> Iterator[Fault]:
    """C2-THR-001, -005: timing and reward."""
    for threat in content.threats:
        if threat.timing != ability_timing(threat):
            yield because(THREATS, threat.id, by("C2-THR-001", _mistimed(threat)))
        if not threat.reward:
            yield because(THREATS, threat.id, demand("C2-THR-005", "demand-threat", "reward"))


def _mistimed(threat: Threat) -> Complaint:
    if threat.timing is None:
        return Complaint("demand-threat", "untimed")
    return Complaint("demand-threat", "timing", timing=threat.timing)


def _stages(content: SecondContent) -> Iterator[Fault]:
    """C2-THR-002, -003, -004: types and strengths of the two decks."""
    decks = [[t for t in content.threats if t.stage == stage] for stage in (1, 2)]
    for stage, deck in enumerate(decks, start=1):
        for word in TYPES:
            if not any(threat.type == word for threat in deck):
                reason = demand("C2-THR-002", "demand-threat", "type", stage=stage, type=word)
                yield because(THREATS, "", reason)
    first, second = ([t.strength for t in deck for _ in range(t.copies)] for deck in decks)
    if not first or not second:
        return
    if mean(first) >= mean(second) or max(first) >= max(second):
        yield because(THREATS, "", demand("C2-THR-003", "demand-threat", "stronger"))
    if min(first) > 1:
        yield because(THREATS, "", demand("C2-THR-004", "demand-threat", "army"))


def modifier(card: CombatCard, other: CombatCard) -> int:
    """What a card adds against another."""
    versus = card.versus
    by_type = {"attack": versus.attack, "defence": versus.defence, "manoeuvre": versus.manoeuvre}
    return by_type[other.type]


def _combat(content: SecondContent) -> Iterator[Fault]:
    """C2-CMB-001 to -005: types, and the cards known from the rulebook."""
    cards = {card.id: card for card in content.combat}
    for word in ("attack", "defence", "manoeuvre"):
        if not any(card.type == word for card in content.combat):
            yield because(COMBAT, "", demand("C2-CMB-002", "demand-combat", "type", type=word))
    known = (
        ("C2-CMB-003", "counterattack", (2, 2), (2, 2)),
        ("C2-CMB-004", "ambush", (3, 3), (1, 1)),
        ("C2-CMB-005", "evasion", (1, 99), (0, 0)),
    )
    for rule, name, attack, defence in known:
        card = cards.get(name)
        if card is None or card.type != "defence":
            yield because(COMBAT, name, demand(rule, "demand-combat", "defence"))
        elif not (
            attack[0] <= card.versus.attack <= attack[1]
            and defence[0] <= card.versus.defence <= defence[1]
        ):
            yield because(COMBAT, name, demand(rule, "demand-combat", "numbers"))


def _sides(content: SecondContent) -> Iterator[Fault]:
    """C2-CMB-006, -007: attack and defence answer each other."""
    attacks = [card.versus for card in content.combat if card.type == "attack"]
    defences = [card.versus for card in content.combat if card.type == "defence"]
    if not any(versus.defence == 2 for versus in attacks):
        yield because(COMBAT, "", demand("C2-CMB-006", "demand-combat", "two"))
    if not any(versus.attack > versus.defence for versus in defences):
        yield because(COMBAT, "", demand("C2-CMB-007", "demand-combat", "defends"))
    if not any(versus.defence > versus.attack for versus in attacks):
        yield because(COMBAT, "", demand("C2-CMB-007", "demand-combat", "attacks"))


def _examples(content: SecondContent) -> Iterator[Fault]:
    """C2-CMB-008: the worked results of the rulebook, with 5 against 6."""
    cards = {card.id: card for card in content.combat}
    if not {"counterattack", "ambush", "evasion"} <= cards.keys():
        return
    for own, other, attacker, defender in EXAMPLES:
        if _result(cards[own], cards[other]) != (attacker, defender):
            values = {"own": own, "other": other, "attacker": attacker, "defender": defender}
            yield because(COMBAT, own, demand("C2-CMB-008", "demand-combat", "result", **values))
    attacks = [card for card in content.combat if card.type == "attack"]
    if (7, 9) not in [_result(card, cards["ambush"]) for card in attacks]:
        yield because(COMBAT, "ambush", demand("C2-CMB-008", "demand-combat", "third"))


def _result(attacker: CombatCard, defender: CombatCard) -> tuple[int, int]:
    return 5 + modifier(attacker, defender), 6 + modifier(defender, attacker)
