"""Sitting at a table in a terminal: the position, the options by number, and a few commands."""

from pathlib import Path
from typing import Any, Final

import typer

from metro2033 import rulebook
from metro2033.cli.file import write_text
from metro2033.cli.glossary import Glossary
from metro2033.cli.output import console
from metro2033.cli.position import fact_lines, fact_text, ranking_line
from metro2033.engine.kernel.source import Source
from metro2033.rulebook import text
from metro2033.scenario.wording import event_text
from metro2033.table.answer import UNKNOWN_KEY, Accepted, Ask, Refused
from metro2033.table.policy import settle
from metro2033.table.record import seat_name, write
from metro2033.table.table import Table

HELP: Final = """\
Answer by the number of an option or by its key. Also:
  u       take the last choice back, if nobody has learnt anything since
  p       show the position
  i NAME  what a card, hero or station is and does
  s FILE  save the record so far
  q       quit
  ?       this help"""


class Sitting:
    """A match being played at this terminal; the first `humans` seats are people."""

    def __init__(
        self,
        table: Table[Any],
        secret: bytes,
        humans: int,
        source: Source,
        save: Path | None,
        glossary: Glossary | None = None,
    ) -> None:
        self.table: Final = table
        self.glossary: Final = glossary or Glossary(table.game.name)
        self.humans: Final = humans
        self.save: Final = save
        self._secret: Final = secret
        self._source: Final = source
        self._heard: Final = [0] * humans
        self._last = 0
        self._shown = [-1] * humans

    def play(self) -> None:
        """Play until the match is over or somebody quits."""
        goes_on = True
        while goes_on and not self.table.is_over:
            settle(self.table, self._secret)
            people = [seat for seat in self.table.asked if seat < self.humans]
            bots = [seat for seat in self.table.asked if seat >= self.humans]
            if bots:
                self.choose_at_random(bots[0])
            elif people:
                goes_on = self.sit(people[0])
        if self.table.is_over:
            for seat in range(self.humans):
                self.tell_news(seat)
            for line in fact_lines(self.table.game.facts(self.table.state)):
                typer.echo(line)
            typer.echo(ranking_line(self.table.ranking))
        if self.save is not None:
            self.write(self.save)

    def choose_at_random(self, seat: int) -> None:
        """A bot answers."""
        ask = self.table.ask(seat)
        assert ask is not None
        keys = ask.decision.keys
        self.table.choose(seat, ask.number, keys[self._source.below(len(keys))])

    def sit(self, seat: int) -> bool:
        """A person answers; False when they quit."""
        self.pass_keyboard(seat)
        ask = self.table.ask(seat)
        assert ask is not None
        self.tell_news(seat)
        self.show(seat, ask)
        while True:
            try:
                typed = input(f"{seat_name(seat)}> ").strip()
            except (EOFError, KeyboardInterrupt):
                typed = "q"
            if typed == "q":
                return False
            if self.obey(seat, ask, typed):
                return True

    def pass_keyboard(self, seat: int) -> None:
        """Give way to another person, without showing them what is not theirs."""
        if seat != self._last:
            screen = console()
            if screen.is_terminal:
                screen.clear()
                screen.input(f"{seat_name(seat)}, press Enter when you sit here")
        self._last = seat

    def tell_news(self, seat: int) -> None:
        """What happened since the seat last looked, as far as it may know."""
        for event in self.table.events_for(seat, self._heard[seat]):
            typer.echo(f"  * {event_text(self.table.codec, event)}")
        self._heard[seat] = len(self.table.choices)

    def show(self, seat: int, ask: Ask) -> None:
        """The question to a seat, after the position once a round, else what the seat has."""
        facts = self.table.game.facts(self.table.view(seat))
        own = facts.get("player", {}).get(str(seat + 1)) if "player" in facts else None
        if own is None or self._shown[seat] != facts.get("round"):
            self.show_position(seat)
        else:
            typer.echo(f"  you: {fact_text(own)}")
        self._shown[seat] = facts.get("round", 0)
        typer.echo(f"{seat_name(seat)}, {ask.decision.kind.replace('_', ' ')}:")
        width = max(map(len, ask.decision.keys), default=0)
        for number, key in enumerate(ask.decision.keys, 1):
            typer.echo(f"{number:4}  {key:{width}}  {self.glossary.note(key)}".rstrip())

    def show_position(self, seat: int) -> None:
        """All that the seat knows."""
        for line in fact_lines(self.table.game.facts(self.table.view(seat))):
            typer.echo(line)

    def obey(self, seat: int, ask: Ask, typed: str) -> bool:
        """Do what was typed; True when there is another question now."""
        if typed == "u":
            return self.undo(seat)
        if typed == "p":
            self.show_position(seat)
            self.show(seat, ask)
        elif typed.startswith("i "):
            found = self.glossary.look_up(typed[2:])
            typer.echo("\n".join(found) or f"nothing is called {typed[2:].strip()!r}")
        elif typed.startswith("s "):
            self.write(Path(typed[2:].strip()))
        elif typed in {"?", "", "s", "i"}:
            typer.echo(HELP)
        else:
            return self.answer(seat, ask, typed)
        return False

    def answer(self, seat: int, ask: Ask, typed: str) -> bool:
        """Give an answer by number or key."""
        keys = ask.decision.keys
        is_number = typed.isdecimal() and 1 <= int(typed) <= len(keys)
        key = keys[int(typed) - 1] if is_number else typed
        answer = self.table.choose(seat, ask.number, key)
        if isinstance(answer, Accepted):
            return True
        typer.echo(refusal_text(key, answer))
        return False

    def undo(self, seat: int) -> bool:
        """Take the last choice back."""
        undone = self.table.undo(seat)
        if isinstance(undone, Refused):
            typer.echo("no choice of yours can be taken back here")
            return False
        self._heard[:] = [min(heard, undone.n) for heard in self._heard]
        return True

    def write(self, file: Path) -> None:
        """Save the record; the secret is disclosed only at the end."""
        secret = self._secret if self.table.is_over else None
        try:
            write_text(file, write(self.table.record(secret)))
        except OSError as error:
            typer.echo(f"{file}: {error.strerror}", err=True)
        else:
            typer.echo(f"saved in {file}")


def refusal_text(key: str, refused: Refused) -> str:
    """Why an answer is not taken."""
    if refused.message == UNKNOWN_KEY:
        nearest = refused.args["nearest"]
        hint = f"; did you mean {nearest}?" if nearest else "; ? helps"
        return f"{key!r} is no answer{hint}"
    return f"{key} is not possible here{rule_text(refused.rule)}"


def rule_text(rule: str) -> str:
    """The rule that stands against something, in words where the rulebook has it."""
    try:
        return f": {text(rulebook.rule(rule).text_id)} (rule {rule})" if rule else ""
    except rulebook.RulebookError:
        return f" (rule {rule})"
