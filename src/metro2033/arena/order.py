"""What a tournament is: everything that determines how its matches go."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import metro2033
from metro2033 import __version__
from metro2033.agents.program_agent import LIMIT
from metro2033.agents.seat_agent import MOST_FAULTS
from metro2033.arena.plan import MOST_BOTS, Plan, plan
from metro2033.catalog import game
from metro2033.engine.kernel.game import Game
from metro2033.i18n import Complaint
from metro2033.research import POLICY

DECIDING: Final = (
    "engine/**/*.py",
    "content/*.py",
    "bots/*.py",
    "agents/*.py",
    "arena/match.py",
    "arena/plan.py",
    "figures/story.py",
    "editions/**/*.py",
    "editions/*/network-*.bin",
)
"""Files of the package that determine how matches go and what is reported."""


class BotCount(Complaint):
    """Too many bots for a tournament, or none."""


@cache
def code_digest() -> str:
    """The hash of what determines how matches go: results of other bots or rules do not mix."""
    return sha256(b"".join(file.read_bytes() for file in deciding_files())).hexdigest()[:16]


def deciding_files() -> list[Path]:
    """The files that determine how matches go, in a fixed order."""
    root = Path(metro2033.__file__).parent
    return [file for pattern in DECIDING for file in sorted(root.glob(pattern))]


def policy_digest(bot: str) -> str:
    """The hash of a policy file, or "" if there is none."""
    file = Path(bot.removeprefix(POLICY))
    return sha256(file.read_bytes()).hexdigest()[:16] if file.is_file() else ""


@dataclass(frozen=True)
class Order:
    """A tournament to play.

    `bots` are names of agents. Factions and heroes are dealt by the plan unless the bots draft
    them. With `has_stories`, each match reports what cards did in it. `records` is the folder for
    the records of all matches.
    """

    edition: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    rules: dict[str, int] = field(default_factory=dict)
    content: Path | None = None
    limit: float = LIMIT
    most_faults: int = MOST_FAULTS
    is_drafted: bool = False
    has_stories: bool = False
    records: Path | None = None

    @property
    def game(self) -> Game[Any]:
        """The edition to play."""
        return game(self.edition, self.content)

    @property
    def plan(self) -> Plan:
        """Who sits where."""
        return plan(self.bots, self.players, self.seed)

    def house_rules(self) -> dict[str, int]:
        """Every house rule with its value; drafting bots need a match in which they may draft."""
        known = [rule.name for rule in self.game.house_rules]
        draft = {"draft": 1} if self.is_drafted and "draft" in known else {}
        return self.game.settle(self.players, draft | self.rules)

    def check(self) -> None:
        """Raise BadOption or BotCount if this cannot be played."""
        self.house_rules()
        if not 1 <= len(self.bots) <= MOST_BOTS:
            raise BotCount("fault-bot-count", most=MOST_BOTS, number=len(self.bots))

    def identity(self) -> dict[str, Any]:
        """What two tournaments must have in common to have the same matches."""
        policies = {bot: policy_digest(bot) for bot in self.bots if bot.startswith(POLICY)}
        return {
            "version": __version__,
            "code": code_digest(),
            "edition": self.edition,
            "rules_version": self.game.rules_version,
            "content_digest": self.game.content_digest,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "house_rules": self.house_rules(),
            "limit": self.limit,
            "most_faults": self.most_faults,
            "is_drafted": self.is_drafted,
            "has_stories": self.has_stories,
            **({"policies": policies} if policies else {}),
        }
