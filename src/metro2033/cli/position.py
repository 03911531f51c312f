"""A position in words: the parts of a screen, built from facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any, Final

from rich.text import Text

from metro2033.cli.box import Box
from metro2033.cli.paint import HEAD, QUIET, player_style
from metro2033.i18n import Wording

COLUMNS: Final = ("points", "army", "activity", "pig", "mushroom", "ammo", "bullets")
"""The numbers of a player, if the edition has them."""

COMING: Final = 3
"""How many upcoming rounds are announced."""

Part = tuple[str, Text]
"""A part of the screen: its topic and its text. It is shown again when it changes."""


class Position:
    """Describes the position a seat sees."""

    def __init__(self, box: Box, wording: Wording, house_rules: dict[str, int]) -> None:
        self.box: Final = box
        self.wording: Final = wording
        self._more_points: Final = house_rules.get("victory_points", 0)

    def parts(self, facts: Mapping[str, Any], seat: str) -> list[Part]:
        """All parts of the screen, in order; `seat` is "" for spectators."""
        return [
            *self.head(facts),
            *self.lying_open(facts),
            *self.players(facts, seat),
            *self.own(facts, seat),
        ]

    def head(self, facts: Mapping[str, Any]) -> Iterator[Part]:
        """Round, stage and phase, and what this round and the next ones bring."""
        say = self.wording.text
        words = [say("head-round", number=facts["round"])]
        if "stage" in facts:
            words.append(say("head-stage", number=facts["stage"]))
        if "phase" in facts:
            words.append(say(f"phase-{facts['phase']}"))
        yield "head", Text(" · ".join(words), style=HEAD)
        if "track" in facts:
            coming = [self.brings(position) for position in self.track(facts["track"])]
            phrase = say("coming", now=coming[0], next=" › ".join(coming[1:]))
            yield "coming", Text(phrase, style=QUIET)

    def track(self, position: str) -> list[Any]:
        """The space of the round marker and those after it."""
        found = [self.box.record("position", position)]
        for _ in range(COMING):
            found.append(self.box.record("position", found[-1].next))
        return found

    def brings(self, position: Any) -> str:
        """What a space of the round track brings."""
        say = self.wording.text
        words = [str(self.wording.name("resource", kind)) for kind in position.resources]
        if position.units > 1:
            words = [
                self.wording.name("resource", k).counted(position.units) for k in position.resources
            ]
        words += [say("coming-threat")] if position.has_threat else []
        words += [say("coming-law")] if position.has_law else []
        return self.wording.listed(words)

    def lying_open(self, facts: Mapping[str, Any]) -> Iterator[Part]:
        """Laws, market and threats that are face up."""
        for key, message, kind in (
            ("law", "open-law", "law"),
            ("open_law", "open-vote", "law"),
            ("open_threat", "open-threat", "threat"),
        ):
            for slug in facts.get(key, ()):
                said = self.wording.text(message, None, **{kind: self.wording.name(kind, slug)})
                yield key, self.card(said, kind, slug)
        names = [self.wording.name("equipment", slug) for slug in facts.get("market", ())]
        if names:
            price = self.box.reader.amounts(self.box.content.numbers.prices.equipment)
            listed = self.wording.listed(map(str, names))
            yield "market", Text(self.wording.text("open-market", price=price, list=listed))
        for slug in dict.fromkeys(facts.get("offer", ())):
            name = self.wording.name("equipment", slug)
            said = self.wording.text("open-offer", list=name)
            yield f"offer {slug}", self.card(said, "equipment", slug)
        if "hands" in facts:
            yield "deck", Text(self.wording.text("deck-size", number=facts["deck_size"]))

    def card(self, said: str, kind: str, slug: str) -> Text:
        """A sentence that names a card, and the card's text."""
        text = Text(said)
        for sentence in self.box.summary(self.wording.name(kind, slug)):
            text.append(" ").append(sentence, style=QUIET)
        return text

    def players(self, facts: Mapping[str, Any], seat: str) -> Iterator[Part]:
        """The table of players: numbers on one line, hero and cards on the next."""
        rows = player_rows(facts)
        columns = [c for c in COLUMNS if c in next(iter(rows.values()))]
        heads = [self.wording.text(f"column-{column}") for column in columns]
        width = max(18, *[len(self.seat_name(n)) for n in rows]) + 2
        line = self.wording.text("column-faction").ljust(width + 2)
        yield "columns", Text(line + "  ".join(f"{head:>5}" for head in heads), style=QUIET)
        for number, row in rows.items():
            text = Text(f"{number}{'*' if number == seat else ' '}", style=player_style(number))
            text.append(f"{self.seat_name(number):{width}}", style=player_style(number))
            cells = [self.cell(column, row, facts) for column in columns]
            pairs = zip_longest(cells, heads, fillvalue="")
            text.append("  ".join(f"{cell:>{max(5, len(head))}}" for cell, head in pairs))
            details = " · ".join([*self.whereabouts(row), *self.details(row)])
            yield f"player {number}", text.append(f"\n{details}" if details else "", QUIET)

    def seat_name(self, number: str) -> str:
        """What a player is called."""
        return str(self.wording.name("seat", number))

    def cell(self, column: str, row: dict[str, Any], facts: Mapping[str, Any]) -> str:
        """A number of a player; points with the target."""
        faction = self.box.record("faction", row.get("faction", ""))
        target = facts.get("target")
        if hasattr(faction, "target"):
            target = faction.target + self._more_points
        if column == "points" and target:
            return self.wording.text("points-of", points=row["points"], target=target)
        return str(row[column])

    def whereabouts(self, row: dict[str, Any]) -> Iterator[str]:
        """A player's hero and where they are."""
        say, name = self.wording.text, self.wording.name
        if row.get("hero") and row.get("at"):
            hero, station = name("hero", row["hero"]), name("station", row["at"])
            yield say("player-hero", hero=hero, station=station)
        elif row.get("hero"):
            yield str(name("hero", row["hero"]))
        if row.get("home"):
            yield say("player-home", station=name("station", row["home"]))
        if "place" in row:
            yield say("player-platform", platform=name("platform", row["place"]))
        if row.get("rests") or row.get("resting"):
            yield say("player-rests")
        if row.get("barred"):
            yield say("player-barred")

    def details(self, row: dict[str, Any]) -> Iterator[str]:
        """Cards and missions of a player, as far as they are public."""
        say, name = self.wording.text, self.wording.name
        carried = [str(name("equipment", slug)) for slug in row.get("equipment", ())]
        if carried:
            yield say("player-carries", list=self.wording.listed(carried))
        if row.get("mission_count"):
            yield say("player-missions", number=row["mission_count"])
        completed = [str(name("mission", slug)) for slug in row.get("completed", ())]
        if completed:
            yield say("player-completed", list=self.wording.listed(completed))
        for field, message in (
            ("mission_points", "player-mission-points"),
            ("scouted_count", "player-scouted"),
        ):
            if row.get(field):
                yield say(message, number=row[field])

    def own(self, facts: Mapping[str, Any], seat: str) -> Iterator[Part]:
        """What only the player sees, and the player's stations."""
        row = player_rows(facts).get(seat)
        if row is None:
            return
        say, name, listed = self.wording.text, self.wording.name, self.wording.listed
        for slug in row.get("missions", ()):
            said = say("own-mission", mission=name("mission", slug))
            yield f"mission {slug}", self.card(said, "mission", slug)
        for slug in row.get("scouted", ()):
            yield (
                f"scouted {slug}",
                self.card(say("own-scouted", threat=name("threat", slug)), "threat", slug),
            )
        for key, kind, message in (
            ("combat", "combat", "own-combat"),
            ("hands", "find", "own-finds"),
        ):
            if row.get(key):
                cards = listed(str(name(kind, slug)) for slug in row[key])
                yield key, Text(say(message, list=cards))
        top = [slug for slug in facts.get("threat_top", ()) if slug != "?"]
        if top:
            yield "top", Text(say("own-top", list=listed(str(name("threat", s)) for s in top)))
        if row.get("stations"):
            yield from self.land(facts, row["stations"], seat)

    def land(self, facts: Mapping[str, Any], stations: list[str], seat: str) -> Iterator[Part]:
        """The stations of a player and those around them."""
        near = {n for s in stations for n in self.box.near(s) if n not in stations}
        border = [slug for slug in near if facts.get("open", {}).get(slug, True)]
        own = [self.station(slug, self.note(slug, facts, seat)) for slug in stations]
        around = [self.station(slug, self.note(slug, facts, seat)) for slug in sorted(border)]
        yield "stations", Text(self.wording.text("own-stations", list=self.wording.listed(own)))
        if around:
            listed = self.wording.listed(around)
            yield "border", Text(self.wording.text("own-border", list=listed))

    def station(self, slug: str, note: str) -> str:
        """A station with a note."""
        name = self.wording.name("station", slug)
        return self.wording.text("station-noted", station=name, note=note) if note else str(name)

    def note(self, slug: str, facts: Mapping[str, Any], seat: str) -> str:
        """Which opponent holds a station and how strongly, or what it yields."""
        owner = str(facts["owner"][slug])
        level = facts.get("level", {}).get(slug)
        if owner == seat:
            own = self.box.resource(slug)
            return self.wording.text("station-own", number=level, note=own) if level else own
        if owner != "0":
            name = self.wording.name("seat", owner)
            if not level:
                return str(name)
            return self.wording.text("station-levelled", owner=name, number=level)
        if not facts.get("open", {}).get(slug, True):
            return self.wording.text("station-closed")
        kind = self.box.record("station", slug).kind
        if kind in {"hansa", "abandoned", "polis"}:
            return self.wording.text("station-kind", kind=kind)
        return self.box.resource(slug) or self.wording.text("station-free")


def player_rows(facts: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The facts of each player by seat number."""
    if "player" in facts:
        rows: dict[str, dict[str, Any]] = facts["player"]
        return rows
    seats = len(facts["points"])
    lists = {
        k: v for k, v in facts.items() if isinstance(v, list) and len(v) == seats and k != "discard"
    }
    return {str(n + 1): {k: v[n] for k, v in lists.items()} for n in range(seats)}


def seat_factions(facts: Mapping[str, Any]) -> dict[str, str]:
    """The factions of the players who have one."""
    rows = player_rows(facts)
    return {n: str(row["faction"]) for n, row in rows.items() if row.get("faction")}
