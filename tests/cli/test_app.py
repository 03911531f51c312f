"""The command line as a whole: help, colours, exit codes, errors in one line."""

import re
import subprocess
import sys

import pytest

from cli.command import is_one_line, metro, process
from metro2033.cli import app as module
from metro2033.cli import main

COMMANDS = [
    ["play"],
    ["replay"],
    ["verify"],
    ["rules"],
    ["simulate"],
    ["bench"],
    ["scenario", "check"],
    ["content", "check"],
    ["content", "list"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_has_an_example(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    outcome = metro(capsys, *command, "--help")
    assert outcome.code == 0
    assert f"• metro2033 {' '.join(command)}" in outcome.out


def test_help_lists_the_commands_and_exit_codes(capsys: pytest.CaptureFixture[str]) -> None:
    shown = metro(capsys, "--help").out
    assert all(command[0] in shown for command in COMMANDS)
    assert "Exit codes" in shown


@pytest.mark.parametrize("group", ["scenario", "content"])
def test_a_group_alone_is_no_command(capsys: pytest.CaptureFixture[str], group: str) -> None:
    outcome = metro(capsys, group)
    assert outcome.code in {0, 2}
    assert "Traceback" not in outcome.err


@pytest.mark.parametrize("arguments", [["sing"], ["play", "--loud"], ["verify"], ["--sing"]])
def test_usage_errors(arguments: list[str]) -> None:
    outcome = process(*arguments)
    assert outcome.code == 2
    assert is_one_line(outcome)


def test_no_color_is_honoured() -> None:
    colour = re.compile(r"\x1b\[[0-9;]*3[0-9]")
    forced = {"FORCE_COLOR": "1", "TERM": "xterm-256color"}
    assert colour.search(process("--help", **forced).out)
    assert not colour.search(process("--help", **forced, NO_COLOR="1").out)


def test_no_colours_without_a_terminal() -> None:
    assert "\x1b" not in process("simulate", "--edition", "toy", "--games", "5").out


def test_a_bug_takes_one_line_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(**_: object) -> None:
        raise ZeroDivisionError("a\nbug")

    monkeypatch.delenv("METRO2033_DEBUG", raising=False)
    monkeypatch.setattr(module, "app", break_down)
    outcome = metro(capsys)
    assert outcome.code == 3
    assert is_one_line(outcome)
    monkeypatch.setenv("METRO2033_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main([])


@pytest.mark.parametrize("arguments", ["rules the", "simulate --edition toy --games 5", "--help"])
def test_whoever_has_read_enough_may_stop(arguments: str) -> None:
    ours = f"{sys.executable} -m metro2033.cli {arguments}; echo $? >&2"
    done = subprocess.run(
        ["/bin/sh", "-c", f"({ours}) | true"], capture_output=True, text=True, check=False
    )
    assert done.stderr == "0\n"
