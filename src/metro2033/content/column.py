"""Columns of the engine's tables that both editions fill in the same way."""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.content.effect import FREE, Cost, Place
from metro2033.content.network import Content as Records
from metro2033.content.origin import Record
from metro2033.engine.model import code as c
from metro2033.engine.model import ids
from metro2033.engine.model.content import Content, Goal
from metro2033.engine.model.pile import DECK_NAMES
from metro2033.engine.rules.movement import FAR

PLACE_KINDS: Final = ["ordinary", "polis", "hansa", "abandoned", "home"]


def numbers(values: Iterable[int]) -> vec[i64]:
    """A vector of plain numbers."""
    return vec[i64](list(values))


def price(cost: Cost) -> list[int]:
    """A price by kind of resource."""
    return [cost.pig, cost.mushroom, cost.ammo]


def neighbours(names: list[str], edges: Iterable[tuple[str, str]]) -> vec[vec[i64]]:
    """For each station the stations at the other end of its edges."""
    found: list[list[int]] = [[] for _ in names]
    for a, b in edges:
        found[names.index(a)].append(names.index(b))
        found[names.index(b)].append(names.index(a))
    return vec[vec[i64]]([numbers(near) for near in found])


def slugs(position: Sequence[str], **kinds: Sequence[Record]) -> dict[str, list[str]]:
    """The names of everything that has a number."""
    return {
        **{kind: [record.id for record in records] for kind, records in kinds.items()},
        "resource": ids.RESOURCES,
        "fighter": ids.FIGHTERS,
        "seat": [str(seat + 1) for seat in range(8)],
        "position": list(position),
        "effect": [],
    }


def fill_board(content: Content, source: Records) -> None:
    """Stations, tunnels and transfers; a home is an ordinary station with a home faction."""
    names = content.slugs["station"]
    kinds = ["ordinary" if station.kind == "home" else station.kind for station in source.stations]
    content.station_count = len(names)
    content.station_zeros = dict.fromkeys(names, 0)
    content.station_blanks = dict.fromkeys(names, "")
    content.station_truths = dict.fromkeys(names, True)
    content.faction_count = len(source.sides)
    content.far = numbers([FAR] * len(names))
    content.station_kind = numbers(ids.STATION_KINDS.index(kind) for kind in kinds)
    content.tunnels = neighbours(names, source.tunnels)
    content.transfers = neighbours(names, source.transfers)


def fill_topics(content: Content) -> None:
    """The masks of the topics that each card bears on."""
    content.faction_topics = topics(content, content.faction_static)
    content.hero_topics = topics(content, content.hero_static)
    content.equipment_topics = topics(content, content.equipment_static)
    content.law_topics = topics(content, content.law_static)
    for mask in content.equipment_topics:
        content.any_equipment_topics |= mask
    for mask in topics(content, content.station_static):
        content.any_station_topics |= mask
    lasting = (content.faction_topics, content.hero_topics, content.equipment_topics)
    content.attacks_are_free = not any(m & c.ATTACK_TOPICS for masks in lasting for m in masks)
    for row in content.timed_static:
        content.any_timed_topics |= 1 << content.statics[row * c.STATIC_WIDTH + c.TOPIC]
    content.common_topics = content.any_equipment_topics | content.any_station_topics
    content.common_topics |= content.any_timed_topics


def topics(content: Content, spans: vec[i64]) -> vec[i64]:
    """For each card the mask of the topics of its statics."""
    masks: list[int] = []
    for card in range(len(spans) // 2):
        mask = 0
        for row in range(spans[2 * card], spans[2 * card] + spans[2 * card + 1]):
            mask |= 1 << content.statics[row * c.STATIC_WIDTH + c.TOPIC]
        masks.append(mask)
    return numbers(masks)


def fill_decks(content: Content, *decks: Sequence[Any]) -> None:
    """Where each deck begins, and of which kind each card is, by the copies of each record."""
    starts: list[int] = []
    counts: list[int] = []
    deck_of: list[int] = []
    kind_of: list[int] = []
    for deck, kinds in enumerate(decks):
        starts.append(len(deck_of))
        for kind, card in enumerate(kinds):
            kind_of += [kind] * card.copies
            deck_of += [deck] * card.copies
        counts.append(len(deck_of) - starts[-1])
    assert len(decks) == len(DECK_NAMES)
    content.card_count = len(deck_of)
    content.deck_of = numbers(deck_of)
    content.kind_of = numbers(kind_of)
    content.deck_start = numbers(starts)
    content.deck_count = numbers(counts)
    names = [content.slugs[name] for name in DECK_NAMES]
    named = [(deck, names[deck][kind_of[card]], card) for card, deck in enumerate(deck_of)]
    content.by_name = numbers(card for _, _, card in sorted(named))


def fill_points(content: Content, names: Mapping[int, str]) -> None:
    """The masks of timing points, and different names for the effects of one card, by point."""
    content.faction_points = points(content, content.faction_effects)
    content.hero_points = points(content, content.hero_effects)
    for mask in points(content, content.equipment_effects):
        content.any_equipment_points |= mask
    effects = content.slugs["effect"]
    for number, name in enumerate(list(effects)):
        if effects.count(name) > 1 or name in effects[:number]:
            effects[number] = f"{name}.{names[int(content.effects[number].point)]}"


def points(content: Content, cards: list[vec[i64]]) -> vec[i64]:
    """For each card the mask of the timing points at which it has an effect."""
    return numbers(
        functools.reduce(operator.or_, [1 << content.effects[n].point for n in card], 0)
        for card in cards
    )


def goal(kind: int, reached: Any) -> Goal:
    """A mission's goal with what most kinds have: a number, places, a price."""
    found = Goal(kind)
    found.n = getattr(reached, "n", 1)
    found.places = places(getattr(reached, "where", ()))
    found.cost = numbers(price(getattr(reached, "cost", FREE)))
    return found


def captured(reached: Any) -> Goal:
    """The goal of capturing stations."""
    found = goal(c.GOAL_CAPTURED, reached)
    found.fighter = pick(ids.FIGHTERS, reached.by)
    found.target = pick(["neutral", "player"], reached.of)
    return found


def places(filters: Sequence[Place]) -> vec[i64]:
    """Place filters as rows."""
    rows: list[int] = []
    for place in filters:
        rows.append(sum(1 << PLACE_KINDS.index(kind) for kind in place.kind))
        rows.append(pick(["you", "other", "nobody"], place.owner))
        rows.append(pick(["no", "of_owner"], place.home))
        rows.append(pick(["foreign", "yours"], place.zone))
        rows.append(c.ALWAYS if place.owner_hero is None else int(place.owner_hero))
    return numbers(rows)


def pick(words: list[str], word: str | None) -> int:
    """The number of a word, ALWAYS when it is not given."""
    return c.ALWAYS if word is None else words.index(word)
