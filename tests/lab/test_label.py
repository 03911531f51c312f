"""The page of the lab tells faults in the words of its form, in the reader's language."""

from __future__ import annotations

import json
import re

import pytest

from lab.faulty import FAULTY, GAIN, at
from lab.planted import Cards, equipment, strength
from metro2033.page import lab


def faults(cards: Cards, language: str) -> list[str]:
    found = json.loads(lab.look(json.dumps(cards), language))["faults"]
    return [fault["text"] for fault in found]


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
        "AKM: „addig hat, amíg érvényben van” 2, „változás”: „x” nem egész szám"
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
