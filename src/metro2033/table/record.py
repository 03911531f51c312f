"""The record of a match as `.jsonl` text: a header, one choice per line, and perhaps an end.

In text seats count from 1, as in keys such as `duel:2`, and nature is "nature"; in memory they
count from 0. Choices count from 1, so choice n is on line n + 1. The last line of a finished match
has its outcome and, if nature was drawn from a secret, the secret and a seal of everything before.
Reading is strict.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from metro2033 import __version__
from metro2033.catalog import UnknownEdition, game
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.game import Game
from metro2033.table.decision import Choice
from metro2033.table.fair import seal
from metro2033.table.line import BadRecord, Data, LineFields, read_line, write_line
from metro2033.table.migrate import FORMAT, migrate

NATURE_NAME: Final = "nature"

HEADER_FIELDS: Final = (
    "format edition rules_version content_digest package seats house_rules position "
    "commitment salts"
).split()
END_FIELDS: Final = "ranking digest secret seal".split()


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name, and a kind such as `human` or `bot:random`."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Header:
    """A match before its first choice.

    `position` is the readable description of the start, which then has its own house rules, or
    None for a normal start. There is one salt per seat, "" if it added none. `commitment` is None
    if nature is not drawn from a secret. `package` is the version that wrote the record.
    """

    edition: str
    rules_version: int
    content_digest: str
    seats: tuple[Player, ...]
    house_rules: Mapping[str, int]
    position: Mapping[str, Any] | None
    commitment: str | None
    salts: tuple[str, ...]
    package: str

    @classmethod
    def new(
        cls,
        edition: Game[Any],
        seats: Sequence[Player],
        house_rules: Mapping[str, int] | None = None,
        *,
        position: Mapping[str, Any] | None = None,
        commitment: str | None = None,
        salts: Sequence[str] | None = None,
    ) -> Header:
        """The header of a new match; house rules not given keep their defaults."""
        return cls(
            edition=edition.name,
            rules_version=edition.rules_version,
            content_digest=edition.content_digest,
            seats=tuple(seats),
            house_rules=edition.settle(len(seats), dict(house_rules or {})),
            position=position,
            commitment=commitment,
            salts=tuple(salts or [""] * len(seats)),
            package=__version__,
        )


@dataclass(frozen=True, slots=True)
class End:
    """How a match ended: the place of each seat, the digest of the final facts, and the proof."""

    ranking: tuple[int, ...]
    digest: str
    secret: str | None = None
    seal: str | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it is stored and sent; `end` is None while it is running."""

    header: Header
    choices: tuple[Choice, ...] = ()
    end: End | None = None


def unnamed(kinds: Sequence[str]) -> list[Player]:
    """Players without names, called by the number of their seat, in no language.

    >>> unnamed(["human", "bot:random"])[1]
    Player(name='2', kind='bot:random')
    """
    return [Player(str(number), kind) for number, kind in enumerate(kinds, 1)]


def not_asked(line: int, seat: int) -> BadRecord:
    """The error for a choice of a seat that was not asked."""
    part = "nature" if seat == CHANCE else None
    return BadRecord(line, "fault-not-asked", part, seat=str(seat + 1))


def seat_name(seat: int) -> str:
    """The name of a seat in records."""
    return NATURE_NAME if seat == CHANCE else f"seat {seat + 1}"


def write(record: Record) -> str:
    """The text of a record, with a newline after each line."""
    lines = [header_data(record.header)]
    for n, choice in enumerate(record.choices, 1):
        seat = NATURE_NAME if choice.seat == CHANCE else choice.seat + 1
        lines.append({"n": n, "seat": seat, "key": choice.key})
    if record.end is not None:
        end = record.end
        lines.append({"end": {name: getattr(end, name) for name in END_FIELDS}})
    return "".join(write_line(line) + "\n" for line in lines)


def header_data(header: Header) -> Data:
    """The first line of a record."""
    data: Data = {name: getattr(header, name, None) for name in HEADER_FIELDS}
    data["format"] = FORMAT
    data["seats"] = [{"name": player.name, "kind": player.kind} for player in header.seats]
    data["salts"] = list(header.salts)
    return data


def read(text: str) -> Record:
    """Read what `write` has written, or raise BadRecord."""
    *lines, rest = text.split("\n")
    if not lines:
        raise BadRecord(1, "fault-cut-off" if text else "fault-empty-record")
    if rest:
        raise BadRecord(len(lines) + 1, "fault-cut-off")
    header, *choices = [read_line(number, line) for number, line in enumerate(lines, 1)]
    end = choices.pop() if choices and "end" in choices[-1] else None
    data = migrate({"header": header, "choices": choices, "end": end})
    head = read_header(data["header"])
    seats = len(head.seats)
    read_choices = tuple(
        read_choice(n, choice, seats) for n, choice in enumerate(data["choices"], 1)
    )
    last = None if end is None else read_end(len(lines), data["end"], seats)
    return Record(head, read_choices, last)


def read_header(data: Data) -> Header:
    """The header on the first line."""
    line = LineFields(1, data, HEADER_FIELDS)
    edition, rules_version = line.text("edition"), line.number("rules_version", 1, 1 << 31)
    try:
        newest = game(edition).rules_version
    except UnknownEdition as error:
        raise BadRecord(1, error.message, **error.values) from None
    if rules_version > newest:
        raise BadRecord(
            1, "fault-newer-rules", found=str(rules_version), name=edition, newest=str(newest)
        )
    seats = tuple(read_player(player) for player in line.items("seats"))
    if not 1 <= len(seats) <= CHANCE:
        raise BadRecord(1, "fault-seat-count", most=CHANCE, number=len(seats))
    salts = line.items("salts")
    if len(salts) != len(seats) or not all(isinstance(salt, str) for salt in salts):
        raise line.wrong("salts", "texts")
    rules = line.table("house_rules")
    if not all(type(value) is int for value in rules.values()):
        raise line.wrong("house_rules", "numbers")
    return Header(
        edition=edition,
        rules_version=rules_version,
        content_digest=line.text("content_digest"),
        seats=seats,
        house_rules=rules,
        position=None if data["position"] is None else line.table("position"),
        commitment=line.digest("commitment"),
        salts=tuple(salts),
        package=line.text("package"),
    )


def read_player(data: Any) -> Player:
    """One of the seats in the header."""
    line = LineFields(1, data, ["name", "kind"])
    return Player(line.text("name"), line.text("kind"))


def read_choice(n: int, data: Data, seats: int) -> Choice:
    """The line of choice number `n`."""
    line = LineFields(n + 1, data, ["n", "seat", "key"])
    if line.number("n", 1, 1 << 31) != n:
        raise BadRecord(n + 1, "fault-choice-order", found=str(data["n"]), number=str(n))
    if data["seat"] == NATURE_NAME:
        return Choice(CHANCE, line.text("key"))
    return Choice(line.number("seat", 1, seats) - 1, line.text("key"))


def read_end(number: int, data: Data, seats: int) -> End:
    """The last line of a finished match."""
    line = LineFields(number, LineFields(number, data, ["end"]).table("end"), END_FIELDS)
    ranking = line.items("ranking")
    if len(ranking) != seats or not all(type(place) is int for place in ranking):
        raise line.wrong("ranking", "ranking")
    digest = line.digest("digest")
    if digest is None:
        raise line.wrong("digest", "hash")
    end = End(tuple(ranking), digest, line.digest("secret"), line.digest("seal"))
    if (end.secret is None) != (end.seal is None):
        raise BadRecord(number, "fault-seal-alone")
    return end


def sealed(record: Record, secret: bytes) -> Record:
    """The finished record with the secret disclosed and the seal of its whole text."""
    if record.end is None:
        raise ValueError("only a finished match discloses its secret")
    bare = replace(record, end=replace(record.end, secret=secret.hex(), seal=None))
    end = replace(record.end, secret=secret.hex(), seal=seal(secret, write(bare)))
    return replace(record, end=end)


def without_seal(text: str) -> str:
    """The text from which the seal of a finished record was computed, in whatever format it is."""
    lines = text.split("\n")
    end = read_line(len(lines) - 1, lines[-2])
    end["end"]["seal"] = None
    return "\n".join([*lines[:-2], write_line(end), ""])
