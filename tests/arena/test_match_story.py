"""The story of a recorded match agrees with what a tournament hears while it is played."""

from pathlib import Path

import pytest

from metro2033 import catalog
from metro2033.figures.match_story import SeatStory, match_story
from metro2033.figures.usage import KINDS
from metro2033.table.decision import Choice
from metro2033.table.line import BadRecord
from metro2033.table.record import Header, read, unnamed
from metro2033.table.table import Table

REPLAYS = Path(__file__).parents[1] / "replays"


def one_of(edition: str) -> str:
    """The shortest recorded match of an edition."""
    files = sorted(REPLAYS.rglob("*.jsonl"), key=lambda file: (file.stat().st_size, file.name))
    texts = (file.read_text("utf-8") for file in files)
    return next(text for text in texts if read(text).header.edition == edition)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_record_tells_what_its_seats_had_and_used(edition: str) -> None:
    record = read(one_of(edition))
    table, story = Table.from_record(record), match_story(record)
    facts = table.game.facts(table.state)["player"]
    assert story.ranking == table.ranking
    assert [seat.faction for seat in story.seats] == [one["faction"] for one in facts.values()]
    assert [seat.hero for seat in story.seats] == [one["hero"] for one in facts.values()]
    slugs = catalog.game(edition).slugs
    used = [card.split(":") for seat in story.seats for card in seat.cards]
    assert used
    assert all(kind in KINDS and thing in slugs[kind] for kind, thing in used)


def test_a_game_without_factions_has_a_ranking() -> None:
    game = catalog.game("toy")
    table = Table.open(game, Header.new(game, unnamed(["human"] * 2), game.settle(2, {})))
    while not table.is_over:
        seat = min(table.asked)
        ask = table.ask(seat)
        assert ask is not None
        table.follow(Choice(seat, ask.decision.options[0].key))
    story = match_story(table.record())
    assert (story.seats, story.ranking) == ([SeatStory()] * 2, table.ranking)


def test_a_record_of_other_cards_tells_nothing() -> None:
    text = one_of("second")
    digest = read(text).header.content_digest
    with pytest.raises(BadRecord):
        match_story(read(text.replace(digest, "0" * len(digest))))
