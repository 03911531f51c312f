"""What cards do, in words: sentences made from the data of effects, in any language.

Every word of the language of effects has a phrase in `effect.ftl`, filled with its arguments. Of an
argument `x`, a phrase may use `$x`, `$x-signed` (a number with its sign) and `$x-said` (what it
narrows, in words of its own, or nothing).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from metro2033.content.effect import Cost, Gain, Place, Who
from metro2033.content.origin import Record
from metro2033.i18n import Wording, has_text

TAGS: Final = {"on": "effect-static", "op": "effect-do", "when": "effect-goal"}
"""The message with the phrases for parts of a card, by the field that tells them apart."""

NARROWING: Final = (
    *("versus", "role", "fighter", "of", "place", "against", "station", "stations_least"),
    *("stations_most", "stations", "strength", "least", "until", "target", "by", "chooser", "to"),
    *("cost", "otherwise", "static", "item", "where"),
)
"""Fields that phrases name whether a part has them or not."""

CONDITIONS: Final = (
    *("once", "fighter", "role", "against", "of", "each", "who", "where", "takes", "cost"),
    "is_optional",
)
"""What narrows when a program runs, in the order in which it is said."""

RESOURCES: Final = ("pig", "mushroom", "ammo")

MINUS: Final = "\N{MINUS SIGN}"


class CardReader:
    """Puts cards of an edition into words of a language."""

    def __init__(self, wording: Wording) -> None:
        self._wording: Final = wording

    def sentences(self, record: Record) -> list[str]:
        """What a card does, a sentence for each effect."""
        said = [f"{self.phrase(part)}." for part in getattr(record, "static", ())]
        said += [self.during(part) for part in getattr(record, "during", ())]
        return [_capital(sentence) for sentence in [*self._record(record), *said]]

    def facts(self, record: Record, kind: str) -> Iterator[str]:
        """The numbers of a card."""
        say = self._wording.text
        for field, message in (
            ("strength", "card-strength"),
            ("speed", "card-speed"),
            ("movement", "card-speed"),
            ("stage", "card-stage"),
        ):
            if getattr(record, field, 0):
                yield say(message, number=getattr(record, field))
        type_id = f"type-{getattr(record, 'type', '')}"
        if self._wording.has(type_id):
            yield say("card-type", type=say(type_id))
        versus = getattr(record, "versus", None)
        if versus is not None:
            yield say(
                "card-versus", **{part.name: getattr(versus, part.name) for part in fields(versus)}
            )
        if kind == "mission" and hasattr(record, "points"):
            yield say("card-points", number=record.points)
        for field, message in (
            ("price", "card-price"),
            ("yields", "card-yields"),
            ("reward", "card-reward"),
        ):
            amounts = self.amounts(getattr(record, field, ()))
            if amounts:
                yield say(message, list=amounts)

    def amounts(self, value: Cost | Sequence[Any]) -> str:
        """A price, or the resources that operations bring; "" for nothing."""
        if isinstance(value, Cost):
            return self._wording.amounts({kind: getattr(value, kind) for kind in RESOURCES})
        return self._wording.amounts({op.what: op.n for op in value if isinstance(op, Gain)})

    def during(self, part: Any) -> str:
        """A program at a timing point, as a sentence."""
        found = [self._narrowed(name, getattr(part, name, None)) for name in CONDITIONS]
        narrowed = "".join(f", {detail}" for detail in found if detail)
        at = self.say("effect-at", _attribute(part.at))
        return self.say("effect-during", at=at, list=narrowed, do=self._listed(part.do))

    def phrase(self, part: Any) -> str:
        """An operation, a static or a condition, without a full stop."""
        tag = fields(part)[0].name
        message = TAGS.get(tag)
        word = _attribute(getattr(part, tag))
        if message is None:
            message = "effect-do" if has_text("effect-do", part=word) else "effect-static"
        return self.say(message, word, **self._arguments(part))

    def say(self, message: str, part: str | None = None, /, **values: Any) -> str:
        """A message about effects."""
        return self._wording.text(message, part, **values)

    def _arguments(self, part: Any) -> dict[str, Any]:
        """What the phrase for a part is filled with."""
        found: dict[str, Any] = {f"{name}-said": "" for name in NARROWING}
        for field in fields(part)[1:]:
            name, value = field.name, getattr(part, field.name)
            said = self._narrowed(name, value)
            found[f"{name}-said"] = f" {said}" if said else ""
            if isinstance(value, int) and not isinstance(value, bool):
                found[f"{name}-signed"] = self._signed(value)
            found[name] = value if isinstance(value, int | str) else str(value).lower()
            if name in {"hero", "item"} and value is not None:
                kind = "hero" if name == "hero" else "equipment"
                found[f"{name}-name"] = str(self._wording.name(kind, value))
            if isinstance(value, Cost):
                found[f"{name}-said"] = self.amounts(value)
                found[f"{name}-paid"] = f" {self.amounts(value)}" if self.amounts(value) else ""
            if name in {"static", "otherwise"}:
                found[f"{name}-said"] = self._listed(value)
        return found | self._amount(part)

    def _amount(self, part: Any) -> dict[str, str]:
        """Resources that a part counts, without and with a sign."""
        what = getattr(part, "what", None)
        if what is None:
            return {}
        number = int(getattr(part, "n", getattr(part, "add", 0)))
        counted = self._wording.name("resource", what).counted(abs(number))
        sign = "+" if number >= 0 else MINUS
        return {"amount": counted, "change": f"{sign}{counted}"}

    def _narrowed(self, name: str, value: Any) -> str:
        """What the value of a field narrows, in words; "" where it does not."""
        if isinstance(value, Cost):
            amounts = self.amounts(value)
            return self.say("effect-detail", "cost", list=amounts) if amounts else ""
        if isinstance(value, Who):
            return self.say("effect-detail", f"who-{value.stations}", number=value.least)
        if isinstance(value, tuple):
            return self._narrowed_list(name, value)
        if isinstance(value, bool):
            return self.say("effect-detail", name) if value and self._has(name) else ""
        if isinstance(value, int):
            return (
                self.say("effect-detail", name, number=value) if value and self._has(name) else ""
            )
        if name == "item" and value is not None:
            return self.say(
                "effect-detail", "item", name=str(self._wording.name("equipment", value))
            )
        word = f"{name}-{value}"
        return self.say("effect-detail", word) if self._has(word) else ""

    def _narrowed_list(self, name: str, values: tuple[Any, ...]) -> str:
        if not values:
            return ""
        if all(isinstance(value, Place) for value in values):
            return self.say("effect-detail", "where", list=self._either(map(self._place, values)))
        if name == "stations":
            named = [str(self._wording.name("station", value)) for value in values]
            return self.say("effect-detail", "listed", list=self._wording.listed(named))
        return ""

    def _place(self, place: Place) -> str:
        """What a station has to be like."""
        found = [self._either(self.say("effect-detail", f"kind-{kind}") for kind in place.kind)]
        for name in ("owner", "home", "zone"):
            value = getattr(place, name)
            found.append(self.say("effect-detail", f"{name}-{value}") if value else "")
        if place.owner_hero is not None:
            found.append(
                self.say("effect-detail", "owner_hero" if place.owner_hero else "no-owner_hero")
            )
        return ", ".join(word for word in found if word)

    def _record(self, record: Record) -> Iterator[str]:
        """What a card says besides its effects and numbers."""
        result = f"result-{getattr(record, 'result', '')}"
        if has_text("effect-record", part=result):
            yield self.say("effect-record", result)
        for name, part in (("payment", "payment"), ("stock", "begins")):
            amounts = self.amounts(getattr(record, name, ()))
            if amounts:
                yield self.say("effect-record", part, list=amounts)
        for name in ("stands_in", "target", "army"):
            number = getattr(record, name, 0)
            if number:
                yield self.say("effect-record", name, number=number)
        for name in ("reward", "bonus"):
            given = getattr(record, name, ())
            steps = () if isinstance(given, Cost) else given
            # What a reward brings in resources stands among the numbers.
            done = [step for step in steps if name == "bonus" or not isinstance(step, Gain)]
            if done:
                yield self.say("effect-record", name, list=self._listed(done))
        reached = getattr(record, "reached", None)
        if reached is not None:
            yield f"{self.phrase(reached)}."

    def _listed(self, parts: Sequence[Any]) -> str:
        """Operations one after the other, or several statics."""
        phrases = [self.phrase(part) for part in parts]
        if not phrases:
            return ""
        if any(fields(part)[0].name == "on" for part in parts):
            return "; ".join(phrases)
        found = phrases[0]
        for phrase in phrases[1:]:
            found = self.say("effect-then", first=found, second=phrase)
        return found

    def _either(self, words: Any) -> str:
        found = ""
        for word in words:
            found = self.say("effect-or", first=found, second=word) if found else word
        return found

    def _has(self, part: str) -> bool:
        return has_text("effect-detail", part=part)

    def _signed(self, number: int) -> str:
        return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def has_phrase(part: Any) -> bool:
    """Whether a part of a card is one that phrases are for."""
    return is_dataclass(part) and fields(part)[0].name in {*TAGS, "special"}


def _attribute(word: str) -> str:
    """The part of a message for a word of the language of effects.

    >>> _attribute("hero.transfer_cost")
    'hero-transfer_cost'
    """
    return word.replace(".", "-")


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
