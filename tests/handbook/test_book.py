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
from metro2033.handbook.book import plan, told
from metro2033.handbook.example import example, scenario_of
from metro2033.handbook.piece import origin, rules_about, source_text_id
from metro2033.handbook.table import table
from metro2033.i18n import languages
from metro2033.rulebook import EDITIONS
from metro2033.scenario import play, read_text
from metro2033.scenario.start import open_table


@pytest.fixture(params=[(e, language) for e in EDITIONS for language in languages()], ids="-".join)
def shown(request: pytest.FixtureRequest) -> Book:
    edition, language = request.param
    return book(edition, language)


def test_every_rule_that_concerns_players_is_told(shown: Book) -> None:
    heard = set().union(*map(told, shown.chapters))
    players = {rule.id for rule in rulebook.rules(shown.edition) if rule.is_for_players}
    assert heard == players


def test_every_rule_and_ruling_appears_in_the_appendix_with_its_text(shown: Book) -> None:
    assert [s.id for s in shown.sections] == [s.id for s in rulebook.sections(shown.edition)]
    rules = {r.id: r for s in shown.sections for r in s.rules}
    rulings = {r.id: r for topic in shown.topics for r in topic.rulings}
    assert rules.keys() | rulings.keys() == known_ids(shown.edition)
    assert all(rule.text for rule in rules.values())
    assert all(r.text and r.question and r.reason and r.rules for r in rulings.values())


def test_chapters_show_something_and_name_rules_that_exist(shown: Book) -> None:
    known = known_ids(shown.edition)
    for chapter in shown.chapters:
        assert chapter.title
        assert chapter.paragraphs
        exhibits = [
            (*p.figures, *p.tables, *p.notes, *p.examples, *chapter.stages)
            for p in chapter.paragraphs
        ]
        assert any(exhibits), chapter.id
        for paragraph in chapter.paragraphs:
            assert all(text.endswith((".", "!", "?")) for text in paragraph.text.split("\n\n"))
            assert paragraph.rules
        for shown_example in (e for p in chapter.paragraphs for e in p.examples):
            assert set(shown_example.rules) <= known
            assert {line.rule for line in shown_example.lines} <= known | {""}


def test_prose_names_no_code_and_no_printed_number_of_rules(shown: Book) -> None:
    for chapter in shown.chapters:
        for paragraph in chapter.paragraphs:
            texts = [paragraph.text, *(note.text for note in paragraph.notes)]
            texts += [" ".join(cell) for t in paragraph.tables for r in t.rows for cell in r.cells]
            texts += [line.text for e in paragraph.examples for line in e.lines]
            assert not [text for text in texts if re.search(r"\b[ER][12]-", text)]


def test_sums_of_examples_are_those_of_the_engine(shown: Book) -> None:
    examples = [e for c in shown.chapters for p in c.paragraphs for e in p.examples]
    sums = [side for e in examples for line in e.lines for side in line.totals]
    assert len(sums) >= 8
    for side in sums:
        assert side.name
        assert all(term.name for term in side.terms)
        assert sum(term.value for term in side.terms) == side.total
    for line in (line for e in examples for line in e.lines if line.totals):
        # The sentence that the engine's event becomes names the same totals.
        one, other = line.totals
        assert {str(one.total), str(other.total)} <= set(re.findall(r"\d+", line.text))
        if one.is_winner or other.is_winner:
            assert (one.total > other.total) == one.is_winner


def test_an_outcome_is_what_the_engine_makes_of_it() -> None:
    rows = rows_of("first", "outcomes")
    assert rows["Army against a player's station"] == (
        (
            "The army loses one soldier.",
            "The station is the attacker's.",
            "Both players: activity +1.",
        ),
        ("The army loses 2 soldiers.", "Both players: activity +1."),
    )
    assert rows["Threat against a station, at the start of a turn"] == (
        ("The station becomes neutral.",),
        ("The threat is driven off.",),
    )
    rows = rows_of("second", "outcomes")
    assert rows["Hero against a player's station"] == (
        ("The owner loses the station.", "The attacker may capture the station."),
        (
            "The winner discards one equipment card of the beaten hero.",
            "The attacking hero is wounded.",
        ),
    )
    assert rows["Army against a hero"][0][0] == (
        "The winner may discard one equipment card of the beaten hero."
    )


def test_tables_of_numbers_are_those_of_the_content() -> None:
    assert [cells[0] for cells in rows_of("first", "targets").values()] == [
        (str(n),) for n in load_first().numbers.players.targets
    ]
    assert rows_of("first", "levels")["8"] == (("3",), ("5/36",))
    assert len(rows_of("second", "track")) == len(load().positions)
    assert rows_of("second", "upkeep")["8"] == (("3 pigs",),)
    assert rows_of("second", "combat")["Ambush"][1:] == (("+3",), ("+1",), ("+1",))


def rows_of(edition: str, name: str) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The cells of a table by the heads of its rows."""
    return {row.head: row.cells for row in table(edition, name, "en").rows}


def test_set_up_ends_ready_to_play(shown: Book) -> None:
    stages = next(chapter.stages for chapter in shown.chapters if chapter.id == "setup")
    assert len(stages) >= 6
    assert all(stage.title and stage.text and stage.rules for stage in stages)
    first, last = stages[0].frame.facts, stages[-1].frame.facts
    assert not any(first["owner"].values())
    assert all(player["at"] and player["points"] == 3 for player in last["player"].values())
    seen = [sum(1 for owner in stage.frame.facts["owner"].values() if owner) for stage in stages]
    assert seen == sorted(seen)
    # What is set up in secret stays secret.
    assert all(not player["missions"] for player in last["player"].values())


def test_figures_show_pieces_that_exist(shown: Book) -> None:
    both: dict[str, FirstContent | SecondContent] = {"first": load_first(), "second": load()}
    renamed = {"clan": "faction", "item": "equipment"}
    known = {
        f"{renamed.get(kind, kind)}/{record.id}"
        for _, kind, record in records(both[shown.edition])
        if hasattr(record, "id")
    }
    figures = [f for c in shown.chapters for p in c.paragraphs for f in p.figures]
    assert {piece for shown_figure in figures for piece in shown_figure.pieces} <= known
    assert all(f.title and all(mark.text for mark in f.marks) for f in figures)
    notes = [note for c in shown.chapters for p in c.paragraphs for note in p.notes]
    assert {f"{note.kind}/{note.id}" for note in notes} <= known


@pytest.mark.parametrize("edition", EDITIONS)
def test_examples_are_scenarios_that_hold(edition: str) -> None:
    names = [
        shown.id
        for chapter in book(edition, "en").chapters
        for paragraph in chapter.paragraphs
        for shown in paragraph.examples
    ]
    assert names
    for name in names:
        result = play(scenario_of(edition, name))
        assert result.is_passed, result.lines()


def test_an_example_is_told_and_drawn() -> None:
    shown = example("second", "one_hansa_tunnel", "en")
    assert shown.lines[0].text == "Bauman Alliance cannot do this: Attack Serpukhovskaya."
    assert shown.lines[0].rule == "E2-ARMY-008"
    assert "Bauman Alliance: Attack Paveletskaya." in [line.text for line in shown.lines]
    assert "The Bauman Alliance captures Paveletskaya." in [line.text for line in shown.lines]
    begin, end = shown.frames
    assert len(begin.bad) == 2
    assert begin.facts["owner"]["paveletskaya"] == 0
    assert not end.bad
    assert end.facts["owner"]["paveletskaya"] == 1
    assert "paveletskaya" in begin.stations
    page = handbook.page(book("second", "en"))
    assert page.count('stroke="#b3261e"') >= 4  # two stations, each with a ring and a stroke


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_example_can_be_played_from_its_position(edition: str) -> None:
    for chapter in book(edition, "en").chapters:
        for shown in (e for p in chapter.paragraphs for e in p.examples):
            scenario = read_text(shown.position)
            assert open_table(scenario).asked, shown.id


def test_chance_is_no_player_in_an_example() -> None:
    shown = example("first", "numbers_yield", "en")
    assert [line.text for line in shown.lines][:2] == ["Polis rolls 2 and 6.", "Polis gets 1 pig."]
    assert all(line.kind == "event" for line in shown.lines)


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
    texts = [r.text for s in shown.sections for r in s.rules]
    assert not [text for text in texts if text.startswith("(") or "217453030" in text]
    assert "R1-001" not in {r.id for topic in shown.topics for r in topic.rulings}


def test_no_text_of_the_book_is_unused() -> None:
    wanted = {f"tag-{tag}" for chapter in plan() for tag in chapter["tags"]}
    wanted |= {f"chapter-{chapter['id']}" for chapter in plan()}
    wanted |= {f"word-{word}" for word in book("first", "en").words}
    wanted |= {"telling-chosen", "telling-refused"}
    wanted |= {source_text_id(phrase) for phrase in phrases()}
    for edition in EDITIONS:
        wanted |= texts_of(edition)
    files = ["handbook", *(f"{edition}/book" for edition in EDITIONS)]
    found = {id for file in files for id in messages("en", file)}
    assert {id for id in found if not id.startswith(("table-", "outcome-"))} == wanted


def texts_of(edition: str) -> set[str]:
    """The messages of a book, but for those of its tables."""
    chapters = book(edition, "en").chapters
    paragraphs = [p for chapter in chapters for p in chapter.paragraphs]
    found = {f"book-{edition}-{p.tag}" for p in paragraphs}
    found |= {f"book-{edition}-{n.kind}-{dashed(n.id)}" for p in paragraphs for n in p.notes}
    found |= {f"figure-{edition}-{f.id}" for p in paragraphs for f in p.figures}
    found |= {f"example-{edition}-{dashed(e.id)}" for p in paragraphs for e in p.examples}
    stages = [stage for chapter in chapters for stage in chapter.stages]
    return found | {f"setup-{edition}-{n}" for n in range(1, len(stages) + 1)}


def dashed(id: str) -> str:
    """An ID as part of the ID of a message."""
    return id.replace("_", "-")


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
    source = "rulebook, notes on items; the amount is own"
    assert origin(source, "en") == "rulebook, notes on items; the amount is our own"
    assert origin(source, "ru") == "книга правил: пояснения к предметам; количество придумано нами"
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
