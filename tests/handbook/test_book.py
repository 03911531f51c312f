"""The rulebook for reading: nothing of the catalogue is missing, all references lead somewhere."""

from __future__ import annotations

import re

import pytest

from i18n.message import messages
from metro2033 import handbook, rulebook
from metro2033.content.reference import records
from metro2033.editions.first.content.load import load as load_first
from metro2033.editions.first.content.schema import FirstContent
from metro2033.editions.second.content.load import load
from metro2033.editions.second.content.schema import SecondContent
from metro2033.handbook import Book, book
from metro2033.handbook.book import plan
from metro2033.handbook.example import example, scenario_of
from metro2033.handbook.piece import origin, rules_about, source_text_id
from metro2033.i18n import languages
from metro2033.rulebook import EDITIONS
from metro2033.scenario import play


@pytest.fixture(params=[(e, language) for e in EDITIONS for language in languages()], ids="-".join)
def shown(request: pytest.FixtureRequest) -> Book:
    edition, language = request.param
    return book(edition, language)


def test_every_section_is_in_one_chapter() -> None:
    for edition in EDITIONS:
        held = [section.id for c in book(edition, "en").chapters for section in c.sections]
        assert sorted(held) == sorted(section.id for section in rulebook.sections(edition))


def test_every_rule_and_ruling_appears_with_its_text(shown: Book) -> None:
    rules = {r.id: r for c in shown.chapters for s in c.sections for r in s.rules}
    rulings = {r.id: r for topic in shown.topics for r in topic.rulings}
    assert rules.keys() | rulings.keys() == known_ids(shown.edition)
    assert all(rule.text for rule in rules.values())
    assert all(r.text and r.question and r.reason and r.rules for r in rulings.values())


def test_paragraphs_and_examples_name_rules_that_exist(shown: Book) -> None:
    known = {r.id for c in shown.chapters for s in c.sections for r in s.rules}
    known |= {r.id for topic in shown.topics for r in topic.rulings}
    for chapter in shown.chapters:
        assert chapter.title
        assert chapter.paragraphs
        for paragraph in chapter.paragraphs:
            assert paragraph.text.endswith(".")
            assert paragraph.rules
            assert set(paragraph.rules) <= known
        for told in chapter.examples:
            assert set(told.rules) <= known
            assert {line.rule for line in told.lines} <= known | {""}


@pytest.mark.parametrize("edition", EDITIONS)
def test_examples_are_scenarios_that_hold(edition: str) -> None:
    names = [told.id for chapter in book(edition, "en").chapters for told in chapter.examples]
    assert names
    for name in names:
        result = play(scenario_of(edition, name))
        assert result.is_passed, result.lines()


def test_an_example_is_told_and_drawn() -> None:
    told = example("second", "one_hansa_tunnel", "en")
    assert told.lines[0].text == "Bauman Alliance cannot do this: Attack Serpukhovskaya."
    assert told.lines[0].rule == "E2-ARMY-008"
    assert "Bauman Alliance: Attack Paveletskaya." in [line.text for line in told.lines]
    assert "Bauman Alliance captures Paveletskaya." in [line.text for line in told.lines]
    begin, end = told.pictures
    assert begin.count('stroke="#b3261e"') == 4  # two stations, each with a ring and a stroke
    assert '#b3261e"' not in end
    assert "Paveletskaya" in begin


def test_chance_is_no_player_in_an_example() -> None:
    told = example("first", "numbers_yield", "en")
    assert [line.text for line in told.lines][:2] == ["Polis rolls 2 and 6.", "Polis gets 1 pig."]
    assert all(line.kind == "event" for line in told.lines)


def test_editions_can_be_put_side_by_side() -> None:
    tags = {e: {p.tag for c in book(e, "en").chapters for p in c.paragraphs} for e in EDITIONS}
    assert tags["first"] | tags["second"] == {tag for chapter in plan() for tag in chapter["tags"]}
    assert len(tags["first"] & tags["second"]) > 25


def test_the_page_needs_nothing_else_and_all_its_links_resolve(shown: Book) -> None:
    page = handbook.page(shown)
    anchors = set(re.findall(r' id="([^"]+)"', page))
    links = set(re.findall(r' href="([^"]+)"', page))
    assert links
    assert links <= {f"#{anchor}" for anchor in anchors}
    assert not re.search(r"<(script|link|img)|url\(|src=", page)
    assert known_ids(shown.edition) <= anchors


def test_the_page_speaks_of_things_by_their_names(shown: Book) -> None:
    page = re.sub(r"<style>.*?</style>", "", handbook.page(shown), flags=re.DOTALL)
    words = re.sub(r"<[^>]*>", " ", page)
    assert not re.findall(r"`[^`]*`|\b[a-z]+_[a-z_]+\b|[{}]", words)


def test_a_ruling_refers_to_a_house_rule_by_its_name() -> None:
    for language in languages():
        name = rulebook.text("house-second-open-ring", "name", language=language)
        assert name in rulebook.text("ruling-r2-029", language=language)


def known_ids(edition: str) -> set[str]:
    """Every rule and ruling of an edition that concerns players."""
    return {entry.id for entry in rulebook.entries(edition) if entry.is_for_players}


def test_what_concerns_no_player_is_not_in_the_book(shown: Book) -> None:
    told = [r.text for c in shown.chapters for s in c.sections for r in s.rules]
    assert not [text for text in told if text.startswith("(") or "217453030" in text]
    assert "R1-001" not in {r.id for topic in shown.topics for r in topic.rulings}


def test_no_text_of_the_book_is_unused() -> None:
    wanted = {f"tag-{tag}" for chapter in plan() for tag in chapter["tags"]}
    for edition in EDITIONS:
        chapters = book(edition, "en").chapters
        wanted |= {f"chapter-{chapter.id}" for chapter in chapters}
        wanted |= {f"book-{edition}-{p.tag}" for chapter in chapters for p in chapter.paragraphs}
        names = [told.id for chapter in chapters for told in chapter.examples]
        wanted |= {f"example-{edition}-{name.replace('_', '-')}" for name in names}
    wanted |= {f"word-{word}" for word in book("first", "en").words}
    wanted |= {"telling-chosen", "telling-refused"}
    wanted |= {source_text_id(phrase) for phrase in phrases()}
    files = ["handbook", *(f"{edition}/book" for edition in EDITIONS)]
    assert {id for file in files for id in messages("en", file)} == wanted


def phrases() -> set[str]:
    """What the records of cards and stations say about their sources."""
    both: list[FirstContent | SecondContent] = [load_first(), load()]
    found = [record.source for content in both for _, _, record in records(content)]
    return {phrase for source in found for phrase in source.split("; ")}


def test_pieces_know_the_rules_about_them() -> None:
    assert "E1-NITEM-010" in rules_about("first", "equipment", "mutagen")
    assert "E1-NSTN-007" in rules_about("first", "station", "rizhskaya")
    assert "E2-EX-005" in rules_about("second", "combat", "ambush")
    assert rules_about("second", "law", "taxation")[-1] == "E2-LAW-007"
    assert rules_about("second", "position", "start") == rulebook.piece_rules("second", "position")


@pytest.mark.parametrize(("edition", "content"), [("first", load_first()), ("second", load())])
def test_every_piece_of_the_gallery_has_rules_that_exist(
    edition: str, content: FirstContent | SecondContent
) -> None:
    names = {"clan": "faction", "item": "equipment"}
    for kind in {names.get(kind, kind) for _, kind, _ in records(content)} - {"hub"}:
        assert rulebook.piece_rules(edition, kind), kind
        assert set(rulebook.piece_rules(edition, kind)) <= known_ids(edition)


def test_the_source_of_a_piece_is_told_in_every_language() -> None:
    told = "rulebook, notes on items; the amount is own"
    assert origin(told, "en") == "rulebook, notes on items; the amount is our own"
    assert origin(told, "ru") == "книга правил: пояснения к предметам; количество — наше"
    assert origin("my own idea", "ru") == "my own idea"


@pytest.mark.parametrize("language", languages())
def test_a_source_begins_with_its_label_which_the_gallery_then_says_once(language: str) -> None:
    labels = {spoken("en", kind): spoken(language, kind) for kind in ("fan", "own")}
    assert origin("own design", language) == spoken(language, "own")
    for phrase in sorted(phrases()):
        for english, label in labels.items():
            if origin(phrase, "en").startswith(english):
                assert origin(phrase, language).startswith(label), phrase


def spoken(language: str, kind: str) -> str:
    """The label of a piece in the gallery."""
    pattern = messages(language, "client")[f"client-origin-{kind}"].value
    assert pattern is not None
    return "".join(str(element.value) for element in pattern.elements)  # type: ignore[union-attr]
