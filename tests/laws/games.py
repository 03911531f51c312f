"""The games under the laws. A new edition is added to the tables here, and nowhere else."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import seed as fix_seed
from hypothesis import strategies as st

from effort import EFFORT, SEED
from laws.first_secret import first_secrets
from laws.second_secret import second_secrets
from laws.secret import Secrets, toy_secrets
from metro2033 import catalog
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.game import BadOption, Game
from metro2033.engine.kernel.source import Stream

GAMES = ["toy", "first", "second"]

BOUNDS: dict[str, dict[str, tuple[int, int]]] = {
    "toy": {},
    "first": {"most_rounds": (2, 8)},
    "second": {"most_rounds": (2, 12)},
}
"""House rules that stay within other bounds here: random play would take hundreds of rounds."""

EXAMPLES = {"toy": 1.0, "first": 0.2, "second": 0.2}
"""How much of the usual number of matches is played: those of an edition are long."""

MOST_ANSWERS = {
    "toy": 50 * (1 + 4 * 3),
    "first": 100 + 8 * 6 * 60,
    "second": 40 + 12 * 6 * 40,
}
"""By when a match must be over: for the toy 50 rounds of a lamp and four turns.

For the editions the set-up, then eight or twelve rounds of six seats at sixty or forty answers.
"""

SECRETS: dict[str, Secrets] = {
    "toy": toy_secrets,
    "first": first_secrets,
    "second": second_secrets,
}
"""What a viewer may not know, written independently of the game's own views."""

UNREACHED: dict[str, set[str]] = {
    "toy": set(),
    "first": {
        # Needs items, which come in long matches: tests/replays and tests/scenarios have them.
        *("face", "threat_returned", "fight_with", "knock_out", "relocate", "rob", "steal"),
        *(
            "equipment_taken",
            "fighter_chosen",
            "hero_knocked_out",
            "KnockOutFrame",
            "RelocateFrame",
            "RobFrame",
        ),
        # They give way to other frames before anybody is asked.
        *("ChooseMissionFrame", "HeroLostFrame", "ResponseFrame"),
        # Only written positions open it: test_written has it.
        "OpenCardFrame",
    },
    "second": {
        # Needs a long match: tests/replays and tests/scenarios have them.
        *("donate", "donated", "produce", "ProductionFrame"),
        # Needs two missions of one goal: tests/scenarios have it.
        "CompletionFrame",
        # They give way to other frames before anybody is asked.
        *("BeforeVoteFrame", "BonusFrame", "PhaseFrame"),
        # Only written positions open it: test_written has it.
        "OpenCardFrame",
        # Words of other editions, which share the lists.
    },
}
"""Verbs, events and frames that random play cannot be expected to meet."""

FOREIGN: dict[str, set[str]] = {
    "first": {
        *("aim", "bury_law", "bury_threat", "capture", "commit", "complete", "defend"),
        *("draw_combat",),
        *("draw_law", "first_player", "keep_equipment", "lift_law", "lift_threat", "maintain"),
        *("market", "move", "obtain", "place_threat", "produce", "receive_mission", "renew"),
        *("retreat", "scout", "settle", "start", "use_mission", "vote_against", "vote_for"),
        *("aimed", "army_obtained", "combat_dealt", "combat_shown", "defence_chosen"),
        *("defence_named", "equipment_seen", "exchanged", "figure_placed", "hero_rested"),
        *("hero_wounded", "law_buried", "law_looked", "law_opened", "law_passed"),
        *("law_rejected", "market_filled", "market_renewed", "mission_rejected"),
        *("mission_used", "phase_began", "polis_fought", "round_began"),
        *("stage_began", "station_settled", "threat_buried", "threat_looked"),
        *("threat_placed", "threat_scouted", "vote_cast"),
    },
}
"""Verbs and events of other editions, which share the lists."""

LAST_WORDS = {"second": ("donate", "match_ended")}
"""Where a game's own verbs and events end, if other editions add theirs to the lists."""

WALKS = {"toy": 60, "first": 200, "second": 60}
"""How many matches are walked to reach everything else."""

UNSEALED = {"first"}
"""Games that ask nothing of several seats at once."""


def vocabulary(game: Game[Any]) -> list[set[str]]:
    """The names of a game's verbs, events and frames."""
    verbs = [verb.name for verb in game.verbs]
    events = [event.name for event in game.events]
    last_verb, last_event = LAST_WORDS.get(game.name, (verbs[-1], events[-1]))
    frames = {frame.__name__ for frame in game.frames}
    foreign = FOREIGN.get(game.name, set())
    return [
        set(verbs[: verbs.index(last_verb) + 1]) - foreign,
        set(events[: events.index(last_event) + 1]) - foreign,
        frames,
    ]


@dataclass(frozen=True)
class Match:
    """A game at one number of seats."""

    name: str
    seats: int

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}"

    @property
    def game(self) -> Game[Any]:
        return catalog.game(self.name)

    @property
    def viewers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]

    def start(self, seed: int) -> Any:
        """A fresh match; every other seed plays by house rules of its own, if these go together."""
        source = Stream(seed)
        bounds = BOUNDS[self.name]
        rules = {}
        for rule in self.game.house_rules if source.below(2) else []:
            low, high = bounds.get(rule.name, (rule.least, rule.most))
            rules[rule.name] = low + source.below(high - low + 1)
        least = {name: high for name, (_, high) in bounds.items()}
        try:
            return self.game.new(self.seats, self.game.settle(self.seats, least | rules))
        except BadOption:
            return self.game.new(self.seats, self.game.settle(self.seats, least))


MATCHES = [
    Match(name, seats)
    for name in GAMES
    for seats in range(catalog.game(name).least_seats, catalog.game(name).most_seats + 1)
]

every_match = pytest.mark.parametrize("match", MATCHES, ids=str)

seeds = st.integers(0, 2**62)

Law = Callable[[Match, int], None]


def law(examples: int) -> Callable[[Law], Callable[[Match], None]]:
    """A test of every match over random seeds."""

    def over_seeds(test: Law) -> Callable[[Match], None]:
        @every_match
        def over_matches(match: Match) -> None:
            @settings(
                max_examples=EFFORT * max(2, round(examples * EXAMPLES[match.name])),
                deadline=None,
                suppress_health_check=[HealthCheck.too_slow],
            )
            @given(seed=seeds)
            def holds(seed: int) -> None:
                test(match, seed)

            if settings().derandomize:
                # Each law has matches of its own.
                holds = fix_seed(f"{test.__name__} {match}{SEED or ''}")(holds)
            holds()

        over_matches.__doc__ = test.__doc__
        return over_matches

    return over_seeds
