"""Observations: what a seat may know, as a row of signed bytes, and a mask of its options.

They are written from a state as from the seat's view of it: cards that the seat has not seen are
passed over, and open procedures are asked for what they show to the seat. This spares the making
of views, and a law of the tests holds both to be the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from metro2033.bots.value import Observer
from metro2033.engine.kernel.core import NOBODY, Frame
from metro2033.engine.kernel.event import UNKNOWN
from metro2033.engine.kernel.helper import EachSeatFrame, SequenceFrame, asking
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.ids import FIGHTERS, KINDS, NOTHING
from metro2033.engine.model.pile import DONE, HELD, TOP, ZONES
from metro2033.engine.model.state import State
from metro2033.engine.rules.equipment import StripFrame
from metro2033.engine.rules.resource import GainFrame, LoseFrame
from metro2033.engine.rules.station import TOKEN_WIDTH
from metro2033.research.fast import layout as lay
from metro2033.research.fast.action import ActionTable
from metro2033.research.fast.layout import DETAILS, Layout, blank_row, card_bases, zone_columns
from metro2033.research.fast.mark import bits, byte, mark, turned
from metro2033.research.fast.scene import Scene


class Encoder(Observer):
    """Writes observations and masks of one edition.

    Rows are written over a copy of `template`, which holds what is so unless the state says
    otherwise. An edition's own encoder adds what only it tells (`write_own`), and says
    what the open procedures are about (`look_own`, `is_about`).
    """

    def __init__(self, game: Edition, layout: Layout, actions: ActionTable) -> None:
        content = game.content
        super().__init__(blank_row(content, layout))
        self.game: Final = game
        self.layout: Final = layout
        self.actions: Final = actions
        self.size: Final[i64] = layout.size
        self.fields: Final = layout.fields
        self.decks: Final = layout.decks
        self.kinds: Final = {name: i64(i) for i, name in enumerate(layout.words.questions)}
        self.zone_column: Final = zone_columns(layout)
        self.card_base: Final = card_bases(content, layout)
        self.seat_width: Final[i64] = 1 + max([st.USED, *layout.words.fields.values()])
        self.no_options: Final = vec[u8]([0] * int(actions.count))
        self.no_details: Final = vec[i64]([0] * DETAILS)
        figure = lay.SEAT_START + i64(len(content.slugs["faction"]))
        field = figure + i64(len(content.slugs["hero"]))
        self.figure: Final[i64] = figure
        self.field: Final[i64] = field
        self.held: Final[i64] = field + i64(len(layout.fields))
        self.token: Final[i64] = layout.seats.column("token:0")
        self.timed: Final[i64] = layout.seats.width - content.timed_count

    def write_own(self, v: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what only this edition tells."""
        raise NotImplementedError

    def look_own(self, frame: Frame, scene: Scene) -> None:
        """Take in the numbers of a question that only this edition asks."""
        raise NotImplementedError

    def is_about(self, frame: Frame, scene: Scene) -> bool:
        """Take in seats, station and fighters of a procedure; False if it is about nothing."""
        raise NotImplementedError

    def write(self, v: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what `seat` may know of `v`, over a template that begins at `at`."""
        self.write_stations(v, seat, out, at + self.layout.stations.base)
        self.write_seats(v, seat, out, at + self.layout.seats.base)
        self.write_cards(v, seat, out, at)
        self.write_table(v, out, at)
        self.write_own(v, seat, out, at)
        if v.asked != NOBODY:
            self.write_question(v, seat, out, at)

    def write_stations(self, v: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Who owns each station, the number on its token, and whether it is in play."""
        seats = v.seat_count()
        width = self.layout.stations.width
        levels = v.level
        has_levels = len(levels) > 0
        row = at
        owners = v.owner
        for station in range(i64(len(owners))):
            owner = owners[station]
            if owner >= 0:
                out[row + lay.OWNER + turned(owner, seat, seats)] = 1
                if has_levels:
                    out[row + lay.LEVEL] = byte(levels[station])
            row += width
        row = at + lay.OPEN
        for is_open in v.open:
            if is_open == 0:
                out[row] = 0
            row += width

    def write_seats(self, v: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Every seat's own numbers, and where its hero stands."""
        seats = v.seat_count()
        values = v.seats
        width = self.layout.seats.width
        heroes = at - self.layout.seats.base + self.layout.stations.base + lay.HERO
        station_width = self.layout.stations.width
        row = at
        for n in range(seats):
            other = seat + n if seat + n < seats else seat + n - seats
            start = other * st.SEAT_WIDTH
            out[row + lay.PLAYS] = 1
            out[row + lay.ASKED] = u8(v.asked >> other & 1)
            out[row + lay.USED] = byte(bits(values[start + st.LOOKED], values[start + st.USED]))
            mark(out, row + lay.SEAT_START, values[start + st.FACTION])
            mark(out, row + self.figure, values[start + st.FIGURE])
            self.write_fields(v, other, out, row)
            place = values[start + st.PLACE]
            if place >= 0:
                out[heroes + place * station_width + n] = 1
            row += width
        self.mark_seat(v, seat, v.numbers[st.FIRST], lay.FIRST, out, at)
        self.mark_seat(v, seat, v.numbers[st.ACTIVE], lay.ACTIVE, out, at)

    def write_fields(self, v: State, other: i64, out: vec[u8], row: i64) -> None:
        """The numbers of a seat that its edition names, its cards, tokens and timed effects."""
        values = v.seats
        start = other * st.SEAT_WIDTH
        at = row + self.field
        for field in self.fields:
            number = values[start + field]
            if number != 0:
                out[at] = byte(number)
            at += 1
        decks = self.decks
        sizes = v.sizes
        at = row + self.held
        for i in range(i64(len(decks))):
            out[at + i] = byte(sizes[decks[i] * ZONES + HELD + other])
        if self.token != NOTHING:
            tokens = v.tokens
            at = row + self.token
            for number in range(i64(TOKEN_WIDTH)):
                out[at + number] = byte(tokens[other * TOKEN_WIDTH + number])
        if v.numbers[st.IN_FORCE] > 0:
            count = v.content.timed_count
            for k in range(count):
                out[row + self.timed + k] = byte(v.timed[other * count + k])

    def write_cards(self, v: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Where the cards lie that the seat knows; the others stay unseen."""
        seats = v.seat_count()
        zones = v.zone
        ranks = v.rank
        bases = self.card_base
        columns = self.zone_column
        decks = v.content.deck_of
        mine = i64(1) << seat
        card: i64 = -1
        for seen in v.seen:
            card += 1
            if seen & mine == 0:
                continue
            zone = zones[card]
            if zone == pile.REST or zone == UNKNOWN:
                continue
            row = at + bases[card]
            out[row] -= 1
            if zone >= DONE:
                zone = DONE + turned(zone - DONE, seat, seats)
            elif zone >= HELD:
                zone = HELD + turned(zone - HELD, seat, seats)
            column = columns[decks[card] * ZONES + zone]
            if column == NOTHING:
                continue
            if zone != TOP:
                out[row + column] += 1
            elif out[row + column] == 0 or i64(out[row + column]) > ranks[card]:
                out[row + column] = byte(ranks[card] + 1)

    def write_table(self, v: State, out: vec[u8], at: i64) -> None:
        """Piles, reserve, round and phase, and the house rules."""
        row = at + self.layout.piles.base
        decks = self.decks
        sizes = v.sizes
        width = self.layout.piles.width
        for i in range(i64(len(decks))):
            base = decks[i] * ZONES
            drawable = sizes[base + pile.REST] + sizes[base + TOP] + sizes[base + pile.BOTTOM]
            out[row + lay.DECK] = byte(drawable)
            out[row + lay.DISCARDED] = byte(sizes[base + pile.DISCARD])
            out[row + lay.OPENED] = byte(sizes[base + pile.OPEN])
            out[row + lay.PILE_DRAWN] = byte(sizes[base + pile.DRAWN])
            row += width
        row = at + self.layout.table.base
        numbers = v.numbers
        most = numbers[st.MOST_ROUNDS]
        out[row] = byte(v.seat_count())
        out[row + 1] = byte(numbers[st.ROUND])
        out[row + 2] = byte(most - numbers[st.ROUND] + 1 if most > 0 else i64(0))
        out[row + 3] = byte(numbers[st.STAGE])
        out[row + 4] = byte(numbers[st.WIN_POINTS])
        out[row + 5] = byte(numbers[st.OPEN_RING])
        out[row + 6] = byte(numbers[st.TARGET])
        out[row + 7] = byte(numbers[st.THREAT_OFFSET])
        out[row + 8] = byte(numbers[st.TUNNELS_ONLY])
        row += i64(len(lay.NUMBERS))
        reserve = v.reserve
        for kind in range(i64(KINDS)):
            out[row + kind] = byte(reserve[kind])
        mark(out, row + KINDS, numbers[st.PHASE])
        mark(out, row + KINDS + lay.PHASES, numbers[st.POSITION])

    def write_question(self, v: State, seat: i64, out: vec[u8], at: i64) -> None:
        """What is asked, and what the open procedures are about."""
        scene = self.scene(v, seat)
        row = at + self.layout.question.base
        mark(out, row, self.kinds.get(asking(v).asks(), i64(NOTHING)))
        row += i64(len(self.layout.words.questions))
        mark(out, row, scene.fighter)
        mark(out, row + i64(len(FIGHTERS)), scene.guard)
        row += 2 * i64(len(FIGHTERS))
        for i in range(i64(DETAILS)):
            out[row + i] = byte(scene.details[i])
        if scene.station != NOTHING:
            stations = self.layout.stations
            out[at + stations.base + scene.station * stations.width + lay.SUBJECT] = 1
        seats = at + self.layout.seats.base
        self.mark_seat(v, seat, scene.acting, lay.ACTING, out, seats)
        self.mark_seat(v, seat, scene.opposing, lay.OPPOSING, out, seats)

    def scene(self, v: State, seat: i64) -> Scene:
        """What the open procedures are about, as far as they show it to `seat`."""
        scene = Scene(self.no_details[:])
        self.look_closer(asking(v).masked(seat), scene)
        i = v.stack.depth - 1
        while i >= 0:
            frame = v.stack.frames[i]
            # These only say what comes later.
            if not isinstance(frame, SequenceFrame) and not isinstance(frame, EachSeatFrame):
                if self.is_about(frame.masked(seat), scene):
                    break
            i -= 1
        return scene

    def look_closer(self, frame: Frame, scene: Scene) -> None:
        """Take in the numbers of the open question."""
        if isinstance(frame, GainFrame):
            scene.details[0] = frame.left
        elif isinstance(frame, StripFrame):
            scene.acting = frame.chooser
            scene.opposing = frame.victim
            scene.details[0] = frame.mode
        elif isinstance(frame, LoseFrame):
            scene.acting = frame.chooser
            scene.opposing = frame.seat
        else:
            self.look_own(frame, scene)

    def mark_seat(
        self, v: State, seat: i64, other: i64, column: i64, out: vec[u8], at: i64
    ) -> None:
        """Mark a seat's part in what is going on; the table of seats begins at `at`."""
        if other >= 0:
            n = turned(other, seat, v.seat_count())
            out[at + n * self.layout.seats.width + column] = 1

    def mask(self, seat: i64, seats: i64, options: Offer, out: vec[u8], at: i64) -> None:
        """Mark the actions that are offered to a seat, from `at` on."""
        actions = self.actions
        words = options.options
        for i in range(options.count):
            out[at + actions.index(words[i], seat, seats)] = 1

    def offered(self, seat: i64, seats: i64, options: Offer) -> vec[u8]:
        """The mask of the actions that are offered to a seat."""
        row = self.no_options[:]
        self.mask(seat, seats, options, row, 0)
        return row

    def observation(self, v: State, seat: i64) -> vec[u8]:
        """The observation that `seat` has of a state, or has in its view."""
        row = self.template[:]
        self.write(v, seat, row, 0)
        return row
