"""Facts by viewer: as if worked out anew for each, with parts that do not change kept once."""

import hashlib

import pytest

from metro2033 import catalog
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.source import Stream
from metro2033.server.match.known_facts import KnownFacts
from metro2033.server.match.logged_table import LoggedTable
from metro2033.table.fair import commitment
from metro2033.table.record import Header, Player
from metro2033.table.table import Table

VIEWERS = (SPECTATOR, 0, 1, 2, 3)


def new_match(edition: str) -> LoggedTable:
    secret = hashlib.sha256(edition.encode()).digest()
    game, players = catalog.game(edition), [Player("Player", "human")] * 4
    play = LoggedTable(
        Table.open(game, Header.new(game, players, commitment=commitment(secret))), secret
    )
    play.settle(0)
    return play


def move(play: LoggedTable, source: Stream) -> None:
    """Give a random answer."""
    seat = play.table.asked[source.below(len(play.table.asked))]
    ask = play.table.ask(seat)
    assert ask is not None
    keys = ask.decision.keys
    assert play.answer(seat, ask.number, keys[source.below(len(keys))], 0) is None


@pytest.mark.parametrize("edition", ["first", "second", "toy"])
def test_every_viewer_knows_what_their_view_says_also_after_an_undo(edition: str) -> None:
    play, source = new_match(edition), Stream(2033)
    table, known = play.table, KnownFacts(play.table)
    for _ in range(120):
        if table.is_over:
            break
        move(play, source)
        if source.below(20) == 0:
            play.take_back(table.count - 1)
            play.settle(0)
        for viewer in VIEWERS:
            assert known.of(viewer) == table.game.facts(table.view(viewer))


@pytest.mark.parametrize("edition", ["first", "second"])
def test_what_all_may_know_and_what_did_not_change_is_kept_once(edition: str) -> None:
    play, source = new_match(edition), Stream(2033)
    known = KnownFacts(play.table)
    kept = 0
    owners = known.of(SPECTATOR)["owner"]
    for _ in range(30):
        move(play, source)
        now = [known.of(viewer)["owner"] for viewer in VIEWERS]
        assert all(found is now[0] for found in now)
        kept += now[0] is owners
        owners = now[0]
    assert kept > 15
