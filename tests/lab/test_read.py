"""Files of house cards that the page of the lab opens, or refuses with a reason."""

from __future__ import annotations

import json

import pytest

from metro2033.page import lab


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ("junk", "cannot be read as TOML"),
        ("law = " + "[" * 3000, "nested too deeply"),
        ('edition = "toy"\n[[law]]\nid = "x"', "unknown edition 'toy'"),
        ('edition = "second"\n[[weapon]]\nid = "x"', "weapon: unknown table"),
        ('edition = "second"\n[[station]]\nid = "x"', "station: unknown table"),
        ('edition = "second"\n[[law]]\nname = { en = "x" }', "law: an id must be"),
        ('edition = "second"\n[[law]]\nid = "__proto__"', "law: an id must be"),
    ],
)
def test_cards_that_no_form_shows_are_refused(file: str, reason: str) -> None:
    found = json.loads(lab.read(file, "en"))
    assert reason in found["faults"][0]["text"]
    assert "cards" not in found


def test_cards_with_faults_that_a_form_can_mend_are_taken() -> None:
    found = json.loads(
        lab.read('edition = "second"\n[[faction]]\nid = "red_line"\ntarget = -3', "en")
    )
    assert found["cards"]["faction"] == [{"id": "red_line", "target": -3}]


def test_a_fault_names_card_and_field_as_readers_know_them_and_no_file() -> None:
    cards = {"edition": "second", "faction": [{"id": "red_line", "target": -3}]}
    for language, told in (
        ("en", "Red Line: “points to win” = −3"),
        ("ru", "Красная линия: «очков для победы» = −3"),
        ("hu", "Vörös vonal: „pont a győzelemhez” = −3"),
    ):
        fault = json.loads(lab.look(json.dumps(cards), language))["faults"][0]
        assert fault["record"] == "red_line"
        assert fault["text"].startswith(told)
