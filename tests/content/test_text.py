"""Names and texts of content: all there, all belonging to something."""

from pathlib import Path

import pytest

from content.damage import Damage, append, change, copy_of_texts, everywhere, rewrite
from metro2033.content import text_id
from metro2033.editions.second.content.check import check
from metro2033.editions.second.content.load import load

TEXTS: dict[str, tuple[str, Damage]] = {
    "no_name": (
        "ru/content.ftl: station-polyanka: C2-TXT-001",
        change("ru/content.ftl", "station-polyanka = Полянка\n", ""),
    ),
    "no_rules_text": (
        "en/content.ftl: law-taxation: part text is missing",
        change("en/content.ftl", ".text = At the start of every", ".note = At the"),
    ),
    "no_flavour": (
        "en/content.ftl: combat-feint: part flavour is missing",
        change("en/content.ftl", ".flavour = Noise on", ".colour = Noise on"),
    ),
    "no_goal": (
        "en/content.ftl: goal-hold-polis: C2-TXT-001",
        change("en/content.ftl", "goal-hold-polis =", "goal-lose-polis ="),
    ),
    "text_of_nothing": (
        "hu/content.ftl: hero-bourbon: this text belongs to nothing",
        append("hu/content.ftl", "hero-bourbon = Bourbon"),
    ),
    "same_name_twice": (
        "hu/content.ftl: hero-anna: 'Hunter' is also the name of something else",
        change("hu/content.ftl", "hero-anna = Anna", "hero-anna = Hunter"),
    ),
    "mistranslation": (
        "hu/content.ftl: equipment-flag: C2-TXT-002",
        change("hu/content.ftl", "= Zászló", "= Fejlesztés"),
    ),
    "no_fluent": (
        "ru/content.ftl: cannot be read as Fluent: hero anna",
        change("ru/content.ftl", "hero-anna =", "hero anna ="),
    ),
    "no_file": (
        "ru/content.ftl: file is missing",
        lambda folder: (folder / "ru/content.ftl").unlink(),
    ),
    "empty_file": (
        "ru/content.ftl: hero-anna: C2-TXT-001",
        rewrite("ru/content.ftl", ""),
    ),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_fault_in_the_texts_is_found(tmp_path: Path, name: str) -> None:
    wanted, damage = TEXTS[name]
    texts = copy_of_texts(tmp_path)
    damage(texts)
    reasons = [str(fault) for fault in check(load(), texts)]
    assert any(reason.startswith(wanted) for reason in reasons), reasons


def test_texts_of_another_folder_are_the_ones_checked(tmp_path: Path) -> None:
    texts = copy_of_texts(tmp_path)
    assert check(load(), texts) == []
    everywhere("en/content.ftl", "station-", "stop-")(texts)
    assert len(check(load(), texts)) == 2 * 78


def test_a_message_is_named_by_kind_and_id() -> None:
    assert text_id("faction", "red_line") == "faction-red-line"
    assert text_id("station", "ulitsa_1905") == "station-ulitsa-1905"
