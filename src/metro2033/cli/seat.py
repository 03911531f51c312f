"""A seat at a terminal: who answers next, and what they type."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from metro2033.bots.bot import Bot
from metro2033.cli.order import Lookup
from metro2033.cli.screen import Screen
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.i18n import told
from metro2033.table.answer import Accepted, Ask, Refused
from metro2033.table.policy import settle
from metro2033.table.record import write
from metro2033.table.table import Table


class Sitting:
    """A match at this terminal; the first `humans` seats are people."""

    def __init__(
        self,
        table: Table[Any],
        secret: bytes,
        humans: int,
        bot: Bot,
        save: Path | None,
        screen: Screen,
    ) -> None:
        self.table: Final = table
        self.humans: Final = humans
        self.save: Final = save
        self.screen: Final = screen
        self.lookup: Final = Lookup(self.screen)
        self._secret: Final = secret
        self._bot: Final = bot
        self._story: Final[list[Accepted]] = []
        self._heard: Final = [0] * humans
        self._last = 0

    def play(self) -> None:
        """Play until the match is over or somebody quits."""
        self.greet()
        goes_on = True
        while goes_on and not self.table.is_over:
            self._story.extend(settle(self.table, self._secret))
            people = [seat for seat in self.table.asked if seat < self.humans]
            bots = [seat for seat in self.table.asked if seat >= self.humans]
            if bots:
                self.let_bot_choose(bots[0])
            elif people:
                goes_on = self.sit(people[0])
        if self.table.is_over:
            self.end()
        elif self.save is not None:
            self.write(self.save)

    def greet(self) -> None:
        """Print what is played, and against whom."""
        edition = self.screen.wording.text(f"edition-{self.table.game.name}", "lower")
        self.screen.say("intro", edition=edition)
        bots = [self.screen.seat(seat) for seat in range(self.humans, len(self.table.header.seats))]
        if bots:
            names = self.screen.wording.listed(bots)
            kind = self.table.header.seats[-1].kind.removeprefix("bot:").partition(":")[0]
            self.screen.say("intro-bots", list=names, count=len(bots), bot=kind)

    def end(self) -> None:
        """Print the last events, the final position and the ranking, and save the record."""
        for seat in range(self.humans):
            self.tell_news(seat)
        self.screen.show_all(self.table.game.facts(self.table.state), "")
        self.screen.show_ranking()
        file = self.save
        if file is None and self.screen.console.is_terminal and self.humans:
            file = self.ask_for_file()
        if file is not None and self.write(file):
            self.screen.say_whole("verify-hint", file=str(file))

    def ask_for_file(self) -> Path | None:
        """Ask where to save the record of the finished match."""
        usual = f"metro2033-{self.table.game.name}-{str(self.table.header.commitment)[:8]}.jsonl"
        typed = self.type(f"{self.screen.wording.text('save-prompt', file=usual)}: ", "-")
        return None if typed == "-" else Path(typed or usual)

    def let_bot_choose(self, seat: int) -> None:
        """Let a bot answer, from what its seat may know."""
        ask = self.table.ask(seat)
        assert ask is not None
        view, options = self.table.view(seat), Offer()
        offer(view, seat, options)
        key = self.table.codec.key(self._bot.choose(view, seat, options))
        answer = self.table.choose(seat, ask.number, key)
        assert isinstance(answer, Accepted)
        self._story.append(answer)

    def sit(self, seat: int) -> bool:
        """Let a person answer; False if they quit."""
        self.pass_keyboard(seat)
        ask = self.table.ask(seat)
        assert ask is not None
        self.screen.print("")
        self.tell_news(seat)
        self.screen.show(seat, ask.decision)
        while True:
            typed = self.lookup.understand(self.type(f"{self.screen.seat(seat)}> ", "quit"))
            if typed == "quit":
                return False
            if self.obey(seat, ask, typed):
                return True

    def type(self, prompt: str, otherwise: str) -> str:
        """Read a line; return `otherwise` at the end of the input."""
        try:
            typed = input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.screen.print("")
            return otherwise
        if not sys.stdin.isatty():
            # A terminal echoes what is typed; with piped input we do.
            self.screen.print(Text(typed))
        return typed

    def pass_keyboard(self, seat: int) -> None:
        """Hand over to another person without showing them what is not theirs."""
        if seat != self._last and self.screen.console.is_terminal:
            self.screen.console.clear()
            wording = self.screen.wording
            self.type(wording.text("curtain", seat=wording.name("seat", str(seat + 1))), "")
        self._last = seat

    def tell_news(self, seat: int) -> None:
        """Print what happened since the seat last looked, as far as it may know."""
        self.screen.tell(self._story[self._heard[seat] :], seat)
        self._heard[seat] = len(self._story)

    def obey(self, seat: int, ask: Ask, typed: str) -> bool:
        """Obey a command or answer; True if there is a new question."""
        command, _, rest = typed.partition(" ")
        if command == "undo":
            return self.undo(seat)
        if self.look(seat, ask, command, rest.strip()):
            return False
        return self.answer(seat, ask, typed)

    def look(self, seat: int, ask: Ask, command: str, rest: str) -> bool:
        """Run a command that changes nothing; False if it is not one."""
        named: dict[str, Callable[[str], object]] = {
            "card": self.lookup.card,
            "rule": self.lookup.rule,
            "save": lambda word: self.write(Path(word)),
            "why": lambda word: self.lookup.why(seat, ask, word),
        }
        bare: dict[str, Callable[[], object]] = {
            "": lambda: self.screen.show(seat, ask.decision, is_whole=True),
            "?": self.lookup.help,
            "help": self.lookup.help,
            "hint": lambda: self.lookup.hint(seat, ask),
            "rules": self.lookup.name_rules,
            "keys": lambda: self.lookup.keys(ask),
            "board": lambda: self.lookup.board(self.table.game.facts(self.table.view(seat))),
            "log": lambda: self.screen.tell(self._story, seat),
        }
        if command in named:
            if rest:
                named[command](rest)
            else:
                self.screen.say("say-what", command=self.lookup.spoken(command))
        elif command in bare and not rest:
            bare[command]()
        return command in named or (command in bare and not rest)

    def answer(self, seat: int, ask: Ask, typed: str) -> bool:
        """Answer by number or key."""
        keys = ask.decision.keys
        is_number = typed.isdecimal() and 1 <= int(typed) <= len(keys)
        key = keys[int(typed) - 1] if is_number else typed
        answer = self.table.choose(seat, ask.number, key)
        if isinstance(answer, Accepted):
            self._story.append(answer)
            return True
        meant = [k for k in self.lookup.meant(typed, ask) if k in keys]
        if len(meant) == 1 and not typed.isdecimal():
            number, option = keys.index(meant[0]) + 1, self.lookup.label(meant[0])
            self.screen.say("did-you-mean", number=number, option=option)
        else:
            refused = self.lookup.without_question(seat, answer, key)
            self.lookup.refuse(refused, key, ask.decision.kind)
        return False

    def undo(self, seat: int) -> bool:
        """Undo the last choice."""
        undone = self.table.undo(seat)
        if isinstance(undone, Refused):
            self.screen.say(undone.message)
            return False
        self._story[:] = [entry for entry in self._story if entry.n <= undone.n]
        self._heard[:] = [min(heard, len(self._story)) for heard in self._heard]
        self.screen.say("undone")
        return True

    def write(self, file: Path) -> bool:
        """Save the record; the secret is disclosed only at the end."""
        secret = self._secret if self.table.is_over else None
        try:
            file.write_bytes(write(self.table.record(secret)).encode())
        except OSError as error:
            reason = told(error, self.screen.wording.language)
            self.screen.say("fault-file", file=str(file), reason=reason)
            return False
        self.screen.say_whole("saved", file=str(file))
        return True
