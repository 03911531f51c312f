"""What the loader refuses: it names file, record and reason, and all of them at once."""

from pathlib import Path

import pytest

from content.damage import Damage, append, change, copy_of_content, drop, rewrite
from metro2033.content import ContentFault, Fault
from metro2033.editions.second.content.load import load


def faults_of(tmp_path: Path, *damages: Damage) -> tuple[Fault, ...]:
    folder = copy_of_content(tmp_path)
    for damage in damages:
        damage(folder)
    with pytest.raises(ContentFault) as caught:
        load(folder)
    return caught.value.faults


def test_a_copy_of_the_content_loads_like_the_original(tmp_path: Path) -> None:
    assert load(copy_of_content(tmp_path)) == load()


FORM = {
    "no_toml": (rewrite("laws.toml", "[[law"), "laws.toml: cannot be read as TOML"),
    "no_file": (lambda folder: (folder / "laws.toml").unlink(), "laws.toml: file is missing"),
    "other_file": (rewrite("law.toml", ""), "law.toml: unknown file"),
    "other_table": (append("laws.toml", "[[rule]]"), "laws.toml: rule: unknown table"),
    "no_array": (rewrite("laws.toml", "[law]\nid = 1"), "laws.toml: law: records must be written"),
    "no_record": (rewrite("laws.toml", "law = [1]"), "laws.toml: law 1: 1 is not a table"),
    "no_id": (change("heroes.toml", 'id = "anna"\n', ""), "heroes.toml: hero 1: id is missing"),
    "no_field": (
        change("heroes.toml", "speed = 3\n", "", "khan"),
        "heroes.toml: khan: speed is missing",
    ),
    "other_field": (
        change("heroes.toml", "speed = 3", "speed = 3\nprice = 1", "khan"),
        "heroes.toml: khan: unknown field price",
    ),
    "text_for_number": (
        change("heroes.toml", "speed = 3", 'speed = "3"', "khan"),
        "heroes.toml: khan: speed: '3' is not a whole number",
    ),
    "truth_for_number": (
        change("heroes.toml", "speed = 3", "speed = true", "khan"),
        "heroes.toml: khan: speed: true is not a whole number",
    ),
    "number_for_truth": (
        change("track.toml", "has_law = true", "has_law = 1"),
        "track.toml: loop_2: has_law: 1 is not true or false",
    ),
    "other_word": (
        change("threats.toml", '"radiation"', '"magic"', "glowing_dust"),
        "threats.toml: glowing_dust: type: 'magic' is not one of physical, biological, radiation",
    ),
    "other_stage": (
        change("threats.toml", "stage = 1", "stage = true"),
        "threats.toml: deserters: stage: true is not one of 1, 2",
    ),
    "no_list": (
        change("factions.toml", "[{ on", "{ on", "bandits"),
        "factions.toml: cannot be read as TOML",
    ),
    "word_for_list": (
        change("factions.toml", '["bandits", "confederation_1905"]', '"bandits"'),
        "factions.toml: arbat_confederation: neighbours: 'bandits' is not a list",
    ),
    "place_with_three_numbers": (
        change("stations.toml", "at = [196, 282]", "at = [196, 282, 1]"),
        "stations.toml: begovaya: at: 3 values, expected 2",
    ),
    "place_in_words": (
        change("stations.toml", "at = [196, 282]", 'at = [196, "north"]'),
        "stations.toml: begovaya: at[1]: 'north' is not a number",
    ),
    "section_of_numbers": (
        change("numbers.toml", "slots = 4", "slots = 4.5"),
        "numbers.toml: market.slots: 4.5 is not a whole number",
    ),
}


@pytest.mark.parametrize("name", FORM)
def test_bad_form_is_found(tmp_path: Path, name: str) -> None:
    damage, wanted = FORM[name]
    assert any(str(fault).startswith(wanted) for fault in faults_of(tmp_path, damage))


EFFECTS = {
    "other_op": (
        change("laws.toml", 'op = "gain"', 'op = "steal"'),
        "taxation: during[0].do[0]: op = 'steal' is not one of gain, lose_resource",
    ),
    "op_without_argument": (
        change("laws.toml", ", n = 1 }", " }"),
        "taxation: during[0].do[0]: n is missing",
    ),
    "op_with_other_argument": (
        change("laws.toml", ", n = 1 }", ", n = 1, from = 2 }"),
        "taxation: during[0].do[0]: unknown field from",
    ),
    "op_with_wrong_argument": (
        change("laws.toml", 'what = "any"', 'what = "gold"'),
        "taxation: during[0].do[0].what: 'gold' is not one of pig, mushroom, ammo, any",
    ),
    "number_or_word": (
        change("factions.toml", "bury = 1", 'bury = "some"'),
        "confederation_1905: during[0].do[0].bury: 'some' is not one of any",
    ),
    "other_topic": (
        change("laws.toml", '"attack.cost"', '"attack.price"'),
        "armistice: static[0]: on = 'attack.price' is not one of hero.strength",
    ),
    "topic_is_no_table": (
        change("laws.toml", '{ on = "attack.cost", add = 1, what = "ammo" }', "1"),
        "armistice: static[0]: 1 is not a table",
    ),
    "topic_with_other_condition": (
        change("laws.toml", "add = 1, least = 5", 'add = 1, versus = "threat"'),
        "arms_limits: static[0]: unknown field versus",
    ),
    "other_point": (
        change("laws.toml", '"events.start"', '"events.end"'),
        "taxation: during[0].at: 'events.end' is not one of events.start",
    ),
    "condition_at_wrong_point": (
        change("laws.toml", 'each = "seat"', 'role = "attack"'),
        "taxation: role means nothing at events.start",
    ),
    "other_predicate": (
        change("missions.toml", 'when = "captured"', 'when = "taken"'),
        "hero_takes_station: reached: when = 'taken' is not one of captured, won",
    ),
    "inside_a_program": (
        change("threats.toml", '"casualties"', '"death"', "barracks_fever"),
        "barracks_fever: during[0].do[0].otherwise[0]: op = 'death' is not one of",
    ),
}


@pytest.mark.parametrize("name", EFFECTS)
def test_a_bad_effect_is_found(tmp_path: Path, name: str) -> None:
    damage, wanted = EFFECTS[name]
    assert any(wanted in str(fault) for fault in faults_of(tmp_path, damage))


REFERENCES = {
    "line": (change("stations.toml", '"tkl"', '"red"'), "begovaya: line: there is no 'red'"),
    "zone": (
        change("stations.toml", 'zone = "polis"', 'zone = "city"'),
        "borovitskaya: zone: there is no 'city'",
    ),
    "station_of_line": (
        change("network.toml", '"sportivnaya"', '"sport"'),
        "sl: stations: there is no 'sport'",
    ),
    "station_of_hub": (
        change("network.toml", '"krasnopresnenskaya_ring"', '"ring"', "hub_barrikadnaya"),
        "hub_barrikadnaya: stations: there is no 'ring'",
    ),
    "home": (
        change("factions.toml", '"begovaya"', '"begovoya"'),
        "confederation_1905: homes: there is no 'begovoya'",
    ),
    "neighbour": (
        change("factions.toml", '["arbat_confederation"', '["hansa"'),
        "confederation_1905: neighbours: there is no 'hansa'",
    ),
    "next_space": (change("track.toml", '"loop_1"', '"loop"'), "start: next: there is no 'loop'"),
    "goal": (
        change("missions.toml", '"two_abroad"', '"abroad"', "long_arm"),
        "long_arm: goal: there is no 'abroad'",
    ),
    "other_card": (
        change("equipment.toml", '["artyom"]', '["artiom"]'),
        "geiger_counter: before: there is no 'artiom'",
    ),
    "dropped_station": (drop("stations.toml", "tulskaya"), "stl: stations: there is no 'tulskaya'"),
    "id_used_twice": (
        change("heroes.toml", 'id = "khan"', 'id = "anna"'),
        "anna: another hero has the same id",
    ),
    "id_with_capitals": (
        change("heroes.toml", 'id = "khan"', 'id = "Khan"'),
        "Khan: an id must be lower snake case",
    ),
    "own_field": (
        change("factions.toml", 'own = ["bonus"]', 'own = ["gift"]'),
        "bauman_alliance: own: this record has no field 'gift'",
    ),
    "source": (
        change("laws.toml", 'source = "own design"', 'source = ""'),
        "armistice: source is empty",
    ),
}


@pytest.mark.parametrize("name", REFERENCES)
def test_a_name_of_nothing_is_found(tmp_path: Path, name: str) -> None:
    damage, wanted = REFERENCES[name]
    assert any(wanted in str(fault) for fault in faults_of(tmp_path, damage))


def test_every_fault_is_reported_at_once(tmp_path: Path) -> None:
    faults = faults_of(
        tmp_path,
        change("heroes.toml", "speed = 3", 'speed = "3"', "khan"),
        change("heroes.toml", "strength = 3", "strength = 1.5", "khan"),
        change("laws.toml", 'op = "gain"', 'op = "steal"'),
        rewrite("combat.toml", "="),
    )
    assert {(fault.file, fault.record) for fault in faults} == {
        ("combat.toml", ""),
        ("heroes.toml", "khan"),
        ("laws.toml", "taxation"),
    }
    assert len(faults) == 4


def test_bytes_that_are_no_text_are_found(tmp_path: Path) -> None:
    def damage(folder: Path) -> None:
        (folder / "laws.toml").write_bytes(b"\xff\xfe")

    assert "the file is not UTF-8 text" in str(faults_of(tmp_path, damage)[0])


def test_a_folder_that_does_not_exist_lacks_every_file(tmp_path: Path) -> None:
    with pytest.raises(ContentFault, match=r"stations\.toml: file is missing"):
        load(tmp_path / "nowhere")
