"""Plays written answers from a written position and hears the story of it."""

from typing import Any

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.figures.story import Story
from metro2033.table.answer import Accepted
from metro2033.table.record import Header, Player
from metro2033.table.table import Table


def story_of(edition: str, position: dict[str, Any], *answers: str) -> Any:
    """What a match tells after answers such as `1 vote_for` and `nature roll:1:1`.

    Questions without a choice are answered by themselves.
    """
    game = catalog.game(edition)
    count = len(position["player"])
    players = [Player(f"seat {seat + 1}", "bot") for seat in range(count)]
    table: Table[Any] = Table.open(game, Header.new(game, players, position=position))
    story = Story(game, count)
    for answer in answers:
        hear(story, table, table.settle_forced())
        who, key = answer.split()
        seat = CHANCE if who == "nature" else int(who) - 1
        ask = table.ask(seat)
        assert ask is not None, f"{answer}: asked is {table.asked}"
        taken = table.choose(seat, ask.number, key)
        assert isinstance(taken, Accepted), f"{answer}: {ask.decision.keys}"
        hear(story, table, [taken])
    hear(story, table, table.settle_forced())
    return story.data(table.state)


def hear(story: Story, table: Table[Any], taken: list[Accepted]) -> None:
    for answer in taken:
        story.hear(table.state, answer.events)
