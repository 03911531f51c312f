"""What the loader refuses in the first edition's content; the reader is that of both editions."""

from pathlib import Path

import pytest

from content.damage import Damage, append, change, copy_of_first, drop, record, rewrite
from metro2033.content import ContentFault, Fault
from metro2033.editions.first.content.load import load as load_first


def faults_of(tmp_path: Path, *damages: Damage) -> tuple[Fault, ...]:
    folder = copy_of_first(tmp_path)
    for damage in damages:
        damage(folder)
    with pytest.raises(ContentFault) as caught:
        load_first(folder)
    return caught.value.faults


def test_a_copy_of_the_content_loads_like_the_original(tmp_path: Path) -> None:
    assert load_first(copy_of_first(tmp_path)) == load_first()


FORM = {
    "no_toml": (rewrite("clans.toml", "[[clan"), "clans.toml: cannot be read as TOML"),
    "no_file": (lambda folder: (folder / "items.toml").unlink(), "items.toml: file is missing"),
    "file_of_the_other_edition": (rewrite("laws.toml", ""), "laws.toml: unknown file"),
    "other_table": (append("clans.toml", "[[faction]]"), "clans.toml: faction: unknown table"),
    "no_field": (
        change("heroes.toml", "movement = 4\n", "", "khan"),
        "heroes.toml: khan: movement is missing",
    ),
    "field_of_the_other_edition": (
        change("heroes.toml", "movement = 4", "movement = 4\nspeed = 4", "khan"),
        "heroes.toml: khan: unknown field speed",
    ),
    "kind_of_the_other_edition": (
        change("stations.toml", 'kind = "ordinary"', 'kind = "home"', "lubyanka"),
        "stations.toml: lubyanka: kind: 'home' is not one of ordinary, hansa, abandoned",
    ),
    "type_of_item": (
        change("items.toml", '"armour"', '"helmet"'),
        "items.toml: body_armour: type: 'helmet' is not one of one_handed",
    ),
    "result_of_threat": (
        change("threats.toml", '"payment"', '"prayer"'),
        "threats.toml: water_contamination: result: 'prayer' is not one of dice, won, lost",
    ),
    "tokens": (
        change("numbers.toml", 'default = "high"', 'default = "low"'),
        "numbers.toml: tokens.default: 'low' is not one of high, full",
    ),
    "op_of_the_other_edition": (
        change("stations.toml", 'special = "refresh"', 'op = "peek"'),
        "stations.toml: rizhskaya: during[0].do[0]: op = 'peek' is not one of gain, lose_resource",
    ),
    "topic_of_a_threat_on_a_clan": (
        change("clans.toml", 'special = "tribute", value = 3', 'special = "may_withdraw"'),
        "clans.toml: organised_crime: static[0]: special = 'may_withdraw' is not one of",
    ),
    "topic_of_a_clan_on_a_threat": (
        change("threats.toml", '"may_withdraw"', '"exchanges", add = 1'),
        "threats.toml: librarian: static[0]: special = 'exchanges' is not one of threat_strength",
    ),
    "condition": (
        change("missions.toml", 'when = "guest"', 'when = "visitor"'),
        "missions.toml: lions_den: reached: when = 'visitor' is not one of captured, won",
    ),
}


@pytest.mark.parametrize("name", FORM)
def test_bad_form_is_found(tmp_path: Path, name: str) -> None:
    damage, wanted = FORM[name]
    assert any(str(fault).startswith(wanted) for fault in faults_of(tmp_path, damage))


REFERENCES = {
    "line": (change("stations.toml", '"sl"', '"red"'), "krasnoselskaya: line: there is no 'red'"),
    "station_of_line": (
        change("network.toml", '"sportivnaya"', '"sport"'),
        "sl: stations: there is no 'sport'",
    ),
    "station_of_hub": (
        change("network.toml", '"krasnopresnenskaya_ring"', '"ring"', "hub_barrikadnaya"),
        "hub_barrikadnaya: stations: there is no 'ring'",
    ),
    "station_of_clan": (
        change("clans.toml", '"lubyanka"', '"lublin"'),
        "red_line: stations: there is no 'lublin'",
    ),
    "station_of_mission": (
        change("missions.toml", '["sportivnaya"]', '["sport"]'),
        "emerald_road: stations: there is no 'sport'",
    ),
    "item_of_station": (
        change("stations.toml", 'item = "aksu"', 'item = "ak"'),
        "krasnoselskaya: item: there is no 'ak'",
    ),
    "item_of_mission": (
        change("missions.toml", 'item = "grenade"', 'item = "bomb"'),
        "trubnaya_blast: item: there is no 'bomb'",
    ),
    "hero_of_threat": (
        change("threats.toml", 'hero = "artyom"', 'hero = "artiom"'),
        "dark_ones: hero: there is no 'artiom'",
    ),
    "dropped_station": (drop("stations.toml", "dinamo"), "zl: stations: there is no 'dinamo'"),
    "id_used_twice": (
        change("clans.toml", 'id = "polis"', 'id = "red_line"'),
        "red_line: another clan has the same id",
    ),
    "id_with_capitals": (
        change("items.toml", 'id = "knife"', 'id = "Knife"'),
        "Knife: an id must be lower snake case",
    ),
    "own_field": (
        change("items.toml", 'own = ["copies", "price"]', 'own = ["colour"]', "knife"),
        "knife: own: this record has no field 'colour'",
    ),
    "source": (
        change("threats.toml", 'source = "own design"', 'source = ""'),
        "rats: source is empty",
    ),
    "condition_at_wrong_point": (
        change("items.toml", 'at = "battle.hero_lost"', 'at = "battle.hero_lost", once = "turn"'),
        "medkit: once means nothing at battle.hero_lost",
    ),
    "price_of_a_text": (
        change(
            "stations.toml", '", do = [{ special = "refresh" }]', '", do = [], cost = { pig = 1 }'
        ),
        "rizhskaya: cost means nothing at capture.after",
    ),
}


@pytest.mark.parametrize("name", REFERENCES)
def test_a_name_of_nothing_is_found(tmp_path: Path, name: str) -> None:
    damage, wanted = REFERENCES[name]
    assert any(wanted in str(fault) for fault in faults_of(tmp_path, damage))


def test_every_fault_is_reported_at_once(tmp_path: Path) -> None:
    faults = faults_of(
        tmp_path,
        change("heroes.toml", "movement = 4", 'movement = "4"', "khan"),
        change("items.toml", "copies = 3", "copies = 1.5"),
        append("blanks.toml", record("blank", "empty", "")),
    )
    assert {(fault.file, fault.record) for fault in faults} == {
        ("heroes.toml", "khan"),
        ("items.toml", "knife"),
        ("blanks.toml", "empty"),
    }


def test_a_folder_that_does_not_exist_lacks_every_file(tmp_path: Path) -> None:
    with pytest.raises(ContentFault, match=r"clans\.toml: file is missing"):
        load_first(tmp_path / "nowhere")
