"""Agents by name: a bot, `policy:file`, `python:module:Class`, or a command line."""

from __future__ import annotations

import os
import re
import shlex
import sys
from pathlib import Path
from typing import Any, Final

from metro2033.agents.agent import Agent, BotAgent
from metro2033.agents.program_agent import LIMIT, ProgramAgent
from metro2033.bots.registry import UnknownBot
from metro2033.engine.kernel.game import Game
from metro2033.i18n import Complaint, has_text, text
from metro2033.research import POLICY

PYTHON: Final = "python:"


class UnknownAgent(Complaint, LookupError):
    """A name that means no agent."""


def agent(spec: str, game: Game[Any], content: Path | None = None, limit: float = LIMIT) -> Agent:
    """The agent of that name, for a game; `limit` is the seconds a program has to answer.

    >>> from metro2033.catalog import game
    >>> type(agent("random", game("toy"))).__name__
    'BotAgent'
    """
    command = command_of(spec)
    if command:
        return ProgramAgent(command, game, content, limit)
    try:
        return BotAgent(spec, game)
    except UnknownBot as error:
        part = "policy" if spec.startswith(POLICY) else None
        raise UnknownAgent("fault-unknown-agent", part, reason=error) from None


def shown_name(spec: str, language: str) -> str:
    """The name of an agent in tables: for a bot its title and spec, for all others the spec.

    >>> shown_name("search:60", "en"), shown_name("python mybot.py", "en")
    ('Searcher (search:60)', 'python mybot.py')
    """
    message = f"bot-{spec.partition(':')[0]}"
    if not re.fullmatch(r"[a-z]+(:[0-9]+)?", spec) or not has_text(message, language):
        return spec
    return f"{text(message, None, language)} ({spec})"


def command_of(spec: str) -> list[str]:
    """The words of a command line; empty for the name of a bot."""
    if spec.startswith(PYTHON):
        name = spec.removeprefix(PYTHON)
        if not re.fullmatch(r"[\w.]+:\w+", name):
            raise UnknownAgent("fault-bot-class", text=spec)
        return [sys.executable, "-m", "metro2033.agents.host", name]
    if spec.startswith(POLICY):
        return []
    is_name = not re.search(r"\s", spec) and os.sep not in spec
    if is_name:
        return []
    try:
        return shlex.split(spec)
    except ValueError as error:
        raise UnknownAgent("fault-no-command-line", text=spec, reason=str(error)) from None
