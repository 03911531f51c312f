"""Forms follow the schema: every word of the language of cards can be chosen and is worded."""

from __future__ import annotations

import pytest

from metro2033.content.text import LANGUAGES
from metro2033.lab.form import FormWriter, printed_rows
from metro2033.lab.look import look_at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_everything_in_a_form_has_a_label(edition: str, language: str) -> None:
    writer = FormWriter(edition, language)
    fields = [field for table in writer.tables() for field in table["fields"]]
    members = [member for shape in writer.shapes.values() for member in shape["members"]]
    fields += [field for member in members for field in member["fields"]]
    assert len(fields) > 100
    while fields:
        field = fields.pop()
        fields += [*field.get("fields", ()), *([field["of"]] if "of" in field else [])]
        words = [word for word in field.get("words", ()) if isinstance(word["word"], str)]
        assert "label" not in field or field["label"], field
        if language == "ru" and field["type"] == "word":
            assert all(word["label"] != word["word"] for word in words), field
        if language == "ru" and "name" in field:
            assert field["label"] != field["name"]
    assert all(member["label"] for member in members)
    assert len({member["label"] for member in members}) > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_labels_of_effects_leave_open_what_their_fields_say(edition: str, language: str) -> None:
    writer = FormWriter(edition, language)
    writer.tables()
    members = [member for shape in writer.shapes.values() for member in shape["members"]]
    open_ones = [member for member in members if member["fields"] and member["tag"] != "at"]
    assert len(open_ones) > 20
    for member in open_ones:
        assert member["label"] != member["word"]
        assert not any(map(str.isdigit, member["label"])), member["label"]


def test_new_cards_are_offered_where_a_form_shows_all_they_need() -> None:
    tables = {table["table"]: table["is_open"] for table in FormWriter("second", "en").tables()}
    assert [table for table, is_open in tables.items() if not is_open] == ["faction"]


def test_a_field_is_labelled_by_what_it_means_there() -> None:
    writer = FormWriter("second", "en")
    faction = next(table for table in writer.tables() if table["table"] == "faction")
    members = [member for shape in writer.shapes.values() for member in shape["members"]]
    timed = next(member for member in members if member["word"] == "timed")
    labels = [
        next(field["label"] for field in owner["fields"] if field["name"] == "target")
        for owner in (faction, timed)
    ]
    assert labels == ["points to win", "whom it affects"]


def test_a_form_knows_the_number_where_none_is_given() -> None:
    law = next(t for t in FormWriter("second", "en").tables() if t["table"] == "law")
    assert {field["name"]: field["usual"] for field in law["fields"]}["copies"] == 1


def test_a_program_has_the_conditions_of_its_timing_point() -> None:
    writer = FormWriter("second", "en")
    writer.tables()
    points = {member["word"]: member for member in writer.shapes["During equipment"]["members"]}
    assert "mission.window" not in points
    names = {field["name"] for field in points["hero.action"]["fields"]}
    assert names == {"do", "where"}


@pytest.mark.parametrize(
    ("edition", "table", "at"), [("second", "equipment", "vote.before"), ("first", "item", "main")]
)
def test_samples_can_be_read(edition: str, table: str, at: str) -> None:
    """Whatever is chosen first is well formed: at most it means nothing on that card."""
    writer = FormWriter(edition, "en")
    writer.tables()
    members = [member for shape in writer.shapes.values() for member in shape["members"]]
    statics = [member["sample"] for member in members if member["tag"] == "on"]
    steps = [member["sample"] for member in members if member["tag"] == "op"]
    assert len(statics) > 4
    assert len(steps) > 8
    id = printed_rows(edition)[table][0]["id"]
    card = {"id": id, "static": statics, "during": [{"at": at, "do": steps}]}
    for fault in look_at({"edition": edition, table: [card]}).faults:
        assert "static[" not in fault.told()
        assert "during[" not in fault.told()
