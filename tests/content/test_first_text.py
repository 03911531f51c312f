"""Names and texts of the first edition's content; its digest."""

from pathlib import Path

import pytest

from content.damage import Damage, append, change, copy_of_first, copy_of_texts, everywhere
from metro2033.content import digest
from metro2033.editions.first.content.check import check as check_first
from metro2033.editions.first.content.load import load as load_first
from metro2033.editions.first.content.text import FILE
from metro2033.editions.first.content.text import FOLDER as FIRST_TEXTS
from metro2033.editions.second.content.load import load

TEXTS: dict[str, tuple[str, Damage]] = {
    "no_name": (
        "ru/content.ftl: station-polyanka: the name is missing",
        change(f"ru/{FILE}", "station-polyanka = Полянка\n", ""),
    ),
    "no_skill": (
        "hu/content.ftl: skill-sabotage: the name is missing",
        change(f"hu/{FILE}", "skill-sabotage = Szabotázs\n", ""),
    ),
    "no_text_of_a_station": (
        "en/content.ftl: station-rizhskaya: part text is missing",
        change(f"en/{FILE}", ".text = When your hero captures it, they", ".note = They"),
    ),
    "no_text_of_a_threat": (
        "en/content.ftl: threat-toad: part text is missing",
        change(f"en/{FILE}", ".text = A double on", ".note = A double on"),
    ),
    "no_flavour": (
        "en/content.ftl: threat-rats: part flavour is missing",
        change(f"en/{FILE}", ".flavour = First one,", ".colour = First one,"),
    ),
    "text_of_nothing": (
        "hu/content.ftl: hero-bourbon: this text belongs to nothing",
        append(f"hu/{FILE}", "hero-bourbon = Bourbon"),
    ),
    "same_name_twice": (
        "hu/content.ftl: hero-anna: 'Hunter' is also the name of something else",
        change(f"hu/{FILE}", "hero-anna = Anna", "hero-anna = Hunter"),
    ),
    "no_fluent": (
        "ru/content.ftl: cannot be read as Fluent: hero anna",
        change(f"ru/{FILE}", "hero-anna =", "hero anna ="),
    ),
    "no_file": (
        "ru/content.ftl: file is missing",
        lambda folder: (folder / f"ru/{FILE}").unlink(),
    ),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_fault_in_the_texts_is_found(tmp_path: Path, name: str) -> None:
    wanted, damage = TEXTS[name]
    texts = copy_of_texts(tmp_path, FIRST_TEXTS)
    damage(texts)
    reasons = [str(fault) for fault in check_first(load_first(), texts)]
    assert any(reason.startswith(wanted) for reason in reasons), reasons


def test_texts_of_another_folder_are_the_ones_checked(tmp_path: Path) -> None:
    texts = copy_of_texts(tmp_path, FIRST_TEXTS)
    assert check_first(load_first(), texts) == []
    everywhere(f"en/{FILE}", "station-", "stop-")(texts)
    assert len(check_first(load_first(), texts)) == 2 * 68


def digest_with(tmp_path: Path, *damages: Damage) -> str:
    folder = copy_of_first(tmp_path)
    for damage in damages:
        damage(folder)
    return digest(load_first(folder))


def test_the_digest_is_that_of_this_edition() -> None:
    assert digest(load_first()) == digest(load_first())
    assert digest(load_first()) != digest(load())


def test_provenance_and_drawing_do_not_matter(tmp_path: Path) -> None:
    damages = (
        everywhere("threats.toml", '"own design"', '"seen on the card"'),
        change("stations.toml", "at = [1210, 150]", "at = [1211, 150]"),
        change("clans.toml", '"grey"', '"white"'),
    )
    assert digest_with(tmp_path, *damages) == digest(load_first())


def test_a_number_matters(tmp_path: Path) -> None:
    changed = change("threats.toml", "strength = 8", "strength = 9", "toad")
    assert digest_with(tmp_path, changed) != digest(load_first())
