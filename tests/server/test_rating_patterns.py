"""What administrators are shown of rated matches: leaving, and giving matches away."""

from __future__ import annotations

from itertools import count

from metro2033.server.store.rating_entities import RatedMatch, RatedSeat, RatingPool
from metro2033.server.tables.rating_patterns import deserters, one_sided_pairs

NUMBERS = count(1)


def played(*players: str, left: str = "") -> RatedMatch:
    """A match whose players are named in the order of their places."""
    seats = [
        RatedSeat(seat, player, None, seat + 1, player == left, 25.0, 8.0)
        for seat, player in enumerate(players)
    ]
    number = next(NUMBERS)
    return RatedMatch(number, str(number), RatingPool("second", len(players)), 0, tuple(seats))


def test_who_leaves_a_quarter_of_the_matches_is_listed() -> None:
    matches = [played("anna", "boris", left="boris" if n < 2 else "") for n in range(8)]
    (found,) = deserters(matches)
    assert (found.account, found.matches, found.left) == ("boris", 8, 2)
    assert deserters(matches[1:]) == []
    assert deserters([played("anna", "boris", left="boris")] * 3) == []


def test_who_mostly_plays_and_loses_to_one_other_is_listed() -> None:
    matches = [played("anna", "boris") for _ in range(6)]
    (pair,) = one_sided_pairs(matches)
    assert (pair.winner, pair.loser, pair.lost) == ("anna", "boris", 6)


def test_ordinary_rivals_are_not() -> None:
    even = [played(*pair) for pair in [("anna", "boris"), ("boris", "anna")] * 6]
    assert one_sided_pairs(even) == []
    # A weak player who meets many others loses to all of them.
    weak = [played(rival, "boris") for rival in ("anna", "vera", "gleb") * 6]
    assert one_sided_pairs(weak) == []
    assert one_sided_pairs([played("anna", "boris")] * 5) == []


def test_one_who_ends_behind_a_friend_at_larger_tables_is_listed() -> None:
    matches = [played("vera", "anna", "boris") for _ in range(4)]
    matches += [played("anna", "gleb", "boris") for _ in range(4)]
    found = {(pair.winner, pair.loser) for pair in one_sided_pairs(matches)}
    assert found == {("anna", "boris")}


def test_one_who_wins_by_new_accounts_one_after_the_other_is_listed() -> None:
    thrown_away = [played("anna", f"new{n}") for n in range(3) for _ in range(3)]
    found = one_sided_pairs(thrown_away)
    assert {(pair.winner, pair.loser) for pair in found} == {("anna", f"new{n}") for n in range(3)}
    # Whoever plays others more often only welcomes newcomers.
    usual = [played(*pair) for pair in [("anna", "boris"), ("boris", "anna")] * 5]
    assert one_sided_pairs(thrown_away + usual) == []
