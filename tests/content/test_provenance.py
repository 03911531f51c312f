"""Every record says where it comes from, and what an owner of the box could correct."""

from metro2033.content import Own, own
from metro2033.content.reference import origins
from metro2033.editions.second.content.load import load


def own_of(record: str) -> Own:
    return next(entry for entry in own(load()) if entry.record == record)


def test_every_record_has_a_source() -> None:
    assert all(origin.source for _, _, origin in origins(load()))


def test_a_card_of_our_own_is_listed_as_a_whole() -> None:
    assert own_of("armistice") == Own("laws.toml", "armistice", (), "own design")


def test_of_a_card_known_in_part_the_own_fields_are_listed() -> None:
    assert own_of("evasion").fields == ("versus.attack", "versus.manoeuvre")
    assert own_of("mutant_spider").fields == ("stage", "static.value")


def test_printed_cards_and_the_board_are_not_listed() -> None:
    listed = {entry.record for entry in own(load())}
    assert not listed & {"taxation", "lone_warrior", "counterattack", "artyom", "locomotive"}
    assert not listed & {station.id for station in load().stations}


def test_what_is_not_public_is_our_own() -> None:
    counts = dict.fromkeys(("laws.toml", "threats.toml", "missions.toml"), 0)
    for entry in own(load()):
        if entry.file in counts and not entry.fields:
            counts[entry.file] += 1
    assert counts == {"laws.toml": 6, "threats.toml": 35, "missions.toml": 17 + 15}
