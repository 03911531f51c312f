"""The catalogue is complete and its parts fit together."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import FrozenInstanceError

import pytest
from fluent.syntax import FluentParser, ast

from metro2033.i18n.bundle import text_file
from metro2033.rulebook import (
    EDITIONS,
    RulebookError,
    RuleKind,
    RulingKind,
    rule,
    rules,
    ruling,
    rulings,
    sections,
    text,
    topics,
)

PREFIX = {"first": "1", "second": "2"}
SECTION_SIZES = {
    "first": "META 4, COMP 14, GOAL 9, BOARD 10, TOKEN 9, CLAN 9, RES 3, ARMY 4, VP 2, ACT 8, "
    "HERO 4, ITEM 14, MISS 13, THREAT 4, SETUP 19, TURN 15, ACTION 33, COMBAT 10, OUTCOME 45, "
    "EXTRA 6, NHERO 13, NSTN 15, NITEM 22, NMISS 12, NTHR 11, VIEW 6, CRED 4",
    "second": "META 5, COMP 18, CARDS 29, BOARD 21, SETUP 25, ROUND 5, EVRES 11, EVTHR 10, "
    "LAW 13, MOB 13, ARMY 23, HERO 7, BUY 13, MREC 5, EXCH 3, SCOUT 6, HATK 8, END 9, DECK 4, "
    "STAGE 10, CAPT 14, MISS 11, EQ 1, STR 11, OUT 29, CDECK 8, EX 10, VIEW 7, CRED 4",
}
RULE_KINDS = {
    "first": {"D": 33, "E": 265, "V": 10, "T": 10},
    "second": {"D": 39, "E": 273, "V": 13, "T": 8},
}

each_edition = pytest.mark.parametrize("edition", EDITIONS)


def test_the_editions_have_all_their_rules_and_rulings() -> None:
    assert {edition: len(rules(edition)) for edition in EDITIONS} == {"first": 318, "second": 333}
    assert {edition: len(rulings(edition)) for edition in EDITIONS} == {"first": 120, "second": 166}


@each_edition
def test_the_sections_have_all_their_rules(edition: str) -> None:
    sizes = [f"{s.id.partition('-')[2]} {len(s.members)}" for s in sections(edition)]
    assert ", ".join(sizes) == SECTION_SIZES[edition]


@each_edition
def test_the_kinds_of_rules_are_as_counted(edition: str) -> None:
    assert Counter(r.kind.value for r in rules(edition)) == RULE_KINDS[edition]


@each_edition
def test_rules_are_numbered_through_in_their_section(edition: str) -> None:
    for section in sections(edition):
        assert re.fullmatch(rf"E{PREFIX[edition]}-[A-Z]+", section.id)
        numbered = [f"{section.id}-{n:03}" for n in range(1, len(section.members) + 1)]
        assert list(section.members) == numbered
        assert {rule(member).section for member in section.members} == {section.id}
    assert all(r.edition == edition for r in rules(edition))


@each_edition
def test_rulings_are_numbered_through_and_each_has_one_topic(edition: str) -> None:
    ids = [r.id for r in rulings(edition)]
    assert ids == [f"R{PREFIX[edition]}-{n:03}" for n in range(1, len(ids) + 1)]
    assert sorted(member for topic in topics(edition) for member in topic.members) == ids
    for topic in topics(edition):
        assert {ruling(member).topic for member in topic.members} == {topic.id}


@each_edition
def test_rules_and_rulings_name_each_other(edition: str) -> None:
    named_by_rules = {(r.id, name) for r in rules(edition) for name in r.rulings}
    named_by_rulings = {(name, r.id) for r in rulings(edition) for name in r.rules}
    assert named_by_rules == named_by_rulings
    assert all(rule(name).edition == edition for r in rulings(edition) for name in r.rules)
    assert all(len(set(r.rulings)) == len(r.rulings) for r in rules(edition))


@each_edition
def test_every_text_and_part_is_there(edition: str) -> None:
    for r in rules(edition):
        assert r.text_id == f"rule-{r.id.lower()}"
        assert text(r.text_id)
        assert text(r.text_id, "shows")
    for section in sections(edition):
        assert section.text_id == f"section-{section.id.lower()}"
        assert text(section.text_id)
        assert text(section.text_id, "source")
    for topic in topics(edition):
        assert topic.text_id == f"rulings-{topic.id.lower()}"
        assert text(topic.text_id)
    for decision in rulings(edition):
        assert decision.text_id == f"ruling-{decision.id.lower()}"
        assert text(decision.text_id)
        for part in ("title", "question", "options", "reason"):
            assert text(decision.text_id, part)


def test_the_files_hold_no_other_texts_and_no_text_twice() -> None:
    found: list[str] = []
    for name in [f"{edition}/{file}" for edition in EDITIONS for file in ("rules", "rulings")]:
        source = text_file("en", name).read_text(encoding="utf-8")
        body = FluentParser().parse(source).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
        found += [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    named = [
        entry.text_id
        for edition in EDITIONS
        for group in (sections, rules, topics, rulings)
        for entry in group(edition)
    ]
    assert sorted(found) == sorted(named)


def test_ids_inside_texts_exist() -> None:
    for edition in EDITIONS:
        texts = [text(r.text_id, part) for r in rules(edition) for part in (None, "shows")]
        texts += [
            text(r.text_id, part)
            for r in rulings(edition)
            for part in (None, "title", "question", "options", "reason")
        ]
        for found in re.findall(r"\bE\d-[A-Z]+-\d+", " ".join(texts)):
            assert rule(found).edition == edition
        for found in re.findall(r"\bR\d-\d+", " ".join(texts)):
            assert ruling(found).edition == edition


def test_a_rule_is_found_by_its_id() -> None:
    found = rule("E2-ARMY-004")
    assert (found.edition, found.section, found.kind) == ("second", "E2-ARMY", RuleKind.ENGINE)
    assert text(found.text_id) == "Hansa and abandoned stations cannot be attacked."
    assert rule("E2-ARMY-003").rulings[:2] == ("R2-068", "R2-075")
    with pytest.raises(FrozenInstanceError):
        found.id = "E2-ARMY-005"  # type: ignore[misc]


def test_a_ruling_is_found_by_its_id() -> None:
    found = ruling("R2-029")
    assert (found.edition, found.topic, found.kind) == ("second", "R2-B", RulingKind.AMBIGUITY)
    assert found.rules == ("E2-SETUP-025", "E2-BOARD-003", "E2-BOARD-012")
    assert text(found.text_id, "title") == "Hansa stations beside closed zones"


def test_texts_keep_their_signs() -> None:
    assert text("rule-E1-NHERO-007", "shows") == "Removed 11, free {8, 9, 12}: 9 is placed."
    assert "“Open ring”" in text("ruling-R2-029")
    assert "“in a turn”" in text("ruling-R2-007", "question")


@pytest.mark.parametrize(
    ("ask", "what", "nearest"),
    [
        (lambda: rule("E2-ARMI-004"), "rule", "E2-ARMY-004"),
        (lambda: rule("R2-029"), "rule", None),
        (lambda: ruling("R2-0029"), "ruling", "R2-029"),
        (lambda: rules("seconds"), "edition", "second"),
        (lambda: rulings("third"), "edition", None),
        (lambda: topics("first."), "edition", "first"),
        (lambda: text("rule-e2-armi-004"), "text", "rule-e2-army-004"),
        (lambda: text("rule-e2-army-004", "show"), "text", "rule-e2-army-004.shows"),
        (lambda: text("rule-e2-army-004", language="eng"), "language", "en"),
    ],
)
def test_an_unknown_id_names_the_nearest(
    ask: Callable[[], object], what: str, nearest: str | None
) -> None:
    with pytest.raises(RulebookError) as caught:
        ask()
    assert caught.value.what == what
    assert caught.value.wanted in str(caught.value)
    if nearest:
        assert caught.value.nearest[0] == nearest
        assert nearest in str(caught.value)
