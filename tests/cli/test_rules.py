"""`metro2033 rules` and `metro2033 content`: looking up and checking what the rules stand on."""

from pathlib import Path

import pytest

from cli.command import is_one_line, metro
from metro2033 import catalog, content, rulebook


def test_the_sections(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = metro(capsys, "rules")
    assert outcome.code == 0
    assert "E2-ARMY" in outcome.out
    second = metro(capsys, "rules", "--edition", "second", "--json").json
    assert [section["id"] for section in second] == [s.id for s in rulebook.sections("second")]


def test_one_rule(capsys: pytest.CaptureFixture[str]) -> None:
    rule = rulebook.rule("E2-ARMY-004")
    shown = metro(capsys, "rules", rule.id)
    assert shown.out.startswith("E2-ARMY-004, second edition\n")
    assert "shows: " in shown.out
    data = metro(capsys, "rules", rule.id, "--json").json
    assert data["text"] == rulebook.text(rule.text_id)


def test_one_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    ruling = rulebook.rulings("second")[0]
    shown = metro(capsys, "rules", ruling.id).out
    assert all(f"{part}: " in shown for part in ("title", "question", "reason", "see"))


def test_ids_are_found_in_small_letters_and_sections_whole(
    capsys: pytest.CaptureFixture[str],
) -> None:
    one = metro(capsys, "rules", "E2-ARMY-004").out
    assert metro(capsys, "rules", "e2-army-004").out == one
    listed = metro(capsys, "rules", "e2-exch").out.splitlines()
    assert [line.split()[0] for line in listed] == [f"E2-EXCH-00{n}" for n in (1, 2, 3)]
    topic = rulebook.topics("second")[-1]
    found = metro(capsys, "rules", topic.id, "--json").json
    assert [entry["id"] for entry in found] == list(topic.members)


def test_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    found = metro(capsys, "rules", "TUNNEL", "--edition", "second").out.splitlines()
    assert found
    assert all("tunnel" in line.lower() and line.startswith(("E2-", "R2-")) for line in found)
    data = metro(capsys, "rules", "tunnel", "--edition", "second", "--json").json
    assert [line.split()[0] for line in found] == [entry["id"] for entry in data]


@pytest.mark.parametrize(
    ("language", "word", "id"),
    [("ru", "перебросили", "E1-NHERO-009"), ("hu", "szavazataimat", "E2-LAW-005")],
)
def test_a_word_in_another_form(
    capsys: pytest.CaptureFixture[str], language: str, word: str, id: str
) -> None:
    assert id in metro(capsys, "rules", word, "--language", language).out


def test_the_whole_rulebook_as_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "rules.html"
    printed = ["rules", "--edition", "first", "--language", "hu", "--html", str(file)]
    assert metro(capsys, *printed).code == 0
    page = file.read_text(encoding="utf-8")
    assert '<html lang="hu">' in page
    told = [rule for rule in rulebook.rules("first") if rule.is_for_players]
    assert all(f'id="{rule.id}"' in page for rule in told)
    assert is_one_line(metro(capsys, "rules", "--html", str(file)))
    nowhere = ["rules", "--edition", "first", "--html", str(tmp_path / "none" / "rules.html")]
    assert is_one_line(metro(capsys, *nowhere))


def test_a_word_that_no_rule_says(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = metro(capsys, "rules", "helicopter")
    assert outcome.code == 1
    assert is_one_line(outcome)
    assert metro(capsys, "rules", "helicopter", "--json").json == []


def test_house_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    told = metro(capsys, "rules", "--house", "--edition", "second").out
    head = "Second edition: Points to win (victory_points), -5 to 2, default 0\n    How many points"
    assert told.startswith(head)
    told = metro(capsys, "rules", "--house", "--edition", "second", "--language", "ru").out
    assert "(victory_points), от −5 до 2" in told
    listed = metro(capsys, "rules", "--house", "--json").json
    assert {"second", "toy"} <= {rule["edition"] for rule in listed}
    assert is_one_line(metro(capsys, "rules", "--house", "--edition", "tyo"))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["E2-ARMI-004"], "no rule 'E2-ARMI-004'; did you mean E2-ARMY-004"),
        (["R2-999"], "no ruling 'R2-999'"),
        (["--edition", "third"], "unknown edition 'third'; known: first, second"),
        (["tunnel", "--language", "xx"], "unknown language 'xx'; known: en"),
    ],
)
def test_what_is_not_in_the_rulebook(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    outcome = metro(capsys, "rules", *arguments)
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert told in outcome.err


def test_the_content_has_no_faults(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = metro(capsys, "content", "check")
    assert (outcome.code, outcome.out) == (0, "no faults\n")
    data = metro(capsys, "content", "check", "--json").json
    assert data == {"digest": content.digest(catalog.pack("second").content()), "faults": []}


def test_faults_are_listed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "stations.toml").write_text("[[station]]\n", encoding="utf-8")
    outcome = metro(capsys, "content", "check", "--content", str(tmp_path))
    assert outcome.code == 1
    assert "file is missing" in outcome.out
    assert outcome.out.endswith(" faults\n")
    assert metro(capsys, "content", "check", "--content", str(tmp_path), "--json").json["faults"]


def test_our_own_part_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    count = len(content.own(catalog.pack("second").content()))
    outcome = metro(capsys, "content", "list", "--own")
    assert outcome.code == 0
    assert outcome.out.endswith(f"{count} records\n")
    assert len(metro(capsys, "content", "list", "--own", "--json").json) == count


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["check", "--content", "no-such-folder"], "no-such-folder: no such file or folder"),
        (
            ["list", "--own", "--content", "no-such-folder"],
            "no-such-folder: no such file or folder",
        ),
        (["list"], "specify what to list: --own"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    outcome = metro(capsys, "content", *arguments)
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert told in outcome.err


def test_a_folder_that_cannot_be_listed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    outcome = metro(capsys, "content", "list", "--own", "--content", str(tmp_path))
    assert outcome.code == 2
    assert is_one_line(outcome)
