"""Files that are no scenarios: each is refused with file, line and reason."""

from pathlib import Path

import pytest

from metro2033.scenario import Malformed, play, read, read_text, run
from scenario.text import HEAD

POSITION = "[position]\nseats = 2\n"
CHECK = "[end]\nopen = 'turn'\n"


def fault(text: str) -> str:
    with pytest.raises(Malformed) as caught:
        play(read_text(text, "x.toml"))
    assert str(caught.value).count("\n") == 0
    return str(caught.value).removeprefix("x.toml:")


def test_the_same_file_without_a_fault_is_played() -> None:
    assert play(read_text(HEAD + POSITION + CHECK)).is_passed


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title = ", "1: not TOML: column 9: expected a value"),
        ("title = 'x'\nedition = 'toy'\n[position", "3: not TOML: "),
        ("edition = 'toy'", "1: title is missing"),
        ("title = 'x'", "1: edition is missing"),
        ("title = 5\n", "1: title: expected a string, not 5"),
        ("title = 'x'\nedition = 'tyo'", "2: edition: unknown edition 'tyo'; known: first, second"),
    ],
)
def test_the_head(text: str, told: str) -> None:
    assert fault(text).startswith(told)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("", "1: expected exactly one of [position], [new] and [replay]"),
        ("[position]\n[new]\n", "4: new: expected exactly one of [position], [new] and [replay]"),
        ("position = 3\n", "3: position: expected a table, not 3"),
        ("position = true\n", "3: position: expected a table, not true"),
        ("position = 2033-11-16\n", "3: position: expected a table, not 2033-11-16"),
        ("position = ['it', { a = 1 }]\n", "3: position: expected a table, not ['it', { a = 1 }]"),
        (POSITION, "1: the scenario checks nothing"),
        (POSITION + "[[step]]\nseat = 1\nchoose = 'rest'\n", "1: the scenario checks nothing"),
        ("rule = ['A']\n" + POSITION + CHECK, "3: rule: unknown field; did you mean 'rules'?"),
        ("rules = 'A'\n" + POSITION + CHECK, "3: rules: expected a list, not 'A'"),
        ("rules = ['A', 5]\n" + POSITION + CHECK, "3: rules 2: expected a string, not 5"),
        ("nature = ['lit:ok']\n" + POSITION + CHECK, "3: nature 1: 'lit:ok' is not a key "),
        ("step = 5\n" + POSITION + CHECK, "3: step: expected a list, not 5"),
        ("step = [5]\n" + POSITION + CHECK, "3: step 1: expected a table, not 5"),
        ("end = 5\n" + POSITION, "3: end: expected a table, not 5"),
    ],
)
def test_the_whole(body: str, told: str) -> None:
    assert fault(HEAD + body).startswith(told)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("seat = 0", 'seat: expected a seat from 1 to 4 or "nature", not 0'),
        ("seat = true", "seat: expected a seat from 1 to 4"),
        ("seat = 'natur'", "seat: expected a seat from 1 to 4"),
        ("asked = 3", "asked: expected a string, not 3"),
        ("asks = 'turn'", "asks: unknown field; did you mean 'asked'?"),
        ("choose = 'walk:brich'", "choose: 'walk:brich' is not a key of the form"),
        ("choose = 'walk:*'", "choose: 'walk:*' is not a key of the form"),
        ("choose = ''", "choose: expected a string, not ''"),
        ("offered = 'rest'", "offered: expected a list, not 'rest'"),
        ("offered = ['rest', 'rust']", "offered 2: 'rust' is not a key"),
        ("not_offered = ['dual:*']", "not_offered 1: unknown verb 'dual'; did you mean 'duel'?"),
        (
            "not_offered = ['walk:*:*:*']",
            "not_offered 1: 'walk:*:*:*' does not have the form walk:<",
        ),
        ("only = ['']", "only 1: expected a string, not ''"),
        ("refused = ['rest']", "refused 1: expected a table, not 'rest'"),
        ("refused = [{ rule = 'A' }]", "refused 1: key is missing"),
        ("refused = [{ key = 'rist' }]", "refused 1, key: 'rist' is not a key"),
        ("refused = [{ key = 'rest', why = 'A' }]", "refused 1, why: unknown field"),
        ("weights = { 'rist' = 3 }", "weights, rist: 'rist' is not a key"),
        ("weights = { 'lit:oak' = 'x' }", "weights, lit:oak: 'x' is not a number"),
        ("nature = ['lit:*', 'lamp:*']", "nature 2: unknown verb 'lamp'"),
        ("holds = 3", "holds: expected a table, not 3"),
        ("events = ['walkd:1:oak']", "events 1: unknown event 'walkd'; did you mean 'walked'?"),
        ("events = ['walked:1']", "events 1: 'walked:1' does not have the form walked:<seat>:<"),
        ("events = ['walked:1:okk']", "events 1: 'okk' in 'walked:1:okk' is not a platform; did"),
        ("events = ['duelled:1:2:x:1']", "events 1: 'x' in 'duelled:1:2:x:1' is not a number"),
        ("no_events = ['rest']", "no_events 1: unknown event 'rest'; did you mean 'rested'?"),
        ("view = [{ holds = {} }]", "view 1: seat is missing"),
        ("view = [{ seat = 9 }]", 'view 1, seat: expected a seat from 1 to 4 or "spectator"'),
        ("view = [{ seat = 1, sees = 3 }]", "view 1, sees: unknown field"),
    ],
)
def test_a_step(line: str, told: str) -> None:
    seat = "" if line.startswith("seat") else "seat = 1\n"
    at = 6 if not seat else 7
    text = f"{HEAD}{POSITION}[[step]]\n{seat}{line}\n"
    assert fault(text).startswith(f"{at}: step 1, {told}")


def test_a_step_about_a_question_names_its_seat() -> None:
    told = fault(f"{HEAD}{POSITION}[[step]]\nseat = 1\nasked = 'turn'\n[[step]]\nchoose = 'rest'\n")
    assert told == "8: step 2: which seat is asked? add `seat`"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("seat = [1, 7]", "seat: expected a seat from 1 to 4"),
        ("ranking = ['x']", "ranking: expected a list of numbers"),
        ("opens = 'turn'", "opens: unknown field; did you mean 'open'?"),
    ],
)
def test_the_end(line: str, told: str) -> None:
    assert fault(f"{HEAD}{POSITION}[end]\n{line}\n").startswith(f"6: end, {told}")


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("seats = 9", "4: position.seats: expected a number from 2 to 4, not 9"),
        ("seats = 2\nplace = ['alder', 'brich']", "5: position.place: unknown name 'brich'"),
        ("plaice = []", "4: position.plaice: unknown field; did you mean 'place'?"),
        (f"discard = {['rumour'] * 5}", "3: position: there are only 4 copies of Rumour"),
    ],
)
def test_an_impossible_position(position: str, told: str) -> None:
    assert fault(f"{HEAD}[position]\n{position}\n{CHECK}").startswith(told)


def test_a_fault_of_a_player_is_told_with_its_line() -> None:
    head = "title = 'X'\nedition = 'second'\n[position]\n"
    players = "[[position.player]]\narmy = 2\n[[position.player]]\nrests = 0\narmy = 99\n"
    told = fault(f"{head}{players}{CHECK}")
    assert told == "8: position.player.2.army: expected a number from 1 to 8, not 99"


@pytest.mark.parametrize(
    ("new", "told"),
    [
        ("seats = 'two'", "4: new.seats: expected a number from 1 to 4, not 'two'"),
        ("seats = 1", "3: new: toy takes 2 to 4 seats, not 1"),
        ("house_rules = { lamps = 2 }", "3: new: unknown house rule 'lamps'"),
        ("house_rules = 2", "4: new.house_rules: expected a table, not 2"),
        ("houserules = {}", "4: new.houserules: unknown field"),
    ],
)
def test_an_impossible_match(new: str, told: str) -> None:
    assert fault(f"{HEAD}[new]\n{new}\n{CHECK}").startswith(told)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    for path, told in [
        (tmp_path / "no.toml", "no.toml:1: No such file or directory"),
        (tmp_path, ":1: Is a directory"),
        (binary, "binary.toml:1: the file is not UTF-8 text"),
    ]:
        with pytest.raises(Malformed) as caught:
            run(path)
        assert str(caught.value).endswith(told)
    with pytest.raises(Malformed):
        read(binary)
