"""The screen of a match: what has changed, the question and its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from metro2033.cli.box import Box
from metro2033.cli.choice import Choices
from metro2033.cli.paint import QUESTION, QUIET, hanging, painted, play_console, player_style
from metro2033.cli.position import Part, Position, player_rows, seat_factions
from metro2033.cli.story import Teller
from metro2033.engine.kernel.core import CHANCE
from metro2033.i18n import Wording
from metro2033.i18n.bundle import ENGLISH
from metro2033.table.answer import Accepted
from metro2033.table.decision import Decision
from metro2033.table.subject import subject
from metro2033.table.table import Table

INDENT: Final = 2

FOLLOWING: Final = ("columns",)
"""Parts that are shown only together with the part below them."""


class Screen:
    """Shows a match to the people at this terminal; remembers what each has seen."""

    def __init__(
        self, table: Table[Any], content: Path | None = None, language: str = ENGLISH
    ) -> None:
        self.table: Final = table
        self.console: Final = play_console()
        self.wording: Final = Wording(table.game, language)
        self.box: Final = Box(self.wording, content)
        self.position: Final = Position(self.box, self.wording, dict(table.header.house_rules))
        self.choices: Final = Choices(self.position)
        self.teller: Final = Teller(table.codec, self.wording)
        self._seen: Final[dict[int, dict[str, str]]] = {}

    def say(self, message_id: str, part: str | None = None, **args: Any) -> None:
        """Print a message."""
        self.print(self.wording.text(message_id, part, **args))

    def say_whole(self, message_id: str, **args: Any) -> None:
        """Print a message on one line, however long: somebody may copy from it."""
        self.console.print(self.wording.text(message_id, **args), soft_wrap=True)

    def print(self, text: str | Text, style: str = "") -> None:
        """Print a line, wrapped at words, with players' names in their colours."""
        line = painted(text, self.wording) if isinstance(text, str) else text
        self.console.print(line, style=style or None)

    def hang(self, lead: Text, body: str) -> None:
        """Print a paragraph after a short lead."""
        self.console.print(hanging(self.console, lead, painted(body, self.wording)))

    def seat(self, seat: int) -> str:
        """The name of a player."""
        return str(self.wording.name("seat", str(seat + 1)))

    def cite(self, is_wanted: bool = True) -> None:
        """Cite the rules behind events from now on, or stop doing so."""
        self.teller.cited = self.table if is_wanted else None

    def tell(self, entries: Sequence[Accepted], viewer: int) -> None:
        """Print what has happened."""
        self.name_players()
        for paragraph in self.teller.tell(entries, viewer):
            body = painted(paragraph, self.wording)
            self.console.print(hanging(self.console, Text("• ", style=QUIET), body))

    def name_players(self) -> None:
        """Call players by their factions, once they have them."""
        facts = self.table.game.facts(self.table.state)
        self.wording.seats = seat_factions(facts)

    def show(self, seat: int, decision: Decision, *, is_whole: bool = False) -> None:
        """Print what has changed for a seat, then its question."""
        self.name_players()
        facts = self.table.game.facts(self.table.view(seat))
        parts = self.position.parts(facts, str(seat + 1))
        for text in self.changed(parts, seat, is_whole=is_whole):
            self.console.print(hanging(self.console, Text(), text, INDENT))
        self.ask(seat, decision, facts)

    def changed(self, parts: list[Part], seat: int, *, is_whole: bool) -> list[Text]:
        """The parts that have changed since the seat last saw them."""
        before = {} if is_whole else self._seen.get(seat, {})
        self._seen[seat] = {about: text.plain for about, text in parts}
        shown: list[Text] = []
        for n, (about, text) in enumerate(parts):
            is_new = before.get(about) != text.plain
            if about in FOLLOWING:
                rows = [p for p in parts[n + 1 :] if p[0].startswith("player ")]
                is_new = any(before.get(row) != t.plain for row, t in rows)
            if is_new:
                shown.append(text)
        return shown

    def ask(self, seat: int, decision: Decision, facts: Mapping[str, Any]) -> None:
        """Print the question and its options."""
        self.show_question(seat, decision)
        for option in self.choices.lines(decision, facts, self.console):
            self.console.print(option)

    def show_question(self, seat: int, decision: Decision) -> None:
        """Print who is asked what."""
        if seat == CHANCE:
            self.say("nature")
            return
        about = subject(self.table.game, self.table.view(seat), decision)
        question = self.wording.question(decision.kind, decision.keys[0], about.args)
        line = Text(self.seat(seat), style=player_style(str(seat + 1)))
        self.console.print(line.append(f": {question}", QUESTION))

    def show_all(self, facts: Mapping[str, Any], seat: str) -> None:
        """Print the whole position as a seat sees it, or as spectators do for ""."""
        self.name_players()
        for _, text in self.position.parts(facts, seat):
            self.console.print(hanging(self.console, Text(), text, INDENT))

    def show_ranking(self) -> None:
        """Print the ranking; without a winner nobody has a place."""
        ranking = self.table.ranking
        rows = player_rows(self.table.game.facts(self.table.state))
        self.say("match-over" if 1 in ranking else "match-without-winner")
        for seat in sorted(range(len(ranking)), key=lambda seat: ranking[seat]):
            number = str(seat + 1)
            name, points = self.wording.name("seat", number), rows[number]["points"]
            place = f"{ranking[seat]}." if 1 in ranking else "–"
            self.say("ranking", place=place, seat=name, points=points)
