from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metro2033.engine.kernel.core import CHANCE
from metro2033.table.decision import Choice
from metro2033.table.line import BadRecord
from metro2033.table.record import End, Header, Player, Record, read, sealed, write
from metro2033.table.table import Table
from table.play import PATIENT, SECRET, TOY, header, opened, play

TEXT = write(play(opened(), seed=3).record(SECRET))
LINES = TEXT.splitlines()
DIGESTS = st.text("0123456789abcdef", min_size=64, max_size=64)


def with_header(**changes: Any) -> str:
    """A record of one line, its header changed."""
    return json.dumps(json.loads(LINES[0]) | changes, ensure_ascii=False) + "\n"


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert "\n" not in str(caught.value)
    return caught.value


@st.composite
def records(draw: st.DrawFn) -> Record:
    text = st.text(st.characters(exclude_categories=["Cs"]), min_size=1)
    seats = draw(st.integers(2, 4))
    players = [Player(draw(text), draw(text)) for _ in range(seats)]
    top = Header.new(
        TOY,
        players,
        {"rounds": draw(st.integers(1, 50))},
        position=draw(st.none() | st.dictionaries(text, st.integers() | text)),
        commitment=draw(st.none() | DIGESTS),
        salts=draw(st.lists(text | st.just(""), min_size=seats, max_size=seats)),
    )
    seat = st.sampled_from([*range(seats), CHANCE])
    choices = tuple(draw(st.lists(st.builds(Choice, seat, text))))
    ranking = draw(st.permutations(range(1, seats + 1)))
    end = draw(st.none() | st.builds(End, st.just(tuple(ranking)), DIGESTS))
    if end is not None and draw(st.booleans()):
        end = replace(end, secret=draw(DIGESTS), seal=draw(DIGESTS))
    return Record(top, choices, end)


@PATIENT
@given(records())
def test_what_was_written_is_read(record: Record) -> None:
    assert read(write(record)) == record


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_is_read_as_it_was_written(seats: int) -> None:
    record = play(opened(seats), seed=seats).record(SECRET)
    assert read(write(record)) == record
    assert Table.from_record(record).record(SECRET) == record


def test_the_text_counts_seats_from_one_and_names_nature() -> None:
    record = Record(header(), (Choice(CHANCE, "lit:oak"), Choice(0, "duel:2")))
    assert write(record).splitlines()[1:] == [
        '{"n": 1, "seat": "nature", "key": "lit:oak"}',
        '{"n": 2, "seat": 1, "key": "duel:2"}',
    ]


def test_names_stand_readable_in_the_header() -> None:
    assert "Анна" in LINES[0]


@PATIENT
@given(st.integers(0, len(TEXT) - 1))
def test_a_record_cut_off_anywhere_but_after_a_line_is_refused(length: int) -> None:
    text = TEXT[:length]
    if text.endswith("\n"):
        read(text)
    else:
        assert refused(text).line == text.count("\n") + 1


@PATIENT
@given(st.text(max_size=60))
def test_any_other_text_is_refused(text: str) -> None:
    refused(text)


@PATIENT
@given(st.binary(max_size=60))
def test_any_bytes_read_as_text_are_refused(data: bytes) -> None:
    refused(data.decode(errors="replace") + "\n")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "not a JSON object"),
        ("{", "not a JSON object"),
        ("[" * 100_000, "not a JSON object"),
        ('{"n": NaN, "seat": 1, "key": "rest"}', "not a JSON object"),
        ('{"n": ' + "1" * 5_000 + "}", "not a JSON object"),
        ("[]", "not in the canonical form"),
        ("1", "not in the canonical form"),
        ('{"n":1, "seat": 1, "key": "rest"}', "not in the canonical form"),
        ('{"n": 1, "seat": 1, "key": "rest"} ', "not in the canonical form"),
        ('{"n": 1, "seat": 1, "key": "rest"}\r', "not in the canonical form"),
        ('{"n": 1, "n": 1, "seat": 1, "key": "rest"}', "not in the canonical form"),
        ('{"n": 1, "seat": 1, "key": "r\\u0065st"}', "not in the canonical form"),
        ('{"n": 1, "seat": 1, "key": "\\ud800"}', "not in the canonical form"),
        ('{"n": 1, "seat": 1}', "field 'key' is missing"),
        ('{"n": 1, "seat": 1, "key": "rest", "at": 5}', "unknown field 'at'"),
        ('{"seat": 1, "n": 1, "key": "rest"}', "not in the order"),
        ('{"n": 2, "seat": 1, "key": "rest"}', "found choice 2 in place of choice 1"),
        ('{"n": 0, "seat": 1, "key": "rest"}', "n is 0"),
        ('{"n": true, "seat": 1, "key": "rest"}', "n is True"),
        ('{"n": 1.0, "seat": 1, "key": "rest"}', "n is 1.0"),
        ('{"n": 1, "seat": 0, "key": "rest"}', "seat is 0"),
        ('{"n": 1, "seat": 3, "key": "rest"}', "seat is 3"),
        ('{"n": 1, "seat": "1", "key": "rest"}', "seat is '1'"),
        ('{"n": 1, "seat": true, "key": "rest"}', "seat is True"),
        ('{"n": 1, "seat": null, "key": "rest"}', "seat is None"),
        ('{"n": 1, "seat": 1, "key": ""}', "key is ''"),
        ('{"n": 1, "seat": 1, "key": 5}', "key is 5"),
    ],
)
def test_a_wrong_choice_line_is_refused(line: str, reason: str) -> None:
    bad = refused(LINES[0] + "\n" + line + "\n")
    assert bad.line == 2
    assert reason in bad.reason


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": 2}, "format 2 is newer than 1"),
        ({"format": 0}, "format 0 is no longer supported"),
        ({"format": -1}, "is no longer supported"),
        ({"format": "1"}, "not a record header"),
        ({"format": True}, "not a record header"),
        ({"edition": "third"}, "unknown edition 'third'; known: "),
        ({"edition": 5}, "edition is 5"),
        ({"rules_version": 10_000}, "rules version 10000 of toy is newer than"),
        ({"rules_version": 0}, "rules_version is 0"),
        ({"rules_version": None}, "rules_version is None"),
        ({"content_digest": ""}, "content_digest is ''"),
        ({"package": None}, "package is None"),
        ({"seats": []}, "expected 1 to 8 seats"),
        ({"seats": [{"name": "a", "kind": "human"}] * 9}, "expected 1 to 8 seats"),
        ({"seats": "two"}, "seats is 'two'"),
        ({"seats": ["a", "b"]}, "expected an object"),
        ({"seats": [{"name": "a"}]}, "field 'kind' is missing"),
        ({"seats": [{"name": "", "kind": "human"}]}, "name is ''"),
        ({"house_rules": []}, "house_rules is []"),
        ({"house_rules": {"rounds": "8"}}, "expected numbers"),
        ({"position": 5}, "position is 5"),
        ({"commitment": "abc"}, "64 hexadecimal digits"),
        ({"commitment": "A" * 64}, "64 hexadecimal digits"),
        ({"commitment": 5}, "64 hexadecimal digits"),
        ({"salts": ["one"]}, "one string per seat"),
        ({"salts": ["one", 2]}, "one string per seat"),
        ({"salts": None}, "salts is None"),
        ({"clock": 5}, "unknown field 'clock'"),
    ],
)
def test_a_wrong_header_is_refused(changes: dict[str, Any], reason: str) -> None:
    bad = refused(with_header(**changes))
    assert bad.line == 1
    assert reason in bad.reason


@pytest.mark.parametrize("name", list(json.loads(LINES[0])))
def test_a_header_without_a_field_is_refused(name: str) -> None:
    data = json.loads(LINES[0])
    del data[name]
    text = json.dumps(data, ensure_ascii=False) + "\n"
    assert f"field '{name}' is missing" in refused(text).reason


def test_a_header_that_does_not_fit_the_edition_opens_no_table() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"content_digest": "other"}, "different content"),
        ({"house_rules": {"rounds": 8}}, "all house rules"),
        ({"house_rules": {"rounds": 99, "points": 3}}, "rounds must be 1 to 50, not 99"),
        ({"house_rules": {"rounds": 8, "points": 3, "x": 1}}, "unknown house rule 'x'"),
        ({"position": {"plaice": []}}, "position.plaice: unknown field"),
        ({"seats": [{"name": "a", "kind": "b"}], "salts": [""]}, "takes 2 to 4 seats"),
    ]
    for changes, reason in wrong:
        with pytest.raises(BadRecord, match=reason) as caught:
            Table.from_record(read(with_header(**changes)))
        assert caught.value.line == 1


def test_programs_that_build_headers_are_held_to_the_same() -> None:
    for wrong, reason in [
        (replace(header(), edition="second"), "not 'toy'"),
        (replace(header(), rules_version=0), "rules version 0 of toy, not 1"),
        (replace(header(), salts=()), "one salt per seat"),
    ]:
        with pytest.raises(BadRecord, match=reason):
            Table.open(TOY, wrong)


@pytest.mark.parametrize(
    ("end", "reason"),
    [
        (None, "end is None"),
        ({}, "field 'ranking' is missing"),
        ({"ranking": [1]}, "one number per seat"),
        ({"ranking": [1, "2"]}, "one number per seat"),
        ({"digest": None}, "expected a hash"),
        ({"digest": "0"}, "64 hexadecimal digits"),
        ({"secret": None}, "come together"),
        ({"seal": None}, "come together"),
        ({"secret": "00"}, "64 hexadecimal digits"),
        ({"more": 1}, "unknown field 'more'"),
    ],
)
def test_a_wrong_end_is_refused(end: dict[str, Any] | None, reason: str) -> None:
    data = end if not end else json.loads(LINES[-1])["end"] | end
    bad = refused("\n".join([*LINES[:-1], json.dumps({"end": data}), ""]))
    assert bad.line == len(LINES)
    assert reason in bad.reason


def test_the_end_stands_last_and_once() -> None:
    assert "unknown field 'end'" in refused(TEXT + LINES[-1] + "\n").reason
    assert refused("\n".join([LINES[0], LINES[-1], *LINES[1:-1], ""])).line == 2
    assert refused("\n".join([*LINES[:-1], LINES[-1][:-1] + ', "n": 1}', ""])).line == len(LINES)


def test_only_a_finished_record_can_be_sealed() -> None:
    with pytest.raises(ValueError, match="finished"):
        sealed(Record(header()), SECRET)
