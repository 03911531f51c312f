"""Importing this module registers `metro2033_first` and `metro2033_second` with OpenSpiel.

Draws are chance nodes with known odds. Seats that answer secretly at the same time do so one after
another, without learning what the others answered.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from metro2033.engine.kernel.codec import frame_table, state_from_data, state_to_data
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import Log, redact
from metro2033.engine.kernel.helper import asking, is_discreet
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.model.state import State
from metro2033.research.fast.lane import win_rewards
from metro2033.research.space import Space, learnable, space_of
from metro2033.scenario.wording import event_text
from metro2033.table.keys import codec_of

PREFIX: Final = "metro2033_"
LONGEST: Final = 100_000
"""The longest match, in answers of seats: OpenSpiel needs a bound."""

DICE: Final = 21
"""Distinct throws of two dice."""

PLAYERS: Final = "players"


class Play:
    """A match and what each seat has learnt; questions with a single option are skipped."""

    def __init__(self, space: Space, state: State, heard: list[list[str]], answers: Any) -> None:
        self.space: Final = space
        self.state: Final = state
        self.heard: Final = heard
        self.answers: Final = answers
        self.offer: Final = Offer()
        self.seat = self._settle()

    @classmethod
    def new(cls, space: Space, players: int, rules: dict[str, int]) -> Play:
        """A new match."""
        state = space.game.new(players, space.game.settle(players, rules))
        answers = np.zeros((players, space.action_count), np.int8)
        return cls(space, state, [[] for _ in range(players)], answers)

    def __deepcopy__(self, memo: Any) -> Play:
        heard = [[*lines] for lines in self.heard]
        return Play(self.space, self.state.clone(), heard, self.answers.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        data = state_to_data(self.state)
        return restored, (self.space.game.name, data, self.heard, self.answers)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.heard)

    def options(self) -> list[int]:
        """The packed words of the options offered now."""
        return [int(word) for word in self.offer.options[: self.offer.count]]

    def odds(self) -> list[float]:
        """The chances of nature's options."""
        weights = self.offer.weights[: self.offer.count]
        return [int(weight) / int(self.offer.total) for weight in weights]

    def take(self, word: int) -> None:
        """Answer the open question, and the forced ones after it."""
        if self.seat != CHANCE:
            action = self.space.action(word, self.seat, self.seats)
            self.answers[self.seat, action] += self.answers[self.seat, action] < 127
            self.heard[self.seat].append("> " + codec_of(self.space.game).key(word))
        self._apply(word)
        self.seat = self._settle()

    def _settle(self) -> int:
        """Give forced answers; return the seat that has a choice, or -1 at the end."""
        while (seat := int(asked_seat(self.state))) >= 0:
            offer(self.state, seat, self.offer)
            if self.offer.count > 1 or (seat != CHANCE and is_discreet(self.state)):
                break
            self._apply(int(self.offer.options[0]))
        return seat

    def _apply(self, word: int) -> None:
        """Apply an answer, and tell each seat what it may know of the events."""
        log = self.state.log = Log()
        apply(self.state, asked_seat(self.state), word)
        self.state.log = None
        codec = codec_of(self.space.game)
        for seat, lines in enumerate(self.heard):
            lines += [event_text(codec, redact(event, seat)) for event in log.events]

    def observed(self, seat: int) -> str:
        """What a seat may know now, as text."""
        told = {"question": self.question(), "facts": self.space.game.facts(self.view(seat))}
        return json.dumps(told, sort_keys=True)

    def view(self, seat: int) -> State:
        """What a seat may know now."""
        return self.space.game.view(self.state, seat)

    def question(self) -> str:
        """Who is asked what, which is public."""
        if self.seat < 0:
            return "over"
        who = "nature" if self.seat == CHANCE else str(self.seat + 1)
        return f"{who}:{asking(self.state).asks()}"

    def learnt(self, seat: int) -> str:
        """Everything a seat has answered and learnt, and what it may know now."""
        return "\n".join([*self.heard[seat], self.observed(seat)])


def restored(edition: str, data: Any, heard: list[list[str]], answers: Any) -> Play:
    """A match that was pickled."""
    space = space_of(edition)
    state = state_from_data(space.game.blank(), data, frame_table(space.game.frames))
    return Play(space, state, heard, answers)


class MetroGame(pyspiel.Game):  # type: ignore[misc]
    """An edition; its parameters are `players` and the house rules."""

    EDITION = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        edition = self.EDITION
        chosen = {**defaults(edition), **(params or {})}
        self.space: Final = space_of(edition)
        self.players: Final = int(chosen.pop(PLAYERS))
        self.rules: Final = {name: int(value) for name, value in chosen.items()}
        self.space.game.settle(self.players, self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.action_count,
            max_chance_outcomes=most_outcomes(self.space),
            num_players=self.players,
            min_utility=-1.0 / (self.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(edition), info, params or {})

    def new_initial_state(self) -> MetroState:
        """A new match."""
        return MetroState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> MetroObserver | None:
        """The observer of a player; there is none without private information."""
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return MetroObserver(self.space, bool(kind.perfect_recall))


class MetroState(pyspiel.State):  # type: ignore[misc]
    """A match at a question to a seat or to nature."""

    def __init__(self, game: MetroGame) -> None:
        super().__init__(game)
        self.play = Play.new(game.space, game.players, game.rules)

    def current_player(self) -> int:
        """Who is asked."""
        if self.play.seat < 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.play.seat == CHANCE else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        """The actions that are offered."""
        play = self.play
        return sorted(play.space.action(word, player, play.seats) for word in play.options())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes by number, with their chances."""
        return [*enumerate(self.play.odds())]

    def _apply_action(self, action: int) -> None:
        """Take an answer."""
        self.play.take(self._word(self.play.seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        """The key of an answer."""
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        return codec_of(self.play.space.game).key(self._word(seat, action))

    def _word(self, seat: int, action: int) -> int:
        if seat == CHANCE:
            return self.play.options()[action]
        return self.play.space.word(action, seat, self.play.seats)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.play.seat < 0

    def returns(self) -> list[float]:
        """What each player has won; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.play.seats
        return win_rewards(self.play.space.game.ranking(self.play.state))

    def __str__(self) -> str:
        return json.dumps(self.play.space.game.facts(self.play.state), sort_keys=True)


class MetroObserver:
    """Arrays and text for a player: what it may know now, or also what it has learnt.

    With perfect recall, the text has everything the player has answered and heard. The arrays add
    how often it has given each answer: an abstraction whose size does not depend on the match.
    """

    def __init__(self, space: Space, has_recall: bool) -> None:
        size = space.observation_size
        self.space: Final = space
        self.has_recall: Final = has_recall
        self.tensor: Final = np.zeros(size + space.action_count * has_recall, np.float32)
        self.dict: Final[dict[str, Any]] = {}
        at = 0
        for name, table in space.entities(np.zeros(size, np.int8)).items():
            self.dict[name] = self.tensor[at : at + table.size].reshape(table.shape)
            at += table.size
        if has_recall:
            self.dict["answers"] = self.tensor[at:]

    def set_from(self, state: MetroState, player: int) -> None:
        """Fill the arrays."""
        size = self.space.observation_size
        self.tensor[:size] = self.space.observe(state.play.state, player)
        if self.has_recall:
            self.tensor[size:] = state.play.answers[player]

    def string_from(self, state: MetroState, player: int) -> str:
        """The text."""
        return state.play.learnt(player) if self.has_recall else state.play.observed(player)


def defaults(edition: str) -> dict[str, int]:
    """The default parameters of a game."""
    rules = {rule.name: rule.default for rule in space_of(edition).game.house_rules}
    return {PLAYERS: 2, **rules}


def most_outcomes(space: Space) -> int:
    """The most outcomes of a draw: kinds of cards, seats, or throws of dice."""
    return max(DICE, *[len(slugs) for slugs in space.game.slugs.values()])


@cache
def game_type(edition: str) -> Any:
    """How an edition is described to OpenSpiel."""
    return pyspiel.GameType(
        short_name=PREFIX + edition,
        long_name=f"Metro 2033, {edition} edition",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults(edition),
    )


def game_class(name: str) -> type[MetroGame]:
    """A class for the game of an edition, as OpenSpiel needs it."""

    class EditionGame(MetroGame):
        EDITION = name

    return EditionGame


for name in learnable():
    if PREFIX + name not in pyspiel.registered_names():
        pyspiel.register_game(game_type(name), game_class(name))
