"""Runs the command line for tests: inside this process, or as a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import pytest
from typer.testing import CliRunner

from metro2033.cli import main
from metro2033.cli.app import app
from metro2033.cli.speech import speaking, spoken, taken_out


@dataclass(frozen=True)
class Outcome:
    """What a command ended with and wrote."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def metro(capsys: pytest.CaptureFixture[str], *arguments: str) -> Outcome:
    """Run a command as the entry point does; variables that it sets do not stay."""
    with patch.dict(os.environ):
        code = main(arguments)
    written = capsys.readouterr()
    return Outcome(code, written.out, written.err)


def typed(text: str, *arguments: str) -> Outcome:
    """Run a command that asks, with what a player types."""
    code, words = taken_out(arguments)
    with speaking(spoken(code)):
        result = CliRunner().invoke(app, words, input=text)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Outcome(result.exit_code, result.stdout, result.stderr)


def process(*arguments: str, typed: str = "", **environment: str) -> Outcome:
    """Run a command as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "metro2033.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def is_one_line(outcome: Outcome) -> bool:
    """Whether the complaint is one line, without a traceback, and nothing else was written."""
    is_short = outcome.err.count("\n") == 1 and outcome.err.startswith("metro2033: ")
    return is_short and outcome.out == "" and "Traceback" not in outcome.err
