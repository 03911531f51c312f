"""The bots by name: kinds with a strength and a style to choose, and levels made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from metro2033.bots.advice import Adviser
from metro2033.bots.bot import Bot, RandomBot
from metro2033.bots.feature import Evaluator
from metro2033.bots.fight_solver import FightSolver
from metro2033.bots.lookahead import HeuristicBot
from metro2033.bots.odds import Odds
from metro2033.bots.preview import Preview
from metro2033.bots.search import SearchBot
from metro2033.bots.sensible import SensibleBot
from metro2033.bots.value import LearnedValue
from metro2033.catalog import EDITIONS, pack
from metro2033.engine.kernel.game import BadOption, Game
from metro2033.engine.kernel.source import Source
from metro2033.engine.model.edition import Edition

KINDS: Final = ["random", "heuristic", "search", "learned"]
"""`heuristic:E` overlooks answers where that costs up to E hundredths of the chance to win;
`search:N` makes N simulations, `search:Ts` takes T seconds a question. `learned` looks one answer
ahead, `learned:N` and `learned:Ts` search, all with the networks of the edition. A style may
follow: `learned:300+aggressor`."""

STYLES: Final = ["beginner", "aggressor", "trader", "turtle", "hunter"]
"""What bots may value more, or less, than others do; each edition has weights for them."""

LEVELS: Final = {
    "newcomer": "heuristic:2+beginner",
    "trader": "heuristic:4+trader",
    "guard": "heuristic:4+turtle",
    "stalker": "heuristic",
    "raider": "search:30+aggressor",
    "ranger": "learned:40+hunter",
    "commander": "learned:2250",
}
"""The levels of difficulty, the easiest first."""

SIMULATIONS: Final = 1000
"""The default number of simulations of `search`."""

WORLDS: Final = 1
"""In how many worlds the heuristic bot takes its first look."""

LEARNED_WORLDS: Final = 4
"""In how many worlds the learned bot takes its first look."""


class UnknownBot(BadOption):
    """A bot that does not exist, or that does not play this game."""


def parts(name: str, edition: str) -> tuple[str, str, str]:
    """What a name means in an edition: the kind of bot, its strength and its style."""
    own = pack(edition).levels if edition in EDITIONS else {}
    body, _, style = own.get(name, LEVELS.get(name, name)).partition("+")
    kind, _, strength = body.partition(":")
    return kind, strength, style


def bot(
    name: str,
    game: Game[Any],
    source: Source,
    left: Sequence[int] = (),
    has_dismissed: bool = False,
) -> Bot:
    """A bot of that name for a game; it draws its numbers from `source`.

    Where it begins in the middle, `left` are the stations that its hero has no reason to go back
    to, and `has_dismissed` says whether it has dismissed soldiers in this round.
    """
    kind, strength, style = parts(name, game.name)
    if kind not in KINDS or (style and style not in STYLES) or (kind == "random" and strength):
        known = ", ".join(all_names())
        text = f"unknown bot {name!r}; known: {known}"
        raise UnknownBot(text, "fault-unknown-bot", {"name": name, "known": known})
    if kind == "random":
        return RandomBot(source)
    judge = evaluator(game, style)
    thinking = thinking_bot(name, game, source, judge)
    return SensibleBot(game, thinking, judge, list(left), has_dismissed)


def thinking_bot(name: str, game: Game[Any], source: Source, judge: Evaluator) -> Bot:
    """A bot that weighs its answers."""
    kind, strength, _ = parts(name, game.name)
    if kind == "heuristic":
        error = number(name, strength, 0.0) / 100.0
        return HeuristicBot(game, judge, source, WORLDS, error)
    value = learned_value(game, judge) if kind == "learned" else None
    if value is not None and not strength:
        return HeuristicBot(game, judge, source, LEARNED_WORLDS, 0.0, value)
    if strength.endswith("s"):
        return SearchBot(game, judge, source, 0, number(name, strength[:-1], 0.0), value)
    return SearchBot(game, judge, source, int(number(name, strength, SIMULATIONS)), 0.0, value)


def learned_value(
    game: Game[Any], judge: Evaluator, own: dict[int, bytes] | None = None
) -> LearnedValue:
    """What networks have learned of a game: those of its edition, or others."""
    assert isinstance(game, Edition)
    return LearnedValue(judge, pack(game.name).encoder(game), own)


def number(name: str, strength: str, otherwise: float) -> float:
    """The strength in the name of a bot."""
    try:
        found = float(strength) if strength else otherwise
    except ValueError:
        found = -1.0
    if not 0.0 <= found < 1e9:
        raise UnknownBot(
            f"bot {name!r} needs a number after the colon, such as search:500",
            "fault-bot-strength",
            {"name": name},
        )
    return found


def adviser(game: Game[Any], source: Source) -> Adviser:
    """The adviser of a game, with all that networks have learned about it."""
    judge = evaluator(game)
    return Adviser(game, judge, source, learned_value(game, judge))


def odds(game: Game[Any]) -> Odds:
    """The solver of fights in a game."""
    return Odds(game, fight_solver(game))


def preview(game: Game[Any]) -> Preview:
    """The preview of answers in a game."""
    return Preview(game, evaluator(game), fight_solver(game))


def fight_solver(game: Game[Any]) -> FightSolver:
    """What computes the fights of a game."""
    if isinstance(game, Edition):
        return pack(game.name).fight_solver(game)
    raise no_bot(game)


def evaluator(game: Game[Any], style: str = "") -> Evaluator:
    """What measures positions of a game, as a style values them."""
    if isinstance(game, Edition):
        return pack(game.name).evaluator(game, style)
    raise no_bot(game)


def no_bot(game: Game[Any]) -> UnknownBot:
    """Why only the random bot knows a game."""
    text = f"no bot but random plays {game.name}"
    return UnknownBot(text, "fault-only-random", {"name": game.name})


def all_names() -> list[str]:
    """Every name without a strength."""
    return [*KINDS, *LEVELS]


def usual_for(game: Game[Any]) -> str:
    """The default opponent."""
    return "stalker" if isinstance(game, Edition) else "random"


def names_for(game: Game[Any]) -> list[str]:
    """The bots that play a game: the kinds, then the levels from easy to hard."""
    return all_names() if isinstance(game, Edition) else KINDS[:1]
