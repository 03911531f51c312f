"""Whether a position is a puzzle: searches and whole matches in many worlds, and who finds it."""

from __future__ import annotations

from dataclasses import dataclass

from metro2033.bots.registry import bot
from metro2033.bots.reply import DEFEAT, FALL, HURT, LOSS
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.trait import ABOUT_LAW, ATTACKS, IN_FIGHT, MOVES
from metro2033.engine.kernel.word import verb_of
from mine_puzzles.position import Asked, chance, searched, won

SIMULATIONS = 1200
"""Of the searches that must agree on the best answer."""

VISITS, FEW_VISITS = 500, 150
"""Worlds in which the best answers are compared, twice, and in which all others are judged."""

RIVALS, MOST_TOLD = 4, 16
"""So many answers are compared with the best, and so many are told with their chances."""

LEAD = 0.08
"""By how much the best answer must be better, in chances to win."""

MATCHES = 40
"""Whole matches in which the best answer must win at least as often as the second."""

LEAST_CHANCE = 0.2
"""Whoever has lost anyway has nothing to find."""

WEAKER = ("heuristic:16", "heuristic:6", "heuristic", "search:60")
"""Bots of rising strength, whatever the levels are called."""
TRIES = 10
"""How often each of the weaker bots may try."""

DECISIVE, GREAT = 0.8, 0.15
"""A chance at which a match is as good as won, and a lead that decides it."""

DANGER_THEMES = {LOSS: "station", FALL: "station", DEFEAT: "safe", HURT: "safe"}
"""What a puzzle is about whose best answer averts a danger."""

SOLVED = 0.7
"""A bot solves a puzzle if it finds the answer that often."""


@dataclass(frozen=True)
class Measured:
    """A puzzle: its best answer, the chances with all, and who finds it."""

    best: int
    chances: dict[int, float]
    found: list[float]


def level(found: list[float]) -> int:
    """1 to 5: the weakest bot that solves a puzzle, 5 if none does."""
    solved = [n for n, share in enumerate(found, 1) if share >= SOLVED]
    return solved[0] if solved else len(WEAKER) + 1


def found_by(asked: Asked, best: int, seed: int) -> list[float]:
    """How often each of the weaker bots finds an answer."""
    out, shares = Offer(), []
    for n, name in enumerate(WEAKER):
        hits = 0
        for attempt in range(TRIES):
            player = bot(name, asked.game, Stream(seed + 100 * n + attempt))
            offer(asked.state, asked.seat, out)
            hits += player.choose(asked.view, asked.seat, out) == best
        shares.append(hits / TRIES)
    return shares


def measured(asked: Asked, found: list[float], best: int, seed: int) -> Measured | None:
    """The puzzle of a position; None if the answer is not clearly the best one."""
    ranked = searched(asked, seed, SIMULATIONS)
    if ranked[0] != best or searched(asked, seed + 1, SIMULATIONS)[0] != best:
        return None
    close = ranked[: RIVALS + 1]
    first, second = ({o: chance(asked, o, seed + n, VISITS) for o in close} for n in (2, 3))
    if min(_lead(first), _lead(second)) < LEAD or first[best] < LEAST_CHANCE:
        return None
    chances = {option: (first[option] + second[option]) / 2 for option in close}
    rival = max(close[1:], key=lambda option: chances[option])
    worlds = range(seed, seed + MATCHES)
    if sum(won(asked, best, w) - won(asked, rival, w) for w in worlds) < 0:
        return None
    for option in ranked[RIVALS + 1 : MOST_TOLD]:
        chances[option] = chance(asked, option, seed + 2, FEW_VISITS)
    if max(chances, key=lambda option: chances[option]) != best:
        return None
    told = {option: round(chances[option], 3) for option in chances}
    return Measured(best, told, found)


def _lead(chances: dict[int, float]) -> float:
    """How far the best answer, which comes first, is ahead of its strongest rival."""
    best, *others = chances.values()
    return best - max(others)


def themes(asked: Asked, best: int, chances: dict[int, float], danger: str) -> list[str]:
    """What a puzzle is about: what is at stake, and what kind of decision it is.

    `danger` is the one that the best answer averts, or "".
    """
    lead = _lead(chances)
    stakes = []
    if chances[best] >= DECISIVE and lead >= GREAT:
        stakes.append("win")
    if chances[best] - lead <= 1 - DECISIVE and lead >= GREAT:
        stakes.append("save")
    if danger in DANGER_THEMES:
        stakes.append(DANGER_THEMES[danger])
    return [*stakes, _kind(asked, best)]


def _kind(asked: Asked, best: int) -> str:
    traits = asked.game.questions.get(asked.kind, ())
    verb = asked.game.verbs[verb_of(best)]
    if asked.kind == "combat_card":
        return "card"
    if IN_FIGHT in traits:
        return "fight"
    if ABOUT_LAW in traits:
        return "law"
    if verb.has(ATTACKS):
        return "attack"
    return "move" if verb.has(MOVES) else "economy"
