"""What a finished match says of its seats: faction, hero, and the cards that they have used."""

from __future__ import annotations

import msgspec

from metro2033 import catalog
from metro2033.figures.story import Story
from metro2033.figures.usage import KINDS
from metro2033.table.record import Record
from metro2033.table.table import Table


class SeatStory(msgspec.Struct, frozen=True):
    """What a seat had, or "", and how often it used cards: `equipment:knife` and so on."""

    faction: str = ""
    hero: str = ""
    cards: dict[str, int] = {}


class MatchStory(msgspec.Struct, frozen=True):
    """A finished match: its seats, and the place of each."""

    seats: list[SeatStory]
    ranking: list[int]


def match_story(record: Record) -> MatchStory:
    """Play a match again and listen; BadRecord if other rules or cards lead elsewhere."""
    game = catalog.game(record.header.edition)
    table, seats = Table.open(game, record.header), len(record.header.seats)
    if not game.slugs.get("faction"):
        for choice in record.choices:
            table.follow(choice)
        return MatchStory([SeatStory()] * seats, table.ranking)
    story = Story(game, seats)
    for choice in record.choices:
        entry = table.follow(choice)
        story.hear(table.state, entry.events)
    data, used = story.data(table.state), [dict[str, int]() for _ in range(seats)]
    for key, counts in data["deeds"].items():
        kind, thing, deed = key.split(":")
        if KINDS.get(kind) != deed:
            continue
        for seat, count in enumerate(counts):
            if count:
                used[seat][f"{kind}:{thing}"] = count
    had = zip(data["factions"], data["heroes"], used, strict=True)
    return MatchStory([SeatStory(f or "", h or "", cards) for f, h, cards in had], table.ranking)
