"""Constraints on heroes, equipment, threats and combat cards."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

from .fault import Fault
from .op import Timed
from .part import inside
from .schema import CombatCard, Equipment, Hero, SecondContent, Threat
from .static import HeroEquipmentLimit, HeroSpeed, HeroStrength, IgnoreEquipment, ThreatStrength

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
            yield Fault(HEROES, hero.id, "C2-HERO-003: strength and speed are at least 1")
        if best_strength(hero, content) <= polis:
            yield Fault(HEROES, hero.id, f"C2-HERO-003: no equipment brings him above {polis}")
        is_action = any(during.at == "hero.action" for during in hero.during)
        if is_action != (hero.kind == "action") or not (hero.static or hero.during):
            yield Fault(HEROES, hero.id, "C2-HERO-001: the ability is not of this kind")
    if not any(hero.kind == "action" for hero in content.heroes):
        yield Fault(HEROES, "", "C2-HERO-002: no ability is an action")
    gains = [lasting_strength(card) for card in content.equipment for _ in range(card.copies)]
    pairs = {one + other for i, one in enumerate(gains) for other in gains[i + 1 :]}
    if not any(5 - hero.strength in pairs for hero in content.heroes):
        yield Fault(HEROES, "", "C2-HERO-004: nobody has strength 5 with two equipment cards")


def _equipment(content: SecondContent) -> Iterator[Fault]:
    """C2-EQ-001 to -003: every card helps, and together they offer enough.

    C2-EQ-004 asks for no assumption about a full deck; operations draw what is there.
    """
    statics = [static for card in content.equipment for static in card.static]
    speeds = [static.add for static in statics if isinstance(static, HeroSpeed)]
    served = {static.versus for static in statics if isinstance(static, HeroStrength)}
    needs = [
        ("a bonus of strength", any(lasting_strength(card) > 0 for card in content.equipment)),
        ("a bonus of speed", any(add > 0 for add in speeds)),
        ("a loss of speed", any(add < 0 for add in speeds)),
        ("an ability", any(card.during for card in content.equipment)),
        *((f"a bonus against {word} threats", word in served) for word in TYPES),
    ]
    for name, is_there in needs:
        if not is_there:
            yield Fault(EQUIPMENT, "", f"C2-EQ-003: no card has {name}")
    for card in content.equipment:
        if not card.static and not card.during:
            yield Fault(EQUIPMENT, card.id, "C2-EQ-002: this card has no effect")


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
            reason = f"C2-THR-001: timing is {threat.timing}, its effects say otherwise"
            yield Fault(THREATS, threat.id, reason)
        if not threat.reward:
            yield Fault(THREATS, threat.id, "C2-THR-005: there is no reward")


def _stages(content: SecondContent) -> Iterator[Fault]:
    """C2-THR-002, -003, -004: types and strengths of the two decks."""
    decks = [[t for t in content.threats if t.stage == stage] for stage in (1, 2)]
    for stage, deck in enumerate(decks, start=1):
        for word in TYPES:
            if not any(threat.type == word for threat in deck):
                yield Fault(THREATS, "", f"C2-THR-002: stage {stage} has no {word} threat")
    first, second = ([t.strength for t in deck for _ in range(t.copies)] for deck in decks)
    if not first or not second:
        return
    if mean(first) >= mean(second) or max(first) >= max(second):
        yield Fault(THREATS, "", "C2-THR-003: stage two is not stronger than stage one")
    if min(first) > 1:
        yield Fault(THREATS, "", "C2-THR-004: an army of 2 cannot win in stage one")


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
            yield Fault(COMBAT, "", f"C2-CMB-002: there is no {word} card")
    known = (
        ("C2-CMB-003", "counterattack", (2, 2), (2, 2)),
        ("C2-CMB-004", "ambush", (3, 3), (1, 1)),
        ("C2-CMB-005", "evasion", (1, 99), (0, 0)),
    )
    for rule, name, attack, defence in known:
        card = cards.get(name)
        if card is None or card.type != "defence":
            yield Fault(COMBAT, name, f"{rule}: there is no such defence card")
        elif not (
            attack[0] <= card.versus.attack <= attack[1]
            and defence[0] <= card.versus.defence <= defence[1]
        ):
            yield Fault(COMBAT, name, f"{rule}: the numbers are not those of the rulebook")


def _sides(content: SecondContent) -> Iterator[Fault]:
    """C2-CMB-006, -007: attack and defence answer each other."""
    attacks = [card.versus for card in content.combat if card.type == "attack"]
    defences = [card.versus for card in content.combat if card.type == "defence"]
    if not any(versus.defence == 2 for versus in attacks):
        yield Fault(COMBAT, "", "C2-CMB-006: no attack card has +2 against defence")
    if not any(versus.attack > versus.defence for versus in defences):
        yield Fault(COMBAT, "", "C2-CMB-007: no defence card is better against attack")
    if not any(versus.defence > versus.attack for versus in attacks):
        yield Fault(COMBAT, "", "C2-CMB-007: no attack card is better against defence")


def _examples(content: SecondContent) -> Iterator[Fault]:
    """C2-CMB-008: the worked results of the rulebook, with 5 against 6."""
    cards = {card.id: card for card in content.combat}
    if not {"counterattack", "ambush", "evasion"} <= cards.keys():
        return
    for own, other, attacker, defender in EXAMPLES:
        if _result(cards[own], cards[other]) != (attacker, defender):
            reason = f"C2-CMB-008: {own} against {other} is not {attacker} to {defender}"
            yield Fault(COMBAT, own, reason)
    attacks = [card for card in content.combat if card.type == "attack"]
    if (7, 9) not in [_result(card, cards["ambush"]) for card in attacks]:
        yield Fault(COMBAT, "ambush", "C2-CMB-008: no attack card makes it 7 to 9")


def _result(attacker: CombatCard, defender: CombatCard) -> tuple[int, int]:
    return 5 + modifier(attacker, defender), 6 + modifier(defender, attacker)
