"""Tables of cards: what is done with them, and how those fare who do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from metro2033.arena.html import Words, bar, interval, number, share, table

Card = Mapping[str, Any]
Column = tuple[str, Callable[[Card], str]]

NEVER: Final[Card] = {"times": 0, "a_match": 0}


def seen(name: str) -> Callable[[Card], str]:
    """How often a match shows the card."""
    return lambda card: number(card["sights"].get(name, NEVER)["a_match"])


def done(name: str) -> Callable[[Card], str]:
    """How often a match has seats do something with the card."""
    return lambda card: number(card["deeds"].get(name, NEVER)["a_match"])


def part(name: str, of: str) -> Callable[[Card], str]:
    """How many times in a hundred one thing became another."""

    def text(card: Card) -> str:
        deeds = card["deeds"]
        whole = deeds.get(of, NEVER)["times"]
        return share(deeds.get(name, NEVER)["times"] / whole) if whole else ""

    return text


def passed(card: Card) -> str:
    """How many of its votes a law won."""
    opened = card["sights"].get("opened", NEVER)["times"]
    return share(card["sights"].get("passed", NEVER)["times"] / opened) if opened else ""


def wins(name: str) -> Callable[[Card], str]:
    """How often seats win that did something with the card, against the fair share."""

    def text(card: Card) -> str:
        found = card["deeds"].get(name)
        if not found or not found["wins"]["trials"]:
            return ""
        bounds = interval(found["wins"]["of_fair_low"], found["wins"]["of_fair_high"])
        return f"{share(found['wins']['of_fair'])} {bounds}"

    return text


def seats(card: Card) -> str:
    """How many seats use the card in a match."""
    value = card["use"]["by_seats"]
    return bar(value, share(value))


def excess(card: Card) -> str:
    """How much more often the winner uses the card than any seat."""
    points = round(100 * card["use"]["excess"])
    return f"{points:+}" if points else "0"


COLUMNS: Final[dict[str, list[Column]]] = {
    "equipment": [
        ("on sale a match", seen("offered")),
        ("gained a match", done("gained")),
        ("effect used", done("used")),
        ("seats that have it", seats),
        ("their wins, of fair", wins("gained")),
        ("winner's excess, points", excess),
    ],
    "mission": [
        ("drawn a match", done("drawn")),
        ("kept", part("kept", "drawn")),
        ("completed of kept", part("completed", "kept")),
        ("ability used", done("used")),
        ("seats that complete it", seats),
        ("their wins, of fair", wins("completed")),
        ("winner's excess, points", excess),
    ],
    "threat": [
        ("revealed a match", seen("revealed")),
        ("faced a match", done("faced")),
        ("beaten", part("beaten", "faced")),
        ("seats that face it", seats),
        ("their wins, of fair", wins("faced")),
        ("wins of who lost to it", wins("lost")),
        ("winner's excess, points", excess),
    ],
    "law": [
        ("voted on a match", seen("opened")),
        ("passed", passed),
        ("seats that backed it", seats),
        ("their wins, of fair", wins("backed")),
        ("wins of who opposed it", wins("opposed")),
        ("winner's excess, points", excess),
    ],
    "combat": [
        ("played a match", done("played")),
        ("won with it", part("won", "played")),
        ("seats that play it", seats),
        ("their wins, of fair", wins("played")),
        ("winner's excess, points", excess),
    ],
}
"""What is told of each kind of card."""


def card_table(kind: str, cards: Mapping[str, Card], words: Words) -> str:
    """All cards of a kind, those that most seats use first."""
    columns = COLUMNS[kind]
    ordered = sorted(cards.items(), key=lambda card: -card[1]["use"]["by_seats"])
    rows = [
        [words.name(kind, slug), *(column(card) for _, column in columns)] for slug, card in ordered
    ]
    return table(["", *(heading for heading, _ in columns)], rows)
