"""Constraints on the first edition's items."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from metro2033.content.effect import DiscardSelf, HeroStrength
from metro2033.content.fault import Fault, because, demand
from metro2033.editions.first.content.check_board import steps, units
from metro2033.editions.first.content.op import (
    Avert,
    Bar,
    CaptureHere,
    Disarm,
    FirstOp,
    KnockOut,
    ReleaseHere,
    Relocate,
    Ride,
    Strengthen,
)
from metro2033.editions.first.content.schema import FirstContent, Item, ItemType
from metro2033.editions.first.content.static import ThreatsDrawn
from metro2033.i18n import Complaint

ITEMS = "items.toml"

TYPES = {
    "knife": "one_handed",
    "aksu": "two_handed",
    "body_armour": "armour",
    "explosives": "inventory",
    "paralytic_gas": "inventory",
    "grenade": "inventory",
    "shotgun": "two_handed",
    "medkit": "inventory",
    "mutagen": "inventory",
    "metro_guide": "inventory",
    "rusty_handcar": "transport",
    "tame_mutant": "inventory",
    "geiger_counter": "inventory",
    "flag": "inventory",
}
"""The items that the rulebook names, and what they are."""


def check_items(content: FirstContent) -> Iterator[Fault]:
    """Every constraint on items."""
    items = {item.id: item for item in content.items}
    for name in TYPES.keys() - items.keys():
        yield because(ITEMS, name, demand("C1-ITEM-002", "demand-named", "item"))
    for kind in sorted(set(get_args(ItemType)) - {item.type for item in content.items}):
        yield because(ITEMS, "", demand("C1-ITEM-017", "demand-item", "none", type=kind))
    for item in content.items:
        reasons = [*_form(item), *_weapon(item), *_map(item), *_fight(item), *_rest(item)]
        yield from (because(ITEMS, item.id, reason) for reason in reasons)


def strength(item: Item) -> int:
    """What an item adds to the hero's strength without any condition."""
    plain = [s for s in item.static if isinstance(s, HeroStrength) and s.versus is None]
    return sum(static.add for static in plain if static.role is None)


def _form(item: Item) -> Iterator[Complaint]:
    """C1-ITEM-001, -017: price, effect and type."""
    if not units(item.price):
        yield demand("C1-ITEM-001", "demand-item", "price")
    if not (item.static or item.during or item.stands_in):
        yield demand("C1-ITEM-001", "demand-item", "effect")
    if item.type != TYPES.get(item.id, item.type):
        yield demand("C1-ITEM-017", "demand-item", "type", type=TYPES[item.id])


def _weapon(item: Item) -> Iterator[Complaint]:
    """C1-ITEM-003, -004, -009: the named weapons."""
    if item.id == "knife" and (strength(item) != 1 or item.during or item.copies < 2):
        yield demand("C1-ITEM-003", "demand-item", "knife")
    if item.id == "aksu" and strength(item) < 1:
        yield demand("C1-ITEM-004", "demand-item", "strength")
    if item.id == "shotgun" and not item.is_reaction:
        yield demand("C1-ITEM-009", "demand-item", "reaction")


def _map(item: Item) -> Iterator[Complaint]:
    """C1-ITEM-006, -007, -011 to -013, -016: what is used on the map, in the own turn."""
    uses: dict[str, tuple[str, tuple[type[FirstOp], ...]]] = {
        "explosives": ("C1-ITEM-006", (DiscardSelf, ReleaseHere, Bar)),
        "paralytic_gas": ("C1-ITEM-007", (DiscardSelf, KnockOut, Bar)),
        "mutagen": ("C1-ITEM-011", (DiscardSelf, Strengthen)),
        "metro_guide": ("C1-ITEM-012", (DiscardSelf, Relocate)),
        "rusty_handcar": ("C1-ITEM-013", (Ride,)),
        "flag": ("C1-ITEM-016", (DiscardSelf, CaptureHere)),
    }
    if item.id in uses:
        rule, wanted = uses[item.id]
        is_free = all(during.at == "main" for during in item.during)
        if not is_free or tuple(type(step) for step in steps(item.during)) != wanted:
            yield demand(rule, "demand-item", "map")
    bars = [step.turn for step in steps(item.during) if isinstance(step, Bar)]
    if "next" in bars:
        yield demand("C1-ITEM-006", "demand-item", "now")
    lasting = [step.until for step in steps(item.during) if isinstance(step, Strengthen)]
    if item.id == "mutagen" and lasting != ["match"]:
        yield demand("C1-ITEM-011", "demand-item", "match")
    if item.id == "flag" and any(during.takes != "attack" for during in item.during):
        yield demand("C1-ITEM-016", "demand-item", "attack")


def _fight(item: Item) -> Iterator[Complaint]:
    """C1-ITEM-005, -008, -010: what is used in a fight, in any turn."""
    uses: dict[str, tuple[str, str, tuple[type[FirstOp], ...]]] = {
        "body_armour": ("C1-ITEM-005", "battle.before_dice", (Disarm,)),
        "grenade": ("C1-ITEM-008", "battle.before_dice", (DiscardSelf, Strengthen)),
        "medkit": ("C1-ITEM-010", "battle.hero_lost", (DiscardSelf, Avert)),
    }
    if item.id in uses:
        rule, point, wanted = uses[item.id]
        is_there = all(during.at == point for during in item.during)
        if not is_there or tuple(type(step) for step in steps(item.during)) != wanted:
            yield demand(rule, "demand-item", "fight")
    against = [during.against for during in item.during]
    if item.id == "body_armour" and against != ["hero"]:
        yield demand("C1-ITEM-005", "demand-item", "against")


def _rest(item: Item) -> Iterator[Complaint]:
    """C1-ITEM-014, -015: the mutant and the counter."""
    if item.stands_in != (5 if item.id == "tame_mutant" else 0):
        yield demand("C1-ITEM-014", "demand-item", "mutant")
    drawn = [static.add for static in item.static if isinstance(static, ThreatsDrawn)]
    if drawn != ([1] if item.id == "geiger_counter" else []):
        yield demand("C1-ITEM-015", "demand-item", "counter")
