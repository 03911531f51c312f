"""Tables of cards: what is done with them, and how well those who do it fare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from metro2033.arena.html import Words, bar, table

Card = Mapping[str, Any]
Figure = Callable[[Card, Words], str]
Column = tuple[str, Figure]
"""The attribute of the message that heads a column, and the content of its cells."""

NEVER: Final[Card] = {"times": 0, "a_match": 0}


def seen(name: str) -> Figure:
    """How often the card turns up per match."""
    return lambda card, words: words.number(card["sights"].get(name, NEVER)["a_match"])


def done(name: str) -> Figure:
    """How often seats do something with the card per match."""
    return lambda card, words: words.number(card["deeds"].get(name, NEVER)["a_match"])


def part(name: str, of: str) -> Figure:
    """The percentage of one thing that became another."""

    def text(card: Card, words: Words) -> str:
        deeds = card["deeds"]
        whole = deeds.get(of, NEVER)["times"]
        return words.share(deeds.get(name, NEVER)["times"] / whole) if whole else ""

    return text


def passed(card: Card, words: Words) -> str:
    """How many of its votes a law has won."""
    opened = card["sights"].get("opened", NEVER)["times"]
    return words.share(card["sights"].get("passed", NEVER)["times"] / opened) if opened else ""


def wins(name: str) -> Figure:
    """How often seats that did something with the card win, relative to the fair share."""

    def text(card: Card, words: Words) -> str:
        found = card["deeds"].get(name)
        if not found or not found["wins"]["trials"]:
            return ""
        bounds = words.interval(found["wins"]["of_fair_low"], found["wins"]["of_fair_high"])
        return f"{words.share(found['wins']['of_fair'])} {bounds}"

    return text


def seats(card: Card, words: Words) -> str:
    """How many seats use the card in a match."""
    value = card["use"]["by_seats"]
    return bar(value, words.share(value))


def excess(card: Card, _: Words) -> str:
    """How much more often the winner uses the card than the average seat."""
    points = round(100 * card["use"]["excess"])
    return f"{points:+}".replace("-", "−") if points else "0"


COLUMNS: Final[dict[str, list[Column]]] = {
    "equipment": [
        ("offered", seen("offered")),
        ("gained", done("gained")),
        ("effect-used", done("used")),
        ("seats-have", seats),
        ("their-wins", wins("gained")),
        ("excess", excess),
    ],
    "mission": [
        ("drawn", done("drawn")),
        ("kept", part("kept", "drawn")),
        ("completed", part("completed", "kept")),
        ("ability-used", done("used")),
        ("seats-complete", seats),
        ("their-wins", wins("completed")),
        ("excess", excess),
    ],
    "threat": [
        ("revealed", seen("revealed")),
        ("faced", done("faced")),
        ("beaten", part("beaten", "faced")),
        ("seats-face", seats),
        ("their-wins", wins("faced")),
        ("wins-lost", wins("lost")),
        ("excess", excess),
    ],
    "law": [
        ("voted", seen("opened")),
        ("passed", passed),
        ("seats-back", seats),
        ("their-wins", wins("backed")),
        ("wins-opposed", wins("opposed")),
        ("excess", excess),
    ],
    "combat": [
        ("played", done("played")),
        ("won", part("won", "played")),
        ("seats-play", seats),
        ("their-wins", wins("played")),
        ("excess", excess),
    ],
}
"""The columns for each kind of card."""


def card_table(kind: str, cards: Mapping[str, Card], words: Words) -> str:
    """All cards of a kind, those used by most seats first."""
    columns = COLUMNS[kind]
    ordered = sorted(cards.items(), key=lambda card: -card[1]["use"]["by_seats"])
    rows = [
        [words.name(kind, slug), *(column(card, words) for _, column in columns)]
        for slug, card in ordered
    ]
    return table(["", *(words.say("balance-card", heading) for heading, _ in columns)], rows)
