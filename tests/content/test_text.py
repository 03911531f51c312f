"""Names and texts of content: all there, all belonging to something."""

from pathlib import Path

import pytest

from content.damage import Damage, append, change, copy_of_texts, everywhere, rewrite
from metro2033.content import text_id
from metro2033.editions.second.content.check import check
from metro2033.editions.second.content.load import load

TEXTS: dict[str, tuple[str, Damage]] = {
    "no_name": (
        "ru/second-content.ftl: station-polyanka: C2-TXT-001",
        change("ru/second-content.ftl", "station-polyanka = Полянка\n", ""),
    ),
    "no_rules_text": (
        "en/second-content.ftl: law-taxation: the part text is missing",
        change("en/second-content.ftl", ".text = At the start of every", ".note = At the"),
    ),
    "no_flavour": (
        "en/second-content.ftl: combat-feint: the part flavour is missing",
        change("en/second-content.ftl", ".flavour = Noise on", ".colour = Noise on"),
    ),
    "no_goal": (
        "en/second-content.ftl: goal-hold-polis: C2-TXT-001",
        change("en/second-content.ftl", "goal-hold-polis =", "goal-lose-polis ="),
    ),
    "text_of_nothing": (
        "hu/second-content.ftl: hero-bourbon: this text belongs to nothing",
        append("hu/second-content.ftl", "hero-bourbon = Bourbon"),
    ),
    "same_name_twice": (
        "hu/second-content.ftl: hero-anna: 'Hunter' is the name of something else too",
        change("hu/second-content.ftl", "hero-anna = Anna", "hero-anna = Hunter"),
    ),
    "mistranslation": (
        "hu/second-content.ftl: equipment-flag: C2-TXT-002",
        change("hu/second-content.ftl", "= Zászló", "= Fejlesztés"),
    ),
    "no_fluent": (
        "ru/second-content.ftl: not readable as Fluent: hero anna",
        change("ru/second-content.ftl", "hero-anna =", "hero anna ="),
    ),
    "no_file": (
        "ru/second-content.ftl: this file is missing",
        lambda folder: (folder / "ru/second-content.ftl").unlink(),
    ),
    "empty_file": (
        "ru/second-content.ftl: hero-anna: C2-TXT-001",
        rewrite("ru/second-content.ftl", ""),
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
    everywhere("en/second-content.ftl", "station-", "stop-")(texts)
    assert len(check(load(), texts)) == 2 * 78


def test_a_message_is_named_by_kind_and_id() -> None:
    assert text_id("faction", "red_line") == "faction-red-line"
    assert text_id("station", "ulitsa_1905") == "station-ulitsa-1905"
