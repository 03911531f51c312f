"""`metro2033 play`: a match by what is typed."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from cli.command import Outcome, is_one_line, metro, process, typed
from cli.terminal import COLOUR, Terminal
from metro2033 import catalog
from metro2033.bots.bot import RandomBot
from metro2033.bots.registry import UnknownBot
from metro2033.cli.screen import Screen
from metro2033.cli.seat import Sitting
from metro2033.engine.kernel.source import Stream
from metro2033.table.fair import commitment
from metro2033.table.record import Header, Player, read
from metro2033.table.table import Table
from metro2033.table.verify import verify

TOY = ("play", "--terminal", "--edition", "toy", "--seed", "3")
SECOND = ("play", "--terminal", "--seed", "5", "--rule", "first_player=1")
FIRST = ("play", "--terminal", "--edition", "first", "--seed", "5")


def played(*lines: str, options: tuple[str, ...] = TOY) -> Outcome:
    return typed("".join(line + "\n" for line in lines), *options)


def test_options_are_chosen_by_number_or_key() -> None:
    by_number, by_key = played("2", "q"), played("walk:birch", "q")
    assert by_number.out == by_key.out.replace("> walk:birch", "> 2")
    assert "• Player 1 walks to Birch." in by_number.out


def test_rules_behind_the_log_are_named_on_request() -> None:
    shown = played("1", "rules", "log", "rules", "log", "q", options=SECOND).out
    assert "The log now cites its rules" in shown
    told, silent = shown.split("The log now cites its rules")[1].split("no longer cites rules")
    assert "[E2-SETUP-007" in told
    assert "[E2-" not in silent


def test_the_same_seed_gives_the_same_match() -> None:
    assert played(*["1"] * 20) == played(*["1"] * 20)


def test_bots_are_introduced() -> None:
    others = played("q", options=(*TOY, "--seats", "3"))
    assert "Player 2 and Player 3 are bots that choose at random." in others.out
    assert "Player 2 is a bot that chooses at random." in played("q").out
    second = ("play", "--terminal", "--seed", "2", "--seats", "3")
    assert "are bots that know their way around." in played("q", options=second).out
    quick = (*second, "--bot", "search:20")
    assert "are bots that search before they answer." in played("q", options=quick).out
    random_ones = (*second, "--bot", "random")
    assert "are bots that choose at random." in played("q", options=random_ones).out


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot but random plays toy"):
        played("q", options=(*TOY, "--bot", "heuristic"))


@pytest.mark.parametrize(
    "options",
    [
        (*TOY, "--seats", "3"),
        ("play", "--terminal", "--seed", "2", "--rule", "most_rounds=3", "--seats", "3"),
        (
            "play",
            "--terminal",
            "--edition",
            "first",
            "--seed",
            "2",
            "--rule",
            "most_rounds=3",
            "--seats",
            "3",
        ),
    ],
    ids=["toy", "second", "first"],
)
def test_a_match_is_played_to_its_end_and_saved(tmp_path: Path, options: tuple[str, ...]) -> None:
    file = tmp_path / "match.jsonl"
    choose = random.Random(4)
    numbers = [str(choose.randint(1, 6)) for _ in range(3000)]
    outcome = played(*numbers, options=(*options, "--save", str(file)))
    assert outcome.code == 0
    assert re.search(
        r"The match is over\.\n1\. |The match is over, and nobody has won\.\n– ", outcome.out
    )
    assert "metro2033 verify" in outcome.out
    assert not re.search(r"[a-z]+_[a-z]+|[{}]|\bNone\b|[Hh]idden", without_paths(outcome.out))
    assert all(len(line) <= 80 for line in without_paths(outcome.out).splitlines())
    text = file.read_text(encoding="utf-8")
    assert verify(text).is_honest
    bot = "bot:random" if options[:4] == TOY[:4] else "bot:stalker"
    assert [player.kind for player in read(text).header.seats] == ["human", bot, bot]


def without_paths(out: str) -> str:
    return "\n".join(line for line in out.splitlines() if "jsonl" not in line)


def test_bots_alone_need_no_keyboard() -> None:
    outcome = played(options=(*TOY, "--humans", "0", "--rule", "rounds=2"))
    assert "The match is over." in outcome.out


def test_hot_seat_tells_each_seat_its_own_news() -> None:
    outcome = played("rest", "search", "rest", "q", options=(*TOY, "--humans", "2"))
    first, second, again, last = outcome.out.split("> ")[:-1]
    assert first.endswith("Player 1")
    assert second.endswith("Player 2")
    assert "Player 2 finds Rumour." in again
    assert "You hold: Rumour." in again
    assert "Player 2 finds something." in last


def sitting(position: dict[str, object]) -> tuple[Sitting, Table[Any]]:
    game = catalog.game("toy")
    players = [Player("a", "human"), Player("b", "bot:random")]
    header = Header.new(game, players, position=position, commitment=commitment(bytes(32)))
    table = Table.open(game, header)
    return Sitting(table, bytes(32), 1, RandomBot(Stream(1)), None, Screen(table)), table


def test_a_choice_is_taken_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["undo", "play:trolley", "u", "rest"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed, "q"))
    seat, table = sitting({"seats": 2, "hands": [["trolley"], []], "rounds": 1})
    seat.play()
    assert table.choices[0].key == "rest"
    assert [choice.key for undone in table.undone for choice in undone.choices] == ["play:trolley"]
    shown = capsys.readouterr().out
    assert "You cannot undo your last move" in shown
    assert "Player 1: Where does the trolley take you?" in shown
    assert "Undone." in shown
    assert "The match is over." in shown


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("99", "“99” is not an option."),
        ("wlak:birch", "“wlak:birch” is not an option. Did you mean walk:birch?"),
        ("walk:oak", "Not possible now: Walk to Oak."),
        ("walk:oak", "TOY-WALK  You can only walk to a platform joined to yours by a tunnel."),
        ("why walk oak", "TOY-WALK  You can only walk to a platform joined to yours by a tunnel."),
        ("why walk birch", "You can do that: 2 Walk to Birch."),
        ("why walk:birch", "You can do that: 2 Walk to Birch."),
        ("why sing", "No action is called “sing”."),
        ("why", "Add a name or a word: why …"),
        ("birch", "Did you mean 2 Walk to Birch?"),
        ("bid:1", "Not possible now: Bid 1."),
        ("?", "save FILE  save the record so far to a file"),
        ("keys", "  2  walk:birch"),
        ("log", "• The lamp at"),
        ("card trolley", "Trolley – Go to any other platform."),
        ("card unicorn", "Nothing is called “unicorn”."),
        ("rule tunnel", "No rule mentions “tunnel”."),
        ("board", "This edition has no station map."),
        ("save /no/such/folder/x", "/no/such/folder/x: No such file or directory"),
    ],
)
def test_what_is_typed_besides_answers_changes_nothing(text: str, told: str) -> None:
    outcome = played(text, "q")
    assert told in outcome.out
    assert outcome.code == 0
    assert played("q").out.split("> ")[0] == outcome.out.split("> ")[0]


def test_an_empty_line_shows_everything_again() -> None:
    before, again, _ = played("", "q").out.split("Player 1> ")
    assert again.removeprefix("\n") == before[before.index("Round 1") :]


def test_only_what_has_changed_is_shown() -> None:
    start = ("3", "1", "1")
    shown = played(*start, "2", "q", options=SECOND).out.split("> ")
    assert "Market (1 mushroom and 1 ammo): " in shown[3]
    assert "Market" not in shown[4]
    assert "1*Red Line               3/9      3 " in shown[4]
    assert "2 Bauman" not in shown[4]


def test_cards_rules_and_the_board_of_an_edition() -> None:
    lines = ("card taxation", "rule E2-ARMY-008", "rule tunnel", "board", "why attack begovaya")
    said = played("3", "1", "1", *lines, "q", options=SECOND).out
    assert "Taxation – At the start of every round each player takes 1 resource" in said
    assert "E2-ARMY-008   In one attack at most one Hansa tunnel may be used." in said
    assert "Okhotny Ryad [Red Line]" in said
    assert "Not possible now: Attack Begovaya.\n  E2-" in said


def test_what_a_question_is_not_about_is_no_reason() -> None:
    # A faction is asked for: no rule is against a station, nor against one thing done with it.
    first, *_ = played("q", options=SECOND).out.split("> ")
    for line in ("why begovaya", "why attack_station:begovaya", "attack_station:begovaya"):
        told = played(line, "q", options=SECOND).out.removeprefix(first)
        assert told.count("The question now is: ") == 1
        assert "E2-" not in told


def test_missions_are_told_with_their_goals_and_texts() -> None:
    said = played("6", "1", "1", "q", options=SECOND).out
    assert re.search(r"Your mission: [A-Z].*\. Goal: ", said)


def test_the_first_edition_tells_homes_activity_and_items() -> None:
    said = played("1", "1", "1", "1", "q", options=FIRST).out
    assert "Which station will be your home?" in said
    assert "Which token does Arbatskaya (APL) get?" in said
    assert "Which token does Borovitskaya get?" in said
    assert re.search(r"Keep [A-Z].* – 1 point\. Reward: ", said)
    assert "Points   Army   Act.    Pig  Mush.   Ammo" in said
    assert re.search(r" at [A-Z].* · home [A-Z]", said)
    assert "Attack with the army" in said


def test_the_first_edition_tells_how_high_stations_of_others_are() -> None:
    said = played(*["1"] * 20, "q", options=FIRST).out
    assert re.search(r"\[[A-Z][^]]+, level \d+\]", said)
    assert not re.search(r"\[[A-Z][^]]+, strength \d+\]", said)


def test_a_record_is_saved_on_the_way(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    outcome = played("rest", f"save {file}", "q")
    assert "Saved to" in outcome.out
    record = read(file.read_text(encoding="utf-8"))
    assert record.end is None
    assert record.choices[1].key == "rest"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--seats", "9"), "toy takes 2 to 4 seats, not 9"),
        (("--seats", "2", "--humans", "3"), "3 people do not fit on 2 seats"),
        (("--edition", "tyo"), "unknown edition 'tyo'"),
        (("--rule", "rounds=0"), "rounds must be 1 to 50, not 0"),
    ],
)
def test_what_cannot_be_played(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], told: str
) -> None:
    outcome = metro(capsys, *TOY, *options)
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert told in outcome.err


def test_as_a_process_whose_input_ends(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    outcome = process(*TOY, "--save", str(file), typed="1\n")
    assert outcome.code == 0
    assert outcome.err == ""
    assert "\x1b" not in outcome.out
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["edition"] == "toy"


def test_at_a_terminal_the_match_has_colours_and_its_width() -> None:
    with Terminal(*SECOND) as terminal:
        shown = terminal.read_until("Player 1> ")
        assert COLOUR.search(terminal.raw)
        assert all(len(line) <= 80 for line in shown.splitlines())
        terminal.type("3")
        assert "Player 1 leads the Red Line." in terminal.read_until("Red Line> ")
        terminal.type("quit")
        assert terminal.leave() == 0


def test_no_color_is_honoured_at_a_terminal() -> None:
    with Terminal(*TOY, NO_COLOR="1") as terminal:
        terminal.read_until("Player 1> ")
        assert not re.search(r"\x1b\[[0-9;]*(3[0-9]|38;)", terminal.raw)


def test_at_the_end_the_record_is_offered(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    with Terminal(*TOY, "--rule", "rounds=1") as terminal:
        terminal.read_until("Player 1> ")
        terminal.type("1")
        terminal.read_until("-: do not save): ")
        terminal.type(str(file))
        terminal.read_until("metro2033 verify")
        assert terminal.leave() == 0
    assert verify(file.read_text(encoding="utf-8")).is_honest


def test_hot_seat_draws_a_curtain() -> None:
    with Terminal(*TOY, "--humans", "2") as terminal:
        terminal.read_until("Player 1> ")
        terminal.type("search")
        shown = terminal.read_until("press Enter when you are at the keyboard")
        assert "finds" not in shown
        terminal.type("")
        assert "Player 1 finds something." in terminal.read_until("Player 2> ")


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_hint_names_answers_chances_and_reasons(edition: str) -> None:
    options = ("play", "--terminal", "--edition", edition, "--seed", "2", "--bot", "random")
    out = played(*["1"] * 12, "hint", "q", options=options).out
    hints = re.findall(r"^([1-3])\. .+ \((\d+)% chance to win, \d+–\d+\)$", out, re.MULTILINE)
    assert [place for place, _ in hints] == [str(n + 1) for n in range(len(hints))]
    assert len(hints) >= 2
    assert all(0 <= int(chance) <= 100 for _, chance in hints)


def test_nobody_gives_hints_in_the_toy() -> None:
    assert "No bot can advise on this game." in played("hint", "q", options=TOY).out
