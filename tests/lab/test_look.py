"""House cards are checked, read in three languages, and compared with others, without a match."""

from __future__ import annotations

from typing import Any

import pytest

from lab.planted import ENDLESS, Cards, equipment, strength
from metro2033 import catalog
from metro2033.content.house import house_of
from metro2033.lab.look import look_at


def faults(cards: Cards) -> list[str]:
    return [fault.told() for fault in look_at(cards).faults]


def warnings(cards: Cards) -> set[str]:
    return {warned.name for warned in look_at(cards).warnings}


@pytest.mark.parametrize(
    ("cards", "reasons"),
    [
        ({}, ["edition is missing"]),
        ({"edition": "third"}, ["unknown edition 'third'; known: first, second"]),
        ({"edition": "second", "weapon": [{"id": "x"}]}, ["weapon: unknown table"]),
        ({"edition": "second", "law": {"id": "x"}}, ["law: records must be written as [[law]]"]),
        (equipment(name="Gun"), ["akm: name: 'Gun' is not a table"]),
        (equipment(name={"de": "Gewehr"}), ["akm: name: 'de' is not one of en, ru, hu"]),
        (equipment(copies=0), ["akm: copies = 0 is below 1"]),
        (
            {"edition": "second", "faction": [{"id": "red_line", "target": -3}]},
            ["red_line: target = -3 is below 0"],
        ),
        (equipment(copies="two"), ["akm: copies: 'two' is not a whole number"]),
        (equipment(colour="red"), ["akm: unknown field colour"]),
        (equipment("new_gun"), ["new_gun: copies is missing"]),
        (
            equipment(static=[{"on": "hero.luck", "add": 1}, {"on": "hero.speed"}]),
            ["static[0]: on = 'hero.luck' is not one of", "static[1]: add is missing"],
        ),
        (equipment(static=strength(0)), ["akm: add = 0 changes nothing"]),
        (equipment(static=strength(100_000)), ["add = 100000 is beyond 99"]),
        (
            equipment(static=[{"on": "threat.strength", "value": 3}]),
            ["threat.strength has no meaning on equipment cards"],
        ),
        (equipment(static=[{"on": "hero.rest", "value": 3}]), ["akm: hero.rest can only be 0"]),
        (
            equipment(during=[{"at": "threat.won", "do": [{"op": "discard_self"}]}]),
            ["threat.won has no meaning on equipment cards"],
        ),
        (
            {"edition": "second", "mission": [{"id": "big_game", "goal": "fly"}]},
            ["big_game: goal: there is no 'fly'"],
        ),
    ],
)
def test_every_fault_is_told_with_its_place(cards: Cards, reasons: list[str]) -> None:
    found = faults(cards)
    assert len(found) == len(reasons)
    for told, reason in zip(found, reasons, strict=True):
        assert reason in told


def test_a_fault_is_told_in_the_readers_language() -> None:
    (fault,) = look_at(equipment(copies=0)).faults
    assert fault.told("ru") == "akm: copies = 0: не может быть меньше 1"


def test_a_changed_card_reads_as_it_plays_in_three_languages() -> None:
    look = look_at(equipment(static=strength(4, versus="radiation")))
    assert look.texts == {
        "equipment:akm": {
            "en": ("AKM", "Hero strength +4 against radiation threats."),
            "ru": ("АКМ", "Сила героя +4 против радиационных угроз."),
            "hu": ("AKM", "A hős ereje +4 radioaktív veszedelem ellen."),
        }
    }


def test_a_card_with_only_another_name_keeps_its_printed_text() -> None:
    look = look_at(equipment(name={"en": "Old Friend"}))
    assert look.texts["equipment:akm"]["en"] == (
        "Old Friend",
        "Strength +1, or +2 against physical threats.",
    )
    assert "same" in {warned.name for warned in look.warnings}


def test_a_renamed_faction_still_says_what_it_can() -> None:
    name = {"en": "Presnya"}
    look = look_at({"edition": "second", "faction": [{"id": "confederation_1905", "name": name}]})
    for language, votes in (("en", "3"), ("ru", "3"), ("hu", "3")):
        said = look.texts["faction:confederation_1905"][language]
        assert any(votes in sentence for sentence in said[1:]), said


def test_a_text_of_its_own_is_shown() -> None:
    look = look_at(equipment(static=strength(4), text={"en": "Very strong."}))
    assert look.texts["equipment:akm"]["en"] == ("AKM", "Very strong.")
    assert look.texts["equipment:akm"]["hu"] == ("AKM", "A hős ereje +4.")


def test_names_are_missing_by_language() -> None:
    cards = equipment("gun", copies=1, static=strength(1), name={"en": "Gun", "hu": "Puska"})
    found = [warned for warned in look_at(cards).warnings if warned.name == "nameless"]
    assert [warned.language for warned in found] == ["ru"]
    assert found[0].told("en", house_of(cards)) == "Gun has no name in Russian"


def test_a_text_may_be_too_long_for_a_card() -> None:
    steps = [{"op": "gain", "what": what, "n": 1} for what in ("pig", "mushroom", "ammo")] * 7
    cards = equipment(during=[{"at": "vote.before", "do": steps}])
    assert "long" in warnings(cards)


@pytest.mark.parametrize(
    ("static", "name", "others"),
    [
        (strength(3), "better", {"rpk", "shotgun", "svd"}),
        (strength(1), "worse", {"shotgun", "svd"}),
        (strength(1) + strength(1, versus="physical"), "", set[str]()),
        ([*strength(2), {"on": "hero.speed", "add": -2}], "worse", {"rpk"}),
        ([{"on": "capture.cost", "add": -1, "what": "mushroom"}], "", set[str]()),
        ([{"on": "hero.rest", "value": 0}], "", set[str]()),
    ],
)
def test_cards_that_are_strictly_better_or_worse(
    static: list[Any], name: str, others: set[str]
) -> None:
    found = [w for w in look_at(equipment(static=static)).warnings if w.name in {"better", "worse"}]
    assert [(w.name, {*w.others}) for w in found] == ([(name, others)] if name else [])


def test_a_cheaper_item_is_better_than_its_equal() -> None:
    knife = {"id": "cheap_knife", "type": "one_handed", "copies": 1, "price": {"ammo": 1}}
    found = look_at({"edition": "first", "item": [{**knife, "static": strength(1)}]}).warnings
    assert [w.others for w in found if w.name == "better"] == [("knife",)]


def test_a_free_step_without_end_is_seen() -> None:
    assert "endless" in warnings(ENDLESS)
    (item,) = ENDLESS["item"]
    (step,) = item["during"]
    for limit in ({"once": "turn"}, {"cost": {"pig": 1}}):
        limited = {**ENDLESS, "item": [{**item, "during": [{**step, **limit}]}]}
        assert "endless" not in warnings(limited)


def test_nothing_is_wrong_with_any_printed_card() -> None:
    for edition in ("first", "second"):
        content = catalog.pack(edition).content()
        assert catalog.pack(edition).card_faults(content) == []
