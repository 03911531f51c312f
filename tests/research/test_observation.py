"""Observations: from the view alone, the same for all twins of a state, and with everything in."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from mypy_extensions import i64

from laws.games import MATCHES, Match
from laws.walk import asked, moments, question, steps
from metro2033.bots.bot import Bot
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.core import CHANCE, Core
from metro2033.engine.kernel.event import UNKNOWN
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.model.pile import DECK_NAMES, REST
from metro2033.engine.model.state import State
from metro2033.research.aec import MetroEnv
from metro2033.research.fast.encoder import Encoder
from metro2033.research.fast.lane import OVER
from metro2033.research.setting import Setting
from metro2033.research.space import NoSpace, Space, space_of
from metro2033.table.record import read
from metro2033.table.table import Table

EDITIONS = ["first", "second"]
REPLAYS = sorted((Path(__file__).parents[1] / "replays").glob("*/*.jsonl"))

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_match = pytest.mark.parametrize(
    "match", [match for match in MATCHES if match.name in EDITIONS], ids=str
)


def observed(space: Space, s: Any, seat: int) -> list[int]:
    numbers: list[int] = space.observe(space.game.view(s, seat), seat).tolist()
    return numbers


@every_match
def test_twins_of_a_state_give_the_same_observation_and_mask(match: Match) -> None:
    """What a seat may not know leaves no trace in what it learns from."""
    space = space_of(match.name)
    source = Stream(7)
    for seed in range(3):
        for s in moments(match, seed, 12):
            for seat in range(match.seats):
                seen = observed(space, s, seat)
                twin = space.game.imagine(space.game.view(s, seat), seat, source)
                assert observed(space, twin, seat) == seen
                if s.asked >> seat & 1:
                    mask = space.mask(question(s, seat), seat, match.seats)
                    again = space.mask(question(twin, seat), seat, match.seats)
                    assert np.array_equal(mask, again)


@every_edition
def test_the_state_itself_would_tell_more(edition: str) -> None:
    """If all had seen all cards the law above would be broken: there are secrets to keep."""
    match = next(match for match in MATCHES if match.name == edition)
    space = space_of(edition)
    told = 0
    for seed in range(5):
        for s in moments(match, seed, 12):
            twin = space.game.imagine(space.game.view(s, 0), 0, Stream(seed))
            told += space.reveal(s).tolist() != space.reveal(twin).tolist()
    assert told > 5


@every_match
def test_a_state_tells_a_seat_what_its_view_tells(match: Match) -> None:
    """Observations are written from states, to spare the view: they must not know more."""
    space = space_of(match.name)
    for seed in range(3):
        for s in moments(match, seed, 12):
            for seat in range(match.seats):
                assert space.observe(s, seat).tolist() == observed(space, s, seat)


class Witness(Bot):
    """A rival that keeps what it is shown, and takes any option."""

    def __init__(self) -> None:
        self.shown: list[tuple[State, int]] = []

    def choose(self, view: Core, seat: i64, offer: Offer) -> i64:
        assert isinstance(view, State)
        self.shown.append((view, int(seat)))
        return offer.options[len(self.shown) % offer.count]


@every_edition
def test_rivals_of_a_learner_are_shown_their_views(edition: str) -> None:
    """What a bot in an environment gets has no secret in it: its view shows just the same."""
    setting = Setting(edition=edition, players=3, rules={"most_rounds": 3})
    game, lane, witness = setting.space.game, setting.lanes(1)[0], Witness()
    lane.begin(Stream(3), 0, [witness, witness])
    while lane.seat != OVER:
        lane.answer(lane.fallback())
    secrets = 0
    for view, seat in witness.shown:
        assert state_to_data(game.view(view, seat)) == state_to_data(view)
        secrets += sum(zone == UNKNOWN for zone in view.zone)
    assert len(witness.shown) > 5
    assert secrets > 0


@every_match
def test_every_option_has_a_number_and_back(match: Match) -> None:
    space = space_of(match.name)
    s = match.start(11)
    for step in steps(s, Stream(11)):
        if step.seat != CHANCE:
            action = space.action(step.option, step.seat, match.seats)
            assert space.word(action, step.seat, match.seats) == step.option


@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_recorded_matches_meet_no_answer_and_no_question_without_a_number(file: Path) -> None:
    """The stored matches hold every verb and every question of their edition."""
    table = Table.from_record(read(file.read_text(encoding="utf-8")))
    space = space_of(table.game.name)
    kinds = space.tables["question"][1]
    for n in range(table.count):
        s = table.at(n)
        for seat in asked(s):
            if seat != CHANCE:
                mask = space.mask(question(s, seat), seat, s.seat_count())
                assert mask.any()
                assert f"kind:{asking(s).asks()}" in kinds


@every_edition
def test_names_are_unique_and_complete(edition: str) -> None:
    space = space_of(edition)
    assert len(set(space.observation_names)) == space.observation_size
    assert len(set(space.action_names)) == space.action_count
    assert space.action_names[0] == "pass"


@every_match
def test_a_seat_sees_its_own_figures_first(match: Match) -> None:
    """Seats are counted from the viewer, and an observation tells the numbers of the table."""
    space = space_of(match.name)
    rows, columns = space.tables["seats"]
    for s in moments(match, 5, 8):
        facts = space.game.facts(s)["player"]
        for seat in range(match.seats):
            flat = space.observe(space.game.view(s, seat), seat)
            seats = space.entities(flat)["seats"]
            for n in range(match.seats):
                other = facts[str((seat + n) % match.seats + 1)]
                for name in ("pig", "mushroom", "ammo", "points"):
                    assert seats[n, columns.index(name)] == other[name]
            assert seats[match.seats :].sum() == 0
    assert rows[0] == "seat:+0"


@every_match
def test_cards_are_unseen_until_the_seat_knows_where_they_lie(match: Match) -> None:
    space = space_of(match.name)
    content = space.game.content
    for s in moments(match, 9, 8):
        for seat in range(match.seats):
            v = space.game.view(s, seat)
            tables = space.entities(space.observe(v, seat))
            unseen = {name: [0] * len(tables[name]) for name in DECK_NAMES if name in tables}
            for card in range(content.card_count):
                if v.zone[card] in (UNKNOWN, REST):
                    unseen[DECK_NAMES[content.deck_of[card]]][content.kind_of[card]] += 1
            assert {name: tables[name][:, 0].tolist() for name in unseen} == unseen


def test_a_game_without_cards_and_stations_has_no_observations() -> None:
    with pytest.raises(NoSpace, match="toy"):
        space_of("toy")


def held(encoder: Encoder) -> dict[str, str]:
    """All that an encoder holds, as text."""
    names = [name for name in dir(encoder) if not name.startswith("__")]
    values = {name: getattr(encoder, name) for name in names}
    return {name: repr(value) for name, value in values.items() if not callable(value)}


@every_edition
def test_an_encoder_keeps_nothing_of_what_it_wrote(edition: str) -> None:
    """So that environments in several threads may share it."""
    match = next(match for match in MATCHES if match.name == edition)
    space = space_of(edition)
    before = held(space.encoder)
    for s in moments(match, 3, 12):
        for seat in range(match.seats):
            space.observe(s, seat)
            assert held(space.encoder) == before
    lanes = [environment._lane for environment in (MetroEnv(edition), MetroEnv(edition))]
    assert lanes[0].draws is not lanes[1].draws
