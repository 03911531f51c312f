"""What cards come to: strengths, prices, results of battles."""

from metro2033.content.effect import Cost, DiscardSelf, HeroStrength
from metro2033.content.origin import inside
from metro2033.editions.first.content.during import CHOSEN
from metro2033.editions.first.content.schema import Item
from metro2033.editions.second.content.op import Timed
from metro2033.editions.second.content.schema import CombatCard, Equipment, Hero, SecondContent
from metro2033.editions.second.content.special import HeroEquipmentLimit


def units(cost: Cost) -> int:
    """Resources of a price or yield together."""
    return cost.pig + cost.mushroom + cost.ammo


def is_one_shot(item: Item) -> bool:
    """Whether its use discards an item."""
    return any(isinstance(part, DiscardSelf) for part in inside(item.during))


def is_reaction(item: Item) -> bool:
    """Whether an item can be used in an opponent's turn."""
    responses = CHOSEN - {"main", "threat.answer"}
    return item.stands_in > 0 or any(during.at in responses for during in item.during)


def lasting_strength(card: Equipment | Item) -> int:
    """What a card adds to the hero's strength without any condition."""
    plain = [s for s in card.static if isinstance(s, HeroStrength) and s.versus is None]
    return sum(static.add for static in plain if static.role is None)


def passing_strength(card: Equipment) -> int:
    """What a card adds when it is used up in a fight."""
    timed = [op for during in card.during for op in during.do if isinstance(op, Timed)]
    return max((s.add for op in timed for s in op.static if isinstance(s, HeroStrength)), default=0)


def best_strength(hero: Hero, content: SecondContent) -> int:
    """The most a hero can bring against neutral Polis, cards used up in the fight included."""
    limit = content.numbers.hero.equipment_limit[1]
    limit += sum(s.add for s in hero.static if isinstance(s, HeroEquipmentLimit))
    gains = [
        lasting_strength(card) + passing_strength(card)
        for card in content.equipment
        for _ in range(card.copies)
    ]
    return hero.strength + sum(sorted(gains, reverse=True)[:limit])


def modifier(card: CombatCard, other: CombatCard) -> int:
    """What a combat card adds against another."""
    versus = card.versus
    by_type = {"attack": versus.attack, "defence": versus.defence, "manoeuvre": versus.manoeuvre}
    return by_type[other.type]
