"""The shape of observations: tables one after another in a row of numbers.

Seats are counted from the viewer: +0 is itself, +1 the next on its left. `docs/research.md`
explains the tables to their readers.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from metro2033.engine.model.content import Content
from metro2033.engine.model.ids import FIGHTERS, KINDS, NOTHING, RESOURCES
from metro2033.engine.model.pile import DECK_NAMES, DECKS, DONE, HELD, REST, ZONES
from metro2033.engine.rules.station import TOKEN_WIDTH

MOST_SEATS: Final = 6
PHASES: Final = 6
DETAILS: Final = 4
"""How many numbers tell more of a question, such as how much is left to take."""

OPEN: Final = 0
HOME: Final = 1
LEVEL: Final = 2
SUBJECT: Final = 3
OWNER: Final = 4
HERO: Final = OWNER + MOST_SEATS
"""The columns of stations; OWNER + n and HERO + n are of seat +n."""

PLAYS: Final = 0
ASKED: Final = 1
FIRST: Final = 2
ACTIVE: Final = 3
ACTING: Final = 4
OPPOSING: Final = 5
USED: Final = 6
SEAT_START: Final = 7
"""The columns of seats that every edition has; what follows depends on its content."""

DECK: Final = 0
DISCARDED: Final = 1
OPENED: Final = 2
PILE_DRAWN: Final = 3
"""The columns of piles."""

NUMBERS: Final = [
    *["seats", "round", "rounds_left", "stage", "win_points", "open_ring", "target"],
    *["threat_offset", "tunnels_only"],
]
"""The first columns of the table."""

ZONE_NAMES: Final = ["rest", "top", "bottom", "discard", "open", "force", "box", "drawn"]


@final
class Block:
    """A table of an observation: a row for each thing, a column for each fact about it.

    It begins at number `base` of the observation and runs row by row.
    """

    def __init__(self, name: str, rows: list[str], columns: list[str], base: i64) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.columns: Final = columns
        self.base: Final = base
        self.width: Final[i64] = i64(len(columns))
        self.end: Final[i64] = base + i64(len(rows)) * i64(len(columns))

    def column(self, name: str) -> i64:
        """Where a column lies in a row, or NOTHING."""
        return i64(self.columns.index(name)) if name in self.columns else i64(NOTHING)


class Vocabulary:
    """What observations of an edition tell besides what all editions have.

    `fields` are numbers of seats, by name. `zones` says for each deck where its cards are shown;
    HELD is the viewer's own hand or, in decks of `open_hands`, everybody's. `questions` are the
    kinds of questions that seats are asked.
    """

    def __init__(
        self,
        fields: dict[str, int],
        zones: dict[int, list[int]],
        open_hands: list[int],
        questions: list[str],
    ) -> None:
        self.fields: Final = fields
        self.zones: Final = zones
        self.open_hands: Final = open_hands
        self.questions: Final = questions


@final
class Layout:
    """Where everything stands in an observation of an edition."""

    def __init__(self, content: Content, words: Vocabulary) -> None:
        blocks: list[Block] = []
        decks = [deck for deck in range(DECKS) if content.deck_count[deck] > 0]
        self.words: Final = words
        self.blocks: Final = blocks
        self.decks: Final = vec[i64]([i64(deck) for deck in decks])
        self.fields: Final = vec[i64]([i64(field) for field in words.fields.values()])
        names = [DECK_NAMES[deck] for deck in decks]
        seat_rows = relative("seat:")
        columns = seat_columns(content, words, names)
        self.stations: Final = add(blocks, "stations", content.slugs["station"], station_columns())
        self.seats: Final = add(blocks, "seats", seat_rows, columns)
        self.cards: Final[list[Block]] = []
        for deck in decks:
            name = DECK_NAMES[deck]
            self.cards.append(add(blocks, name, content.slugs[name], card_columns(words, deck)))
        self.piles: Final = add(blocks, "piles", names, ["deck", "discard", "open", "drawn"])
        self.table: Final = add(blocks, "table", ["table"], table_columns(content))
        self.question: Final = add(blocks, "question", ["question"], question_columns(words))
        self.size: Final[i64] = self.question.end

    def card_block(self, deck: i64) -> Block:
        """The table of the cards of a deck."""
        names = [block.name for block in self.cards]
        return self.cards[names.index(DECK_NAMES[deck])]

    def zone_column(self, deck: i64, zone: i64) -> i64:
        """The column for cards of a deck in a zone, HELD and DONE counted from the viewer."""
        block = self.card_block(deck)
        if zone < HELD:
            return block.column(ZONE_NAMES[zone])
        if zone < DONE:
            return block.column(f"held:+{zone - HELD}")
        return block.column(f"done:+{zone - DONE}")


def add(blocks: list[Block], name: str, rows: list[str], columns: list[str]) -> Block:
    """Add a table after the others."""
    block = Block(name, rows, columns, blocks[-1].end if blocks else i64(0))
    blocks.append(block)
    return block


def relative(prefix: str) -> list[str]:
    """A name for each seat as the viewer counts them."""
    return [f"{prefix}+{n}" for n in range(MOST_SEATS)]


def station_columns() -> list[str]:
    """What is told of a station."""
    return ["open", "home", "level", "subject", *relative("owner:"), *relative("hero:")]


def seat_columns(content: Content, words: Vocabulary, decks: list[str]) -> list[str]:
    """What is told of a seat."""
    columns = ["plays", "asked", "first", "active", "acting", "opposing", "used"]
    columns += ["faction:" + slug for slug in content.slugs["faction"]]
    columns += ["hero:" + slug for slug in content.slugs["hero"]]
    columns += [name for name in words.fields]
    columns += ["held:" + deck for deck in decks]
    if len(content.faction_tokens) > 0:
        columns += [f"token:{number}" for number in range(TOKEN_WIDTH)]
    columns += [f"timed:{k}" for k in range(int(content.timed_count))]
    return columns


def card_columns(words: Vocabulary, deck: i64) -> list[str]:
    """What is told of a kind of card: how many are unseen, and how many lie where."""
    columns = ["unseen"]
    for zone in words.zones[int(deck)]:
        if zone < HELD:
            columns.append(ZONE_NAMES[zone])
        elif zone == DONE:
            columns += relative("done:")
        elif int(deck) in words.open_hands:
            columns += relative("held:")
        else:
            columns.append("held:+0")
    return columns


def table_columns(content: Content) -> list[str]:
    """What is told of the whole table."""
    columns = [*NUMBERS, *["reserve:" + RESOURCES[kind] for kind in range(KINDS)]]
    columns += [f"phase:{phase}" for phase in range(PHASES)]
    columns += ["position:" + slug for slug in content.slugs["position"]]
    return columns


def question_columns(words: Vocabulary) -> list[str]:
    """What is told of the open question."""
    columns = ["kind:" + kind for kind in words.questions]
    columns += ["fighter:" + fighter for fighter in FIGHTERS]
    columns += ["guard:" + fighter for fighter in FIGHTERS]
    columns += [f"detail:{i}" for i in range(DETAILS)]
    return columns


def zone_columns(layout: Layout) -> vec[i64]:
    """The column for each deck and zone; what lies in the rest of a deck is unseen."""
    columns = vec[i64]([NOTHING] * (DECKS * ZONES))
    for deck in layout.decks:
        for zone in range(i64(ZONES)):
            if zone != REST:
                columns[deck * ZONES + zone] = layout.zone_column(deck, zone)
    return columns


def card_bases(content: Content, layout: Layout) -> vec[i64]:
    """Where the row of each card begins."""
    bases = vec[i64]([0] * int(content.card_count))
    for deck in layout.decks:
        block = layout.card_block(deck)
        start = content.deck_start[deck]
        for card in range(start, start + content.deck_count[deck]):
            bases[card] = block.base + content.kind_of[card] * block.width
    return bases


def blank_row(content: Content, layout: Layout) -> vec[u8]:
    """An observation before anything is known: all stations in play, all cards unseen."""
    row = vec[u8]([0] * int(layout.size))
    bases = card_bases(content, layout)
    for card in range(content.card_count):
        row[bases[card]] += 1
    for station in range(content.station_count):
        row[layout.stations.base + station * layout.stations.width + OPEN] = 1
    return row
