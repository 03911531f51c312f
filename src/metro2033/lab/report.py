"""What pairs of matches say about house cards: use, wins, shifts and warnings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean
from typing import Any, Final

from metro2033.content.house import House
from metro2033.engine.kernel.game import Game
from metro2033.figures.share import Z, win_parts
from metro2033.figures.usage import KINDS
from metro2033.i18n import text
from metro2033.i18n.bundle import has_text
from metro2033.lab.look import Card
from metro2033.lab.play import Pair, Played, Trial
from metro2033.lab.shift import Sample, Shift, shift
from metro2033.lab.warning import Warned, card_name

Z_MANY: Final = 2.638
"""As Z, for six shifts at once: the chance that any of them seems sure by luck is 5 %."""

DECISIVE: Final = 0.1
"""A sure shift of the owners' wins that is this large decides matches."""

UNEVEN: Final = 0.05
"""A sure shift of a faction's, hero's or place's wins that is this large upsets the balance."""

COMMON: Final = 3
"""A late position that comes so often shows a loop."""

GROUPS: Final = ("faction", "hero", "order")

SEATED: Final = {"faction": "factions", "hero": "heroes"}
"""Kinds of cards that a seat has from the start, and their name in a story."""

DEEDS: Final = {
    "equipment": ("gained", "used"),
    "mission": ("kept", "completed", "used"),
    "threat": ("faced", "beaten"),
    "law": ("backed", "opposed"),
    "combat": ("played", "won"),
    "hero": ("used",),
    "faction": ("used",),
}
"""What is counted of each kind of card."""

Chosen = Callable[[Played, int], bool]
"""Whether a seat of a match is one of those that are compared."""


class Report:
    """The figures of a trial; the order in which pairs came does not matter."""

    def __init__(self, trial: Trial, rules: Game[Any], pairs: Sequence[Pair]) -> None:
        ordered = sorted(pairs, key=lambda pair: pair[0])
        self.trial: Final = trial
        self.game: Final = rules
        self.printed: Final = [pair[1] for pair in ordered]
        self.house: Final = [pair[2] for pair in ordered]
        is_whole = [bool(old["ranking"] and new["ranking"]) for _, old, new in ordered]
        self._same: Final = sum(map(_is_same, self.printed, self.house))
        self._whole: Final = [n for n, whole in enumerate(is_whole) if whole]

    def data(self, cards: Sequence[Card], language: str, house: House) -> dict[str, Any]:
        """Everything as JSON data, with names and warnings in a language."""
        groups = {group: self._group(group) for group in GROUPS}
        warnings = [*self._endings(), *self._uneven(groups)]
        rows = []
        for card in cards:
            found = self.owners(card)
            warnings += self._card_warnings(card, found)
            rows.append(
                {
                    "table": card.table,
                    "kind": card.kind,
                    "id": card.record.id,
                    "name": card_name(house, card.kind, card.record.id, language),
                    "deeds": [self._deed(card, deed) for deed in DEEDS.get(card.kind, ())],
                    "owners": found.data(),
                    "others": self.others(card).data(),
                }
            )
        return {
            "edition": self.trial.edition,
            "matches": len(self.house),
            "seats": self.trial.seats,
            "seed": self.trial.seed,
            "bot": self.trial.bot,
            "bot_name": _bot_name(self.trial.bot, language),
            "same": self._same,
            "unfinished": [_unfinished(self.printed), _unfinished(self.house)],
            "rounds": [_rounds(self.printed), _rounds(self.house)],
            "cards": rows,
            "groups": {
                group: [
                    {"id": id, "name": self._named(group, id, language, house), **found.data()}
                    for id, found in members.items()
                ]
                for group, members in groups.items()
            },
            "warnings": [warned.data(language, house) for warned in warnings],
        }

    def owners(self, card: Card) -> Shift:
        """How often those win who use a card, compared with the printed one, or with luck."""
        return self._shift(lambda played, seat: _uses(played, card, seat), is_new=not card.printed)

    def others(self, card: Card) -> Shift:
        """How often the others win, in matches in which somebody uses it."""

        def is_beside(played: Played, seat: int) -> bool:
            used = [_uses(played, card, other) for other in range(self.trial.seats)]
            return any(used) and not used[seat]

        return self._shift(is_beside, is_new=not card.printed)

    def _shift(self, chosen: Chosen, z: float = Z, is_new: bool = False) -> Shift:
        fair = 1 / self.trial.seats if is_new else None
        printed = [self._sample(self.printed[n], chosen) for n in self._whole]
        house = [self._sample(self.house[n], chosen) for n in self._whole]
        return shift(printed, house, z, fair, self._same == len(self.house))

    def _sample(self, played: Played, chosen: Chosen) -> Sample:
        parts = win_parts(played["ranking"])
        seats = [seat for seat in range(len(parts)) if chosen(played, seat)]
        return sum(parts[seat] for seat in seats), len(seats)

    def _group(self, group: str) -> dict[str, Shift]:
        places = [str(place + 1) for place in range(self.trial.seats)]
        names = places if group == "order" else self.game.slugs[group]
        return {name: self._shift(partial(_belongs, group, name), Z_MANY) for name in names}

    def _named(self, group: str, id: str, language: str, house: House) -> str:
        return id if group == "order" else card_name(house, group, id, language)

    def _deed(self, card: Card, deed: str) -> dict[str, Any]:
        """How often something is done with a card, a match, with both sets."""
        counts = [
            fmean(sum(_deeds(played, card, deed)) for played in matches)
            for matches in (self.printed, self.house)
        ]
        return {"deed": deed, "printed": round(counts[0], 4), "house": round(counts[1], 4)}

    def _endings(self) -> list[Warned]:
        """Matches without an end, and positions that come again and again."""
        total, found = len(self.house), []
        lost = _unfinished(self.house) - _unfinished(self.printed)
        if lost > 0:
            found.append(Warned("unfinished", number=lost, total=total))
        loops = sum(played["repeats"] >= COMMON for played in self.house)
        if loops > sum(played["repeats"] >= COMMON for played in self.printed):
            found.append(Warned("loop", number=loops, total=total))
        return found

    def _uneven(self, groups: dict[str, dict[str, Shift]]) -> list[Warned]:
        return [
            Warned(f"uneven-{group}", group, id, number=round(100 * found.change))
            for group, members in groups.items()
            for id, found in members.items()
            if found.change is not None and found.is_sure and abs(found.change) >= UNEVEN
        ]

    def _card_warnings(self, card: Card, found: Shift) -> list[Warned]:
        kind, id = card.kind, card.record.id
        if kind not in DEEDS:
            return [Warned("unmeasured", kind, id)]
        warned = []
        is_seated = kind in SEATED
        if found.trials == 0 and not is_seated:
            warned.append(Warned("unused", kind, id, total=len(self.house)))
        elif _is_chosen(card) and not sum(sum(_deeds(p, card, "used")) for p in self.house):
            warned.append(Warned("idle", kind, id, total=len(self.house)))
        if found.change is not None and found.is_sure and abs(found.change) >= DECISIVE:
            name = "strong" if found.change > 0 else "weak"
            warned.append(Warned(name, kind, id, number=round(100 * abs(found.change))))
        return warned


def _bot_name(bot: str, language: str) -> str:
    """What a bot is called; one with a strength goes by what was asked for."""
    message = f"bot-{bot}"
    return text(message, None, language) if has_text(message, language) else bot


def _is_chosen(card: Card) -> bool:
    """Whether a card of a kind that is owned has a program whose use is told."""
    is_owned = card.kind in {"equipment", "hero", "faction"}
    return is_owned and bool(getattr(card.record, "during", ()))


def _deeds(played: Played, card: Card, deed: str) -> list[int]:
    """How often each seat did something with a card."""
    key = f"{card.kind}:{card.record.id}:{deed}"
    return list(played["story"]["deeds"].get(key, [0]))


def _uses(played: Played, card: Card, seat: int) -> bool:
    if card.kind in SEATED:
        return bool(played["story"][SEATED[card.kind]][seat] == card.record.id)
    counts = _deeds(played, card, KINDS.get(card.kind, ""))
    return seat < len(counts) and counts[seat] > 0


def _belongs(group: str, name: str, played: Played, seat: int) -> bool:
    """Whether a seat has a faction or hero, or a place in the first round, counted from 1."""
    story = played["story"]
    if group == "order":
        seats = len(story["factions"])
        return (seat - int(story["first"]) + 1) % seats + 1 == int(name)
    return bool(story[SEATED[group]][seat] == name)


def _unfinished(matches: Sequence[Played]) -> int:
    return sum(not played["ranking"] for played in matches)


def _rounds(matches: Sequence[Played]) -> float:
    return round(fmean(played["story"]["rounds"] for played in matches), 3) if matches else 0.0


def _is_same(printed: Played, house: Played) -> bool:
    """Whether the cards changed nothing in a match."""
    return printed == house
