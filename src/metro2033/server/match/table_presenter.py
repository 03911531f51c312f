"""What one viewer sees of a table, as parts of messages: nothing else of a match is ever sent.

A viewer is a seat, or SPECTATOR. Everything here comes from the table's view, events and question
of that viewer; of the choices of others only who made them and why.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, cast

from msgspec import Struct
from msgspec.structs import replace

from metro2033.bots.odds import may_fight
from metro2033.engine.kernel.core import CHANCE, Core
from metro2033.engine.kernel.event import EVERYONE, NO_WINNER, SPECTATOR, Event
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.trait import AT_HERO, MOVES
from metro2033.engine.model.edition import Way
from metro2033.i18n import variables
from metro2033.key_text import split_key
from metro2033.rulebook import question_rules
from metro2033.server.bots.preview_reply import sum_parts
from metro2033.server.match.known_facts import Facts, KnownFacts
from metro2033.server.protocol import part
from metro2033.server.store.entities import StoredChoice
from metro2033.table.decision import Decision, Option
from metro2033.table.keys import NUMBER
from metro2033.table.lack import has_lacks, lacks, lacks_at
from metro2033.table.memory import DeckMemory, PublicMemory
from metro2033.table.subject import subject
from metro2033.table.table import Table
from metro2033.table.way import routes, ways


class Vocabulary:
    """How the words of one game are taken apart for messages."""

    def __init__(self, game: Game[Any]) -> None:
        self._verbs: Final = {verb.name: verb for verb in game.verbs}
        self._events: Final = {
            event.name: (variables(event.kinds), list(event.traits)) for event in game.events
        }
        self._options: Final[dict[str, part.Option]] = {}
        self._stations: Final = game.slugs.get("station", [])
        self._stops: Final[dict[tuple[int, int], part.Stop]] = {}

    def option(self, key: str) -> part.Option:
        """The option of a key; most are asked for again and again."""
        option = self._options.get(key)
        if option is None:
            option = self._options[key] = self._make_option(key)
        return option

    def way(self, way: Way) -> part.Way:
        """A way with the names of its stations; its stops are passed again and again."""
        stops = list(map(self._stop, way.stations, way.costs))
        return part.Way(stops, way.budget)

    def _stop(self, station: int, cost: int) -> part.Stop:
        stop = self._stops.get((station, cost))
        if stop is None:
            stop = self._stops[station, cost] = part.Stop(self._stations[station], cost)
        return stop

    def _make_option(self, key: str) -> part.Option:
        name, texts = split_key(key)
        verb = self._verbs[name]
        args: dict[str, part.Argument] = {}
        for variable, kind, text in zip(variables(verb.kinds), verb.kinds, texts, strict=False):
            args[variable] = int(text) if kind == NUMBER and text else text
        return part.Option(key, name, args, traits=list(verb.traits))

    def event(
        self,
        name: str,
        args: Sequence[part.Argument],
        rules: list[str],
        parts: list[part.SumPart],
        winner: int | None,
    ) -> part.Event:
        """An event with its arguments named, the rules behind it, the parts and who won."""
        names, traits = self._events[name]
        return part.Event(name, dict(zip(names, args, strict=True)), rules, traits, parts, winner)


@cache
def vocabulary(game: Game[Any]) -> Vocabulary:
    """The vocabulary of a game, made once."""
    return Vocabulary(game)


def seat_number(seat: int) -> int | None:
    """What a seat is called in messages; null for nature."""
    return None if seat == CHANCE else seat + 1


class SharedStep(Struct, frozen=True):
    """A step as spectators are told it; `insiders` is the mask of the seats that may know more."""

    step: part.Step
    insiders: int


class TablePresenter:
    """The table in the eyes of its viewers; `log` are its choices with their causes."""

    def __init__(self, table: Table[Any], log: Sequence[StoredChoice]) -> None:
        self._table: Final = table
        self._log: Final = log
        self._vocabulary: Final = vocabulary(table.game)
        self._facts: Final = KnownFacts(table)
        self._memory: Final = PublicMemory(table)
        self.has_memory = True

    def facts(self, viewer: int) -> Facts:
        """All that the viewer may know of the match."""
        return self._remembered(self._facts.of(viewer))

    def _remembered(self, facts: Facts) -> Facts:
        """The facts as the table tells them: some let nobody look up which cards are missing."""
        return facts if self.has_memory or "unseen" not in facts else {**facts, "unseen": {}}

    def memory(self) -> list[DeckMemory]:
        """What everybody could have remembered of the cards."""
        return self._memory.recall()

    def facts_at(self, viewer: int, n: int) -> Facts:
        """All that the viewer could know of the match after `n` choices."""
        game = self._table.game
        return self._remembered(game.facts(game.view(self._table.at(n), viewer)))

    def question(self, viewer: int, facts: Facts) -> part.Question | None:
        """What the viewer, who knows these facts, is asked, if anything."""
        ask = self._table.ask(viewer)
        if ask is None:
            return None
        decision, game = ask.decision, self._table.game
        view = self._table.view(viewer)
        told = subject(game, view, decision)
        rules = dict.fromkeys(told.rules + question_rules(game.name, decision.kind))
        return part.Question(
            ask=ask.number,
            kind=decision.kind,
            options=self._options(view, decision, facts),
            fallback=decision.fallback,
            is_sealed=decision.is_sealed,
            rules=list(rules),
            has_lacks=has_lacks(self._table, decision),
            has_odds=any(
                may_fight(game, decision.kind, option.word) for option in decision.options
            ),
            about=[part.Card(*card) for card in told.cards],
            args=told.args,
            traits=list(decision.traits),
            routes=self._routes(view, decision),
        )

    def _routes(self, view: Core, decision: Decision) -> list[part.Route]:
        """The stations that the hero reaches by several answers."""
        key, way = self._table.codec.key, self._vocabulary.way
        return [
            part.Route([key(o) for o in route.options], way(route.way))
            for route in routes(view, decision)
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

    def _options(self, view: Core, decision: Decision, facts: Facts) -> list[part.Option]:
        """All answers; those that move a hero with the way, those aimed at one with the place."""
        traits = set[str]().union(*[offered.traits for offered in decision.options])
        if MOVES not in traits and AT_HERO not in traits:
            return list(map(self._vocabulary.option, decision.keys))
        moves = ways(view, decision) if MOVES in traits else {}
        return [self._option(offered, moves, facts) for offered in decision.options]

    def _option(self, offered: Option, moves: dict[str, Way], facts: Facts) -> part.Option:
        option = self._vocabulary.option(offered.key)
        if offered.key in moves:
            return replace(option, way=self._vocabulary.way(moves[offered.key]))
        if AT_HERO in offered.traits:
            return replace(option, at=facts["player"][str(option.args["seat"])]["at"] or None)
        return option

    def waiting(self) -> part.Waiting:
        """Who is asked, which everybody may know."""
        seats = [seat + 1 for seat in self._table.asked if seat != CHANCE]
        return part.Waiting(seats, self._table.kind)

    def knows_secrets(self, seat: int) -> bool:
        """Whether a seat sees anything that not everybody may."""
        return self._facts.of(seat) != self._facts.of(SPECTATOR)

    def option(self, key: str) -> part.Option:
        """An answer that is not offered now, by its key."""
        return self._vocabulary.option(key)

    def waiting_for(self, viewer: int, waiting: part.Waiting) -> part.Waiting:
        """Who is asked, and the sealed answer of the viewer."""
        key = self._table.sealed_answer(viewer)
        return replace(waiting, answer=self._vocabulary.option(key)) if key else waiting

    def steps(self, viewer: int, since: int, until: int) -> list[part.Step]:
        """What happened after choice `since`, up to choice `until`."""
        return self.steps_for(viewer, self.shared_steps(since, until))

    def shared_steps(self, since: int, until: int) -> list[SharedStep]:
        """The same for all who may know no more than spectators."""
        found = list[SharedStep]()
        for n in range(since + 1, until + 1):
            insiders, told = 0, self._table.events_for(SPECTATOR, n - 1, n)
            for event in told:
                insiders |= 0 if event.audience == EVERYONE else event.audience
            found.append(SharedStep(self._step(n, self.events(told)), insiders))
        return found

    def steps_for(self, viewer: int, shared: Iterable[SharedStep]) -> list[part.Step]:
        """The steps as the viewer is told them: with their own keys, and what they may know."""
        return [self._step_for(viewer, found) for found in shared]

    def _step_for(self, viewer: int, shared: SharedStep) -> part.Step:
        step = shared.step
        if viewer >= 0 and shared.insiders >> viewer & 1:
            events = self._table.events_for(viewer, step.n - 1, step.n)
            step = self._step(step.n, self.events(events))
        return self.with_key(step) if self._log[step.n - 1].seat == viewer else step

    def _step(self, n: int, events: list[part.Event]) -> part.Step:
        """Choice number `n` without its key, and what happened."""
        made = self._log[n - 1]
        kind = self._table.kind_at(n) if made.cause == "forced" else ""
        return part.Step(
            n=n,
            seat=seat_number(made.seat),
            cause=cast("part.Cause", made.cause),
            key=None,
            events=events,
            asked=kind,
            rules=list(question_rules(self._table.game.name, kind)),
        )

    def with_key(self, step: part.Step) -> part.Step:
        """A step for those who may know the answer."""
        made = self._log[step.n - 1]
        traits = self._vocabulary.option(made.key).traits if made.cause == "forced" else []
        return replace(step, key=made.key, traits=traits)

    def open_step(self, n: int, events: Iterable[Event]) -> part.Step:
        """Choice number `n` with its key and all of these events, for when nothing is secret."""
        return self.with_key(self._step(n, self.events(events)))

    def events(self, events: Iterable[Event]) -> list[part.Event]:
        """Events with their arguments named, and the rules behind them."""
        codec, words = self._table.codec, self._vocabulary
        slugs = self._table.game.slugs
        return [
            words.event(
                *codec.event_args(event),
                event.rules.split(),
                sum_parts(slugs, event.parts or []),
                None if event.winner == NO_WINNER else int(event.winner),
            )
            for event in events
        ]
