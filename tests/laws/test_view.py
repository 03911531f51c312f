"""Views: they hide what is hidden, and imagination fills them without contradiction."""

from laws.check import check_secrets, check_view
from laws.games import SECRETS, Match, law
from laws.walk import data, moments
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk
from metro2033.server.match.known_facts import overlaid


@law(15)
def test_a_view_holds_no_secret(match: Match, seed: int) -> None:
    for s in moments(match, seed, 12):
        for viewer in match.viewers:
            check_secrets(match.game, SECRETS[match.name], s, viewer)


@law(15)
def test_what_is_imagined_looks_like_the_view(match: Match, seed: int) -> None:
    source = Stream(seed)
    for s in moments(match, seed, 10):
        for viewer in match.viewers:
            check_view(match.game, s, viewer, source)


@law(8)
def test_a_spectator_knows_nothing_that_a_seat_does_not(match: Match, seed: int) -> None:
    for s in moments(match, seed, 10):
        outside = data(match.game.view(s, SPECTATOR))
        for seat in range(match.seats):
            mine = match.game.view(s, seat)
            assert data(match.game.view(mine, SPECTATOR)) == outside


@law(8)
def test_private_facts_complete_those_of_a_spectator(match: Match, seed: int) -> None:
    game = match.game
    for s in moments(match, seed, 10):
        public = game.facts(game.view(s, SPECTATOR))
        for seat in range(match.seats):
            view = game.view(s, seat)
            assert overlaid(public, game.private_facts(view)) == game.facts(view)


@law(8)
def test_what_is_imagined_can_be_played_to_the_end(match: Match, seed: int) -> None:
    source = Stream(seed)
    for s in moments(match, seed, 4):
        for viewer in match.viewers:
            imagined = match.game.imagine(match.game.view(s, viewer), viewer, source)
            assert Walk(source).play(imagined)
            assert match.game.faults(imagined) == []
