"""The table of a match with its log, and the sequence numbers that clients count by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.lesson import Lesson, ScriptedChoice, lesson
from metro2033.server.match.known_facts import Facts
from metro2033.server.match.table_presenter import TablePresenter
from metro2033.server.match.upgrade import is_current, reopen, replay
from metro2033.server.protocol import part
from metro2033.server.store.entities import Match, Snapshot, StoredChoice
from metro2033.table.answer import Accepted, Refused, accepted
from metro2033.table.decision import Choice
from metro2033.table.fair import draw
from metro2033.table.policy import Attention, pass_window
from metro2033.table.record import read_header
from metro2033.table.table import Table

OFF_SCRIPT: Final = "refused-off-script"


class LoggedTable:
    """The table of a match with the choices that stand; nothing here waits or stores.

    `seq` grows with every change and never repeats: choices made plus choices taken back. It
    follows from what is stored, so it goes on where it was when a server starts again. In a lesson
    nature and the opponents answer by its script until that ends.
    """

    def __init__(
        self,
        table: Table[Any],
        secret: bytes,
        log: Sequence[StoredChoice] = (),
        undone: int = 0,
        taught: Lesson | None = None,
    ) -> None:
        self.table: Final = table
        self.log: Final = list(log)
        self.presenter: Final = TablePresenter(table, self.log)
        self._secret: Final = secret
        self._lesson: Final = taught
        self.attention = Attention()
        self.undone = undone
        self._since_undo = (self.seq, table.count) if undone else (0, 0)

    @classmethod
    async def open(
        cls,
        match: Match,
        log: Sequence[StoredChoice],
        undone: int,
        snapshot: Snapshot | None = None,
    ) -> LoggedTable:
        """The running match as it is stored; BadRecord where it cannot be played here.

        `snapshot` helps where rules or cards have changed since it began.
        """
        assert match.header is not None
        header = read_header(dict(match.header))
        choices = [Choice(made.seat, made.key) for made in log]
        game = catalog.game(header.edition)
        name = match.settings.get("lesson")
        taught = lesson(name) if name else None
        if taught is not None and not taught.is_followed(choices):
            # The script has changed since the match began: it is played freely.
            taught = None
        if is_current(header):
            table = await replay(Table.open(game, header, (), undone), choices)
        else:
            table = await reopen(game, header, choices, undone, snapshot)
        opened = cls(table, match.secret, log, undone, taught)
        opened.presenter.has_memory = match.settings.get("memory", True)
        opened.attention = read_attention(match.settings.get("windows", {}))
        return opened

    @property
    def seq(self) -> int:
        """The number of the last change."""
        return self.table.count + 2 * self.undone

    def count_at(self, seq: int) -> int | None:
        """How many choices stood at a change, if all of them still stand."""
        base, count = self._since_undo
        found = count + seq - base if base <= seq <= self.seq else None
        return None if found is None or found < self.table.first else found

    @property
    def scripted(self) -> ScriptedChoice | None:
        """What comes next by the script of a lesson, as long as that goes on."""
        return self._lesson.line(self.table.count) if self._lesson is not None else None

    def question(self, viewer: int, facts: Facts) -> part.Question | None:
        """What the viewer is asked; in a lesson they go step by step."""
        found = self.presenter.question(viewer, facts)
        return found if found is None or self.scripted is None else replace(found, routes=[])

    def answer(self, seat: int, ask: int, key: str, at: int, cause: str = "") -> Refused | None:
        """Take an answer, and all that follows without anybody being asked; or say why not."""
        if self._is_off_script(seat, ask, key):
            return Refused("", OFF_SCRIPT)
        taken = self.table.choose(seat, ask, key)
        if isinstance(taken, Refused):
            return taken
        self._log(taken, at, cause)
        self.settle(at)
        return None

    def answer_absent(self, seat: int, at: int) -> None:
        """Give the fallback answer for a seat whose time is up."""
        self._log(accepted(self.table.answer_absent(seat)), at)
        self.settle(at)

    def settle(self, at: int) -> None:
        """Give the answers of nature, forced ones, and passes at windows nobody wants.

        In a lesson its script gives the passes.
        """
        while True:
            for forced in self.table.settle_forced():
                self._log(forced, at)
            if CHANCE in self.table.asked:
                self._log(self._nature(), at)
                continue
            passed = pass_window(self.table, self.attention) if self.scripted is None else None
            if passed is None:
                return
            self._log(passed, at)

    def _is_off_script(self, seat: int, ask: int, key: str) -> bool:
        """Whether an answer is legal, but not the one that a lesson needs to go on."""
        line = self.scripted
        if line is None or line.takes(seat, key):
            return False
        found = self.table.ask(seat)
        return found is not None and found.number == ask and key in found.decision.keys

    def _nature(self) -> Accepted:
        """Nature's answer: drawn from the secret, whether or not the match could commit to it.

        In a lesson the script gives it.
        """
        table = self.table
        line = self.scripted
        if line is not None:
            ask = table.nature()
            assert ask is not None
            return accepted(table.choose(line.seat, ask.number, line.key))
        if table.header.commitment is not None:
            return table.draw(self._secret)
        ask = table.nature()
        assert ask is not None
        key = draw(self._secret, table.header.salts, table.count + 1, ask.decision)
        return accepted(table.choose(CHANCE, ask.number, key))

    def _log(self, taken: Accepted, at: int, cause: str = "") -> None:
        choice = taken.choice
        self.log.append(StoredChoice(taken.n, choice.seat, choice.key, cause or taken.cause, at))

    def take_back(self, n: int) -> int:
        """Take back the choices after the n-th; how many that were."""
        taken = len(self.table.take_back(n).choices)
        del self.log[n:]
        self.undone += taken
        self._since_undo = (self.seq, n)
        return taken


def read_attention(stored: Mapping[str, Any]) -> Attention:
    """At which windows seats want to be asked, as stored with the match."""
    quiet, eager = (
        {int(seat): int(number) for seat, number in stored.get(name, {}).items()}
        for name in ("quiet", "eager")
    )
    return Attention(frozenset(stored.get("always", ())), quiet, eager)


def stored_attention(attention: Attention) -> dict[str, Any]:
    """The same as it is stored."""
    quiet = {str(seat): number for seat, number in attention.quiet.items()}
    eager = {str(seat): number for seat, number in attention.eager.items()}
    return {"always": sorted(attention.always), "quiet": quiet, "eager": eager}
