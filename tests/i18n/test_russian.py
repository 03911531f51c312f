"""Russian grammar: gender, cases and numbers, by tables of what has to come out."""

from __future__ import annotations

import re

import pytest

from i18n.message import FILES
from metro2033 import catalog
from metro2033.i18n import Wording, text
from metro2033.i18n.bundle import text_file

PIGS = "свиней, свинья, свиньи, свиней, свиней, свинья, свинья"
COUNTED = {
    "pig": (PIGS, PIGS.replace("свинья", "свинью")),
    "mushroom": ("грибов, гриб, гриба, грибов, грибов, гриб, гриб",) * 2,
    "ammo": ("патронов, патрон, патрона, патронов, патронов, патрон, патрон",) * 2,
    "any": ("ресурсов, ресурс, ресурса, ресурсов, ресурсов, ресурс, ресурс",) * 2,
}
"""Words for the numbers below, as a subject and as an object."""

NUMBERS = (0, 1, 2, 5, 11, 21, 101)

TOGETHER = "\N{NO-BREAK SPACE}"
"""What keeps a number and its word on one line."""

FACTIONS = {
    "polis": "Полис захватил, у Полиса, к Полису, целью Полис, за Полисом",
    "organised_crime": "Организованная преступность захватила, у Организованной преступности, "
    "к Организованной преступности, целью Организованную преступность, "
    "за Организованной преступностью",
    "fourth_reich": "Четвёртый Рейх захватил, у Четвёртого Рейха, к Четвёртому Рейху, "
    "целью Четвёртый Рейх, за Четвёртым Рейхом",
    "red_line": "Красная линия захватила, у Красной линии, к Красной линии, "
    "целью Красную линию, за Красной линией",
    "confederation_1905": "Конфедерация 1905 года захватила, у Конфедерации 1905 года, "
    "к Конфедерации 1905 года, целью Конфедерацию 1905 года, за Конфедерацией 1905 года",
    "arbat_confederation": "Арбатская конфедерация захватила, у Арбатской конфедерации, "
    "к Арбатской конфедерации, целью Арбатскую конфедерацию, за Арбатской конфедерацией",
    "bauman_alliance": "Бауманский альянс захватил, у Бауманского альянса, "
    "к Бауманскому альянсу, целью Бауманский альянс, за Бауманским альянсом",
    "bandits": "Бандиты захватили, у Бандитов, к Бандитам, целью Бандитов, за Бандитами",
    "": "Игрок 1 захватил, у игрока 1, к игроку 1, целью игрока 1, за игроком 1",
}

HEROES = {
    "artyom": "Артём присоединился, умение Артёма",
    "sasha": "Саша присоединилась, умение Саши",
    "hunter": "Хантер присоединился, умение Хантера",
    "melnik": "Мельник присоединился, умение Мельника",
    "anna": "Анна присоединилась, умение Анны",
    "khan": "Хан присоединился, умение Хана",
}


def russian(edition: str, faction: str = "") -> Wording:
    wording = Wording(catalog.game(edition), "ru")
    if faction:
        wording.seats["1"] = faction
    return wording


@pytest.mark.parametrize("resource", COUNTED)
def test_numbers(resource: str) -> None:
    wording = russian("second")
    plain, accusative = (forms.split(", ") for forms in COUNTED[resource])
    choice = " на выбор" if resource == "any" else ""
    for number, count, counted in zip(NUMBERS, plain, accusative, strict=True):
        amount = f"{number}{TOGETHER}{count}{choice}" if number else ""
        assert wording.amounts({resource: number}) == amount
        gained = wording.event("resource_gained", ["1", resource, number])
        assert gained == f"Игрок 1 получил {number}{TOGETHER}{counted}{choice}."


@pytest.mark.parametrize("faction", FACTIONS)
def test_factions(faction: str) -> None:
    edition = "first" if faction in catalog.game("first").slugs["faction"] else "second"
    wording = russian(edition, faction)
    captured, of, to, aim, after = FACTIONS[faction].split(", ")
    seat = wording.name("seat", "1")
    assert wording.event("station_captured", ["1", "polyanka"]) == f"{captured} станцию «Полянка»."
    assert wording.option("tribute:1:pig") == f"Взять свинью {of}"
    assert wording.event("hero_taken", ["1", "anna"]) == f"Анна присоединилась {to}."
    assert wording.event("aimed", ["2", "1"]) == f"Игрок 2 выбрал {aim}."
    assert wording.option("rob:1") == f"Забрать {of}"
    assert wording.event("first_player_drawn", ["1"]) == f"Первый ход {after}."
    asked = wording.text("refused-not-asked", seat=seat)
    assert asked == f"Сейчас от {of.removeprefix('у ')} ничего не требуется."


@pytest.mark.parametrize("hero", HEROES)
def test_heroes(hero: str) -> None:
    wording = russian("second", "red_line")
    joined, skill = HEROES[hero].split(", ")
    assert wording.event("hero_taken", ["1", hero]) == f"{joined} к Красной линии."
    assert wording.name("hero", hero).forms({})["gen"] == skill.removeprefix("умение ")


def test_every_faction_and_hero_is_in_the_tables() -> None:
    for edition in ("first", "second"):
        assert set(catalog.game(edition).slugs["faction"]) <= FACTIONS.keys()
        assert set(catalog.game(edition).slugs["hero"]) == HEROES.keys()


@pytest.mark.parametrize(
    ("number", "votes", "points", "rules"),
    [
        (0, "0 голосов", "0 очков", "Ещё 0 правил"),
        (1, "1 голос", "1 очко", "Ещё 1 правило"),
        (2, "2 голоса", "2 очка", "Ещё 2 правила"),
        (5, "5 голосов", "5 очков", "Ещё 5 правил"),
        (11, "11 голосов", "11 очков", "Ещё 11 правил"),
        (21, "21 голос", "21 очко", "Ещё 21 правило"),
        (101, "101 голос", "101 очко", "Ещё 101 правило"),
    ],
)
def test_other_things_afternumbers(number: int, votes: str, points: str, rules: str) -> None:
    wording = russian("second", "bandits")
    assert wording.event("vote_cast", ["1", number, 1]) == f"Бандиты проголосовали «за» ({votes})."
    assert wording.text("card-points", number=number) == f"{points}."
    told = wording.text("more-rules", number=number, word="армия")
    assert told == f"{rules} со словом «армия»."
    drawn = wording.text(
        "event-mission_drawn", "hidden", seat=wording.name("seat", "1"), count=number
    )
    assert drawn.startswith(f"Бандиты взяли {number} карт")


def test_fighters() -> None:
    wording = russian("first", "polis")
    chosen = [wording.event("fighter_chosen", ["1", f]) for f in ("army", "hero", "mutant")]
    assert chosen == [
        "Полис вывел в бой армию.",
        "Полис вывел в бой героя.",
        "Полис вывел в бой Ручного Мутанта.",
    ]
    assert wording.option("defend:polyanka:army") == "Защитить станцию «Полянка» армией"


def test_lists() -> None:
    wording = russian("second", "red_line")
    amounts = wording.amounts({"pig": 1, "mushroom": 2, "ammo": 5})
    assert amounts.replace(TOGETHER, " ") == "1 свинья, 2 гриба и 5 патронов"
    items = [wording.event("hero_moved", ["1", s], "item") for s in ("polyanka", "tulskaya")]
    path = wording.text(
        "event-hero_moved", "many", seat=wording.name("seat", "1"), list=wording.listed(items)
    )
    assert path == "Герой Красной линии прошёл по станциям «Полянка» и «Тульская»."


def test_what_refuses_speaks_russian() -> None:
    assert text("refused-stale-ask", language="ru") == "Это ответ на прошлый вопрос."


@pytest.mark.parametrize("file", FILES)
def test_texts_are_set_as_russian_is(file: str) -> None:
    """No straight quotes, no hyphen for a dash, no word of two alphabets, no (a) but (а)."""
    for line in text_file("ru", file).read_text(encoding="utf-8").splitlines():
        shown = re.sub(r"\{[^}]*\}?", "", line.partition(" = ")[2])
        assert not re.search(r"\"| - [^+]|\([a-e]\)|[A-Za-z][а-яё]|[а-яё][A-Za-z]", shown), line


@pytest.mark.parametrize(
    ("id", "variable", "words"),
    [
        ("error-too-many", "number", "сообщения, сообщений, сообщений, сообщения"),
        ("problem-too-long", "bytes", "байта, байт, байт, байта"),
        ("fault-bot-count", "most", "бота, ботов, ботов, бота"),
        ("fault-seat-count", "most", "места, мест, мест, места"),
    ],
)
def test_bounds_are_in_the_genitive(id: str, variable: str, words: str) -> None:
    for number, word in zip((1, 2, 5, 21), words.split(", "), strict=True):
        told = text(id, {"number": 0, variable: number}, "ru")
        assert re.search(rf"\b{number} {word}\b", told)
