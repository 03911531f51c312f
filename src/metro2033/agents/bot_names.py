"""Bots by name: built-in ones, and trained policies by file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from metro2033.bots import registry
from metro2033.bots.bot import Bot
from metro2033.bots.registry import LEVELS, UnknownBot
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.source import Source
from metro2033.form import engine_form
from metro2033.i18n import Complaint
from metro2033.research import POLICY

VARIABLE: Final = "METRO2033_POLICIES"
"""The policy files a server offers, separated by commas; a seat names one by its stem."""


def bot(
    name: str,
    game: Game[Any],
    source: Source,
    left: Sequence[int] = (),
    has_dismissed: bool = False,
) -> Bot:
    """The bot of that name: `policy:FILE`, or a name in the registry."""
    if not name.startswith(POLICY):
        return registry.bot(name, game, source, left, has_dismissed)
    file = offered().get(name, Path(name.removeprefix(POLICY)))
    edition_of_policy(file)
    from metro2033.research.policy import BadPolicy, policy_bot

    try:
        return policy_bot(file, game)
    except BadPolicy as error:
        raise UnknownBot(str(error), error.message, error.values) from None


def edition_of_policy(file: Path) -> str:
    """The edition a policy file plays; UnknownBot if it cannot be used."""
    try:
        from metro2033.research.policy import BadPolicy, load
    except ModuleNotFoundError as error:
        missing = Complaint("fault-not-installed", name=error.name, extra="research")
        raise UnknownBot(str(missing), missing.message, missing.values) from None
    try:
        return load(file).edition
    except BadPolicy as error:
        raise UnknownBot(str(error), error.message, error.values) from None


def offered() -> dict[str, Path]:
    """The policies a server offers, by the names seats use."""
    texts = [text.strip() for text in os.environ.get(VARIABLE, "").split(",")]
    return {POLICY + Path(text).stem: Path(text) for text in texts if text}


def plays(file: Path, game: Game[Any]) -> bool:
    """Whether a policy file can be loaded now, and is for a game: files may vanish."""
    try:
        return edition_of_policy(file) == game.name
    except UnknownBot:
        return False


def names_for(game: Game[Any]) -> list[str]:
    """The bots a server offers for a game: kinds, policies, then levels from easy to hard."""
    known = registry.names_for(game)
    policies = [name for name, file in offered().items() if plays(file, game)]
    levels = [name for name in known if name in LEVELS]
    return [*[name for name in known if name not in LEVELS], *policies, *levels]


def advice_simulations() -> int:
    """How long an adviser thinks: as long as the strongest bot, or a second in plain Python."""
    return 2250 if engine_form() == "compiled" else 300
