"""One thing has one word: the one the printed rulebooks use, in every text."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from i18n.message import FILES, messages
from i18n.test_purity import Texts, said
from metro2033 import catalog
from metro2033.i18n import Wording

EDITIONS = ("first", "second")

AVOIDED = {
    "en": {
        r"\bthrows?\b": "rolls",
        r"\bupkeep\b": "maintenance",
        r"\bmaneuver": "neutral",
        r"\bhe or she\b|\bhis or her\b": "they",
        r"\bwho (asks|watches|plays on)\b": "the player, spectators",
    },
    "ru": {
        r"\bтоннел": "туннель",
        r"\bскорость(ю)? геро": "движение героя",
        r"лицом вниз": "рубашкой вверх",
        r"помощь слабым": "мобилизация сил",
        r"\bкарт\w* боя\b": "боевые карты",
        r"\bходящ(ий|его|ему|им)\b": "игрок, чей ход",
        r"\bответ\w* случая\b": "случайный исход",
        r"\bиз тьмы\b": "из темноты",
        r"\bдаром\b": "бесплатно",
    },
    "hu": {
        r"frakció": "párt",
        r"manőver": "semleges",
        r"harci kárty": "harckártya",
        r"nyersanyag": "erőforrás",
        r"kiszolgáló": "szerver",
        r"fenyegetés": "veszedelem",
        r"\ba\(z\)": "a sentence without the doubtful article",
        r"vissza van verve": "visszavered",
    },
}
"""Words that texts avoid, as patterns, each with the word or the way they use instead."""

PRINTED = {
    ("names", "type-manoeuvre"): {"en": "neutral", "hu": "semleges"},
    ("names", "phase-2"): {"en": "Mobilization", "ru": "Мобилизация", "hu": "Mozgósítás"},
    ("client", "client-track"): {"en": "Round track", "hu": "Fordulósáv"},
    ("client", "client-first-player"): {"en": "First player", "hu": "Kezdőjátékos"},
    ("client", "client-activity"): {"ru": "Активность"},
    ("second/content", "combat-ambush"): {"en": "Ambush", "hu": "Leshely"},
    ("second/content", "combat-counterattack"): {"en": "Counterattack", "hu": "Ellencsapás"},
    ("second/content", "combat-evasion"): {"en": "Evasion", "hu": "Kitérés"},
    ("first/content", "threat-water-contamination"): {"ru": "Заражение Воды"},
    ("first/content", "threat-invisible-horror"): {"ru": "Незримый Ужас"},
}
"""Words of the rulebooks, by the message that is only such a word, in the languages they have."""

CODED = {"demand", "data", "fault", "usage", "cli"}
"""Files that quote the fields of data files, for authors and operators."""


@pytest.mark.parametrize("language", AVOIDED)
@pytest.mark.parametrize("file", sorted(set(FILES) - CODED))
def test_texts_keep_to_the_terms(language: str, file: str) -> None:
    for id, message in messages(language, file).items():
        shown = said(without_proof(message))
        for pattern, better in AVOIDED[language].items():
            assert not re.search(pattern, shown, re.IGNORECASE), f"{id}: say {better}"


@pytest.mark.parametrize("file", sorted(set(FILES) - CODED))
def test_english_is_printed_with_curved_quotation_marks(file: str) -> None:
    visitor = Texts()
    for message in messages("en", file).values():
        visitor.visit(without_proof(message))
    assert [text for text in visitor.found if '"' in text] == []


def without_proof(message: ftl.Message) -> ftl.Message:
    """A message without the part that says how its rule is tested, which no player reads."""
    shown = message.clone()
    shown.attributes = [part for part in shown.attributes if part.id.name != "shows"]
    return shown


@pytest.mark.parametrize(("file", "id"), PRINTED)
def test_words_of_the_rulebooks(file: str, id: str) -> None:
    for language, word in PRINTED[file, id].items():
        value = messages(language, file)[id].value
        assert value is not None
        assert serialize_pattern(value).strip() == word


def names(language: str, edition: str) -> dict[str, tuple[str, str]]:
    """Every station's name and, of those that share it, the line in brackets."""
    game = catalog.game(edition)
    wording, found = Wording(game, language), {}
    for slug in game.slugs["station"]:
        name, _, line = str(wording.name("station", slug)).rstrip(")").partition(" (")
        found[slug] = (name, line)
    return found


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_stations_of_one_name_are_told_apart_by_their_line(language: str, edition: str) -> None:
    ring = {"en": "ring", "ru": "кольц.", "hu": "Gyűrű"}[language]
    found = names(language, edition)
    assert len(set(found.values())) == len(found)
    shared = Counter(name for name, _ in found.values())
    for slug, (name, line) in found.items():
        assert (line == ring) == slug.endswith("_ring")
        assert shared[name] > 1 or line in {"", ring}, slug
        assert not line or line == ring or re.fullmatch(r"\w{2,3}", line), slug


@pytest.mark.parametrize("edition", EDITIONS)
def test_hungarian_spells_stations_as_english_does(edition: str) -> None:
    english, hungarian = names("en", edition), names("hu", edition)
    assert {slug: name for slug, (name, _) in english.items()} == {
        slug: name for slug, (name, _) in hungarian.items()
    }


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_a_station_has_one_name_in_both_editions(language: str) -> None:
    first, second = (names(language, edition) for edition in EDITIONS)
    for slug in first.keys() & second.keys():
        assert first[slug] == second[slug]
