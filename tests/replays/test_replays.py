"""Whole recorded matches, played again to their stored ranking and digest.

When these fail though no rule has changed, `python tools/record_matches.py` writes header, digest
and seal anew and keeps the choices; `--new` plays the matches afresh.
"""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from laws.games import vocabulary
from metro2033 import catalog
from metro2033.table.record import read
from metro2033.table.table import Table
from metro2033.table.verify import Verdict, verify

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.jsonl"))
MOST_BYTES = 300_000

every_file = pytest.mark.parametrize(
    "file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}"
)


@cache
def replayed(file: Path) -> Table[Any]:
    """The match at its end; every choice, the ranking and the digest are checked on the way."""
    return Table.from_record(read(file.read_text(encoding="utf-8")))


@every_file
def test_a_match_ends_as_recorded(file: Path) -> None:
    table = replayed(file)
    assert table.header.edition == file.parent.name
    assert table.is_over
    has_winner = table.game.facts(table.state)["winner"] != 0
    assert table.ranking.count(1) == (1 if has_winner else 0)


@every_file
def test_a_record_is_honest_and_short(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert verify(text) == Verdict(True)
    assert len(text.encode()) < MOST_BYTES


@every_file
def test_nothing_gets_lost_on_the_way(file: Path) -> None:
    table = replayed(file)
    for n in [*range(0, table.count, 25), table.count]:
        assert table.game.faults(table.at(n)) == []


KINDS = {
    "first": set(
        "before_dice clan_and_hero discount draw endangered_station face_threat fighter "
        "handcar_roll hero_lost home initiative item_limit knock_out lose_resource main mission "
        "purchase release relocate reroll retoken rob roll strip_hero take_resource threat_answer "
        "token tribute".split()
    ),
    "second": set(
        "aim army_action capture choose_defender combat_card completion draw endangered_station "
        "equipment_limit faction first_player hero hero_end hero_turn hire keep_card lose_resource "
        "maintenance market mission_window pay place_cards place_threat polis_production "
        "replacement retreat strip_hero take_resource use_effect vote".split()
    ),
}
"""Every kind of question."""

ENDS = {"first": {"points", "length"}, "second": {"points", "polis", "length"}}
"""Every way to end."""

UNRECORDED: dict[str, set[str]] = {"first": set(), "second": set()}
"""What no recorded match contains: an event of no card of the edition."""


def contents(edition: str) -> dict[str, set[str]]:
    """The verbs chosen, events, kinds of questions and ends of all records."""
    found: dict[str, set[str]] = {name: set() for name in ("verbs", "events", "kinds", "ends")}
    for file in FILES:
        if file.parent.name == edition:
            end = replayed(file)
            table = Table.open(end.game, end.header)
            for choice in end.choices:
                ask = table.ask(choice.seat)
                assert ask is not None
                found["kinds"].add(ask.decision.kind)
                taken = table.follow(choice)
                found["verbs"].add(choice.key.split(":")[0])
                found["events"] |= {table.game.events[event.kind].name for event in taken.events}
            found["ends"].add(table.game.facts(table.state)["ended_by"])
    return found


@pytest.mark.parametrize("edition", KINDS)
def test_all_records_together_hold_everything(edition: str) -> None:
    found = contents(edition)
    verbs, events, _ = vocabulary(catalog.game(edition))
    assert found["ends"] == ENDS[edition]
    missed = {
        *(KINDS[edition] - found["kinds"]),
        *(verbs - found["verbs"]),
        *(events - found["events"]),
    }
    assert missed == UNRECORDED[edition]
    assert found["kinds"] <= KINDS[edition]


def test_every_number_of_seats_is_recorded() -> None:
    for edition in KINDS:
        game = catalog.game(edition)
        seats = {len(replayed(file).header.seats) for file in FILES if file.parent.name == edition}
        assert seats == set(range(game.least_seats, game.most_seats + 1))
