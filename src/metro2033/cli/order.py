"""Commands in a match that look something up: help, hints, cards, rules, the board, and why not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from rich.text import Text

from metro2033 import rulebook
from metro2033.agents.bot_names import advice_simulations
from metro2033.agents.hint import hint_of
from metro2033.bots.advice import Advice
from metro2033.bots.contrast import Reason
from metro2033.bots.registry import UnknownBot, adviser
from metro2033.cli.paint import HEAD, NUMBER, QUIET
from metro2033.cli.screen import Screen
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.i18n import Name
from metro2033.i18n.form import closeness, nearest, plain
from metro2033.i18n.hint import hint_sentence
from metro2033.key_text import join_key
from metro2033.table.answer import NOT_OFFERED, UNKNOWN_KEY, Accepted, Ask, Refused
from metro2033.table.way import stations_left

COMMANDS: Final = "hint why card rule rules board log keys undo save quit".split()
"""What can be typed besides an answer, by attribute of its help text."""

SHORT: Final = {"s": "save", "u": "undo", "q": "quit"}

MOST_HITS: Final = 5
MOST_RULES: Final = 12

CARD_KINDS: Final = "faction hero equipment mission threat law combat station find platform".split()


class Lookup:
    """Looks things up; nothing here changes the match."""

    def __init__(self, screen: Screen) -> None:
        self.screen: Final = screen
        self.wording: Final = screen.wording
        self._labels: dict[str, str] = {}

    def help(self) -> None:
        """Print what can be typed."""
        self.screen.say("help")
        commands = {part: self.wording.text("typed", part) for part in ["again", *COMMANDS]}
        width = max(map(len, commands.values()))
        for part, command in commands.items():
            self.screen.hang(
                Text(f"  {command:{width}}  ", NUMBER), self.wording.text("help", part)
            )

    def spoken(self, part: str) -> str:
        """The word for a command in the reader's language."""
        return self.wording.text("typed", part).split()[0]

    def understand(self, typed: str) -> str:
        """Replace the reader's word for a command by the command itself."""
        word, space, rest = typed.partition(" ")
        words = {**SHORT, **{self.spoken(part): part for part in COMMANDS}}
        return words.get(word.casefold(), word) + space + rest

    def hint(self, seat: int, ask: Ask) -> None:
        """Print the three best answers, from what the seat may know, with chances and reasons."""
        table = self.screen.table
        view, options = table.view(seat), Offer()
        offer(view, seat, options)
        try:
            mind = adviser(table.game, Stream(table.count))
        except UnknownBot:
            self.screen.say("hint-none")
            return
        left = stations_left(table, seat)
        found = mind.advise(view, seat, options, advice_simulations(), left=left)
        self.screen.print(Text(self.sentence(found[0], ask.decision.kind)))
        for place, advice in enumerate(found, 1):
            option = self.wording.option(table.codec.key(advice.option), ask.decision.kind)
            bounds = [advice.chance + sign * 1.96 * advice.error for sign in (-1, 1)]
            low, high = (round(100 * min(max(bound, 0.0), 1.0)) for bound in bounds)
            chance = round(100 * advice.chance)
            self.screen.say(
                "hint-option", place=place, option=option, chance=chance, low=low, high=high
            )
            steps = [self.wording.option(table.codec.key(step)) for step in advice.then]
            if steps:
                then = self.wording.text("hint-then", options="; ".join(steps))
                self.screen.print(Text(f"   {then}"))
            for reason in advice.reasons:
                self.screen.print(Text(f"   {self.reason(reason)}", QUIET))

    def sentence(self, advice: Advice, kind: str) -> str:
        """What to do and what for, in one sentence."""
        table = self.screen.table
        hint = hint_of(table.game, advice, kind)
        if hint is None:
            return self.wording.option(table.codec.key(advice.option), kind)
        return hint_sentence(self.wording, hint)

    def reason(self, reason: Reason) -> str:
        """A reason of a hint in words."""
        message = "hint-own" if reason.is_own else "hint-rivals"
        trend = "good" if reason.effect > 0 else "bad"
        part = "better" if (trend == "good") == reason.is_own else "worse"
        feature = self.wording.text(f"feature-{reason.feature}", part)
        return self.wording.text(message, trend=trend, feature=feature)

    def keys(self, ask: Ask) -> None:
        """Print the keys of the options."""
        for number, key in enumerate(ask.decision.keys, 1):
            self.screen.print(Text(f"{number:3}  {key}"))

    def card(self, word: str) -> None:
        """Print everything on the cards of that name."""
        names = nearest(self.things(), str, word)
        exact = [name for name in names if plain(str(name)) == plain(word)]
        for name in (exact or names)[:MOST_HITS]:
            said = self.screen.box.describe(name)
            line = Text().append(str(name), style=HEAD)
            for sentence in [self.wording.text("dash"), *said] if said else []:
                is_flavour = sentence == name.part("flavour")
                line.append(f" {sentence}", style=QUIET if is_flavour else "")
            self.screen.print(line)
        if not names:
            self.screen.say("no-card", word=word)

    def things(self) -> Iterator[Name]:
        """Everything that has a name."""
        slugs = self.screen.table.game.slugs
        for kind in CARD_KINDS:
            for slug in slugs.get(kind, ()):
                yield self.wording.name(kind, slug)

    def rule(self, word: str) -> None:
        """Print a rule by its ID, or the rules that contain a word."""
        texts = dict(self.rules())
        exact = word.upper()
        found = {exact: texts[exact]} if exact in texts else {}
        if not found:
            found = {id: texts[id] for id in nearest(texts, texts.__getitem__, word)}
        for id, said in list(found.items())[:MOST_RULES]:
            self.screen.hang(Text(f"{id:13} ", HEAD), said)
        if len(found) > MOST_RULES:
            self.screen.say("more-rules", number=len(found) - MOST_RULES, word=word)
        if not found:
            self.screen.say("no-rule", word=word)

    def rules(self) -> Iterator[tuple[str, str]]:
        """The rules and rulings of the edition with their texts."""
        if self.wording.edition in rulebook.EDITIONS:
            for entry in rulebook.entries(self.wording.edition):
                yield entry.id, rulebook.text(entry.text_id, language=self.wording.language)

    def name_rules(self) -> None:
        """Show or hide the rules behind each line of the log."""
        is_wanted = self.screen.teller.cited is None
        self.screen.cite(is_wanted)
        self.screen.say("cited", "on" if is_wanted else "off")

    def rule_text(self, rule: str) -> str:
        """What a rule says, or ""."""
        own = f"rule-{rule.lower()}"
        if self.wording.has(own):
            return self.wording.text(own)
        try:
            return rulebook.said(rule, language=self.wording.language)
        except rulebook.RulebookError:
            return ""

    def refuse(self, refused: Refused, key: str, question: str) -> None:
        """Print why an answer was rejected, and the rule against it."""
        if refused.message == UNKNOWN_KEY:
            nearest = refused.args["nearest"]
            self.screen.say(refused.message, "hint" if nearest else None, key=key, nearest=nearest)
            return
        self.screen.say(refused.message, option=self.label(key, question))
        if refused.rule:
            self.screen.hang(Text(f"  {refused.rule}  ", HEAD), self.rule_text(refused.rule))
        else:
            self.screen.say("asked-now", question=self.wording.question(question))

    def label(self, key: str, question: str = "") -> str:
        """What a key means, as far as it can be put into words."""
        try:
            return self.wording.option(key, question)
        except (KeyError, ValueError):
            return key

    def why(self, seat: int, ask: Ask, word: str) -> None:
        """Print why an answer, given as a key or in words, is not possible."""
        keys = [word] if ":" in word or word in ask.decision.keys else self.meant(word, ask)
        told = 0
        for key in keys:
            if told < MOST_HITS and self.explain(seat, ask, key, is_only=len(keys) == 1):
                told += 1
        if keys and not told:
            self.screen.say("asked-now", question=self.wording.question(ask.decision.kind))
        if not keys:
            self.screen.say("no-match", word=word)

    def explain(self, seat: int, ask: Ask, key: str, is_only: bool) -> bool:
        """Say that an answer is possible, or what forbids it; return False if no rule does."""
        if key in ask.decision.keys:
            number = ask.decision.keys.index(key) + 1
            option = self.label(key, ask.decision.kind)
            self.screen.say("possible", number=number, option=option)
            return True
        refused = self.screen.table.choose(seat, ask.number, key)
        assert not isinstance(refused, Accepted), key
        refused = self.without_question(seat, refused, key)
        is_told = bool(refused.rule) or is_only
        if is_told:
            self.refuse(refused, key, ask.decision.kind)
        return is_told

    def without_question(self, seat: int, refused: Refused, key: str) -> Refused:
        """The same without a rule that only says what is asked: that is no reason."""
        if refused.message != NOT_OFFERED:
            return refused
        table = self.screen.table
        return replace(refused, rule=table.rule_against(seat, table.codec.word(key)))

    def meant(self, word: str, ask: Ask) -> list[str]:
        """The keys whose label has all the words: exact matches and offered options first."""
        offered = {key: self.label(key, ask.decision.kind) for key in ask.decision.keys}
        labels = {**offered, **self.labels()}
        close = {key: closeness(label, word) for key, label in labels.items()}
        found = [key for key, worth in close.items() if worth]
        return sorted(found, key=lambda key: (-close[key], key not in offered, len(labels[key])))

    def labels(self) -> dict[str, str]:
        """The labels of all answers with at most one argument that players can give."""
        if not self._labels:
            slugs = self.screen.table.game.slugs
            for verb in self.screen.table.game.verbs:
                kinds = [kind for kind in verb.kinds if kind != "number"]
                if len(verb.kinds) <= 1 and len(kinds) == len(verb.kinds):
                    values = slugs[kinds[0]] if kinds else [""]
                    for value in values:
                        key = join_key(verb.name, [value] if value else [])
                        self._labels[key] = self.wording.option(key)
        return self._labels

    def board(self, facts: Mapping[str, Any]) -> None:
        """Print all stations line by line, with owners and yields."""
        for line in self.screen.box.records("line"):
            notes = [(s, self.screen.position.note(s, facts, "")) for s in line.stations]
            stations = [self.screen.position.station(s, note) for s, note in notes]
            self.screen.print(Text(str(self.wording.name("line", line.id)), HEAD))
            self.screen.hang(Text("  "), ", ".join(stations))
        if not self.screen.box.records("line"):
            self.screen.say("no-board")
