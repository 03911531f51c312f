"""Help and complaints of the command line, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from cli.command import is_one_line, metro
from i18n.message import messages
from metro2033.cli.app import app
from metro2033.cli.page import param_part
from metro2033.i18n import languages, text

LANGUAGES = languages()

ENGLISH = re.compile(
    r"\b(the|and|or|of|are|not|with|which|usage|options|commands|arguments|examples|default"
    r"|required|show|play|match|matches|seats|file|folder|number|such|missing|known|unknown)\b",
    re.IGNORECASE,
)
"""Words that Russian and Hungarian help does not have."""

TYPED = re.compile(r"metro2033 .*|--[a-z-]+|`[^`]*`|[a-z]+:[A-Z]+|https?:\S+|METRO2033_\w+")
"""What is typed as it is, in every language."""


Words = tuple[str, ...]


def commands(group: Any = None, path: Words = ()) -> Iterator[tuple[Any, Words]]:
    """Every command and group, with the words that call it."""
    group = group or typer.main.get_command(app)
    yield group, path
    for name, command in getattr(group, "commands", {}).items():
        yield from commands(command, (*path, name))


PATHS = [path for _, path in commands()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_every_command_explains_itself(
    capsys: pytest.CaptureFixture[str], path: tuple[str, ...], language: str
) -> None:
    shown = metro(capsys, *path, "--help", "--language", language)
    assert (shown.code, shown.err) == (0, "")
    name = "usage-" + ("-".join(path) or "metro")
    assert first_words(text(name, language=language)) in flat(shown.out)
    assert "{" not in shown.out


def test_every_part_about_a_command_is_shown() -> None:
    for command, path in commands():
        message = messages("en", "usage")["usage-" + ("-".join(path) or "metro")]
        known = {param_part(param) for param in command.params} | {"more", "examples", "end"}
        assert {part.id.name for part in message.attributes} <= known, path


@pytest.mark.parametrize("language", ["ru", "hu"])
@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_no_english_word_is_left_in_help(
    capsys: pytest.CaptureFixture[str], path: tuple[str, ...], language: str
) -> None:
    code = {word for said in quoted(language) for word in re.findall(r"\w+", said)}
    names = {name for path in PATHS for name in path}
    shown = TYPED.sub("", metro(capsys, *path, "--help", "--language", language).out)
    assert set(ENGLISH.findall(shown)) - code - names == set()


def quoted(language: str) -> list[str]:
    """What stands between backticks in the texts, as it is typed."""
    source = Path(__file__).parents[2] / "src" / "metro2033" / "i18n" / language / "usage.ftl"
    return re.findall(r"`([^`]*)`", source.read_text(encoding="utf-8"))


def flat(shown: str) -> str:
    """A page without its frame and its ends of lines."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", shown).split())


def first_words(said: str) -> str:
    """The beginning of a text, as it is shown."""
    return " ".join(said.replace("`", "").split()[:3])


@pytest.mark.parametrize("before", [True, False])
def test_the_language_may_stand_anywhere(capsys: pytest.CaptureFixture[str], before: bool) -> None:
    chosen, asked = ["--language", "hu"], ["verify", "--help"]
    shown = metro(capsys, *([*chosen, *asked] if before else [*asked, *chosen]))
    assert "Használat: metro2033 verify [KAPCSOLÓK] FÁJL" in shown.out


def test_the_environment_chooses_the_language_of_help(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("METRO2033_LANGUAGE", "ru")
    assert "Вызов: metro2033 serve" in metro(capsys, "serve", "--help").out
    assert "Usage: " in metro(capsys, "serve", "--help", "--language=en").out
    monkeypatch.delenv("METRO2033_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert "Használat: metro2033 serve" in metro(capsys, "serve", "--help").out


COMPLAINTS = [
    (["sing"], "No such command 'sing'.", "Нет команды «sing».", "Nincs „sing” parancs."),
    (
        ["simulat"],
        "No such command 'simulat'. Did you mean simulate?",
        "Нет команды «simulat». Может быть, simulate?",
        "Nincs „simulat” parancs. Erre gondoltál: simulate?",
    ),
    (
        ["play", "--loud"],
        "No such option: --loud",
        "Нет параметра --loud.",
        "Nincs ilyen kapcsoló: --loud",
    ),
    (
        ["play", "--seats"],
        "--seats requires a value.",
        "За --seats должно стоять значение.",
        "--seats után értéknek kell állnia.",
    ),
    (
        ["play", "--terminal=1"],
        "--terminal takes no value.",
        "За --terminal не должно стоять значения.",
        "--terminal után nem állhat érték.",
    ),
    (
        ["play", "--port", "x"],
        "--port: expected a number from 0 to 65535.",
        "--port: нужно число от 0 до 65535.",
        "--port: szám kell, legalább 0, legfeljebb 65535.",
    ),
    (["verify"], "Missing FILE.", "Не указано: ФАЙЛ.", "Hiányzik: FÁJL."),
    (
        ["verify", "a", "b"],
        "Unexpected arguments: b",
        "Лишние аргументы: b",
        "Felesleges argumentumok: b",
    ),
    (
        ["verify", "/no/such.jsonl"],
        "/no/such.jsonl: No such file or directory",
        "/no/such.jsonl: нет такого файла или папки",
        "/no/such.jsonl: nincs ilyen fájl vagy mappa",
    ),
    (
        ["replay", __file__],
        f"{__file__}:1: not a JSON object: the line is truncated or was edited",
        f"{__file__}:1: не объект JSON: строка оборвана или изменена",
        f"{__file__}:1: nem JSON-objektum: a sor csonka, vagy megváltoztatták",
    ),
    (
        ["simulate", "--edition", "third"],
        "unknown edition 'third'; known: first, second",
        "неизвестное издание «third»; известны: first, second",
        "ismeretlen kiadás: „third”; ismert: first, second",
    ),
    (
        ["play", "--terminal", "--seats", "9"],
        "second takes 2 to 6 seats, not 9",
        "второе издание: от 2 до 6 мест, а не 9",
        "második kiadás: legalább 2, legfeljebb 6 helyen játszható, nem 9",
    ),
    (
        ["play", "--terminal", "--bot", "oracle"],
        "unknown bot 'oracle'; known: random, ",
        "неизвестный бот «oracle»; известны: random, ",
        "ismeretlen bot: „oracle”; ismert: random, ",
    ),
    (
        ["simulate", "--rule", "lamps=2"],
        "unknown house rule 'lamps'; second has: ",
        "неизвестное домашнее правило «lamps»; во втором издании есть: ",
        "ismeretlen házi szabály: „lamps”; a második kiadás ezeket ismeri: ",
    ),
    (
        ["rules", "E2-ARMY-00"],
        "no rule 'E2-ARMY-00'; did you mean ",
        "нет правила «E2-ARMY-00»; может быть, ",
        "nincs ilyen szabály: „E2-ARMY-00”; erre gondoltál: ",
    ),
    (
        ["serve", "--database", "mysql://host/name"],
        "database: mysql is not supported",
        "database: mysql не поддерживается",
        "database: mysql nem támogatott",
    ),
    (
        ["serve", "--port", "70000"],
        "port: expected at most 65535",
        "port: ожидается не больше 65535",
        "port: legfeljebb ennyi lehet: 65535",
    ),
    (
        ["play", "--language"],
        "--language requires a value.",
        "За --language должно стоять значение.",
        "--language után értéknek kell állnia.",
    ),
]


@pytest.mark.parametrize(("place", "language"), [*enumerate(["en", "ru", "hu"])])
@pytest.mark.parametrize(
    ("words", "told"), [(words, told) for words, *told in COMPLAINTS], ids=lambda x: str(x[0])
)
def test_complaints_are_in_the_language(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    told: list[str],
    place: int,
    language: str,
) -> None:
    # A command line that ends with --language has no other; the system's language is left.
    monkeypatch.delenv("METRO2033_LANGUAGE")
    monkeypatch.setenv("LC_ALL", language)
    outcome = metro(capsys, *words)
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert outcome.err.startswith(f"metro2033: {told[place]}")
