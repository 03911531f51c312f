"""The language of the command line: as asked for, else that of the system."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.command import is_one_line, metro, typed
from metro2033.cli.speech import spoken

SETTINGS = ("METRO2033_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def test_a_match_in_russian(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    settings = ["--seed", "3", "--language", "ru", "--save", file]
    lines = "?\n1\n1\n1\nwhy полянка\ncard Анна\nq\n"
    shown = typed(lines, "play", "--terminal", *settings).out
    assert shown.startswith("Метро 2033, второе издание. Чтобы увидеть справку, введите «?».\n")
    assert "За кого вы будете играть?" in shown
    assert "присоединил" in shown
    told = metro(capsys, "replay", file, "--language", "ru").out
    assert told.startswith("Второе издание, версия правил ")


def test_commands_are_words_of_the_language() -> None:
    settings = ["--seed", "3", "--language", "ru"]
    shown = typed(
        "почему\nкарта анной\nПравило туннелями\nвыход\n", "play", "--terminal", *settings
    ).out
    assert "Добавьте, что именно: почему …" in shown
    assert "Анна — " in shown
    assert "E2-BOARD-004" in shown


def test_commands_are_hungarian_words_and_english_ones() -> None:
    settings = ["--seed", "3", "--language", "hu"]
    lines = "miért\nKártya Anna\nszabály alagút\ncard Anna\nkilépés\n"
    shown = typed(lines, "play", "--terminal", *settings).out
    assert "Írd mellé, mit: miért ..." in shown
    assert shown.count("Anna – ") == 2
    assert "E2-BOARD-004" in shown


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
    ],
)
def test_the_system_has_a_language(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str
) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert spoken("") == language


def test_the_environment_can_choose_another(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("METRO2033_LANGUAGE", "xx")
    outcome = metro(capsys, "rules")
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert "unknown language 'xx'; known: en" in outcome.err
