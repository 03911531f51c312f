"""Facts of a match in words: their names and their values."""

from __future__ import annotations

from typing import Final

from metro2033.cli.output import figures
from metro2033.cli.speech import can_say, language, say
from metro2033.i18n import Name

KINDS: Final = {
    "faction": "faction",
    "hero": "hero",
    "at": "station",
    "home": "station",
    "stations": "station",
    "equipment": "equipment",
    "missions": "mission",
    "completed": "mission",
    "scouted": "threat",
    "combat": "combat",
    "place": "platform",
    "hands": "find",
}
"""The kind of things whose IDs a fact contains."""

APART: Final = ", "
"""What separates the IDs of a fact that has several."""


def is_named(fact: str) -> bool:
    """Whether there is a word for a fact."""
    return can_say("cli-fact", part(fact))


def fact_name(fact: str, edition: str) -> str:
    """The name of a fact in an edition."""
    own = f"{part(fact)}-{edition}"
    if can_say("cli-fact", own):
        return say("cli-fact", own)
    return say("cli-fact", part(fact)) if is_named(fact) else fact


def part(fact: str) -> str:
    """The attribute of the message that names a fact."""
    return fact.replace("_", "-")


def value_name(fact: str, value: str, edition: str) -> str:
    """A value of a fact: a number, the names of things, or why a match ended."""
    if fact == "ended_by":
        return say("balance-end", value or "nobody")
    if value.lstrip("-").isdecimal():
        return figures().number(int(value))
    if not value:
        return say("cli-nothing")
    if fact not in KINDS:
        return value
    names = [Name(KINDS[fact], slug, language(), edition) for slug in value.split(APART)]
    return APART.join(str(name) for name in names)
