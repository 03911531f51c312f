from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from unittest.mock import MagicMock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from effort import Counted, seeds
from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.table.decision import Choice
from metro2033.table.fair import commitment
from metro2033.table.record import read, sealed, write
from metro2033.table.table import Table
from metro2033.table.verify import Verdict, verify
from table.play import MATCHES, PATIENT, SECRET, header, opened, play

TABLE = play(opened(3), seed=11)
RECORD = TABLE.record(SECRET)
TEXT = write(RECORD)
LINES = TEXT.splitlines(keepends=True)
NATURES = [n for n, choice in enumerate(RECORD.choices) if choice.seat == CHANCE]


def rejected(text: str) -> Verdict:
    verdict = verify(text)
    assert not verdict.is_honest
    assert 1 <= verdict.line <= text.count("\n") + 1
    assert verdict.reason
    return verdict


def with_choice(n: int, key: str) -> Any:
    """The record with the key of one choice replaced; `n` counts from 0."""
    choices = list(RECORD.choices)
    choices[n] = Choice(choices[n].seat, key)
    return replace(RECORD, choices=tuple(choices))


def other_keys(n: int) -> list[str]:
    """The other legal answers at a choice."""
    ask = TABLE.branch(n).ask(RECORD.choices[n].seat)
    assert ask is not None
    return [key for key in ask.decision.keys if key != RECORD.choices[n].key]


def edited(value: Any) -> list[Any]:
    """Other values in place of one in a JSON line, each changed in one spot."""
    if isinstance(value, dict):
        changed = [value | {name: new} for name in value for new in edited(value[name])]
        return [*changed, *({k: v for k, v in value.items() if k != name} for name in value)]
    if isinstance(value, list):
        spots = [(i, new) for i, old in enumerate(value) for new in edited(old)]
        lists = [[*value[:i], new, *value[i + 1 :]] for i, new in spots]
        return [*lists, value[:-1], [*value, value[-1]]]
    if isinstance(value, str):
        flipped = value[:-1] + ("0" if value[-1:] != "0" else "1")
        return [flipped, value + "x", "", None, 1]
    return [5, None, "x"] if value is None or value == 0 else [value + 1, value - 1, None, "x"]


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", catalog.names())
def test_an_honest_match_of_every_edition_is_accepted(edition: str) -> None:
    table = play(opened(2, edition=edition), seed=4)
    assert verify(write(table.record(SECRET))) == Verdict(True)


@MATCHES
@given(st.integers(0, 2**31), st.integers(2, 4), st.integers(1, 12))
def test_honest_matches_are_accepted(seed: int, seats: int, rounds: int) -> None:
    table = play(opened(seats, {"rounds": rounds}), seed)
    assert verify(write(table.record(SECRET))) == Verdict(True)


def test_every_edit_of_every_value_of_every_line_is_rejected() -> None:
    for i, line in enumerate(LINES):
        for data in edited(json.loads(line)):
            changed = json.dumps(data, ensure_ascii=False) + "\n"
            if changed != line:
                rejected("".join([*LINES[:i], changed, *LINES[i + 1 :]]))


def test_every_removed_doubled_or_swapped_line_is_rejected() -> None:
    for i, line in enumerate(LINES):
        rejected("".join([*LINES[:i], *LINES[i + 1 :]]))
        rejected("".join([*LINES[:i], line, line, *LINES[i + 1 :]]))
    for i in range(len(LINES) - 1):
        rejected("".join([*LINES[:i], LINES[i + 1], LINES[i], *LINES[i + 2 :]]))


def test_a_removed_choice_is_rejected_even_when_the_rest_is_renumbered() -> None:
    for n in range(len(RECORD.choices)):
        choices = RECORD.choices[:n] + RECORD.choices[n + 1 :]
        rejected(write(replace(RECORD, choices=choices)))
        rejected(write(sealed(replace(RECORD, choices=choices), SECRET)))


@MATCHES
@given(st.integers(0, len(TEXT) - 1), st.characters(exclude_categories=["Cs"]))
def test_any_other_character_anywhere_is_rejected(at: int, character: str) -> None:
    if TEXT[at] != character:
        rejected(TEXT[:at] + character + TEXT[at + 1 :])


def test_every_other_legal_choice_of_a_seat_is_rejected() -> None:
    seen = 0
    for n, choice in enumerate(RECORD.choices):
        if choice.seat != CHANCE:
            for key in other_keys(n):
                rejected(write(with_choice(n, key)))
                seen += 1
    assert seen > 50


def test_a_draw_that_is_not_fair_is_rejected_whoever_sealed_it() -> None:
    for n in NATURES:
        for key in other_keys(n):
            verdict = rejected(write(sealed(with_choice(n, key), SECRET)))
            assert verdict.line == n + 2
            assert "the fair one is" in verdict.reason


def test_other_salts_do_not_fit_the_draws_whoever_sealed_it() -> None:
    wrong = replace(RECORD, header=replace(RECORD.header, salts=("x", "y", "z")))
    assert "the fair one is" in rejected(write(sealed(wrong, SECRET))).reason


def test_another_secret_does_not_fit_the_commitment() -> None:
    other = bytes(32)
    verdict = rejected(write(sealed(RECORD, other)))
    assert (verdict.line, verdict.reason) == (
        len(LINES),
        "the secret does not match the commitment in the header",
    )
    assert verdict.told("ru") == "секрет не тот, который закреплён в заголовке"
    wrong = replace(RECORD, header=replace(RECORD.header, commitment=commitment(other)))
    assert "the fair one is" in rejected(write(sealed(wrong, other))).reason


def test_an_illegal_choice_is_named_with_its_line() -> None:
    n = next(i for i, choice in enumerate(RECORD.choices) if choice.key == "rest")
    verdict = rejected(write(sealed(with_choice(n, "bid:1"), SECRET)))
    assert (verdict.line, verdict.reason) == (n + 2, "'bid:1' is not a legal answer here")


def test_a_false_outcome_is_rejected_whoever_sealed_it() -> None:
    assert RECORD.end is not None
    for end in [replace(RECORD.end, ranking=(9, 9, 9)), replace(RECORD.end, digest="0" * 64)]:
        assert rejected(write(sealed(replace(RECORD, end=end), SECRET))).line == len(LINES)


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (TABLE.branch(5).record(), "the record has no end"),
        (TABLE.record(), "the secret has not been disclosed"),
        (
            replace(RECORD, header=replace(RECORD.header, commitment=None)),
            "did not commit to a secret",
        ),
    ],
)
def test_what_has_no_proof_is_rejected(record: Any, reason: str) -> None:
    assert reason in rejected(write(record)).reason


def test_an_unfinished_match_with_a_forged_end_is_rejected() -> None:
    early = replace(RECORD, choices=RECORD.choices[:-1])
    assert rejected(write(sealed(early, SECRET))).reason == "the match is not over here"


@PATIENT
@given(st.text(max_size=50) | st.binary(max_size=50).map(lambda data: data.decode("latin-1")))
def test_garbage_is_rejected(text: str) -> None:
    rejected(text)


def test_whoever_knows_the_secret_can_write_another_match_but_not_with_the_same_seal() -> None:
    """The limit of the proof: the seal has to be compared with the one shown at the end."""
    other = play(Table.open(TABLE.game, header(3)), seed=12).record(SECRET)
    assert other.choices != RECORD.choices
    assert verify(write(other)).is_honest
    assert other.end is not None
    assert RECORD.end is not None
    assert other.end.seal != RECORD.end.seal


def test_reading_and_writing_again_keeps_the_proof() -> None:
    assert verify(write(read(TEXT))).is_honest


def tampered(seed: int) -> Iterator[str]:
    """One record with each of its choices in turn replaced by another legal one."""
    table = play(opened(2, {"rounds": 4}), seed)
    record = table.record(SECRET)
    for n in range(len(record.choices)):
        ask = table.branch(n).ask(record.choices[n].seat)
        assert ask is not None
        others = [key for key in ask.decision.keys if key != record.choices[n].key]
        for key in others[:1]:
            other = Choice(ask.decision.seat, key)
            choices = (*record.choices[:n], other, *record.choices[n + 1 :])
            yield write(replace(record, choices=choices))


@pytest.mark.no_cover
@pytest.mark.slow
def test_of_many_matches_all_honest_pass_and_all_tampered_fail(counted: Counted) -> None:
    honest = tampers = 0
    for seed in seeds(200):
        table = play(opened(2 + seed % 3), seed)
        assert verify(write(table.record(SECRET))).is_honest
        honest += 1
        for text in list(tampered(seed))[:: 1 + seed % 7]:
            rejected(text)
            tampers += 1
    assert tampers >= honest
    counted(honest=honest, tampered=tampers)


def test_a_verifier_that_checks_nothing_but_the_secret_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sealed_by = MagicMock(side_effect=lambda _, text: read(text).end.seal)  # type: ignore[union-attr]
    monkeypatch.setattr("metro2033.table.verify.without_seal", lambda text: text)
    monkeypatch.setattr("metro2033.table.verify.seal", sealed_by)
    monkeypatch.setattr("metro2033.table.verify.check_choices", MagicMock())
    with pytest.raises(AssertionError):
        rejected(next(tampered(0)))
