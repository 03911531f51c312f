"""The page of the lab tells faults in the words of its form, in the reader's language."""

from __future__ import annotations

import json
import re

import pytest

from lab.planted import Cards, equipment, strength
from metro2033.page import lab

GAIN = {"op": "gain", "what": "pig", "n": 1}


def faults(cards: Cards, language: str) -> list[str]:
    found = json.loads(lab.look(json.dumps(cards), language))["faults"]
    return [fault["text"] for fault in found]


def card(edition: str, table: str, id: str, **fields: object) -> Cards:
    return {"edition": edition, table: [{"id": id, **fields}]}


def at(point: str, *steps: Cards, **more: object) -> Cards:
    return equipment(during=[{"at": point, "do": list(steps), **more}])


def of_an_item(**more: object) -> Cards:
    return card("first", "item", "medkit", **more)


FAULTY = [
    equipment(name={"en": 3}),
    equipment(copies="два"),
    equipment("новая"),
    equipment(static=[{"on": "hero.speed"}, {"add": 2}]),
    equipment(static=strength(0)),
    equipment(static=strength(100)),
    equipment(static=strength(2, versus="змей")),
    equipment(static=[{"on": "hero.luck", "add": 1}]),
    equipment(static=[{"on": "hero.trades_at", "value": "луна"}]),
    equipment(static=[{"on": "threat.strength", "value": 3}]),
    equipment(static=[{"on": "hero.rest", "value": 3}]),
    at("main", GAIN),
    at("vote.before"),
    at("threat.won", GAIN),
    at("vote.before", GAIN, role="attack"),
    at("vote.before", {**GAIN, "what": "золото", "n": 1.5}),
    at("vote.before", {"op": "peek", "deck": "law", "n": 2, "bury": 5}),
    at("vote.before", {"op": "timed", "target": "you", "until": "round", "static": []}),
    at("vote.before", {"op": "timed", "target": "я", "until": "round", "static": strength(1)}),
    card("second", "mission", "big_game", goal="лететь"),
    card("second", "faction", "red_line", homes=["дом"]),
    card("second", "faction", "red_line", target=-3),
    card("first", "clan", "red_line", stations=[]),
    card("first", "mission", "rescue", reached={"when": "лететь"}, points=1, copies=1),
    of_an_item(during=[{"at": "turn.end_threat", "do": [GAIN]}]),
    of_an_item(during=[{"at": "main", "do": [{"op": "fetch", "item": "ничто"}]}]),
    of_an_item(price={"pig": "1"}),
    of_an_item(during=[{"at": "main", "do": [GAIN]}] * 70),
]


@pytest.mark.parametrize("cards", FAULTY)
def test_a_fault_is_told_without_the_words_of_files(cards: Cards) -> None:
    for language in ("ru", "hu"):
        found = faults(cards, language)
        assert found
        for told in found:
            assert not re.search(r"[a-z]_|\w\.[a-z]|\[\d", told.replace("hero.luck", "")), told
    for told in faults(cards, "ru"):
        # IDs that nobody has named, and what stands in the file.
        known = r"hero\.luck|main|Rescue|«en»|\bID\b"
        assert not re.search("[A-Za-z]", re.sub(known, "", told)), told


def test_a_path_leads_through_the_form() -> None:
    cards = equipment(static=[{"on": "hero.speed", "add": 1}, {"on": "votes", "add": "x"}])
    assert faults(cards, "en") == [
        "AKM: “holds while in force” 2, “more or less”: “x” is not a whole number"
    ]
    assert faults(cards, "ru") == [
        "АКМ: «действует, пока в силе» 2, «прибавка»: «x» — не целое число"
    ]
    assert faults(cards, "hu") == [
        "AKM: „addig él, amíg érvényben van” 2, „változás”: „x” nem egész szám"
    ]


def test_only_what_the_form_offers_there_is_listed() -> None:
    (told,) = faults(at("events.start", GAIN), "en")
    assert told == "AKM: “at the start of the round” has no meaning on “equipment” cards"
    (told,) = faults(at("nowhere", GAIN), "en")
    assert "“before a vote”" in told
    assert "at the start of the round" not in told


def test_a_field_is_called_by_what_it_means_there() -> None:
    steps = {"op": "timed", "target": "x", "until": "round", "static": strength(1)}
    (told,) = faults(at("vote.before", steps), "en")
    assert "“whom it affects”: “x” is not one of" in told


def test_an_unknown_field_is_called_as_in_the_file() -> None:
    assert faults(equipment(attack=3), "hu") == ["AKM: itt ismeretlen mező: „attack”"]
