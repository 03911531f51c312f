"""The figures of a balance report, against matches counted by hand."""

from typing import Any

import pytest

from metro2033 import catalog
from metro2033.arena.balance import Balance, spread
from metro2033.arena.check import checks, judge
from metro2033.arena.report import own_things
from metro2033.figures.usage import Usage

SECOND = catalog.game("second")


def match(ranking: list[int], **more: Any) -> dict[str, Any]:
    """A match of two or more, told as briefly as may be."""
    seats = len(ranking)
    story = {
        "first": 1,
        "rounds": 2,
        "ended_by": "points",
        "factions": ["red_line", "bandits", "fourth_reich"][:seats],
        "heroes": ["anna", "khan", "artyom"][:seats],
        "stations": [3] * seats,
        "points": [[3] * seats, [4] * seats, [5] * seats],
        "deeds": {},
        "sights": {},
    }
    return {"ranking": ranking, "story": story | more}


def found(players: int, *results: dict[str, Any]) -> Any:
    balance = Balance(SECOND)
    balance.add(players, results)
    return balance.data()


def test_wins_by_faction_and_hero() -> None:
    swapped = match([2, 1], factions=["bandits", "red_line"])
    data = found(2, match([1, 2]), match([1, 2]), match([2, 1]), swapped)
    red, bandits = (data["shares"]["faction"][name]["all"] for name in ("red_line", "bandits"))
    assert (red["count"], red["trials"], red["share"], red["of_fair"]) == (3, 4, 0.75, 1.5)
    assert (bandits["count"], bandits["trials"]) == (1, 4)
    assert data["shares"]["hero"]["anna"]["all"]["count"] == 2
    assert data["shares"]["hero"]["melnik"]["all"]["trials"] == 0
    assert data["shares"]["faction"]["red_line"]["players"]["2"] == red


def test_numbers_of_players_have_their_own_fair_share() -> None:
    balance = Balance(SECOND)
    balance.add(2, [match([1, 2]), match([2, 1])])
    balance.add(3, [match([1, 2, 3])])
    red = balance.data()["shares"]["faction"]["red_line"]
    # Two of three wins, where one half, one half and one third would be fair.
    assert red["all"]["of_fair"] == pytest.approx(2 / (1 / 2 + 1 / 2 + 1 / 3), abs=1e-3)
    assert red["players"]["3"]["of_fair"] == pytest.approx(3, abs=1e-3)


def test_the_order_counts_from_who_begins() -> None:
    data = found(3, match([1, 2, 3], first=1), match([2, 1, 3], first=2), match([1, 2, 3], first=3))
    wins = {turn: share["all"]["count"] for turn, share in data["shares"]["order"].items()}
    # The third match was won by seat 1, which comes right after seat 3.
    assert wins == {"1": 2, "2": 1, "3": 0}
    seats = {seat: share["all"]["count"] for seat, share in data["shares"]["seat"].items()}
    assert seats == {"1": 2, "2": 1, "3": 0}


def test_ends_and_lengths() -> None:
    results = [match([1, 2], rounds=n, ended_by=why) for n, why in ((3, "points"), (9, "polis"))]
    table = found(2, *results, match([1, 2]), {"ranking": []})["tables"][0]
    assert (table["matches"], table["unfinished"]) == (3, 1)
    assert (table["length"]["median"], table["length"]["most"]) == (3, 9)
    assert table["length"]["counts"] == {"2": 1, "3": 1, "9": 1}
    assert {name: share["count"] for name, share in table["ends"].items()} == {
        "points": 2,
        "polis": 1,
    }


def test_a_match_without_a_winner_counts_for_its_length_alone() -> None:
    data = found(2, match([1, 2]), match([3, 2], ended_by="length"))
    assert data["tables"][0]["without_winner"] == 1
    assert data["tables"][0]["matches"] == 2
    assert data["tables"][0]["ends"]["length"]["count"] == 1
    assert data["shares"]["faction"]["red_line"]["all"]["trials"] == 1


def test_points_of_winners_and_others() -> None:
    results = [match([2, 1, 3], points=[[3, 3, 3], [3, 6, 4]])] * 6
    points = found(3, *results)["tables"][0]["points"]
    assert points == {"winner": [3, 6], "others": [3, 3.5]}


def test_a_shared_win_counts_in_parts() -> None:
    data = found(2, match([1, 1]))
    assert data["shares"]["faction"]["red_line"]["all"]["count"] == 0.5


def test_use_of_a_card() -> None:
    usage = Usage({"equipment": ["akm", "rpk"], "law": []})
    usage.add({"deeds": {"equipment:akm:gained": [2, 0]}, "sights": {}}, [1.0, 0.0])
    usage.add(
        {
            "deeds": {"equipment:akm:gained": [0, 1], "equipment:akm:used": [0, 3]},
            "sights": {"equipment:akm:offered": 4},
        },
        [1.0, 0.0],
    )
    usage.add({"deeds": {}, "sights": {}}, [0.0, 1.0])
    data = usage.data()
    assert list(data) == ["equipment"]
    use = data["equipment"]["akm"]["use"]
    assert (use["times"], use["a_match"], use["in_matches"]) == (3, 1.0, 0.6667)
    # Two of six seats had it; one of these won, where one half was fair.
    assert use["by_seats"] == 0.3333
    assert (use["wins"]["count"], use["wins"]["trials"], use["wins"]["of_fair"]) == (1, 2, 1.0)
    # The winner had it in one of three matches, as often as any seat.
    assert use["excess"] == 0.0
    assert data["equipment"]["akm"]["deeds"]["used"]["times"] == 3
    assert data["equipment"]["akm"]["sights"]["offered"] == {"times": 4, "a_match": 1.3333}
    assert data["equipment"]["rpk"]["use"]["times"] == 0


def test_a_card_that_decides_every_match_has_much_excess() -> None:
    usage = Usage({"mission": ["parley"]})
    for _ in range(10):
        usage.add({"deeds": {"mission:parley:completed": [1, 0, 0, 0]}, "sights": {}}, [1, 0, 0, 0])
    use = usage.data()["mission"]["parley"]["use"]
    assert (use["excess"], use["wins"]["of_fair"]) == (0.75, 4.0)


def test_the_interval_of_a_median() -> None:
    told = spread([*range(1, 102)])
    assert told["median"] == 51
    assert (told["median_low"], told["median_high"]) == (41, 61)
    assert spread([]) == {}


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.7, 1.5, "kept"), (0.1, 0.5, "broken"), (1.7, 2.0, "broken"), (0.5, 0.7, "open")],
)
def test_verdicts(low: float, high: float, verdict: str) -> None:
    assert judge(low, high, (0.6, 1.6)) == verdict


def verdicts(data: Any, own: dict[str, list[str]]) -> dict[tuple[str, str, str], str]:
    return {
        (check["what"], check["name"], check["wanted"]): check["verdict"]
        for check in checks(data, own)
    }


def test_demands_on_lengths_and_shares() -> None:
    balance = Balance(SECOND)
    four = {"factions": ["red_line", "bandits", "fourth_reich", "bauman_alliance"]}
    four["heroes"] = ["anna", "khan", "artyom", "melnik"]
    points = [[3] * 4] * 2
    balance.add(4, [match([1, 2, 3, 4], rounds=20, points=points, **four)] * 100)
    told = verdicts(balance.data(), {})
    assert told["length", "", "length"] == "broken"
    assert told["faction", "red_line", "share"] == "broken"
    assert told["hero", "khan", "share"] == "broken"
    assert told["order", "4", "share"] == "broken"
    assert ("faction", "arbat_confederation", "share") not in told


def test_demands_on_own_cards() -> None:
    drawn = {"mission:parley:drawn": [40, 40], "mission:long_arm:drawn": [1, 0]}
    decisive = {"mission:pathfinder:drawn": [1, 0], "mission:pathfinder:completed": [1, 0]}
    data = found(2, *[match([1, 2], deeds=drawn | decisive)] * 2)
    own = {"mission": ["parley", "long_arm", "pathfinder"]}
    told = verdicts(data, own)
    assert told["mission", "parley", "use"] == "broken"
    assert told["mission", "long_arm", "use"] == "open"
    assert told["mission", "pathfinder", "use"] == "kept"
    assert told["mission", "pathfinder", "excess"] == "kept"
    assert not [key for key in told if key[0] == "equipment"]


def test_a_card_that_is_hardly_ever_used_is_dead() -> None:
    drawn = {"mission:parley:drawn": [50, 50]}
    used = [match([1, 2], deeds=drawn | {"mission:parley:completed": [1, 0]})]
    data = found(2, *used, *[match([1, 2], deeds=drawn)] * 4)
    assert verdicts(data, {"mission": ["parley"]})["mission", "parley", "use"] == "broken"


def test_shares_are_judged_with_every_number_of_players() -> None:
    """A faction that wins with two players and loses with four is not fair on the whole."""
    balance = Balance(SECOND)
    two = {"factions": ["red_line", "bandits"], "heroes": ["anna", "khan"]}
    four = {"factions": ["red_line", "bandits", "fourth_reich", "bauman_alliance"]}
    four["heroes"] = ["anna", "khan", "artyom", "melnik"]
    balance.add(2, [match([1, 2], points=[[3] * 2] * 2, **two)] * 100)
    balance.add(4, [match([4, 1, 3, 2], points=[[3] * 4] * 2, **four)] * 100)
    found = [
        (check["players"], check["verdict"])
        for check in checks(balance.data(), {})
        if (check["what"], check["name"]) == ("faction", "red_line")
    ]
    assert found == [(2, "broken"), (4, "broken")]


def test_what_is_our_own() -> None:
    first, second = (own_things(edition, None) for edition in ("first", "second"))
    assert "armistice" in second["law"]
    assert "taxation" not in second["law"]
    assert set(first["threat"]) <= set(catalog.game("first").slugs["threat"])
    assert set(second["mission"]) <= set(SECOND.slugs["mission"])
