"""What cannot occur in a position: every reason has a case, and words in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from metro2033 import catalog, i18n
from metro2033.engine.kernel.position_fault import BadPosition
from metro2033.scenario.draft import draft
from metro2033.scenario.fault import worded

SOURCES = Path(__file__).parents[2] / "src" / "metro2033"
RAISED = re.compile(r'"(data-[a-z-]+)"')

BROKEN_LAW = "data-law"
"""A fault of the rules, not of the position: no description leads there."""


def two(edition: str, **fields: Any) -> dict[str, Any]:
    """Two players, the first with something special."""
    sides = {"first": ("polis", "red_line"), "second": ("red_line", "fourth_reich")}[edition]
    return {"player": [{"faction": sides[0], **fields}, {"faction": sides[1]}]}


STATIONS = [
    *("okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii", "lubyanka", "kuznetsky_most"),
    *("chistye_prudy", "turgenevskaya", "sretensky_bulvar", "krasnye_vorota", "trubnaya"),
    *("tsvetnoy_bulvar", "sukharevskaya", "rizhskaya", "prospekt_mira", "dostoevskaya"),
]
MISSIONS = ["?"] * 30

CASES: list[tuple[str, str, dict[str, Any], str]] = [
    ("data-no-number", "second", two("second", army=99), "position.player.1.army"),
    ("data-no-inner-table", "second", {**two("second"), "house": 3}, "position.house"),
    ("data-no-tables", "second", {"player": 3}, "position.player"),
    ("data-no-number-list", "first", two("first", levels=7), "position.player.1.levels"),
    ("data-no-name-list", "second", two("second", equipment="akm"), "position.player.1.equipment"),
    ("data-no-seat-list", "toy", {"points": 3}, "position.points"),
    (
        "data-no-seats-seen",
        "second",
        {**two("second"), "threat_deck": ["slavers"], "threat_deck_seen": []},
        "position.threat_deck_seen",
    ),
    ("data-no-name", "second", two("second", at="xyz"), "position.player.1.at"),
    ("data-near-name", "second", two("second", at="lubianka"), "position.player.1.at"),
    ("data-older-name", "first", two("first", items=[], equipment=[]), "position.player.1.items"),
    ("data-no-such-field", "second", two("second", xyz=1), "position.player.1.xyz"),
    ("data-near-field", "second", two("second", armies=1), "position.player.1.armies"),
    ("data-setup-players", "second", {**two("second"), "moment": "setup"}, "position.player"),
    ("data-player-count", "second", {**two("second"), "seats": 3}, "position.player"),
    ("data-same-faction", "second", two("second", faction="fourth_reich"), "position.player.2"),
    ("data-same-clan", "first", two("first", faction="red_line"), "position.player.2"),
    (
        "data-card-elsewhere",
        "second",
        {**two("second"), "threat_deck": ["tunnel_titan"]},
        "position.threat_deck",
    ),
    (
        "data-too-few-cards",
        "second",
        {**two("second"), "law": ["taxation"], "law_deck": ["taxation"]},
        "position.law_deck",
    ),
    ("data-too-few-cards", "second", two("second", equipment=["akm"] * 5), "position.player.1"),
    ("data-too-few-cards", "first", {**two("first"), "mission_deck": ["duel"] * 2}, "position"),
    ("data-too-many-copies", "toy", {"discard": ["rumour"] * 5}, "position"),
    ("data-too-few-left", "second", two("second", missions=MISSIONS), "position"),
    ("data-has-won", "first", two("first", mission_points=9), "position.player.1"),
    ("data-no-stations", "second", two("second", stations=[]), "position.player.1.stations"),
    ("data-too-many-stations", "second", two("second", stations=STATIONS), "position.player.1"),
    ("data-no-home", "first", two("first", stations=[]), "position.player.1.stations"),
    ("data-not-theirs", "first", two("first", home="lubyanka"), "position.player.1.home"),
    ("data-home-token", "first", two("first", levels=[9]), "position.player.1.levels"),
    ("data-no-token", "first", two("first", levels=[7, 2]), "position.player.1.levels"),
    ("data-too-many-levels", "first", two("first", levels=[7, 8, 9, 10]), "position.player.1"),
    ("data-closed", "second", two("second", at="kievskaya_fl"), "position.player.1.at"),
    ("data-not-ownable", "second", two("second", stations=["komsomolskaya_ring"]), "position"),
    ("data-two-owners", "second", two("second", stations=["tverskaya"]), "position.player.2"),
    (
        "data-too-many-tokens",
        "second",
        {"player": [{"pig": 20}, {"pig": 16}]},
        "position.player.2.pig",
    ),
    ("data-too-heavy", "first", two("first", equipment=["aksu", "aksu"]), "position.player.1"),
    ("data-one-mission", "first", two("first", missions=["?", "?"]), "position.player.1.missions"),
    ("data-one-law", "second", {**two("second"), "law": ["taxation", "armistice"]}, "position.law"),
    (
        "data-market-full",
        "second",
        {**two("second"), "market": ["akm", "akm", "rpk", "svd", "flag"]},
        "position.market",
    ),
    ("data-hand-full", "toy", {"hands": [["rumour"] * 3, []]}, "position.hands"),
]


def faults(edition: str, position: dict[str, Any]) -> BadPosition:
    with pytest.raises(BadPosition) as refused:
        catalog.game(edition).position(position)
    return refused.value


@pytest.mark.parametrize(("message", "edition", "position", "place"), CASES)
def test_every_fault_is_told_where_it_is_in_every_language(
    message: str, edition: str, position: dict[str, Any], place: str
) -> None:
    bad = faults(edition, position)
    found = [fault for fault in bad.faults if fault.message == message]
    assert found, bad
    assert found[0].place.startswith(place)
    texts = {worded(catalog.game(edition), found[0]).told(each) for each in i18n.languages()}
    assert len(texts) == len(i18n.languages())


def test_every_fault_that_can_be_raised_has_a_case() -> None:
    files = [
        *SOURCES.glob("editions/*/rules/*.py"),
        *SOURCES.glob("engine/**/*.py"),
    ]
    raised = {name for file in files for name in RAISED.findall(file.read_text("utf-8"))}
    assert raised - {BROKEN_LAW} == {message for message, *_ in CASES}


def test_all_faults_are_told_at_once_with_their_lines() -> None:
    text = (
        'title = ""\nedition = "second"\nrule = 3\n[position]\nround = 0\n'
        '[[position.player]]\narmy = 99\nat = "kievskaya_fl"\n[[position.player]]\nsheep = 1\n'
    )
    found = [(fault.line, fault.place, fault.station) for fault in draft(text).faults]
    assert found == [
        (1, "title", ""),
        (3, "rule", ""),
        (5, "position.round", ""),
        (8, "position.player.1.at", "kievskaya_fl"),
        (7, "position.player.1.army", ""),
        (10, "position.player.2.sheep", ""),
    ]


def test_a_fault_of_many_equal_cards_is_told_once() -> None:
    cards = {"market": ["akk"] * 3, "law_deck": ["taxation"] * 3}
    told = [fault.place for fault in faults("second", {**two("second"), **cards}).faults]
    assert told == ["position.market", "position.law_deck"]


def test_players_are_counted_against_seats_and_bounds() -> None:
    bad = faults("second", {"player": [{}] * 7})
    told = worded(catalog.game("second"), bad.faults[0]).told()
    assert told == "7 players are described for 6 seats; 2 to 6 can play"


def test_names_in_faults_are_those_of_the_reader() -> None:
    bad = faults("second", two("second", at="kievskaya_fl"))
    told = worded(catalog.game("second"), bad.faults[0])
    assert "Киевская" in told.told("ru")
