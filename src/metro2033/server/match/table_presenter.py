"""What one viewer sees of a table, as parts of messages: nothing else of a match is ever sent.

A viewer is a seat, or SPECTATOR. Everything here comes from the table's view, events and question
of that viewer; of the choices of others only who made them and why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, cast

from msgspec.structs import replace

from metro2033.bots.odds import may_fight
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import Event
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.trait import ABOUT_LAW, ABOUT_THREAT, AT_HERO, MOVES
from metro2033.engine.model.way import Way
from metro2033.i18n import variables
from metro2033.key_text import split_key
from metro2033.rulebook import question_rules
from metro2033.server.protocol import part
from metro2033.server.store.entities import StoredChoice
from metro2033.table.decision import Decision, Option
from metro2033.table.keys import NUMBER
from metro2033.table.lack import lacks, lacks_at
from metro2033.table.table import Table
from metro2033.table.way import ways

Facts = Mapping[str, Any]

ABOUT: Final = {ABOUT_LAW: "law", ABOUT_THREAT: "threat"}
"""Kinds of the open cards that questions with a trait are about."""


class Vocabulary:
    """How the words of one game are taken apart for messages."""

    def __init__(self, game: Game[Any]) -> None:
        self._verbs: Final = {verb.name: verb for verb in game.verbs}
        self._events: Final = {
            event.name: (variables(event.kinds), list(event.traits)) for event in game.events
        }
        self._options: Final[dict[str, part.Option]] = {}

    def option(self, key: str) -> part.Option:
        """The option of a key; most are asked for again and again."""
        option = self._options.get(key)
        if option is None:
            option = self._options[key] = self._make_option(key)
        return option

    def _make_option(self, key: str) -> part.Option:
        name, texts = split_key(key)
        verb = self._verbs[name]
        args: dict[str, part.Argument] = {}
        for variable, kind, text in zip(variables(verb.kinds), verb.kinds, texts, strict=False):
            args[variable] = int(text) if kind == NUMBER and text else text
        return part.Option(key, name, args, traits=list(verb.traits))

    def event(self, name: str, args: Sequence[part.Argument], rules: list[str]) -> part.Event:
        """An event with its arguments named, and the rules behind it."""
        names, traits = self._events[name]
        return part.Event(name, dict(zip(names, args, strict=True)), rules, traits)


@cache
def vocabulary(game: Game[Any]) -> Vocabulary:
    """The vocabulary of a game, made once."""
    return Vocabulary(game)


def seat_number(seat: int) -> int | None:
    """What a seat is called in messages; null for nature."""
    return None if seat == CHANCE else seat + 1


class TablePresenter:
    """The table in the eyes of its viewers; `log` are its choices with their causes."""

    def __init__(self, table: Table[Any], log: Sequence[StoredChoice]) -> None:
        self._table: Final = table
        self._log: Final = log
        self._vocabulary: Final = vocabulary(table.game)

    def view(self, viewer: int) -> Any:
        """The match as the viewer may know it."""
        return self._table.view(viewer)

    def view_at(self, viewer: int, n: int) -> Any:
        """The match as the viewer could know it after `n` choices."""
        return self._table.game.view(self._table.at(n), viewer)

    def facts(self, view: Any) -> Facts:
        """All that can be said of a view."""
        return self._table.game.facts(view)

    def question(self, viewer: int) -> part.Question | None:
        """What the viewer is asked, if anything."""
        ask = self._table.ask(viewer)
        if ask is None:
            return None
        decision = ask.decision
        return part.Question(
            ask=ask.number,
            kind=decision.kind,
            options=self._options(viewer, decision),
            fallback=decision.fallback,
            is_sealed=decision.is_sealed,
            rules=list(question_rules(self._table.game.name, decision.kind)),
            has_lacks=bool(lacks(self._table, decision)),
            has_odds=any(
                may_fight(self._table.game, decision.kind, option.word)
                for option in decision.options
            ),
            about=self._about(viewer, decision),
            traits=list(decision.traits),
        )

    def _about(self, viewer: int, decision: Decision) -> list[part.Card]:
        """The open cards that a question is about, each once."""
        kinds = [ABOUT[trait] for trait in decision.traits if trait in ABOUT]
        if not kinds:
            return []
        facts = self.facts(self.view(viewer))
        return [
            part.Card(kind, card) for kind in kinds for card in dict.fromkeys(facts[f"open_{kind}"])
        ]

    def lacks(self, decision: Decision, station: str) -> list[part.Lack]:
        """What the asked seat cannot do, at all or at a station, and the rules against it."""
        found = (
            lacks_at(self._table, decision, station) if station else lacks(self._table, decision)
        )
        return [
            part.Lack(lack.rule, self._vocabulary.option(lack.keys[0]), len(lack.keys))
            for lack in found
        ]

    def _options(self, viewer: int, decision: Decision) -> list[part.Option]:
        """All answers; those that move a hero with the way, those aimed at one with the place."""
        traits = {trait for offered in decision.options for trait in offered.traits}
        moves = ways(self.view(viewer), decision) if MOVES in traits else {}
        players = self.facts(self.view(viewer))["player"] if AT_HERO in traits else {}
        return [self._option(offered, moves, players) for offered in decision.options]

    def _option(self, offered: Option, moves: dict[str, Way], players: Facts) -> part.Option:
        option = self._vocabulary.option(offered.key)
        if offered.key in moves:
            return replace(option, way=self._way(moves[offered.key]))
        if AT_HERO in offered.traits:
            return replace(option, at=players[str(option.args["seat"])]["at"] or None)
        return option

    def _way(self, way: Way) -> part.Way:
        names = self._table.game.slugs["station"]
        pairs = zip(way.stations, way.costs, strict=True)
        return part.Way([part.Stop(names[station], cost) for station, cost in pairs], way.budget)

    def waiting(self, viewer: int) -> part.Waiting:
        """Who is asked, which everybody may know, and the sealed answer of the viewer."""
        seats = [seat + 1 for seat in self._table.asked if seat != CHANCE]
        key = self._table.sealed_answer(viewer)
        answer = self._vocabulary.option(key) if key else None
        return part.Waiting(seats, self._table.kind, answer)

    def steps(self, viewer: int, since: int, until: int) -> list[part.Step]:
        """What happened after choice `since`, up to choice `until`."""
        found = list[part.Step]()
        for n in range(since + 1, until + 1):
            events = self.events(self._table.events_for(viewer, n - 1, n))
            found.append(self.step(n, self._log[n - 1].seat == viewer, events))
        return found

    def step(self, n: int, is_own: bool, events: list[part.Event]) -> part.Step:
        """Choice number `n`, with its key for those who may know it, and what happened."""
        made = self._log[n - 1]
        is_forced = made.cause == "forced"
        kind = self._table.kind_at(n) if is_forced else ""
        return part.Step(
            n=n,
            seat=seat_number(made.seat),
            cause=cast("part.Cause", made.cause),
            key=made.key if is_own else None,
            events=events,
            rules=list(question_rules(self._table.game.name, kind)),
            traits=self._vocabulary.option(made.key).traits if is_own and is_forced else [],
        )

    def events(self, events: Iterable[Event]) -> list[part.Event]:
        """Events with their arguments named, and the rules behind them."""
        codec, words = self._table.codec, self._vocabulary
        return [words.event(*codec.event_args(event), event.rules.split()) for event in events]
